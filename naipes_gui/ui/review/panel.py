"""The panel of a review: the moments with what is known of them, and the same page as text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.figures import whole
from naipes_gui.core.text import translate
from naipes_gui.core.wording import as_sentence
from naipes_gui.ui.beside_table.panel_parts import ListPanel, fresh_column, rule_line
from naipes_gui.ui.review.luck_bars import LuckBars
from naipes_gui.ui.review.luck_words import LuckSection
from naipes_gui.ui.shared.markup import spoken, tip
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette, Type
from naipes_gui.ui.shared.widgets.fact_row import fact_rows
from naipes_gui.ui.shared.widgets.laid_out_button import LaidOutButton
from naipes_gui.ui.shared.widgets.plain import Label

BAR = 6


@dataclass(frozen=True, slots=True)
class Item:
    """A moment in the list."""

    ply: int
    title: str
    where: str
    state: str
    is_present: bool
    is_solved: bool


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads to other decisions of the match."""

    words: str
    act: Callable[[], object]


class Panel(ListPanel):
    """``sought`` carries the ply of a moment that somebody wants to go to."""

    sought = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._said, self._luck = "", tuple[LuckSection, ...]()

    def dress(self, text_style: TextStyle) -> None:
        super().dress(text_style)
        self.setTabText(0, translate("review", "Review"))
        self.told.setAccessibleName(translate("review", "The review in text"))

    def sheet(self, e: TablePalette, base: float) -> str:
        return f"""
    QLabel#heading {{ color: {e.text}; font-size: {base * Type.HEADING:.0f}px; font-weight: 700 }}
    QLabel#name {{ color: {e.text}; font-size: {base * Type.NAME:.0f}px; font-weight: 600 }}
    QLabel#caption {{ color: {e.text3}; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#gold {{ color: {e.gold}; font-weight: 600; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#done {{ color: {e.mint}; font-weight: 600; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#sign {{ color: {e.text}; border: 1px solid {e.line2}; border-radius: 13px }}
    QLabel#solved {{ color: {e.mint}; border: 1px solid {e.mint}; border-radius: 13px }}
    QPushButton#moment, QPushButton#present {{ background: {e.raised}; border: 1px solid {e.raised};
        border-radius: 12px; text-align: left }}
    QPushButton#present {{ background: {e.raised2}; border-left: 3px solid {e.gold} }}
    QPushButton#link {{ background: transparent; border: 1px solid {e.line2}; color: {e.text2};
        border-radius: 12px; padding: 6px 10px; font-size: {base * Type.CAPTION:.0f}px }}
    QPushButton:hover {{ background: {e.raised2} }}
    QPushButton:focus {{ border: 2px solid {e.sky} }}
    """

    def wait(
        self, words: str, luck: Sequence[LuckSection] = (), links: Sequence[Link] = ()
    ) -> None:
        """Say what is waited for, or that nothing is, and what luck there was."""
        with fresh_column(self._list) as column:
            column.addWidget(Label(words, name="caption", wrap=True))
            for link in links:
                column.addWidget(self._link(link))
            self._show_luck(column, luck)
            column.addStretch()
        self.tell(words)

    def show_moments(
        self, heading: str, costs: str, progress: str, items: Sequence[Item],
        facts: Sequence[tuple[str, str]], aside: str, luck: Sequence[LuckSection] = (),
        links: Sequence[Link] = (),
    ) -> None:  # fmt: skip
        """Show the list, what was known, a quiet word below, and what luck there was."""
        focused = next((i for i, b in enumerate(self._buttons()) if b.hasFocus()), -1)
        with fresh_column(self._list) as column:
            column.addLayout(self._head(heading, costs))
            column.addWidget(_Progress(items, self._style.colours))
            column.addWidget(Label(progress, name="caption", wrap=True))
            for number, item in enumerate(items, start=1):
                column.addWidget(self._item(number, item))
            for link in links:
                column.addWidget(self._link(link))
            column.addWidget(rule_line(self._style.colours))
            if aside:
                column.addWidget(
                    Label(translate("review", "With all cards seen"), name="subheading")
                )
                column.addWidget(self._rich(aside, "caption"))
                column.addWidget(rule_line(self._style.colours))
            self._facts(column, facts)
            self._show_luck(column, luck)
            column.addStretch()
        if focused >= 0 and focused < len(self._buttons()):
            self._buttons()[focused].setFocus()

    @staticmethod
    def _head(heading: str, costs: str) -> QHBoxLayout:
        head = QHBoxLayout()
        head.addWidget(Label(heading, name="heading"))
        told = Label(costs, name="caption", wrap=True)
        told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(told, 1)
        return head

    def _buttons(self) -> list[QPushButton]:
        inside = self._list.widget()
        return inside.findChildren(QPushButton) if inside is not None else []

    def _show_luck(self, column: QVBoxLayout, luck: Sequence[LuckSection]) -> None:
        for section in luck:
            column.addWidget(rule_line(self._style.colours))
            column.addWidget(LuckBars(section, self._style.colours))
        self._luck = tuple(luck)
        self.tell(self._said)

    def _facts(self, column: QVBoxLayout, facts: Sequence[tuple[str, str]]) -> None:
        column.addWidget(Label(translate("review", "What you knew"), name="subheading"))
        said = ((name, Label(name), self._rich(value, "value")) for name, value in facts)
        column.addLayout(fact_rows(said, self.width(), self._style.text_scale))

    def _rich(self, text: str, name: str) -> Label:
        made = Label(name=name, wrap=True)
        made.setText(rich(text, on_dark()))
        return made

    def _item(self, number: int, item: Item) -> QPushButton:
        button = LaidOutButton()
        # What a decision cost may be a long sentence: it breaks, and the panel keeps its width.
        policy = button.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        button.setSizePolicy(policy)
        button.setObjectName("present" if item.is_present else "moment")
        row, column = QHBoxLayout(button), QVBoxLayout()
        row.setContentsMargins(12, 8, 10, 8)
        solved = item.is_solved
        sign = Label("✓" if solved else whole(number), name="solved" if solved else "sign")
        sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        side = round(26 * self._style.text_scale)
        sign.setFixedSize(side, side)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        for text, name in ((item.title, "name"), (item.where, "caption"),
                           (item.state, self._ink(item))):  # fmt: skip
            said = Label(text, name=name, wrap=True)
            said.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(said)
        row.addLayout(column, 1)
        told = " ".join(map(as_sentence, (whole(number), item.title, item.where, item.state)))
        button.setAccessibleName(told)
        button.setToolTip(tip(told))
        button.clicked.connect(lambda: self.sought.emit(item.ply))
        return button

    def _link(self, link: Link) -> QPushButton:
        button = QPushButton(link.words)
        button.setObjectName("link")
        button.setToolTip(tip(link.words))
        button.clicked.connect(lambda: link.act())
        return button

    def _ink(self, item: Item) -> str:
        if item.is_solved:
            return "done"
        return "gold" if item.is_present else "caption"

    def tell(self, text: str) -> None:
        """Show the same page as sentences."""
        self._said = text
        told = [text, *("\n".join(section.lines) for section in self._luck)]
        self.told.setPlainText(spoken("\n\n".join(filter(None, told))))


class _Progress(QWidget):
    """A segment for every moment: solved, present, to be done."""

    def __init__(self, items: Sequence[Item], colours: TablePalette) -> None:
        super().__init__()
        self._items, self._colours = items, colours
        self.setFixedHeight(BAR + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, e = QPainter(self), self._colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = (self.width() - 2) / max(1, len(self._items))
        for place, item in enumerate(self._items):
            area = QRectF(1 + place * wide, 2, wide - 6, BAR)
            painter.setPen(QPen(QColor(e.gold), 1.5) if item.is_present else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(e.mint if item.is_solved else e.raised2))
            painter.drawRoundedRect(area, 3, 3)
        painter.end()
