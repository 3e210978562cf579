"""Which of the cards that may be played one would look at first. No Qt."""

from collections.abc import Sequence
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Face
from naipes_gui.core.rules import View


def usual_card(face: Face, view: View[Any], cards: Sequence[Card]) -> Card | None:
    """Return the cheapest card, trumps last; of cards without ranks the first that takes one."""
    trump = face.trump(view)
    suit = trump.suit if trump is not None else ""
    takes = {card for move in view.moves if move.onto for card in move.cards}

    def dearness(card: Card) -> tuple[bool, bool, int]:
        return card not in takes, card.suit == suit, face.ranks.find(card.rank)

    return min(cards, key=dearness, default=None)
