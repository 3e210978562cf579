"""What the tests of the store share: playing on, and reading and spoiling a file."""

import json
from pathlib import Path
from random import Random
from typing import Any

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder

SALT = "0" * 32


def play_on(recorder: Recorder, plies: int) -> None:
    """Make so many moves, chance's and cuts included, always the first of a random order."""
    for _ in range(plies):
        state, rng = recorder.timeline.state, Random(recorder.timeline.ply)
        if state.is_over:
            break
        if state.to_move == CHANCE:
            recorder.shuffle(recorder.record.rules.chance(state, rng).cards, SALT)
        else:
            legal = recorder.record.rules.legal(state)
            recorder.move(rng.choice([move for move in legal if move.verb != "again"]))


def to_the_end(recorder: Recorder) -> None:
    while recorder.timeline.state.stage is not Stage.OVER:
        play_on(recorder, 1)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def rewrite(path: Path, lines: list[dict[str, Any]]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def add(path: Path, *more: dict[str, Any]) -> Record:
    """Return what a record says with some lines more."""
    rewrite(path, [*lines(path), *more])
    return Record.load(path)
