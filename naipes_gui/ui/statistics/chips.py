"""Filters as a line of chips, each with what there is to choose from."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.statistics import words
from naipes_gui.statistics.answer import Answer
from naipes_gui.statistics.wish import Wish
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button, fill
from naipes_gui.ui.shared.widgets.flow import Flow

GAP = 10
CHEVRON = 14
A_YEAR, A_MONTH = timedelta(days=365), timedelta(days=30)


class Chip(Button):
    """Shows what is chosen, filled where something is; a click offers the rest."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("chip", on_page=True, parent=parent)
        self._values: Sequence[tuple[Any, str]] = ()
        self._present: Any = None
        self.clicked.connect(self._open)

    def offer(self, name: str, values: Sequence[tuple[Any, str]], present: Any, usual: Any) -> None:
        """Show the present one of some values; ``name`` says what they are."""
        self._values, self._present = values, present
        text = next((text for value, text in values if value == present), name)
        self.say(f"{text}\u2002\u2002\u2002", labelled(name, text))
        fill(self, present != usual)
        # What all matches have in common need not be chosen; but the game is to be read.
        self.setVisible(usual is None or len(values) > 2 or present != usual)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = app_style().px(CHEVRON)
        ink = app_style().colours.text2
        painter = QPainter(self)
        sign = icon_pixmap("chevron", ink, side, self.devicePixelRatioF())
        painter.drawPixmap(self.width() - side - 12, (self.height() - side) // 2, sign)
        painter.end()

    @Slot()
    def _open(self) -> None:
        menu = QMenu(self)
        one_of = QActionGroup(menu)
        for value, text in self._values:
            action = menu.addAction(text)
            action.setCheckable(True)
            one_of.addAction(action)
            action.setChecked(value == self._present)
            action.triggered.connect(partial(self.chosen.emit, value))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))


class Chips(QWidget):
    """All filters; ``wished`` comes when one is changed."""

    wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wish = Wish()
        self.game, self.rules, self.opponent = Chip(), Chip(), Chip()
        self.level, self.help, self.since = Chip(), Chip(), Chip()
        self.clear = Button("link", on_page=True)
        flow = Flow(GAP, self)
        for part in (*self.all, self.clear):
            flow.addWidget(part)
        for chip, field in zip(self.all, FIELDS, strict=True):
            chip.chosen.connect(partial(self._choose, field))
        self.clear.clicked.connect(self._clear)

    @property
    def all(self) -> tuple[Chip, ...]:
        """The chips in their order."""
        return self.game, self.rules, self.opponent, self.level, self.help, self.since

    def show_answer(self, answer: Answer) -> None:
        """Offer what there is in the matches, and show what is chosen."""
        self._wish = wish = answer.wish
        say, offer = Wording().say, answer.offer
        games = [(key, say(all_games()[key].title)) for key in offer.games]
        self.game.offer(translate("statistics", "Game"), games, wish.game, None)
        self.rules.offer(
            translate("statistics", "Rules"),
            [("", translate("statistics", "All rules")),
             *((key, say(words.rules_name(wish.game, key))) for key in offer.rules)],
            wish.rules, "",
        )  # fmt: skip
        self.opponent.offer(
            translate("statistics", "Opponent"),
            [("", translate("statistics", "All opponents")),
             *((name, name) for name in offer.opponents)],
            wish.opponent, "",
        )  # fmt: skip
        self.level.offer(
            translate("statistics", "Level"),
            [("", translate("statistics", "All levels")),
             *((key, say(words.level_name(key))) for key in offer.levels)],
            wish.level, "",
        )  # fmt: skip
        self._offer_help_and_time()
        self.clear.say(translate("statistics", "Clear the filters"))
        self.clear.setVisible(wish != Wish(game=wish.game))

    def _offer_help_and_time(self) -> None:
        say, wish = Wording().say, self._wish
        helps = [
            (None, translate("statistics", "With or without help")),
            (False, say(words.WITHOUT_HELP)),
            (True, say(words.WITH_HELP)),
        ]
        self.help.offer(translate("statistics", "Help"), helps, wish.assisted, None)
        times = [
            (None, translate("statistics", "All time")),
            (A_YEAR, translate("statistics", "Last 12 months")),
            (A_MONTH, translate("statistics", "Last 30 days")),
        ]
        self.since.offer(translate("statistics", "Time"), times, _span(wish), None)

    def _choose(self, field: str, value: Any) -> None:
        if field == "game":
            self.wished.emit(Wish(game=value))
            return
        if field == "since" and value is not None:
            value = datetime.now(UTC) - value
        self.wished.emit(replace(self._wish, **{field: value}))

    @Slot()
    def _clear(self) -> None:
        self.wished.emit(Wish(game=self._wish.game))


FIELDS = ("game", "rules", "opponent", "level", "assisted", "since")
"""What the chips choose, in their order."""


def _span(wish: Wish) -> timedelta | None:
    """Return which of the spans a wish was made with."""
    if wish.since is None:
        return None
    past = datetime.now(UTC) - wish.since
    return A_YEAR if past > (A_YEAR + A_MONTH) / 2 else A_MONTH
