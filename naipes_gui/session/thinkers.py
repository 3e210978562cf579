"""Several processes that think about a series of questions side by side.

What is answered follows from a question alone, and answers come in the order of the questions:
who thinks about which of them, and how many think, changes nothing but the time.
"""

import os
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from threading import Event as Flag
from typing import Any

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Rules, Stop, View
from naipes_gui.review.asking import Question
from naipes_gui.session.bot_process import NICEST, BotProcess

SIDE_BY_SIDE = min(2, os.cpu_count() or 1)
"""How many processes think at once."""
AHEAD = 2
"""How many questions wait for each of them, at most: what is not wanted in the end was wasted."""


class Either:
    """Stops as soon as one of two flags is raised."""

    def __init__(self, one: Stop, other: Stop) -> None:
        self._flags = one, other

    def is_set(self) -> bool:
        """Tell whether one of them is."""
        return any(flag.is_set() for flag in self._flags)


class Thinkers(BotProcess):
    """A process with helpers, which start with the first series of questions."""

    def __init__(
        self, game: str, rules: Rules[Any, Any], nice: int = NICEST, many: int = SIDE_BY_SIDE
    ) -> None:
        super().__init__(game, rules, nice)
        self.side_by_side = (self, *(BotProcess(game, rules, nice) for _ in range(1, many)))
        self._free = SimpleQueue[BotProcess]()
        for each in self.side_by_side:
            self._free.put(each)
        self._pool = ThreadPoolExecutor(many, thread_name_prefix="asking")

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel | None:
        """Return what a bot weighs, as `weigh` does."""
        return self.weigh(view, who, seed, stop)

    def each(
        self, questions: Iterable[Question], stop: Stop
    ) -> Generator[Counsel | None, None, None]:
        """Yield the answers in the order of the questions, some of which are asked ahead."""
        over, going = Flag(), deque[Future[Counsel | None]]()
        for each in self.side_by_side:
            each.warm()
        try:
            for question in questions:
                going.append(self._pool.submit(self._answer, question, Either(stop, over)))
                if len(going) == AHEAD * len(self.side_by_side):
                    yield going.popleft().result()
            while going:
                yield going.popleft().result()
        finally:
            over.set()
            wait(going)

    def stand_back(self, nice: int) -> None:
        """Be so nice to other programs, from when a process is started next."""
        for each in self.side_by_side:
            each.nice = nice

    def rest(self) -> None:
        """End the processes, of which none may be thinking; the next question starts others."""
        for each in self.side_by_side:
            each.drop()

    def close(self) -> None:
        """End all of them."""
        self._pool.shutdown()
        self.rest()

    def _answer(self, question: Question, stop: Stop) -> Counsel | None:
        if stop.is_set():
            return None
        process = self._free.get()
        try:
            return process.weigh(*question, stop)
        finally:
            self._free.put(process)
