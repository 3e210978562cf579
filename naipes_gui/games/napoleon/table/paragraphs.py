"""Which rule is about what is being decided."""

from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase

VARIANTS = {
    "extra_card": "2.33", "sir_garnet": "2.34", "miron": "2.35", "seven_discard2": "2.37",
    "ecarte": "2.38",
}  # fmt: skip
"""What is asked before the play is asked by the variant alone, but for the bids."""

DEALING = {Stage.LOT: "2.5", Stage.SHUFFLE: "2.7", Stage.CUT: "2.6"}


def paragraph(view: View[NapoleonState]) -> str:
    """Return the number of the rule; between hands it is what was paid."""
    state = view.state
    if state.is_over:
        return "2.24"
    if state.is_played_out:
        return "2.12" if state.declarer == NOBODY else "2.21"
    if state.stage is not Stage.HAND:
        return DEALING[state.stage]
    match state.phase:
        case Phase.AUCTION:
            return "2.10"
        case Phase.TRUMP:
            return "2.19"
        case Phase.PLAY:
            return _of_a_card(state)
        case Phase.BUY | Phase.DISCARD | Phase.LOOK | Phase.SWAP:
            return VARIANTS.get(view.options.variant, "2.10")


def _of_a_card(state: NapoleonState) -> str:
    if state.trick:
        return "2.15"
    return "2.16" if state.plays else "2.14"
