game-owners = Plaid Hat Games and its licensees
