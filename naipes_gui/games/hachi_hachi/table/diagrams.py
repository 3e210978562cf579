"""Positions that show the rules of Hachi-Hachi; seat 0 deals and plays first."""

from functools import partial

from naipes_gui.core.diagram import Diagram, Show
from naipes_gui.core.text import phrase

_OPEN = partial(Diagram, players=3, dealer=0)
_CAPTURES = partial(_OPEN, rule="2.4", show=Show.CAPTURES)
_HAND = "01H 02K1 03R 05K1 07R 09K1 10T"

DIAGRAMS = (
    _CAPTURES(
        words=phrase("diagrams", "One of its month: you take both"),
        held={"hand:0": _HAND, "field": "01R 04T 06K1 08K1 11T 12K1"},
        moves=("play 01H",),
        meant="01R",
    ),
    _CAPTURES(
        words=phrase("diagrams", "Three of its month: you take all four"),
        rule="2.5",
        held={"hand:0": _HAND, "field": "01R 01K1 01K2 08K1 11T 12K1"},
        moves=("play 01H",),
        meant="01R 01K1 01K2",
    ),
    _CAPTURES(
        words=phrase("diagrams", "Two of its month: you choose one"),
        held={"hand:0": _HAND, "field": "01R 01K1 06K1 08K1 11T 12K1"},
        moves=("play 01H take 01R",),
        meant="01R",
    ),
    _CAPTURES(
        words=phrase("diagrams", "None of its month: it stays there"),
        held={"hand:0": _HAND, "field": "02T 04T 06K1 08K1 11T 12K1"},
        moves=("play 01H",),
        meant="",
    ),
    _OPEN(
        rule="2.8",
        words=phrase("diagrams", "Three of March in the hand as it was dealt"),
        show=Show.HAND,
        held={"hand:0": "03H 03R 03K1 05T 07K1 09R 10T", "field": "01R 04T 06K1 08K1 11T 12K1"},
        meant="03H 03R 03K1 05T 07K1 09R 10T",
    ),
    _OPEN(
        rule="2.9",
        words=phrase("diagrams", "The three poem ribbons"),
        show=Show.COMBINATION,
        held={"hand:0": "04R 05K1 06T 07K1 09T 10T 11R", "field": "12K1 04T 06K1 08K1 11T 12K2"},
        laid={"captured:0": "01R 02R 03R 08H 01K1"},
        meant="01R 02R 03R",
    ),
    _OPEN(
        rule="2.9",
        words=phrase("diagrams", "Boar, deer and butterflies"),
        show=Show.COMBINATION,
        held={"hand:0": "04R 05K1 02T 07K1 09T 12H 11R", "field": "12K1 04T 06K1 08K1 11T 12K2"},
        laid={"captured:0": "06T 07T 10T 08K2"},
        options={"inoshikacho": True},
        meant="06T 07T 10T",
    ),
    _OPEN(
        rule="2.12",
        words=phrase("diagrams", "Everybody settles with everybody: the sums make zero"),
        show=Show.ACCOUNT,
        held={"hand:0": _HAND, "field": "01R 04T 06K1 08K1 11T 12K1"},
        moves=("*",),
        options={"profile": "rulebook"},
        meant="-34 -46 80",
    ),
)
