"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

ASKED = {Phase.PLAY: "2.4", Phase.TAKE: "2.4", Phase.DECIDE: "2.10"}


def paragraph(view: View[HachiState]) -> str:
    """Return the number of the rule; between hands it is what was paid."""
    state = view.state
    if state.is_over:
        return "2.13"
    if state.is_played_out:
        return "2.12" if view.options.settlement == "pairwise" else "2.11"
    if state.stage is not Stage.HAND:
        return "2.2"
    return ASKED.get(state.phase, "2.7")
