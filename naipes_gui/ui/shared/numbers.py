"""Numbers with decimals, as the reader's country writes them."""

from PySide6.QtCore import QLocale


def decimal(value: float, places: int) -> str:
    """Return a number with so many decimals and, below nothing, a minus sign."""
    # Qt refuses to write a whole number with decimals; for a type checker it is a float like any.
    return QLocale().toString(float(value), "f", places).replace("-", "−")
