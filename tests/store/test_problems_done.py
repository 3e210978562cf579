"""What was solved is kept, and may be garbage."""

from datetime import date, timedelta

import pytest

from naipes_gui.store import paths, problems_done
from naipes_gui.store.problems_done import MOST_DAYS, ProblemsDone

TODAY = date(2026, 11, 22)


def test_what_was_solved_once_stays_solved() -> None:
    problems_done.keep("ecarte-1", solved=False)
    assert problems_done.read().answers == {"ecarte-1": False}
    problems_done.keep("ecarte-1", solved=True)
    problems_done.keep("ecarte-1", solved=False)
    assert problems_done.read().answers == {"ecarte-1": True}


def test_of_a_day_the_first_answer_counts() -> None:
    problems_done.keep("nlk-1", solved=False, day=TODAY)
    problems_done.keep("nlk-1", solved=True, day=TODAY)
    known = problems_done.read()
    assert known.days == {"2026-11-22": False}
    assert known.answers == {"nlk-1": True}


def test_a_run_of_days_goes_on_until_one_is_left_out() -> None:
    for back in (0, 1, 2, 4):
        problems_done.keep("nlk-1", solved=True, day=TODAY - timedelta(days=back))
    known = problems_done.read()
    assert known.run(TODAY) == 3
    assert known.run(TODAY + timedelta(days=1)) == 3
    assert known.run(TODAY + timedelta(days=2)) == 0


def test_no_more_days_are_kept_than_anybody_counts() -> None:
    days = {(TODAY + timedelta(days=n)).isoformat(): True for n in range(MOST_DAYS + 5)}
    kept = ProblemsDone({}, days).to_json()["days"]
    assert len(kept) == MOST_DAYS
    assert max(kept) == max(days)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"answers": 3, "days": {}}', "[" * 60_000, '{"answers": {}, "days": [1]}'],
)
def test_garbage_says_nothing(text: str) -> None:
    paths.problems_file().write_text(text, encoding="utf-8")
    assert problems_done.read() == ProblemsDone()
    problems_done.keep("ecarte-1", solved=True)
    assert problems_done.read().answers == {"ecarte-1": True}
