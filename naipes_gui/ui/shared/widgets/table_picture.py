"""The table of a game in small on a widget of the start page."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.shared import pixmap_cache
from naipes_gui.ui.shared.theme import Radius

Miniature: TypeAlias = Callable[[str, QSize, float], QPixmap | None]
"""Paints the table of a game in small; nothing while it cannot."""
KEEP_AFTER_MS = 400


class TablePicture(QObject):
    """Taken from the last start, or painted after the first frame and kept for the next start."""

    def __init__(self, name: str, paint: Miniature | None, edge: Qt.Edge, on: QWidget) -> None:
        super().__init__(on)
        self._name, self._paint, self._edge, self._on = name, paint, edge, on
        self._picture: QPixmap | None = None
        self._game = self._made_for = ""
        self._awake = False
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_AFTER_MS)
        self._keeping.timeout.connect(self.keep)

    def forget(self) -> None:
        """Paint the table again, for it looks different now."""
        self._picture = None
        self._on.update()

    def of(self, game: str, felt: str, size: QSize) -> QPixmap:
        """Return the table of a game; in the first frame its felt alone, if it is not kept."""
        dpr, picture = self._on.devicePixelRatioF(), self._picture
        fits = picture is not None and picture.deviceIndependentSize().toSize() == size
        sharp = picture is not None and picture.devicePixelRatioF() == dpr
        if picture is not None and fits and sharp and game == self._game:
            return picture
        self._game, made_for = game, f"{pixmap_cache.sign(size, dpr)} {game}"
        if not self._awake:
            self._picture = pixmap_cache.kept(self._name, made_for, dpr)
        if self._awake or self._picture is None:
            return self._painted(felt, size, dpr, made_for)
        return self._picture

    def _painted(self, felt: str, size: QSize, dpr: float, made_for: str) -> QPixmap:
        from naipes_gui.ui.shared.miniature import bare, miniature, rounded

        if not self._awake:
            QTimer.singleShot(0, self, self._wake)
            return rounded(bare(felt, size, dpr), Radius.DIALOG, self._edge)
        made = self._paint(self._game, size, dpr) if self._paint else None
        made = made or miniature(felt, size, dpr)
        self._picture, self._made_for = rounded(made, Radius.DIALOG, self._edge), made_for
        self._keeping.start()
        return self._picture

    @Slot()
    def _wake(self) -> None:
        self._awake = True
        self._on.update()

    @Slot()
    def keep(self) -> None:
        """Keep a picture that had to be painted for the next start, now that nobody waits."""
        self._keeping.stop()
        if self._made_for and self._picture is not None:
            pixmap_cache.keep(self._name, self._made_for, self._picture)
            self._made_for = ""
