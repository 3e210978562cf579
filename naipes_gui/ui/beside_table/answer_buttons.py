"""The buttons of an answer: the main one always in words, the others while there is room."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import LIGHT

GAP = 8


class AnswerButton(QPushButton):
    """A picture and a word, with its key in the tip; the word can be left out."""

    def __init__(self, sign: str, text: str, key: str) -> None:
        super().__init__()
        self._text = text
        self.show_sign(sign, LIGHT.text)
        self.setAccessibleName(text)
        self.setToolTip(tip(f"{text} ({key})"))
        self.setAutoDefault(True)
        self.tell(in_words=True)

    def show_sign(self, sign: str, ink: str) -> None:
        """Show another picture."""
        side = app_style().px(20)
        self.setIcon(icon(sign, ink, side=side))
        self.setIconSize(QSize(side, side))

    def tell(self, *, in_words: bool) -> None:
        """Say what the button does, or let the picture and the tip say it."""
        self.setText(f"\u2002{self._text}" if in_words else "")


class AnswerFoot(QWidget):
    """A row of buttons, the main one at its end; it is never wider than it may be."""

    def __init__(self) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._others = list[AnswerButton]()
        self._main: AnswerButton | None = None

    def add(self, button: AnswerButton) -> None:
        """Add one of the others."""
        self._others.append(button)
        self._row.addWidget(button)

    def end_with(self, main: AnswerButton) -> None:
        """Add the main one."""
        self._main = main
        self._row.addStretch(1)
        self._row.addWidget(main)

    def minimumSizeHint(self) -> QSize:
        assert self._main is not None
        return QSize(self._main.minimumSizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()  # only now is it known how wide a button is in its dress

    def _fit(self) -> None:
        # From the left on they lose their words, as many as must.
        for button in [*self._others, *([self._main] if self._main is not None else [])]:
            button.ensurePolished()
            button.tell(in_words=True)
        for button in self._others:
            if self._wanted() <= self.width():
                break
            button.tell(in_words=False)

    def _wanted(self) -> int:
        shown = [*self._others, *([self._main] if self._main is not None else [])]
        return sum(button.sizeHint().width() for button in shown) + GAP * len(shown)
