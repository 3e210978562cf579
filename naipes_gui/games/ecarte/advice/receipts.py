"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "ecarte-stand": Receipt(0.07, 0.0685, 1000, 16152, "receipt", 5, (-1.0, 1.0, 0.0, 1.0, 0.0)),
    "ecarte-propose": Receipt(0.52, 0.1023, 1000, 1483, "receipt", 5, (1.0, 0.0, 1.0, 1.0, -2.0)),
    "ecarte-refuse": Receipt(
        0.205, 0.0631, 1000, 19512, "receipt", 5, (0.0, -1.0, -1.0, -3.0, 0.0)
    ),
    "ecarte-accept": Receipt(0.352, 0.1226, 1000, 2112, "receipt", 5, (1.0, 1.0, 0.0, 0.0, 0.0)),
    "ecarte-keep": Receipt(0.319, 0.0923, 1000, 1993, "receipt", 5, (4.0, 0.0, 0.0, 4.0, 0.0)),
    "ecarte-king": Receipt(1.009, 0.0134, 1000, 2445, "receipt", 5, (1.0, 1.0, 1.0, 1.0, 1.0)),
    "ecarte-top": Receipt(0.08, 0.0227, 1000, 6434, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-save": Receipt(0.13, 0.0543, 1000, 1478, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-guarded": Receipt(0.012, 0.0404, 1000, 1710, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-two-won": Receipt(0.044, 0.0363, 1000, 2152, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)),
}
