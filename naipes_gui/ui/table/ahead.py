"""The keys on what lies ahead of the hand: piles, stock, staircase, cards of the field."""

from collections.abc import Iterator

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.reach import Reach
from naipes_gui.core.table import ZoneId
from naipes_gui.ui.table.felt_marks import FeltMarks
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.pose import bounding

RING = "ahead"
Target = tuple[Box, Move | Card]
"""Where something lies, and what choosing it means: a move, or a click on a card."""


class Ahead:
    """Takes the focus up from the hand to what lies there, along it, and back."""

    def __init__(self, felt: OnFelt, hand: Hand, marks: FeltMarks) -> None:
        self._felt, self._hand, self._marks = felt, hand, marks
        self._at: Move | Card | None = None

    @property
    def is_on(self) -> bool:
        """Whether the focus is ahead of the hand."""
        return self._at is not None and any(self._at == what for _, what in self.targets())

    @property
    def at(self) -> Move | Card | None:
        """What the focus is on ahead of the hand, if it is there."""
        return self._at if self.is_on else None

    @property
    def lone(self) -> Reach | None:
        """What is touched where there is nothing else to do: it needs no button beside it."""
        view = self._felt.view_
        reaches = [reach for reach in self._hand.reaches() if reach.tag is not None]
        alone = view is not None and len(view.moves) == 1 and len(reaches) == 1
        return reaches[0] if alone else None

    def go(self) -> bool:
        """Take the focus up from the hand; tell whether anything is there."""
        targets = self.targets()
        if targets and not self.is_on:
            self._at = targets[(len(targets) - 1) // 2][1]
            self._hand.focus_on(None)
        self._follow()
        return bool(targets)

    def step(self, step: int) -> bool:
        """Go along what lies there; tell whether the focus is there at all."""
        if not self.is_on:
            return False
        choices = [what for _, what in self.targets()]
        place = choices.index(self._at) + step if self._at is not None else 0
        self._at = choices[min(max(place, 0), len(choices) - 1)]
        self._follow()
        return True

    def leave(self) -> bool:
        """Take the focus back to the hand; tell whether it was ahead."""
        was, self._at = self.is_on, None
        self._follow()
        return was

    def press(self) -> bool:
        """Do what is in focus; tell whether anything is."""
        at = self._at
        if not self.is_on:
            return False
        self.leave()
        if isinstance(at, Move):
            self._felt.choose(at)
        elif at is not None:
            self._hand.click(at)
        return True

    def _follow(self) -> None:
        self.show()
        # Enter is lent to what has the focus.
        self._felt.gild()

    def show(self) -> None:
        """Ring what is in focus."""
        box = next((box for box, what in self.targets() if what == self._at), None)
        if box is None or self._at is None:
            self._marks.drop(RING)
        else:
            self._marks.ring(RING, box, self._felt.table.colours.sky, 6)

    def targets(self) -> list[Target]:
        """Return what lies ahead of the hand and can be chosen, from left to right."""
        found = dict[Move | Card, Box]()
        for box, what in (*self._places(), *self._cards()):
            found.setdefault(what, box)
        return sorted(((box, what) for what, box in found.items()), key=lambda each: each[0].x)

    def _places(self) -> Iterator[Target]:
        view, table = self._felt.view_, self._felt.table
        for reach in self._hand.reaches():
            if view is None or reach.zone == table.near_hand:
                continue
            cards = view.state.table[reach.zone]
            only = cards.index(reach.card) if reach.card in cards else None
            box = self._box(reach.zone, only)
            if box is not None:
                yield box, reach.move

    def _cards(self) -> Iterator[Target]:
        """Yield the cards of the table that a click would take."""
        for card in self._hand.playable:
            place = self._felt.table.place_of(card) if card != HIDDEN else None
            if place is None or self._hand.holds(place):
                continue
            box = self._box(*place)
            if box is not None:
                yield box, card

    def _box(self, zone: ZoneId, nth: int | None) -> Box | None:
        table = self._felt.table
        row = [p for (z, i), p in table.laid.items() if z == zone and nth in (None, i)]
        return bounding(row, table.cards.aspect)
