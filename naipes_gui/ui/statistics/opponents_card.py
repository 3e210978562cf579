"""Whom one met, what they are known for, and how one fared against each."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.statistics import words
from naipes_gui.statistics.answer import Answer
from naipes_gui.statistics.opponents import Met
from naipes_gui.statistics.outcome import last_loses
from naipes_gui.statistics.overview import Overview
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.people import OPPONENTS, portrait
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import IconSign, Portrait
from naipes_gui.ui.statistics.card import Card, Rows

LINK_INSET = 7
"""How far the words of a link stand from its edge."""
MOST = 9
"""Rows; who was met in fewer hands than all of these is not told of."""


class OpponentsCard(Card):
    """A row for each opponent, and under them the level to try, if the results suggest one."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = label("caption", tone="second", wrap=True)
        self.body.addWidget(self._about)
        self._rows = Rows(stretched=1)
        self._grid = self._rows.afresh()
        self.body.addWidget(self._rows)
        self.body.addStretch(1)
        self._hint = QWidget()
        row = QHBoxLayout(self._hint)
        row.setContentsMargins(0, 4, 0, 0)
        self.hint = label("body", wrap=True)
        row.addWidget(IconSign("info", 18, tone="mint", on_page=True))
        row.addWidget(self.hint, 1)
        self.body.addWidget(self._hint)

    def show_answer(self, answer: Answer) -> None:
        """Show the opponents of some matches."""
        self.heading.setText(translate("statistics", "Your opponents"))
        self._about.setText(_about(answer.overview) if answer.overview is not None else "")
        self._grid = self._rows.afresh()
        for met in answer.opponents[:MOST]:
            self._row(met)
        self._hint.setVisible(bool(answer.level))
        if answer.level:
            levels = list(all_games()[answer.wish.game].bots())
            self.hint.setText(Wording().say(words.suggestion(answer.level, answer.present, levels)))

    def _row(self, met: Met) -> None:
        grid, row = self._grid, self._grid.rowCount()
        grid.addWidget(Portrait(portrait(met.name), 34), row, 0)
        say = Wording().say
        known = label("caption", say(words.doings(met, decimal)), tone="second", wrap=True)
        known.setIndent(LINK_INSET)
        known.setToolTip(tip("\n".join(say(words.doing(one, decimal)) for one in met.doings)))
        grid.addLayout(_above(self._who(met.name), known), row, 1)
        ahead = words.whole(met.ahead, decimal)
        tone = "positive" if met.ahead > 0 else "negative" if met.ahead < 0 else "second"
        hands = translate("statistics", "%n hand(s)", n=met.hands)
        figures = _above(label("caption", hands, tone="second"),
                         label("strong", ahead, tone=tone), right=True)  # fmt: skip
        grid.addLayout(figures, row, 2)

    def _who(self, name: str) -> QWidget:
        """Return a name, which opens the page of whoever it is, if there is one."""
        if name not in OPPONENTS:
            return label("strong", name)
        made = Button("link", on_page=True)
        about = translate("characters", "What you know of {who}").format(who=name)
        made.say(name, about=about)
        made.clicked.connect(lambda: self.chosen.emit(name))
        made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        return made


def _about(found: Overview) -> str:
    """Say what the figure beside an opponent counts."""
    if last_loses(found.game):
        return translate("statistics", "Hands together, and how many more they lost than you")
    text = translate("statistics", "Hands together, and how far you came out ahead, in {unit}")
    return text.format(unit=Wording().say(words.unit(found.game, found.units).of(2.0)))


def _above(one: QWidget, other: QWidget, *, right: bool = False) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(0)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag(0)
    for part in (one, other):
        column.addWidget(part, 0, side)
    return column
