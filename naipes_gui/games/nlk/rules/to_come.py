"""What is still to come from the stock: every card that lies in a pile was laid there in sight."""

from typing import NamedTuple

from naipes_gui.core.cards import RANKS, Card, french
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.rules.state import NlkState, pack_size

MOSTLY, FEWEST = 0.55, 5
"""From what share on, and of how many cards, it is told what most of them are."""


class ToCome(NamedTuple):
    """How many cards are still to come, and how many of them are higher or lower than one."""

    all: int
    higher: int
    lower: int


def to_come(state: NlkState, card: Card) -> ToCome:
    """Count what may be drawn in place of a card."""
    seen = {each for cards in state.table.values() for each in cards}
    pack = french(pack_size(len(state.scores))).cards
    ranks = [RANKS.index(each.rank) for each in pack if each not in seen]
    own = RANKS.index(card.rank)
    return ToCome(len(ranks), sum(rank < own for rank in ranks), sum(rank > own for rank in ranks))


def instead(state: NlkState, card: Card, *, gives: bool) -> Phrase | None:
    """Say what mostly comes in place of a drawn card that is given away, if it speaks for that.

    Or against it, where it is kept.
    """
    left = to_come(state, card)
    many = left.higher if gives else left.lower
    if left.all < FEWEST or many / left.all < MOSTLY:
        return None
    blanks = {"many": many, "all": left.all, "card": card}
    if gives:
        return phrase(
            "nlk", "You draw another in place of {card:short}, and {many} of the {all} cards still "
            "to come are higher.", **blanks,
        )  # fmt: skip
    return phrase(
        "nlk", "To give {card:short} away means drawing another, and {many} of the {all} cards "
        "still to come are lower.", **blanks,
    )  # fmt: skip
