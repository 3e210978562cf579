"""The arrows go from one button of the start page to the next, wherever they stand."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
AHEAD = 10
"""Pixels by which a button must lie further in the direction of an arrow."""


def nearest(start: QWidget, stops: list[QAbstractButton], way: QPoint) -> QAbstractButton | None:
    """Return the stop next to a widget in one of the four directions, if there is one."""
    here = start.mapToGlobal(start.rect().center())

    def cost(stop: QAbstractButton) -> float:
        off = stop.mapToGlobal(stop.rect().center()) - here
        ahead = QPoint.dotProduct(off, way)
        aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
        return ahead + 2 * aside if ahead > AHEAD else float("inf")

    others = [stop for stop in stops if stop is not start and cost(stop) < float("inf")]
    return min(others, key=cost, default=None)
