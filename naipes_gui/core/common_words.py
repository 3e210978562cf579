"""What is said in every game alike, so that no game has to say it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import LOT

YOUR_TURN = phrase("games", "Your turn.")
HAND_OVER = phrase("games", "The hand is over.")
MATCH_OVER = phrase("games", "The match is over.")
I_DEAL = phrase("games", "I deal.")
Told: TypeAlias = tuple[Phrase, Phrase]
"""What is told of a seat: to itself, as “you”, and to all others, with the blank ``who``."""
DEALS = phrase("table", "You deal first."), phrase("table", "{who} deals first.")
DEALS_WITH = (
    phrase("table", "You deal first: {card} is the best card drawn."),
    phrase("table", "{who} deals first: {card} is the best card drawn."),
)
CUT = phrase("games", "You cut the cards"), phrase("games", "{who} cuts the cards")
LED = phrase("games", "You lead {cards:short}"), phrase("games", "{who} leads {cards:short}")
PLAYED = phrase("games", "You play {cards:short}"), phrase("games", "{who} plays {cards:short}")


def before_the_hand(view: View[Any]) -> tuple[Phrase, ...]:
    """Return the situation while the lot is drawn, the pack shuffled and cut; else nothing."""
    state = view.state
    if state.stage is Stage.LOT:
        return (_drawing(view),)
    if state.stage is Stage.CUT:
        return (_cutting(view),)
    if state.stage is Stage.SHUFFLE and not state.deals and state.dealer != NOBODY:
        return (_first_dealer(view),)
    return ()


def _drawing(view: View[Any]) -> Phrase:
    if any(view.state.table[LOT.of(seat)] for seat in view.state.drawing):
        return phrase("table", "Equally good cards: they are drawn again for the first deal.")
    return phrase("table", "Drawing for the first deal.")


def _first_dealer(view: View[Any]) -> Phrase:
    """Return who deals first, and with which card, where cards were drawn for it."""
    dealer = view.state.dealer
    drawn = view.state.table[LOT.of(dealer)]
    return by(view, dealer, DEALS_WITH if drawn else DEALS, card=drawn[-1:])


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


def lead_asked(cards: Sequence[Card]) -> Phrase:
    """Return what somebody is asked for who may lead any of their cards."""
    if len(cards) == 1:
        return phrase("games", "Lead your last card.")
    return phrase("games", "Lead any card.")


def cut(view: View[Any], seat: Seat) -> Phrase:
    """Tell that a seat has cut."""
    return by(view, seat, CUT)


def played(view: View[Any], seat: Seat, cards: Sequence[Card], *, leads: bool) -> Phrase:
    """Tell that a seat has played to a trick, or led to it."""
    return by(view, seat, LED if leads else PLAYED, cards=tuple(cards))
