"""The buttons at the foot of a sheet say their words; for which there is no room lie in a menu."""

import pytest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from naipes_gui.ui.match.sheet_foot import Foot
from tests.ui.looking import show

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "raise", "grabbing")
WORDS = ("See it again", "The same hand", "See the hands", "Go over it", "Next hand")


def seen(buttons: list[QPushButton]) -> list[str]:
    return [button.text() for button in buttons if button.isVisible()]


def test_what_has_no_room_lies_in_a_menu_with_its_word(qtbot: QtBot) -> None:
    buttons = [QPushButton(word) for word in WORDS]
    foot = Foot(buttons)
    qtbot.addWidget(foot)
    show(foot, (900, 40))
    assert seen(buttons) == list(WORDS)
    assert not foot._more[0].isVisible()

    foot.resize(sum(button.sizeHint().width() for button in buttons[-2:]) + 140, 40)
    said = seen(buttons)
    assert said == list(WORDS[-len(said) :])
    assert 1 < len(said) < len(WORDS)
    foot._more[0].click()
    (menu,) = foot.findChildren(QMenu)
    told = {action.text(): action for action in menu.actions()}
    assert [*told, *said] == list(WORDS)
    with qtbot.waitSignal(buttons[0].clicked, timeout=1000):
        told[WORDS[0]].trigger()
    menu.close()


def test_a_single_one_beside_the_main_one_is_a_sign(qtbot: QtBot) -> None:
    buttons = [QPushButton(word) for word in WORDS[-2:]]
    foot = Foot(buttons)
    qtbot.addWidget(foot)
    show(foot, (buttons[1].sizeHint().width() + 60, 40))
    assert [button.text() for button in buttons] == ["", WORDS[-1]]
    assert not foot._more[0].isVisible()
