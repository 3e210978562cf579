"""How a style shows in the tricks: what it likes to do, where a plain player would waver."""

from naipes_gui.core.opponent import Style
from naipes_gui.games.nlk.players.kernels.parts.positions import TAKE
from naipes_gui.games.nlk.players.tricks import Position, Table

TASTE = 2.0
"""By what factor a full trait changes how much a move found by searching counts."""
LEAN = 0.03
"""How much more often one may be the last for a move to the liking of a full trait, where so many
continuations were tried that hardly any are of another move than the best."""


def habit(table: Table, at: Position, style: Style) -> int:
    """Return the move of a player who does not think, and has a style.

    All beat with the lowest card; whether to take a card instead is a matter of style, where
    only a trump beats that would not complete the trick. Greedy players even spare other cards,
    or a trick they could turn, to take up what is dear.
    """
    able = table.able(at)
    card = able & -able
    completes = at.size - len(at.chain) == 1 and style.greed < 1
    # Nobody keeps from going out.
    spares = at.chain and not at.limited and not completes and card != at.hands[at.player]
    return TAKE if not able or (spares and _rather_takes(table, at, card, style)) else card


def _rather_takes(table: Table, at: Position, card: int, style: Style) -> bool:
    dear = bool(at.chain[0] & table.cards.dear)
    trump = bool(card & table.cards.trumps)
    return dear * (1 + style.greed) + trump - style.boldness >= 2


def liking(table: Table, at: Position, move: int, style: Style) -> float:
    """Return the factor by which a style likes a move more than a plain player does."""
    return float(TASTE ** taste(table, at, move, style))


def taste(table: Table, at: Position, move: int, style: Style) -> float:
    """Return how much a move is to the liking of a style; below 0 it is not."""
    return style.greed * _is_greedy(table, at, move) + style.boldness * _is_bold(table, at, move)


def _is_greedy(table: Table, at: Position, move: int) -> int:
    """Tell taking up an ace, a king or a trump from letting it go."""
    if not at.chain or not at.chain[0] & table.cards.dear:
        return 0
    return 1 if move == TAKE else -1


def _is_bold(table: Table, at: Position, move: int) -> int:
    """Tell spending trumps from holding them back and taking instead."""
    if move & table.cards.trumps:
        return 1
    return -1 if move == TAKE and table.able(at) else 0
