"""Whoever sets up a match that a record may not hold to its end is told so, and nobody else."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.options import Option, Value
from naipes_gui.games import all_games
from naipes_gui.store import limits
from naipes_gui.store.settings import Settings
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.new_match.lengths import LONG, OPEN, limit_of
from naipes_gui.ui.new_match.rules_choice import RulesChoice

MOST_SEATS = 9
MOVES_OF_A_HAND = 400
"""More than any hand of a match between the program's players ever took."""


def plain(text: str) -> str:
    """Return a text with its numbers as they are written nowhere."""
    return "".join(letter for letter in text if letter not in ",.\u00a0\u202f")


def lengths() -> list[Any]:
    """Return every form of a length, with its smallest and its largest value."""
    return [
        pytest.param(option, spread.value(number), id=f"{key} {spread.value(number)}")
        for key, game in all_games().items()
        for option in game.options().declared()
        for spread in option.spreads
        if spread.word
        for number in (spread.low, spread.high)
    ]


@pytest.mark.parametrize(("option", "value"), lengths())
def test_a_length_that_may_be_too_much_says_how_far_a_match_goes(
    option: Option, value: Value
) -> None:
    word, _, number = str(value).partition(":")
    told = limit_of(option, value)
    assert bool(told) == (word in OPEN or int(number) >= LONG)
    assert not told or ("10000" in plain(told) and "500000" in plain(told))


def test_what_is_not_told_fits_by_far() -> None:
    assert LONG * MOST_SEATS <= limits.MOST_HANDS
    assert LONG * MOVES_OF_A_HAND <= limits.MOST_MOVES


def test_other_numbers_are_no_lengths() -> None:
    for game in all_games().values():
        for option in game.options().declared():
            if not any(spread.word for spread in option.spreads):
                values = [*(c.value for c in option.choices), *(s.high for s in option.spreads)]
                assert not any(limit_of(option, value) for value in values), option.key


def test_the_sentence_comes_and_goes_with_the_choice(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Settings(), "napoleon")
    qtbot.addWidget(dialog)
    assert dialog.length.control is not None
    control = dialog.length.control

    def said(value: str) -> bool:
        control.chosen.emit(value)
        return not dialog.length.limit.isHidden() and "10000" in plain(dialog.length.limit.text())

    assert [said(value) for value in ("hands:20", "bust", "rounds:3", "first_to:50")] == [
        False, True, False, True
    ]  # fmt: skip


@pytest.mark.parametrize("key", ["mosca", "napoleon"])
def test_more_hands_take_longer(key: str) -> None:
    """Six, eight and ten hands were «about 8 min» alike, as all were half of what is usual."""
    choice = RulesChoice(all_games()[key])
    times = list[float]()
    for players in range(3, 6):
        choice.seat(players)
        told = choice.hands_beside(choice.lengths()[0])
        assert told is not None
        times.append(told)
    assert times[0] < times[1] < times[2]
