"""The panel beside a problem: what is known of the position, the series, and the table in text."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.panel_parts import ListPanel, fresh_column, rule_line
from naipes_gui.ui.shared.markup import spoken, tip
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import SUIT_ON_DARK, TablePalette, Type
from naipes_gui.ui.shared.widgets.fact_row import fact_rows
from naipes_gui.ui.shared.widgets.flow import Flow
from naipes_gui.ui.shared.widgets.plain import Label

SIDE, GAP = 26, 5
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True, slots=True)
class Cell:
    """A problem of the series in the grid; nothing is known of one that was not answered."""

    is_present: bool
    is_solved: bool | None = None


class Panel(ListPanel):
    """``sought`` carries the place of a problem of the series."""

    sought = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.cells = list[QPushButton]()

    def dress(self, text_style: TextStyle) -> None:
        super().dress(text_style)
        self.setTabText(0, translate("problems", "Problem"))
        self.told.setAccessibleName(translate("problems", "The answer in text"))

    def sheet(self, e: TablePalette, base: float) -> str:
        small = base * Type.CAPTION
        return f"""
    QLabel#heading {{ color: {e.text}; font-size: {base * Type.HEADING:.0f}px; font-weight: 700 }}
    QLabel#caption {{ color: {e.text3}; font-size: {small:.0f}px }}
    CellButton {{ background: transparent; color: {e.text2}; border: 1px solid {e.line2};
        border-radius: 6px; padding: 0; font-size: {small:.0f}px }}
    CellButton#good {{ color: {e.mint}; border-color: {e.mint} }}
    CellButton#bad {{ color: {e.red}; border-color: {e.red} }}
    CellButton#present {{ color: {e.text}; border: 2px solid {e.gold}; font-weight: 700 }}
    CellButton:hover {{ background: {e.raised2} }}
    CellButton:focus {{ border: 2px solid {e.sky} }}
    QPushButton {{ color: {e.text} }}
    """

    def show_problem(
        self, heading: str, about: str, facts: Sequence[tuple[str, str]], progress: str,
        cells: Sequence[Cell],
    ) -> None:  # fmt: skip
        """Show where one is, what is known, and how the series stands."""
        focused = next((n for n, cell in enumerate(self.cells) if cell.hasFocus()), -1)
        with fresh_column(self._list) as column:
            column.addWidget(Label(heading, name="heading", wrap=True))
            column.addWidget(Label(about, name="caption", wrap=True))
            column.addWidget(rule_line(self._style.colours))
            said = ((name, Label(name), self._rich(value)) for name, value in facts)
            column.addLayout(fact_rows(said, self.width(), self._style.text_scale))
            if len(cells) > 1:
                column.addWidget(rule_line(self._style.colours))
                column.addWidget(Label(progress, name="subheading", wrap=True))
                column.addWidget(self._grid(cells))
            column.addStretch()
        if 0 <= focused < len(self.cells):
            self.cells[focused].setFocus()

    def tell(self, text: str) -> None:
        """Show the answer, or what is asked, as sentences."""
        self.told.setPlainText(spoken(text))

    def _rich(self, text: str) -> Label:
        made = Label(name="value")
        made.setText(rich(text, SUIT_ON_DARK))
        return made

    def _grid(self, cells: Sequence[Cell]) -> QWidget:
        grid = QWidget()
        flow = Flow(GAP, grid)
        self.cells = [self._cell(place, cell) for place, cell in enumerate(cells)]
        for cell in self.cells:
            flow.addWidget(cell)
        return grid

    def _cell(self, place: int, cell: Cell) -> QPushButton:
        button = CellButton({None: str(place + 1), True: "✓", False: "✗"}[cell.is_solved])
        button.setObjectName(
            "present" if cell.is_present else {None: "open", True: "good", False: "bad"}[
                cell.is_solved]
        )  # fmt: skip
        state = {
            None: translate("problems", "not answered yet"),
            True: translate("problems", "solved"),
            False: translate("problems", "missed"),
        }[cell.is_solved]
        words = translate("problems", "Problem {n}, {state}").format(n=place + 1, state=state)
        button.setAccessibleName(words)
        button.setToolTip(tip(words))
        side = round(SIDE * self._style.text_scale)
        button.setFixedSize(side, side)
        # One stop of Tab for all: the arrows go on from there.
        button.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if cell.is_present else Qt.FocusPolicy.ClickFocus
        )
        button.clicked.connect(lambda: self.sought.emit(place))
        button.stepped.connect(lambda by: self._step(place + by))
        return button

    def _step(self, place: int) -> None:
        if 0 <= place < len(self.cells):
            self.cells[place].setFocus(Qt.FocusReason.TabFocusReason)


class CellButton(QPushButton):
    """A place in the grid, from which the arrows lead to those beside it."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in STEPS:
            self.stepped.emit(STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
