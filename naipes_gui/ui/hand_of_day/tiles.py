"""The five hands of a day as tiles: backs until one has been played."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from naipes_gui.core.figures import signed, whole
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.hand_of_day.reading import DayHand
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.art import CardStyle
from naipes_gui.ui.shared.canvas import rounded_path, smooth_painter
from naipes_gui.ui.shared.felt import felt
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import FELTS, Radius
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import IconSign

WIDE, HIGH, FELT, CARD = 189, 116, 52, 58
SHOWN = 5
LEAN, STEP = 4.0, 30.0


class DayTile(QAbstractButton):
    """The hand of one game: chosen by a click, played by its button or Enter."""

    wanted = Signal()
    """Somebody wants to play it, to go on, or to see it."""

    def __init__(self, game: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._hand: DayHand | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name, self._result = label("name"), label("caption", tone="second")
        self._sign = IconSign("play", 14, on_page=True)
        self.play = Button("plain", on_page=True)
        self.play.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.play.clicked.connect(self.wanted)
        column = vbox(on=self, margins=(14, FELT + 5, 8, 5), spacing=0)
        state = hbox(self._sign, (self._result, 1), self.play, spacing=6)
        column.addWidget(self._name)
        column.addLayout(state)
        for part in (self._name, self._result, self._sign):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show_hand(None, begun=False)

    def show_hand(self, hand: DayHand | None, *, begun: bool) -> None:
        """Show what came of it, or that it waits."""
        self._hand = hand
        self._name.setText(Wording().say(self.game.title))
        if hand is not None:
            told = in_short(hand.figure, signed_=hand.glance.signed)
        elif begun:
            told = translate("day", "Begun")
        else:
            told = translate("day", "Unplayed")
        self._result.setText(told)
        self._sign.show_icon("check" if hand is not None else "play")
        self.play.setVisible(hand is None)
        self.play.say(translate("day", "Go on") if begun else translate("day", "Play"))
        self.setAccessibleName(f"{self._name.text()}, {told}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(WIDE), FELT + app_style().px(HIGH - FELT))

    def minimumSizeHint(self) -> QSize:
        return QSize(app_style().px(150), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            self.wanted.emit()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:  # arrows move between tiles: the page knows where they are
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        colours, area = app_style().colours, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        path = rounded_path(area, Radius.PLATE)
        painter.fillPath(path, QColor(colours.raised if self.isChecked() else colours.panel))
        painter.save()
        painter.setClipPath(path)
        cloth = FELTS.get(self.game.felt, FELTS["green"])
        painter.drawPixmap(0, 0, felt(QSize(self.width(), FELT), cloth, self._dpr, inlay=False))
        painter.setClipRect(QRectF(0, 0, self.width(), FELT), Qt.ClipOperation.IntersectClip)
        self._fan(painter)
        painter.restore()
        painter.fillRect(QRectF(1, FELT, self.width() - 2, 1.5), QColor(colours.gold_deep))
        marked = self.isChecked() or self.hasFocus()
        ink = colours.sky if self.hasFocus() else colours.gold if marked else colours.line
        painter.setPen(QPen(QColor(ink), 2.0 if marked else float(colours.border)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, Radius.PLATE, Radius.PLATE)
        painter.end()

    @property
    def _dpr(self) -> float:
        return self.devicePixelRatioF()

    def _fan(self, painter: QPainter) -> None:
        """Lay the cards one was dealt; nobody sees them before the hand is over."""
        tile = self.game.tile()
        style = CardStyle(deck=tile.deck, back=tile.back)
        cards = self._hand.cards[:SHOWN] if self._hand is not None else ()
        wide = art.card_size(style, CARD).width()
        for place in range(SHOWN):
            off = place - (SHOWN - 1) / 2
            if cards and place < len(cards):
                made = art.card_face(cards[place], style, CARD, self._dpr * 1.5)
            else:
                made = art.card_back(style, CARD, self._dpr * 1.5)
            painter.save()
            painter.translate(self.width() / 2 + off * STEP, 16 + abs(off) * 2.5)
            painter.rotate(off * LEAN)
            painter.drawPixmap(QRectF(-wide / 2, 0, wide, CARD), made, QRectF(made.rect()))
            painter.restore()


def in_short(figure: int, *, signed_: bool) -> str:
    """Return what a hand brought in a figure, or the place."""
    if not signed_:
        return translate("day", "place {place}").format(place=whole(figure))
    return signed(figure)
