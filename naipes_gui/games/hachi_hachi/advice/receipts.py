"""What was measured of the advice: written by ``python -m tools.advice``.

A row of each: its mean and half the interval, deals and dealt, seed, version, the first gains.
"""

from naipes_gui.core.advice import Receipt

RECEIPTS: dict[str, Receipt] = {
    "hachi_hachi-take": Receipt(
        9.377, 3.3694, 1000, 1000, "receipt", 5, (-1.0, -41.0, 107.0, -21.0, -8.0)
    ),
    "hachi_hachi-three": Receipt(
        5.289, 2.8688, 1000, 38451, "receipt", 5, (-39.0, -24.0, -25.0, 0.0, 0.0)
    ),
    "hachi_hachi-bright": Receipt(
        10.763, 3.0202, 1000, 1167, "receipt", 5, (0.0, 46.0, -42.0, 43.0, 0.0)
    ),
    "hachi_hachi-dearest": Receipt(
        8.516, 2.8636, 1000, 1002, "receipt", 5, (0.0, 0.0, 46.0, 0.0, 27.0)
    ),
    "hachi_hachi-ribbon": Receipt(
        -3.796, 2.3461, 1000, 1459, "receipt", 5, (21.0, 0.0, 0.0, 0.0, 0.0)
    ),
    "hachi_hachi-chaff": Receipt(
        4.65, 3.154, 1000, 1000, "receipt", 5, (-14.0, 0.0, 19.0, -6.0, -8.0)
    ),
    "hachi_hachi-pair": Receipt(
        0.099, 3.0947, 1000, 1118, "receipt", 5, (64.0, -100.0, 0.0, 54.0, 0.0)
    ),
    "hachi_hachi-gone": Receipt(
        1.659, 2.7782, 1000, 1107, "receipt", 5, (-33.0, -78.0, -6.0, 63.0, 0.0)
    ),
}
