"""By what factor what it is made up of changes what a hand weighs in the tricks.

A seat is the last as often as its hand weighs among all. Fitted to what long searches made of some
24 000 positions of three to nine players, met by players that search; ``python -m
tools.nlk_values`` plays others, tells how much of them these factors explain, and fits its own.
The last entry of a row holds beyond.
"""

ABOVE = (0.986, 1.077, 1.119, 1.168, 1.223, 1.249, 1.280, 1.198, 1.090)
"""Of a plain card, by the number of higher cards alive in its suit."""
TRUMP_ABOVE = (0.672, 0.707, 0.752, 0.811, 0.856, 0.949, 0.979, 1.087, 1.227)
BELOW = (1.451, 1.208, 1.101, 0.957)
"""By the number of lower ones."""
TRUMP_BELOW = (0.649, 0.696, 0.761, 0.885)
HELD = (
    0.656, 1.153, 1.237, 1.274, 1.199, 1.183, 1.123, 1.064, 1.008, 0.914, 0.861, 0.837, 0.861,
    0.797,
)  # fmt: skip
"""By the number of cards held, from one."""
LEADS, LEADS_LAST = 0.642, 0.037
"""If it is to lead; besides, if it leads its last card."""
REPLIES, REPLIES_LAST = 1.082, 1.090
"""The same if it is to beat or to take."""
