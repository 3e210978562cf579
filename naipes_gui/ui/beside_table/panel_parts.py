"""What the panels beside a table have in common: their dress, their labels and their pages."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.keys_ring import KeysRing
from naipes_gui.ui.beside_table.text_table import TextTable
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.leaf import Leaf
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea

WIDTH, BASE = 288, 14
"""How wide a panel is at 100 %, and how high its letters, in px."""


class TextPanel(QTabWidget):
    """Two tabs: what is to be seen, and a table in text on which everything can be done."""

    def __init__(self) -> None:
        super().__init__()
        self._style = TextStyle()
        self.text_table, self.told = TextTable(), Leaf()
        self.keys_ring = KeysRing(self, lambda: self._style.colours.sky)
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self._style = text_style
        self.setFixedWidth(round(WIDTH * text_style.text_scale))
        base = BASE * text_style.text_scale
        sheet = panel_sheet("TextPanel", text_style.colours, base)
        self.setStyleSheet(sheet + self.sheet(text_style.colours, base))
        self.setAccessibleName(translate("table", "Panel"))
        self.setTabText(1, translate("panel", "Text"))
        self.text_table.terms = text_style.terms
        self.text_table.retranslate()

    def sheet(self, e: TablePalette, base: float) -> str:
        """Return what looks otherwise in this panel, with letters ``base`` px high."""
        return ""


class ListPanel(TextPanel):
    """The first tab is a list that scrolls, the second has the same in sentences below."""

    def __init__(self) -> None:
        super().__init__()
        self._list, text = QuietScroll(), QWidget()
        vbox((self.text_table, 3), (self.told, 2), on=text, margins=0)
        self.addTab(self._list, "")
        self.addTab(text, "")


def panel_sheet(name: str, e: TablePalette, base: float, beside: int = 14, least: int = 60) -> str:
    """Return the look of a panel; tabs are ``least`` px wide, with ``beside`` px around words.

    Both are lengths at 100 %: tabs grow with their words.
    """
    scale = base / BASE
    return f"""
    {name}, {name} > QWidget, QScrollArea, QScrollArea > QWidget > QWidget, QTextBrowser
        {{ background: {e.panel}; color: {e.text}; border: none }}
    QTabBar {{ background: {e.panel} }}
    QTabBar::tab {{ color: {e.text2}; background: {e.panel}; height: {37 * scale:.0f}px;
        padding: 0 {beside * scale:.0f}px;
        min-width: {least * scale:.0f}px; border-bottom: 3px solid {e.panel};
        font-size: {base:.0f}px }}
    QTabBar::tab:selected {{ color: {e.text}; border-bottom: 3px solid {e.gold}; font-weight: 600 }}
    QTabBar::tab:focus {{ color: {e.sky} }}
    QLabel {{ color: {e.text2}; font-size: {base:.0f}px; background: transparent }}
    QLabel#subheading, QLabel#value {{ color: {e.text}; font-weight: 600 }}
    QListWidget {{ background: {e.rail}; color: {e.text}; border: 1px solid {e.line};
        border-radius: 8px; font-size: {base:.0f}px; padding: 4px }}
    QListWidget:focus, QTextBrowser:focus {{ border: 2px solid {e.sky} }}
    QListWidget::item {{ padding: 3px }}
    QListWidget::item:selected {{ background: {e.raised2}; color: {e.text} }}
    QTextBrowser {{ padding: 10px; font-size: {base:.0f}px }}
    Choices QPushButton {{ background: {e.raised2}; color: {e.text}; border: 1px solid {e.line};
        border-radius: 8px; font-size: {base:.0f}px; padding: 7px 10px; text-align: left }}
    Choices QPushButton:focus {{ border: 2px solid {e.sky}; padding: 6px 9px }}
    """


def rule_line(colours: TablePalette) -> QFrame:
    """Return a thin line between two parts."""
    line = QFrame()
    line.setFixedHeight(1)
    line.setStyleSheet(f"background: {colours.line}")
    return line


class QuietScroll(ScrollArea):
    """A page that scrolls downwards alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


@contextmanager
def fresh_column(page: QScrollArea) -> Iterator[QVBoxLayout]:
    """Give a page fresh contents, shown when all are there: one by one they would be squeezed."""
    inner = QWidget()
    column = vbox(on=inner, margins=(16, 14, 16, 12), spacing=9)
    yield column
    page.setWidget(inner)
