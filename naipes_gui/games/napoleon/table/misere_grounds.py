"""Why a bid of misère, or a card in one: who plays it wants to be beaten, the others to lose."""

from collections.abc import Iterable, Sequence

from naipes_gui.core.card_reasons import Trick, of_a_card
from naipes_gui.core.cards import SUITS, Card, in_order
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.rules.state import strength


def of_the_bid(hand: Sequence[Card]) -> Phrase:
    """Say how low each suit of a hand begins."""
    lowest = [
        min(cards, key=strength)
        for suit in SUITS
        if (cards := [card for card in hand if card.suit == suit])
    ]
    return phrase(
        "napoleon", "In misère low cards count: your suits begin with {cards:short}.",
        cards=in_order(lowest),
    )  # fmt: skip


def of_ones_own(card: Card, trick: Trick) -> Phrase | None:
    """Say what a card does for who plays the misère."""
    if not trick.lying:
        higher, lower = _beside(card, trick.out)
        return phrase(
            "napoleon",
            "You want to be beaten: %n higher card(s) of its suit can still be out, and {lower} "
            "lower.",
            n=higher, lower=lower,
        )  # fmt: skip
    if trick.takes(card):
        return of_a_card(card, trick)
    if card.suit != trick.lying[0].suit:
        lower = _beside(card, trick.out)[1]
        if not lower:
            return None  # it could take no trick any more: that is none to be rid of
        return phrase(
            "napoleon",
            "You may throw away any card: %n lower one(s) of this suit could still be played under "
            "it.",
            n=lower,
        )  # fmt: skip
    if _is_highest(card, [each for each in trick.may if not trick.takes(each)]):
        return phrase(
            "napoleon", "It is your highest card that does not take the trick: lower ones stay."
        )
    return phrase("napoleon", "It does not take the trick.")


def of_a_defender(
    card: Card, trick: Trick, declarer: Seat, *, is_theirs: bool, is_to_come: bool = False
) -> Phrase | None:
    """Say what a card does against a misère; the trick may be that of who plays it so far.

    Who plays it may be still to come: then a low card catches, and a high one but lets go.
    """
    blanks = {"who": Who(declarer)}
    if not trick.lying:
        higher, lower = _beside(card, trick.out)
        if lower > higher:
            return None  # what is true of low cards speaks against this one
        return _led(lower, declarer)
    if is_to_come:
        return _before(card, trick, declarer)
    if is_theirs and not trick.takes(card) and any(map(trick.takes, trick.may)):
        return phrase("napoleon", "It leaves the trick to {who}.", **blanks)
    if _is_highest(card, trick.may):
        return phrase(
            "napoleon",
            "It is your highest of its suit: the low ones stay, with which {who} may be made to "
            "take a trick.",
            **blanks,
        )  # fmt: skip
    higher, lower = _beside(card, trick.out)
    if trick.takes(card) or lower <= higher:
        return None
    return phrase(
        "napoleon", "A high card seldom catches {who}: there are lower ones to go under it.",
        **blanks,
    )  # fmt: skip


def _led(lower: int, declarer: Seat) -> Phrase:
    """Say how many cards are out with which a lead can be stayed below."""
    if not lower:
        return phrase(
            "napoleon", "No lower card of its suit is out: {who} can only stay below by having "
            "none of it.", who=Who(declarer),
        )  # fmt: skip
    return phrase(
        "napoleon", "A low lead is hard to stay below: %n lower card(s) of its suit can still be "
        "out.", n=lower,
    )  # fmt: skip


def _before(card: Card, trick: Trick, declarer: Seat) -> Phrase | None:
    """Say what a card does to a trick to which who plays the misère is still to come."""
    who = Who(declarer)
    same = [each for each in trick.may if each.suit == card.suit]
    if trick.takes(card):
        if card != min(same, key=strength):
            return None
        return phrase(
            "napoleon", "{who} has to go below it, and the lower it is, the harder that is.",
            who=who,
        )  # fmt: skip
    if card.suit == trick.lying[0].suit and any(map(trick.takes, same)):
        return phrase(
            "napoleon", "It lets the trick stay low: the lower it is, the harder {who} goes below.",
            who=who,
        )  # fmt: skip
    return None


def _beside(card: Card, out: Iterable[Card]) -> tuple[int, int]:
    """Return how many of its suit that are out are higher and lower than a card."""
    of_suit = [strength(each) for each in out if each.suit == card.suit]
    lower = sum(each < strength(card) for each in of_suit)
    return len(of_suit) - lower, lower


def _is_highest(card: Card, among: Sequence[Card]) -> bool:
    """Tell whether a card is the highest of several of its suit."""
    of_suit = [strength(each) for each in among if each.suit == card.suit]
    return len(of_suit) > 1 and max(of_suit) == strength(card)
