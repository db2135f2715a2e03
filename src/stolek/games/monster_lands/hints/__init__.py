"""What bots think of a state: odds, what things are worth, plans for paths, and which options deserve a thought."""
