"""Thinks for the bots in a child process, so that no search ever holds up the table."""

import logging
import sys
from dataclasses import replace
from random import Random
from typing import Any, Literal, TypeAlias

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Rules, Stop, View
from naipes_gui.review.asking import GOING
from naipes_gui.session.child_process import ChildProcess
from naipes_gui.session.pipe import Line
from naipes_gui.session.thinking import Peeked, ThoughtFailed, think

log = logging.getLogger(__name__)

Question: TypeAlias = tuple[Literal["choose", "weigh"], View[Any], Opponent, int]

PULSE = 0.02
"""How often a thinker looks up to see whether it should stop, in seconds."""
GRACE = 0.5
"""How long a bot may take to answer once it is told to stop, in seconds."""
PATIENCE = 20.0
"""How long a bot may think before its process is taken for dead, in seconds."""
NICE, NICEST = 10, 19
"""How far the opponents stand back behind the table, and who thinks about the past behind them."""
ATTEMPTS = 2
"""How often a question is asked of a fresh process when the last one died over it."""


class BotProcess:
    """Owns the process, which starts with the first question and comes back when it dies.

    An answer is a function of the question alone, so asking again changes nothing.
    """

    def __init__(self, game: str, rules: Rules[Any, Any], nice: int = NICE) -> None:
        self._game, self.rules, self.nice = game, rules, nice
        self._process: ChildProcess | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, if one has been started."""
        return self._process.pid if self._process else None

    def warm(self) -> None:
        """Start the process before it is needed."""
        if self._process is None:
            self._start()

    def choose(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        """Return the move of a bot, or nothing when told to stop.

        When that fails, when the process dies twice over the same question, or does anything but
        think, a legal move is made up at once.
        """
        move = self.thought(view, who, seed, stop)
        if move is not None or stop.is_set():
            return move
        log.error("seat %s makes a quick move instead of a thought one", view.seat)
        return RandomBot(self.rules).choose(view, Random(seed), stop)

    def thought(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        """Return the move of a bot, or nothing when told to stop or where it cannot be had."""
        move = self._insist(("choose", view, who, seed), stop)
        return move if isinstance(move, Move) else None

    def weigh(
        self, view: View[Any], who: Opponent, seed: int, stop: Stop, enough: Stop = GOING
    ) -> Counsel | None:
        """Return what a bot weighs, or nothing when told to stop or when the process dies.

        Once it is ``enough`` it answers by what it has found out until then.
        """
        counsel = self._insist(("weigh", view, who, seed), stop, enough)
        return counsel if isinstance(counsel, Counsel) else None

    def close(self) -> None:
        """End it for good."""
        self.drop()

    def drop(self) -> None:
        """End the process without waiting for what it thinks; the next question starts another."""
        if self._process is not None:
            self._process.end()
        self._process = None

    def _insist(
        self, question: Question, stop: Stop, enough: Stop = GOING
    ) -> Move | Counsel | None:
        """Ask, and ask a fresh process when the first one dies over it."""
        verb, view, who, seed = question
        question = verb, masked(self.rules, view), who, seed
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._ask(question, stop, enough)
            except Peeked as peeked:
                log.error("%s in seat %s tried to look: %s", who, view.seat, peeked)
                self.drop()
                return None
            except ThoughtFailed as error:
                sys.excepthook(ThoughtFailed, error, None)
                return None
            except (EOFError, OSError, TimeoutError) as error:
                log.warning("thinking of seat %s failed (%s): %r", view.seat, attempt, error)
            self.drop()
        return None

    def _ask(self, question: Question, stop: Stop, enough: Stop) -> Move | Counsel | None:
        pipe, is_hurried = (self._process or self._start()).pipe, False
        pipe.send(question)
        for _ in range(int(PATIENCE / PULSE)):
            if stop.is_set():
                self._interrupt(pipe)
                return None
            if enough.is_set() and not is_hurried:
                pipe.send(None)
                is_hurried = True
            if pipe.poll(PULSE):
                return _checked(pipe.recv())
        raise TimeoutError(f"no answer for {PATIENCE} s")

    def _start(self) -> ChildProcess:
        self._process = ChildProcess(self.nice, think, self._game, self.rules.options)
        return self._process

    def _interrupt(self, pipe: Line) -> None:
        """Ask for the answer at once and throw it away."""
        pipe.send(None)
        if pipe.poll(GRACE):
            pipe.recv()
        else:
            self.drop()


def masked(rules: Rules[Any, Any], view: View[Any]) -> View[Any]:
    """Return a view without cards that its seat may not know: the last look before it is sent.

    Raises:
        ValueError: it is the view of nobody at the table.

    """
    if view.seat not in rules.seats:
        raise ValueError(f"nobody sits in seat {view.seat}")
    table, sees = view.state.table, rules.sees
    kept = {
        zone: cards if sees(view.state, view.seat, zone) else (HIDDEN,) * len(cards)
        for zone, cards in table.items()
    }
    if kept == table:
        return view
    log.error("seat %s was about to be shown cards that it may not know", view.seat)
    return replace(view, state=replace(view.state, table=kept), memory={})


def _checked(answer: Move | Counsel | Exception) -> Move | Counsel:
    if isinstance(answer, Exception):
        raise answer
    return answer
