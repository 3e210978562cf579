"""How far somebody has come in the lessons is kept, and may be garbage."""

import pytest

from naipes_gui.store import lessons_done, paths
from naipes_gui.store.lessons_done import LessonsDone


def test_where_a_lesson_was_left_is_kept() -> None:
    assert lessons_done.place_of("ecarte-1") == 0
    lessons_done.keep("ecarte-1", 7, done=False)
    lessons_done.keep("nlk-1", 2, done=False)
    assert lessons_done.place_of("ecarte-1") == 7


def test_a_lesson_that_is_over_is_done_and_begins_anew() -> None:
    lessons_done.keep("ecarte-1", 7, done=False)
    lessons_done.keep("ecarte-1", 16, done=True)
    assert lessons_done.place_of("ecarte-1") == 0
    lessons_done.keep("ecarte-1", 3, done=False)
    assert lessons_done.read() == LessonsDone({"ecarte-1": 3}, frozenset({"ecarte-1"}))


def test_what_was_asked_once_is_kept_beside_it() -> None:
    lessons_done.keep("ecarte-1", 7, done=False)
    lessons_done.keep_asked("mosca")
    lessons_done.keep_asked("nlk")
    assert lessons_done.read().asked == {"mosca", "nlk"}
    assert lessons_done.place_of("ecarte-1") == 7


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"places": 3, "done": [], "asked": []}', "[" * 60_000,
     '{"places": {"a": "b"}, "done": [], "asked": []}'],
)  # fmt: skip
def test_garbage_says_nothing(text: str) -> None:
    paths.lessons_file().write_text(text, encoding="utf-8")
    assert lessons_done.read() == LessonsDone()
    lessons_done.keep("ecarte-1", 7, done=False)
    assert lessons_done.place_of("ecarte-1") == 7
