"""Who takes a trick, why and what for, while everybody looks at it."""

from typing import Any

from naipes_gui.core.face import Face
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.tricks import Taken


def taken_words(taken: Taken, face: Face, view: View[Any]) -> tuple[Phrase, ...]:
    """Tell who takes a trick, or turns it over, with which card, and what it counts."""
    if taken.kept:
        return (_kept(taken, face, view), *_worth(taken, face, view))
    card = taken.card
    if taken.seat == view.seat:
        return (phrase("table", "You turn the trick over with {card:short}.", card=card),)
    who = Who(taken.seat)
    return (phrase("table", "{who} turns the trick over with {card:short}.", who=who, card=card),)


def _kept(taken: Taken, face: Face, view: View[Any]) -> Phrase:
    who, card, mine = Who(taken.seat), taken.card, taken.seat == view.seat
    if is_trumped(taken, face, view):
        if mine:
            return phrase("table", "You take the trick with {card:short}, a trump.", card=card)
        return phrase(
            "table", "{who} takes the trick with {card:short}, a trump.", who=who, card=card
        )
    if mine:
        return phrase("table", "You take the trick with {card:short}.", card=card)
    return phrase("table", "{who} takes the trick with {card:short}.", who=who, card=card)


def is_trumped(taken: Taken, face: Face, view: View[Any]) -> bool:
    """Tell whether a trick was won by a trump over a card of another suit."""
    trump = face.trump(view)
    if trump is None or not trump.suit or taken.card.suit != trump.suit:
        return False
    return any(card.suit != trump.suit for card in taken.cards)


def _worth(taken: Taken, face: Face, view: View[Any]) -> tuple[Phrase, ...]:
    points = sum(face.card_points(view.options, card) for card in taken.cards)
    return (phrase("games", "%n point(s)", n=points),) if points else ()
