"""Tools of the house: what `dev.py` and developers use, and the package does not need."""
