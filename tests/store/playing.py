"""What the tests of the store share: playing on, and reading and spoiling a file."""

import json
from pathlib import Path
from random import Random
from typing import Any

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.store.chain import Chain
from naipes_gui.store.lines import written
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder


def play_on(recorder: Recorder, plies: int) -> None:
    """Make so many moves, chance's and cuts included, always the first of a random order."""
    for _ in range(plies):
        state, rng = recorder.timeline.state, Random(recorder.timeline.ply)
        if state.is_over:
            break
        if state.to_move == CHANCE:
            if recorder.record.sealed is None:
                recorder.seal(rng)
            recorder.shuffle(f"luna {recorder.timeline.ply}")
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            legal = recorder.record.rules.legal(state)
            recorder.move(rng.choice([move for move in legal if move.verb != "again"]))


def to_the_end(recorder: Recorder) -> None:
    while recorder.timeline.state.stage is not Stage.OVER:
        play_on(recorder, 1)


def lines(path: Path) -> list[dict[str, Any]]:
    """Return what the lines of a record say, without what chains them."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [{key: line[key] for key in line if key != "h"} for line in found]


def rewrite(path: Path, lines: list[dict[str, Any]]) -> None:
    """Write a record anew, its lines chained as the format of the first one asks."""
    path.write_bytes(b"".join(map(written, chained(lines))))


def chained(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    if lines[0].get("naipes") == 1:
        return lines
    chain = Chain(written(lines[0]))
    return [lines[0], *map(chain.linked, lines[1:])]


def add(path: Path, *more: dict[str, Any]) -> Record:
    """Return what a record says with some lines more."""
    rewrite(path, [*lines(path), *more])
    return Record.load(path)
