"""The keys of the table: moving along the hand, playing, pressing buttons."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from naipes_gui.core.text import translate

if TYPE_CHECKING:
    from naipes_gui.ui.table.board import Board


def press(board: "Board", event: QKeyEvent) -> bool:
    """Do what a key means at the table; tell whether it meant anything."""
    key = Qt.Key(event.key())
    if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        return _act(board, picking=key == Qt.Key.Key_Space, again=event.isAutoRepeat())
    if key == Qt.Key.Key_End and not board.director.is_idle:
        board.director.finish_all()
        return True
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return False
    if _walk(board, key):
        return True
    # What is held down decides only once.
    return not event.isAutoRepeat() and (_number(board, event) or _rank(board, event))


def _act(board: "Board", *, picking: bool, again: bool) -> bool:
    """Enter and Space: finish what moves, cut, play the focused card, or press the gold button.

    Where several cards are picked, Space picks one more and Enter confirms those picked.
    What was pressed to skip a movement decides nothing, even if it comes a little late.
    """
    if board.finish():
        return True
    if not board.interactive:
        return False
    if again or board.director.has_just_moved:
        return True
    if board.cutting.is_due:
        board.cutting.cut()
    elif board.hand.picked and not picking and (move := board.bar.main_move) is not None:
        board.choose(move)
    elif board.hand.focus is not None and board.hand.playable:
        board.hand.click(board.hand.focus)
    elif (move := board.bar.main_move) is not None:
        board.choose(move)
    return True


def _walk(board: "Board", key: Qt.Key) -> bool:
    steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}
    if key == Qt.Key.Key_Escape:
        board.hand.clear()
        board.hand.advise(())
        board.bar.advise(None)
        board.toast.dismiss()
        return True
    if key not in steps:
        return False
    if board.cutting.is_due:
        board.cutting.nudge(steps[key])
    else:
        board.hand.move_focus(steps[key])
    return True


def _number(board: "Board", event: QKeyEvent) -> bool:
    text = event.text()
    if text in ("-", "0"):
        return board.bar.press_pass()
    if text.isdecimal() and board.bar.press_key(text):
        return True
    if text in "23456789" and text:
        board.hand.focus_rank(text)
        return True
    return bool(text) and board.bar.press_key(text.upper())


def _rank(board: "Board", event: QKeyEvent) -> bool:
    """Find a card by the letter on it; the letters are those of the reader's language."""
    text = event.text().upper()
    letters = translate("keys", "A=A K=K J=J T=T")
    table = dict(pair.split("=") for pair in letters.split())
    if text in table:
        board.hand.focus_rank(table[text])
        return True
    return False
