"""The card of the results over time: drawn, or read in figures."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    Signal,
    Slot,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStackedWidget, QTreeView, QWidget

from naipes_gui.core.figures import whole
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.statistics import words
from naipes_gui.statistics.answer import Answer
from naipes_gui.statistics.deal_luck import Fair
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.overview import Overview
from naipes_gui.statistics.wish import opponents_of
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.statistics.card import Card
from naipes_gui.ui.statistics.plot import Course, Plot
from naipes_gui.ui.statistics.rows_model import RowsModel
from naipes_gui.ui.statistics.when import day, month

FIGURES = (2, 4, 5)
"""The columns that are numbers."""
MOST_POINTS = 1200
"""More steps than pixels cannot be told apart: of more matches the latest are drawn."""


class CourseCard(Card):
    """``opened`` names a match to be watched."""

    opened = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.swap = Button("link", on_page=True)
        self.head.addWidget(self.swap)
        self.plot, self._model = Plot(), RowsModel(_names, _cells, self, figures=FIGURES)
        self.table = figures_table(self._model)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.plot)
        self._stack.addWidget(self.table)
        self.body.addWidget(self._stack, 1)
        self.legend = label("caption", tone="second", wrap=True)
        self.body.addWidget(self.legend)
        self._drawn: Sequence[Facts] = ()
        self._has_band = False
        self.swap.clicked.connect(self.toggle)
        self.plot.opened.connect(self._open_drawn)
        self.table.activated.connect(self._open_row)

    @property
    def shows_figures(self) -> bool:
        """Whether the table is shown instead of the plot."""
        return self._stack.currentIndex() == 1

    def show_answer(self, answer: Answer) -> None:
        """Show the results of some matches."""
        self._name_swap()
        found = answer.overview
        if found is None:
            return
        title = Wording().say(words.title(found))
        self.heading.setText(title)
        latest = found.course[-MOST_POINTS:]
        self._drawn = [match for match, _ in latest]
        self.plot.show_course(_course(found, answer.fair))
        self.legend.setText(translate(
            "statistics", "The broad band is what luck leaves room for, with average cards."
        ))  # fmt: skip
        self._has_band = answer.fair is not None
        self._show_legend()
        self._model.show_rows(found.course[::-1])
        self.plot.setAccessibleName(f"{title}. {_in_words(found)}")
        self.table.setAccessibleName(title)

    @Slot()
    def toggle(self) -> None:
        """Show figures instead of the plot, or the plot again."""
        self._stack.setCurrentIndex(0 if self.shows_figures else 1)
        self._name_swap()
        self._show_legend()
        shown = self._stack.currentWidget()
        if shown is not None:
            shown.setFocus()

    def _show_legend(self) -> None:
        self.legend.setVisible(self._has_band and not self.shows_figures)

    def _name_swap(self) -> None:
        self.swap.say(
            translate("statistics", "Show the plot")
            if self.shows_figures
            else translate("statistics", "Read in figures")
        )

    @Slot(int)
    def _open_drawn(self, nth: int) -> None:
        self.opened.emit(self._drawn[nth].path, 0)

    @Slot(QModelIndex)
    def _open_row(self, index: QModelIndex) -> None:
        self.opened.emit(self._model.rows[index.row()][0].path, 0)


def _course(found: Overview, fair: Fair | None) -> Course:
    latest, before = found.course[-MOST_POINTS:], found.course[:-MOST_POINTS]
    result = f"{words.whole(found.total, decimal)}\n{translate('statistics', 'result')}"
    return Course(
        totals=[total for _, total in latest],
        whens=[month(match) for match, _ in latest],
        told=lambda nth: _told(found, *latest[nth]),
        start=before[-1][1] if before else 0.0,
        fair=fair.course[-MOST_POINTS:] if fair is not None else (),
        result=result,
        luckless=_luckless(fair) if fair is not None else "",
    )


def _luckless(fair: Fair) -> str:
    total = words.whole(round(fair.total), decimal)
    return f"{total}\n{translate('statistics', 'with average cards')}"


def _told(found: Overview, match: Facts, total: float) -> str:
    worth = Wording().say(words.amount(found, sum(match.worths), decimal))
    told = f"{day(match)} · {joined(opponents_of(match))} · {worth}"
    return f"{told} = {words.whole(total, decimal)}"


def _in_words(found: Overview) -> str:
    """Return what a plot shows to those who see it."""
    totals = [total for _, total in found.course]
    text = translate("statistics", "From {low} to {high}, at the end {last}.")
    low, high, last = min(0.0, *totals), max(0.0, *totals), totals[-1]
    figures = (words.whole(each, decimal) for each in (low, high, last))
    return text.format(**dict(zip(("low", "high", "last"), figures, strict=True)))


WHO = 1
LOOKED_AT = 30
"""Rows that say how wide a column is; to look at all of them would take long."""


def _cells(row: tuple[Facts, float]) -> tuple[str, ...]:
    match, total = row
    return (
        day(match),
        joined(opponents_of(match)),
        whole(len(match.worths)),
        Wording().say(words.ending(match)),
        words.whole(sum(match.worths), decimal),
        words.whole(total, decimal),
    )


def _names() -> tuple[str, ...]:
    return (
        translate("statistics", "Begun"),
        translate("statistics", "Against"),
        translate("statistics", "Hands"),
        translate("statistics", "End"),
        translate("statistics", "Result"),
        translate("statistics", "Total"),
    )


def figures_table(model: RowsModel, parent: QWidget | None = None) -> QTreeView:
    """Return the table that shows the rows."""
    table = QTreeView(parent)
    table.setModel(model)
    table.setRootIsDecorated(False)
    table.setUniformRowHeights(True)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    header = table.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setResizeContentsPrecision(LOOKED_AT)
    header.setSectionResizeMode(WHO, QHeaderView.ResizeMode.Stretch)
    return table
