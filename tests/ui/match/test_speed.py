"""The speed of the table: chosen from a menu, and higher until there is something to decide."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.first_match import usual_time
from naipes_gui.ui.match.toolbar_buttons import SPEEDS
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table.tempo import OPENING, Hold, Speed, Tempo
from tests.ui.page_help import is_asked, page_of, play_until

pytestmark = pytest.mark.qt_log_ignore("does not support")


def test_every_speed_is_in_the_menu_and_the_present_one_is_marked(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", Settings(speed="faster"))
    page.top.button("speed").click()
    (menu,) = page.findChildren(QMenu)
    assert [action.data() for action in menu.actions()] == list(SPEEDS)
    assert [action.data() for action in menu.actions() if action.isChecked()] == ["faster"]
    with qtbot.waitSignal(page.speed_wanted) as told:
        menu.actions()[0].trigger()
    assert told.args == [SPEEDS[0]]
    menu.close()


def test_a_new_match_hurries_until_the_first_decision(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(speed="faster")
    page = page_of(qtbot, tmp_path, "ecarte", settings)
    assert page.board.director.tempo.boost >= OPENING
    play_until(qtbot, page, lambda: is_asked(page))
    assert page.board.director.tempo == from_settings.tempo(settings)
    page.adopt(settings)
    assert page.board.director.tempo.boost == 1


def test_the_larger_the_table_the_more_it_hurries() -> None:
    usual = Tempo(Speed.NORMAL)
    boosts = [usual.opening(seats).boost for seats in range(2, 10)]
    assert boosts == sorted(boosts)
    assert boosts[0] == OPENING
    assert usual.opening(9).hold(Hold.LOT) < usual.hold(Hold.LOT)


def test_the_first_match_of_a_game_is_slower_where_nobody_chose_a_speed(tmp_path: Path) -> None:
    mine = tmp_path / "nlk 2026-01-02 10.00.00.naipes"
    mine.touch()
    (tmp_path / "mosca 2026-01-01 10.00.00.naipes").touch()
    first, rng = usual_time(Settings(), mine, "nlk"), Random(1)
    assert first.trick(2, is_last=False) > Tempo().trick(2, is_last=False)
    assert first.thinking(rng) > Tempo().thinking(Random(1))
    assert first.opening(3) == Tempo().opening(3), "nobody waits longer for the first decision"
    assert usual_time(Settings(speed="fast"), mine, "nlk") == Tempo(Speed.FAST)
    (tmp_path / "nlk 2026-01-01 10.00.00.naipes").touch()
    later = tmp_path / "nlk 2026-01-03 10.00.00.naipes"
    assert usual_time(Settings(), later, "nlk") == Tempo()
