"""Positions that show the rules of Napoleon; seat 3 deals, so seat 0 speaks first."""

from functools import partial

from naipes_gui.core.diagram import Diagram, Show
from naipes_gui.core.text import phrase

_OPEN = partial(
    Diagram, players=4, dealer=3,
    options={"variant": "plain", "joker": False},
)  # fmt: skip
_HANDS = {
    "hand:0": "AS QS 9S AH 8D", "hand:1": "KS TS KH JD 9D", "hand:2": "JS QH TH AD TD",
    "hand:3": "8S 9H KD QD AC",
}  # fmt: skip
_THREE = ("bid 3", "pass", "pass", "pass")

DIAGRAMS = (
    _OPEN(
        rule="2.15",
        words=phrase("diagrams", "Follow suit, with any card of it"),
        show=Show.ALLOWED,
        held=_HANDS,
        moves=(*_THREE, "play AS"),
        meant="KS TS",
    ),
    _OPEN(
        rule="2.15",
        words=phrase("diagrams", "None of the suit: any card"),
        show=Show.ALLOWED,
        held=_HANDS,
        moves=(*_THREE, "play AS", "play TS", "play JS", "play 8S", "play QS", "play KS"),
        meant="QH TH AD TD",
    ),
    _OPEN(
        rule="2.16",
        words=phrase("diagrams", "The highest trump takes it"),
        show=Show.TAKES,
        held=_HANDS,
        moves=(
            *_THREE, "play AS", "play TS", "play JS", "play 8S", "play QS", "play KS", "play TH",
            "play 9H",
        ),
        meant="KS",
    ),
    _OPEN(
        rule="2.21",
        words=phrase("diagrams", "Three bid and made: 3 from each"),
        show=Show.ACCOUNT,
        held=_HANDS,
        moves=(
            *_THREE, "play AS", "play TS", "play JS", "play 8S", "play QS", "play KS", "play TH",
            "play 9H", "play KH", "play QH", "play AC", "play AH", "play 9S", "play 9D",
            "play TD", "play QD",
        ),
        meant="9 -3 -3 -3",
    ),
)  # fmt: skip
