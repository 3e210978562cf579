"""The problems on the page of lessons: by game and step, and what is gone over besides."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.daily import game_of_day
from naipes_gui.review.own_mistakes import OwnMistake, own_mistakes
from naipes_gui.review.problems import RULE_HANDS, STEPS, keys_of
from naipes_gui.session.slices import Slices
from naipes_gui.store import problems_done
from naipes_gui.store.problems_done import ProblemsDone
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.link_card import LinkButton
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.tile import EDGE

BAR = 4
MARGIN, APART = 16, 20
ASIDE_FROM = 760
"""At 100 %: in a wider card the ways onward stand beside the steps, in a narrower one below."""


class ProblemsCard(QWidget):
    """``chosen`` carries a game and a step."""

    chosen = Signal(str, int)
    rule_hands = Signal()
    mistakes = Signal(object)
    """Carries what was missed in one's own matches."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._told = label("tile", wrap=True), label("caption", tone="second")
        self._steps = {step: label("caption", tone="second") for step in range(1, STEPS + 1)}
        self._names, self.cells = dict[str, Label](), dict[tuple[str, int], StepCell]()
        self.rule, self.own = LinkButton("cards"), LinkButton("undo")
        self.rule.clicked.connect(self.rule_hands)
        self.own.clicked.connect(lambda: self.mistakes.emit(self._missed))
        self._missed: Sequence[OwnMistake] = ()
        self._folder: Path | None = None
        self._looking = Slices(self)
        self._looking.done.connect(self._take_in)
        self._ways, self._is_wide = QWidget(), True
        self._arrange()

    def refresh(self) -> None:
        """Say again what was solved."""
        done = problems_done.read()
        self._heading.setText(translate("problems", "Problems"))
        for step, column in self._steps.items():
            column.setText(STEP_WORDS[step]())
        solved = {(key, step): _solved(done, key, step) for key, step in self.cells}
        for (key, step), cell in self.cells.items():
            name = Wording().say(all_games()[key].title)
            cell.say(name, STEP_WORDS[step](), *solved[key, step])
        good, all_ = (sum(each) for each in zip(*solved.values(), strict=True))
        self._told.setText(
            translate("problems", "{done} of {all} solved").format(done=good, all=all_)
        )
        for key, shown in self._names.items():
            shown.setText(Wording().say(all_games()[key].title))
        self._tell_ways(done)
        if self._folder is not None:
            self.look_in(self._folder)

    def look_in(self, folder: Path) -> None:
        """Look for what was missed in the matches of a folder, without holding anything up."""
        self._folder = folder
        self._looking.start(own_mistakes(folder))

    def stop(self) -> None:
        """Look no further."""
        self._looking.stop()

    @Slot(object)
    def _take_in(self, found: Sequence[OwnMistake]) -> None:
        self._missed = found
        self.own.setVisible(bool(found))
        self._tell_ways(problems_done.read())

    def _tell_ways(self, done: ProblemsDone) -> None:
        keys = [known.key for known in keys_of(RULE_HANDS)]
        good = sum(done.answers.get(key, False) for key in keys)
        self.rule.say(
            translate("problems", "Propose or play?"),
            translate("problems", "Jeux de règle, the hands on the verge: {done} of {all}").format(
                done=good, all=len(keys)
            ),
        )
        self.own.say(
            translate("problems", "From your mistakes"),
            translate("problems", "%n left from your own matches", n=len(self._missed)),
        )

    def fit(self, width: int) -> None:
        """Stand as is best at a width."""
        both = self._steps_table.minimumSizeHint().width() + self._ways.minimumSizeHint().width()
        room = width - 2 * (EDGE + MARGIN) - APART
        wide = width >= ASIDE_FROM * app_style().scale and both <= room
        if wide != self._is_wide:
            self._is_wide = wide
            self._lay_ways()

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        panel = QFrame()
        panel.setProperty("ground", "panel")
        column = vbox(on=panel, margins=(MARGIN, MARGIN, MARGIN, MARGIN), spacing=10)
        head = hbox((self._heading, 1), self._told)
        column.addLayout(head)
        self._body = QGridLayout()
        self._body.setHorizontalSpacing(APART)
        self._body.setVerticalSpacing(10)
        self._steps_table = self._table()
        self._body.addWidget(self._steps_table, 0, 0)
        ways = vbox(self.rule, self.own, on=self._ways, margins=0, spacing=10)
        self.rule.setVisible(bool(keys_of(RULE_HANDS)))
        self.own.hide()
        ways.addStretch(1)
        self._lay_ways()
        column.addLayout(self._body)
        outer.addWidget(panel)

    def _lay_ways(self) -> None:
        self._body.removeWidget(self._ways)
        row, column = (0, 1) if self._is_wide else (1, 0)
        self._body.addWidget(self._ways, row, column)
        self._body.setColumnStretch(0, 3)
        self._body.setColumnStretch(1, 2 if self._is_wide else 0)

    def _table(self) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        for step, name in self._steps.items():
            grid.addWidget(name, 0, step)
            grid.setColumnStretch(step, 1)
        games = [key for key in all_games() if keys_of(key)]
        for row, key in enumerate(games, start=1):
            self._names[key] = label("strong")
            grid.addWidget(self._names[key], row, 0)
            for step in self._steps:
                grid.addWidget(self._cell(key, step), row, step)
        return table

    def _cell(self, key: str, step: int) -> "StepCell":
        cell = self.cells[key, step] = StepCell()
        cell.clicked.connect(lambda: self.chosen.emit(key, step))
        return cell


class StepCell(QPushButton):
    """How many problems of a game and a step are solved, as words and a bar."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.setAutoDefault(False)
        self._part = 0.0
        self._words = label("body", parent=self)
        vbox((self._words, 0, Qt.AlignmentFlag.AlignLeft), on=self, margins=(12, 5, 12, 7 + BAR))
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, game: str, step: str, done: int, all_: int) -> None:
        """Show how many are done."""
        told = translate("problems", "{done} of {all}").format(done=done, all=all_)
        self._words.setText(told)
        self._part = done / max(1, all_)
        name = translate("problems", "{game}, {step}: {done} of {all} solved")
        self.setAccessibleName(name.format(game=game, step=step.lower(), done=done, all=all_))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        column = self.layout()
        assert column is not None
        return column.totalSizeHint().expandedTo(QSize(0, app_style().least))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        colours = app_style().colours
        whole = QRectF(12, self.height() - 6 - BAR, self.width() - 24, BAR)
        for area, ink in (
            (whole, colours.raised2),
            (QRectF(whole.x(), whole.y(), whole.width() * self._part, BAR), colours.mint),
        ):
            painter.setBrush(QColor(ink))
            painter.drawRoundedRect(area, BAR / 2, BAR / 2)
        painter.end()


STEP_WORDS = {
    1: lambda: translate("problems", "Easy"),
    2: lambda: translate("problems", "Middling"),
    3: lambda: translate("problems", "Hard"),
}


def told_day(today: date, done: ProblemsDone) -> str:
    """Return in a line which game the problem of the day is of, or that it is done."""
    if today.isoformat() in done.days:
        run = done.run(today)
        if run > 1:
            return translate("problems", "Done: %n day(s) in a row. Come back tomorrow", n=run)
        return translate("problems", "Done: come back tomorrow")
    game = Wording().say(all_games()[game_of_day(today)].title)
    return translate("problems", "{game}: one decision, the same for everybody").format(game=game)


def _solved(done: ProblemsDone, game: str, step: int) -> tuple[int, int]:
    """Return how many problems of a step are solved, of how many."""
    keys = [known.key for known in keys_of(game) if known.step == step]
    return sum(done.answers.get(key, False) for key in keys), len(keys)
