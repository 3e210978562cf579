"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.games.mosca.rules.state import MoscaState, Phase

DEALING = {Stage.LOT: "3.5", Stage.SHUFFLE: "3.5", Stage.CUT: "3.5", Stage.RESHUFFLE: "3.13"}


def paragraph(view: View[MoscaState]) -> str:
    """Return the number of the rule; between hands it is who takes the pool."""
    state = view.state
    if state.is_over:
        return "3.21"
    if state.is_played_out:
        return "3.19"
    if state.stage is not Stage.HAND:
        return DEALING[state.stage]
    return "3.11" if state.phase is Phase.DECLARE else "3.15"
