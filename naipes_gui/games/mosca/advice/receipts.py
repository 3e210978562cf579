"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "mosca-none": Receipt(0.196, 0.1041, 1000, 1600, "receipt", 6, (0.0, 2.0, -3.0, 2.0, 2.0)),
    "mosca-one": Receipt(-0.765, 0.123, 1000, 1224, "receipt", 6, (0.0, -3.0, 0.0, -3.0, 0.0)),
    "mosca-two": Receipt(2.306, 0.12, 1000, 2356, "receipt", 6, (3.0, 3.0, 0.0, 3.0, 3.0)),
    "mosca-kings": Receipt(0.182, 0.1032, 1000, 13978, "receipt", 6, (-2.0, 0.0, 0.0, 0.0, 0.0)),
    "mosca-dealer": Receipt(1.075, 0.116, 1000, 7493, "receipt", 6, (3.0, 0.0, -2.0, 0.0, -2.0)),
    "mosca-keep-trumps": Receipt(
        0.713, 0.1188, 1000, 1006, "receipt", 6, (-3.0, 3.0, 3.0, -3.0, 0.0)
    ),
    "mosca-change-kings": Receipt(
        -0.172, 0.1213, 1000, 1485, "receipt", 6, (0.0, -2.0, -3.0, 0.0, -3.0)
    ),
    "mosca-top": Receipt(-0.213, 0.0833, 1000, 1429, "receipt", 6, (0.0, 0.0, -3.0, 0.0, 0.0)),
    "mosca-king": Receipt(-0.121, 0.0762, 1000, 3896, "receipt", 6, (-3.0, 0.0, 0.0, 0.0, 0.0)),
}
