"""The opponents of Hachi-Hachi."""
