"""A sum in a box at the head of a score sheet: every figure above its word."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.equation import Equation, Sign, Term
from naipes_gui.core.figures import whole
from naipes_gui.core.sums_aloud import sums_named
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.widgets.plain import Label

WIDEST = 0.52
"""Of the paper: the sentence beside it must keep its room."""


class EquationBox(QFrame):
    """Shows an equation; a screen reader is told it as one sentence."""

    def __init__(self, equation: Equation, text_style: TextStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("equation")
        self._text_style = text_style
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 14, 6)
        row.setSpacing(10)
        for term in (*equation.terms, equation.total):
            if term is not equation.terms[0]:
                row.addWidget(_label(term.sign, "sign"))
            row.addLayout(self._column(term))
        self.setAccessibleName(self._in_words(equation))

    def _column(self, term: Term) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(_label(whole(term.figure), "figure"))
        column.addWidget(_label(self._text_style.wording.say(term.word), "caption"))
        return column

    def _in_words(self, equation: Equation) -> str:
        said: list[str] = []
        for term in (*equation.terms, equation.total):
            sign = "" if not said else f"{term.sign} "
            word = self._text_style.wording.say(term.word)
            said.append(f"{sign}{whole(term.figure)} {word}")
        return sums_named(" ".join(said))

    def fits(self, width: int) -> bool:
        """Tell whether it leaves the sentence beside it room on a paper so wide."""
        for label in self.findChildren(Label):
            # What no style sheet has dressed yet is measured in another font.
            label.ensurePolished()
        return self.sizeHint().width() <= WIDEST * width


def _label(text: str | Sign, name: str) -> Label:
    label = Label(str(text), name=name)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label
