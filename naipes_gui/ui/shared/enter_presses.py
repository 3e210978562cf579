"""Enter presses the button that has the keys, as Space does: not every system has it so.

On a choice that is taken already it is the dialog's: there it deals, or says that one is done.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QButtonGroup

ENTERS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class EnterPresses(QObject):
    """Watches the one button that has the keys, on whatever page or dialog it is."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if isinstance(now, QPushButton | QToolButton):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in ENTERS or not isinstance(watched, QPushButton | QToolButton):
            return False
        if event.isAutoRepeat():
            return True
        if _is_taken(watched) and _is_on_dialog(watched):
            return False
        watched.click()
        return True


def _is_on_dialog(button: QWidget) -> bool:
    # Not by its class: PySide would make that for the first frame.
    return button.window().windowType() is Qt.WindowType.Dialog


def _is_taken(button: QPushButton | QToolButton) -> bool:
    """Tell whether a press would change nothing: it is the one of several that is chosen."""
    group: QButtonGroup | None = button.group()
    is_one_of = button.autoExclusive() or (group is not None and group.exclusive())
    return button.isChecked() and is_one_of
