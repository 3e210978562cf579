"""What the choices of a moment were worth, as rows with bars and intervals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.review.judged import Judged
from naipes_gui.ui.beside_table.choice_words import LEAST as LEAST_MARGIN
from naipes_gui.ui.beside_table.choice_words import PLACES, margin, worth
from naipes_gui.ui.beside_table.cost_words import in_shares, what_is_counted
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Type
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import paper_inks

MOST = 6
"""More choices than these are not listed; the one that was made and the try always are."""
MOST_NAME = 230
"""How wide a name may be at 100 % before it is broken."""
BAR, TICK = 6, 12
TENTHS, WHOLE = 0.2, 2.0
"""Where all margins are so large, one place is written, and then none."""
SPARE = 0.06
"""The part of the ground that stays free beyond the longest bar: what is in doubt up to the very
end would look like all that there can be."""
WHISKER, HALO = 1.6, 4.0
"""How thick the line of what is in doubt is, and what sets its ends off from the bar."""


def listed(judged: Judged, tried: Move) -> tuple[list[Weighed], int]:
    """Return the choices that are shown, and how many are not.

    First the best, then what was made, for it must be seen without scrolling; the others as good
    as they are.
    """
    wanted = {judged.made.meaning, tried.meaning, judged.best.meaning}
    must = [one for one in judged.choices if one.move.meaning in wanted]
    others = [one for one in judged.choices if one.move.meaning not in wanted]
    shown = [*must, *others[: max(0, MOST - len(must))]]
    best, made = judged.best.meaning, judged.made.meaning
    shown.sort(key=lambda one: (one.move.meaning != best, one.move.meaning != made, -one.worth))
    return shown, len(judged.choices) - len(shown)


def in_short(judged: Judged) -> str:
    """Return how the bars are read where that is not plain; mostly nothing."""
    if all(one.worth >= 0 for one in judged.choices):
        return ""
    return translate("review", "Right of the upright line one gains, left of it one loses.")


def _how_bars_are_read(judged: Judged) -> str:
    if counted := what_is_counted(judged.unit):
        return counted
    if any(one.worth < 0 for one in judged.choices):
        return translate("review", "Bars start from zero: to the right one gains, to the left one "
                         "loses.")  # fmt: skip
    return translate("review", "The longer the bar, the better.")


def _unit(judged: Judged, wording: Wording) -> str:
    return wording.say(judged.unit.words)


def basis(
    judged: Judged, wording: Wording, *, aloud: bool = False, beside_bars: bool = False
) -> str:  # fmt: skip
    """Return what the figures rest on, and how their bars are read by whoever sees them.

    ``beside_bars`` stands what tells their sides already (`in_short`).
    """
    # In one deal the hand may be played on many times: it is that which is counted.
    words = translate("review", "What each brings on average, in {unit}: played on {times} with "
                      "cards as they could lie, in several comparisons, you going on as the "
                      "strongest would.")  # fmt: skip
    times = translate("review", "%n time(s)", n=judged.rounds)
    unit = _unit(judged, wording)
    if in_shares(judged.unit):
        unit = translate("review", "{unit} of 100").format(unit=unit)
    told = [words.format(times=times, unit=unit)]
    if not aloud and not (beside_bars and in_short(judged)):
        told.append(_how_bars_are_read(judged))
    if not aloud and any(one.margin for one in judged.choices):
        told.append(
            translate(
                "review", "±, the thin line of a bar, says how far chance may have moved a figure."
            )
        )
    if aloud and (counted := what_is_counted(judged.unit)):
        told.append(counted)
    elif aloud and all(one.worth < 0 for one in judged.choices):
        told.append(translate("review", "Below zero it brings the others more."))
    return " ".join(told)


@dataclass(frozen=True, slots=True)
class Row:
    """A choice as it is shown."""

    name: str
    word: str
    worth: float
    margin: float
    ink: str
    is_best: bool = False
    places: int = PLACES
    shares: bool = False
    """Whether it is told how many of a hundred that is."""
    said: str = ""
    """How it compares with the best, in words."""

    @property
    def figures(self) -> str:
        """What it is worth, in figures."""
        if self.shares:
            return f"{worth(100 * self.worth, 0).lstrip('+')}{margin(100 * self.margin, 0)}"
        return f"{worth(self.worth, self.places)}{margin(self.margin, self.places)}"


def written(rows: Iterable[Row], unit: Counted) -> list[Row]:
    """Return rows, each name once, with no more places than what is in doubt leaves sure."""
    kept = called_once(rows)
    least = min((row.margin for row in kept if row.margin > LEAST_MARGIN), default=0.0)
    places = 0 if least >= WHOLE else 1 if least >= TENTHS else PLACES
    shares = in_shares(unit)
    if shares:
        places = 2  # of one, which is none of a hundred
    best = max(row.worth for row in kept) if kept else 0.0
    return [
        # Who subtracts finds what a mistake is said to have cost.
        replace(row, worth=round(best, places) - round(best - row.worth, places), places=places,
                shares=shares)
        for row in kept
    ]  # fmt: skip


def called_once(rows: Iterable[Row]) -> list[Row]:
    """Return rows of which no two are called alike: of twin cards the first stands for both."""
    kept = dict[str, Row]()
    for row in rows:
        first = kept.setdefault(row.name, row)
        if row.is_best or not first.word:
            marked = row if row.word else first
            is_best = first.is_best or row.is_best
            said = "" if is_best else marked.said
            kept[row.name] = replace(
                first, word=marked.word, ink=marked.ink, is_best=is_best, said=said
            )
    return list(kept.values())


class OptionBars(QWidget):
    """A row for every choice: its name, whose it is, a bar, and how it compares with the best.

    Only ``in_figures`` it also has what chance leaves in doubt: two figures with their margins
    are for who has learnt to read them.
    """

    def __init__(
        self, rows: Sequence[Row], more: int, text_style: TextStyle, *, in_figures: bool = True
    ) -> None:  # fmt: skip
        super().__init__()
        self._style, self._in_figures = text_style, in_figures
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        scale = Scale(rows)
        widths = self._widths(rows)
        for row in rows:
            column.addWidget(self._row(row, scale, widths))
        if more:
            said = Label(translate("review", "and %n more", n=more), name="caption")
            column.addWidget(said)

    def _widths(self, rows: Sequence[Row]) -> tuple[int, int]:
        """Return how wide the columns of names and of figures are, the same in every row."""
        metrics = self.fontMetrics()
        part = 14 * self._style.text_scale / max(1, self.font().pixelSize())
        names = max(metrics.horizontalAdvance(f"{r.name} {r.word}") for r in rows) * part * 1.1
        figures = max(metrics.horizontalAdvance(self._told(r)) for r in rows) * part * 1.12
        return round(min(names + 12, MOST_NAME * self._style.text_scale)), round(figures)

    def _told(self, row: Row) -> str:
        return row.figures if self._in_figures else row.said

    def _row(self, row: Row, scale: "Scale", widths: tuple[int, int]) -> QWidget:
        frame = QFrame()
        frame.setObjectName("best" if row.is_best else "option")
        grid = QGridLayout(frame)
        grid.setContentsMargins(8, 4, 8, 4)
        grid.setHorizontalSpacing(8)
        name = Label(rich(row.name, paper_inks(self._style)), name="choice", wrap=True)
        word, figures = Label(row.word, name="word"), Label(self._told(row), name="figures")
        word.setStyleSheet(f"color: {row.ink}")
        figures.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        named = QWidget()
        named.setFixedWidth(widths[0])
        beside = QGridLayout(named)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(name, 0, 0)
        # Beside a name that breaks into lines it would lie over the bar.
        breaks = widths[0] >= round(MOST_NAME * self._style.text_scale)
        place = (1, 0) if breaks and row.word else (0, 1)
        side = Qt.AlignmentFlag.AlignLeft if breaks else Qt.AlignmentFlag.AlignRight
        beside.addWidget(word, *place, side)
        figures.setFixedWidth(widths[1])
        grid.addWidget(named, 0, 0)
        grid.addWidget(_Bar(row, scale, in_doubt=self._in_figures), 0, 1)
        grid.addWidget(figures, 0, 2)
        grid.setColumnStretch(1, 1)
        told = row.name, row.word, self._told(row)
        frame.setAccessibleName(", ".join(filter(None, told)))
        return frame


class Scale:
    """From zero to the farthest end of an interval, so that twice as much is twice as long."""

    def __init__(self, rows: Sequence[Row]) -> None:
        shares = any(row.shares for row in rows)
        low = min(row.worth - row.margin for row in rows)
        high = 1.0 if shares else max(row.worth + row.margin for row in rows)
        # Where nothing is lost, what chance leaves in doubt below zero makes no room there.
        self.has_losses = any(row.worth < 0 for row in rows)
        self._low = low if self.has_losses else 0.0
        self._wide = max(0.0, high) - self._low
        self._from = SPARE if self.has_losses else 0.0
        self._to = 1 - SPARE if high > 0 and not shares else 1.0

    def part(self, value: float) -> float:
        """Return how far along the ground a value is."""
        at = (value - self._low) / self._wide if self._wide else 0.0
        return self._from + (self._to - self._from) * max(0.0, min(1.0, at))


class _Bar(QWidget):
    def __init__(self, row: Row, scale: Scale, *, in_doubt: bool) -> None:
        super().__init__()
        self._row, self._scale, self._in_doubt = row, scale, in_doubt
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, TICK + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, TICK + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, middle = QPainter(self), self.height() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        zero, end = sorted((self._at(0), self._at(self._row.worth)))
        for left, right, ink in (
            (1.0, self.width() - 1.0, LIGHT.line), (zero, max(end, zero + BAR / 2), self._row.ink),
        ):  # fmt: skip
            painter.setBrush(QColor(ink))
            painter.drawRoundedRect(QRectF(left, middle - BAR / 2, right - left, BAR), 3, 3)
        if self._scale.has_losses:
            painter.fillRect(QRectF(self._at(0) - 1, 0, 2, self.height()), QColor(LIGHT.text2))
        if self._in_doubt and self._row.margin > LEAST_MARGIN:
            self._draw_doubt(painter, middle)
        painter.end()

    def _at(self, value: float) -> float:
        return 1 + self._scale.part(value) * (self.width() - 2)

    def _draw_doubt(self, painter: QPainter, middle: float) -> None:
        low, high = (self._at(self._row.worth + way * self._row.margin) for way in (-1, 1))
        for ink, wide in ((LIGHT.window, HALO), (LIGHT.text, WHISKER)):
            painter.setPen(QPen(QColor(ink), wide))
            for x in (low, high):
                painter.drawLine(QPointF(x, middle - TICK / 2), QPointF(x, middle + TICK / 2))
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))


def style(base: float) -> str:
    """Return the rules for rows whose body text is so many pixels high."""
    return f"""
    QFrame#best {{ background: {LIGHT.changed}; border-radius: 6px }}
    QLabel#choice {{ font-weight: 600 }}
    QLabel#word {{ font-size: {base * Type.CAPTION:.0f}px; font-weight: 600 }}
    QLabel#figures {{ font-weight: 600 }}
    """
