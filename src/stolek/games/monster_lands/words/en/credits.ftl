game-owners = Second Gate Games, and Dracma 3D, S.L. (trademarks)
