"""Deal statistics: what everybody was dealt in all saved matches, beside what chance gives."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.store.deal_statistics import COMPUTER, PERSON, WHERE, WHOSE, Found, GameDeals, Share
from naipes_gui.ui.library.deals.interval import Interval
from naipes_gui.ui.library.deals.reading import Reading
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Combo
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import IconSign
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea

SIZE = 860, 660
LEAST_LINE = 480
"""Narrower than that no line is broken: else the page would ask for the height of a column."""
FAR = 0.01
"""Cards that fall so unevenly in one of a hundred cases only are worth a warning."""


class DealsDialog(QDialog):
    """Reads all matches, then shows one game at a time."""

    def __init__(self, files: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("deals", "Deal statistics"))
        self._games: Sequence[GameDeals] = ()
        self.games, self.told = Combo(), label("body", tone="second", wrap=True)
        self.games.setAccessibleName(translate("deals", "Game"))
        self.close_button = Button("main")
        self.close_button.say(translate("deals", "Close"))
        self._page = ScrollArea()
        self._arrange()
        self.games.chosen.connect(self._show_game)
        self.close_button.clicked.connect(self.reject)
        self.reading = Reading(files, self)
        self.reading.advanced.connect(self._advance)
        self.reading.counted.connect(self._take)
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self.reading.stop)
        self._advance(0)
        fit(self, SIZE)
        self.reading.start()

    def done(self, result: int) -> None:
        self.reading.stop()
        super().done(result)

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(label("heading", translate("deals", "Deal statistics"), wrap=True), 1)
        head.addStretch(1)
        head.addWidget(self.games)
        column.addLayout(head)
        column.addWidget(self.told)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._page, 1)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self.games.hide()

    @Slot(int)
    def _advance(self, number: int) -> None:
        text = translate("deals", "Reading the matches: {number} of {all}")
        self.told.setText(text.format(number=number, all=len(self.reading.files)))

    @Slot(object)
    def _take(self, found: Sequence[GameDeals]) -> None:
        self._games = [deals for deals in found if deals.deals]
        if not self._games:
            self.told.setText(translate("deals", "No saved match has been dealt yet."))
            return
        names = [(d.game, Wording().say(all_games()[d.game].title)) for d in self._games]
        most = max(self._games, key=lambda deals: deals.deals)
        self.games.offer(names, most.game)
        self.games.show()
        self._show_game(most.game)

    @Slot(object)
    def _show_game(self, key: str) -> None:
        deals = next(deals for deals in self._games if deals.game == key)
        self.told.setText(_summary(deals))
        self._page.setWidget(_page(deals))


def _summary(deals: GameDeals) -> str:
    counted = translate("deals", "Matches: {records} · Deals: {deals}")
    parts = [counted.format(records=deals.records, deals=deals.deals)]
    if deals.damaged:
        text = translate("deals", "Damaged, counted as far as they can be read: {n}")
        parts.append(text.format(n=deals.damaged))
    shares = [share for found in deals.found for share in _groups(found)]
    text = translate(
        "deals", "Outside of what is usual: {n} of {all}; chance alone puts one in twenty there."
    )
    outside = sum(not share.is_usual for share in shares)
    return " · ".join([*parts, text.format(n=outside, all=len(shares))])


def _groups(found: Found) -> list[Share]:
    return [share for share in found.shares if share.who in (PERSON, COMPUTER)]


def _page(deals: GameDeals) -> QWidget:
    page = QWidget()
    page.setProperty("ground", "clear")
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 6, 0)
    column.setSpacing(10)
    box = QFrame()
    box.setProperty("ground", "box")
    column.addWidget(box)
    grid = QGridLayout(box)
    grid.setContentsMargins(12, 12, 12, 14)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(0, 2)
    grid.setColumnStretch(1, 3)
    whose = [share.who for share in _groups(deals.found[0])] if deals.found else []
    _head(grid, whose)
    for row, found in enumerate(deals.found, start=1):
        _row(grid, row, found)
    column.addWidget(_legend(whose))
    column.addWidget(_places(deals))
    column.addStretch(1)
    return page


def _head(grid: QGridLayout, whose: Sequence[str]) -> None:
    usual = translate("deals", "What chance gives")
    names = [translate("deals", "In a hand"), usual, *(Wording().say(WHOSE[w]) for w in whose)]
    for place, name in enumerate(names):
        side = Qt.AlignmentFlag.AlignLeft if place < 2 else Qt.AlignmentFlag.AlignRight
        caption = label("caption", name, tone="second", wrap=True)
        caption.setAlignment(side | Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(caption, 0, place)


def _row(grid: QGridLayout, row: int, found: Found) -> None:
    shares = _groups(found)
    grid.addWidget(label("name", Wording().say(found.luck.label), wrap=True), row, 0)
    interval = Interval(shares)
    interval.setAccessibleName(" ".join(map(spoken, shares)))
    grid.addWidget(interval, row, 1)
    for place, share in enumerate(shares, start=2):
        cell = QVBoxLayout()
        cell.setSpacing(0)
        tone = "" if share.is_usual else "negative"
        for role, text, ink in (
            ("name", _number(share.observed), tone),
            ("caption", f"{_number(share.expected)} ± {_number(share.margin)}", "second"),
        ):
            cell.addWidget(label(role, text, tone=ink), 0, Qt.AlignmentFlag.AlignRight)
        grid.addLayout(cell, row, place)


def spoken(share: Share) -> str:
    """Return a figure as a screen reader says it."""
    text = translate("deals", "{who}: {observed}; chance gives {low} to {high}.")
    return text.format(
        who=Wording().say(WHOSE[share.who]),
        observed=_number(share.observed),
        low=_number(share.expected - share.margin),
        high=_number(share.expected + share.margin),
    )


def _legend(whose: Sequence[str]) -> QWidget:
    marks = {
        PERSON: translate("deals", "Full mark: you."),
        COMPUTER: translate("deals", "Ring: your opponents."),
    }
    text = translate(
        "deals",
        "The line in the middle is what is to be expected, the bar holds nineteen fair figures "
        "of twenty; a red mark with a cross lies outside.",
    )
    words = " ".join([*(marks[w] for w in whose), text])
    legend = label("caption", words, tone="second", wrap=True)
    legend.setMinimumWidth(LEAST_LINE)
    return legend


def _places(deals: GameDeals) -> QWidget:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 6, 0, 0)
    column.setSpacing(5)
    column.addWidget(label("name", translate("deals", "Which card falls where"), wrap=True))
    for where, check in deals.checks.items():
        row = QHBoxLayout()
        row.setSpacing(10)
        fair = check.p >= FAR
        tone = "positive" if fair else "negative"
        row.addWidget(IconSign("check" if fair else "warning", 18, tone=tone))
        text = translate("deals", "{where}: chance is as uneven as this in {share} % of all cases.")
        share = decimal(100 * check.p, 1)
        words = text.format(where=Wording().say(WHERE[where]), share=share)
        line = label("body", words, wrap=True)
        line.setMinimumWidth(LEAST_LINE)
        row.addWidget(line, 1)
        column.addLayout(row)
    return box


def _number(value: float) -> str:
    places = 1 if abs(value) >= 10 else 2
    return decimal(value, places)
