"""A hand as it would have gone on: its tricks in columns, or its moves in words."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.face import Face
from naipes_gui.core.figures import whole
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, card_name
from naipes_gui.review.other_line import OtherLine
from naipes_gui.ui.beside_table.card_chip import chip
from naipes_gui.ui.beside_table.hand_story import HandStory, Kind, Row
from naipes_gui.ui.shared.after_event import AfterEvent
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INLAY, LIGHT, SUIT_INK, Type
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.table.plates import SeatInfo, paper_inks

TOLD = 40
"""Moves in words; a hand has seldom more."""
EDGE = 4
"""What borders take on both sides."""
SEEN = 8
"""So many of them there is room for; what must be scrolled to can come a little later."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the line."""

    ply: int
    seat: Seat
    words: str


def steps(line: OtherLine, face: Face, wording: Wording, me: Seat) -> list[Step]:
    """Return the moves of a line from the change on, in words, as the reader would see them."""
    timeline = line.record.timeline
    found = []
    for ply in [ply for ply in timeline.decisions if ply >= line.change.ply]:
        told = timeline.tell(ply + 1, me, face).told
        if told is not None and told.source:
            found.append(Step(ply, timeline.moves[ply][0], wording.say(told)))
    return found[:TOLD]


def tricks(line: OtherLine) -> list[Row]:
    """Return the tricks of the hand, in games that have them."""
    timeline = line.record.timeline
    begin = timeline.shuffles[-1]
    story = HandStory(timeline.rules.table_zones, begin, timeline.states[begin + 1].deals)
    for ply in [ply for ply in timeline.decisions if ply >= begin]:
        story.tell(ply, timeline.moves[ply][0], timeline.witnessed(ply + 1, OMNISCIENT))
    rows = [row for row in story.finished() if row.kind is Kind.TRICK]
    plain = all(len({cell.seat for cell in row.cells}) == len(row.cells) for row in rows)
    return rows if plain else []


def answered(line: OtherLine, told: Sequence[Step], me: Seat) -> int:
    """Return the place of the move that ends the trick of the try, or the turns of the others."""
    for row in tricks(line):
        if row.holds(line.change.ply):
            there = [i for i, step in enumerate(told) if row.holds(step.ply)]
            return there[-1] if there else 0
    first = [i for i, step in enumerate(told) if i and step.seat == me]
    return max(0, first[0] - 1 if first else len(told) - 1)


class LineStory(ScrollArea):
    """Shows the line; in a game of tricks the one in which it begins lies on white.

    What the table shows is framed, or underlined where there are no tricks. It is as high as it
    has to be: what does not fit scrolls with the sheet, and not within it.
    """

    def __init__(
        self, line: OtherLine, told: Sequence[Step], infos: dict[Seat, SeatInfo],
        text_style: TextStyle, *, is_secret: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._line, self._infos, self._style = line, infos, text_style
        self._marks = dict[int, QWidget]()
        self._columns_of = dict[int, int]()
        rows = tricks(line)
        if is_secret and told:
            # Whoever tries again is to know no more of the others' cards than has been answered.
            rows = [row for row in rows if row.start <= told[-1].ply]
        self._later: Sequence[Step] = () if rows else told[SEEN:]
        self._list = QVBoxLayout()
        self._grid, self._here = QGridLayout(), QFrame()
        self._here.setObjectName("here")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("story")
        inside = self._columns(rows) if rows else self._lines(told[:SEEN])
        self.setWidget(inside)
        self._is_list = not rows
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(inside.sizeHint().height() + 14)
        AfterEvent(self, QEvent.Type.LayoutRequest, self._be_as_high_as_needed)
        told_all = [step.words for step in told]
        self.setAccessibleName(" ".join(told_all))

    def ask_for(self, room: int) -> None:
        """Be as wide as what is inside, where there is so much room: sideways nobody scrolls."""
        if (inside := self.widget()) is not None:
            wanted = inside.sizeHint().width() + 2 * self.frameWidth() + EDGE
            self.setMinimumWidth(max(0, min(wanted, room)))

    def mark(self, ply: int) -> None:
        """Show at which move of the line the table stands."""
        for other, mark in self._marks.items():
            font = mark.font()
            font.setUnderline(other == ply)
            mark.setFont(font)
        column = self._columns_of.get(ply)
        self._here.setVisible(column is not None)
        if column is not None:
            self._grid.addWidget(self._here, 0, column, self._grid.rowCount(), 1)

    def marked(self, ply: int) -> QWidget | None:
        """Return what stands for a move of the line."""
        return self._marks.get(ply)

    def laying(self) -> Generator[None, None, None]:
        """Write what must be scrolled to."""
        while self._later:  # each once, however often the sheet is written again
            step, *self._later = self._later
            self._list.insertWidget(self._list.count() - 1, made := self._line_of(step))
            made.show()  # what is hidden takes no room
            self._be_as_high_as_needed()
            yield

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._be_as_high_as_needed()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._be_as_high_as_needed()

    def _be_as_high_as_needed(self) -> None:
        if self._is_list:
            high = self._list.heightForWidth(self.viewport().width())
            self.setFixedHeight(high + 2 * self.frameWidth() + EDGE)

    def _lines(self, told: Sequence[Step]) -> QWidget:
        box = QWidget()
        box.setLayout(self._list)
        self._list.setContentsMargins(10, 8, 10, 8)
        self._list.setSpacing(4)
        for step in told:
            self._list.addWidget(self._line_of(step))
        self._list.addStretch()
        return box

    def _line_of(self, step: Step) -> QWidget:
        said = Label(rich(step.words, paper_inks(self._style)), wrap=True)
        self._marks[step.ply] = said
        return said

    def _columns(self, rows: Sequence[Row]) -> QWidget:
        box, grid = QWidget(), self._grid
        box.setLayout(grid)
        grid.setContentsMargins(10, 6, 10, 6)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        seats = sorted({cell.seat for row in rows for cell in row.cells})
        names = [self._infos[seat].name for seat in seats]
        for place, name in enumerate(names, start=1):
            grid.addWidget(_small(name, "name"), place, 0)
        grid.addWidget(_small(translate("review", "Wins"), "caption"), len(seats) + 1, 0)
        for column, row in enumerate(rows, start=1):
            self._trick(grid, column, row, seats)
        grid.setColumnStretch(len(rows) + 1, 1)
        self._here.setParent(box)
        return box

    def _trick(self, grid: QGridLayout, column: int, row: Row, seats: Sequence[Seat]) -> None:
        change = self._line.change.ply
        changed = any(cell.ply == change for cell in row.cells) or row.start == change
        if changed:
            frame = QFrame()
            frame.setObjectName("changed")
            grid.addWidget(frame, 0, column, len(seats) + 2, 1)
        head = _small(whole(row.number), "head")
        head.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(head, 0, column)
        for place, seat in enumerate(seats, start=1):
            cell = next((each for each in row.cells if each.seat == seat), None)
            if cell is None or cell.card is None:
                continue
            wins = cell.card == row.won
            made = self._chip(cell.card, leads=cell is row.cells[0], wins=wins)
            self._marks[cell.ply], self._columns_of[cell.ply] = made, column
            grid.addWidget(made, place, column, Qt.AlignmentFlag.AlignCenter)
        winner = self._infos[row.winner].name if row.winner in self._infos else ""
        won = _small(winner, "wins" if row.winner == self._line.change.seat else "caption")
        won.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(won, len(seats) + 1, column)

    def _chip(self, card: Any, *, leads: bool, wins: bool) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(2, 1, 6, 1)
        row.setSpacing(2)
        lead = _small("◆" if leads else " ", "lead")
        lead.setFixedWidth(round(10 * self._style.text_scale))
        inks = paper_inks(self._style)
        picture = Label()
        text = self._style.wording.short(card)
        made = chip(text, inks.get(card.suit, SUIT_INK["S"]), INLAY if wins else LIGHT.line,
                    self._style.text_scale, self.devicePixelRatioF())  # fmt: skip
        picture.setPixmap(made)
        said = card_name(card)
        picture.setAccessibleName(
            translate("review", "{card}, wins").format(card=said) if wins else said
        )
        row.addWidget(lead)
        row.addWidget(picture)
        return box


def _small(text: str, name: str) -> Label:
    return Label(text, name=name)


def style(base: float) -> str:
    """Return the rules for a line whose body text is so many pixels high."""
    return f"""
    QScrollArea#story {{ background: {LIGHT.side}; border: 1px solid {LIGHT.line};
        border-radius: 8px }}
    QScrollArea#story > QWidget > QWidget {{ background: transparent }}
    QFrame#changed {{ background: {LIGHT.window}; border-radius: 6px }}
    QFrame#here {{ background: transparent; border: 2px solid {INLAY}; border-radius: 6px }}
    QLabel#head {{ color: {LIGHT.text2}; font-size: {base * Type.CAPTION:.0f}px }}
    QLabel#lead {{ color: {LIGHT.dots}; font-size: {base * 0.7:.0f}px }}
    QLabel#wins {{ color: {LIGHT.positive}; font-weight: 700;
        font-size: {base * Type.CAPTION:.0f}px }}
    """
