"""Contact sheets: the tables of a match in many sizes on one picture each."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Speed, Tempo
from tools.table_walk.laying import Setting, seat_infos
from tools.table_walk.positions import ME, Position, positions, record

SHOWN = (
    Setting((1280, 800), 1.0, True), Setting((900, 600)), Setting((1280, 800), 1.5),
    Setting((1366, 768), 1.0, False, language="en"), Setting((1920, 1080), 1.0, False),
    Setting((960, 540), 1.0, language="en"),
)  # fmt: skip
EACH = 3
"""So many positions of a match are shown."""
THUMB, COLUMNS, GAP = 900, 2, 8


def picture(position: Position, setting: Setting) -> QImage:
    """Paint the felt of a position."""
    found = record(position.match)
    info = all_games()[found.header.game]
    names, infos = seat_infos(len(found.header.seats))
    board = Board(info.face(), found.rules.pack.deck, infos, clockwise=info.clockwise)
    board.resize(*setting.felt)
    style = TextStyle(wording=Wording(names), text_scale=setting.scale)
    board.adopt(TableStyle(style, Tempo(Speed.INSTANT), flower_marks=True))
    board.show()
    QCoreApplication.processEvents()
    board.show_frame(found.timeline.jump(position.ply, ME))
    board.finish()
    QCoreApplication.processEvents()
    image = board.grab().toImage()
    board.stop()
    board.deleteLater()
    return image


def write(matches: Sequence[str], folder: Path) -> None:
    """Write a sheet for every match."""
    folder.mkdir(parents=True, exist_ok=True)
    for match in matches:
        pictures: list[QImage] = []
        for position in positions(match, EACH):
            for setting in SHOWN:
                language.speak(setting.language)
                made = picture(position, setting)
                pictures.append(
                    made.scaledToWidth(THUMB, Qt.TransformationMode.SmoothTransformation)
                )
        _sheet(pictures).save(str(folder / f"{match}.png"))
        print(folder / f"{match}.png")


def _sheet(pictures: Sequence[QImage]) -> QImage:
    rows = [pictures[i : i + COLUMNS] for i in range(0, len(pictures), COLUMNS)]
    heights = [max(image.height() for image in row) for row in rows]
    whole = QRect(0, 0, COLUMNS * (THUMB + GAP), sum(heights) + GAP * len(rows))
    sheet = QImage(whole.size(), QImage.Format.Format_RGB32)
    sheet.fill(QColor("#333"))
    painter, y = QPainter(sheet), 0
    for row, high in zip(rows, heights, strict=True):
        for i, image in enumerate(row):
            painter.drawImage(QPoint(i * (THUMB + GAP), y), image)
        y += high + GAP
    painter.end()
    return sheet
