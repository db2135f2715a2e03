"""The cards and tokens of the game, a module a family."""
