"""The kinds of decisions in La Mosca."""

from naipes_gui.core.decisions import DecisionKind, Decisions
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.mosca.rules.state import MoscaState, Phase

KINDS = (
    DecisionKind("enter", phrase("decisions", "Staying or passing")),
    DecisionKind("exchange", phrase("decisions", "Exchanging cards")),
    DecisionKind("play", phrase("decisions", "Playing cards")),
)


def _key_of(view: View[MoscaState], made: Move, best: Move) -> str:
    if view.state.phase is Phase.PLAY:
        return "play"
    # Who stays says at once what he changes: which of the two was at stake, the best move tells.
    return "enter" if "pass" in (made.verb, best.verb) else "exchange"


DECISIONS = Decisions(KINDS, _key_of, costly=0.2, narrow=0.1)
