"""The table of a game in small on a widget of the start page."""

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.ui.shared import pixmap_cache
from naipes_gui.ui.shared.theme import Radius

KEEP_AFTER_MS = 400


class TablePicture(QObject):
    """Taken from the last start, or painted after the first frame and kept for the next start."""

    def __init__(self, name: str, edge: Qt.Edge, on: QWidget) -> None:
        super().__init__(on)
        self._name, self._edge, self._on = name, edge, on
        self._picture: QPixmap | None = None
        self._game: GameInfo | None = None
        self._made_for = ""
        self._awake = False
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_AFTER_MS)
        self._keeping.timeout.connect(self.keep)

    def forget(self) -> None:
        """Paint the table again, for it looks different now."""
        self._picture = None
        self._on.update()

    def of(self, game: GameInfo, size: QSize) -> QPixmap:
        """Return the table of a game; in the first frame its felt alone, if it is not kept."""
        dpr, picture = self._on.devicePixelRatioF(), self._picture
        fits = picture is not None and picture.deviceIndependentSize().toSize() == size
        sharp = picture is not None and picture.devicePixelRatioF() == dpr
        if picture is not None and fits and sharp and game is self._game:
            return picture
        self._game, made_for = game, pixmap_cache.sign(game.key, size, dpr)
        if not self._awake:
            self._picture = pixmap_cache.kept(self._name, made_for, dpr)
        if self._awake or self._picture is None:
            return self._painted(game, size, dpr, made_for)
        return self._picture

    def _painted(self, game: GameInfo, size: QSize, dpr: float, made_for: str) -> QPixmap:
        from naipes_gui.ui.shared import miniature

        if not self._awake:
            QTimer.singleShot(0, self, self._wake)
            bare = miniature.bare(game.felt, size, dpr)
            return miniature.rounded(bare, Radius.DIALOG, self._edge)
        made = miniature.miniature(game.tile(), game.felt, size, dpr)
        self._picture = miniature.rounded(made, Radius.DIALOG, self._edge)
        self._made_for = made_for
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
