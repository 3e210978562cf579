"""The last tricks worked out exactly: everybody plays what gains him most, all cards seen."""

from collections.abc import Iterator

from naipes_gui.bots.cards import split
from naipes_gui.games.mosca.players.bits import SUIT_OF, WORTH
from naipes_gui.games.mosca.players.playout import Board, Stakes

EXACT = (0, 0, 2, 2, 2, 1, 1)
"""By the number of participants: from so many cards in each hand on a play-out is exact."""


def solved(board: Board, stakes: Stakes) -> list[float]:
    """Return the gains when a board is played on as well as possible; the board is used up."""
    hands = board.hands
    while hands[board.turn]:
        cards = board.legal()
        if cards & (cards - 1):
            return _best(board, cards, stakes)
        board.play(cards)
    return stakes.gains(board.points, board.tricks)


def _best(board: Board, cards: int, stakes: Stakes) -> list[float]:
    me, best = board.turn, list[float]()
    for card in unlike(board, cards):
        after = board.copy()
        after.play(card)
        gains = solved(after, stakes)
        if not best or gains[me] > best[me]:
            best = gains
    return best


def unlike(board: Board, cards: int) -> Iterator[int]:
    """Return one of each run of cards that do the same: no other card lies between them."""
    others = board.top | board.best if board.played else 0
    for hand in board.hands:
        others |= hand
    others &= ~cards
    before = 0
    for card in split(cards):
        alike = before and card & SUIT_OF[before] and WORTH[card] == WORTH[before]
        if not alike or others & (card - 1) & ~(before - 1):
            yield card
        before = card


def finished(board: Board, stakes: Stakes) -> list[float]:
    """Return the gains when a board is played by simple rules, and the last tricks exactly."""
    exact = EXACT[len(board.hands)]
    board.run(exact)
    return solved(board, stakes)
