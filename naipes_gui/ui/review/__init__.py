"""Costly moments shown again, cards closed, and what the other choice would have led to."""
