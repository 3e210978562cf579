"""What can be touched on the table: the stock, the drawn card, the piles, the lowest card."""

from collections.abc import Iterator

from naipes_gui.core.moves import Move
from naipes_gui.core.reach import Reach
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.rules.zones import CHAIN, DRAWN, PILE

DRAW = phrase("nlk", "Draw ↵ · %n left")


def reaches(view: View[NlkState]) -> tuple[Reach, ...]:
    """Return which places stand for which moves."""
    if view.state.stage is not Stage.HAND:
        return ()
    return tuple(reach for move in view.moves for reach in _of(view, move))


def _of(view: View[NlkState], move: Move) -> Iterator[Reach]:
    mine = PILE.of(view.seat)
    match move.verb, move.number:
        case "draw", _:
            # Where there is nothing else to do the stock itself is the button.
            alone = len(view.moves) == 1
            yield Reach(move, STOCK.id, tag=DRAW if alone else None)
        case "give", int(owner):
            yield _gift(move, Seat(owner), mine)
        case "place", int(owner):
            yield _gift(move, Seat(owner), DRAWN.id)
        case "keep", _:
            yield Reach(move, mine, source=DRAWN.id)
            if len(view.moves) == 1:
                yield Reach(move, DRAWN.id)
        case "take", _:
            lowest = view.state.chain[0]
            yield Reach(move, CHAIN.id, card=lowest)
            yield Reach(move, HAND.of(view.seat), source=CHAIN.id, carried=lowest)
        case _:
            return


def _gift(move: Move, owner: Seat, source: str) -> Reach:
    tag = phrase("nlk", "{key} → {who} (%n)", key=str(owner))
    return Reach(move, PILE.of(owner), source=source, tag=tag)
