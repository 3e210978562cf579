"""What scrolls has the same children for a screen reader, however long its contents are.

Qt asks beyond the end of its list for a child that has gone since it was counted, and crashes.
"""

import ast
from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.widgets.scrolling import PageScroll, ScrollArea
from tests.sources import sources_with

COUNTING_BARS = {
    "QScrollArea": {"ui/shared/widgets/scrolling.py"},
    "QAbstractScrollArea": set[str](), "QMdiArea": set[str](),
    # Their bars are always off.
    "QGraphicsView": {"ui/table/board.py", "window_bench/floor.py"},
}  # fmt: skip
"""What has its bars for children while they are shown, and the modules that prevent it."""


class Words(QWidget):
    """Stands for words that break their lines: high where it is narrow."""

    def __init__(self) -> None:
        super().__init__()
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        return 60_000 // max(width, 100)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.heightForWidth(100))


def test_a_page_ends_where_its_words_end(qtbot: QtBot) -> None:
    area, page = PageScroll(), QWidget()
    qtbot.addWidget(area)
    column = QVBoxLayout(page)
    for _ in range(4):
        column.addWidget(Words())
    column.addStretch(1)
    area.setWidget(page)
    area.resize(600, 200)
    area.show()
    QApplication.processEvents()
    assert page.height() > area.height()
    assert page.height() == column.totalHeightForWidth(page.width())


def test_bars_that_come_and_go_are_no_children(qtbot: QtBot) -> None:
    area, inside = ScrollArea(), QWidget()
    qtbot.addWidget(area)
    area.setWidget(inside)
    area.resize(200, 200)
    area.show()
    told = QAccessible.queryAccessibleInterface(area)
    for side, scrolls in ((100, False), (1000, True), (100, False)):
        inside.setFixedSize(side, side)
        QApplication.processEvents()
        assert area.verticalScrollBar().isVisible() == scrolls
        assert area.horizontalScrollBar().isVisible() == scrolls
        assert told.childCount() == 1
        assert told.child(0).object() is area.viewport()


class HigherBesideABar(QWidget):
    """As words that need one line more as soon as a bar takes away from their width."""

    def __init__(self, whole: int) -> None:
        super().__init__()
        self._whole, self.turns = whole, 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.turns += 1
        assert self.turns < 200, "it would go on until there is no stack left"
        self.setMinimumHeight(150 if self.width() >= self._whole else 300)


def test_what_fits_without_a_bar_and_not_beside_one_comes_to_rest(qtbot: QtBot) -> None:
    area, page, inside = ScrollArea(), QWidget(), HigherBesideABar(200)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    # What a layout in a layout needs is known late: after everything has been laid.
    row = QHBoxLayout()
    row.addWidget(inside)
    column.addLayout(row)
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setFrameShape(ScrollArea.Shape.NoFrame)
    area.setWidget(page)
    area.resize(150, 200)
    area.show()
    QApplication.processEvents()
    area.resize(200, 200)
    QApplication.processEvents()
    assert page.height() >= inside.minimumHeight()
    area.resize(300, 400)
    QApplication.processEvents()
    assert not area.verticalScrollBar().isVisible()
    assert page.width() == 300


def test_nothing_else_counts_its_bars() -> None:
    assert not [
        f"{module}: {name}"
        for module, source in sources_with(*COUNTING_BARS)
        for name in made_in(ast.parse(source))
        if module not in COUNTING_BARS.get(name, {module})
    ]


def test_what_counts_its_bars_is_found() -> None:
    code = "class Page(QtWidgets.QScrollArea): ...\nview = QGraphicsView(scene)"
    assert list(made_in(ast.parse(code))) == ["QScrollArea", "QGraphicsView"]


def made_in(tree: ast.Module) -> Iterator[str]:
    """Yield the classes that a module derives from or makes things of."""
    for node in ast.walk(tree):
        used = node.bases if isinstance(node, ast.ClassDef) else []
        for each in [node.func] if isinstance(node, ast.Call) else used:
            if isinstance(each, ast.Name | ast.Attribute):
                yield each.id if isinstance(each, ast.Name) else each.attr
