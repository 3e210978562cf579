"""A game on the start page: its table in small, and what one must know before sitting down."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.canvas import rounded_path, smooth_painter
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.shadows import shadow
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import BARS, IconSign
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.table_picture import TablePicture

EDGE = 8
"""Room around the tile for its shadow and the ring of the focus."""
PICTURE, OFF = 150, 13
"""The height of a picture, and how far below it the name begins."""
ABOVE, BELOW = 0, 3
"""The places of a tile where it may be longer: above its name, and below its sentence."""
NARROWEST = 240
EFFORTS = {
    1: lambda: translate("start", "Easy"),
    2: lambda: translate("start", "Moderate"),
    3: lambda: translate("start", "Demanding"),
    4: lambda: translate("start", "Hard"),
}
"""In words, and figures of how many: bars would look as those of how well an opponent plays."""
PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Tile(QAbstractButton):
    """One game to choose."""

    def __init__(self, game: GameInfo, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.game = game
        self._picture_height, self._by_keyboard, self._is_pointed = PICTURE, False, False
        self._table = TablePicture(game.key, Qt.Edge.TopEdge, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        # A button keeps its height; tiles side by side are as high as the highest of them.
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        self._name = label("tile", wrap=True)
        self._blurb = label("body", tone="second", wrap=True)
        self._players, self._minutes = (
            label("caption", tone="second"),
            label("caption", tone="second"),
        )
        self._effort = label("caption", tone="gold")
        self._is_brief = False
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        say, (low, high) = Wording().say, self.game.players
        self._name.setText(say(self.game.title))
        self._blurb.setText(say(self.game.blurb))
        self._players.setText(players_in_words(low, high))
        self._minutes.setText(translate("start", "%n min", n=self.game.minutes))
        step = self.game.difficulty
        self._effort.setText(f"{EFFORTS[step]()} {step}/{BARS}")
        self.setAccessibleName(self._name.text())
        facts = f"{self._players.text()}, {self._minutes.text()}, {self._difficulty()}"
        self.setAccessibleDescription(f"{self._blurb.text()} {facts}")
        self.be_brief(brief=self._is_brief)
        self._table.forget()

    def reserve(self, width: int, picture: int) -> None:
        """Give the picture a height, for about that width of the tile.

        Both are the page's to say: were they the tile's own, a scroll bar that comes and goes
        would change the height on which it depends.
        """
        self._picture_height = picture
        self._fit(width + 2 * EDGE)

    def be_brief(self, *, brief: bool) -> None:
        """Leave the sentence to those who point at the tile or hear it: it has no room."""
        self._is_brief = brief
        self._blurb.setVisible(not brief)
        # Room that is left is the picture's where no sentence stands, and else below the sentence:
        # names beside each other are to stand in a row.
        for place, is_free in ((ABOVE, brief), (BELOW, not brief)):
            self._body().setStretch(place, int(is_free))
        hidden = self._blurb.text() if brief else ""
        self.setToolTip(tip("\n".join(filter(None, (hidden, self._difficulty())))))

    def _difficulty(self) -> str:
        """Say what the word beside the name means."""
        told = translate("start", "difficulty {filled} of {most}")
        return told.format(filled=self.game.difficulty, most=BARS)

    def words_heights(self, width: int) -> tuple[int, int]:
        """Return how high all but the picture is without the sentence and with it.

        It only looks: whatever is shown, both are what they would be.
        """
        body = self._body()
        now = body.heightForWidth(width + 2 * EDGE) - self._picture_height
        left, _, right, _ = self._margins()
        sentence = self._blurb.heightForWidth(width + 2 * EDGE - left - right) + body.spacing()
        return (now, now + sentence) if self._is_brief else (now - sentence, now)

    def forget_picture(self) -> None:
        """Paint the table again, for it looks different now."""
        self._table.forget()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.forget_picture()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESS_KEYS:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:  # arrows move between tiles: the page knows where they are
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(self.width())
        # Of a tile that is about to be shown, Qt loses the event of becoming higher in this one.
        self._body().setGeometry(self.contentsRect())

    def _fit(self, width: int) -> None:
        self._body().setContentsMargins(*self._margins())
        # A grid inside a scroll area asks for the height before it knows the width.
        self.setMinimumHeight(self._body().heightForWidth(width))

    def light(self, *, pointed: bool, is_painted_next: bool = False) -> None:
        """Show that the pointer is here, or not, before the desktop has told so.

        What is painted next in any case need not be painted again for that, nor once more for
        the style, which knows nothing of its light.
        """
        if is_painted_next:
            self.setAttribute(Qt.WidgetAttribute.WA_Hover, False)
        before, self._is_pointed = self.is_lit, pointed
        if self.is_lit is not before and not is_painted_next:
            self.update()

    @property
    def is_lit(self) -> bool:
        """Whether the pointer is here, as far as that is known."""
        return self._is_pointed or self.underMouse()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if not self._is_pointed:
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._is_pointed = False
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._table.keep()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        area = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        # The window becomes active after its first frame, which would have to be painted again.
        chosen = self.window().focusWidget() is self
        self._ground(painter, area, chosen or self.is_lit)
        high = max(self._picture_height, self._name.y() - OFF - EDGE)
        size = QSize(self.width() - 2 * EDGE, high)
        painter.drawPixmap(area.topLeft(), self._table.of(self.game, size))
        line = QRectF(area.left(), area.top() + high, area.width(), 2)
        painter.fillPath(rounded_path(line, 0), QColor(app_style().colours.gold_deep))
        self._border(painter, area, chosen)
        painter.end()

    def _ground(self, painter: QPainter, area: QRectF, lit: bool) -> None:
        colours = app_style().colours
        if colours.shadows:
            size = area.size().toSize()
            strength = 0.6 if lit else 0.34
            dark = shadow(
                size.width(), size.height(), Radius.DIALOG, EDGE - 2, 2, strength,
                self.devicePixelRatioF(),
            )  # fmt: skip
            painter.drawPixmap(2, 2, dark)
        ground = QColor(colours.raised if lit else colours.panel)
        painter.fillPath(rounded_path(area, Radius.DIALOG), ground)

    def _border(self, painter: QPainter, area: QRectF, chosen: bool) -> None:
        """Draw gold round the tile with the focus alone: under the pointer there may be another."""
        colours = app_style().colours
        plain = colours.text3 if self.is_lit else colours.line
        colour, width = (colours.gold, 2.0) if chosen else (plain, float(colours.border))
        half = width / 2
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), width))
        radius = Radius.DIALOG - half
        painter.drawRoundedRect(area.adjusted(half, half, -half, -half), radius, radius)
        if self.hasFocus() and self._by_keyboard:
            painter.setPen(QPen(QColor(colours.sky), 3))
            radius = Radius.DIALOG + 4
            painter.drawRoundedRect(area.adjusted(-4.5, -4.5, 4.5, 4.5), radius, radius)

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*self._margins())
        column.setSpacing(7)
        top = QHBoxLayout()
        top.addWidget(self._name, 1)
        top.addWidget(self._effort, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addStretch()
        column.addLayout(top)
        column.addWidget(self._blurb)
        column.addStretch()
        facts = QHBoxLayout()
        facts.setSpacing(6)
        for icon, text in (("people", self._players), ("clock", self._minutes)):
            if text is self._minutes:
                facts.addSpacing(12)
            facts.addWidget(IconSign(icon, on_page=True))
            facts.addWidget(text)
        facts.addStretch(1)
        column.addLayout(facts)
        self.setMinimumWidth(NARROWEST)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _margins(self) -> tuple[int, int, int, int]:
        side = EDGE + 17
        return side, EDGE + self._picture_height + OFF, side, EDGE + 14

    def _body(self) -> QVBoxLayout:
        body = self.layout()
        assert isinstance(body, QVBoxLayout)
        return body

    @property
    def labels(self) -> tuple[Label, ...]:
        """Everything that is written on the tile."""
        return self._name, self._effort, self._blurb, self._players, self._minutes


def players_in_words(low: int, high: int) -> str:
    """Return how many can play."""
    if low == high:
        return translate("start", "%n player(s)", n=low)
    return translate("start", "{low} to {high} players").format(low=low, high=high)
