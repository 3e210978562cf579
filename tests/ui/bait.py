"""A picture that no name may make the program open."""

import ctypes
import os
import sys
from pathlib import Path

from PySide6.QtGui import QPixmap, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTextEdit, QWidget

FILE = "p.png"
EVIL = f"<img src={FILE}><b>&amp;{{x}}%1%n"
"""A name as a record may hold it: forty characters with what HTML, Qt and Python make much of."""
MOST_COLUMNS = 12
_OPENED = 0x20
_NOT_BLOCKING = 0o4000


class Bait:
    """The picture in the current directory, and who opened it; only Linux can tell."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        picture = QPixmap(4, 4)
        picture.fill(Qt.GlobalColor.red)
        assert picture.save(str(self.path))
        self._watch = _watched(self.path) if sys.platform == "linux" else None

    @property
    def blind(self) -> bool:
        """Whether it cannot be told on this system."""
        return self._watch is None

    @property
    def taken(self) -> bool:
        """Whether somebody has opened it since it was last asked."""
        if self._watch is None:
            return False
        try:
            return bool(os.read(self._watch, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        """Take no more notice."""
        if self._watch is not None:
            os.close(self._watch)


def _watched(path: Path) -> int:
    libc = ctypes.CDLL(None, use_errno=True)
    watch = int(libc.inotify_init1(_NOT_BLOCKING))
    assert watch >= 0
    assert libc.inotify_add_watch(watch, os.fsencode(path), _OPENED) >= 0
    return watch


def interpreted(page: QWidget) -> list[str]:
    """Look at everything a page shows and may show; return what takes the evil name for HTML."""
    page.grab()
    parts = [page, *page.findChildren(QWidget)]
    found = [f"tip of {type(part).__name__}" for part in parts if _shows_html(part.toolTip())]
    found += [
        f"tip of a row: {tip}"
        for view in parts
        if isinstance(view, QAbstractItemView)
        for tip in _row_tips(view)
        if _shows_html(tip)
    ]
    found += [f"label {p.text()}" for p in parts if isinstance(p, QLabel) and _is_read(p)]
    found += [f"text {p.toHtml()}" for p in parts if isinstance(p, QTextEdit) and _holds(p)]
    return found


def _row_tips(view: QAbstractItemView) -> list[str]:
    return [
        str(tip)
        for model in filter(None, [view.model()])
        for row in range(model.rowCount())
        for column in range(MOST_COLUMNS)
        # A list keeps it to itself how many columns it has.
        if (place := model.index(row, column)).isValid()
        if (tip := place.data(Qt.ItemDataRole.ToolTipRole))
    ]


def _shows_html(tip: str) -> bool:
    """Tell whether a tool tip, which guesses, would show the name otherwise than to the letter."""
    if f"src={FILE}" in tip:
        # As Qt shows it; who opens the picture is noticed.
        QLabel(tip).grab()
    return Qt.mightBeRichText(tip) and f"<img src={FILE}" in tip


def _is_read(label: QLabel) -> bool:
    guesses = label.textFormat() is not Qt.TextFormat.PlainText
    return guesses and f"<img src={FILE}" in label.text()


def _holds(text: QTextEdit) -> bool:
    return f'src="{FILE}"' in text.toHtml()
