"""What was missed in one's own matches waits until it is done better."""

from pathlib import Path

import pytest

from naipes_gui.core.steps import finished
from naipes_gui.review import sidecar
from naipes_gui.review.own_mistakes import own_mistakes
from tests.review.missed import missed, tempted


@pytest.fixture
def match(tmp_path: Path) -> Path:
    return missed(tmp_path)


def test_a_flag_is_found_with_its_place(match: Path) -> None:
    problem = tempted()
    (found,) = finished(own_mistakes(match.parent))
    assert (found.match, found.ply, found.game) == (match, problem.ply, "ecarte")


def test_what_was_done_better_is_not_asked_again(match: Path) -> None:
    problem = tempted()
    kept, _ = sidecar.read(match)
    assert kept is not None
    assert sidecar.keep(match, kept.solving(problem.seat, [problem.ply]))
    assert finished(own_mistakes(match.parent)) == []


def test_a_review_whose_match_is_gone_says_nothing(match: Path) -> None:
    match.unlink()
    assert finished(own_mistakes(match.parent)) == []


def test_of_many_the_first_so_many_are_brought(match: Path) -> None:
    assert finished(own_mistakes(match.parent, most=0)) == []
