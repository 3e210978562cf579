"""The opponents of NLK."""
