"""Thinks over what the person has just done, while the match goes on."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stop, View
from naipes_gui.review.at_once import Remark, remark
from naipes_gui.review.judge import Case, looked
from naipes_gui.session.background import Background
from naipes_gui.session.thinkers import Thinkers

LATEST_MS, SOON_MS = 15_000, 2_000
"""So long after a decision something may still be said of it: while the others play, and once the
person has decided again."""
AT_ONCE = 2
"""Of how many decisions at most it is still found out: who has gone on is told of the past no
more."""
LOOK = 0
"""The key of the look at a position in which the person decides; what is done has higher ones."""


class Afterthought(QObject):
    """``found`` carries what there is to say of a decision, a `Remark`.

    What is best is looked at while the person decides. Nobody waits for any of it, and it stands
    back behind the opponents: what is not found out in time is not told.
    """

    found = Signal(object)

    def __init__(self, game: GameInfo, rules: Rules[Any, Any], parent: QObject) -> None:
        super().__init__(parent)
        self._game = game
        self._background = Background(game.key, rules, self)
        self._background.found.connect(self._on_found)
        self._looks = list[Counsel]()
        """What was found about the position by looking; filled in by the thread."""
        self._view: View[Any] | None = None
        self._asked, self._number = dict[int, QTimer](), LOOK
        """What is being thought over, the oldest first, and what ends that."""

    @property
    def is_thinking(self) -> bool:
        """Whether anything is still to be found out of what was done."""
        return bool(self._asked)

    def look(self, ply: int, view: View[Any]) -> None:
        """Look at a position that the person is to decide in, if there is anything to decide."""
        case = Case(self._game, ply, view, view.moves[0]) if view.moves else None
        if case is None or not case.is_choice or view == self._view:
            return
        self._view, self._looks = view, []
        self._background.forget(LOOK)
        self._background.want(LOOK, partial(_look, case, self._looks))

    def think_over(self, ply: int, view: View[Any], move: Move, *, may_praise: bool) -> None:
        """Find out whether there is anything to say of what was done."""
        case = Case(self._game, ply, view, move, is_turn=view.state.to_move == view.seat)
        if not case.is_choice:
            return
        looks = self._looks if view == self._view else []
        self._background.forget(LOOK)
        self._leave(keeping=AT_ONCE - 1)
        for late in self._asked.values():
            late.setInterval(_soon(late))
        self._number += 1
        self._background.want(self._number, partial(_remark, case, looks, may_praise))
        late = self._asked[self._number] = QTimer(self, singleShot=True, interval=LATEST_MS)
        late.timeout.connect(partial(self._forget, self._number))
        late.start()

    def forget(self) -> None:
        """Leave all that is being thought over: nobody wants to hear of it any more."""
        self._view = None
        self._background.forget(LOOK)
        self._leave(keeping=0)

    def close(self) -> None:
        """End it for good."""
        self.forget()
        self._background.close()

    def _leave(self, *, keeping: int) -> None:
        """Leave what is thought over, but for so many of the newest."""
        for number in list(self._asked)[: len(self._asked) - keeping]:
            self._forget(number)

    def _forget(self, number: int) -> None:
        if self._has_come(number):
            self._background.forget(number)

    def _has_come(self, number: int) -> bool:
        """Wait for something no more; tell whether it was waited for."""
        late = self._asked.pop(number, None)
        if late is not None:
            late.stop()
            late.deleteLater()
        return late is not None

    @Slot(object, object)
    def _on_found(self, number: int, what: object) -> None:
        if self._has_come(number) and isinstance(what, Remark):
            self.found.emit(what)


def _soon(late: QTimer) -> int:
    """Return how long something is still waited for where it would have all its time otherwise."""
    passed = LATEST_MS - late.remainingTime()
    return max(0, SOON_MS - passed)


def _look(case: Case, into: list[Counsel], process: Thinkers, stop: Stop) -> object:
    into += looked(case, process, stop)
    return into


def _remark(
    case: Case, looks: list[Counsel], may_praise: bool, process: Thinkers, stop: Stop
) -> Remark | None:
    return remark(case, looks, process, stop, may_praise=may_praise)
