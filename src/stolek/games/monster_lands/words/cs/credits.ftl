game-owners = Second Gate Games a Dracma 3D, S.L. (ochranné známky)
