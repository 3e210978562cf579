"""A match of a person with a review beside it that flags one decision."""

from pathlib import Path

from naipes_gui.core.moves import Move
from naipes_gui.review import sidecar
from naipes_gui.review.kept import Kept
from naipes_gui.review.problems import Problem, problems
from naipes_gui.store.lines import written


def tempted(game: str = "ecarte") -> Problem:
    """Return the first problem of a game in whose match the move was made that tempts most."""
    return next(one for one in problems(game) if _made(one) == one.judged.made.meaning)


def _made(problem: Problem) -> Move:
    _, move = problem.record().timeline.moves[problem.ply]
    return move.meaning


def missed(folder: Path, game: str = "ecarte") -> Path:
    """Write the match of that problem, with its review beside it."""
    problem = tempted(game)
    record = problem.record()
    path = folder / f"mine-{game}.naipes"
    lines = (record.chain.linked(dict(line)) for line in problem.lines)
    path.write_bytes(b"".join(map(written, (problem.header.to_json(), *lines))))
    kept = Kept.of(record).taking(record, problem.seat, [problem.judged], problem.ply + 1)
    assert sidecar.keep(path, kept)
    return path
