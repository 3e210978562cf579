"""Advice tested while somebody looks on: it can be paused, and goes on with the next deal."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.bots.advised import Tally, trial
from naipes_gui.games import all_games
from naipes_gui.session import advice_check
from naipes_gui.session.advice_check import AdviceCheck

FEW = 3


@pytest.fixture
def game() -> str:
    return next(key for key, info in all_games().items() if not info.last_loses)


@pytest.fixture
def check(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[AdviceCheck]:
    monkeypatch.setattr(advice_check, "DEALS", FEW)
    made = AdviceCheck(game)
    yield made
    made.close()


def test_what_is_counted_is_what_the_deals_bring(
    check: AdviceCheck, game: str, qtbot: QtBot
) -> None:
    info = all_games()[game]
    advice = info.advice().advice[1]
    with qtbot.waitSignal(check.advanced, check_params_cb=lambda tally: tally.deals == FEW):
        check.start(advice.key, "seed")
    qtbot.waitUntil(lambda: not check.is_running)
    assert check.is_done
    tested = trial(info, advice, "seed")
    gains = [gain for deal in range(check.tally.dealt) if (gain := tested.gain(deal)) is not None]
    assert check.tally.gains == tuple(gains)


def test_it_goes_on_where_it_was_paused(check: AdviceCheck, game: str, qtbot: QtBot) -> None:
    advice = all_games()[game].advice().advice[1]
    check.start(advice.key, "seed")
    check.pause()
    assert not check.is_running
    assert check.tally == Tally()
    check.tally = Tally((7.0, 7.0), 40)
    with qtbot.waitSignal(check.advanced, check_params_cb=lambda tally: tally.deals == FEW):
        check.resume()
    assert check.tally.gains[:2] == (7.0, 7.0)
    assert check.tally.dealt > 40


def test_another_question_begins_anew(check: AdviceCheck, game: str, qtbot: QtBot) -> None:
    first, second = (each.key for each in all_games()[game].advice().advice[:2])
    check.start(first, "seed")
    check.start(second, "seed")
    assert check.key == second
    with qtbot.waitSignal(check.advanced):
        pass
    check.close()
    assert not check.is_running
