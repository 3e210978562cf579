"""Labels by size and tone, and the notice that comes and goes at the foot of a page."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.plain import Label

LEFT_OUT = "qt_rubberband"
"""By this name Qt knows what it does not tell readers of."""
TOAST_MS = 8000
TOAST_MARGIN = 20


def label(
    role: str, text: str = "", *, tone: str = "", wrap: bool = False, parent: QWidget | None = None
) -> Label:
    """Return a label of a size of type and a tone, which shows its text to the letter."""
    made = Label(text, parent)
    made.setProperty("role", role)
    made.setProperty("tone", tone)
    if wrap:
        made.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made


def for_eyes(label: Label) -> Label:
    """Leave a label out of what a reader finds, for what it says is told with something else.

    A reader tells the labels of a dialog as they stand, across columns that belong apart.
    """
    label.setObjectName(LEFT_OUT)
    return label


class Toast(QFrame):
    """A sentence at the foot of a page with one thing to do about it, gone after a while."""

    def __init__(self, page: QWidget, above: QWidget | None = None) -> None:
        """Make the notice; it leaves free what it is to stand above, or else the page's foot."""
        super().__init__(page)
        self._above = above
        self.setProperty("ground", "toast")
        self._text = label("body", wrap=True)
        self._act, self._close = Button("link"), Button("flat", "close")
        self._todo: Callable[[], None] | None = None
        hbox(self._text, self._act, self._close, on=self, margins=(16, 8, 8, 8))
        self._timer = QTimer(self, singleShot=True, interval=TOAST_MS)
        self._timer.timeout.connect(self.hide)
        self._act.clicked.connect(self._do)
        self._close.clicked.connect(self.hide)
        page.installEventFilter(self)
        self.hide()

    def tell(self, text: str, act: str = "", todo: Callable[[], None] | None = None) -> None:
        """Show a sentence, and a link that does something about it."""
        self._todo = todo
        self._text.setText(text)
        self._act.say(act)
        self._act.setVisible(todo is not None)
        self._close.setAccessibleName(translate("widgets", "Close this notice"))
        self.show()
        self._place()
        self.raise_()
        self._timer.start()
        announce(self, f"{text} {act}".strip())

    def act(self) -> None:
        """Do what the notice offers, as its link would."""
        self._do()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A size that is changed while the first event of a show runs is never laid out.
        self._stand()

    def _place(self) -> None:
        page = self.parentWidget()
        self._text.ensurePolished()
        words = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 2
        if page is not None:
            # A long name breaks its lines where the page is narrow for its letters.
            shown = [part for part in (self._act, self._close) if not part.isHidden()]
            beside = sum(part.sizeHint().width() + TOAST_MARGIN for part in shown)
            words = min(words, page.width() - beside - 4 * TOAST_MARGIN)
        self._text.setFixedWidth(max(words, 0))
        self._text.setFixedHeight(self._text.heightForWidth(max(words, 1)))
        self.adjustSize()
        self._stand()

    def _stand(self) -> None:
        page = self.parentWidget()
        if page is not None:
            x = (page.width() - self.width()) // 2
            self.move(x, self._end_of(page) - self.height())

    def _end_of(self, page: QWidget) -> int:
        if self._above is not None:
            return self._above.mapTo(page, QPoint(0, 0)).y() - TOAST_MARGIN // 2
        return page.height() - app_style().px(TOAST_MARGIN)

    @Slot()
    def _do(self) -> None:
        todo, self._todo = self._todo, None
        self.hide()
        if todo is not None:
            todo()
