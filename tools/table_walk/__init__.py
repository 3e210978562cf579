"""Lays out tables of real matches at every size a person may have, and says what is wrong."""
