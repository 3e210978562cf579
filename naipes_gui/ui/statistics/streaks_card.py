"""Streaks and records, each of them a way to the match it was in."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.statistics import words
from naipes_gui.statistics.answer import Answer
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.overview import Mark, Overview
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.statistics.card import Card, Rows
from naipes_gui.ui.statistics.when import day

LINK_HEIGHT = 30


class StreaksCard(Card):
    """``opened`` names a match and a hand of it to be watched."""

    opened = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = Rows(stretched=1)
        self._grid = self._rows.afresh()
        self.body.addWidget(self._rows)
        self.body.addStretch(1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            for row in range(1, self._grid.rowCount()):
                self._grid.setRowMinimumHeight(row, app_style().px(LINK_HEIGHT))

    def show_answer(self, answer: Answer) -> None:
        """Show the streaks of some matches."""
        self.heading.setText(translate("statistics", "Streaks and records"))
        self._grid = self._rows.afresh()
        found = answer.overview
        if found is None:
            return
        say = Wording().say
        for nth, (name, told, streak) in enumerate(words.streak_lines(found.streaks, found.game)):
            if streak.matches:
                # The present streak ended with the latest match, of which all know when it was.
                self._row(say(name), say(told), streak.last if nth else None)
        self._mark(translate("statistics", "Best match"), found.best_match, found)
        self._mark(translate("statistics", "Best hand"), found.best_hand, found)
        # A heading over nothing would look as if something were missing.
        self.setVisible(self._grid.count() > 0)

    def _mark(self, name: str, mark: Mark | None, found: Overview) -> None:
        if mark is not None:
            told = Wording().say(words.amount(found, mark.worth, decimal))
            self._row(name, told, mark.match, mark.hand)

    def _row(self, name: str, told: str, match: Facts | None, hand: int = 0) -> None:
        grid, row = self._grid, self._grid.rowCount()
        # Those that lead nowhere stand as far apart as those with a link.
        grid.setRowMinimumHeight(row, app_style().px(LINK_HEIGHT))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(label("body", name, tone="second"), row, 0)
        figures = label("strong", told, wrap=True)
        figures.setAlignment(right)
        grid.addWidget(figures, row, 1)
        if match is not None:
            link = Button("link", on_page=True)
            when = day(match)
            link.say(when, labelled(name, f"{told}, {when}"))
            link.clicked.connect(partial(self.opened.emit, match.path, hand))
            grid.addWidget(link, row, 2, right)
