"""A card that lies askew is fetched before it is painted, and nobody sees it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.card_item import CardItem
from tests.ui.table_help import ME, board, to_play

LINE = 64
"""The bytes that a processor fetches at once."""


def fetching(item: CardItem) -> QGraphicsPixmapItem | None:
    """Return what is painted upright just before a card, if anything is."""
    upright = QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations
    found = [each for each in _below(item) if each.flags() & upright and each.isVisible()]
    assert len(found) < 2
    return found[0] if found else None


def _below(item: QGraphicsItem) -> Iterator[QGraphicsPixmapItem]:
    for each in item.childItems():
        if isinstance(each, QGraphicsPixmapItem):
            yield each
        yield from _below(each)


@pytest.fixture
def card(qtbot: QtBot) -> CardItem:
    """A card of stripes, turned over."""
    front, plain = QPixmap(96, 140), QPixmap(96, 140)
    front.fill(QColor("white"))
    plain.fill(QColor("navy"))
    painter = QPainter(front)
    for x in range(0, 96, 6):
        painter.fillRect(x, 0, 3, 140, QColor("darkred"))
    painter.end()
    item = CardItem()
    item.dress(Card("AS"), 140, front, plain, plain)
    item.show_face(True)
    return item


@pytest.mark.parametrize("angle", [0.0, 4.0, -30.0, 90.0])
def test_what_is_fetched_changes_no_pixel_to_the_eye(card: CardItem, angle: float) -> None:
    scene = QGraphicsScene()
    scene.addItem(card)
    card.setRotation(angle)
    card.lean(0.0)
    before = _painted(scene)
    card.lean(1.0)
    after = _painted(scene)
    pairs = zip(bytes(before.constBits()), bytes(after.constBits()), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 1


def _painted(scene: QGraphicsScene) -> QImage:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("darkgreen"))
    painter = QPainter(image)
    painter.translate(QPointF(100, 100))
    scene.setSceneRect(-100, -100, 200, 200)
    scene.render(painter, scene.sceneRect(), scene.sceneRect())
    painter.end()
    return image


def test_every_line_of_the_memory_of_a_card_is_fetched(card: CardItem) -> None:
    card.lean(4.0)
    found = fetching(card)
    assert found is not None
    step = round(1 / found.transform().m11()) * found.pixmap().depth() // 8
    assert step <= LINE
    assert found.transform().m22() == 1.0
    assert found.flags() & QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent


def test_what_lies_askew_at_the_table_is_fetched_and_nothing_else(qtbot: QtBot) -> None:
    table: Board = board()
    qtbot.addWidget(table)
    timeline = to_play()
    timeline.push(timeline.rules.legal(timeline.state)[0])
    table.show_frame(timeline.jump(timeline.ply, ME))
    askew = {place for place, pose in table.table.laid.items() if pose.angle and pose.face_up}
    assert askew
    assert {place for place in table.table.laid if fetching(table.table.item(place))} == askew


def test_a_card_that_is_about_to_turn_is_fetched_until_it_lies_upright(card: CardItem) -> None:
    for angles, wanted in (((0.0, 4.0), True), ((4.0, 0.0), True), ((0.0, 0.0), False)):
        card.lean(*angles)
        assert (fetching(card) is not None) == wanted
