"""Where points go: what each kind of decision costs, with examples, and the review of the rest."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QWidget

from naipes_gui.core.figures import whole
from naipes_gui.core.game_statistics import POINTS
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.session.bulk_review import BulkReview
from naipes_gui.statistics import words
from naipes_gui.statistics.answer import Answer
from naipes_gui.statistics.losses import KindLoss, Losses, Moment
from naipes_gui.ui.beside_table.cost_words import MUCH
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.statistics.axis import ticks
from naipes_gui.ui.statistics.bulk_bar import BulkBar
from naipes_gui.ui.statistics.card import Card, Rows
from naipes_gui.ui.statistics.loss_bar import PER, LossBar
from naipes_gui.ui.statistics.when import day

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MOST_MARKS = 4
NEARLY_ALL = 0.99


class LossesCard(Card):
    """``opened`` names a match, a hand and a ply to be gone over, ``queue`` asks for all."""

    opened = Signal(object, int, int)
    queue = Signal()

    def __init__(self, bulk: BulkReview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unit = POINTS
        self.told = label("body", wrap=True)
        self.counted = label("caption", tone="second", wrap=True)
        self._rows = Rows(stretched=3)
        self.bulk, self.to_queue = BulkBar(bulk), Button("link", on_page=True)
        foot = QHBoxLayout()
        foot.addWidget(self.bulk, 1)
        foot.addWidget(self.to_queue, 0, Qt.AlignmentFlag.AlignRight)
        for part in (self.told, self._rows, self.counted):
            self.body.addWidget(part)
        self.body.addLayout(foot)
        self.body.addStretch(1)
        self.to_queue.clicked.connect(self.queue)

    def show_answer(self, answer: Answer) -> None:
        """Show what the reviews of some matches found."""
        played = answer.matches
        self._unit = words.unit(answer.wish.game, {match.unit for match in played}).of_costs
        self.heading.setText(translate("statistics", "What decisions cost you"))
        self.bulk.offer(answer.unreviewed)
        mistakes = translate("statistics", "My mistakes: {number}")
        here = sum(each.match.game == answer.wish.game for each in answer.mistakes)
        self.to_queue.say(mistakes.format(number=here or len(answer.mistakes)))
        self.to_queue.setVisible(bool(answer.mistakes))
        found = answer.losses
        self.counted.setVisible(found is not None)
        self._rows.setVisible(found is not None)
        if found is None:
            self.told.setText(
                translate(
                    "statistics",
                    "Once matches are reviewed, it stands here what every kind of decision costs.",
                )
            )
            return
        self.counted.setText(translate(
            "statistics",
            "Here every reviewed decision counts, small losses too. A score sheet and the list "
            "of your mistakes name only those that were clear.",
        ))  # fmt: skip
        self.told.setText(self._sentence(found))
        self._fill(self._rows.afresh(), found)

    def _sentence(self, found: Losses) -> str:
        first = found.kinds[0]
        if found.total <= 0:
            return translate(
                "statistics", "%n match(es) reviewed: nothing was lost in them.", n=found.reviewed
            )
        text = translate(
            "statistics",
            "{total} lost by worse play in %n reviewed match(es), {part} of it here: {kind}.",
            n=found.reviewed,
        )  # fmt: skip
        say = Wording().say
        share = first.total / found.total
        if share > NEARLY_ALL:
            text = translate(
                "statistics",
                "{total} lost by worse play in %n reviewed match(es), nearly all of it here: "
                "{kind}.",
                n=found.reviewed,
            )  # fmt: skip
        part = say(words.percent(share, decimal))
        total = self._amount(found.total)
        kind = say(first.name)
        told = text.format(part=part, total=total, kind=kind[:1].lower() + kind[1:])
        return f"{told} {self._clear(found)}"

    def _clear(self, found: Losses) -> str:
        """Say how much of it score sheets and replays tell of as mistakes."""
        if not found.clear:
            return translate(
                "statistics", "No decision was a clear mistake: these are small losses together."
            )
        text = translate("statistics", "%n clear mistake(s) cost {cost}.", n=found.clear)
        return text.format(cost=self._amount(found.clear_cost))

    def _amount(self, value: float) -> str:
        """Return a sum with its unit."""
        return f"{_sum(value)} {Wording().say(self._unit.of(round(value, _places(value))))}"

    def _fill(self, grid: QGridLayout, found: Losses) -> None:
        enough = [kind.mean.high * PER for kind in found.kinds if kind.mean.is_enough]
        marks = [mark for mark in ticks(0, max(enough, default=1.0), MOST_MARKS) if mark >= 0]
        unit = Wording().say(self._unit.of(PER))
        by_hundred = translate("statistics", "{unit} per 100").format(unit=unit.capitalize())
        in_all = translate("statistics", "{unit} in all").format(unit=unit.capitalize())
        names = (
            translate("statistics", "Decision"), translate("statistics", "Times"),
            by_hundred, "", in_all,
        )  # fmt: skip
        for column, name in enumerate(names):
            heading = label("caption", name, tone="second", wrap=True)
            side = (
                Qt.AlignmentFlag.AlignRight if column in (1, 2, 4) else Qt.AlignmentFlag.AlignLeft
            )
            heading.setAlignment(side | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(heading, 0, column)
        for row, kind in enumerate(found.kinds, 1):
            self._row(grid, row, kind, marks)
        if enough:
            grid.addWidget(LossBar(marks), len(found.kinds) + 1, 3)

    def _row(self, grid: QGridLayout, row: int, kind: KindLoss, marks: list[float]) -> None:
        say, mean = Wording().say, kind.mean
        grid.addWidget(label("strong", say(kind.name), wrap=True), row, 0)
        grid.addWidget(label("body", whole(mean.count), tone="second"), row, 1, RIGHT)
        if mean.is_enough:
            figure = label("strong", decimal(max(0.0, mean.mean) * PER, 1))
            bar = LossBar(marks, mean)
            bar.setAccessibleName(_spoken(kind))
            grid.addWidget(figure, row, 2, RIGHT)
            grid.addWidget(bar, row, 3)
        else:
            few = label("caption", say(words.FEW), tone="third", wrap=True)
            few.setAlignment(RIGHT)
            grid.addWidget(few, row, 2, 1, 2)
        total = _sum(kind.total)
        grid.addWidget(label("strong", total), row, 4, RIGHT)
        if kind.examples:
            grid.addWidget(self._examples(kind), row, 5)

    def _examples(self, kind: KindLoss) -> Button:
        link = Button("link", on_page=True)
        name = Wording().say(kind.name)
        text = translate("statistics", "examples")
        link.say(text, labelled(name, text))
        link.clicked.connect(partial(self._offer, link, kind))
        return link

    def _offer(self, link: Button, kind: KindLoss) -> None:
        menu = QMenu(link)
        for moment in kind.examples:
            action = menu.addAction(in_words(moment))
            place = moment.match.path, moment.mistake.hand, moment.mistake.ply
            action.triggered.connect(partial(self.opened.emit, *place))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(link.mapToGlobal(link.rect().bottomLeft()))


def _sum(value: float) -> str:
    """Return what was lost in all, as a score sheet writes it: it tells of the same mistakes."""
    return decimal(value, _places(value))


def _places(value: float) -> int:
    return 0 if value >= MUCH else 1


def in_words(moment: Moment) -> str:
    """Return a mistake in a line: when, in which hand, what it cost."""
    text = translate("statistics", "{when}, hand {hand}: {cost}")
    cost = words.cost(moment.match, moment.mistake.loss, decimal)
    return text.format(when=day(moment.match), hand=moment.mistake.hand, cost=Wording().say(cost))


def _spoken(kind: KindLoss) -> str:
    text = translate("statistics", "{kind}: {mean} per 100 decisions, between {low} and {high}")
    figures = map(partial(max, 0.0), (kind.mean.mean, kind.mean.low, kind.mean.high))
    mean, low, high = (decimal(figure * PER, 1) for figure in figures)
    return text.format(kind=Wording().say(kind.name), mean=mean, low=low, high=high)
