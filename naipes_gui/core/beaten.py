"""What may still beat a card, by name where that is a card or two: so one learns to count them."""

from collections.abc import Sequence
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.text import Phrase, phrase

CONTEXT = "beaten"
"""The context of the sentences that say what beats a card: two of them can be compared."""
FEW = 2


def by(beating: Sequence[Card], card: Card) -> Phrase:
    """Say of a card what beats it: nothing, a trump alone, cards by name, or so many."""
    higher = tuple(each for each in beating if each.suit == card.suit)
    others, many = len(beating) - len(higher), len(beating)
    if not beating:
        return phrase("beaten", "Nothing that is out beats it.", n=0)
    if len(beating) <= FEW and higher:
        return phrase("beaten", "Only {beating:short} can beat it.", beating=tuple(beating), n=many)
    if not higher:
        return phrase("beaten", "Only a trump can beat it.", n=many)
    if len(higher) <= FEW:
        return phrase("beaten", "Only {beating:short} can beat it, or a trump.", beating=higher,
                      n=many)  # fmt: skip
    if others:
        return phrase("beaten", "%n card(s) that are still out can beat it, trumps among them.",
                      n=many)  # fmt: skip
    return phrase("beaten", "%n card(s) that are still out can beat it.", n=many)


def how_many(told: Any) -> int | None:
    """Return how many cards beat that of which a sentence, or a part of it, says so."""
    if not isinstance(told, Phrase):
        return None
    if told.context == CONTEXT:
        return int(told.blanks["n"])
    inner = (how_many(each) for each in told.blanks.values())
    return next((many for many in inner if many is not None), None)
