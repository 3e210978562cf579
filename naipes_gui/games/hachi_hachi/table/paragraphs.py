"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

ASKED = {Phase.PLAY: "2.4", Phase.TAKE: "2.4", Phase.DECIDE: "2.10"}


def paragraph(view: View[HachiState]) -> str:
    """Return the number of the rule, or nothing once a match is over."""
    if view.state.stage in (Stage.LOT, Stage.SHUFFLE, Stage.CUT):
        return "2.2"
    if view.state.stage is not Stage.HAND:
        return ""
    return ASKED.get(view.state.phase, "2.7")
