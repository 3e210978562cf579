"""Positions that show the rules of La Mosca; seat 2 deals, so seat 0 speaks first."""

from functools import partial

from naipes_gui.core.diagram import Diagram, Show
from naipes_gui.core.text import phrase

_OPEN = partial(Diagram, players=3, dealer=2)
_ALLOWED = partial(_OPEN, show=Show.ALLOWED, rule="3.15")
_STAY = ("stay", "stay", "stay")

DIAGRAMS = (
    _ALLOWED(
        words=phrase("diagrams", "Beat it with a higher card of the suit"),
        held={
            "hand:0": "QS TC 8D 7C 9H", "hand:1": "AS KS TS 8C 7H", "hand:2": "JS 9S QD KC 8H",
            "turnup": "TH",
        },
        moves=(*_STAY, "play QS"),
        meant="KS",
    ),
    _ALLOWED(
        words=phrase("diagrams", "None of the suit: trump it"),
        held={
            "hand:0": "QS TC 8D 7C 9H", "hand:1": "KH 7H QD KC 8C", "hand:2": "JS 9S AD AC 8H",
            "turnup": "TH",
        },
        moves=(*_STAY, "play QS"),
        meant="KH 7H",
    ),
    _ALLOWED(
        words=phrase("diagrams", "Trumped already: a higher trump"),
        held={
            "hand:0": "QS TC 8D 7C 9H", "hand:1": "JH 7D QD KC 8C", "hand:2": "KH 8H AD AC TD",
            "turnup": "TH",
        },
        moves=(*_STAY, "play QS", "play JH"),
        meant="KH",
    ),
    _ALLOWED(
        words=phrase("diagrams", "Trumped, but of the suit: follow only"),
        held={
            "hand:0": "9S TC 8D 7C 9H", "hand:1": "JH 7D QD KC 8C", "hand:2": "KS 8S AD AC KH",
            "turnup": "TH",
        },
        moves=(*_STAY, "play 9S", "play JH"),
        meant="KS 8S",
    ),
    _OPEN(
        rule="3.16",
        words=phrase("diagrams", "The trump takes it"),
        show=Show.TAKES,
        held={
            "hand:0": "KS TC 8D 7C 9H", "hand:1": "7H 7D QD KC 8C", "hand:2": "AS 8S AD AC KH",
            "turnup": "TH",
        },
        moves=(*_STAY, "play KS", "play 7H", "play AS"),
        meant="7H",
    ),
    _OPEN(
        rule="3.19",
        words=phrase("diagrams", "83 points take the pool"),
        show=Show.ACCOUNT,
        held={
            "hand:0": "KS QS 8D 7C 9H", "hand:1": "AS TS KD 8C 7H", "hand:2": "JS 9S QD KC 8H",
            "turnup": "TH",
        },
        moves=(
            *_STAY, "play KS", "play TS", "play 9S", "play QS", "play AS", "play JS", "play 8D",
            "play KD", "play QD", "play 8C", "play KC", "play 7C", "play 8H", "play 9H", "play 7H",
        ),
        meant="3 0 -3",
    ),
)  # fmt: skip
