"""Turns picked cards into one of the legal moves, for any game."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move


def touches(move: Move) -> frozenset[Card]:
    """Return the cards that a click may stand for in a move."""
    return frozenset((*move.cards, *move.onto))


class Selection:
    """The cards picked so far, in order, and the legal moves they may still become."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = tuple(moves)
        self.picked: tuple[Card, ...] = ()

    @property
    def pickable(self) -> frozenset[Card]:
        """The cards that a click may pick or put back."""
        return self._joining | self._instead

    @property
    def _joining(self) -> frozenset[Card]:
        have = set(self.picked)
        reachable = (touches(move) for move in self.moves if have <= touches(move))
        return frozenset(self.picked).union(*reachable)

    @property
    def _instead(self) -> frozenset[Card]:
        """The cards for which the only picked one is put back, where a move has one card of it.

        A card of the hand does not give way to one of the table that it cannot take.
        """
        if len(self.picked) != 1 or any(len(move.cards) > 1 for move in self.moves):
            return frozenset()
        played = frozenset(card for move in self.moves for card in move.cards)
        taken = frozenset(card for move in self.moves for card in move.onto)
        return played if self.picked[0] in played else played | taken

    @property
    def first(self) -> frozenset[Card]:
        """The cards with which some move begins."""
        return frozenset().union(*(touches(move) for move in self.moves))

    @property
    def offers(self) -> tuple[Move, ...]:
        """The moves that exactly the picked cards make."""
        return tuple(move for move in self.moves if set(self.picked) == touches(move))

    def click(self, card: Card) -> Move | None:
        """Pick a card or put it back; return the move when only one is left to mean.

        Whoever picks another card of the hand has changed their mind.
        """
        if card not in self.pickable:
            return None
        if card not in self._joining:
            self.picked = ()
        if card in self.picked:
            self.picked = tuple(c for c in self.picked if c != card)
        else:
            self.picked = (*self.picked, card)
        have = set(self.picked)
        meant = [move for move in self.moves if have <= touches(move)]
        # A card that can take only one other needs no click on that one.
        sure = len(meant) == 1 and have.issuperset(meant[0].cards)
        return meant[0] if self.picked and sure and not self._could_be_fewer(meant[0]) else None

    def _could_be_fewer(self, move: Move) -> bool:
        """Tell whether some of its cards alone make a move too: then a button says it is all."""
        cards = frozenset(move.cards)
        return any(
            each.verb == move.verb and each.cards and cards.issuperset(each.cards)
            for each in self.moves
            if len(each.cards) < len(move.cards)
        )

    def clear(self) -> None:
        """Put every card back."""
        self.picked = ()
