"""The situation before cards are dealt, which is the same in every game."""

from typing import Any

from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY
from naipes_gui.core.text import Phrase, Who, phrase


def before_the_hand(view: View[Any]) -> tuple[Phrase, ...]:
    """Return the situation while the lot is drawn, the pack shuffled and cut; else nothing."""
    state = view.state
    if state.stage is Stage.LOT:
        return (phrase("table", "Drawing for the first deal."),)
    if state.stage is Stage.CUT:
        return _cut(view)
    if state.stage is Stage.SHUFFLE and not state.deals and state.dealer != NOBODY:
        if state.dealer == view.seat:
            return (phrase("table", "You deal first."),)
        return (phrase("table", "{who} deals first.", who=Who(state.dealer)),)
    return ()


def _cut(view: View[Any]) -> tuple[Phrase, ...]:
    if view.state.to_move == view.seat:
        return (
            phrase("table", "You cut."),
            phrase("table", "Lift as many cards as you like: click on the pack, or ← → and Enter."),
        )
    return (phrase("table", "{who} cuts.", who=Who(view.state.to_move)),)
