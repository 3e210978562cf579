"""Times rules, opponents and records on matches that are played for the purpose."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from time import perf_counter
from typing import Any

from naipes_gui.bench.timing import seconds, spread
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import LONGER
from naipes_gui.core.replay import Replay
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import CHANCE, FIRST
from naipes_gui.core.timeline import Timeline
from naipes_gui.store.header import Header, Player
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder

LONG_MATCH = 200
"""Hands."""
SEEKS = 500
WARM_UP = 0.2
"""Seconds."""
HEAD_START = 0.03
"""Seconds that an opponent may think before it is told to stop."""


def rules_speed(game: GameInfo, time: float = 2.0) -> dict[str, float]:
    """Return how many random moves a second the rules check and make, in so many seconds."""
    rules: Rules[Any, Any] = game.rules(game.options().make())
    rng = Random(1)
    _play_for(rules, rng, WARM_UP)
    made, took = _play_for(rules, rng, time)
    return {"moves_per_second": round(made / took)}


def decision_times(game: GameInfo, hands: int) -> dict[str, dict[str, float]]:
    """Return how long each level thinks about a decision."""
    return {level: spread(decisions(game, level, hands)) for level in game.bots()}


def longer_times(game: GameInfo, hands: int) -> dict[str, float]:
    """Return how long the strongest level thinks when it is asked to think longer."""
    return spread(decisions(game, game.strongest, hands, effort=LONGER))


def cancel_times(game: GameInfo, hands: int) -> dict[str, float]:
    """Return how long the strongest level, thinking longer, goes on after it is told to stop.

    A quick machine may have answered everything before: then nothing was ``stopped``.
    """
    late = list[float]()
    for _ in decisions(game, game.strongest, hands, effort=LONGER, stop=lambda: _Soon(late)):
        pass
    return {"stopped": len(late), **spread(late)}


class _Soon:
    """Says stop a moment after it was made, and notes when it was asked for the last time."""

    def __init__(self, late: list[float]) -> None:
        self._late, self._at, self._told = late, perf_counter() + HEAD_START, False

    def is_set(self) -> bool:
        self._told = perf_counter() >= self._at
        return self._told

    def answered(self) -> None:
        """Note how long after the stop the answer came, unless it came before."""
        if self._told:
            self._late.append(perf_counter() - self._at)


def record_times(game: GameInfo) -> dict[str, Any]:
    """Return how long saving a move, reading or resuming a long match, and seeking in it take."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.naipes"
        saves = list(_saves(path, game))
        reading = seconds(lambda: Record.load(path))
        resuming = seconds(lambda: Recorder.resume(path).close())
        timeline = Record.load(path).timeline
    replay, rng = Replay(timeline, FIRST), Random(1)
    plies = [rng.randint(0, timeline.ply) for _ in range(SEEKS)]
    first = seconds(lambda: replay.seek(timeline.ply))
    seeks = [seconds(lambda ply=ply: replay.seek(ply)) for ply in plies]  # type: ignore[misc]
    return {
        "save_move": spread(saves),
        "load_ms": round(reading * 1000, 1),
        "resume_ms": round(resuming * 1000, 1),
        "hands": timeline.state.deals,
        "first_seek_ms": round(first * 1000, 3),
        "seek": spread(seeks),
    }


def _play_for(rules: Rules[Any, Any], rng: Random, time: float) -> tuple[int, float]:
    made, state, begin = 0, rules.start(), perf_counter()
    while perf_counter() - begin < time:
        state = rules.start() if state.is_over else rules.play(state, _any(rules, state, rng)).state
        made += 1
    return made, perf_counter() - begin


def _any(rules: Rules[Any, Any], state: Any, rng: Random) -> Move:
    return rules.chance(state, rng) if state.to_move == CHANCE else rng.choice(rules.legal(state))


def decisions(
    game: GameInfo, level: str, hands: int, *, effort: int = 1, stop: Callable[[], Any] = Event
) -> Iterator[float]:
    """Let a level play against itself and yield how long each decision took."""
    rules: Rules[Any, Any] = game.rules(game.options().make())
    bot, rng = game.bots()[level](rules, effort=effort), Random(1)
    timeline: Timeline[Any] = Timeline(rules)
    done = 0
    while done < hands:
        state = timeline.state
        if state.is_over:
            done += state.deals
            timeline = Timeline(rules)
        elif state.stage is not Stage.HAND:
            timeline.push(_any(rules, state, rng))
        else:
            view = timeline.view(timeline.ply, state.to_move)
            flag, begin = stop(), perf_counter()
            move = bot.choose(view, rng, flag)
            took = perf_counter() - begin
            if isinstance(flag, _Soon):
                flag.answered()
            yield took
            timeline.push(move)


def _saves(path: Path, game: GameInfo) -> Iterator[float]:
    """Play a long match into a file and yield how long each line took."""
    recorder = Recorder.begin(path, _header(game))
    rng = Random(1)
    while not recorder.record.is_over and recorder.timeline.state.deals <= LONG_MATCH:
        state = recorder.timeline.state
        if state.to_move == CHANCE:
            recorder.chance(rng)
        else:
            move = _any(recorder.record.rules, state, rng)
            yield seconds(lambda move=move: recorder.move(move))  # type: ignore[misc]
    recorder.close()


def _header(game: GameInfo) -> Header:
    options = _longest(game)
    seats = tuple(Player(name=f"{seat}") for seat in range(options["players"]))
    started = datetime(2026, 1, 1, tzinfo=UTC).isoformat()
    return Header(game=game.key, options=options, seats=seats, app="bench", started=started)


def _longest(game: GameInfo) -> dict[str, Any]:
    """Return the default options, with the longest match that is declared."""
    kind = game.options()
    chosen = {}
    for option in kind.declared():
        if option.key == "match" and option.spreads:
            widest = max(option.spreads, key=lambda spread: spread.high)
            chosen["match"] = widest.value(widest.high)
    return kind.make(**chosen).to_json()
