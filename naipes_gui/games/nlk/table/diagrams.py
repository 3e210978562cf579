"""Positions that show the rules of NLK; seat 3 deals, so seat 0 begins."""

from functools import partial

from naipes_gui.core.cards import Card
from naipes_gui.core.diagram import Diagram, Show
from naipes_gui.core.text import phrase

_OPEN = partial(Diagram, players=4, dealer=3)
_PILES = {"pile:0": "KD", "pile:1": "9C", "pile:2": "AC", "pile:3": "KC"}
_STOCK = "KS AS JS 9S 7S QS TS JD 9H 8S QH 7C TD JH 8H 8C AD 7H TH TC 8D 7D KH QC JC 9D QD AH"
"""Everybody draws in turn; the last card makes hearts trumps, and its holder leads."""
_DEALT = ("draw", "keep") * len(_STOCK.split())

DIAGRAMS = (
    _OPEN(
        rule="1.11",
        words=phrase(
            "diagrams",
            "{card} follows {below}, of whatever suit",
            card=Card("TD"),
            below=Card("9C"),
        ),
        show=Show.TARGETS,
        held=_PILES | {"stock": "TD"},
        moves=("draw",),
        meant="9C",
    ),
    _OPEN(
        rule="1.12",
        words=phrase("diagrams", "The own top card too may be given"),
        show=Show.TARGETS,
        held={"pile:0": "TD", "pile:1": "9C", "pile:2": "9H", "pile:3": "KC"},
        meant="9C 9H",
    ),
    _OPEN(
        rule="1.17",
        words=phrase("diagrams", "A higher one of the suit, or a trump"),
        show=Show.ALLOWED,
        held=_PILES | {"stock": _STOCK},
        moves=(*_DEALT, "play 9S"),
        meant="KS 9H",
    ),
    _OPEN(
        rule="1.20",
        words=phrase("diagrams", "Trumped: only a higher trump beats it"),
        show=Show.ALLOWED,
        held=_PILES | {"stock": _STOCK},
        moves=(*_DEALT, "play 9S", "play 9H"),
        meant="JH",
    ),
    _OPEN(
        rule="1.23",
        words=phrase("diagrams", "Four players, four cards: it is turned"),
        show=Show.TAKES,
        held=_PILES | {"stock": _STOCK},
        moves=(*_DEALT, "play 9S", "play 9H", "play JH", "play QH"),
        meant="QH",
    ),
)
