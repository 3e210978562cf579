"""The page on which problems are solved, on the real table."""
