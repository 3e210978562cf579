"""The keys of the table: moving along the hand, playing, pressing buttons."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import by_rank
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.ahead import Ahead
from naipes_gui.ui.table.cutting import Cutting
from naipes_gui.ui.table.director import Director
from naipes_gui.ui.table.enter import Enter
from naipes_gui.ui.table.grasp import Grasp
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt
from naipes_gui.ui.table.overlay import FeltOverlay
from naipes_gui.ui.table.playing_on import PlayingOn
from naipes_gui.ui.table.toast import Toast


class KeyedFelt(OnFelt, Protocol):
    """The felt as the keys see it: with everything that they may mean."""

    director: Director
    hand: Hand
    cutting: Cutting
    bar: ActionBar
    toast: Toast
    overlay: FeltOverlay
    enter: Enter
    grasp: Grasp
    ahead: Ahead
    playing_on: PlayingOn

    def buttons(self) -> tuple[Button, ...]:
        """Return what can be done now other than with cards."""
        ...

    def advise(self, move: Move | None) -> None:
        """Let a hint be what Enter does, or no hint any more."""
        ...

    def tell(self, text: str) -> None:
        """Say something that is no fault."""
        ...


def press(felt: KeyedFelt, event: QKeyEvent) -> bool:
    """Do what a key means at the table; tell whether it meant anything."""
    key = Qt.Key(event.key())
    if felt.overlay.moments.is_shown and not _is_modifier(key):
        # Whatever is pressed only says that it has been seen.
        felt.finish()
        return True
    if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        return _act(felt, picking=key == Qt.Key.Key_Space, again=event.isAutoRepeat())
    if key == Qt.Key.Key_End and not felt.director.is_idle:
        felt.director.finish_all()
        return True
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return False
    if _walk(felt, key):
        return True
    # What is held down decides only once.
    return not event.isAutoRepeat() and (_number(felt, event) or _printed(felt, event))


def _is_modifier(key: Qt.Key) -> bool:
    keys = Qt.Key
    return key in (keys.Key_Shift, keys.Key_Control, keys.Key_Alt, keys.Key_AltGr, keys.Key_Meta)


def _act(felt: KeyedFelt, *, picking: bool, again: bool) -> bool:
    """Enter and Space: finish what moves, cut, or do what is gold or in focus.

    Where several cards are picked, Space picks one more and Enter confirms those picked.
    What was pressed to skip a movement decides nothing, even if it comes a little late.
    """
    if felt.finish():
        return True
    if not felt.interactive:
        return False
    if again or felt.director.has_just_moved:
        return True
    if felt.cutting.is_due:
        felt.cutting.cut()
    elif not felt.ahead.press():
        felt.enter.press(picking=picking)
    return True


def _walk(felt: KeyedFelt, key: Qt.Key) -> bool:
    steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}
    if key == Qt.Key.Key_Escape:
        return _put_away(felt)
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        meant = felt.ahead.go() if key == Qt.Key.Key_Up else felt.ahead.leave()
        if meant:
            _take_keys(felt)
        return meant
    if key not in steps:
        return False
    if felt.cutting.is_due:
        felt.cutting.nudge(steps[key])
    else:
        _take_keys(felt)
        if not felt.ahead.step(steps[key]):
            felt.hand.move_focus(steps[key])
    return True


def _take_keys(felt: KeyedFelt) -> None:
    """Let Enter be meant for the card that keys go to, wherever they came from: it is seen."""
    if not felt.hasFocus():
        felt.setFocus()


def _put_away(felt: KeyedFelt) -> bool:
    """Take back what is picked, shown or said; tell whether there was anything."""
    hand = felt.hand
    if felt.ahead.leave():
        return True
    if hand.is_dragging or felt.grasp.is_dragging:
        hand.take_back()
        felt.grasp.let_go()
        return True
    stays = felt.playing_on.marks_stay
    is_hinted = hand.is_advised and not stays
    meant = bool(hand.picked or hand.focus or is_hinted or felt.toast.isVisible())
    hand.clear()
    hand.focus = None
    if not stays:
        felt.advise(None)
    felt.playing_on.stop()
    felt.toast.dismiss()
    return meant


def _number(felt: KeyedFelt, event: QKeyEvent) -> bool:
    """Press the button that shows a number or a letter, or what else the only thing to do is."""
    text = event.text()
    if _press_lone(felt, text):
        return True
    if text in ("-", "0") and felt.bar.press_pass():
        return True
    return bool(text) and felt.bar.press_key(text.upper())


def _press_lone(felt: KeyedFelt, key: str) -> bool:
    """Do the only thing there is to do with the key that its button has beside others."""
    reach = felt.ahead.lone if felt.hand.armed and not felt.playing_on.is_asking else None
    keys = [button.key for button in felt.buttons() if reach and button.move == reach.move]
    if reach is None or not key or key not in keys:
        return False
    felt.choose(reach.move)
    return True


def _printed(felt: KeyedFelt, event: QKeyEvent) -> bool:
    """Go to a card by what is printed on it, or say that there is none: no number is silent."""
    if event.text().isdecimal() and _only_buttons(felt):
        return True
    if keymap().meant(event, Where.TABLE) is not None:
        # Q says how things stand, unless it is given another key; the queen has D and Shift+Q.
        return False
    try:
        wanted = by_rank.wanted(event.text(), felt.table.hand_in_order())
    except LookupError:
        return False
    if felt.hand.focus_next(wanted.means):
        _take_keys(felt)
    else:
        felt.tell(felt.table_style.text_style.wording.say(wanted.missed))
    return True


def _only_buttons(felt: KeyedFelt) -> bool:
    """Say which numbers mean something, where buttons print some and no card can be chosen.

    Whether a 1 is an ace or the first button, nobody shall have to think about.
    """
    numbers = [key for key in felt.bar.keys if key.isdecimal()]
    if not numbers or felt.hand.playable:
        return False
    told = translate("table", "Numbers press the buttons now: {keys}.")
    felt.tell(told.format(keys=", ".join(numbers)))
    return True
