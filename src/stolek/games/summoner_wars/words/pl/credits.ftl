game-owners = Plaid Hat Games i jego licencjobiorcy
