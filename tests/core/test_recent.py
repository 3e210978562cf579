"""What is kept is what was asked for last, and never more than so much."""

import pytest

from naipes_gui.core.recent import Recent


@pytest.fixture
def made() -> list[int]:
    return []


def ask(kept: Recent[int, str], number: int, made: list[int]) -> str:
    def make() -> str:
        made.append(number)
        return str(number)

    return kept.get(number, make)


def test_it_never_keeps_more_than_it_may(made: list[int]) -> None:
    kept = Recent[int, str](3)
    for number in range(10):
        assert ask(kept, number, made) == str(number)
        assert len(kept) <= 3


def test_what_was_asked_for_last_is_not_made_again(made: list[int]) -> None:
    kept = Recent[int, str](2)
    for number in (1, 2, 1, 3, 1, 2):
        ask(kept, number, made)
    assert made == [1, 2, 3, 2]


def test_nothing_that_is_kept_counts_as_kept(made: list[int]) -> None:
    kept = Recent[int, None](2)
    for _ in range(2):
        kept.get(1, lambda: made.append(1))
    assert made == [1]


def test_what_is_forgotten_is_made_again(made: list[int]) -> None:
    kept = Recent[int, str](2)
    ask(kept, 1, made)
    kept.clear()
    ask(kept, 1, made)
    assert made == [1, 1]
