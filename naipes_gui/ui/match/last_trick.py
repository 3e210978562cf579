"""The last trick, shown again for as long as a key is held."""

from PySide6.QtCore import QEvent, QObject, QPointF, QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.art import card_face, card_size
from naipes_gui.ui.shared.paint import drawn, font, plate
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.board import Board

SHOWN_MS = 3000
ENDING = (QEvent.Type.KeyRelease, QEvent.Type.KeyPress, QEvent.Type.FocusOut)


class LastTrick(Label):
    """A plate over the table with the cards of the last trick in order of play."""

    def __init__(self, board: Board) -> None:
        super().__init__(parent=board.viewport())
        self._board = board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        board.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        # The releasing of a key comes to whatever has the focus then.
        app.focusChanged.connect(self.hide)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The board keeps the releasing of keys to itself; and whoever does anything has seen it.
        if event.type() in ENDING and not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.hide()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def flash(self) -> None:
        """Show it for a while."""
        self.show_now()
        self._timer.start()

    def show_now(self) -> None:
        """Show it until it is hidden."""
        if not self._board.last_trick:
            words = translate("table", "No trick has been taken in this hand yet.")
            if self._board.table.cards.deck == "flowers":
                words = translate("table", "There are no tricks in this game.")
            self._board.warn(words)
            return
        picture = self._picture()
        size = picture.deviceIndependentSize().toSize()
        self.setPixmap(picture)
        self.resize(size)
        room = self._board.table.room
        x, y = room.middle
        self.move(round(x - size.width() / 2), round(y - size.height() / 2))
        self.show()
        self.raise_()

    def _picture(self) -> QPixmap:
        board, scale = self._board, self._board.table_style.text_style.text_scale
        height = round(board.table.room.table_height)
        style, dpr = board.table.cards, board.table.dpr
        card = card_size(style, height)
        trick = board.last_trick
        width = len(trick) * (card.width() + 14) + 26

        def paint(painter: QPainter) -> None:
            colours = board.table_style.colours
            area = board.rect().toRectF().adjusted(0, 0, 0, 0)
            area.setSize(QSizeF(width, height + 66 * scale))
            plate(painter, area, colours.plate, colours.gold_deep, Radius.PLATE, 2)
            painter.setPen(colours.text)
            painter.setFont(font(1.07, 600, scale))
            painter.drawText(QPointF(20, 25 * scale), translate("table", "Last trick"))
            for i, (seat, face) in enumerate(trick):
                x = 20 + i * (card.width() + 14)
                painter.drawPixmap(QPointF(x, 34 * scale), card_face(face, style, height, dpr))
                painter.setFont(font(0.93, 400, scale))
                name = board.overlay.seat_infos[seat].name
                painter.drawText(QPointF(x, 34 * scale + height + 20 * scale), name)

        return drawn(QSizeF(width, height + 66 * scale), dpr, paint)
