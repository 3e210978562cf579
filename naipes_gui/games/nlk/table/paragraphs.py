"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.games.nlk.rules.state import NlkState, Phase

ASKED = {Phase.TURN: "1.12", Phase.DRAWN: "1.11", Phase.MUST_DRAW: "1.10"}

DEALING = {Stage.LOT: "1.5", Stage.SHUFFLE: "1.7", Stage.CUT: "1.6"}


def paragraph(view: View[NlkState]) -> str:
    """Return the number of the rule, or nothing once a match is over."""
    state = view.state
    if state.stage is not Stage.HAND:
        return DEALING.get(state.stage, "")
    if state.phase is Phase.TRICKS and state.limited:
        return "1.25"
    return ASKED.get(state.phase, "1.17")
