"""Tab follows the layouts, and looking through them leaves nothing behind that could end all.

An item of a layout is no object of Qt's: who has asked for one holds what may be gone at any time,
and what comes to lie in its place is taken for it.
"""

import ast
import gc

from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.tab_order import stops_of, tab_as_one_reads
from tests.sources import sources_with

ASKING = {"itemAt", "itemAtPosition"}
NOT_LAYOUTS = {"ui/shared/widgets/flow.py"}
"""A layout of our own has to answer for its items."""


def page_of_all() -> tuple[QWidget, list[QPushButton]]:
    """Return a page of layouts in layouts whose parts were made in the opposite order."""
    page = QWidget()
    buttons = [QPushButton(str(number), page) for number in reversed(range(8))][::-1]
    column, row, grid = QVBoxLayout(page), QHBoxLayout(), QGridLayout()
    column.addLayout(row)
    column.addWidget(area := ScrollArea())
    area.setWidget(inside := QWidget())
    area.setFocusPolicy(inside.focusPolicy())
    QVBoxLayout(inside).addLayout(grid)
    column.addWidget(buttons[6])
    column.addStretch(1)
    column.addWidget(buttons[7])
    row.addSpacing(3)
    row.addWidget(buttons[0])
    row.addWidget(buttons[1])
    for number in range(4):
        grid.addWidget(buttons[number + 2], number // 2, number % 2)
    return page, buttons


def items() -> int:
    return sum(
        isinstance(each, QLayoutItem) and not isinstance(each, QLayout)
        for each in gc.get_objects()
    )  # fmt: skip


def test_tab_goes_as_the_layouts_lie(qtbot: QtBot) -> None:
    page, buttons = page_of_all()
    qtbot.addWidget(page)
    assert stops_of(page) == buttons
    tab_as_one_reads(page)
    reached: list[QWidget] = []
    at: QWidget | None = buttons[0]
    while at is not None and at not in reached:
        reached.append(at)
        at = at.nextInFocusChain()
    assert [part for part in reached if part in buttons] == buttons


def test_nobody_holds_the_items_of_a_layout(qtbot: QtBot) -> None:
    page, _ = page_of_all()
    qtbot.addWidget(page)
    before = items()
    layout = page.layout()
    assert layout is not None
    held = layout.itemAt(1)
    assert items() == before + 1, "what is held would be seen"
    del held
    before = items()
    tab_as_one_reads(page)
    assert items() == before


def test_nothing_asks_layouts_for_their_items() -> None:
    asking = [
        f"{module}:{node.lineno}"
        for module, source in sources_with(*ASKING)
        if module not in NOT_LAYOUTS
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in ASKING and "scene" not in module
    ]
    assert not asking
