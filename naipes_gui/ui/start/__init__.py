"""The page that the program starts with."""
