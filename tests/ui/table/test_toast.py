"""A notice has room for its whole sentence, whatever its button is as large as."""

import pytest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.touch import LEAST
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.toast import Toast
from tests.ui.looking import Dress, dress, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")


@pytest.mark.parametrize("touch", ["on", "off"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("most", [200, 360, 620])
def test_all_of_a_sentence_is_seen(
    qtbot: QtBot, dress: Dress, touch: str, scale: float, most: int
) -> None:
    dress(touch=touch, text_scale=scale)
    ground = QWidget()
    qtbot.addWidget(ground)
    show(ground, (900, 500))
    toast = Toast(ground)
    for text in ("¿Seguro? Pulsa otra vez.", "Debes asistir: tienes el nueve y el ocho de picas."):
        toast.say(text, 0)
        toast.fit(most)
        show(ground, (900, 500))
        words = next(part for part in toast.findChildren(Label) if part.text())
        close = toast.findChild(QToolButton)
        assert close is not None
        assert words.height() >= words.heightForWidth(words.width()), (text, words.size())
        assert toast.rect().contains(close.geometry())
        assert touch == "off" or close.height() >= LEAST
