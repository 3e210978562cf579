"""The kinds of decisions in Écarté."""

from naipes_gui.core.decisions import DecisionKind, Decisions
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.ecarte.rules.state import EcarteState

KINDS = (
    DecisionKind("propose", phrase("decisions", "Proposing"), skill="exchange"),
    DecisionKind("answer", phrase("decisions", "Answering a proposal"), skill="exchange"),
    DecisionKind("discard", phrase("decisions", "Discarding"), skill="exchange", luck="draw"),
    DecisionKind("king", phrase("decisions", "The king of trumps")),
    DecisionKind("lead", phrase("decisions", "Leading")),
    DecisionKind("follow", phrase("decisions", "Following")),
    DecisionKind("end", phrase("decisions", "Claiming and giving up")),
)
BY_VERB = {
    "propose": "propose", "stand": "propose", "accept": "answer", "refuse": "answer",
    "discard": "discard", "announce": "king", "conceal": "king", "claim": "end", "resign": "end",
}  # fmt: skip


def _key_of(view: View[EcarteState], made: Move, best: Move) -> str:
    return BY_VERB.get(made.verb) or ("follow" if view.state.trick else "lead")


DECISIONS = Decisions(KINDS, _key_of, costly=0.1, narrow=0.1)
