"""The first page of the panel: how everybody stands, this hand, and those before."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.face import CardsLeft, Face, Fact, ScoreLine, ScoreSheet
from naipes_gui.core.figures import signed, whole
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.seen_cards import SeenCards
from naipes_gui.core.table import FIRST, Seat, own_first
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import labelled
from naipes_gui.store.help import Help
from naipes_gui.store.parent import Parent
from naipes_gui.ui.beside_table.panel_parts import QuietScroll, rule_line
from naipes_gui.ui.beside_table.sections import SPACING, Section, Sections
from naipes_gui.ui.match.help_words import assisted_by
from naipes_gui.ui.shared.art import face
from naipes_gui.ui.shared.glossary import explained, meanings
from naipes_gui.ui.shared.match_names import exercise
from naipes_gui.ui.shared.paint import drawn, rich
from naipes_gui.ui.shared.pips import pip_row
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.fact_row import align_value, fact_row, fit_name
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.word_tip import WordTip
from naipes_gui.ui.table.plates import SeatInfo

LATEST = 8
"""So many hands fit under the score."""
PAIR = 2
SMALL_FACE = 26
"""How large portraits are on a low page, at 100 %, where everybody stands in one line."""


class ScorePage(QuietScroll):
    """Follows the frames which have settled, as soon as somebody sees it."""

    rule = Signal(str)

    def __init__(
        self, game_face: Face, seat_infos: Mapping[Seat, SeatInfo], text_style: TextStyle
    ) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._face, self._seat_infos, self._text_style = game_face, seat_infos, text_style
        self._view: View[Any] | None = None
        self._sheets: Sequence[ScoreSheet] = ()
        self._sections, self._wide, self._hint = Sections(self), 0, ""
        self.memory_aid = False
        self.observed: Callable[[View[Any]], SeenCards] | None = None
        """What a careful observer knows of the cards; told where the person wants that."""
        self.assisted = False
        self.helps: tuple[Help, ...] = ()
        self.parent_match: Parent | None = None
        """The match from which this one leaves, as an exercise."""
        self._is_covered = False
        """Whether somebody is asked to remember what is told here."""
        self._is_late = self._is_low = False
        """Whether what can be seen only now has still to be written."""
        self._written: object = None
        """What of the view the page tells; to tell the same again takes as long."""

    def dress(self, text_style: TextStyle) -> None:
        """Change colours, language and text size."""
        self._text_style = text_style
        self.write()

    def be_wide(self, width: int) -> None:
        """Break lines for a width from now on, whether the page has it already or not."""
        self._wide = width

    @property
    def match_counts(self) -> bool:
        """Whether nobody was helped, and the match is no exercise."""
        return not self.assisted and self.parent_match is None

    def be_low(self, *, low: bool) -> None:
        """Show everybody in one line, where there is room for half of the page."""
        if low is not self._is_low:
            self._is_low = low
            self._fill()

    def show_view(self, view: View[Any]) -> None:
        """Follow the table."""
        self._view = view
        if self._content(view) != self._written:
            self._fill()

    def show_hint(self, figures: str) -> bool:
        """Show what a hint rests on above the score, or nothing any more; tell if that is new."""
        if figures == self._hint:
            return False
        self._hint = figures
        self._fill()
        return True

    def cover(self, *, covered: bool) -> None:
        """Tell nothing of the hand while somebody is asked what they remember of it."""
        if covered is not self._is_covered:
            self._is_covered = covered
            self._fill()

    def show_sheets(self, sheets: Sequence[ScoreSheet]) -> None:
        """Follow the accounts."""
        self._sheets = sheets
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_late:
            self.write()

    def _fill(self) -> None:
        """Write at once what is seen; to do so unseen at every move costs a fifth of a match."""
        self._written, self._is_late = None, not self.isVisible()
        if not self._is_late:
            self.write()

    def _content(self, view: View[Any]) -> object:
        """Return all that the page tells of a view."""
        shown, seats = self._face, sorted(self._seat_infos)
        # What one could know of the cards changes with every card.
        observed = view if self.memory_aid else None
        told = shown.facts(view), shown.cards_left(view), shown.banner(view) is None, observed
        of_seats = [(shown.marks(view, seat), shown.figures(view, seat)) for seat in seats]
        state = view.state.stage, view.state.deals, tuple(view.state.scores)
        helped = self.assisted, self.helps, self.parent_match
        return view.seat, self._wide, self.devicePixelRatioF(), state, told, of_seats, helped

    def write(self) -> None:
        """Write everything that is told now, seen or not."""
        view, self._is_late = self._view, False
        self._written = self._content(view) if view is not None else None
        frame = self._text_style, self._wide, self.devicePixelRatioF(), self._is_low
        self._sections.write(frame, self._told_sections(view) if view is not None else ())

    def _told_sections(self, view: View[Any]) -> Iterator[Section]:
        if self._hint:
            yield Section((self._hint,), self._told_hint)
        seats = own_first(self._seat_infos, view.seat)
        if any(self._owned(view, seat) for seat in seats):
            yield Section("won or lost", _figures_heading)
        for seat in seats:
            yield self._seat_section(view, self._seat_infos[seat])
        yield Section("below seats", self._line)
        if self._is_covered:
            yield Section("covered", _why_covered)
        elif view.state.stage is Stage.HAND:
            yield from self._fact_sections(view)
            yield from self._cards_left(view)
        yield from self._hand_sections()
        yield Section("room", lambda: vbox(None))
        aid = self._aid()
        yield Section(("aid", aid), lambda: Label(aid, name="caption", wrap=True))

    def _line(self) -> QWidget:
        return rule_line(self._text_style.colours)

    def _told_hint(self) -> QVBoxLayout:
        heading = Label(translate("panel", "Hint"), name="heading")
        return vbox(heading, Label(self._hint, name="hint", wrap=True), self._line())

    def _seat_section(self, view: View[Any], seat_info: SeatInfo) -> Section:
        seat = seat_info.seat
        # The plates tell what is owned too; so all who play find room in a drawer.
        owned = self._owned(view, seat)
        marks, score = self._face.marks(view, seat), view.state.scores[seat]
        make = partial(self._seat_row, seat_info, marks, owned, score)
        return Section((seat_info, marks, owned, score, self._is_low), make)

    def _seat_row(
        self, seat_info: SeatInfo, marks: tuple[int, int] | None, owned: str, score: int
    ) -> QHBoxLayout:
        row, scale, colours = QHBoxLayout(), self._text_style.text_scale, self._text_style.colours
        picture = Label()
        side = round((SMALL_FACE if self._is_low else 44) * scale)
        picture.setPixmap(face(seat_info.portrait, side, 2.0, colours.line2))
        picture.setFixedSize(side, side)
        picture.setScaledContents(True)
        row.addWidget(picture)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(Label(seat_info.name, name="name"))
        if marks:
            pips = Label()
            size, dpr = _marks_size(marks[1], scale), self.devicePixelRatioF()
            tall = 18 * scale
            pips.setPixmap(
                drawn(size, dpr, lambda p: pip_row(p, QPointF(1, 1), *marks, tall, colours))
            )
            pips.setAccessibleName(f"{marks[0]} / {marks[1]}")
            names.addWidget(pips)
        if owned and not self._is_low:
            names.addWidget(Label(owned, name="caption"))
        row.addLayout(names, 1)
        if self._face.counts_losses:
            figure = Label(translate("panel", "%n hand(s) lost", n=score), name="value")
        else:
            # Beside the chips somebody has, the figure is what of them was won or lost.
            told = signed(score) if owned else whole(score)
            figure = Label(told, name="value" if self._is_low else "figure")
        # A number alone is nobody's for who does not see beside what it stands.
        figure.setAccessibleName(labelled(seat_info.name, figure.text()))
        row.addWidget(figure)
        return row

    def _owned(self, view: View[Any], seat: Seat) -> str:
        """Return what a seat has, where that is not the score: a stake and what it has won."""
        say, score = self._text_style.wording.say, view.state.scores[seat]
        chips = [f for f in self._face.figures(view, seat) if f.icon == "chip" and f.text is None]
        return next(
            (labelled(say(f.meaning), whole(f.number)) for f in chips if f.number != score), ""
        )

    def _fact_sections(self, view: View[Any]) -> Iterator[Section]:
        # Else the facts tell which hand it is, and of how many.
        number = view.state.deals if self._face.banner(view) is None else None
        yield Section(("this hand", number), partial(_this_hand, number))
        facts = tuple(self._face.facts(view))
        if any(fact.also is not None for fact in facts):
            yield Section(facts, partial(self._fact_grid, facts))
        else:
            yield from (Section(fact, partial(self._fact_row, fact)) for fact in facts)
        yield Section("below facts", self._line)

    def _fact_grid(self, facts: Iterable[Fact]) -> QGridLayout:
        """Return facts of which some have two values, each of these in a column of its own."""
        grid = QGridLayout()
        grid.setVerticalSpacing(SPACING)
        grid.setColumnStretch(1, 1)
        for i, fact in enumerate(facts):
            if fact.also is None:
                grid.addLayout(self._fact_row(fact), i, 0, 1, 3)
                continue
            grid.addWidget(self._fact_label(fact), i, 0)
            grid.addWidget(self._fact_value(fact, fact.value), i, 1)
            grid.addWidget(self._fact_value(fact, fact.also), i, 2)
        return grid

    def _fact_row(self, fact: Fact) -> QHBoxLayout:
        return fact_row(self._fact_label(fact), self._fact_value(fact, fact.value))

    def _fact_label(self, fact: Fact) -> Label:
        say = self._text_style.wording.say
        label = self._told(say(fact.label))
        fit_name(label, say(fact.label), self._wide, self._text_style.text_scale)
        return label

    def _fact_value(self, fact: Fact, told: Phrase) -> Label:
        say = self._text_style.wording.say
        value = self._told(say(told), "value")
        value.setAccessibleName(labelled(say(fact.label), say(told)))
        align_value(value)
        return value

    def _told(self, text: str, name: str = "") -> Label:
        """Return a text in which the words of the game are explained."""
        terms, colours = self._text_style.terms, self._text_style.colours
        told = explained(rich(text, on_dark(), self._text_style.text_scale), terms, colours.text)
        label = Label(linked(told, colours.text), name=name)
        label.linkActivated.connect(lambda link: self.rule.emit(rule_of(link)))
        if about := meanings(text, terms):
            WordTip(label).tell("", text, terms)
            label.setAccessibleDescription(about)
        return label

    def _cards_left(self, view: View[Any]) -> Iterator[Section]:
        left = self._face.cards_left(view)
        seen = self.observed(view) if self.memory_aid and self.observed is not None else None
        if left is None and seen is None:
            return
        yield Section((left, seen), partial(self._told_cards, left, seen))

    def _told_cards(self, left: CardsLeft | None, seen: SeenCards | None) -> QVBoxLayout:
        from naipes_gui.ui.match.cards_left import add_cards_left, add_rivals, as_cards_left

        told = left if left is not None or seen is None else as_cards_left(seen)
        known = told if told is None or self.memory_aid else replace(told, held=())
        names = {int(seat): info.name for seat, info in self._seat_infos.items()}
        width = self._wide - 34 * self._text_style.text_scale
        column = vbox()
        if known is not None:
            add_cards_left(column, known, names, self._text_style, width, self.devicePixelRatioF())
        if left is None and seen is not None:
            add_rivals(column, seen, self._text_style)
        column.addWidget(self._line())
        return column

    def _hand_sections(self) -> Iterator[Section]:
        """Tell the hands that are over, the latest ones that fit."""
        if self._sheets:
            yield Section("hands", _hands_heading)
        first = max(0, len(self._sheets) - LATEST)
        for hand in enumerate(self._sheets[first:], start=first + 1):
            yield Section(hand, partial(self._hand, *hand))

    def _hand(self, number: int, sheet: ScoreSheet) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(Label(whole(number), name="caption"))
        text = self._text_style.wording.say(sheet.summary or sheet.title)
        words = self._told(text)
        words.setWordWrap(True)
        row.addWidget(words, 1)
        if sheet.fewest_win:
            # Who lost is said in words: a number would look like a gain.
            return row
        row.addLayout(vbox(*(self._gain(line, sheet) for line in told_gains(sheet))))
        return row

    def _gain(self, line: ScoreLine, sheet: ScoreSheet) -> Label:
        best = max(each.gained for each in sheet.lines)
        is_mine = line.seat == FIRST
        name = "gold" if is_mine and line.gained > 0 and line.gained == best else "value"
        gain = Label(f"{self._seat_infos[line.seat].name} {signed(line.gained)}", name=name)
        gain.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return gain

    def _aid(self) -> str:
        text = translate("panel", "No hint, nothing taken back: the match counts")
        if self.parent_match is not None:
            text = exercise(self.parent_match)
        elif self.assisted:
            text = assisted_by(self.helps)
        return ("⚠ " if self.assisted else "✓ ") + text


def told_gains(sheet: ScoreSheet) -> list[ScoreLine]:
    """Return whose gains are told of a hand: mine, as the summary tells who did best.

    Of two who do not pay each other, what the other one gained would be told nowhere.
    """
    mine = [line for line in sheet.lines if line.seat == FIRST]
    if len(sheet.lines) != PAIR or sum(line.gained for line in sheet.lines) == 0:
        return mine
    return [line for line in sheet.rows(FIRST) if line.gained]


def _why_covered() -> Label:
    why = translate("panel", "While you are asked, what has been played is not told here.")
    return Label(why, name="caption", wrap=True)


def _figures_heading() -> Label:
    """Tell what the figures of all are, where those of the plates are something else."""
    heading = Label(translate("panel", "Won or lost"), name="caption")
    heading.setAlignment(Qt.AlignmentFlag.AlignRight)
    return heading


def _this_hand(number: int | None) -> QHBoxLayout:
    row = hbox((Label(translate("panel", "This hand"), name="heading"), 1))
    if number is not None:
        row.addWidget(Label(translate("panel", "no. {n}").format(n=number), name="caption"))
    return row


def _hands_heading() -> Label:
    return Label(translate("panel", "Hands"), name="heading")


def _marks_size(count: int, scale: float) -> QSizeF:
    return QSizeF(count * (18 * 0.72 * scale + 5) + 2, 18 * scale + 3)
