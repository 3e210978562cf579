"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "ecarte-stand": Receipt(0.063, 0.0667, 1000, 16152, "receipt", 4, (-1.0, 1.0, 0.0, 1.0, 0.0)),
    "ecarte-propose": Receipt(0.516, 0.1015, 1000, 1483, "receipt", 4, (1.0, 0.0, 1.0, 1.0, -2.0)),
    "ecarte-refuse": Receipt(0.219, 0.06, 1000, 20663, "receipt", 4, (0.0, -1.0, -1.0, 0.0, -1.0)),
    "ecarte-accept": Receipt(0.278, 0.1245, 1000, 2356, "receipt", 4, (1.0, 0.0, 0.0, 0.0, 2.0)),
    "ecarte-keep": Receipt(0.348, 0.0962, 1000, 2287, "receipt", 4, (4.0, 0.0, 4.0, 0.0, -1.0)),
    "ecarte-king": Receipt(0.999, 0.0158, 1000, 2445, "receipt", 4, (1.0, 1.0, 1.0, 1.0, 1.0)),
    "ecarte-top": Receipt(0.076, 0.024, 1000, 7137, "receipt", 4, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-save": Receipt(0.148, 0.0587, 1000, 1428, "receipt", 4, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-guarded": Receipt(0.02, 0.0416, 1000, 1647, "receipt", 4, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "ecarte-two-won": Receipt(0.009, 0.0403, 1000, 2130, "receipt", 4, (0.0, 0.0, 0.0, 0.0, 0.0)),
}
