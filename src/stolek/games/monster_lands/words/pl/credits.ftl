game-owners = Second Gate Games i Dracma 3D, S.L. (znaki towarowe)
