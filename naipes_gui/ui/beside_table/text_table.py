"""The table in text: the hand as a list to act on, and everything else as lines to read.

A scene of pictures says nothing to a screen reader; these are ordinary lists, which do.
"""

from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Button
from naipes_gui.core.glossary import Term
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, card_name
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.glossary import meanings
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.widgets.plain import Label

CARD, MOVE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class TextTable(QWidget):
    """Three lists: what can be done, the hand, and what lies on the table."""

    card_chosen = Signal(object)
    move_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.terms: tuple[Term, ...] = ()
        self.choices, self.hand, self.table = QListWidget(), QListWidget(), QListWidget()
        self._headings = Label(), Label(), Label()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        for heading, row, part in zip(
            self._headings, (self.choices, self.hand, self.table), (2, 3, 4), strict=True
        ):
            heading.setBuddy(row)
            row.setWordWrap(True)
            column.addWidget(heading)
            column.addWidget(row, part)
        # Only to be read: Enter is not wanted here.
        self.table.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.choices.itemActivated.connect(self._choose)
        self.hand.itemActivated.connect(self._pick)

    def retranslate(self) -> None:
        """Name the lists in the present language."""
        names = (
            translate("text_table", "You can"),
            translate("text_table", "Your hand"),
            translate("text_table", "On the table"),
        )
        for heading, row, name in zip(
            self._headings, (self.choices, self.hand, self.table), names, strict=True
        ):
            heading.setText(name)
            row.setAccessibleName(name)

    def show_view(
        self, view: View[Any], names: tuple[str, ...], wording: Wording,
        buttons: tuple[Button, ...], picked: tuple[Card, ...], playable: frozenset[Card],
    ) -> None:  # fmt: skip
        """Write a position down."""
        mine = view.cards(Role.HAND, view.seat)
        _fill(self.hand, [(_hand_line(c, picked, playable), CARD, c) for c in mine])
        able = len(playable.intersection(mine))
        cards = [(translate("text_table", "Choose in your hand: %n card(s) may be used", n=able),
                  MOVE, None)]  # fmt: skip
        choices = [_choice(b, wording) for b in buttons if b.why is None]
        _fill(self.choices, [*choices, *(cards if able else [])])
        _fill(self.table, [(line, CARD, None) for line in zone_lines(view, names)])
        for row in (self.choices, self.hand, self.table):
            self._explain(row)

    def _explain(self, row: QListWidget) -> None:
        """Say of every line what the words of the game in it mean."""
        for i in range(row.count()):
            item = row.item(i)
            about = meanings(item.text(), self.terms)
            item.setToolTip(tip(about))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, about)

    @Slot(QListWidgetItem)
    def _choose(self, item: QListWidgetItem) -> None:
        if (move := item.data(MOVE)) is not None:
            self.move_chosen.emit(move)
        else:
            self.hand.setFocus()

    @Slot(QListWidgetItem)
    def _pick(self, item: QListWidgetItem) -> None:
        self.card_chosen.emit(Card(item.data(CARD)))


def _choice(button: Button, wording: Wording) -> tuple[str, Qt.ItemDataRole | int, Move]:
    told = filter(None, (button.label, button.price, button.risk))
    return ". ".join(map(wording.say, told)), MOVE, button.move


def _hand_line(card: Card, picked: tuple[Card, ...], playable: frozenset[Card]) -> str:
    name = card_name(card)
    if card in picked:
        return translate("text_table", "{card}, chosen").format(card=name)
    if playable and card not in playable:
        return translate("text_table", "{card}, not allowed now").format(card=name)
    return name


def zone_lines(view: View[Any], names: tuple[str, ...]) -> list[str]:
    """Return what lies on the table, zone by zone, without the reader's own hand."""
    zones, wording = view.zones, Wording(names)
    mine = zones.find(Role.HAND, view.seat)
    return [
        _zone_line(wording.say(zones.zone(zone).name), _owner(zones.owner(zone), names), cards)
        for zone, cards in view.state.table.items()
        if cards and zone != mine
    ]


def _owner(seat: Seat, names: tuple[str, ...]) -> str:
    return names[seat] if seat != NOBODY else ""


def _zone_line(name: str, owner: str, cards: tuple[Card, ...]) -> str:
    known = [card_name(card) for card in cards if card != HIDDEN]
    what = ", ".join(known) if known else translate("text_table", "%n card(s)", n=len(cards))
    whose = f"{name}, {owner}" if owner else name
    return f"{whose}: {what}"


def _fill(row: QListWidget, lines: list[tuple[str, Any, Any]]) -> None:
    """Write lines into a list, keeping the place of the reader."""
    here = row.currentRow()
    row.clear()
    for text, role, value in lines:
        item = QListWidgetItem(text)
        item.setData(role, value)
        row.addItem(item)
    if 0 <= here < row.count():
        row.setCurrentRow(here)
