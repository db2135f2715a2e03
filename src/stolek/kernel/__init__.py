"""The kernel: questions, positions, tables, chance. It knows no game."""
