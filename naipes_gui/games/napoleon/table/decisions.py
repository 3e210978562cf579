"""The kinds of decisions in Napoleon."""

from naipes_gui.core.decisions import DecisionKind, Decisions
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase

KINDS = (
    DecisionKind("bid", phrase("decisions", "Bidding")),
    DecisionKind("exchange", phrase("decisions", "Exchanging cards")),
    DecisionKind("lead", phrase("decisions", "Leading as declarer")),
    DecisionKind("follow", phrase("decisions", "Following as declarer")),
    DecisionKind("defend", phrase("decisions", "Defending")),
)
BY_PHASE = {
    Phase.BUY: "exchange", Phase.DISCARD: "exchange", Phase.SWAP: "exchange",
    Phase.AUCTION: "bid", Phase.LOOK: "bid", Phase.TRUMP: "lead",
}  # fmt: skip


def _key_of(view: View[NapoleonState], made: Move, best: Move) -> str:
    state = view.state
    if state.phase is not Phase.PLAY:
        return BY_PHASE[state.phase]
    if view.seat != state.declarer:
        return "defend"
    return "follow" if state.trick else "lead"


DECISIONS = Decisions(KINDS, _key_of, costly=0.4, narrow=0.18)
