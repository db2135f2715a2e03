game-owners = Plaid Hat Games a držitelé jeho licencí
