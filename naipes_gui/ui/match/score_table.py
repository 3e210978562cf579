"""The rows of a score sheet: who, where it comes from, what was counted, gained and is had now."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.figures import signed, whole
from naipes_gui.core.glossary import Term
from naipes_gui.core.rules_named import named_once
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.told_account import heading
from naipes_gui.ui.shared.art import face, icon_pixmap
from naipes_gui.ui.shared.glossary import explained
from naipes_gui.ui.shared.markup import joined
from naipes_gui.ui.shared.numbers import together
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.rule_label import RuleLabel
from naipes_gui.ui.shared.word_tip import WordTip
from naipes_gui.ui.table.plates import SeatInfo, paper_inks

MANY = 5
"""From so many rows on they stand closer together."""
BASE, NARROW_UNDER = 14, 50
"""Height of the text, and under how many such heights the reasons stand below the figures."""
FACE, NAME, REASONS, CELLS = 1, 2, 3, 4
"""Columns of the table; before the first and after the last there is a margin."""
SHORT = 34
"""Reasons up to so many letters may stand in one line."""
SIDE = 12
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def is_narrow(width: int, text_style: TextStyle) -> bool:
    """Tell whether a paper so wide has no room for reasons beside the figures."""
    return width < NARROW_UNDER * BASE * text_style.text_scale


class _Measures(NamedTuple):
    face: int
    pad: int
    gap: int


ROOMY, CLOSE = _Measures(46, 9, 8), _Measures(32, 4, 2)


class ScoreTable(QWidget):
    """All rows in one grid, so that their columns stand in line whatever is in them."""

    rule = Signal(str)

    def __init__(
        self, sheet: ScoreSheet, seat_infos: Mapping[Seat, SeatInfo], text_style: TextStyle,
        *, narrow: bool,
    ) -> None:  # fmt: skip
        super().__init__()
        self._sheet, self._seat_infos, self._text_style = sheet, seat_infos, text_style
        self._narrow = narrow
        self._named: list[str] = []
        """The rules that the rows have named, each once."""
        self._marked = set[Term]()
        """The words of the game that lead to a rule already."""
        self._size = ROOMY if len(sheet.lines) < MANY else CLOSE
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setColumnMinimumWidth(0, SIDE)
        self._grid.setColumnMinimumWidth(self._last, SIDE)
        self._grid.setColumnStretch(REASONS, 1)
        self._head()
        for line in sheet.rows(FIRST):
            self._row(line)

    @property
    def _last(self) -> int:
        return CELLS + len(self._sheet.columns) + 2

    def _say(self, what: object) -> str:
        return self._written(self._text_style.wording.say(what))  # type: ignore[arg-type]

    def _written(self, text: str) -> str:
        inks = paper_inks(self._text_style)
        terms, marked = self._text_style.terms, self._marked
        told = explained(rich(together(text), inks), terms, LIGHT.text, marked)
        return linked(told, LIGHT.link)

    def _head(self) -> None:
        sheet = self._sheet
        gained = translate("score", "This hand") if sheet.unit is None else self._say(sheet.unit)
        words = [translate("score", "Player"), *map(self._say, sheet.columns), gained]
        self._put_heading(words.pop(0), FACE, 2)
        if not self._narrow:
            self._put_heading(heading(sheet), REASONS)
        for column, text in enumerate([*words, translate("score", "Total")], start=CELLS):
            self._put_heading(text, column)

    def _put_heading(self, text: str, column: int, span: int = 1) -> None:
        label = self._explained(text)
        label.setObjectName("heading")
        label.setContentsMargins(SIDE if column > NAME else 0, 0, 0, 4)
        if column >= CELLS:
            label.setAlignment(RIGHT)
        self._grid.addWidget(label, 0, column, 1, span)

    def _explained(self, words: str) -> RuleLabel:
        """Return words that lead to their rules, and whose tip says what they mean."""
        label = RuleLabel(words)
        WordTip(label).tell("", words, self._text_style.terms)
        label.linkActivated.connect(lambda link: self.rule.emit(rule_of(link)))
        return label

    def _row(self, line: ScoreLine) -> None:
        row = self._grid.rowCount()
        self._frame(line, row)
        self._grid.addWidget(self._face(line.seat), row, FACE)
        self._grid.addLayout(self._who(line), row, NAME, Qt.AlignmentFlag.AlignVCenter)
        self._figures(line, row)
        self._reasons(line, row)
        self._grid.setRowMinimumHeight(row + 2, self._size.gap)

    def _frame(self, line: ScoreLine, row: int) -> None:
        """Lay the ground of a row, which the other widgets lie upon."""
        ground = QFrame()
        mine = "mine" if line.seat == FIRST else "row"
        ground.setObjectName("winner" if line.seat == self._sheet.winner else mine)
        self._grid.addWidget(ground, row, 0, 2, self._last + 1)

    def _face(self, seat: Seat) -> QWidget:
        picture, side = Label(), self._size.face
        picture.setPixmap(face(self._seat_infos[seat].portrait, side, 2.0, LIGHT.line))
        picture.setFixedSize(side, side + 2 * self._size.pad)
        return picture

    def _who(self, line: ScoreLine) -> QBoxLayout:
        row = QHBoxLayout() if self._narrow else QVBoxLayout()
        row.setContentsMargins(SIDE, self._size.pad, 0, self._size.pad)
        row.setSpacing(8 if self._narrow else 0)
        row.addLayout(self._name(line.seat))
        if line.caption is not None:
            caption = self._explained(self._say(line.caption))
            caption.setObjectName("caption")
            row.addWidget(caption)
        if self._narrow:
            row.addStretch()
        return row

    def _name(self, seat: Seat) -> QHBoxLayout:
        row, label = QHBoxLayout(), Label(self._seat_infos[seat].name, name="name")
        row.setSpacing(6)
        row.addWidget(label)
        if seat == self._sheet.winner:
            crown = Label()
            crown.setPixmap(icon_pixmap("crown", LIGHT.dots, app_style().px(18), 2.0))
            crown.setAccessibleName(translate("score", "Winner"))
            row.addWidget(crown)
        row.addStretch()
        return row

    def _figures(self, line: ScoreLine, row: int) -> None:
        cells = ["—" if cell is None else whole(cell) for cell in line.cells]
        texts = [*cells, signed(line.gained), whole(line.total)]
        for column, text in enumerate(texts, start=CELLS):
            figure = Label(text)
            if column == CELLS + len(cells):
                figure.setObjectName(self._sign(line.gained))
            figure.setAlignment(RIGHT)
            figure.setContentsMargins(SIDE, 0, 0, 0)
            self._grid.addWidget(figure, row, column)

    def _sign(self, gained: int) -> str:
        good = -gained if self._sheet.fewest_win else gained
        return "positive" if good > 0 else "negative" if good < 0 else "nothing"

    def _lines(self, line: ScoreLine) -> Iterator[str]:
        """Yield the reasons, several short ones in a line, a long one in a line of its own."""
        short: list[str] = []
        for reason in line.derivation:
            text = named_once(self._text_style.wording.say(reason), self._named)
            if len(text) <= SHORT:
                short.append(self._written(text))
                continue
            yield joined(" · ", short)
            short = []
            yield self._written(text)
        yield joined(" · ", short)

    def _reasons(self, line: ScoreLine, row: int) -> None:
        words = joined("<br>", self._lines(line))
        if not words:
            return
        reasons, pad = self._explained(words), self._size.pad
        reasons.setWordWrap(True)
        if self._narrow:
            reasons.setContentsMargins(SIDE, 0, 0, pad)
            self._grid.addWidget(reasons, row + 1, NAME, 1, self._last - NAME)
        else:
            reasons.setContentsMargins(SIDE, pad, 0, pad)
            self._grid.addWidget(reasons, row, REASONS)
