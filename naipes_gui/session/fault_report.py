"""Hands over what went wrong where the match must go on all the same."""

import sys


def report(fault: Exception) -> None:
    """Have a fault written down with where it came from, and told, as if nothing had caught it."""
    sys.excepthook(type(fault), fault, fault.__traceback__)
