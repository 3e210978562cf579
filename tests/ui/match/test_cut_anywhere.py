"""Wherever a record was cut off, the table that opens it can be played on."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stop, View
from naipes_gui.games import all_games
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from tests import nights
from tools.proofs.playing import FIRST, SECOND, saved_match

SETTINGS = Settings(speed="instant", trick_hold_ms=1, review=False)
CUTS = nights.by_night(40, by_day=1)
DECISIONS = 6


@pytest.fixture(autouse=True)
def quick_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(thinks: BotProcess, view: View[Any], who: Opponent, seed: int, stop: Stop) -> Move:
        return RandomBot(thinks.rules).choose(view, Random(seed), stop)

    monkeypatch.setattr(BotProcess, "choose", choose)
    monkeypatch.setattr(BotProcess, "warm", lambda thinks: None)


def cut(path: Path, rng: Random) -> None:
    """Leave of a record its first lines, and a part of one more."""
    lines = path.read_bytes().splitlines(keepends=True)
    whole = rng.randint(2, len(lines))
    rest = lines[whole][: rng.randrange(len(lines[whole]))] if whole < len(lines) else b""
    path.write_bytes(b"".join(lines[:whole]) + rest)


def has_decided(page: TablePage, rng: Random) -> bool:
    """Do anything that the table lets a person do now; tell whether there was anything."""
    board = page.board
    if page.sheet is not None:
        if page.scoring.main is not None:
            page.scoring.main.click()
        return page.scoring.main is not None
    if not board.director.is_idle or board.view_ is None or not board.hand.armed:
        return False
    if not board.view_.moves:
        return is_pressed(board.bar)
    if rng.random() < 0.1:
        page.take_back()
    elif rng.random() < 0.1:
        page.session.redo()
    else:
        board.choose(rng.choice(board.view_.moves))
    return True


def is_pressed(bar: QWidget) -> bool:
    """Press what is open first; tell whether anything was."""
    buttons = bar.findChildren(QAbstractButton)
    first = next((each for each in buttons if each.isVisible() and each.isEnabled()), None)
    if first is not None:
        first.click()
    return first is not None


def opened(qtbot: QtBot, path: Path) -> TablePage:
    page = TablePage(Recorder.resume(path), SETTINGS, seed=5)
    qtbot.addWidget(page, before_close_func=lambda widget: widget.leave())
    page.resize(1000, 700)
    page.show()
    page.start()
    return page


@pytest.mark.parametrize("number", range(CUTS))
@pytest.mark.parametrize("game", all_games())
def test_a_match_that_was_cut_off_anywhere_is_played_on(
    qtbot: QtBot, tmp_path: Path, game: str, number: int
) -> None:
    rng, path = Random(f"{game}/{number}"), tmp_path / "match.naipes"
    saved_match(path, game, rng, naipes=rng.choice((FIRST, SECOND)), hands=1)
    cut(path, rng)
    page = opened(qtbot, path)
    for _ in range(DECISIONS):
        qtbot.waitUntil(lambda: page.is_over or has_decided(page, rng))
