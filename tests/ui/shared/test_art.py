"""Pictures that are composed rather than drawn look as if drawn."""

import pytest
from PySide6.QtGui import QColor, QPixmap

from naipes_gui.ui.shared.canvas import smooth_painter
from naipes_gui.ui.shared.shadows import _soft, on_shadow, shadow


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_large_shadow_looks_as_if_drawn_whole(qapp: object, dpr: float) -> None:
    wide, high, rest = 316, 262, (14.0, 6, 2, 0.34, dpr)
    made, drawn = (
        make(wide, high, *rest).toImage()
        for make in (shadow, _soft)  # the large one is pulled apart, the other painted
    )
    assert made.size() == drawn.size()
    points = [(x, y) for x in range(0, made.width(), 3) for y in range(0, made.height(), 3)]
    off = [abs(made.pixelColor(x, y).alpha() - drawn.pixelColor(x, y).alpha()) for x, y in points]
    assert max(off) <= 12
    assert sum(off) / len(off) < 0.2


@pytest.mark.parametrize(("wide", "high"), [(82, 115), (83, 116), (191, 267)])
def test_a_card_with_its_shadow_looks_as_the_two_one_over_the_other(
    qapp: object, wide: int, high: int
) -> None:
    card, soft = QPixmap(wide, high), shadow(wide, high, 6.0, 5, 2, 0.36, 1.0)
    card.fill(QColor("#fdf6e3"))
    apart = QPixmap(soft.size())
    apart.fill(QColor("#0e5a3c"))
    together = apart.copy()
    painter = smooth_painter(apart)
    painter.drawPixmap(0, 0, soft)
    painter.drawPixmap((soft.width() - wide) // 2, (soft.height() - high) // 2, card)
    painter.end()
    painter = smooth_painter(together)
    painter.drawPixmap(0, 0, on_shadow(card, soft))
    painter.end()
    first, second = apart.toImage(), together.toImage()
    points = [(x, y) for x in range(0, first.width(), 3) for y in range(0, first.height(), 3)]
    pairs = [(first.pixelColor(*at), second.pixelColor(*at)) for at in points]
    assert max(abs(a.green() - b.green()) for a, b in pairs) <= 2
    assert first.pixelColor(first.width() // 2, first.height() // 2).name() == "#fdf6e3"
