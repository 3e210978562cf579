"""Reads and counts the matches in threads of their own, so that no frame waits for it."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal, Slot

from naipes_gui.session.slices import uncollected
from naipes_gui.statistics.answer import Answer, answer
from naipes_gui.statistics.deal_luck import Dealt
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.history import History, in_order
from naipes_gui.statistics.losses import Lost
from naipes_gui.statistics.wish import Wish

STRIDE = 25
"""After so many matches it is told how far the reading is."""


class HistoryReader(QThread):
    """Reads in a thread of its own what was played, until it is told to stop."""

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history

    def run(self) -> None:
        with uncollected():
            self._read()

    @abstractmethod
    def _read(self) -> None:
        """Read, and bring what was found."""

    def stop(self) -> None:
        """Leave off, and wait until it has."""
        self.requestInterruption()
        self.wait()


class Reading(HistoryReader):
    """Brings the facts of all matches, and what their reviews say, with ``read``.

    What was dealt takes longer, and comes after it with ``dealt``.
    """

    advanced = Signal(int)
    read = Signal(object, object)
    dealt = Signal(object)

    def _read(self) -> None:
        found = list[Facts]()
        steps = self._history.reading()
        for number, facts in enumerate(steps):
            if self.isInterruptionRequested():
                steps.close()
                return
            if facts is not None:
                found.append(facts)
            if number % STRIDE == 0:
                self.advanced.emit(number)
        matches = in_order(found)
        self.read.emit(matches, self._history.lost(matches))
        deals: dict[Path, Dealt] = {}
        dealing = self._history.dealing(matches)
        for path, dealt in dealing:
            deals[path] = dealt
            if self.isInterruptionRequested():
                dealing.close()
                return
        self.dealt.emit(deals)


class Counting(QObject):
    """Brings with ``answered`` what the matches that are wished for come to, the latest wish."""

    answered = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._matches: Sequence[Facts] = ()
        self._reviews: Mapping[Path, Lost] = {}
        self._deals: Mapping[Path, Dealt] = {}
        self._next: Wish | None = None
        self._thread: _Count | None = None
        self._is_open = True

    @property
    def is_busy(self) -> bool:
        """Whether an answer is to come."""
        return self._thread is not None

    def take(self, matches: Sequence[Facts], reviews: Mapping[Path, Lost]) -> None:
        """Count these from now on."""
        self._matches, self._reviews = matches, reviews

    def take_deals(self, deals: Mapping[Path, Dealt]) -> None:
        """Know from now on what was dealt."""
        self._deals = deals

    def ask(self, wish: Wish) -> None:
        """Count for a wish; of several that come meanwhile the last counts."""
        if not self._is_open:
            return  # what was on its way when the page was left would begin a thread of nobody's
        self._next = wish
        if self._thread is None:
            self._begin()

    def open(self) -> None:
        """Count from now on."""
        self._is_open = True

    def stop(self) -> None:
        """Count no more until it is opened again, and wait until that is so."""
        self._is_open, self._next = False, None
        if self._thread is not None:
            self._thread.wait()

    def _begin(self) -> None:
        wish, self._next = self._next, None
        assert wish is not None
        self._thread = _Count(
            partial(answer, self._matches, wish, self._reviews, self._deals), self
        )
        self._thread.finished.connect(self._end)
        self._thread.start()

    @Slot()
    def _end(self) -> None:
        thread, self._thread = self._thread, None
        assert thread is not None
        thread.deleteLater()
        if self._next is not None:
            self._begin()
        elif thread.answer is not None:
            self.answered.emit(thread.answer)


class _Count(QThread):
    """Counts once."""

    def __init__(self, count: Callable[[], Answer], parent: QObject) -> None:
        super().__init__(parent)
        self._count = count
        self.answer: Answer | None = None

    def run(self) -> None:
        with uncollected():
            self.answer = self._count()
