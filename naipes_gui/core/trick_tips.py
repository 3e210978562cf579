"""What a coach says of any trick: why a card must be played, and whether one beats what lies."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from naipes_gui.core.cards import ACE, Card, in_order
from naipes_gui.core.coach import Tip, Weight
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Who, phrase
from naipes_gui.core.tricks import Allowed, Duty
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import Role

Winner = Callable[[Sequence[Card]], int]
"""Which of some cards, in order of play, takes a trick."""


def of_duty(view: View[Any], lead: Card, best: Card, allowed: Allowed) -> Iterator[Tip]:
    """Say why only some cards of the hand may be played to a lead: ``best`` is to be beaten."""
    cards, hand = in_order(allowed.cards), view.cards(Role.HAND, view.seat)
    suit = SUIT_NAMES.get(lead.suit)
    if suit is None or len(cards) == len(hand):
        return
    match allowed.duty:
        case Duty.HEAD:
            text = phrase(
                "coach", "You must follow suit, and beat {best} since you can: {cards:short}.",
                best=best, cards=cards,
            )  # fmt: skip
        case Duty.TRUMP:
            text = phrase(
                "coach", "You have no {suit}, so you must play a trump: {cards:short}.", suit=suit,
                cards=cards,
            )  # fmt: skip
        case Duty.OVERTRUMP:
            text = phrase(
                "coach", "You have no {suit}, so you must play a trump, and a higher one than "
                "{best} since you can: {cards:short}.", suit=suit, best=best, cards=cards,
            )  # fmt: skip
        case _:
            text = phrase(
                "coach", "Whoever has the suit that was led must follow it: you have "
                "{cards:short}.", cards=cards,
            )  # fmt: skip
    heeded = tuple(move for move in view.moves if move.cards and move.cards[0] in cards)
    yield Tip("must", text, heeded)


def of_the_best(
    who: Seat, lying: Sequence[Card], may: Sequence[Card], winner: Winner
) -> Iterator[Tip]:
    """Say who is taking the trick, and how many of the cards that may be played would."""
    best = lying[winner(lying)]
    beating = sum(winner((*lying, card)) == len(lying) for card in may)
    blanks = {"who": Who(who), "card": best}
    text = phrase(
        "coach", "{who} is taking the trick with {card}: of the cards you may play, %n beat(s) it.",
        n=beating, **blanks,
    )  # fmt: skip
    if beating and len(may) == 1:
        text = phrase(
            "coach", "{who} is taking the trick with {card}: you may play only {only}, and it "
            "beats that.", only=may[0], **blanks,
        )  # fmt: skip
    elif not beating:
        text = phrase(
            "coach", "{who} is taking the trick with {card}, and no card you may play beats it.",
            **blanks,
        )  # fmt: skip
    yield Tip("best", text, weight=Weight.TELLS)


def of_trumps(trump: str, *, matters: bool = False) -> Iterator[Tip]:
    """Say what trumps do: before all else where that is what happens in the trick."""
    text = phrase(
        "coach", "The trump suit is {suit}: its lowest card beats every card of another suit.",
        suit=SUIT_NAMES[trump],
    )  # fmt: skip
    yield Tip("trump", text, weight=Weight.COMES_FIRST if matters else Weight.TEACHES)


def of_trumping(trump: str, lying: Sequence[Card], may: Sequence[Card]) -> Iterator[Tip]:
    """Say what trumps do where one was laid on another suit, or may be: else it is not the point.

    It goes before all else where one lies there, which looks like a mistake to whoever does not
    know it.
    """
    if not lying or lying[0].suit == trump:
        return
    if any(card.suit == trump for card in lying):
        yield from of_trumps(trump, matters=True)
    elif any(card.suit == trump for card in may):
        yield from of_trumps(trump)


def of_low_aces(view: View[Any], lying: Sequence[Card] = ()) -> Iterator[Tip]:
    """Say how a game ranks its cards in which court cards beat the ace, before one is misjudged.

    Whoever cannot follow suit, or has no choice, misjudges none: then something else is the point.
    """
    may = {card for move in view.moves for card in move.cards}
    if lying and (len(may) < 2 or lying[0].suit not in {card.suit for card in may}):
        return
    text = phrase(
        "coach", "The king is the highest card here, and the ace ranks below the court cards, "
        "right above the ten.",
    )  # fmt: skip
    mine = may if lying else view.cards(Role.HAND, view.seat)
    in_sight = (*mine, *lying)
    matters = any(card.rank == ACE for card in in_sight)
    yield Tip("ranks", text, weight=Weight.COMES_FIRST if matters else Weight.TEACHES)
