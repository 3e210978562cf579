"""The kinds of decisions in NLK."""

from naipes_gui.core.decisions import DecisionKind, Decisions
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.nlk.rules.state import NlkState, Phase

KINDS = (
    DecisionKind("give", phrase("decisions", "Giving the top card")),
    DecisionKind("pile", phrase("decisions", "Placing a drawn card")),
    DecisionKind("lead", phrase("decisions", "Leading")),
    DecisionKind("beat", phrase("decisions", "Beating a card")),
    DecisionKind("trump", phrase("decisions", "Spending trumps")),
    DecisionKind("take", phrase("decisions", "Taking cards up")),
)
BY_PHASE = {Phase.TURN: "give", Phase.DRAWN: "pile", Phase.MUST_DRAW: "pile"}


def _key_of(view: View[NlkState], made: Move, best: Move) -> str:
    state = view.state
    if state.phase is not Phase.TRICKS:
        return BY_PHASE[state.phase]
    if not state.chain:
        return "lead"
    if "take" in (made.verb, best.verb):
        return "take"
    laid = (*made.cards, *best.cards)
    is_trumped = state.chain[-1].suit == state.trump
    return "trump" if not is_trumped and any(c.suit == state.trump for c in laid) else "beat"


DECISIONS = Decisions(KINDS, _key_of, costly=0.06, most=150, least=0.0)
