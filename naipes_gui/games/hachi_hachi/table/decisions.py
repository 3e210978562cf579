"""The kinds of decisions in Hachi-Hachi."""

from naipes_gui.core.decisions import DecisionKind, Decisions
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import phrase
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

KINDS = (
    DecisionKind("stay", phrase("decisions", "Playing or dropping out")),
    DecisionKind("capture", phrase("decisions", "Capturing")),
    DecisionKind("leave", phrase("decisions", "Leaving a card in the field")),
    DecisionKind("call", phrase("decisions", "Ending the hand or going on")),
)
CALLS = ("shobu", "sage", "cancel")


def _key_of(view: View[HachiState], made: Move, best: Move) -> str:
    phase = view.state.phase
    if phase is Phase.DECIDE or made.verb in CALLS:
        return "call"
    if phase not in (Phase.PLAY, Phase.TAKE):
        return "stay"
    return "leave" if phase is Phase.PLAY and not _captures(view.state, made) else "capture"


def _captures(state: HachiState, move: Move) -> bool:
    """Tell whether a card from the hand takes what lies there; three of a month it takes unsaid."""
    if move.word == "place":
        return False
    return bool(move.onto) or any(card.month == move.cards[0].month for card in state.field)


DECISIONS = Decisions(KINDS, _key_of, costly=6.0, narrow=0.12)
