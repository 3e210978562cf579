"""Shuffling and cutting, as the whole pack does them."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.card_item import CardItem
from naipes_gui.ui.table.layout import STACKED
from naipes_gui.ui.table.pose import Pose
from naipes_gui.ui.table.scene import FLYING, TableScene
from naipes_gui.ui.table.tempo import Tempo

LEAVES = 16
"""How many cards are seen to fly while the pack is shuffled."""
EDGE = 8.0
"""How near the edge of the felt a packet may come, in logical pixels."""


def riffle(scene: TableScene, tempo: Tempo) -> QAbstractAnimation:
    """Return the animation of two half packs that are let fall into each other."""
    group, items = QParallelAnimationGroup(scene), scene.items_of(STOCK.id)[:LEAVES]
    reach = scene.room.unit * 0.62
    if tempo.reduced_motion or not items:
        return group
    # Both halves stay on the felt where the pack lies near its edge.
    half = items[0].height * scene.cards.aspect / 2
    inward = max(0.0, reach + half + EDGE - items[0].x())
    for i, item in enumerate(items):
        item.setVisible(True)
        item.setOpacity(1.0)
        item.setZValue(FLYING + i)
        side = -1 if i % 2 else 1
        apart = QPointF(inward + side * (reach + i % 4), -i * 1.6)
        _there_and_back(group, item, apart, side * 7.0, tempo.shuffle())
    return group


def cutting(scene: TableScene, lifted: int, tempo: Tempo) -> QAbstractAnimation:
    """Return the animation that lifts the top off the pack, lays it underneath and squares up."""
    scene.cut(lifted)
    whole = QSequentialAnimationGroup(scene)
    if tempo.reduced_motion:
        assert scene.view is not None
        scene.settle(scene.view)
        return whole
    apart, together = QParallelAnimationGroup(whole), QParallelAnimationGroup(whole)
    items = scene.items_of(STOCK.id)
    kept = len(items) - lifted
    for i, item in enumerate(items):
        home, below = scene.laid[STOCK.id, i], i - kept
        if below < 0 and (item.isVisible() or home.visible):
            item.setZValue(home.z)
            scene.fly(apart, item, item.card, home, 0, tempo.cut(), tempo)
        elif below >= 0 and (item.isVisible() or below < LEAVES):
            item.setZValue(FLYING - below)
            scene.fly(apart, item, item.card, _beside(home, below, scene), 0, tempo.cut(), tempo)
            scene.fly(together, item, item.card, home, 0, tempo.square(), tempo)
            apart.finished.connect(partial(item.setZValue, -1.0 - below))
    return whole


def _beside(home: Pose, depth: int, scene: TableScene) -> Pose:
    """Return where a card of the lifted packet waits: at the left of the pack, or at its right."""
    wide = home.height * scene.cards.aspect
    aside = 1.25 * wide + 1.5 * depth
    if home.x - aside - wide / 2 < EDGE:
        aside = -aside
    return replace(home, x=home.x - aside, visible=depth < STACKED)


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
