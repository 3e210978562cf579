"""Questions become harder as somebody improves, and easier again."""

import pytest

from naipes_gui.core.practice import DOWN, UP, Practice
from naipes_gui.core.recall import LEVELS
from naipes_gui.store import paths, recalled


def answered(practice: Practice, *rightly: bool) -> Practice:
    for is_right in rightly:
        practice = practice.answered("trumps", rightly=is_right)
    return practice


def test_right_answers_one_after_the_other_raise_the_level() -> None:
    assert answered(Practice(), *[True] * (UP - 1)).level == 1
    assert answered(Practice(), *[True] * UP) == Practice(2, 0, {"trumps": (UP, UP)})
    assert answered(Practice(), True, True, False, True).level == 1


def test_wrong_ones_lower_it_again_but_not_below_the_first() -> None:
    assert answered(Practice(level=3), *[False] * -DOWN).level == 2
    assert answered(Practice(level=3), False, True, False).level == 3
    assert answered(Practice(), *[False] * 6).level == LEVELS[0]
    assert answered(Practice(level=LEVELS[-1]), *[True] * 9).level == LEVELS[-1]


def test_how_often_one_knew_the_answer_is_counted_by_kind() -> None:
    practice = answered(Practice(), True, False).answered("void", rightly=True)
    assert practice.kinds == {"trumps": (1, 2), "void": (1, 1)}
    assert (practice.right, practice.asked) == (2, 3)


def test_it_is_kept_by_game() -> None:
    assert recalled.read("ecarte") == Practice()
    recalled.keep("ecarte", answered(Practice(), True))
    recalled.keep("nlk", Practice(level=4))
    assert recalled.read("ecarte") == Practice(1, 1, {"trumps": (1, 1)})
    assert recalled.read("nlk").level == 4


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"ecarte": 3}', '{"ecarte": {"level": 99, "run": 0, "kinds": {}}}', "[" * 60_000,
     '{"ecarte": {"level": 1, "run": 0, "kinds": {"a": [1]}}}'],
)  # fmt: skip
def test_garbage_says_nothing(text: str) -> None:
    paths.memory_file().write_text(text, encoding="utf-8")
    assert recalled.read("ecarte") == Practice()
