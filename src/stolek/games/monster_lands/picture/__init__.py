"""The parts of the table as it is seen: the two halves of the board, the clans, and where they lie."""
