"""Which card leaves most behind, for who may win no trick.

A low card guards a higher one of its suit: the suit can come once more before the high one must
be laid. A glance finds what lies bare, and lets that go first.
"""

from naipes_gui.core.moves import Move
from naipes_gui.games.napoleon.players.kernels.playout import beaters
from naipes_gui.games.napoleon.players.masks import BITS, field, trumped
from naipes_gui.games.napoleon.players.rollout import winning
from naipes_gui.games.napoleon.players.strength import feared
from naipes_gui.games.napoleon.players.turn import Turn

UNBEATEN = 8
"""How many lower cards weigh as much as to lead one that nobody can beat."""


def keeping_guards(turn: Turn, usual: Move) -> Move:
    """Return what leads to a misère of one's own, or is thrown away in it; else the usual card."""
    trick, trump = turn.position.trick, turn.state.trump
    mine = trumped(turn.known.mine, trump)
    out = turn.position.out & ~mine & ~sum(trick)
    cards = {move: trumped(BITS[move.cards[0]], trump) for move in turn.moves}
    if not trick:
        return min(cards, key=lambda move: _lead(mine, out, cards[move]))
    led, best, _ = winning(trick)
    losing = [move for move, card in cards.items() if not beaters(card, led, best)]
    if mine & led or not losing:
        return usual
    return min(losing, key=lambda move: _throw(mine, out, cards[move]))


def _lead(mine: int, out: int, card: int) -> tuple[float, int]:
    """Return what is to be feared for a card that is led and for those that stay."""
    above = (out & field(card) & -card).bit_count()
    exposed = feared(card, out) + (0 if above else UNBEATEN)
    return exposed + feared(mine ^ card, out), -above


def _throw(mine: int, out: int, card: int) -> tuple[float, float]:
    """Return what is to be feared for the cards that stay; among alike, the most exposed goes."""
    return feared(mine ^ card, out), -feared(card, out)
