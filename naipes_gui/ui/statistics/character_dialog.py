"""The page of an opponent: the face, who it is, and what one has seen of them while playing."""

from collections.abc import Generator
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import Wording, as_sentence
from naipes_gui.statistics import character_words as words
from naipes_gui.statistics.characters import Character, characters
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.favourites import MadeBy, making
from naipes_gui.statistics.history import History, in_order
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.keymap import on_key
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.leaf import Leaf
from naipes_gui.ui.shared.widgets.marks import Portrait
from naipes_gui.ui.statistics.reading import HistoryReader

SIZE = 640, 560
FACE = 88
TURNS = {"Left": -1, "Right": 1}
"""Wherever the keys are: what is read, and a button, would take them for themselves."""
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
"""Where nothing else has to scroll."""


class CharacterDialog(QDialog):
    """Shows one of those whom one can meet, and turns to the others."""

    def __init__(self, history: History, name: str, window: QWidget | None = None) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._all: tuple[Character, ...] = characters(())
        self._name = name
        self._made: MadeBy = {}
        self._face = Portrait(portrait(name), FACE)
        self.heading = label("title", wrap=True)
        self._style, self.nature = label("strong", wrap=True), label("body", wrap=True)
        self.leaf = Leaf()
        self.leaf.lie_on_paper()
        self._earlier, self._later = Button("plain", "left"), Button("plain", "right")
        self._close = Button("main")
        self._arrange()
        self._earlier.clicked.connect(lambda: self.turn(-1))
        self._later.clicked.connect(lambda: self.turn(1))
        self._close.clicked.connect(self.reject)
        for key, by in TURNS.items():
            on_key(self, key, partial(self.turn, by))
        wide, high = SIZE
        fit(self, (app_style().px(wide), app_style().px(high)))
        self._write(translate("statistics", "Reading the matches…"))
        self.leaf.setFocus()
        self._reading: Meeting | None = Meeting(history, self)
        self._reading.read.connect(self._take)
        self._reading.made.connect(self._take_made)
        self._reading.start()
        self.finished.connect(self.stop)

    def stop(self) -> None:
        """Read no more, and wait until that is so."""
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.stop()

    @property
    def shown(self) -> Character:
        """Whose page it is."""
        return next((who for who in self._all if who.name == self._name), self._all[0])

    def turn(self, by: int) -> None:
        """Turn to another page."""
        place = (self._all.index(self.shown) + by) % len(self._all)
        self._name = self._all[place].name
        self._tell()
        self._read_aloud()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PAGES:
            self.turn(PAGES[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    @Slot(object)
    def _take(self, matches: list[Facts]) -> None:
        self._all = characters(matches)
        self._tell()

    @Slot(object)
    def _take_made(self, made: MadeBy) -> None:
        self._made = made
        self._tell()
        self._read_aloud()

    def _tell(self) -> None:
        who, say = self.shown, Wording().say
        known, told = say(words.acquaintance(who)), self._told(who)
        games = joined("", (self._game(heading, parts) for heading, parts in told))
        self._write(markup("<p>{}</p>{}", known, games))

    def _read_aloud(self) -> None:
        """Say all that is known of whoever is shown."""
        who, say = self.shown, Wording().say
        told = [say(part) for heading, parts in self._told(who) for part in (heading, *parts)]
        nature = " ".join(map(as_sentence, (who.name, self._style.text(), self.nature.text())))
        about = [nature, say(words.acquaintance(who)), *told]
        announce(self.leaf, " ".join(about), urgent=True)

    def _write(self, text: str) -> None:
        who, say = self.shown, Wording().say
        self._face.show_face(portrait(who.name))
        self.heading.setText(who.name)
        self._style.setText(say(words.style(who)))
        self.nature.setText(say(words.nature(who)))
        self.setWindowTitle(who.name)
        self.leaf.setAccessibleName(who.name)
        self.leaf.write(text)

    @staticmethod
    def _game(heading: Phrase, told: tuple[Phrase, ...]) -> Markup:
        say = Wording().say
        rows = joined("", (markup("<li>{}</li>", say(one)) for one in told))
        return markup("<h3>{}</h3><ul>{}</ul>", say(heading), rows)

    def _arrange(self) -> None:
        self._earlier.say("", translate("characters", "The one before"))
        self._later.say("", translate("characters", "The next one"))
        self._close.say(translate("rules", "Close"))
        names = vbox(self.heading, self._style, self.nature)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        head.addSpacing(14)
        head.addLayout(names, 1)
        for button in (self._earlier, self._later):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self._close)
        vbox(head, (self.leaf, 1), foot, on=self, margins=(20, 18, 20, 14))

    def _told(self, who: Character) -> list[tuple[Phrase, tuple[Phrase, ...]]]:
        """Return what is said of each game: its heading, and the sentences below."""
        return [
            (
                words.heading(seen),
                (
                    *words.sentences(seen, decimal),
                    *words.favourites(self._made.get((seen.game, who.name)), decimal),
                ),
            )
            for seen in who.games
        ] + [words.to_discover(game) for game in who.not_met]


T = TypeVar("T")


class Meeting(HistoryReader):
    """Brings the facts of all matches with ``read``, and what opponents made with ``made``."""

    read = Signal(object)
    made = Signal(object)

    def _read(self) -> None:
        found, steps = list[Facts](), self._history.reading()
        for facts in steps:
            if self.isInterruptionRequested():
                steps.close()
                return
            if facts is not None:
                found.append(facts)
        matches = in_order(found)
        self.read.emit(matches)
        made = self._ended(making(matches))
        if made is not None:
            self.made.emit(made)

    def _ended(self, steps: Generator[None, None, T]) -> T | None:
        """Go through some steps; return what they come to, or nothing when told to leave off."""
        while True:
            if self.isInterruptionRequested():
                steps.close()
                return None
            try:
                next(steps)
            except StopIteration as end:
                come: T = end.value
                return come
