"""How the cards and the felt will look: a live sample, and galleries to choose from."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.files import resource
from naipes_gui.store.own_looks import BACKS, own_looks
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.felt import cloth_called, felt
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.miniature import rounded_all
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import CONTRAST_FELT, FELTS, Felt, Radius
from naipes_gui.ui.shared.widgets.marks import Sign

SAMPLE = tuple(map(Card, ("KS", "QH", "JC", "TD", "AC")))
HEIGHT = 150
USUAL = 0.6
"""How much of the sample a card of the usual size takes."""
GAMES_OWN = "game"
SWATCH = QSize(72, 48)
BACK = 84
FLOWER_BACKS = ("asanoha", "waves")
"""Drawn for the narrower flower cards."""


def card_style(settings: Settings) -> CardStyle:
    """Return which drawings of the French deck the settings choose."""
    return CardStyle(
        suits=settings.suits,
        apart=settings.suits_apart,
        own=settings.own_deck,
        size=settings.index_size,
        four_colours=settings.four_colours,
        spanish_index=settings.deck_index_language == "es",
        back=settings.back,
        outlined=app_style().colours.border > 1,
    )


class CardPreview(Sign):
    """A few cards on the felt, as they will be at the table."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(300, HEIGHT, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._settings = settings

    def show_settings(self, settings: Settings) -> None:
        """Show what would change."""
        self._settings = settings
        # At once: whoever else takes over the change may be busy with it for a while.
        self.repaint()

    def draw(self, painter: QPainter) -> None:
        cloth = felt(self.size(), self._felt(), self.devicePixelRatioF(), inlay=False)
        painter.drawPixmap(0, 0, rounded_all(cloth, Radius.PLATE))
        style, dpr = card_style(self._settings), self.devicePixelRatioF()
        high = round(self.height() * min(0.94, USUAL * self._settings.card_size / 100))
        wide = art.card_size(style, high).width()
        pictures = [art.card_face(card, style, high, dpr) for card in SAMPLE]
        pictures.append(art.card_back(style, high, dpr))
        step = min(wide + 14, (self.width() - 40 - wide) / (len(pictures) - 1))
        x = (self.width() - step * (len(pictures) - 1) - wide) / 2
        for i, picture in enumerate(pictures):
            at = QPointF(x + i * step, (self.height() - high) / 2)
            shadow = art.shadow(wide, high, wide * Radius.CARD, 5, 2, 0.36, dpr)
            painter.drawPixmap(at - QPointF(5, 5), shadow)
            painter.drawPixmap(at, picture)

    def _felt(self) -> Felt:
        if app_style().colours.border > 1:
            return CONTRAST_FELT
        return cloth_called(self._settings.felt)


class Gallery(QWidget):
    """Pictures of which one is chosen."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QToolButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 2, 8, 6)
        self._grid.setSpacing(8)

    def add(self, key: str, picture: QPixmap, name: str, *, worded: bool = False) -> None:
        """Add a picture; the name is shown under it, or told by its tool tip."""
        button = QToolButton()
        button.setProperty("kind", "swatch")
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setIcon(QIcon(picture))
        button.setIconSize(picture.deviceIndependentSize().toSize())
        button.setAccessibleName(name)
        button.setToolTip(tip(name))
        if worded:
            button.setText(name)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.clicked.connect(self._tell)
        self.buttons[key] = button
        self._lay()

    def choose(self, key: str) -> None:
        """Mark a picture as chosen."""
        if key in self.buttons:
            self.buttons[key].setChecked(True)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def _lay(self) -> None:
        gap = self._grid.spacing()
        wide = max(button.sizeHint().width() for button in self.buttons.values()) + gap
        columns = max(1, (self.width() - 16 + gap) // wide)
        for i, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, i // columns, i % columns)
        for i in range(self._grid.columnCount() + 1):
            self._grid.setColumnStretch(i, int(i == columns))

    @Slot()
    def _tell(self) -> None:
        pressed = self.sender()
        self.chosen.emit(next(key for key, button in self.buttons.items() if button is pressed))


def back_pictures(dpr: float) -> dict[str, QPixmap]:
    """Return the backs of the French cards by name."""
    names = sorted(path.stem for path in resource("backs").glob("*.svg"))
    names = [name for name in names if name not in FLOWER_BACKS] + list(own_looks(BACKS))
    return {name: art.card_back(CardStyle(back=name), BACK, dpr) for name in names}


def felt_picture(key: str, dpr: float) -> QPixmap:
    """Return a sample of a felt; the game's own is shown as one of each."""
    if key != GAMES_OWN:
        return rounded_all(felt(SWATCH, cloth_called(key), dpr, inlay=False), 8)
    parts = [felt(SWATCH, cloth, dpr, inlay=False) for cloth in list(FELTS.values())[:3]]
    image = art.canvas(SWATCH, dpr)
    painter = art.smooth_painter(image)
    wide = SWATCH.width() / len(parts)
    for i, part in enumerate(parts):
        painter.setClipRect(QRectF(i * wide, 0, wide, SWATCH.height()))
        painter.drawPixmap(0, 0, part)
    painter.end()
    return rounded_all(QPixmap.fromImage(image), 8)
