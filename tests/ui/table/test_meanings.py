"""What is written on the felt is explained where it is pointed at."""

import re
from dataclasses import replace
from itertools import permutations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.ui.shared import language
from tests.ui.felt_help import Case, is_my_turn, play, table_of


@pytest.mark.parametrize(
    ("case", "piece", "told"),
    [
        (Case("ecarte", 2), "label:", "Turn-up: "),
        (Case("ecarte", 2), "note", "Authority: "),
        (Case("mosca", 3), "pot", "Pool: "),
        (Case("nlk", 4), "label:stock", "Stock: "),
    ],
)
def test_a_piece_is_explained(qapp: QApplication, case: Case, piece: str, told: str) -> None:
    language.speak("en")
    board, rules = table_of(case, (1280, 800))
    style, terms = board.table_style, all_games()[case.game].glossary()
    board.adopt(replace(style, text_style=replace(style.text_style, terms=terms)))
    seen = set[str]()
    for _ in play(board, rules, 24, 3):
        view = board.view_
        assert view is not None
        for key, box in board.overlay.pieces().items():
            if key.startswith(piece):
                seen.add(board.overlay.meaning_at(*box.centre, view))
    assert any(each.startswith(told) for each in seen)
    board.close()


def test_the_numbers_on_a_plate_are_explained(qapp: QApplication) -> None:
    language.speak("en")
    board, rules = table_of(Case("napoleon", 5), (900, 516))
    for timeline in play(board, rules, 80, 3):
        if timeline.state.trick:
            break
    assert board.view_ is not None
    opposite = board.overlay._scene.room.place(Seat(2)).plate
    told = board.overlay.meaning_at(*opposite.centre, board.view_).split("\n")
    assert [line.split(":")[0] for line in told] == ["Cards in the hand", "Tricks won", "Chips"]
    board.close()


@pytest.mark.parametrize("case", [Case("mosca", 3), Case("hachi_hachi", 3)], ids=str)
def test_a_plate_that_is_pointed_at_says_nothing_twice(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    """The name, the words of the game and the figures come from several places."""
    said = list[str]()
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, *_: said.append(text))
    board, rules = table_of(case, (1100, 760))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    for _ in play(board, rules, 24, 3):
        pass
    for place in board.table.room.places():
        spot = QPoint(round(place.plate.x + 9), round(place.plate.y + 9))
        board.pointer.name_card(QHelpEvent(QEvent.Type.ToolTip, spot, spot))
    assert len(said) == 3
    for told in said:
        parts = re.split(r"\n| · ", told)
        assert len(parts) > 1
        assert not [(one, other) for one, other in permutations(parts, 2) if one in other], told


def test_the_felt_itself_says_nothing(qapp: QApplication) -> None:
    board, rules = table_of(Case("ecarte", 2), (1280, 800))
    for _ in play(board, rules, 12, 3):
        pass
    assert board.view_ is not None
    assert board.overlay.meaning_at(3, 400, board.view_) == ""
    assert board.overlay.plate_at(3, 400) is None
    assert Seat(0) in board.overlay.seat_infos
    board.close()


def test_what_a_hand_is_worth_is_explained(qapp: QApplication) -> None:
    """“One Ribbon, +36 mon each” says neither which cards that takes nor who pays."""
    language.speak("en")
    board, rules = table_of(Case("hachi_hachi", 3), (1280, 800))
    seen = set[str]()
    for seed in range(3, 12):
        for _ in play(board, rules, 3, seed):
            assert board.view_ is not None
            boxes = {key: box for key, box in board.overlay.pieces().items() if key[:6] == "worth:"}
            seen |= {board.overlay.meaning_at(*box.centre, board.view_) for box in boxes.values()}
    assert seen
    assert all(re.search(r"A hand dealt so is paid \d+ \w+ by each", each) for each in seen), seen
    board.close()


def test_the_name_of_a_card_of_my_hand_stands_above_the_hand(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below the pointer it would lie over the cards that it is compared with."""
    shown = list[tuple[QPoint, str]]()
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, *_: shown.append((where, text)))
    board, rules = table_of(Case("hachi_hachi", 3), (992, 668))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    next(play(board, rules, 60, seed=3, shown=is_my_turn))
    pose = board.table.laid[board.my_zone(), 0]
    spot = QPoint(round(pose.x), round(pose.y))
    board.pointer.name_card(QHelpEvent(QEvent.Type.ToolTip, spot, spot))
    (where, name) = shown[0]
    assert "·" in name
    assert where.y() + 40 < pose.y - pose.height / 2
