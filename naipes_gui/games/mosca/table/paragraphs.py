"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.games.mosca.rules.state import MoscaState, Phase


def paragraph(view: View[MoscaState]) -> str:
    """Return the number of the rule, or nothing once a match is over."""
    if view.state.stage in (Stage.LOT, Stage.SHUFFLE, Stage.CUT):
        return "3.5"
    if view.state.stage is not Stage.HAND:
        return ""
    return "3.11" if view.state.phase is Phase.DECLARE else "3.15"
