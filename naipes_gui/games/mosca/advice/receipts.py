"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "mosca-none": Receipt(0.146, 0.1064, 1000, 1600, "receipt", 7, (0.0, 0.0, -3.0, 2.0, 2.0)),
    "mosca-one": Receipt(-0.752, 0.1231, 1000, 1224, "receipt", 7, (0.0, -3.0, 0.0, -3.0, 0.0)),
    "mosca-two": Receipt(2.25, 0.1203, 1000, 2356, "receipt", 7, (3.0, 3.0, 0.0, 3.0, 3.0)),
    "mosca-kings": Receipt(0.221, 0.1056, 1000, 13978, "receipt", 7, (-2.0, 0.0, 0.0, 0.0, -2.0)),
    "mosca-dealer": Receipt(1.049, 0.1133, 1000, 7493, "receipt", 7, (3.0, 0.0, -2.0, 0.0, -2.0)),
    "mosca-keep-trumps": Receipt(
        0.674, 0.1197, 1000, 1006, "receipt", 7, (-3.0, 3.0, 3.0, -3.0, 0.0)
    ),
    "mosca-change-kings": Receipt(
        -0.236, 0.1215, 1000, 1485, "receipt", 7, (0.0, -2.0, -3.0, 0.0, -3.0)
    ),
    "mosca-top": Receipt(-0.223, 0.0823, 1000, 1429, "receipt", 7, (0.0, 0.0, -3.0, 0.0, 0.0)),
    "mosca-king": Receipt(-0.0488, 0.0359, 4000, 15943, "receipt", 7, (-3.0, 0.0, 0.0, 0.0, 0.0)),
}
