"""How the players of a match are asked again: in this process, or wherever somebody wants it."""

from collections.abc import Generator, Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from naipes_gui.core.counsel import Counsel, Counsellor
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent, usual
from naipes_gui.core.rules import Rules, Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.store.record import Record


class Ask(Protocol):
    """Asks a player for a move; it follows from view, player and seed alone."""

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        """Return the move, or nothing when told to stop."""
        ...


class Weigh(Protocol):
    """Asks a player what it weighs; it follows from view, player and seed alone."""

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel | None:
        """Return what was weighed, or nothing when told to stop."""
        ...


Question: TypeAlias = tuple[View[Any], Opponent, int]
"""What `Weigh` is asked."""


@runtime_checkable
class WeighAhead(Weigh, Protocol):
    """Weighs things side by side, so that a series of questions takes less time."""

    def each(
        self, questions: Iterable[Question], stop: Stop
    ) -> Generator[Counsel | None, None, None]:
        """Yield the answers in the order of the questions, which may be asked ahead."""
        ...


class Going:
    """A stop flag that nobody raises."""

    def is_set(self) -> bool:
        """Say no."""
        return False


GOING = Going()


class AskHere:
    """Lets the players of a match think in this process, and in whatever thread asks."""

    def __init__(self, record: Record) -> None:
        self._known = all_games()[record.header.game].bots()
        self._rules = record.rules
        self._met: dict[Opponent, Counsellor[Any]] = {}

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move | None:
        """Return the move, or nothing when told to stop: what is thought in haste is not meant."""
        move = self._player(who).choose(view, Random(seed), stop)
        return None if stop.is_set() else move

    def _player(self, who: Opponent) -> Counsellor[Any]:
        if who not in self._met:
            # As at the table, where another program's level is not known either.
            played = who if who.level in self._known else replace(who, level=usual(self._known))
            self._met[who] = played.sit_down(self._known, self._rules)
        return self._met[who]


class WeighHere:
    """Lets players of a game weigh things in this process, and in whatever thread asks."""

    def __init__(self, game: GameInfo, rules: Rules[Any, Any]) -> None:
        self._known, self._rules = game.bots(), rules
        self._met: dict[Opponent, Counsellor[Any]] = {}

    def __call__(self, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Counsel | None:
        """Return what was weighed, or nothing when told to stop."""
        if who not in self._met:
            self._met[who] = who.sit_down(self._known, self._rules)
        counsel = self._met[who].weigh(view, Random(seed), stop)
        return None if stop.is_set() else counsel


def answers(
    ask: Weigh, questions: Iterable[Question], stop: Stop
) -> Generator[Counsel | None, None, None]:
    """Yield what is answered to one question after the other; who closes it wants no more."""
    if isinstance(ask, WeighAhead):
        yield from ask.each(questions, stop)
    else:
        for view, who, seed in questions:
            yield ask(view, who, seed, stop)


def reference(game: GameInfo) -> Opponent:
    """Return who plays for a person in what has not been played: the strongest of the game."""
    return Opponent(game.strongest)


def known_opponents(record: Record) -> dict[Seat, Opponent]:
    """Return the computer players that can be asked again: those of a level that there is."""
    known = all_games()[record.header.game].bots()
    opponents = record.header.opponents
    return {seat: who for seat, who in opponents.items() if who.level in known}


def same_players(record: Record) -> bool:
    """Tell whether this version has the very computer players that sit in a match."""
    game = all_games()[record.header.game]
    known: Mapping[str, Any] = game.bots()
    return all(
        who.level in known and who.version == game.bots_version
        for who in record.header.seats
        if who.kind == "bot"
    )
