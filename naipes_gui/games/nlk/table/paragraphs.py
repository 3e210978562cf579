"""Which rule is about what is being decided."""

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.games.nlk.rules.state import NlkState, Phase

TAKE = Move("take")
ASKED = {Phase.TURN: "1.12", Phase.DRAWN: "1.11", Phase.MUST_DRAW: "1.10"}

DEALING = {Stage.LOT: "1.5", Stage.SHUFFLE: "1.7", Stage.CUT: "1.6"}


def paragraph(view: View[NlkState]) -> str:
    """Return the number of the rule; between hands it is how a hand ends."""
    state = view.state
    if state.is_over or state.is_played_out:
        return "1.24"
    if state.stage is not Stage.HAND:
        return DEALING[state.stage]
    if state.phase is Phase.TRICKS and state.limited:
        return "1.25"
    # Whoever cannot beat has only to be told what taking is.
    return ASKED.get(state.phase, "1.18" if view.moves == (TAKE,) else "1.17")
