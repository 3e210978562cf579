"""What all comes to, in one sentence, and how sure that is in two more."""

from PySide6.QtWidgets import QWidget

from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.statistics import words
from naipes_gui.statistics.answer import Answer
from naipes_gui.statistics.deal_luck import Fair
from naipes_gui.statistics.overview import Overview
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.statistics.card import Card


class SentenceCard(Card):
    """A large sentence over two small ones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading.setProperty("role", "title")
        self.heading.setWordWrap(True)
        self.by_the_hand, self.matches = label("lead", wrap=True), label("lead", wrap=True)
        self.luck = label("lead", wrap=True)
        self.note = label("body", tone="third", wrap=True)
        self.own = label("body", tone="second", wrap=True)
        for part in (self.by_the_hand, self.luck, self.matches, self.own, self.note):
            self.body.addWidget(part)

    def show_answer(self, answer: Answer) -> None:
        """Say what the matches come to."""
        found = answer.overview
        if found is None:
            return
        tell = Wording().tell
        self.heading.setText(tell(words.standing(found, decimal)))
        self._tell_luck(found, answer.fair)
        self.by_the_hand.setText(tell(words.counted(found), words.by_the_hand(found, decimal)))
        self.matches.setVisible(found.wins.of > 0)
        if found.wins.of:
            sure = words.certainty(found, decimal)
            self.matches.setText(tell(words.won(found, decimal), sure))
        known = [one for one in answer.own if one.share.is_enough]
        self.own.setText(tell(*(words.doing(one, decimal, yours=True) for one in known)))
        self.own.setVisible(bool(known))
        note = all_games()[found.game].statistics().note
        self.note.setText(tell(note) if note is not None else "")
        self.note.setVisible(note is not None)

    def _tell_luck(self, found: Overview, fair: Fair | None) -> None:
        """Say what it would be without the luck of the deal, and what exactly that means."""
        self.luck.setVisible(fair is not None)
        if fair is not None:
            tell = Wording().tell
            about = tell(words.taken_out(found.game))
            self.luck.setText(tell(words.luckless(found, fair, decimal)))
            self.luck.setToolTip(tip(about))
            self.luck.setAccessibleDescription(about)
