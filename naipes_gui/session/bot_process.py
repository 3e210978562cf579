"""Thinks for the bots in a child process, so that no search ever holds up the table."""

import logging
import os
import sys
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from select import select
from traceback import walk_tb
from typing import Any, Literal, TypeAlias

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.children import deaf_to_ctrl_c, safely_started
from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent, usual
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Bot, Rules, Stop, View
from naipes_gui.files import hold
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING
from naipes_gui.session import blindfold

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


class ThoughtFailed(Exception):
    """A bot raised something in its process; holds the traceback from there."""


class BotProcess:
    """Owns the process, which starts with the first question and comes back when it dies.

    An answer is a function of the question alone, so asking again changes nothing.
    """

    def __init__(self, game: str, rules: Rules[Any, Any], nice: int = NICE) -> None:
        self._game, self.rules, self.nice = game, rules, nice
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, if one has been started."""
        return self._process.pid if self._process else None

    def warm(self) -> None:
        """Start the process before it is needed."""
        if self._pipe is None:
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
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

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
        pipe, is_hurried = self._pipe or self._start(), False
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

    def _start(self) -> Connection:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        arguments = theirs, self._game, self.rules.options, self.nice
        self._process = context.Process(target=think, args=arguments, daemon=True, name="thinker")
        with safely_started(), deaf_to_ctrl_c():
            self._process.start()
        theirs.close()
        return self._pipe

    def _interrupt(self, pipe: Connection) -> None:
        """Ask for the answer at once and throw it away."""
        pipe.send(None)
        if pipe.poll(GRACE):
            pipe.recv()
        else:
            self.drop()


class Peeked(Exception):
    """What is sent instead of an answer when somebody who thinks has tried to look."""


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


def _told(error: Exception) -> ThoughtFailed:
    """Return what is sent of an error: where it came up, without a look at the source."""
    places = (
        f"  {frame.f_code.co_filename}:{line} {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    )
    return ThoughtFailed("\n".join([repr(error), *places]))


class Interruption:
    """Stops a bot as soon as anything more comes through the pipe."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def is_set(self) -> bool:
        """Tell whether something has come, or the other end is gone."""
        if sys.platform == "win32":
            return self._pipe.poll()
        # The pipe's own way asks the system in a manner that needs descriptors to be allowed.
        return bool(select([self._pipe], (), (), 0)[0])


def think(pipe: Connection, key: str, options: Options, nice: int) -> None:
    """Answer one question after the other, until there is nobody left to ask."""
    if sys.platform != "win32":
        os.nice(nice)
    game = all_games()[key]
    rules = game.rules(options)
    known, met = game.bots(), dict[Opponent, Bot[Any]]()
    hold(key)
    blindfold.put_on(lambda event: pipe.send(Peeked(event)))
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            if question := pipe.recv():
                verb, view, who, seed = question
                try:
                    if who not in met:
                        # A record of another program may name levels that this one has not.
                        played = who if who.level in known else replace(who, level=usual(known))
                        met[who] = played.sit_down(known, rules)
                    answer = getattr(met[who], verb)(view, Random(seed), Interruption(pipe))
                except OSError:
                    raise
                except Exception as error:
                    answer = _told(error)
                pipe.send(answer)
