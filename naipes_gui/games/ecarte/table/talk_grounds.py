"""Why one proposes or plays, accepts or refuses: what is kept, and what the other would get."""

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.rules.state import EcarteState, other

STRONG = 3
"""From so many trumps and kings on a hand can hardly get better: three tricks win it."""


def because(view: View[EcarteState], move: Move) -> Phrase | None:
    """Return what is plainly true of what is said before the play, if it says why."""
    good = _good(view)
    if move.verb in ("propose", "accept"):
        return _of_new_cards(view, good)
    return _of_playing(view, good)


def _good(view: View[EcarteState]) -> tuple[Card, ...]:
    """Return the trumps and kings of the viewer, which an exchange keeps."""
    state = view.state
    hand = state.hand(view.seat)
    return tuple(card for card in hand if card.suit == state.trump or card.rank == "K")


def _of_new_cards(view: View[EcarteState], good: tuple[Card, ...]) -> Phrase | None:
    if not good:
        return phrase(
            "ecarte", "With neither a trump nor a king, you lose nothing that you would keep."
        )
    if len(good) == len(view.state.hand(view.seat)):
        return None
    return phrase("ecarte", "You can keep {cards:short}, and change the rest.", cards=good)


def _of_playing(view: View[EcarteState], good: tuple[Card, ...]) -> Phrase:
    who = Who(other(view.seat))
    if len(good) >= STRONG:
        return phrase(
            "ecarte", "{who} would change cards too, and {cards:short} can hardly get better.",
            who=who, cards=good,
        )  # fmt: skip
    if view.state.round > 1:
        return phrase(
            "ecarte", "{who} would change cards too, and if you fail now, that costs only the "
            "usual point.", who=who,
        )  # fmt: skip
    return phrase(
        "ecarte", "{who} would change cards too: so the other hand stays as it was dealt.", who=who
    )
