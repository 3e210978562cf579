"""Shuffling and cutting, as the whole pack does them."""

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
)

from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.card_item import CardItem
from naipes_gui.ui.table.scene import FLYING, TableScene
from naipes_gui.ui.table.tempo import Tempo

LEAVES = 16
"""How many cards are seen to fly while the pack is shuffled."""


def riffle(scene: TableScene, tempo: Tempo) -> QAbstractAnimation:
    """Return the animation of two half packs that are let fall into each other."""
    group, items = QParallelAnimationGroup(scene), scene.items_of(STOCK.id)[:LEAVES]
    reach = scene.room.unit * 0.62
    if tempo.reduced_motion:
        return group
    for i, item in enumerate(items):
        item.setVisible(True)
        item.setOpacity(1.0)
        item.setZValue(FLYING + i)
        side = -1 if i % 2 else 1
        apart = QPointF(side * (reach + i % 4), -i * 1.6)
        _there_and_back(group, item, apart, side * 7.0, tempo.shuffle())
    return group


def cutting(scene: TableScene, lifted: int, tempo: Tempo) -> QAbstractAnimation:
    """Return the animation that takes the top of the pack off and lays it underneath."""
    group, items = QParallelAnimationGroup(scene), scene.items_of(STOCK.id)
    if tempo.reduced_motion:
        return group
    aside = QPointF(-scene.room.unit * 0.9, -scene.room.unit * 0.3)
    top = items[len(items) - lifted :][:6]
    for i, item in enumerate(top):
        item.setVisible(True)
        item.setZValue(FLYING + 10 - i)
        _there_and_back(group, item, aside, -4.0, tempo.shuffle() // 2)
    return group


def _there_and_back(
    group: QParallelAnimationGroup, item: CardItem, way: QPointF, turn: float, msecs: int
) -> None:
    for name, home, away in ((b"pos", item.pos(), item.pos() + way), (b"rotation", 0.0, turn)):
        glide = QPropertyAnimation(item, name, group)
        glide.setDuration(msecs)
        glide.setKeyValueAt(0.0, home)
        glide.setKeyValueAt(0.35, away)
        glide.setKeyValueAt(0.62, away)
        glide.setKeyValueAt(1.0, home)
        glide.setEasingCurve(QEasingCurve.Type.InOutQuad)
