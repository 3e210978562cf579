"""The moves of a turn as they are listed at the terminal, and what a line of numbers means."""

from collections.abc import Sequence

from naipes_gui.core.moves import Move


class Offer:
    """Every move has a number, but for those that only take more cards than another one.

    Of five cards thirty-one choices can be made: they are made by several numbers in one line.
    """

    def __init__(self, moves: Sequence[Move]) -> None:
        self._moves, known = moves, frozenset(moves)
        self.listed = [
            move for move in moves
            if len(move.cards) < 2
            or not all(move._replace(cards=(card,)) in known for card in move.cards)
        ]  # fmt: skip

    @property
    def combines(self) -> bool:
        """Whether several numbers at once may mean a move."""
        return len(self.listed) < len(self._moves)

    def chosen(self, line: str) -> Move | None:
        """Return the move that a number, or several, stand for."""
        numbers = line.replace(",", " ").split()
        if not numbers or not all(n.isascii() and n.isdecimal() for n in numbers):
            return None
        places = list(dict.fromkeys(map(int, numbers)))
        if not all(1 <= place <= len(self.listed) for place in places):
            return None
        first, *others = [self.listed[place - 1] for place in places]
        return self._together(first, others) if others else first

    def _together(self, first: Move, others: Sequence[Move]) -> Move | None:
        """Return the move that takes the cards of some others, which are alike but for them."""
        cards = {card for move in (first, *others) for card in move.cards}
        alike = {move._replace(cards=()) for move in (first, *others)}
        return next(
            (m for m in self._moves if set(m.cards) == cards and {m._replace(cards=())} == alike),
            None,
        )
