"""Luck and skill of the hands of a match, found out when somebody wants to see them."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from naipes_gui.core.info import GameInfo
from naipes_gui.review.ledger import Ledger, ledger, whole
from naipes_gui.review.position_value import PositionValue, position_values
from naipes_gui.session.background import Job
from naipes_gui.session.reviewing import Reviewing
from naipes_gui.store.record import Record


class HandLuck(QObject):
    """``changed`` comes when the positions of a hand have been valued."""

    changed = Signal()

    def __init__(
        self, record: Record, info: GameInfo, reviewing: Reviewing, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._record, self._info, self._reviewing = record, info, reviewing
        self.adds_up = info.win_chance(record.rules.options) is not None
        """Whether there are bars; else positions are valued one by one."""
        self._asked = set[int]()
        self._values = dict[int, tuple[PositionValue, ...]]()

    def ledger(self, hand: int) -> Ledger | None:
        """Return the bars of a hand that has been judged, counted from 1."""
        judged = self._reviewing.outlook.of_hand(hand).judged
        return ledger(self._info, self._record.timeline, hand - 1, judged)

    def whole(self, hands: Iterable[int]) -> Ledger | None:
        """Return the bars of all these hands together, where they belong together."""
        told = (self.ledger(hand) for hand in hands)
        return whole([each for each in told if each is not None])

    def values(self, hand: int) -> tuple[PositionValue, ...] | None:
        """Return what the positions of a hand were worth, once they have been valued."""
        return self._values.get(hand)

    def ask(self, hand: int) -> None:
        """Value the positions of a hand, where nothing adds up."""
        if self.adds_up or hand in self._asked:
            return
        self._asked.add(hand)

        def told(found: object) -> None:
            self._values[hand] = found if isinstance(found, tuple) else ()
            self.changed.emit()

        self._reviewing.ask(("values", hand), self._valuing(hand), told)

    def _valuing(self, hand: int) -> Job:
        # Another thread must not look at this timeline: the cases hold all that is asked.
        judged, case = self._reviewing.outlook.of_hand(hand).judged, self._reviewing.case
        pairs = [(case(each.ply), each) for each in judged]
        return lambda process, stop: position_values(pairs, process, stop)
