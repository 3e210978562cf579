"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.games.nlk.rules.state import NlkState, Phase

ASKED = {Phase.TURN: "1.12", Phase.DRAWN: "1.11", Phase.MUST_DRAW: "1.10"}


def paragraph(view: View[NlkState]) -> str:
    """Return the number of the rule, or nothing before and after a hand."""
    state = view.state
    if state.stage is Stage.CUT:
        return "1.6"
    if state.stage is not Stage.HAND:
        return ""
    if state.phase is Phase.TRICKS and state.limited:
        return "1.25"
    return ASKED.get(state.phase, "1.17")
