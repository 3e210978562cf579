"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "mosca-none": Receipt(0.208, 0.1024, 1000, 1600, "receipt", 5, (0.0, 2.0, -3.0, 2.0, 2.0)),
    "mosca-one": Receipt(-0.769, 0.1227, 1000, 1224, "receipt", 5, (0.0, -3.0, 0.0, -3.0, 0.0)),
    "mosca-two": Receipt(2.293, 0.1198, 1000, 2356, "receipt", 5, (3.0, 3.0, 0.0, 3.0, 3.0)),
    "mosca-kings": Receipt(0.154, 0.102, 1000, 13978, "receipt", 5, (-2.0, 0.0, 0.0, 0.0, 0.0)),
    "mosca-dealer": Receipt(1.083, 0.1163, 1000, 7493, "receipt", 5, (3.0, 0.0, -2.0, 0.0, -2.0)),
    "mosca-keep-trumps": Receipt(
        0.696, 0.1188, 1000, 1006, "receipt", 5, (-3.0, 3.0, 3.0, -3.0, 0.0)
    ),
    "mosca-change-kings": Receipt(
        -0.162, 0.1189, 1000, 1485, "receipt", 5, (0.0, -2.0, -3.0, 0.0, -3.0)
    ),
    "mosca-top": Receipt(-0.19, 0.0792, 1000, 1429, "receipt", 5, (0.0, 0.0, -3.0, 0.0, 0.0)),
    "mosca-king": Receipt(-0.168, 0.0762, 1000, 3896, "receipt", 5, (-3.0, 0.0, 0.0, 0.0, 0.0)),
}
