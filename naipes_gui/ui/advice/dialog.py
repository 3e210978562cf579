"""The advice of a game in a dialog."""

from functools import partial
from secrets import token_hex

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.core.advice_words import HOW_TO_READ, who_plays
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.advice_check import AdviceCheck
from naipes_gui.ui.advice.card import AdviceCard
from naipes_gui.ui.shared.rules_named import other_than_taught
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.scrolling import PageScroll
from naipes_gui.ui.shared.widgets.turning import Turning

SIZE = 720, 660


class AdviceDialog(QDialog):
    """Shows the advice of a game, and one piece of it first."""

    def __init__(self, game: str, parent: QWidget | None = None, key: str = "") -> None:
        super().__init__(parent)
        info = all_games()[game]
        title = Wording().say(info.title)
        named = translate("advice", "Advice on {game}").format(game=title)
        self.setWindowTitle(named)
        self.chapter, self.close_button = AdviceChapter(info, key), Button("main")
        self.close_button.say(translate("rules", "Close"))
        self.close_button.clicked.connect(self.reject)
        page = QWidget()
        page.setProperty("ground", "clear")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 12, 0)
        inside.addWidget(self.chapter)
        self.area = PageScroll()
        self.area.setWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addWidget(label("heading", named, wrap=True))
        column.addWidget(self.area, 1)
        column.addWidget(Turning([None, self.close_button]))
        fit(self, SIZE)
        # Its title and what all of it is about are read first; the keys are on the piece below.
        QTimer.singleShot(0, self, self.chapter.focus)

    def done(self, result: int) -> None:
        """End what is being tested before the dialog goes."""
        self.chapter.close_check()
        super().done(result)


GAP = 12


class AdviceChapter(QWidget):
    """A card for every piece of advice; what is tested halts when it is no longer seen.

    The piece that one came for stands first.
    """

    def __init__(self, info: GameInfo, first: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "clear")
        self.info, self.check = info, AdviceCheck(info.key, self)
        self._about = label("body", tone="second", wrap=True)
        self._reading = label("body", wrap=True)
        column = vbox(self._about, self._reading, on=self, margins=0, spacing=GAP)
        pieces = sorted(info.advice().advice, key=lambda each: each.key != first)
        self.cards = {each.key: AdviceCard(info, each) for each in pieces}
        for key, card in self.cards.items():
            card.wanted.connect(partial(self._on_wanted, key))
            column.addWidget(card)
        column.addStretch(1)
        self.check.advanced.connect(self._show)
        self.check.changed.connect(self._show)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what all of it is about, and how its bars are read."""
        about = translate(
            "advice",
            "What old books and the rulebook say, and what it brought here: the same deal is "
            "played twice, once with the advice and once without, with the same cards and "
            "opponents.",
        )
        say = Wording().say
        told = about, say(who_plays(self.info.advice())), self._rules()
        self._about.setText(" ".join(filter(None, told)))
        self._reading.setText(say(HOW_TO_READ))

    def _rules(self) -> str:
        """Tell by which rules it was measured, where the lessons teach others."""
        return other_than_taught(self.info, self.info.options().make())

    def focus(self, key: str = "") -> None:
        """Give the keys to a piece of advice, or to the first."""
        card = self.cards.get(key) or next(iter(self.cards.values()), None)
        if card is not None:
            card.focus()

    def close_check(self) -> None:
        """End what is being tested, and wait until nothing runs."""
        self.check.close()

    def _on_wanted(self, key: str) -> None:
        """Test a piece of advice, or halt or go on if it is that which is tested."""
        if key != self.check.key:
            before, counted = self.cards.get(self.check.key), self.check.tally
            self.check.go_on(key, token_hex(8))
            if before is not None:
                before.show_check(counted, is_running=False)
        elif self.check.is_done:
            self.check.start(key, token_hex(8))
        elif self.check.is_running:
            self.check.pause()
        else:
            self.check.resume()

    @Slot()
    @Slot(object)
    def _show(self, _: object = None) -> None:
        if (card := self.cards.get(self.check.key)) is not None:
            card.show_check(self.check.tally, is_running=self.check.is_running)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.check.is_running:
            self.check.pause()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
