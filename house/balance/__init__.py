"""Balance by simulation: bots play thousands of games, and what comes of everything is counted."""
