"""The hands of the others can be seen once the hand is over, and why it ended early is said."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from naipes_gui.core.table import Seat
from naipes_gui.ui.match.left_hands import LeftHands
from naipes_gui.ui.shared.widgets.plain import Label
from tests.ui.looking import clipped
from tests.ui.page_help import page_of, play_until


def test_the_sheet_unfolds_what_the_others_still_held(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte")

    def is_early() -> bool:
        sheet = page.scoring._sheet
        return page.scoring.isVisible() and sheet is not None and sheet.early is not None

    play_until(qtbot, page, is_early)
    sheet = page.scoring._sheet
    assert sheet is not None
    held = dict(sheet.left)
    assert held[Seat(1)]
    words = [label.text() for label in page.scoring.findChildren(Label)]
    assert any("Decided: " in text for text in words)
    hands = page.scoring.findChild(LeftHands)
    assert hands is not None
    pictures = [label for label in hands.findChildren(Label) if label.accessibleName()]
    assert not any(picture.isVisible() for picture in pictures)
    hands.button.click()
    assert all(picture.isVisible() for picture in pictures)
    assert len(pictures) == len(held.keys() - {Seat(0)})
    assert clipped(page.scoring) == []
    hands.button.click()
    assert not any(picture.isVisible() for picture in pictures)
