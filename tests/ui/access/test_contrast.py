"""Whatever is written stands out from what it is written on, as it is painted, in every theme."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.session.hand_thread import ParThread
from naipes_gui.statistics.history import History
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.gym_page import GymPage
from naipes_gui.ui.learn.lesson_page import LessonPage
from naipes_gui.ui.problems.page import ProblemPage
from naipes_gui.ui.problems.series import of_step
from naipes_gui.ui.settings.dialog import SettingsDialog
from naipes_gui.ui.settings.rows import SECTIONS
from naipes_gui.ui.shared.theme import contrast
from naipes_gui.ui.statistics.character_dialog import CharacterDialog
from tests.ui.access.test_large_print import PAGES
from tests.ui.looking import Dress, dress, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
READABLE = 4.5
THEMES: dict[str, dict[str, Any]] = {
    "light": {"dark": False},
    "dark": {"dark": True},
    "stark light": {"dark": False, "high_contrast": "on"},
    "stark dark": {"dark": True, "high_contrast": "on"},
}
LARGE = Settings(text_scale=2.0, speed="instant")


def lesson(qtbot: QtBot, folder: Path) -> QWidget:
    return LessonPage("hachi_hachi", 0, LARGE)


def problem(qtbot: QtBot, folder: Path) -> QWidget:
    return ProblemPage(of_step("ecarte", 1), LARGE)


def gym(qtbot: QtBot, folder: Path) -> QWidget:
    return GymPage("nlk", LARGE)


def character(qtbot: QtBot, folder: Path) -> QWidget:
    return CharacterDialog(History(folder, folder / "known.json"), "Ana")


OPENED = {**PAGES, "lesson": lesson, "problem": problem, "gym": gym, "character": character}
LOOKED_AT = ("start", "library", "statistics", "day", "settings", "rulebook", "keys", "mosca",
             "learn", "first", "lesson", "problem", "gym", "character")  # fmt: skip


def written(page: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield every word that is seen and holds, and where it is painted."""
    for part in page.findChildren(QWidget):
        if not part.isVisibleTo(page) or not part.isEnabledTo(page):
            continue
        text = part.currentText() if isinstance(part, QComboBox) else ""
        if isinstance(part, QLabel | QAbstractButton):
            text = part.text()
        edge = 0 if isinstance(part, QLabel) else 5
        inner = part.rect().adjusted(edge, edge, -edge, -edge)
        area = QRect(part.mapTo(page, inner.topLeft()), inner.size())
        seen = part.visibleRegion().boundingRect()
        if text.strip() and "<" not in text and seen.size() == part.size():
            yield text, area


def readable(image: QImage, area: QRect) -> float:
    """Return how far the ink of a painted text stands out from its ground.

    The ground is what most of it is; the ink is what stands out most from it, well inside.
    """
    inner = area.intersected(image.rect())
    held, line = image.constBits(), image.bytesPerLine()
    assert isinstance(held, memoryview)
    pixels = memoryview(held).cast("B").cast("I")
    found = Counter[int]()
    for y in range(inner.top(), inner.bottom() + 1):
        start = y * line // 4
        found.update(pixels[start + inner.left() : start + inner.right() + 1])
    if not found:
        return 21.0
    ((ground, _),) = found.most_common(1)
    # A few pixels may be of an icon, or of a line: ink is more than that.
    return max((apart(ground, ink) for ink, count in found.items() if count > 1), default=21.0)


@lru_cache(maxsize=4096)
def apart(one: int, other: int) -> float:
    return contrast(f"#{one & 0xFFFFFF:06x}", f"#{other & 0xFFFFFF:06x}")


@pytest.mark.sampled
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("page", LOOKED_AT)
def test_what_is_written_stands_out(
    page: str, theme: str, qtbot: QtBot, dress: Dress, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(ParThread, "start", lambda _: None)
    # Large enough for strokes that are more than their softened edges.
    dress(text_scale=2.0, **THEMES[theme])
    opened = OPENED[page](qtbot, tmp_path)
    closing = getattr(opened, "close_all", None)
    qtbot.addWidget(opened, before_close_func=lambda _: closing() if closing else None)
    faint, looked_at = list[str](), 0
    for section in range(len(SECTIONS) if isinstance(opened, SettingsDialog) else 1):
        if isinstance(opened, SettingsDialog):
            opened._side.setCurrentRow(section)
        show(opened, (1280, 800))
        image = opened.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        for text, area in written(opened):
            looked_at += 1
            ratio = readable(image, area)
            if ratio < READABLE:
                faint.append(f"{text!r} {ratio:.2f}")
    # Of a book it is the name alone: its text is one whole, its buttons are signs.
    assert looked_at > (0 if page == "rulebook" else 2)
    assert faint == []
