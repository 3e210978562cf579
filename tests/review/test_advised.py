"""Nobody is blamed, anywhere, for doing what a hint of the program has advised."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.core.steps import finished
from naipes_gui.games import all_games
from naipes_gui.review import matches, sidecar
from naipes_gui.review.decided import decided
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import costly
from naipes_gui.review.kept import Kept
from naipes_gui.review.notebook import Notebook, mistakes
from naipes_gui.review.outlook import Outlook
from naipes_gui.review.own_mistakes import own_mistakes
from naipes_gui.statistics.losses import read_lost
from naipes_gui.store.record import Record
from tests.review.test_sidecar import PLAYED, RECORDS, SEAT, a_judgement

FORMER = {"hint": 2}
NUDGE: dict[str, Any] = {"hint": 1}


def a_match(folder: Path, *hints: dict[str, Any]) -> tuple[Path, int]:
    """Write a match with hints at the first decision of the seat, and return its ply."""
    path = folder / "played.naipes"
    path.write_bytes((RECORDS / PLAYED).read_bytes())
    timeline = Record.load(path).timeline
    ply = decided(timeline, SEAT)[0]
    at = timeline.decisions.index(ply)
    lines = (json.dumps({"note": "", "at": at, **each}) for each in hints)
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)
    return path, ply


def blames(path: Path, ply: int) -> Iterator[bool]:
    """Tell of everything that speaks of mistakes whether a decision is one."""
    record = Record.load(path)
    assert record.problem is None
    game, notebook = all_games()["ecarte"], Notebook(lambda: path, record, SEAT)
    kept = notebook.keep(Case.at(game, record.timeline, ply), a_judgement(record, ply))
    saving = notebook.saving()
    assert saving is not None
    saving()
    yield kept.flagged
    yield bool(Outlook((kept,)).moments)
    yield bool(costly([kept]))
    yield bool(mistakes(path, record, SEAT))
    yield bool(finished(own_mistakes(path.parent)))
    lost = read_lost(path, SEAT)
    assert lost is not None
    yield bool(lost.mistakes)
    yield bool(lost.sums)
    beside = sidecar.read(path)[0]
    assert beside is not None
    yield any(each.flagged for each in beside.decisions)
    yield any(each.flagged for each in beside.holds_for(record, SEAT))
    judged = iter([a_judgement(record, ply)])
    yield next(matches.judgements(record, SEAT, lambda *_: judged)).flagged


def named(path: Path, ply: int) -> str:
    """Return what was played at a decision."""
    return str(Record.load(path).timeline.moves[ply][1])


@pytest.mark.parametrize("step", [1, 2, 3])
def test_what_a_hint_named_is_no_mistake_of_the_person(tmp_path: Path, step: int) -> None:
    path, ply = a_match(tmp_path)
    made = named(path, ply)
    path, ply = a_match(tmp_path, NUDGE, {"hint": step, "named": ["play KS", made]})
    assert not any(blames(path, ply))


@pytest.mark.parametrize(
    "hints",
    [(), (NUDGE,), ({"hint": 2, "named": ["play JK"]},), ({"hint": 1, "by": "checker"},)],
)
def test_who_goes_another_way_than_the_hint_hears_of_it(
    tmp_path: Path, hints: tuple[dict[str, Any], ...]
) -> None:
    path, ply = a_match(tmp_path, *hints)
    assert all(blames(path, ply))


def test_where_the_record_does_not_say_which_move_was_named_nobody_is_blamed(
    tmp_path: Path,
) -> None:
    path, ply = a_match(tmp_path, FORMER)
    assert not any(blames(path, ply))


@pytest.mark.parametrize("named", ["KS", 7, None, [7, "no move at all", ""]])
def test_what_names_no_move_is_as_if_it_were_not_said(tmp_path: Path, named: object) -> None:
    path, ply = a_match(tmp_path, {"hint": 1, "named": named})
    assert all(blames(path, ply))


def test_another_decision_is_judged_as_ever(tmp_path: Path) -> None:
    path, ply = a_match(tmp_path, FORMER)
    record = Record.load(path)
    others = [each for each in decided(record.timeline, SEAT) if each != ply]
    told = Kept.of(record).taking(record, SEAT, [a_judgement(record, each) for each in others])
    assert all(each.flagged for each in told.holds_for(record, SEAT))
