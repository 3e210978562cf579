"""Numbers as the reader's country writes them, with a minus sign that is one.

Whole ones are written by `naipes_gui.core.figures`, for the terminal and texts without Qt too.
"""

import re

from PySide6.QtCore import QLocale

BESIDE = re.compile(r"(?<=[=×÷+−]) (?=[\d+−])|(?<=\d) (?=[^\W\d_])")
"""The spaces between an operator and what follows it, and between a number and its unit."""


def together(text: str) -> str:
    """Keep a number with its operator and its unit in one line."""
    return BESIDE.sub("\u00a0", text)


def decimal(value: float, places: int) -> str:
    """Return a number with so many decimals and, below nothing, a minus sign."""
    # Qt refuses to write a whole number with decimals; for a type checker it is a float like any.
    return QLocale().toString(float(value), "f", places).replace("-", "−")
