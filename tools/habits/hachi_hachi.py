"""What players are known by: which habit a decision belongs to."""

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

SAID = {
    "in": "plays", "out": "drops", "mizuten": "promises", "wait": "looks", "swap": "swaps",
    "keep": "keeps", "offer": "offers", "no": "does not offer", "accept": "sells",
    "refuse": "stays", "sage": "sage", "shobu": "shobu", "cancel": "cancels",
}  # fmt: skip
MONTH = 4
"""The cards of a month."""
LITTLE = 3
"""By how many points a capture may be the lesser one without anybody noticing."""
CLASSES = (("H", "bright"), ("T", "animal"), ("R", "ribbon"), ("K", "chaff"))


def habits(view: View[HachiState], seat: Seat, move: Move) -> str | None:
    """Return the habit of a decision, or nothing where there was no choice worth a name."""
    state = view.state
    if state.stage is not Stage.HAND or state.phase is Phase.TAKE:
        return None
    if move.verb != "play":
        return SAID.get(move.verb)
    card, found = move.cards[0], matches(state.field, move.cards[0])
    if move.word == "place":
        return "declines"
    dearest = _dearest(state, seat)
    if not found and dearest:
        return "forgoes"
    taken = (card, *(move.onto or found)) if found else ()
    if points(taken) < dearest - LITTLE:
        return "takes less"
    sure = "" if _contested(state, seat, card) else ":sure"
    if found:
        return f"captures:{_best(taken)}{sure}"
    return f"leaves:{_left(state.hand(seat), card)}{sure}"


def _dearest(state: HachiState, seat: Seat) -> int:
    """Return the points of the dearest capture that a card of the hand could have made, if any."""
    captures = [0]
    for card in state.hand(seat):
        found = matches(state.field, card)
        takes = [found] if len(found) == MONTH - 1 else [(each,) for each in found]
        captures += [points((card, *taken)) for taken in takes]
    return max(captures)


def _contested(state: HachiState, seat: Seat, card: Card) -> bool:
    """Tell whether anybody else may hold a card of the month, or the stock may."""
    seen = (*state.hand(seat), *state.field, *(c for s in state.active for c in state.pile(s)))
    return sum(other.month == card.month for other in seen) < MONTH


def _best(cards: tuple[Card, ...]) -> str:
    kinds = {card.kind for card in cards}
    return next(name for kind, name in CLASSES if kind in kinds)


def _left(hand: tuple[Card, ...], card: Card) -> str:
    """Return whether a card that is left was one of a pair, or one that counts."""
    if any(other.month == card.month for other in hand if other != card):
        return "pair"
    return "chaff" if card.kind == "K" else "points"
