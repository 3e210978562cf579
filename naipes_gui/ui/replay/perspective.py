"""The switch over the felt: with whose eyes the match is watched."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QWidget

from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.markup import tip, unmarked
from naipes_gui.ui.shared.style import style_of
from naipes_gui.ui.shared.theme import TablePalette
from naipes_gui.ui.shared.widgets.tab_order import stop_at_taken

NARROW, APART, SIGN = 640, 10, 18
"""Below this width of the felt the switch says less."""


class PerspectiveSwitch(QFrame):
    """A pill with one segment for each seat and one for open hands."""

    chosen = Signal(int)

    def __init__(
        self, me: Seat, names: Mapping[Seat, str], is_person: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._me, self._names, self._colours = me, dict(names), TablePalette()
        self._is_person = is_person
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 4, 4, 4)
        self._row.setSpacing(2)
        others = [seat for seat in names if seat != me]
        self._buttons = {seat: self._segment() for seat in (me, *others, OMNISCIENT)}
        self._group.buttonClicked.connect(self._tell)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The perspectives from left to right."""
        return tuple(self._buttons)

    def button(self, seat: Seat) -> QPushButton:
        """Return the segment of a seat."""
        return self._buttons[seat]

    def dress(self, colours: TablePalette, scale: float, names: Mapping[Seat, str]) -> None:
        """Take on colours, the size of text, names and the present language."""
        self._colours, self._names = colours, dict(names)
        self.setFixedHeight(round(38 * scale))
        self.setStyleSheet(_style(colours, scale))
        self._draw()

    def show_eyes(self, eyes: Seat) -> None:
        """Mark the present perspective."""
        self._buttons[eyes].setChecked(True)
        stop_at_taken(self._buttons.values())
        self._draw()

    def lock(self, locked: bool) -> None:
        """Forbid the other hands while the hand on the table is still being played."""
        for seat, button in self._buttons.items():
            button.setEnabled(seat == self._me or not locked)
            button.setToolTip(tip(self.about(seat, locked=locked)))

    def place(self, width: int) -> None:
        """Lie at the upper edge of a felt of a width, in the middle."""
        self._show_signs(shown=True)  # a window that grows may have been too narrow for them
        self._fit(width)
        self.move((width - self.width()) // 2, 12)

    def end_at(self, right: int, height: int, left: int) -> None:
        """Lie in a bar of a height, between its buttons at the left and at the right."""
        self._show_signs(shown=True)
        self._fit(0)
        if self.width() > right - left - 2 * APART:
            # Many names have room only without their pictures.
            self._show_signs(shown=False)
            self._fit(0)
        self.move(right - self.width() - APART, (height - self.height()) // 2)

    def _show_signs(self, *, shown: bool) -> None:
        side = SIGN if shown else 0
        for button in self._buttons.values():
            button.setIconSize(QSize(side, side))
            button.setProperty("tight", not shown)
            style_of(button).polish(button)

    def _fit(self, width: int) -> None:
        full = self._texts(long=True)
        short = width < NARROW or self._width(full) > width - 16
        for seat, text in (self._texts(long=False) if short else full).items():
            self._buttons[seat].setText(unmarked(text))
        self.adjustSize()

    def _width(self, texts: Mapping[Seat, str]) -> int:
        for seat, text in texts.items():
            self._buttons[seat].setText(unmarked(text))
        return self.sizeHint().width()

    def _texts(self, *, long: bool) -> dict[Seat, str]:
        return {seat: self._text(seat, long=long) for seat in self._buttons}

    def _text(self, seat: Seat, *, long: bool) -> str:
        if seat == OMNISCIENT:
            return translate("replay", "Open")
        if seat == self._me and self._is_person:
            return translate("replay", "As I saw it") if long else translate("replay", "I")
        name = self._names[seat]
        return translate("replay", "As {name}").format(name=name) if long else name

    def about(self, seat: Seat, *, locked: bool) -> str:
        """Return what a segment is for, or why it is locked."""
        if locked and seat != self._me:
            return translate(
                "replay",
                "This hand is still being played: the other hands can be seen once it is over, "
                "or in a match with take-backs.",
            )
        if seat == OMNISCIENT:
            words = translate("replay", "All hands face up ({key})")
            return words.format(key=keymap().name(Command.OPEN_HANDS))
        words = translate("replay", "Only what this player could know then ({key}: next)")
        return words.format(key=keymap().name(Command.EYES))

    def _segment(self) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setIconSize(QSize(SIGN, SIGN))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._group.addButton(button)
        self._row.addWidget(button)
        return button

    def _draw(self) -> None:
        for seat, button in self._buttons.items():
            sign = {self._me: "eye", OMNISCIENT: "cards"}.get(seat, "perspective")
            ink = self._colours.on_gold if button.isChecked() else self._colours.text2
            button.setIcon(icon(sign, ink, self._colours.line2))
            button.setAccessibleName(self._text(seat, long=True))

    @Slot()
    def _tell(self) -> None:
        seat = next(s for s, button in self._buttons.items() if button.isChecked())
        self._draw()
        self.chosen.emit(seat)


def next_of(seats: tuple[Seat, ...], eyes: Seat, allowed: Callable[[Seat], bool]) -> Seat:
    """Return the next seat in turn whose eyes may be borrowed."""
    people = [seat for seat in seats if seat != OMNISCIENT]
    start = people.index(eyes) if eyes in people else -1
    turned = people[start + 1 :] + people[: start + 1]
    return next((seat for seat in turned if allowed(seat)), eyes)


def _style(e: TablePalette, scale: float) -> str:
    high = round(30 * scale)
    return f"""
    PerspectiveSwitch {{ background: {e.plate}; border: {e.border}px solid {e.line};
        border-radius: {round(19 * scale)}px }}
    QPushButton {{ background: transparent; color: {e.text}; border: 1px solid transparent;
        border-radius: {high // 2}px; padding: 0 14px; min-height: {high - 2}px;
        max-height: {high - 2}px; font-size: {14 * scale:.0f}px; font-weight: 600 }}
    QPushButton[tight="true"] {{ padding: 0 6px }}
    QPushButton:hover {{ background: {e.raised2} }}
    QPushButton:disabled {{ color: {e.line2} }}
    QPushButton:checked {{ background: {e.gold}; color: {e.on_gold} }}
    QPushButton:focus {{ border: 2px solid {e.sky} }}
    """
