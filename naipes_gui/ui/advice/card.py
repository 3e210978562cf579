"""One piece of advice: the sentence, what was measured of it, and a button that tests it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.bots.advised import DEALS, Tally
from naipes_gui.core.advice import Advice, Receipt
from naipes_gui.core.advice_words import (
    SENTENCES,
    STALE,
    VERDICTS,
    figure,
    heard,
    is_stale,
    measured,
    under,
)
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.ui.advice.scale import IntervalScale, Mark
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import IconSign

MARGIN = 16


class AdviceCard(QFrame):
    """Shows one piece of advice; ``wanted`` comes when its button is pressed."""

    wanted = Signal()

    def __init__(self, info: GameInfo, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "box")
        self.info, self.advice, self.chapter = info, advice, info.advice()
        self.receipt = self.chapter.receipts.get(advice.key)
        self.scale, self.button = IntervalScale(), Button("plain", "play")
        self._sentence, self._compared = label("strong", wrap=True), label("caption", wrap=True)
        self._said = label("body", wrap=True)
        self._receipt, self.told = label("caption", wrap=True), label("caption", wrap=True)
        self._tally, self._is_running = Tally(), False
        self._arrange()
        self.button.clicked.connect(self.wanted)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        say = Wording().say
        self._sentence.setText(say(self.advice.sentence))
        rules = under(self.info, self.advice)
        self._compared.setText(Wording().tell(self.advice.compared, *rules))
        self._say_receipt(self.receipt)
        self.show_check(self._tally, is_running=self._is_running)

    def show_check(self, tally: Tally, *, is_running: bool) -> None:
        """Show how far a test is, and what it says so far."""
        ended = is_running != self._is_running and not is_running and tally.deals > 0
        self._tally, self._is_running = tally, is_running
        self.scale.show_marks(*self._marks())
        self.told.setText(self._progress(tally))
        self.told.setVisible(bool(tally.dealt) or is_running)
        self._say_button()
        if ended:
            announce(self.button, self._spoken(tally))

    def focus(self) -> None:
        """Give the keys to its button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        column, head, foot = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        column.setContentsMargins(MARGIN, 12, MARGIN, 12)
        column.setSpacing(6)
        head.setSpacing(10)
        head.addWidget(IconSign("hint", 20), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._sentence, 1)
        foot.setSpacing(12)
        foot.addWidget(self.told, 1)
        foot.addStretch(0)
        foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(head)
        for part in (self._compared, self.scale, self._said, self._receipt):
            column.addWidget(part)
        column.addLayout(foot)

    def _marks(self) -> list[Mark]:
        found = []
        if self.receipt is not None:
            found.append(self._mark(translate("advice", "Measured"), self.receipt))
        if self._tally.deals > 1:
            found.append(self._mark(translate("advice", "Your test"), self._tally))
        return found

    def _mark(self, name: str, result: Receipt | Tally) -> Mark:
        named = labelled(name, self._brought(result))
        return Mark(result.mean, result.half, result.verdict, named)

    def _say_receipt(self, receipt: Receipt | None) -> None:
        for part in (self._said, self._receipt):
            part.setVisible(receipt is not None)
        if receipt is None:
            return
        finding = (self.advice.finding,) if self.advice.finding is not None else ()
        self._said.setText(Wording().tell(SENTENCES[receipt.verdict], *finding))
        stale = (STALE,) if is_stale(self.info, receipt) else ()
        self._receipt.setText(Wording().tell(*measured(receipt), *stale))

    def _brought(self, found: Receipt | Tally) -> str:
        """Return what following it brought, with its interval and what that is counted in."""
        sign = figure(found.mean, found.half, self.chapter, decimal)
        unit = phrase("advice", "{figure} {unit}", figure=sign, unit=self.chapter.unit)
        return Wording().say(unit)

    def _progress(self, tally: Tally) -> str:
        counted = translate("advice", "{done} of {all} deals").format(done=tally.deals, all=DEALS)
        if tally.deals < 2:
            return counted
        found = tally.verdict
        return labelled(counted, Wording().say(VERDICTS[found])) if found is not None else counted

    def _spoken(self, tally: Tally) -> str:
        """Return the result of a test for the ear."""
        words: list[Phrase] = [heard(tally.mean, tally.half, self.chapter, decimal)]
        if (found := tally.verdict) is not None:
            words.insert(0, SENTENCES[found])
        counted = translate("advice", "{done} of {all} deals").format(done=tally.deals, all=DEALS)
        return labelled(counted, Wording().tell(*words))

    def _say_button(self) -> None:
        begun = 0 < self._tally.deals < DEALS
        if self._is_running:
            word, sign = translate("advice", "Pause"), "pause"
        elif begun:
            word, sign = translate("advice", "Go on"), "play"
        else:
            word, sign = translate("advice", "Check it"), "play"
        self.button.set_icon(sign)
        sentence = Wording().say(self.advice.sentence)
        self.button.say(word, labelled(word, sentence))
        self.button.setAccessibleDescription(self._description())

    def _description(self) -> str:
        """Return for the ear all that stands on the card."""
        parts = [self._compared.text()]
        if (found := self.receipt) is not None:
            parts += [self._said.text(), Wording().say(self._heard(found)), self._receipt.text()]
        return " ".join(parts)

    def _heard(self, receipt: Receipt) -> Phrase:
        return heard(receipt.mean, receipt.half, self.chapter, decimal)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
