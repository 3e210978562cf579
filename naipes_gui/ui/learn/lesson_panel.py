"""The panel beside a guided hand: what has been said so far, and the table in text."""

from collections.abc import Sequence

from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from naipes_gui.core.guided import Guided
from naipes_gui.core.lesson import Lesson
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.text_table import TextTable
from naipes_gui.ui.learn.stages import Stages
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import DarkPalette
from naipes_gui.ui.shared.widgets.leaf import Leaf

WIDTH = 288


class LessonPanel(QTabWidget):
    """Two tabs: to read again what was said, and to do everything in text."""

    def __init__(self, lessons: Sequence[Lesson], number: int) -> None:
        super().__init__()
        self.told, self.text_table = Leaf(), TextTable()
        self.stages = Stages(lessons, number)
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.told, 1)
        column.addWidget(self.stages)
        self.addTab(page, "")
        self.addTab(self.text_table, "")

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self.setFixedWidth(round(WIDTH * text_style.text_scale))
        self.setStyleSheet(_style(text_style.colours, 14 * text_style.text_scale))
        self.setAccessibleName(translate("table", "Panel"))
        self.setTabText(0, translate("lessons", "Lesson"))
        self.setTabText(1, translate("panel", "Text"))
        self.told.setAccessibleName(translate("lessons", "What has been said"))
        self.stages.dress(text_style)
        self.text_table.terms = text_style.terms
        self.text_table.retranslate()

    def tell(self, guided: Guided, wording: Wording) -> None:
        """Write down what has been said up to the present step."""
        self.stages.tell(guided)
        self.told.clear()
        for step in guided.lesson.steps[: guided.place + 1]:
            if step.headline is not None:
                text = wording.say(step.text) if step.text is not None else ""
                said = markup("<p><b>{}</b> {}</p>", wording.say(step.headline), text)
                self.told.append(said)


def _style(e: DarkPalette, base: float) -> str:
    return f"""
    LessonPanel, LessonPanel > QWidget, QTextBrowser
        {{ background: {e.panel}; color: {e.text}; border: none }}
    QTabBar {{ background: {e.panel} }}
    QTabBar::tab {{ color: {e.text2}; background: {e.panel}; height: 37px; padding: 0 14px;
        min-width: 60px; border-bottom: 3px solid {e.panel}; font-size: {base:.0f}px }}
    QTabBar::tab:selected {{ color: {e.text}; border-bottom: 3px solid {e.gold}; font-weight: 600 }}
    QTabBar::tab:focus {{ color: {e.sky} }}
    QLabel {{ color: {e.text2}; font-size: {base:.0f}px; background: transparent }}
    QListWidget {{ background: {e.rail}; color: {e.text}; border: 1px solid {e.line};
        border-radius: 8px; font-size: {base:.0f}px; padding: 4px }}
    QListWidget:focus, QTextBrowser:focus {{ border: 2px solid {e.sky} }}
    QListWidget::item {{ padding: 3px }}
    QListWidget::item:selected {{ background: {e.raised2}; color: {e.text} }}
    QTextBrowser {{ padding: 10px; font-size: {base:.0f}px }}
    """
