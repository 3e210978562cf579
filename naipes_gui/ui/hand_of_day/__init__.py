"""The hand of the day: every day one of each game, the same for everybody."""
