"""The opponents of Napoleon."""
