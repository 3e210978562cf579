"""What the moves of NLK are called in a reason."""

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.rules.state import NlkState


def named(view: View[NlkState], move: Move) -> Phrase:
    """Return a move as its button is called; a card has none."""
    state = view.state
    match move.verb, move.number:
        case "play", _:
            if state.chain:
                return phrase("nlk", "Beat with {card:short}", card=move.cards[0])
            return phrase("nlk", "Lead {card:short}", card=move.cards[0])
        case "take", _:
            return phrase("nlk", "Take")
        case "draw", _:
            return phrase("nlk", "Draw")
        case "keep", _:
            return phrase("nlk", "On my pile")
        case _, int(owner):
            return phrase("nlk", "Give to {who}", who=Who(owner))
        case _:
            return phrase("nlk", "Go on")
