"""The table in text: moves as buttons, the hand as a list to act on, all else as lines to read.

A scene of pictures says nothing to a screen reader; these are ordinary widgets, which do.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Button
from naipes_gui.core.glossary import Term
from naipes_gui.core.moves import Move
from naipes_gui.core.questions import last_trick
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import translate
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import Wording, card_name, labelled
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.glossary import meanings
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.tab_order import stop_before
from naipes_gui.ui.table.board import Board

CARD = Qt.ItemDataRole.UserRole
MARGINS = 28
"""What a button or a line needs beside its text."""


class _Choice(QPushButton):
    """A button whose text is broken where it would not fit."""

    def __init__(self) -> None:
        super().__init__()
        self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)

    def tell(self, text: str) -> None:
        """Say something else."""
        self._told = text
        self.setAccessibleName(text)
        self._break()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break()

    def _break(self) -> None:
        lines, measure = [""], self.fontMetrics()
        for word in self._told.replace("&", "&&").split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and measure.horizontalAdvance(longer) > self.width() - MARGINS:
                lines.append(word)
            else:
                lines[-1] = longer
        if (text := "\n".join(lines)) != self.text():
            self.setText(text)


class _Whole(QStyledItemDelegate):
    """Reckons a line in the width in which it is painted: Qt forgets what a style keeps free."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -MARGINS, 0)
        return super().sizeHint(narrower, index)


LEAST = 40
"""The height of a list in which a line is still read, in pixels."""


class Choices(QWidget):
    """A button for every move, one below the other; they stay while their texts change."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._what: list[Move | Card | None] = []
        self.buttons: list[_Choice] = []

    def count(self) -> int:
        """How many moves there are."""
        return len(self._what)

    def fill(
        self, choices: Sequence[tuple[str, Move | Card | None]], before: QWidget | None = None
    ) -> None:
        """Offer other moves; Tab comes to them before it comes to what stands below."""
        while len(self.buttons) < len(choices):
            button = _Choice()
            button.clicked.connect(partial(self._press, len(self.buttons)))
            self.buttons.append(button)
            self._column.addWidget(button)
            if before is not None:
                QWidget.setTabOrder(stop_before(before), button)
        self._what = [what for _, what in choices]
        for place, button in enumerate(self.buttons):
            if place < len(choices):
                button.tell(choices[place][0])
            button.setVisible(place < len(choices))

    def _press(self, place: int, *_: object) -> None:
        self.chosen.emit(self._what[place])


class TextTable(QWidget):
    """What can be done, the hand, and everything that can be read off the table."""

    card_chosen = Signal(object)
    move_chosen = Signal(object)
    shown = Signal()
    """It comes to be seen; until then nobody needs to write it."""

    def __init__(self) -> None:
        super().__init__()
        self.terms: tuple[Term, ...] = ()
        self.choices, self.hand, self.table = Choices(), QListWidget(), QListWidget()
        self._headings = Label(), Label(), Label()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        parts = (self.choices, self.hand, self.table)
        for heading, part, stretch in zip(self._headings, parts, (0, 3, 4), strict=True):
            heading.setBuddy(part)
            column.addWidget(heading)
            column.addWidget(part, stretch)
        for row in (self.hand, self.table):
            row.setWordWrap(True)
            row.setItemDelegate(_Whole(row))
            row.setResizeMode(QListWidget.ResizeMode.Adjust)
            row.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            # They scroll; what can be done does not, and its words would be cut.
            row.setMinimumHeight(LEAST)
        # Only to be read: Enter is not wanted here.
        self.table.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.choices.chosen.connect(self._choose)
        self.hand.itemActivated.connect(self._pick)

    def retranslate(self) -> None:
        """Name the lists in the present language."""
        names = (
            translate("text_table", "You can"),
            translate("text_table", "Your hand"),
            translate("text_table", "On the table"),
        )
        parts = (self.choices, self.hand, self.table)
        for heading, part, name in zip(self._headings, parts, names, strict=True):
            heading.setText(name)
            part.setAccessibleName(name)

    def show_board(self, board: Board) -> None:
        """Write down what a board shows, unless it shows nothing yet."""
        view, hand = board.view_, board.hand
        if view is None or board.table.view is None:
            return
        wording = replace(board.table_style.text_style.wording, aloud=True)
        held = [card for card in board.table.hand_in_order() if card != HIDDEN]
        self.show_view(
            TableInWords(board.face, view, wording, board.overlay.counted), board.turns,
            board.buttons() if hand.armed else (), held, hand.picked,
            hand.playable if hand.armed else frozenset(), asks_what_fits=hand.asks_what_fits,
        )  # fmt: skip

    def show_view(
        self, words: TableInWords, turns: Turns, buttons: tuple[Button, ...],
        hand: Sequence[Card], picked: tuple[Card, ...], playable: frozenset[Card],
        *, asks_what_fits: bool = False,
    ) -> None:  # fmt: skip
        """Write a position down; the hand in the order in which it is held."""
        told = frozenset[Card]() if asks_what_fits else playable
        _fill(self.hand, [(words.in_hand(card, picked, told), card) for card in hand])
        self.choices.fill(_choices(words, buttons, hand, playable), self.hand)
        _fill(self.table, [(line, None) for line in table_lines(words, turns)])
        for row in (self.hand, self.table):
            self._explain(row)

    @property
    def is_read(self) -> bool:
        """Whether anybody can read it, by eye or by ear."""
        return self.isVisible()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.is_read:
                self.shown.emit()

    def take_keys(self) -> None:
        """Give the keys to what can be done, or else to what can be read."""
        if self.hand.count():
            self.hand.setFocus()
        elif self.choices.count():
            self.choices.buttons[0].setFocus()
        else:
            self.table.setFocus()

    def _explain(self, row: QListWidget) -> None:
        """Say of every line what the words of the game in it mean."""
        for i in range(row.count()):
            item = row.item(i)
            about = meanings(item.text(), self.terms)
            item.setToolTip(tip(about))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, about)

    @Slot(object)
    def _choose(self, what: Move | Card | None) -> None:
        if isinstance(what, Move):
            self.move_chosen.emit(what)
        elif what is not None:
            self.card_chosen.emit(what)
        else:
            self.hand.setFocus()

    @Slot(QListWidgetItem)
    def _pick(self, item: QListWidgetItem) -> None:
        self.card_chosen.emit(Card(item.data(CARD)))


def _choices(
    words: TableInWords, buttons: tuple[Button, ...], hand: Sequence[Card],
    playable: frozenset[Card],
) -> list[tuple[str, Move | Card | None]]:  # fmt: skip
    """Return what can be done: buttons, cards of the table to take, and the way to the hand."""
    offered = [(_choice(b, words.wording), b.move) for b in buttons if b.why is None]
    taking = translate("text_table", "Take {card}")
    taken = [(taking.format(card=card_name(c)), c) for c in sorted(playable) if c not in hand]
    able = len(playable.intersection(hand))
    own = translate("text_table", "Choose in your hand: %n card(s) may be used", n=able)
    return [*offered, *taken, *([(own, None)] if able else [])]


def _choice(button: Button, wording: Wording) -> str:
    told = filter(None, (button.label, button.price, button.risk))
    return ". ".join(map(wording.say, told))


def table_lines(words: TableInWords, turns: Turns) -> list[str]:
    """Return all that can be read off the table: how things stand first, then what lies there."""
    view, face = words.view, words.face
    lines = [words.turn()]
    if view.state.stage is Stage.HAND:
        if face.has_tricks:
            lines += [words.trick(turns.laid), last_trick(words, turns)]
        if face.trump(view) is not None:
            lines.append(words.trump())
        if face.contract(view) is not None or face.banner(view) is not None:
            lines.append(words.contract())
        if face.pot(view) is not None:
            lines.append(words.pot())
    lines += [words.seat(Seat(seat)) for seat in range(len(view.state.scores))]
    lines += map(str, words.zones())
    return [line for line in (*lines, *words.facts()) if line]


def closed_zones(view: View[Any], names: tuple[str, ...]) -> list[str]:
    """Return what lies closed on the table, zone by zone: what lies open is seen there."""
    zones, wording = view.zones, Wording(names)
    mine = zones.find(Role.HAND, view.seat)
    return [
        _zone_line(wording.say(zones.zone(zone).name), _owner(zones.owner(zone), names), cards)
        for zone, cards in view.state.table.items()
        if HIDDEN in cards and zone != mine
    ]


def _owner(seat: Seat, names: tuple[str, ...]) -> str:
    return names[seat] if seat != NOBODY else ""


def _zone_line(name: str, owner: str, cards: tuple[Card, ...]) -> str:
    known = [card_name(card) for card in cards if card != HIDDEN]
    what = ", ".join(known) if known else translate("text_table", "%n card(s)", n=len(cards))
    whose = f"{name}, {owner}" if owner else name
    return labelled(whose, what)


def _fill(row: QListWidget, lines: Sequence[tuple[str, Card | None]]) -> None:
    """Write lines into a list, keeping the place of the reader."""
    here = row.currentRow()
    row.clear()
    for text, card in lines:
        item = QListWidgetItem(text)
        item.setData(CARD, card)
        row.addItem(item)
    if 0 <= here < row.count():
        row.setCurrentRow(here)
