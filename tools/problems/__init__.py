"""Finds problems in matches that the computer plays, and chooses those that the program ships."""
