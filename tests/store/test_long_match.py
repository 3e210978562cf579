"""A line takes as much work in a long match as in a short one, read or played."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.core.rules import Stage
from naipes_gui.store.lines import parsed
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import summarise
from tests.store.conftest import header
from tests.store.playing import play_on, rewrite
from tests.work import work

SHORT, LONG = 40, 400
"""Plies before the work is counted."""


def match(plies: int, naipes: int) -> Recorder:
    recorder = Recorder.in_memory(header(naipes, target=1000))
    while recorder.timeline.state.stage is Stage.LOT:
        recorder.chance(Random(1))
    play_on(recorder, plies)
    while recorder.timeline.state.stage is not Stage.HAND:
        play_on(recorder, 1)
    return recorder


def note(recorder: Recorder) -> None:
    recorder.note("x", len(recorder.timeline.decisions))


def hint(recorder: Recorder) -> None:
    recorder.hint(len(recorder.timeline.decisions), 1)


def undo(recorder: Recorder) -> None:
    recorder.undo(len(recorder.timeline.decisions) - 1)
    play_on(recorder, 1)


def move(recorder: Recorder) -> None:
    play_on(recorder, 1)


def hand(recorder: Recorder) -> None:
    list(recorder.timeline.shuffles[-1:])
    recorder.timeline.played(recorder.timeline.ended - 1)


@pytest.mark.parametrize("act", [note, hint, undo, move, hand])
def test_a_long_match_makes_no_line_slower(act: Callable[[Recorder], None], naipes: int) -> None:
    def took(plies: int) -> int:
        recorder = match(plies, naipes)
        act(recorder)
        return sum(work(lambda: act(recorder)) for _ in range(8))

    # What a move needs depends on the cards; with the square it would be ten times as much.
    assert took(LONG) < 2 * took(SHORT)


AGAIN = [{"undo": 21}, {}]
"""A move that is taken back and made again."""
READ: dict[str, Callable[[int], list[dict[str, Any]]]] = {
    "notes": lambda n: [{"note": "x", "at": i} for i in range(n)],
    "notes without a place": lambda n: [{"note": "x"}] * n,
    "hints": lambda n: [{"note": "", "at": i, "hint": 1} for i in range(n)],
    "undos": lambda n: AGAIN * (n // 2),
    "notes and undos": lambda n: [*({"note": "x", "at": i} for i in range(n // 2)), *AGAIN * n],
}


def written(path: Path, plies: int, kind: str) -> Path:
    """Write a match of so many plies that goes on with as many other lines."""
    recorder = match(plies, 2)
    recorder.undo(21)
    state = recorder.timeline.state
    due = {"s": int(state.to_move), "m": str(recorder.record.rules.legal(state)[0])}
    before = [{k: v for k, v in line.items() if k != "h"} for line in map(parsed, whole(recorder))]
    rewrite(path, [*before, due, *(line or due for line in READ[kind](plies))])
    assert Record.load(path).problem is None
    return path


def whole(recorder: Recorder) -> list[bytes]:
    return recorder.saved.splitlines(keepends=True)


@pytest.mark.sampled
@pytest.mark.parametrize("read", [Record.load, summarise])
@pytest.mark.parametrize("kind", READ)
def test_reading_takes_as_much_work_as_there_are_lines(
    tmp_path: Path, kind: str, read: Callable[[Path], object]
) -> None:
    few, many = (written(tmp_path / f"{n}.naipes", n, kind) for n in (50, 400))
    assert work(lambda: read(many)) < 10 * work(lambda: read(few))
