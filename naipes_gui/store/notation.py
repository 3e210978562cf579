"""How the lines of a record write cards: exactly so, and in no other way."""

from collections.abc import Iterable

from naipes_gui.core.cards import Card, card
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.rules import OUT
from naipes_gui.core.text import phrase


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards as a line holds them; a seat that draws none in a lot has a dash."""
    return " ".join("-" if one == OUT else one for one in cards)


def cards_in(text: str) -> tuple[Card, ...]:
    """Read what `cards_text` writes, and nothing that only resembles it.

    Raises:
        BadRecord: there is more than one space between two cards, say.

    """
    cards = tuple(OUT if word == "-" else card(word) for word in text.split())
    if cards_text(cards) != text:
        raise BadRecord(phrase("store", "The cards are not written exactly as they must be."))
    return cards
