"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "napoleon-three": Receipt(
        5.953, 0.6248, 1000, 3380, "receipt", 5, (15.0, 15.0, 12.0, 12.0, 12.0)
    ),
    "napoleon-short": Receipt(8.309, 0.4538, 1000, 1161, "receipt", 5, (15.0, 9.0, 1.0, -7.0, 9.0)),
    "napoleon-headless": Receipt(
        6.432, 0.579, 1000, 2671, "receipt", 5, (9.0, -9.0, -7.0, 15.0, 12.0)
    ),
    "napoleon-first-lead": Receipt(
        1.592, 0.5118, 1000, 1737, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-second-lead": Receipt(
        1.536, 0.5691, 1000, 2086, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-stop": Receipt(1.678, 0.1979, 1000, 6247, "receipt", 5, (0.0, 6.0, 0.0, 6.0, 0.0)),
    "napoleon-lead-against": Receipt(
        0.226, 0.1462, 1000, 12963, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-throw-low": Receipt(
        0.125, 0.0675, 1000, 1749, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-misere-ace": Receipt(
        1.648, 0.686, 1000, 1482, "receipt", 5, (-15.0, 9.0, 0.0, 1.0, 9.0)
    ),
    "napoleon-misere-lead": Receipt(
        7.632, 0.8689, 1000, 1289, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "napoleon-misere-against": Receipt(
        0.282, 0.152, 1000, 1359, "receipt", 5, (0.0, 0.0, 0.0, 0.0, 0.0)
    ),
}
