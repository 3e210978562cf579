"""The buttons above the hand, in one row as long as they fit."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.zones import Role
from naipes_gui.ui.shared.glossary import with_meanings
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.action_button import (
    DENSITIES,
    FEW,
    MOST_LINES,
    PAD,
    ActionButton,
    Caption,
    broken_to,
    button_height,
    button_width,
    gap_between,
    lines_in,
    price_lines,
    row_length,
)
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.hand_room import hand_middle
from naipes_gui.ui.table.ring import Ring

MANY = 6
"""From so many buttons on room is saved first; of few prices are broken into lines."""
LAST_DIGIT, APART = 9, 6
BETWEEN = 6
"""What is free between two rows of buttons."""
LOWER = 4
"""How much less is kept free below the last: more would reach over a raised card."""
PLACES = 32
"""How many places along a lane are tried where cards lie in its middle."""
LOW_ROWS = 2
"""How many rows low buttons may fill before they leave out their prices."""


class ActionBar(QWidget):
    """Lays the buttons in one row, or in two when the table is narrow."""

    chosen = Signal(object)
    explained = Signal(object, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.text_style, self._shown = TextStyle(), list[Caption]()
        self._room, self._height, self._is_low = float(parent.width()), 0.0, False
        self._buttons: list[ActionButton] = []
        self._all: tuple[Button, ...] = ()
        """What is offered; of that ``_offered`` is what there is room for."""
        self._offered: tuple[Button, ...] = ()
        self._advice: Move | None = None
        self._lent = False
        self._kept_for: tuple[object, ...] = ()
        self._kept: list[float] = []
        self._asked: Move | None = None
        """What was pressed once, and is done when it is pressed again."""
        self.hide()

    @property
    def has_usual(self) -> bool:
        """Whether one of the choices is what one mostly does."""
        return any(button.caption.main for button in self._buttons)

    def makes(self, move: Move | None) -> bool:
        """Tell whether a button makes a move."""
        return any(button.makes(move) for button in self._buttons)

    def gild(self, advice: Move | None = None, *, lent: bool = False) -> None:
        """Let the button be gold that Enter presses: the one of a hint, or the usual one.

        None is where Enter is lent to something else on the table.
        """
        self._advice, self._lent = advice, lent
        alone = sum(not button.caption.disabled for button in self._buttons) < 2
        for button in self._buttons:
            advised = button.makes(advice or self._asked)
            button.wear(gold=button is self._gold, advised=advised, alone=alone)

    def ask(self, move: Move) -> None:
        """Ring the button that was pressed once."""
        self._asked = move
        self.gild(self._advice, lent=self._lent)

    def is_asked(self, move: Move) -> bool:
        """Tell whether a button has been pressed once."""
        return self._asked == move

    @property
    def _gold(self) -> ActionButton | None:
        advised = next((b for b in self._buttons if b.makes(self._advice)), None)
        usual = next((b for b in self._buttons if b.caption.main), None)
        return advised or (None if self._lent else usual)

    def press_gold(self) -> bool:
        """Press the button that is gold, or hear why it is closed; tell whether there is one."""
        gold = self._gold
        if gold is not None:
            gold.click()
        return gold is not None

    def offer(self, buttons: Sequence[Button]) -> None:
        """Show these choices instead of the present ones."""
        if tuple(buttons) != self._all:
            self._all, self._asked = tuple(buttons), None
            self._make(self._captions())

    def _make(self, captions: list[Caption]) -> None:
        """Make the buttons anew; the one that had the focus has it again."""
        focused = next((i for i, b in enumerate(self._buttons) if b.hasFocus()), -1)
        self._remove()
        self._shown = captions
        kept = self._kept_widths(captions)
        for button, caption, least in zip(self._offered, captions, kept, strict=True):
            self._add(button, caption, least)
        self.gild(self._advice, lent=self._lent)
        self._line_up()
        self._lay()
        if 0 <= focused < len(self._buttons):
            self._buttons[focused].setFocus()

    def _kept_widths(self, captions: list[Caption]) -> list[float]:
        """Return how wide the buttons are: none becomes narrower while the same is asked.

        A row that changed its widths with every card that is marked would run from the pointer.
        """
        scale = self.text_style.text_scale
        own = [button_width(caption, scale) for caption in captions]
        to_be = [button_width(caption, scale) for caption in self._to_be(captions)]
        asked = (*(button.move.verb for button in self._offered), scale, self._dense, self._room)
        before = self._kept if asked == self._kept_for else own
        wide = list(map(max, own, to_be, before))
        if row_length(captions, scale) + sum(wide) - sum(own) > self._room:
            wide = own
        self._kept_for, self._kept = asked, wide
        return wide

    def _to_be(self, captions: list[Caption]) -> list[Caption]:
        """Return what the buttons come to say at their longest."""
        say = self.text_style.wording.say
        return [
            caption if button.longest is None
            else replace(caption, label=say(button.longest), main=True)
            for button, caption in zip(self._offered, captions, strict=True)
        ]  # fmt: skip

    def _line_up(self) -> None:
        """Let Tab come to the buttons right after the table, whenever they were made."""
        # Only what can have the focus has a place in the order of Tab; the bar shall not keep it.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for before, button in pairwise([self, *self._buttons]):
            QWidget.setTabOrder(before, button)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _captions(self) -> list[Caption]:
        """Return the buttons at the most comfortable density at which they stand in one row."""
        self._offered = self._all
        if self._is_low:
            return self._in_low_rows()
        if row := self._in_one_row():
            return row
        few = 0 < len(self._offered) <= FEW
        row = self._broken(self._row(len(DENSITIES) - 2)) if few else []
        return self._widened(row) or self._of_what_can_be_done() or self._in_low_rows()

    def _in_one_row(self) -> list[Caption]:
        scale, first = self.text_style.text_scale, int(len(self._offered) >= MANY)
        rows = (self._row(dense) for dense in range(first, len(DENSITIES) - 1))
        return next((row for row in rows if row_length(row, scale) <= self._room), [])

    def _of_what_can_be_done(self) -> list[Caption]:
        """Leave out what is closed, if all others then stand in one row."""
        self._offered = self._open_ones
        if row := self._in_one_row():
            return row
        self._offered = self._all
        return []

    @property
    def _open_ones(self) -> tuple[Button, ...]:
        return tuple(button for button in self._all if button.why is None) or self._all

    def _broken(self, row: list[Caption]) -> list[Caption]:
        """Return buttons whose prices are broken into lines, without the risks if there must be.

        Rather than over the table a risk stands in the tool tip; the price is always told.
        """
        scale = self.text_style.text_scale
        fitting = lines_in(self._height, scale)
        brief = [replace(caption, brief=True) for caption in row]
        most = fitting + 1 if any(caption.risk for caption in row) else MOST_LINES
        tried = ((row, fitting), (brief, fitting), (brief, max(most, fitting)))
        told = (broken_to(self._room, each, scale, lines) for each, lines in tried)
        return next(filter(None, told), [])

    def _widened(self, row: list[Caption]) -> list[Caption]:
        """Return buttons of broken prices less dense, in larger letters, where none is higher."""
        scale = self.text_style.text_scale
        lines = max((len(price_lines(caption, scale)) for caption in row), default=0)
        roomier = (
            broken_to(self._room, [replace(c, brief=row[0].brief) for c in self._row(dense)],
                      scale, lines)
            for dense in range(len(DENSITIES) - 1)
        )  # fmt: skip
        return next(filter(None, roomier), row) if row else row

    def _in_low_rows(self) -> list[Caption]:
        """Leave prices to the tool tips, and what is closed out, where there were a third row."""
        row = self._row(len(DENSITIES) - 1)
        open_ones = [replace(each, most=0) if each.disabled else each for each in row]
        bare = [replace(caption, most=0) for caption in row]
        rows = (row, open_ones, bare)
        told = [each for each in rows if self._many_rows(each) <= LOW_ROWS]
        # Rather without its price than beyond the lane.
        low = next(filter(self._fits_across, told), told[-1] if told else None)
        if low is None:
            self._offered = self._open_ones
            low = [replace(caption, most=0) for caption in self._row(len(DENSITIES) - 1)]
        plain = [replace(caption, icon="") for caption in low]
        return plain if self._many_rows(plain) < self._many_rows(low) else low

    def _fits_across(self, captions: Sequence[Caption]) -> bool:
        """Tell whether none of the buttons is wider than there is room."""
        scale = self.text_style.text_scale
        return all(button_width(caption, scale) <= self._room for caption in captions)

    def _many_rows(self, captions: Sequence[Caption]) -> int:
        """Return how many rows so many low buttons fill."""
        rows, scale = [list[Caption]()], self.text_style.text_scale
        for caption in captions:
            if rows[-1] and row_length([*rows[-1], caption], scale) > self._room:
                rows.append([])
            rows[-1].append(caption)
        return len(rows)

    def _row(self, dense: int) -> list[Caption]:
        keyed = zip(self._all, printed_keys(self._all), strict=True)
        shown = self._offered
        return [self._caption(button, key, dense) for button, key in keyed if button in shown]

    def rebuild(self) -> None:
        """Paint the same choices again, in another language or size."""
        self._make(self._captions())

    def clear(self) -> None:
        """Take every choice away."""
        self._all, self._offered, self._asked, self._kept_for = (), (), None, ()
        self._remove()

    def _remove(self) -> None:
        if any(button.hasFocus() for button in self._buttons):
            # Qt would give it to whatever comes next, which may lie in the toolbar.
            self._ground.setFocus()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self.hide()

    def press_key(self, key: str) -> bool:
        """Press the button that prints a key; tell whether there is one."""
        for button in self._buttons:
            if key and button.caption.key == key:
                button.click()
                return True
        return False

    @property
    def keys(self) -> list[str]:
        """The keys that the buttons print."""
        return [button.caption.key for button in self._buttons if button.caption.key]

    def press_pass(self) -> bool:
        """Press the button that passes; tell whether there is one."""
        for button in self._buttons:
            if button.move_.verb == "pass":
                button.click()
                return True
        return self.press_key("0")

    def stand(self, room: Room, view: View[Any] | None, played: Sequence[Box] = ()) -> float:
        """Stand above the hand, where seats and captures leave room; return the lower edge.

        Where nobody sits beside the lane, or no card of the hand can rise, there is more room.
        What has been ``played`` may reach down there: buttons stand beside it.
        """
        self._is_low = isinstance(room, Ring) and room.asks_among_piles
        ends, high = room.lane.bottom, room.lane_height
        if view is not None and self._offered and not _may_rise(view):
            ends, high = room.resting
        lane = self._lane((room.lane, room.wide_lane), high)
        self.arrange(lane.width, high)
        # What is wider than the lane is so on both sides alike, and its shadow may lie beyond.
        bottom, half = ends + PAD, min(self.width() / 2 - PAD, lane.width / 2)
        # In the middle of the lane, or above the hand where that is possible.
        middle = min(max(hand_middle(room), lane.x + half), lane.right - half)
        beside = (at for each in (lane, room.wide_lane) for at in _across(each, half))
        left = self.width() / 2
        places = [
            round(at - left) for at in (middle, *sorted(beside, key=lambda x: abs(x - middle)))
        ]
        self._stand_clear(places, round(bottom - self.height()), played)
        return bottom

    def keep_beside(self, panel: Box, cards: Sequence[Box]) -> None:
        """Stand beside a panel over the table, which then has the room below who sits there."""
        boxes, edge = self.boxes(), float(self._ground.width())
        left = min((box.x for box in boxes), default=0.0)
        right = max((box.right for box in boxes), default=0.0)
        shift = min(0.0, panel.x - APART - right) if panel.x > 0 else (
            max(0.0, panel.right + APART - left)
        )  # fmt: skip
        at = self.pos()
        self.move(round(at.x() + shift), at.y())
        beyond = left + shift < APART or right + shift > edge - APART
        if beyond or any(box.meets(card) for box in self.boxes() for card in cards):
            self.move(at)

    def _stand_clear(self, places: Sequence[int], top: int, cards: Sequence[Box]) -> None:
        """Stand in the first place in which no button lies over a card that has been played."""
        for x in places:
            self.move(x, top)
            if not any(box.meets(card) for box in self.boxes() for card in cards):
                return
        self.move(places[0], top)

    def _lane(self, lanes: Sequence[Box], high: float) -> Box:
        """Return the first lane in which every price can be told, or else the first.

        Rather than higher than the lane buttons are wide.
        """
        for lane, whole in (*((lane, True) for lane in lanes), (lanes[0], False)):
            self._room, self._height = lane.width, high
            if self._is_told(whole=whole):
                return lane
        return next((lane for lane in lanes if self._is_one_row(lane)), lanes[0])

    def _is_one_row(self, lane: Box) -> bool:
        """Tell whether all buttons stand side by side in a lane, be it without their prices."""
        self._room = lane.width
        return self._many_rows(self._captions()) < LOW_ROWS

    def _is_told(self, *, whole: bool) -> bool:
        """Tell whether every price that counts stands on its button, in the lane as a ``whole``."""
        scale, captions = self.text_style.text_scale, self._captions()
        if whole and any(button_height(each, scale) > self._height for each in captions):
            return False
        if any(button_width(each, scale) > self._room for each in captions):
            return False
        told = (each for each in captions if each.price and not each.disabled)
        return all(price_lines(each, scale) for each in told)

    def arrange(self, width: float, height: float = 0.0) -> None:
        """Put the buttons side by side as far as the width allows, no higher than there is room."""
        self._room, self._height = width, height
        captions, before = self._captions(), self._kept
        # What they come to say at their longest may have had room where they were made only.
        if captions != self._shown or self._kept_widths(captions) != before:
            self._make(captions)
        else:
            self._lay()

    @property
    def _dense(self) -> int:
        return self._shown[0].dense if self._shown else 0

    def _lay(self) -> None:
        apart = gap_between(self._shown)
        gap = -2 * PAD + apart
        rows = self._rows(gap)
        whole = max((_row_width(row, gap) for row in rows), default=0)
        y = 0
        for row in rows:
            x = (whole - _row_width(row, gap)) // 2
            for button in row:
                button.gap = apart
                button.move(x, y)
                x += button.width() + gap
            y += max((b.height() for b in row), default=0) - 2 * PAD + BETWEEN
        # Below the last row nothing follows: phases and plates above need the room rather.
        self.resize(QSize(whole, y + 2 * PAD - LOWER * bool(rows)))
        self.setVisible(bool(self._buttons))

    def _rows(self, gap: int) -> list[list[ActionButton]]:
        """Fill as few rows as there must be, each about as long as the others."""
        if self._dense < len(DENSITIES) - 1:
            return [list(self._buttons)]
        fewest = len(self._filled(self._room, gap))
        lengths = range(100, round(self._room), 10)
        equal = (self._filled(length, gap) for length in lengths)
        return next((rows for rows in equal if len(rows) <= fewest), self._filled(self._room, gap))

    def _filled(self, length: float, gap: int) -> list[list[ActionButton]]:
        """Fill rows up to a length."""
        rows: list[list[ActionButton]] = [[]]
        for button in self._buttons:
            if rows[-1] and _row_width([*rows[-1], button], gap) - 2 * PAD > length:
                rows.append([])
            rows[-1].append(button)
        return rows

    def boxes(self) -> tuple[Box, ...]:
        """Return where the buttons lie on the table, without their shadows."""
        if self.isHidden():
            return ()
        return tuple(_paper(button.geometry().translated(self.pos())) for button in self._buttons)

    def _caption(self, button: Button, key: str, dense: int) -> Caption:
        say = self.text_style.wording.say
        whole = Caption(
            say(button.label), say(button.price or button.why or ""),
            key, button.icon, button.main,
            button.why is not None, dense, risk=say(button.risk or ""),
        )  # fmt: skip
        if button.briefly is None or self._fits_across([whole]):
            return whole
        return replace(whole, label=say(button.briefly))

    def _add(self, button: Button, caption: Caption, least: float) -> None:
        high = max(button_height(each, self.text_style.text_scale) for each in self._shown)
        made = ActionButton(caption, button.move, self.text_style, self, (least, high))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if button.why is not None:
            why = self.text_style.wording.say(button.why)
            made.setToolTip(tip(with_meanings(why, why, self.text_style.terms)))
            made.clicked.connect(lambda: self.explained.emit(button.move, why))
        else:
            lines = price_lines(caption, self.text_style.text_scale)
            whole = lines and not (caption.risk and (caption.brief or len(lines) < 2))
            about = "" if whole else caption.consequence
            label = self.text_style.wording.say(button.label)
            if caption.label != label:
                made.setAccessibleName(label)
                about = f"{label} {about}".rstrip()
            told = f"{label} {caption.consequence}"
            made.setToolTip(tip(with_meanings(about, told, self.text_style.terms)))
            made.clicked.connect(lambda: self.chosen.emit(button.move))
        made.show()
        self._buttons.append(made)


def printed_keys(buttons: Sequence[Button]) -> list[str]:
    """Return the key of every button: those the game has chosen, or else numbers in order.

    A lone button has Enter. Where the game has chosen any, a place in the row means nothing,
    and a number that is none of the game's would be taken for what the button says.
    """
    if len(buttons) == 1 or len(buttons) > LAST_DIGIT or any(button.key for button in buttons):
        return [button.key for button in buttons]
    return [str(number) for number in range(1, len(buttons) + 1)]


def _across(lane: Box, half: float) -> Iterator[float]:
    """Yield where the middle of something may be that is half so wide, all along a lane."""
    free = lane.width - 2 * half
    return (lane.x + half + free * i / PLACES for i in range(PLACES + 1) if free > 0)


def _may_rise(view: View[Any]) -> bool:
    """Tell whether a card of the viewer's hand can be touched now."""
    hand = set(view.cards(Role.HAND, view.seat))
    return any(hand & set(move.cards) for move in view.moves)


def _paper(area: QRect) -> Box:
    inner = area.adjusted(PAD, PAD, -PAD, -PAD)
    return Box(inner.x(), inner.y(), inner.width(), inner.height())


def _row_width(row: Sequence[ActionButton], gap: int) -> int:
    return sum(button.width() for button in row) + gap * (len(row) - 1)
