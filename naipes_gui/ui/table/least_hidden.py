"""Where a paper hides least that must lie somewhere. Arithmetic only, no Qt."""

from collections.abc import Iterable
from itertools import accumulate
from math import ceil

from naipes_gui.ui.table.geometry import Box

CELL = 12
"""How exact places are, in logical pixels."""
EDGE = 8


class LeastHidden:
    """What lies on a felt by its weight, summed once: asked box by box it would hold up a frame."""

    def __init__(
        self, width: float, height: float, weighed: Iterable[tuple[Box, float]],
        near: tuple[float, float],
    ) -> None:  # fmt: skip
        """Weigh everything by the pixel; of equal places the nearest to a point is best."""
        self._size, self._near = (width, height), near
        self._wide, self._high = ceil(width / CELL), ceil(height / CELL)
        cells = [[0.0] * (self._wide + 1) for _ in range(self._high + 1)]
        for box, weight in weighed:
            self._add(cells, box, weight)
        below = [0.0] * (self._wide + 1)
        self._sums = list[list[float]]()
        for row in cells:
            # A sum of all that is left of a cell and above it.
            below = [above + here for above, here in zip(below, accumulate(row), strict=True)]
            self._sums.append(below)

    def _add(self, cells: list[list[float]], box: Box, weight: float) -> None:
        for j, high in _parts(box.y, box.bottom, self._high):
            for i, wide in _parts(box.x, box.right, self._wide):
                cells[j + 1][i + 1] += weight * wide * high

    def place(self, width: float, height: float, top: float) -> tuple[float, float, float]:
        """Return what something so large hides at least below a height, and where it lies."""
        wide, high = ceil(width / CELL), ceil(height / CELL)
        right, bottom = (
            max(0, int((whole - EDGE - side) / CELL))
            for whole, side in zip(self._size, (width, height), strict=True)
        )
        across = range(min(1, right), right + 1)
        down = range(min(bottom, ceil(top / CELL)), bottom + 1)
        middle_x, middle_y = self._near[0] - width / 2, self._near[1] - height / 2
        hidden, _, i, j = min(
            (
                self._hidden(i, j, i + wide, j + high),
                (i * CELL - middle_x) ** 2 + (j * CELL - middle_y) ** 2, i, j,
            )
            for i in across for j in down
        )  # fmt: skip
        return hidden, i * CELL, j * CELL

    def _hidden(self, left: int, top: int, right: int, bottom: int) -> float:
        """Return what lies in the cells between, edges of them included."""
        right, bottom = min(right, self._wide), min(bottom, self._high)
        upper, lower = self._sums[top], self._sums[bottom]
        return round(lower[right] - lower[left] - upper[right] + upper[left], 3)


def _parts(low: float, high: float, cells: int) -> Iterable[tuple[int, float]]:
    """Yield the cells of a row between two ends, and how much of each lies there."""
    for i in range(max(0, int(low // CELL)), min(cells, ceil(high / CELL))):
        yield i, min(high, (i + 1) * CELL) - max(low, i * CELL)
