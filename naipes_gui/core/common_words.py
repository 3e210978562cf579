"""What is said in every game alike, so that no game has to say it."""

from typing import Any

from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase

YOUR_TURN = phrase("games", "Your turn.")
HAND_OVER = phrase("games", "The hand is over.")
MATCH_OVER = phrase("games", "The match is over.")
I_DEAL = phrase("games", "I deal.")


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


def cut(view: View[Any], seat: Seat) -> Phrase:
    """Tell that a seat has cut."""
    if seat == view.seat:
        return phrase("games", "You cut the cards")
    return phrase("games", "{who} cuts the cards", who=Who(seat))
