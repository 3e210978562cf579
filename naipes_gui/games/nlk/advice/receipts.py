"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "nlk-suit-first": Receipt(0.118, 0.0328, 1000, 1000, "receipt", 3, (0.0, -1.0, 1.0, 0.0, 0.0)),
    "nlk-narrowly": Receipt(0.017, 0.0221, 1000, 1002, "receipt", 3, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "nlk-beat": Receipt(0.05, 0.034, 1000, 1000, "receipt", 3, (1.0, -1.0, 1.0, -1.0, 0.0)),
    "nlk-trump-in": Receipt(-0.001, 0.0326, 1000, 1000, "receipt", 3, (0.0, 1.0, 0.0, 0.0, 0.0)),
    "nlk-turn": Receipt(0.077, 0.0323, 1000, 1000, "receipt", 3, (0.0, 1.0, 0.0, 0.0, 0.0)),
    "nlk-low-lead": Receipt(0.042, 0.0273, 1000, 1000, "receipt", 3, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "nlk-plain-lead": Receipt(0.093, 0.0305, 1000, 1000, "receipt", 3, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "nlk-give": Receipt(0.025, 0.0349, 1000, 1000, "receipt", 3, (0.0, 1.0, 0.0, 1.0, 0.0)),
    "nlk-keep-high": Receipt(0.055, 0.0346, 1000, 1000, "receipt", 3, (0.0, 0.0, 0.0, 0.0, 0.0)),
    "nlk-last-card": Receipt(0.12, 0.0312, 1000, 2892, "receipt", 3, (0.0, 0.0, 1.0, 1.0, 0.0)),
}
