"""The least that a card game with PySide6 can be: 52 painted cards on a green view.

It prints when it was painted last, as the clock of the system counts, and how long its process had
worked by then, in seconds.
"""

import json
import sys
from time import monotonic, process_time

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from naipes_gui.ui.shared.theme import FELTS, INK, PAPER, TablePalette

CARD = QRectF(0.5, 0.5, 89, 125)
QUIET_MS = 300
"""The window is whole when nothing has been painted for so long."""
SUITS, RANKS = "♠♥♣♦", "A23456789TJQK"


class Window(QMainWindow):
    """Tells when it has been painted for the last time, and leaves."""

    def __init__(self) -> None:
        super().__init__()
        self._painted = self._worked = 0.0
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._tell)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.UpdateRequest:
            self._painted, self._worked = monotonic(), process_time()
            self._quiet.start()
        return handled

    def _tell(self) -> None:
        told = {"painted": self._painted, "worked": self._worked}
        print(json.dumps(told), flush=True)  # noqa: T201  its only answer
        self.close()


def card(number: int) -> QPixmap:
    """Return a card with two letters and a large sign."""
    picture = QPixmap(90, 126)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(CARD, 7, 7)
    painter.setPen(QPen(QColor(TablePalette().field if number // 13 % 2 else INK)))
    suit = SUITS[number // 13]
    painter.setFont(QFont("DejaVu Sans", 16, QFont.Weight.Bold))
    painter.drawText(QRectF(6, 4, 90, 60), f"{RANKS[number % 13]}\n{suit}")
    painter.setFont(QFont("DejaVu Sans", 44))
    painter.drawText(QRectF(0, 20, 90, 106), Qt.AlignmentFlag.AlignCenter, suit)
    painter.end()
    return picture


def main() -> int:
    """Show the window until it is painted."""
    app = QApplication(sys.argv)
    scene = QGraphicsScene(0, 0, 1180, 700)
    for number in range(52):
        scene.addPixmap(card(number)).setPos(15 + number % 13 * 88, 20 + number // 13 * 150)
    window, view = Window(), QGraphicsView(scene)
    view.setBackgroundBrush(QColor(FELTS["green"].mid))
    view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    window.setCentralWidget(view)
    window.resize(1200, 740)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
