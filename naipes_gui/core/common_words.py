"""What is said in every game alike, so that no game has to say it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase

YOUR_TURN = phrase("games", "Your turn.")
HAND_OVER = phrase("games", "The hand is over.")
MATCH_OVER = phrase("games", "The match is over.")
I_DEAL = phrase("games", "I deal.")
Told: TypeAlias = tuple[Phrase, Phrase]
"""What is told of a seat: to itself, as “you”, and to all others, with the blank ``who``."""
CUT = phrase("games", "You cut the cards"), phrase("games", "{who} cuts the cards")
LED = phrase("games", "You lead {cards:short}"), phrase("games", "{who} leads {cards:short}")
PLAYED = phrase("games", "You play {cards:short}"), phrase("games", "{who} plays {cards:short}")


def before_the_hand(view: View[Any]) -> tuple[Phrase, ...]:
    """Return the situation while the lot is drawn, the pack shuffled and cut; else nothing."""
    state = view.state
    if state.stage is Stage.LOT:
        return (phrase("table", "Drawing for the first deal."),)
    if state.stage is Stage.CUT:
        return (_cutting(view),)
    if state.stage is Stage.SHUFFLE and not state.deals and state.dealer != NOBODY:
        if state.dealer == view.seat:
            return (phrase("table", "You deal first."),)
        return (phrase("table", "{who} deals first.", who=Who(state.dealer)),)
    return ()


def _cutting(view: View[Any]) -> Phrase:
    if view.state.to_move == view.seat:
        return phrase("table", "You cut.")
    return phrase("table", "{who} cuts.", who=Who(view.state.to_move))


def by(view: View[Any], seat: Seat, told: Told, **blanks: Any) -> Phrase:
    """Tell something of a seat, to itself or to others, whom the blank ``who`` tells its name."""
    yours, theirs = told
    if seat == view.seat:
        return replace(yours, blanks={**yours.blanks, **blanks})
    return replace(theirs, blanks={**theirs.blanks, **blanks, "who": Who(seat)})


def cut(view: View[Any], seat: Seat) -> Phrase:
    """Tell that a seat has cut."""
    return by(view, seat, CUT)


def played(view: View[Any], seat: Seat, cards: Sequence[Card], *, leads: bool) -> Phrase:
    """Tell that a seat has played to a trick, or led to it."""
    return by(view, seat, LED if leads else PLAYED, cards=tuple(cards))
