"""The panel beside the table: the score, the accounts of the hands, the log."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.face import CardsLeft, Face, Fact, ScoreSheet
from naipes_gui.core.figures import signed, whole
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.seen_cards import SeenCards
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import labelled
from naipes_gui.store.help import Help
from naipes_gui.store.parent import Parent
from naipes_gui.ui.beside_table.keys_ring import KeysRing
from naipes_gui.ui.beside_table.panel_parts import (
    BASE,
    WIDTH,
    panel_sheet,
    quiet_scroll,
    rule_line,
)
from naipes_gui.ui.beside_table.sections import SPACING, Section, Sections
from naipes_gui.ui.beside_table.text_table import TextTable
from naipes_gui.ui.match.accounts import Accounts
from naipes_gui.ui.match.help_words import assisted_by
from naipes_gui.ui.match.move_log import MoveLog
from naipes_gui.ui.shared.art import face
from naipes_gui.ui.shared.glossary import explained, meanings
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.match_names import exercise
from naipes_gui.ui.shared.paint import drawn, rich
from naipes_gui.ui.shared.pips import pip_row
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TablePalette, Type
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.fact_row import align_value, fact_row, fit_name
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo

NARROW = 258, 270
"""How wide the panel is at 100 % in a small window: with few tabs, and with many."""
TABS = (7, 1.0), (3, 1.0), (4, 0.86)
"""What is free beside the words of tabs, and how large these are: fewer or wider tabs first."""
ROOMY = 4
"""So many tabs have room to spare."""
LATEST = 8
"""So many hands fit under the score."""
LOW, SMALL_FACE = 420, 26
"""A panel that is lower, at 100 %, shows everybody in one line, with a small portrait."""


class SidePanel(QTabWidget):
    """Tabs that follow the frames which have settled."""

    rule = Signal(str)

    def __init__(
        self, game_face: Face, seat_infos: Mapping[Seat, SeatInfo], colours: TablePalette
    ) -> None:
        super().__init__()
        self._face, self._seat_infos, self.text_style = (
            game_face,
            seat_infos,
            TextStyle(colours=colours),
        )
        self._view: View[Any] | None = None
        self._sheets: Sequence[ScoreSheet] = ()
        self.setFixedWidth(WIDTH)
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self.tabBar().setUsesScrollButtons(False)
        self.tabBar().setElideMode(Qt.TextElideMode.ElideRight)
        self._score, self.log = _page(), MoveLog(game_face, FIRST)
        self._sections = Sections(self._score)
        self._accounts = Accounts(lambda seat: seat_infos[seat].name)
        self._tracker = _page()
        self.memory_aid = False
        self.observed: Callable[[View[Any]], SeenCards] | None = None
        """What a careful observer knows of the cards; told where the person wants that."""
        self.assisted, self.text_table = False, TextTable()
        self.helps: tuple[Help, ...] = ()
        self.parent_match: Parent | None = None
        """The match from which this one leaves, as an exercise."""
        self._hint = ""
        self._is_covered = False
        """Whether somebody is asked to remember what is told here."""
        self._is_late = self._was_low = self._is_narrow = False
        """Whether what can be seen only now has still to be written."""
        self._written: object = None
        """What of the view the first page tells; to tell the same again takes as long."""
        self.currentChanged.connect(self._catch_up)
        self.keys_ring = KeysRing(self, lambda: self.text_style.colours.sky)
        for page in (self._score, self._accounts, self.log, self.text_table):
            self.addTab(page, "")
        self.retranslate()

    def dress(self, text_style: TextStyle) -> None:
        """Change colours, language and text size."""
        self.text_style, self.text_table.terms = text_style, text_style.terms
        self._fit()
        self._wear()
        self.retranslate()

    def be_narrow(self, *, narrow: bool) -> None:
        """Take less of a window that has little room for a panel and a table."""
        if narrow is not self._is_narrow:
            self._is_narrow = narrow
            self._fit()
            self._wear()

    def _fit(self) -> None:
        wide = NARROW[self.count() > ROOMY] if self._is_narrow else WIDTH
        self.setFixedWidth(round(wide * self.text_style.text_scale))

    def _wear(self) -> None:
        """Style the panel; five tabs must stand closer than four."""
        margin, size = TABS[(self.count() > ROOMY) + self._is_narrow]
        # Qt would cut words that have just room enough.
        cut = Qt.TextElideMode.ElideNone if self._is_narrow else Qt.TextElideMode.ElideRight
        self.tabBar().setElideMode(cut)
        style = self.text_style
        self.setStyleSheet(_style(style.colours, style.text_scale, margin, size))

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        self.setAccessibleName(translate("table", "Panel"))
        pages = self._score, self._accounts, self.log, self.text_table
        for i, text in enumerate((
            translate("panel", "Score"), translate("panel", "Accounts"),
            translate("panel", "Diary"), translate("panel", "Text"),
        )):  # fmt: skip
            self.setTabText(self.indexOf(pages[i]), text)
            pages[i].setAccessibleName(text)
        self.setTabToolTip(
            self.indexOf(self.text_table),
            tip(translate("panel", "The table in text, for screen readers")),
        )
        self.text_table.retranslate()
        if (tracker := self.indexOf(self._tracker)) >= 0:
            self.setTabText(tracker, translate("panel", "Yaku"))
        if self._view is not None:
            self._track(self._view, anew=True)
        self._write()
        self._accounts.dress(self.text_style)
        self.log.dress(self.text_style)

    def show_view(self, view: View[Any]) -> None:
        """Follow the table."""
        self._view = view
        if self._content(view) != self._written:
            self._fill()
        self._track(view)

    def _content(self, view: View[Any]) -> object:
        """Return all that the first page tells of a view."""
        shown, seats = self._face, sorted(self._seat_infos)
        # What one could know of the cards changes with every card.
        observed = view if self.memory_aid else None
        told = shown.facts(view), shown.cards_left(view), shown.banner(view) is None, observed
        of_seats = [(shown.marks(view, seat), shown.figures(view, seat)) for seat in seats]
        state = view.state.stage, view.state.deals, tuple(view.state.scores)
        helped = self.assisted, self.helps, self.parent_match
        return view.seat, self.width(), self.devicePixelRatioF(), state, told, of_seats, helped

    @property
    def _is_low(self) -> bool:
        """Whether it lies over the table like a drawer, where there is room for half of it."""
        return self.height() < LOW * self.text_style.text_scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_low != self._was_low:
            self._was_low = self._is_low
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    @Slot()
    def _catch_up(self) -> None:
        """Write what nobody could see until now."""
        if self._is_late and self._view is not None:
            self._is_late = False
            self.show_view(self._view)

    def _track(self, view: View[Any], *, anew: bool = False) -> None:
        """Show the tracker of combinations as the first page, in games that have them."""
        tracked = self._face.tracker(view) if view.state.stage is Stage.HAND else ()
        if not tracked:
            return
        from naipes_gui.ui.match.yaku_progress import yaku_progress

        if self.indexOf(self._tracker) < 0:
            self.insertTab(1, self._tracker, translate("panel", "Yaku"))
            self._fit()
            self._wear()
        if anew or not self._waits(self._tracker):
            table = self._face.yaku_table(view.options, view)
            parts = table.parts if table is not None else ()
            others = [part for part in parts if not any(row.chases for row in part.rows)]
            shown = yaku_progress(tracked, others, self.text_style, self.devicePixelRatioF())
            self._tracker.setWidget(shown)

    def show_hint(self, figures: str) -> None:
        """Show what a hint rests on above the score, or nothing any more."""
        if figures == self._hint:
            return
        self._hint = figures
        self._fill()
        if figures:
            self.setCurrentWidget(self._score)
            self._score.verticalScrollBar().setValue(0)

    def cover(self, *, covered: bool) -> None:
        """Tell nothing of the hand while somebody is asked what they remember of it."""
        if covered is not self._is_covered:
            self._is_covered = covered
            self._fill()

    def show_sheets(self, sheets: Sequence[ScoreSheet]) -> None:
        """Follow the accounts."""
        self._sheets = sheets
        self._accounts.show_sheets(sheets)
        self.log.show_sheets(sheets)
        self._fill()

    def _waits(self, page: QWidget) -> bool:
        """Tell whether nobody sees a page: to write it at every move costs a fifth of a match."""
        self._is_late |= not page.isVisible()
        return not page.isVisible()

    def _fill(self) -> None:
        self._written = None
        if not self._waits(self._score):
            self._write()

    def _write(self) -> None:
        view = self._view
        self._written = self._content(view) if view is not None else None
        frame = self.text_style, self.width(), self.devicePixelRatioF(), self._is_low
        self._sections.write(frame, self._told_sections(view) if view is not None else ())

    def _told_sections(self, view: View[Any]) -> Iterator[Section]:
        if self._hint:
            yield Section((self._hint,), self._told_hint)
        for seat in sorted(self._seat_infos, key=lambda s: s != max(0, view.seat)):
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
        return rule_line(self.text_style.colours)

    def _told_hint(self) -> QVBoxLayout:
        heading = Label(translate("panel", "Hint"), name="heading")
        return vbox(heading, Label(self._hint, name="hint", wrap=True), self._line())

    def _seat_section(self, view: View[Any], seat_info: SeatInfo) -> Section:
        seat = seat_info.seat
        # The plates tell what is owned too; so all who play find room in a drawer.
        owned = "" if self._is_low else self._owned(view, seat)
        marks, score = self._face.marks(view, seat), view.state.scores[seat]
        make = partial(self._seat_row, seat_info, marks, owned, score)
        return Section((seat_info, marks, owned, score), make)

    def _seat_row(
        self, seat_info: SeatInfo, marks: tuple[int, int] | None, owned: str, score: int
    ) -> QHBoxLayout:
        row, scale, colours = QHBoxLayout(), self.text_style.text_scale, self.text_style.colours
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
            pips.setPixmap(drawn(size, dpr, lambda p: pip_row(p, _origin(), *marks, tall, colours)))
            pips.setAccessibleName(f"{marks[0]} / {marks[1]}")
            names.addWidget(pips)
        if owned:
            names.addWidget(Label(owned, name="caption"))
        row.addLayout(names, 1)
        if self._face.counts_losses:
            figure = Label(translate("panel", "%n lost", n=score), name="value")
        else:
            figure = Label(whole(score), name="value" if self._is_low else "figure")
        # A number alone is nobody's for who does not see beside what it stands.
        figure.setAccessibleName(labelled(seat_info.name, figure.text()))
        row.addWidget(figure)
        return row

    def _owned(self, view: View[Any], seat: Seat) -> str:
        """Return what a seat has, where that is not the score: a stake and what it has won."""
        say, score = self.text_style.wording.say, view.state.scores[seat]
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
        say = self.text_style.wording.say
        label = self._told(say(fact.label))
        fit_name(label, say(fact.label), self.width(), self.text_style.text_scale)
        return label

    def _fact_value(self, fact: Fact, told: Phrase) -> Label:
        say = self.text_style.wording.say
        value = self._told(say(told), "value")
        value.setAccessibleName(labelled(say(fact.label), say(told)))
        align_value(value)
        return value

    def _told(self, text: str, name: str = "") -> Label:
        """Return a text in which the words of the game are explained."""
        terms, colours = self.text_style.terms, self.text_style.colours
        told = explained(rich(text, on_dark()), terms, colours.text)
        label = Label(linked(told, colours.text), name=name)
        label.linkActivated.connect(lambda link: self.rule.emit(rule_of(link)))
        if about := meanings(text, terms):
            label.setToolTip(tip(about))
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
        width = self.width() - 34 * self.text_style.text_scale
        column = vbox()
        if known is not None:
            add_cards_left(column, known, names, self.text_style, width, self.devicePixelRatioF())
        if left is None and seen is not None:
            add_rivals(column, seen, self.text_style)
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
        text = self.text_style.wording.say(sheet.summary or sheet.title)
        words = self._told(text)
        words.setWordWrap(True)
        row.addWidget(words, 1)
        if sheet.fewest_win:
            # Who lost is said in words: a number would look like a gain.
            return row
        gained = {line.seat: line.gained for line in sheet.lines}
        best = max(gained.values(), default=0)
        told = gained.get(Seat(0), 0) or best
        whose = [Seat(0)] if gained.get(Seat(0), 0) else [s for s, g in gained.items() if g == best]
        # The summary may be of another seat: a figure is somebody's, and says whose it is.
        owner = f"{self._seat_infos[whose[0]].name} " if len(whose) == 1 else ""
        text = f"{owner}{signed(told)}"
        row.addWidget(Label(text, name="gold" if gained.get(Seat(0)) == best else "value"))
        return row

    def _aid(self) -> str:
        text = translate("panel", "No hint, nothing taken back: the match counts")
        if self.parent_match is not None:
            text = exercise(self.parent_match)
        elif self.assisted:
            text = assisted_by(self.helps)
        return ("⚠ " if self.assisted else "✓ ") + text


def _why_covered() -> Label:
    why = translate("panel", "While you are asked, what has been played is not told here.")
    return Label(why, name="caption", wrap=True)


def _this_hand(number: int | None) -> QHBoxLayout:
    row = hbox((Label(translate("panel", "This hand"), name="heading"), 1))
    if number is not None:
        row.addWidget(Label(translate("panel", "no. {n}").format(n=number), name="caption"))
    return row


def _hands_heading() -> Label:
    return Label(translate("panel", "Hands"), name="heading")


def _origin() -> Any:
    from PySide6.QtCore import QPointF

    return QPointF(1, 1)


def _marks_size(count: int, scale: float) -> Any:
    from PySide6.QtCore import QSizeF

    return QSizeF(count * (18 * 0.72 * scale + 5) + 2, 18 * scale + 3)


def _page() -> QScrollArea:
    scroll = quiet_scroll()
    scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return scroll


def _style(e: TablePalette, scale: float, margin: int, tabs: float) -> str:
    base = BASE * scale
    return (
        panel_sheet("SidePanel", e, base, margin, 36)
        + f"""
    QTabBar::tab {{ font-size: {base * tabs:.0f}px }}
    QLabel#name {{ color: {e.text}; font-size: {base * Type.NAME:.0f}px; font-weight: 600 }}
    QLabel#figure {{ color: {e.text}; font-size: {base * Type.FIGURE:.0f}px; font-weight: 700 }}
    QLabel#heading {{ color: {e.text2}; font-weight: 600; font-size: {base * 0.93:.0f}px }}
    QLabel#caption {{ color: {e.text3}; font-size: {base * 0.93:.0f}px }}
    QLabel#hint {{ color: {e.text} }}
    QLabel#gold {{ color: {e.gold}; font-weight: 600 }}
    QListView {{ background: {e.panel}; border: none }}
    """
    )
