"""The least that a card game with PySide6 can be: 52 painted cards on a green view.

It prints when it was painted, as the clock of the system counts, in seconds.
"""

import json
import sys
from time import monotonic

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from naipes_gui.ui.theme import FELTS, INK, PAPER, Ebony

CARD = QRectF(0.5, 0.5, 89, 125)
SUITS, RANKS = "♠♥♣♦", "A23456789TJQK"


class View(QGraphicsView):
    """Tells when it has been painted for the first time."""

    told = False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.told:
            self.told = True
            QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        print(json.dumps({"painted": monotonic()}), flush=True)  # noqa: T201  its only answer
        QApplication.exit(0)


def card(number: int) -> QPixmap:
    """Return a card with two letters and a large sign."""
    picture = QPixmap(90, 126)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(CARD, 7, 7)
    painter.setPen(QPen(QColor(Ebony().field if number // 13 % 2 else INK)))
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
    window, view = QMainWindow(), View(scene)
    view.setBackgroundBrush(QColor(FELTS["green"].mid))
    view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    window.setCentralWidget(view)
    window.resize(1200, 740)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
