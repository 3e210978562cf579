"""How the cards and the felt will look: a live sample, and galleries to choose from."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.felt import cloth_called, felt
from naipes_gui.ui.shared.miniature import rounded_all
from naipes_gui.ui.shared.shadows import shadow
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import CONTRAST_FELT, Felt, Radius
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
        spanish_index=settings.has_spanish_letters,
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
            dark = shadow(wide, high, wide * Radius.CARD, 5, 2, 0.36, dpr)
            painter.drawPixmap(at - QPointF(5, 5), dark)
            painter.drawPixmap(at, picture)

    def _felt(self) -> Felt:
        if app_style().colours.border > 1:
            return CONTRAST_FELT
        return cloth_called(self._settings.felt)
