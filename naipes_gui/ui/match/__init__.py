"""A match that is being played."""
