"""The line of a shared deal on its way to the table: pasted, told, and played."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLineEdit, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.options import Options
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.store.deal_line import LONGEST_LINE, SharedDeal, is_line, read_line
from naipes_gui.store.deal_results import Comparison
from naipes_gui.ui.new_match.words import value_in_words
from naipes_gui.ui.shared.comparing import Comparing
from naipes_gui.ui.shared.deal_words import name_of, opponents_line, told
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.widgets.boxes import empty, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import Portrait
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 620, 440
FACE = 40
MOST_RULES = 6
"""So many rules that are not the usual ones are told; of the others the number."""


class PasteDialog(QDialog):
    """A field for the line, and below it what it says; when it is accepted, `deal` is to be played.

    What others made of the deal is shown to those alone who have played it.
    """

    def __init__(self, text: str, window: QWidget) -> None:
        super().__init__(window)
        self.deal: SharedDeal | None = None
        self.played: Path | None = None
        """The record of the person's own, if they have played it already."""
        self.has_come_back = False
        """Whether the line tells somebody who has played it what another made of it."""
        self._comparing: Comparing | None = None
        self.field, self.play, self.cancel = QLineEdit(), Button("main", "cards"), Button("plain")
        self.problem, self._bar = label("body", tone="negative", wrap=True), QFrame()
        self._game, self._rules = label("tile", wrap=True), label("body", tone="second", wrap=True)
        self._opponents = label("body", wrap=True)
        self._warning = label("body", tone="changed", wrap=True)
        self.results = label("strong", wrap=True)
        self._faces = QHBoxLayout()
        self._build()
        self.field.textChanged.connect(self._read)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.field.setText(text.strip() if is_line(text) else "")
        self.field.setCursorPosition(0)
        self._read()
        fit(self, SIZE)

    def done(self, result: int) -> None:
        self._stop()
        super().done(result)

    def _build(self) -> None:
        title = translate("deals", "A deal from somebody else")
        self.setWindowTitle(title)
        self.field.setMaxLength(LONGEST_LINE + 1)
        self.field.setAccessibleName(translate("deals", "Line of the deal"))
        self.field.setPlaceholderText("naipes:1.…")
        self.play.say(translate("deals", "Play this deal"))
        self.play.setDefault(True)
        self.cancel.say(translate("deals", "Cancel"))
        about = translate("deals", "Paste the line you were sent: rules, opponents and cards come "
                          "with it.")  # fmt: skip
        self._bar.setProperty("ground", "clash")
        QHBoxLayout(self._bar).addWidget(self.problem)
        column = vbox(on=self, margins=(28, 22, 28, 20), spacing=10)
        told = (label("heading", title, wrap=True), label("body", about, tone="second", wrap=True))
        below = (self._game, self._opponents, self._rules, self._warning, self.results)
        for part in (*told, self.field):
            column.addWidget(part)
        column.addWidget(self._scrolling(below), 1)
        column.addWidget(Turning([None, self.cancel, self.play]))

    def _scrolling(self, below: Sequence[QWidget]) -> ScrollArea:
        """Return what is said of a line: the dialog would grow with every one that says more."""
        inside, area = QWidget(), ScrollArea()
        inside.setProperty("ground", "clear")
        vbox(self._bar, self._faces, *below, None, on=inside, margins=(0, 0, 6, 0), spacing=10)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area

    @Slot()
    def _read(self) -> None:
        """Say what the line says, or what is wrong with it; of an empty field nothing."""
        text, self.deal = self.field.text(), None
        try:
            self.deal = read_line(text)
            self.problem.clear()
        except NaipesError as error:
            self.problem.setText(Wording().say(error.what) if text.strip() else "")
        self._bar.setVisible(bool(self.problem.text()))
        self.play.setEnabled(self.deal is not None)
        self._show()

    def _show(self) -> None:
        self._stop()
        self.played, self.has_come_back = None, False
        empty(self._faces)
        for part in (self._game, self._opponents, self._rules, self._warning, self.results):
            part.clear()
            part.hide()
        self.play.say(translate("deals", "Play this deal"))
        if (deal := self.deal) is None:
            return
        say, game = Wording().say, all_games()[deal.game]
        self._write(self._game, say(game.title))
        self._write(self._opponents, opponents_line(deal))
        self._write(self._rules, rules_in_words(deal.options))
        self._write(self._warning, say(deal.warning) if deal.warning is not None else "")
        for player in deal.opponents:
            self._faces.addWidget(Portrait(portrait(player.name), FACE))
        self._faces.addStretch(1)
        self._comparing = Comparing(deal, self)
        self._comparing.compared.connect(self._compare)
        self._comparing.start()

    @Slot(object)
    def _compare(self, found: Comparison) -> None:
        """Show what people made of it; who has not played it yet learns only that there is more."""
        result = self.deal.result if self.deal is not None else None
        if found.own:
            self.played, self.has_come_back = found.first, result in found.others
            self._write(self.results, " ".join(told(found)))
            self.play.say(translate("deals", "Play it once more"))
        elif result is not None:
            words = phrase("deals", "{name} has played it: what came of it is shown once you have.",
                           name=name_of(result))  # fmt: skip
            said = Wording().say(words)
            self._write(self.results, said[:1].upper() + said[1:])

    def _write(self, where: QWidget, text: str) -> None:
        where.setText(text)  # type: ignore[attr-defined]
        where.setVisible(bool(text))

    def _stop(self) -> None:
        if self._comparing is not None:
            self._comparing.stop()
            self._comparing.deleteLater()
            self._comparing = None


def rules_in_words(options: Options) -> str:
    """Return which rules are not the usual ones."""
    kind = type(options)
    chosen = kind.departures(options.to_json(), {})
    named = {option.key: option for option in kind.declared()}
    words = [
        labelled(Wording().say(named[key].label), value_in_words(named[key], value))
        for key, value in list(chosen.items())[:MOST_RULES]
    ]
    if len(chosen) > MOST_RULES:
        words.append(translate("deals", "and %n more", n=len(chosen) - MOST_RULES))
    return " · ".join(words) or translate("deals", "The usual rules")


def clipboard_text() -> str:
    """Return what has been copied, as far as it is text of a sensible length."""
    return QGuiApplication.clipboard().text()[: LONGEST_LINE + 1]
