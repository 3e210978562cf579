"""Names of cards without their article, and lists of them that end in “or”."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.text import Phrase, phrase

RANK = {
    "A": phrase("nlk", "the ace"),
    "K": phrase("nlk", "the king"),
    "Q": phrase("nlk", "the queen"),
    "J": phrase("nlk", "the jack"),
    "T": phrase("nlk", "the ten"),
    "9": phrase("nlk", "the nine"),
    "8": phrase("nlk", "the eight"),
    "7": phrase("nlk", "the seven"),
    "6": phrase("nlk", "the six"),
    "5": phrase("nlk", "the five"),
    "4": phrase("nlk", "the four"),
    "3": phrase("nlk", "the three"),
    "2": phrase("nlk", "the two"),
}
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
    return phrase("nlk", "{first} or {last}", first=_listed(others), last=last)


def _listed(words: Sequence[Phrase]) -> Phrase:
    listed = words[0]
    for word in words[1:]:
        listed = phrase("nlk", "{first}, {last}", first=listed, last=word)
    return listed


def ways_to_beat(cards: Sequence[Card], top: Card) -> Phrase:
    """Name cards that beat another: by rank in its suit, the trumps among them together."""
    in_suit = [RANK[card.rank] for card in reversed(in_order(cards)) if card.suit == top.suit]
    trumps = [card for card in cards if card.suit != top.suit]
    return either([*in_suit, *([ONE_OF[trumps[0].suit]] if trumps else [])])
