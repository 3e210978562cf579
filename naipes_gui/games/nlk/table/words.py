"""Kinds of cards, and lists of them that end in “or”."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import THE_RANKS

ONE_OF = {
    "S": phrase("nlk", "a spade"),
    "H": phrase("nlk", "a heart"),
    "D": phrase("nlk", "a diamond"),
    "C": phrase("nlk", "a club"),
}
TRUMPS = {
    "S": phrase("nlk", "Spades are trumps."),
    "H": phrase("nlk", "Hearts are trumps."),
    "D": phrase("nlk", "Diamonds are trumps."),
    "C": phrase("nlk", "Clubs are trumps."),
}


def either(words: Sequence[Phrase]) -> Phrase:
    """Return words as a choice: the queen, the ace or a heart."""
    if len(words) == 1:
        return words[0]
    *others, last = words
    return phrase("games", "{first} or {last}", first=_listed(others), last=last)


def _listed(words: Sequence[Phrase]) -> Phrase:
    listed = words[0]
    for word in words[1:]:
        listed = phrase("nlk", "{first}, {last}", first=listed, last=word)
    return listed


def ways_to_beat(cards: Sequence[Card], top: Card) -> Phrase:
    """Name cards that beat another: by rank in its suit, the trumps among them together."""
    in_suit = [THE_RANKS[card.rank] for card in reversed(in_order(cards)) if card.suit == top.suit]
    trumps = [card for card in cards if card.suit != top.suit]
    return either([*in_suit, *([ONE_OF[trumps[0].suit]] if trumps else [])])
