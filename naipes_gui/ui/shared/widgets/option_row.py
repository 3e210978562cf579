"""A row of a list of choices: what it is called, what it means, and the control that sets it."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from naipes_gui.core.glossary import Term
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.glossary import explained, meanings
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.style import app_style, restyle
from naipes_gui.ui.shared.tip_by_tab import WANTED
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.labels import for_eyes, label
from naipes_gui.ui.shared.widgets.plain import Label

CONTROL = 190
MARGINS = 60
BESIDE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class OptionRow(QFrame):
    """A name, a sentence and a control; marked when it differs from what it stands on."""

    rule = Signal(str)

    def __init__(
        self, control: QWidget, parent: QWidget | None = None, *, may_change: bool = False
    ) -> None:
        """Make a row; of one that ``may_change`` the mark has its room, shown or not.

        Else a control that is beside its words would come to lie below them by being used.
        """
        super().__init__(parent)
        self.control, self._sentence, self._may_change = control, "", may_change
        control.setProperty(WANTED, True)
        # The control says both, when it is reached: else a dialog would begin with all its rows.
        self._name = for_eyes(label("name"))
        self._help = for_eyes(label("caption", tone="second", wrap=True))
        self._help.linkActivated.connect(lambda link: self.rule.emit(rule_of(link)))
        self.terms: tuple[Term, ...] = ()
        self._badge = label("badge")
        self._badge.hide()
        self.setMinimumHeight(app_style().px(56))
        head = self._head = hbox(self._name, self._badge, None, spacing=9)
        words = vbox(head, self._help, spacing=1)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(12, 7, 12, 7)
        self._box.setSpacing(8)
        self._box.addLayout(words, 1)
        self._box.addSpacing(12)
        self._box.addWidget(control)
        self._box.setAlignment(control, BESIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(
            self.control.minimumSizeHint().width() + 24, super().minimumSizeHint().height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        control = max(self.control.sizeHint().width(), self.control.minimumWidth())
        name = self._words_width()
        fits = control + name + MARGINS <= self.width()
        self._wrap_name(name + MARGINS > self.width())
        beside = fits and control < self.width() * 0.55
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if way is not self._box.direction():
            self._box.setDirection(way)
            self._box.setAlignment(self.control, BESIDE if beside else Qt.AlignmentFlag.AlignLeft)
            # What lies under its words needs another height, and nobody else knows.
            self.updateGeometry()

    def _wrap_name(self, wraps: bool) -> None:
        """Let the name stand in lines where one has no room for it."""
        if wraps != self._name.wordWrap():
            self._name.setWordWrap(wraps)
            self._head.setStretchFactor(self._name, int(wraps))
            self._head.setStretch(2, int(not wraps))

    def _words_width(self) -> int:
        """Return how wide the name is in one line, and what stands behind it."""
        self._badge.ensurePolished()
        badge = self._badge.sizeHint().width() if self._may_change else 0
        name = self._name.fontMetrics().horizontalAdvance(self._name.text())
        return name + badge + 2 * self._head.spacing()

    def say(self, name: str, sentence: str) -> None:
        """Set the words; the control is called by the name too."""
        self._sentence = sentence
        self._name.setText(name)
        self._explain(sentence)
        self._help.setVisible(bool(sentence))
        self._badge.setText(translate("options", "changed"))
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(sentence)

    def _explain(self, sentence: str) -> None:
        """Show a sentence in which rules and the words of a game lead to the rules."""
        paper = app_style().paper
        told = explained(sentence, self.terms, paper.text2)
        leading = linked(told, paper.link)
        self._help.setText(leading)
        about = meanings(sentence, self.terms)
        opens = translate("options", "A click on the rule opens the book there.")
        where = [opens] if leading != told else []
        self._help.setToolTip(tip("\n".join(filter(None, [about, *where]))))
        # Its words are no stops of the keys, or a dialog would have twice as many.
        self.control.setToolTip(tip(about))

    def warn(self, why: str) -> None:
        """Say what is wrong with what is chosen, which can be chosen otherwise."""
        self._explain(why)
        self.control.setAccessibleDescription(f"{self._sentence} {why}")

    def close_for(self, why: str) -> None:
        """Leave no choice, and say why instead of what it is about; or leave it again."""
        self._explain(why or self._sentence)
        self._name.setEnabled(not why)
        self.control.setEnabled(not why)
        self.control.setAccessibleDescription(f"{self._sentence} {why}".strip())

    def mark(self, changed: bool) -> None:
        """Show that the value is not the usual one."""
        if changed == (self.property("ground") == "changed"):
            return
        self.setProperty("ground", "changed" if changed else "")
        self._badge.setVisible(changed)
        restyle(self)

    @property
    def is_marked(self) -> bool:
        """Whether the row is shown as changed."""
        return bool(self.property("ground") == "changed")

    @property
    def labels(self) -> tuple[Label, ...]:
        """Everything that is written on the row."""
        return self._name, self._help
