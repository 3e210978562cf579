"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "ecarte-stand": Receipt(
        0.0563, 0.0215, 10000, 161547, "receipt-3", 7, (-1.0, -1.0, 0.0, -1.0, 0.0)
    ),
    "ecarte-propose": Receipt(0.519, 0.1002, 1000, 1483, "receipt", 7, (1.0, 0.0, 1.0, 1.0, -2.0)),
    "ecarte-refuse": Receipt(
        0.183, 0.0648, 1000, 19426, "receipt", 7, (0.0, -1.0, -1.0, -3.0, 0.0)
    ),
    "ecarte-accept": Receipt(0.362, 0.1186, 1000, 2051, "receipt", 7, (1.0, 1.0, 0.0, 0.0, 0.0)),
    "ecarte-keep": Receipt(0.303, 0.0877, 1000, 1911, "receipt", 7, (4.0, 0.0, 0.0, 4.0, 0.0)),
    "ecarte-king": Receipt(1.014, 0.0127, 1000, 2498, "receipt", 7, (1.0, 1.0, 1.0, 1.0, 1.0)),
    "ecarte-top": Receipt(0.092, 0.0223, 1000, 6691, "receipt", 7, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-save": Receipt(0.123, 0.0569, 1000, 1485, "receipt", 7, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-guarded": Receipt(0.013, 0.0402, 1000, 1721, "receipt", 7, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-two-won": Receipt(0.026, 0.0368, 1000, 2176, "receipt", 7, (0.0, 0.0, 0.0, 0.0, 0.0)),
}
