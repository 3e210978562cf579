"""The opponents of La Mosca."""
