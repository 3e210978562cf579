"""Portraits of the opponents, in the manner of the court cards."""
