"""Decisions of one match, judged by several processes and told in order."""

import argparse
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from naipes_gui.cli.workers import told, workers
from naipes_gui.games import all_games
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.judge import judge
from naipes_gui.review.judged import Judged
from naipes_gui.review.matches import Judging, one_by_one
from naipes_gui.store.lines import contents
from naipes_gui.store.record import Record

Opened: TypeAlias = tuple[Record, WeighHere]


def judging(path: Path, weigh: WeighHere, arguments: argparse.Namespace) -> Judging:
    """Return who judges the decisions of a match in a file, and tells a terminal how far it is."""
    alone = arguments.jobs == 1 and arguments.scheduler is None
    judge_them = one_by_one(weigh) if alone else _side_by_side(contents(path), arguments)

    def watched(record: Record, plies: Sequence[int]) -> Iterator[Judged | None]:
        return told(judge_them(record, plies), len(plies))

    return watched


def _side_by_side(match: bytes, arguments: argparse.Namespace) -> Judging:
    def judge_them(record: Record, plies: Sequence[int]) -> Iterator[Judged | None]:
        if not plies:
            return
        with workers(arguments) as pool:
            futures = [pool.submit(judged_at, match, ply) for ply in plies]
            try:
                for each in futures:
                    yield each.result()
            finally:
                for each in futures:
                    each.cancel()

    return judge_them


def judged_at(match: bytes, ply: int) -> Judged | None:
    """Judge a decision of a match; runs in a process of its own."""
    record, weigh = _opened(match)
    return judge(all_games()[record.header.game], record.timeline, ply, weigh)


@lru_cache(maxsize=1)
def _opened(match: bytes) -> Opened:
    """Read a match once for all of its decisions that a process judges."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.naipes"
        path.write_bytes(match)
        record = Record.load(path)
    return record, WeighHere(all_games()[record.header.game], record.rules)
