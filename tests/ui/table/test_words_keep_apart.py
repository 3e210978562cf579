"""Crowns, notices and the line of the last turn come to lie over no words on the felt."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.ui.table.turn_line import KEY
from tests.ui.felt_help import Case, play, table_of
from tools.table_walk.laying import Setting, Table
from tools.table_walk.positions import positions

SMALL, USUAL = (900, 516), (992, 716)
LARGE_PRINT = 30
REFUSAL = "You must follow hearts: you hold the queen and the seven of hearts."


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("size", "case"),
    [(SMALL, Case("napoleon", 5)), (SMALL, Case("mosca", 4)), (USUAL, Case("napoleon", 5))],
    ids=str,
)
def test_the_crown_covers_no_name(qtbot: QtBot, case: Case, size: tuple[int, int]) -> None:
    """Both games are looked at where there is least room, and one in the usual room too."""
    board, rules = table_of(case, size)
    qtbot.addWidget(board)
    crowned = 0
    for _ in play(board, rules, 70, seed=2):
        if board.table.crowned is None:
            continue
        crowned += 1
        crown = board.table._crown
        area = crown.mapRectToScene(crown.childrenBoundingRect())
        names = [
            item.sceneBoundingRect()
            for key, item in board.overlay._pieces.items()
            if key.startswith("owner:")
        ]
        assert not [name for name in names if name.intersects(area)]
    assert crowned > 3


@pytest.mark.parametrize("case", [Case("ecarte", 2), Case("nlk", 4)], ids=str)
def test_a_notice_covers_no_label(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, USUAL)
    qtbot.addWidget(board)
    labelled = 0
    for _ in play(board, rules, 20, seed=3):
        board.warn(REFUSAL)
        (notice,) = board.toast.boxes()
        labels = [b for key, b in board.overlay.pieces().items() if key.startswith("label:")]
        labelled += bool(labels)
        assert not [label for label in labels if label.meets(notice)]
        board.toast.dismiss()
    assert labelled > 3


@pytest.mark.parametrize("case", [Case("ecarte", 2), Case("mosca", 3)], ids=str)
@pytest.mark.parametrize("size", [SMALL, USUAL], ids=str)
def test_a_long_notice_in_large_print_is_read_to_its_first_line(
    qtbot: QtBot, case: Case, size: tuple[int, int]
) -> None:
    board, rules = table_of(case, size)
    qtbot.addWidget(board)
    font = board.toast.font()
    font.setPixelSize(LARGE_PRINT)
    board.toast.setFont(font)
    for _ in play(board, rules, 4, seed=3):
        board.toast.say(" ".join([REFUSAL] * 4), 0)
        board.place_overlays()
        (notice,) = board.toast.boxes()
        assert notice.y >= 0
        assert notice.bottom <= board.height()
        assert notice.x >= 0
        assert notice.right <= board.width()
        board.toast.dismiss()


@pytest.mark.parametrize("case", [Case("napoleon", 4), Case("nlk", 4)], ids=str)
def test_the_line_of_the_last_turn_stays_while_its_place_is_free(qtbot: QtBot, case: Case) -> None:
    board, rules = table_of(case, USUAL)
    qtbot.addWidget(board)
    stayed, before, room = 0, None, None
    for _ in play(board, rules, 60, seed=3):
        line = board.overlay.pieces().get(KEY)
        if line is not None and before is not None and room == board.table.room:
            stayed += round(line.bottom) == round(before.bottom)
        before, room = line, board.table.room
    assert stayed >= 10


@pytest.mark.parametrize("match", ["nlk-3", "nlk-4"])
def test_a_note_stands_elsewhere_as_long_as_buttons_take_its_place(
    qapp: QApplication, match: str
) -> None:
    """It vanished, though the felt had room for it."""
    setting, table = Setting((1280, 800), 1.5), Table(match)
    laid = next(
        each for each in (table.lay(position, setting) for position in positions(match, 12))
        if "note:0" in each.overlay.pieces()
    )  # fmt: skip
    overlay = laid.overlay
    overlay.refresh(laid.view)
    overlay.keep_off(())
    home = overlay.pieces()["note:0"]
    overlay.keep_off((home,))
    moved = overlay.pieces()["note:0"]
    assert not moved.meets(home)
    overlay.keep_off(())
    assert overlay.pieces()["note:0"] == home
