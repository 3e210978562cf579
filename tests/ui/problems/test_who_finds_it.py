"""Who finds the answer is told in the numbers that were counted, and an oddity is called one."""

from types import SimpleNamespace
from typing import Any

from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.problems.answer import Words
from naipes_gui.ui.shared import language

WRONG = "The stronger ones go wrong here."


def told(**hits: float) -> str:
    language.speak("en")
    position: Any = SimpleNamespace(hits=hits)
    return Words(all_games()["nlk"].face(), Wording()).hits(position)


def test_of_eight_that_were_asked_nobody_says_so_many_of_a_hundred() -> None:
    said = told(beginner=0.25, club=1.0, expert=0.75)
    assert "2 of 8 beginners" in said
    assert "8 of 8 of the club" in said
    assert "3 of 4 experts" in said
    assert WRONG not in said


def test_where_only_the_weaker_find_it_the_stronger_are_called_wrong() -> None:
    assert told(beginner=0.75, club=0.0, expert=0.0).endswith(WRONG)
