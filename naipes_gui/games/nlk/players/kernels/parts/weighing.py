"""What hands of NLK weigh: a seat is the last as often as its hand weighs among all.

What a hand weighs was learned: by what factor each card changes it, by how many higher and lower
cards of its suit are alive; then how many cards there are, and whether it is their turn.
"""

from naipes_gui.bots.kernel import Floats
from naipes_gui.games.nlk.players.kernels.parts.playing import Tricks
from naipes_gui.games.nlk.players.kernels.parts.positions import Node
from naipes_gui.games.nlk.players.weights import (
    ABOVE,
    BELOW,
    HELD,
    LEADS,
    LEADS_LAST,
    REPLIES,
    REPLIES_LAST,
    TRUMP_ABOVE,
    TRUMP_BELOW,
)

MOST = len(HELD)


def weigh(of: Tricks, hand: int, alive: int) -> float:
    """Return what a hand weighs while these cards are alive."""
    if not hand:
        return 0.0
    weight = HELD[min(hand.bit_count(), MOST) - 1]
    while hand:
        card = hand & -hand
        hand ^= card
        suit = alive & of.suit_of[card.bit_length() - 1]
        lower = (suit & (card - 1)).bit_count()
        higher = suit.bit_count() - 1 - lower
        if card & of.trumps:
            weight *= TRUMP_ABOVE[min(higher, 8)] * TRUMP_BELOW[min(lower, 3)]
        else:
            weight *= ABOVE[min(higher, 8)] * BELOW[min(lower, 3)]
    return weight


def weigh_all(of: Tricks, at: Node, alive: int, many: int) -> None:
    """Note what every hand weighs."""
    for seat in range(many):
        at.weights[seat] = weigh(of, at.hands[seat], alive)


def tell(at: Node, told: Floats, many: int) -> None:
    """Note for every seat how surely it is not the last, by what the hands weigh."""
    turn, whole = turn_factor(at), 0.0
    for seat in range(many):
        told[seat] = at.weights[seat] * turn if seat == at.player else at.weights[seat]
        whole += told[seat]
    for seat in range(many):
        told[seat] = 1 - told[seat] / whole


def turn_factor(at: Node) -> float:
    """Return by what factor it changes what a hand weighs that it is its turn."""
    hand = at.hands[at.player]
    last = not hand & (hand - 1)
    if at.laid:
        return REPLIES * (REPLIES_LAST if last else 1.0)
    return LEADS * (LEADS_LAST if last else 1.0)
