"""Positions that show the rules of Écarté; elder hand is seat 0, whoever deals is seat 1."""

from functools import partial

from naipes_gui.core.cards import Card
from naipes_gui.core.diagram import Diagram, Show
from naipes_gui.core.text import phrase

_OPEN = partial(Diagram, players=2, dealer=1)
_LEAD = partial(_OPEN, show=Show.ALLOWED, rule="4.14")

DIAGRAMS = (
    _LEAD(
        words=phrase("diagrams", "Beat it: only {card} does", card=Card("KH")),
        held={"hand:0": "9H TC 7D 8D KC", "hand:1": "KH 8H QS 7S AD", "turnup": "9S"},
        moves=("stand", "play 9H"),
        meant="KH",
    ),
    _LEAD(
        words=phrase("diagrams", "None beats it: follow suit"),
        held={"hand:0": "QH TC 7D 8D JC", "hand:1": "JH 8H KC 7C AD", "turnup": "9S"},
        moves=("stand", "play QH"),
        meant="JH 8H",
    ),
    _LEAD(
        words=phrase("diagrams", "None of the suit: trump it"),
        held={"hand:0": "9H TC 7D 8D KC", "hand:1": "QS 7S AD JC QD", "turnup": "9S"},
        moves=("stand", "play 9H"),
        meant="QS 7S",
    ),
    _OPEN(
        rule="4.15",
        words=phrase("diagrams", "A trump takes even {card}", card=Card("KH")),
        show=Show.TAKES,
        held={"hand:0": "KH TC 7D 8D KC", "hand:1": "7S AD JC QD QC", "turnup": "9S"},
        moves=("stand", "play KH", "play 7S"),
        meant="7S",
    ),
    _OPEN(
        rule="4.16",
        words=phrase("diagrams", "All five tricks, the vole: 2 points"),
        show=Show.ACCOUNT,
        held={"hand:0": "AS JS TS KH KD", "hand:1": "7H 8H 7D 8D 7C", "turnup": "9S"},
        moves=(
            "stand", "play AS", "play 7C", "play JS", "play 7H", "play TS", "play 7D",
            "play KH", "play 8H", "play KD", "play 8D",
        ),
        meant="2 0",
    ),
)  # fmt: skip
