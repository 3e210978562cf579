"""What is said when a match is over follows from how it ended for whoever says it."""

from types import SimpleNamespace
from typing import Any

import pytest

from naipes_gui.core.match_end import Holding, MatchEnd, Standing
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.session.farewell import (
    BEAT_YOU,
    BETWEEN,
    BOTH_LAST,
    GIVEN_UP,
    LAST,
    LINES,
    SAFE,
    TIED,
    WON,
    farewells,
)

HAS = Holding(3, phrase("test", "three"))


def said(
    *places: int, given_up: bool = False, fewest_win: bool = False, seal: str = "seal",
    started: str = "then",
) -> dict[int, Phrase]:  # fmt: skip
    """Return what is said around a table where a person has the first seat."""
    seats = [Seat(seat) for seat in range(len(places))]
    standings = tuple(Standing(seat, places[seat], HAS) for seat in seats)
    end = MatchEnd(phrase("test", "over"), (), standings, given_up=given_up)
    header = SimpleNamespace(opponents=dict.fromkeys(seats[1:]), started=started)
    rules = SimpleNamespace(fewest_win=fewest_win)
    record: Any = SimpleNamespace(fingerprint=seal, header=header, rules=rules)
    return dict(farewells(record, end))


MOODS = {
    "one beat you": ((2, 1), False, [BEAT_YOU]),
    "one lost to you": ((1, 2), False, [LAST]),
    "a draw of two": ((1, 1), False, [TIED]),
    "two rivals share it": ((3, 1, 1), False, [TIED, TIED]),
    "one of three won": ((2, 1, 3), False, [WON, LAST]),
    "one came between": ((1, 2, 3), False, [BETWEEN, LAST]),
    "two come last": ((1, 2, 2), False, [BOTH_LAST, BOTH_LAST]),
    "you come last beside one": ((2, 1, 2), False, [WON, BOTH_LAST]),
    "two lose": ((2, 1, 2), True, [SAFE, BOTH_LAST]),
    "nobody but one loses": ((1, 1, 3), True, [SAFE, LAST]),
    "you alone lose": ((3, 1, 1), True, [SAFE, SAFE]),
    "somebody between": ((1, 2, 3), True, [SAFE, LAST]),
}


@pytest.mark.parametrize("how", MOODS)
def test_everybody_says_something_that_fits(how: str) -> None:
    places, fewest_win, moods = MOODS[how]
    for seal in "abcdef":
        words = said(*places, fewest_win=fewest_win, seal=seal)
        assert list(words) == list(range(1, len(places)))
        for line, mood in zip(words.values(), moods, strict=True):
            assert line in LINES[mood]


def test_who_is_left_says_goodbye_all_the_same() -> None:
    assert all(line in LINES[GIVEN_UP] for line in said(1, 2, 3, given_up=True).values())


def test_nobody_repeats_another_while_there_is_something_else_to_say() -> None:
    for seal in "abcdef":
        lines = [line.source for line in said(1, 2, 2, 2, 2, seal=seal).values()]
        assert len(set(lines[:3])) == 3
        assert lines[3] in set(lines[:3])


def test_the_same_match_ends_with_the_same_words() -> None:
    assert said(2, 1) == said(2, 1, started="another time")
    seals = [str(number) for number in range(30)]
    sealed = {said(2, 1, seal=seal)[1].source for seal in seals}
    assert len(sealed) == len(LINES[BEAT_YOU])
    unsealed = {said(2, 1, seal="", started=each)[1].source for each in seals}
    assert len(unsealed) == len(LINES[BEAT_YOU])
