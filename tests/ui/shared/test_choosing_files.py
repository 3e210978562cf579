"""The system's list of files belongs to the window, not to the dark page that asks for it."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.choosing_files import asked_file, asked_files, asked_target


@pytest.mark.parametrize(
    ("ask", "name"),
    [
        (asked_file, "getOpenFileName"), (asked_files, "getOpenFileNames"),
        (asked_target, "getSaveFileName"),
    ],
)  # fmt: skip
def test_it_is_asked_over_the_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ask: Callable[..., object], name: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page, parents = QWidget(window), list[object]()

    def chosen(parent: object, *_: object) -> tuple[str, str]:
        parents.append(parent)
        return "", ""

    monkeypatch.setattr(QFileDialog, name, chosen)
    ask(page, "title", "", "")
    assert parents == [window]
