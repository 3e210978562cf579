"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase

TALKING = {Phase.ANSWER: "4.9", Phase.EXCHANGE: "4.10", Phase.KING: "4.12"}

DEALING = {Stage.LOT: "4.3", Stage.SHUFFLE: "4.5", Stage.CUT: "4.4"}


def paragraph(view: View[EcarteState]) -> str:
    """Return the number of the rule; between hands it is what a hand is worth."""
    state = view.state
    if state.is_over:
        return "4.19"
    if state.is_played_out:
        return "4.16"
    if state.stage is not Stage.HAND:
        return DEALING[state.stage]
    if state.phase is Phase.PLAY:
        return _of_a_card(state)
    return TALKING.get(state.phase, "4.8")


def _of_a_card(state: EcarteState) -> str:
    if state.called and not state.trick:
        return "4.23"
    return "4.14" if state.trick else "4.13"
