"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "napoleon-three": Receipt(
        6.065, 0.6299, 1000, 3232, "receipt", 8, (12.0, 15.0, 12.0, 12.0, 12.0)
    ),
    "napoleon-short": Receipt(8.403, 0.4426, 1000, 1160, "receipt", 8, (12.0, 9.0, 1.0, -7.0, 9.0)),
    "napoleon-headless": Receipt(
        6.758, 0.564, 1000, 2459, "receipt", 8, (9.0, -12.0, -7.0, 12.0, 12.0)
    ),
    "napoleon-first-lead": Receipt(
        1.336, 0.4498, 1000, 2129, "receipt", 8, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-second-lead": Receipt(
        1.244, 0.5332, 1000, 2575, "receipt", 8, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-stop": Receipt(1.33, 0.1837, 1000, 9985, "receipt", 8, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "napoleon-lead-against": Receipt(
        0.302, 0.1445, 1000, 17635, "receipt", 8, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-throw-low": Receipt(
        0.0803, 0.0288, 4000, 8756, "receipt", 8, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-misere-ace": Receipt(
        1.88, 0.6953, 1000, 1640, "receipt", 8, (-15.0, 9.0, 0.0, 1.0, 9.0)
    ),
    "napoleon-misere-lead": Receipt(
        8.112, 0.8598, 1000, 1168, "receipt", 8, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-misere-against": Receipt(
        0.24, 0.1554, 1000, 1264, "receipt", 8, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
}
