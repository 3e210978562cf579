"""Choosing a game, who sits, and the rules."""
