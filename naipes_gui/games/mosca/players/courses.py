"""How the tricks go on after a card, all hands open: for whoever asks what comes of it."""

from collections.abc import Iterator, Sequence

from naipes_gui.bots.cards import split
from naipes_gui.bots.consequences import Course, Event, Kind, Side, Trick, events
from naipes_gui.core.cards import Card
from naipes_gui.games.mosca.players.bits import bits
from naipes_gui.games.mosca.players.kernels.playout import (
    EXACT,
    Board,
    Stakes,
    lead,
    reply,
    solved,
)

Laid = tuple[int, Card]


def tricks(
    board: Board, stakes: Stakes, trump: str, lying: Sequence[Laid] = (), card: int = 0
) -> Iterator[Trick]:
    """Yield the tricks as they are played on by rule, and the last ones as well as possible.

    ``card`` is what whoever is to play lays first; the board is used up.
    """
    named = {bit: each for each, bit in bits(trump).items()}
    plays = list(lying)
    while board.played or board.hand():
        player, laid = board.turn, card or _next(board, stakes)
        card = 0
        plays.append((player, named[laid]))
        board.play(laid)
        if not board.played:
            yield Trick(plays, board.turn)
            plays = []


def _next(board: Board, stakes: Stakes) -> int:
    cards = board.legal()
    if not cards & (cards - 1):
        return cards
    usual = (
        reply(cards, board.best, board.played == board.size - 1) if board.played else lead(cards)
    )
    left = board.hand().bit_count()
    if left > EXACT[board.size]:
        return usual
    return max((usual, *split(cards)), key=lambda card: _gain(board, stakes, card))


def _gain(board: Board, stakes: Stakes, card: int) -> float:
    after: Board = board.copy()
    after.play(card)
    return solved(after, stakes)[board.turn]


def course(
    found: Iterator[Trick], board: Board, stakes: Stakes, side: Side, pair: Sequence[Card] = ()
) -> Course:
    """Return what the tricks come to for one of the participants, once they are played."""
    told = [*events([*found], side, pair)]
    gain = board.gains(stakes)[side.me]
    if not board.taken(side.me):
        told.append(Event(Kind.NOTHING))
    if has_won(board, side.me, stakes):
        told.append(Event(Kind.GOAL))
    return Course(gain, frozenset(told))


def has_won(board: Board, me: int, stakes: Stakes) -> bool:
    """Tell whether one has most of what wins the pool, alone or with others."""
    mine = board.merit(me, stakes)
    return all(board.merit(place, stakes) <= mine for place in range(board.size))
