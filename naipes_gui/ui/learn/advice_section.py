"""The advice that was measured, on the page of lessons: of each game what surprises most."""

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.core.advice import Advice, Chapter, Verdict
from naipes_gui.core.advice_words import VERDICTS
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.ui.shared.widgets.link_card import LinkButton, LinkCard

SURPRISING = (Verdict.CONTRARY, Verdict.HOLDS, Verdict.DOUBTFUL)
"""Which verdict makes a piece of advice stand for its game, the first where there is one."""
SIGNS = {Verdict.HOLDS: "check", Verdict.DOUBTFUL: "warning", Verdict.CONTRARY: "close"}


class AdviceSection(LinkCard):
    """A way to the advice of every game, by the piece that surprises most."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, LinkButton] = {}
        for key, info in all_games().items():
            if (found := foremost(info.advice())) is not None:
                advice, verdict = found
                button = self.add(SIGNS[verdict], wraps=True)
                # A sentence breaks rather than make the page wider than its window.
                policy = button.sizePolicy()
                policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
                button.setSizePolicy(policy)
                button.clicked.connect(partial(self.open_advice, key, advice.key))
                self.buttons[key] = button
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        say, many = Wording().say, 0
        for key, button in self.buttons.items():
            info = all_games()[key]
            chapter = info.advice()
            found = foremost(chapter)
            assert found is not None
            advice, verdict = found
            many += len(chapter.receipts)
            name = labelled(say(info.title), say(VERDICTS[verdict]))
            button.say(name, say(advice.sentence))
        heading = translate("advice", "Advice with a receipt · %n measured", n=many)
        super().say(heading)

    @Slot()
    def open_advice(self, game: str, key: str) -> None:
        """Show the advice of a game, and one piece of it first."""
        from naipes_gui.ui.advice.dialog import AdviceDialog

        dialog = AdviceDialog(game, self.window(), key)
        dialog.exec()
        dialog.deleteLater()


def foremost(chapter: Chapter) -> tuple[Advice, Verdict] | None:
    """Return the piece of advice that surprises most, of those that were measured."""
    known = [
        (chapter.receipts[each.key], each)
        for each in chapter.advice
        if each.key in chapter.receipts
    ]
    if not known:
        return None
    receipt, advice = min(
        known, key=lambda one: (SURPRISING.index(one[0].verdict), -abs(one[0].mean))
    )
    return advice, receipt.verdict
