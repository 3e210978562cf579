"""The keys of a page, wherever on it the focus is."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from naipes_gui.ui.shared.enter_presses import ENTERS

ACTS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select})
LINKS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
SIDEWAYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
SCROLLS = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)  # fmt: skip
ENDS = frozenset({Qt.Key.Key_Home, Qt.Key.Key_End})


class PageKeys(QObject):
    """Lets a page hear the keys that the widget with the focus has no use for.

    Only that one widget is watched: a filter on the application would see every event of all.
    """

    def __init__(self, page: QWidget, own: QWidget, hear: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(page)
        self._page, self._own, self._hear = page, own, hear
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        # What the keys are meant for hears them without help.
        if now is not None and now is not self._own and self._page.isAncestorOf(now):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if writes(watched) or QApplication.activePopupWidget() is not None:
            return False
        if keeps(watched, Qt.Key(event.key())):
            # A key that is held down presses a button once, not what comes in its place too.
            return event.isAutoRepeat() and event.key() in ACTS
        put_tip_away()
        return self._hear(event)


def put_tip_away() -> None:
    """Take away what the pointer was told: whoever goes on by keys does not move it."""
    if QToolTip.isVisible():
        QToolTip.hideText()


def writes(widget: QObject) -> bool:
    """Tell whether text is being written in a widget."""
    match widget:
        case QLineEdit() | QTextEdit() | QPlainTextEdit():
            return not widget.isReadOnly()
        case QComboBox():
            return widget.isEditable()
        case _:
            return isinstance(widget, QAbstractSpinBox)


def keeps(widget: QObject, key: Qt.Key) -> bool:
    """Tell whether a widget that has the focus needs a key itself."""
    match widget:
        case QAbstractButton():
            return key in ACTS
        case QLabel():
            return key in ENTERS and bool(widget.textInteractionFlags() & LINKS)
        case QTabBar():
            return key in SIDEWAYS
        case QAbstractSlider():
            return key in SIDEWAYS | SCROLLS | ENDS
        case QComboBox():
            return key in ACTS | SCROLLS | ENDS
        case QAbstractItemView():
            if widget.selectionMode() == QAbstractItemView.SelectionMode.NoSelection:
                # It is only read, like any other text: the hand has its ends too.
                return key in SCROLLS
            return key in SCROLLS | ENDS or (key in ACTS and widget.currentIndex().isValid())
        case QAbstractScrollArea():
            return key in SCROLLS
        case _:
            return False
