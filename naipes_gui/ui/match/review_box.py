"""The line of a sheet that leads to the decisions which cost something."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.review.misfortune import Misfortune
from naipes_gui.review.outlook import Outlook
from naipes_gui.ui.beside_table.cost_words import (
    by_misfortune,
    cost_of_all,
    not_judged,
    nothing_weighed,
)
from naipes_gui.ui.shared.art import icon, icon_pixmap
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Radius, Type
from naipes_gui.ui.shared.widgets.plain import Label

SIGN = 24
KEY = Qt.Key.Key_R


class ReviewBox(QFrame):
    """Says what the decisions of a hand or of a match cost; ``wanted`` when somebody looks."""

    wanted = Signal()

    def __init__(
        self, text_style: TextStyle, parent: QWidget | None = None, *, low: bool = False
    ) -> None:
        super().__init__(parent)
        self._is_low = low and text_style.text_scale > 1
        """Whether large text leaves no room for more than the sentence."""
        self.setObjectName("review")
        self._style, self._outlook = text_style, Outlook()
        self._misfortune: Misfortune | None = None
        self._sign, self._words, self._caption = Label(), Label(name="sentence"), Label()
        self._caption.setObjectName("caption")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(4)
        side = app_style().px(20)
        self.button = QPushButton(icon("learn", LIGHT.text, side=side), "")
        self.button.setIconSize(QSize(side, side))
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.wanted)
        self._arrange()
        large = Type.CAPTION if self._is_low else Type.BUTTON
        self.setStyleSheet(_style(14 * text_style.text_scale, large))

    def show_outlook(
        self, outlook: Outlook, *, whole: bool, misfortune: Misfortune | None = None
    ) -> None:  # fmt: skip
        """Show what is known so far of a hand, or of the ``whole`` match."""
        self._outlook, self._misfortune = outlook, misfortune
        moments = outlook.moments
        ready = outlook.is_done and any(each.is_told for each in outlook.judged)
        self._words.setText(self._sentence(whole=whole))
        self._caption.setText(self._about())
        failed = outlook.is_done and bool(outlook.failed)
        self._caption.setVisible(failed or (ready and not self._is_low))
        self._count()
        is_well = ready and outlook.is_solved and (bool(moments) or not outlook.could_be_better)
        ink = LIGHT.positive if is_well else LIGHT.accent
        sign = "check" if is_well else "learn"
        self._sign.setPixmap(icon_pixmap(sign, ink, app_style().px(SIGN), self.devicePixelRatioF()))
        self._offer(ready=ready)
        self.setAccessibleName(self._words.text())

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def _sentence(self, *, whole: bool) -> str:
        outlook = self._outlook
        if not outlook.is_done:
            if whole:
                return translate("review", "Going through the match again…")
            return translate("review", "Going through this hand again…")
        if not any(each.is_told for each in outlook.judged):
            return nothing_weighed(outlook)
        if not outlook.moments:
            if behind := outlook.could_be_better:
                return translate("review", "No clear mistake; %n decision(s) could be better",
                                 n=behind)  # fmt: skip
            if self._misfortune is not None:
                return translate("review", "Nothing to reproach: the hand was lost by bad luck")
            return translate("review", "Nothing to reproach: no clear mistake")
        return cost_of_all(outlook, self._style.wording)

    def _about(self) -> str:
        return " · ".join(filter(None, (self._asked(), not_judged(self._outlook))))

    def _asked(self) -> str:
        if self._misfortune is not None and self._misfortune.fall is not None:
            return by_misfortune(self._misfortune.fall, self._style.wording)
        if not self._outlook.moments:
            return translate("review", "Look at your decisions all the same, and at what they led "
                             "to")  # fmt: skip
        if self._outlook.is_solved:
            return translate("review", "Gone over: you found something better each time")
        return translate("review", "Clear mistakes only. Try again with the cards closed, as you "
                         "saw them")  # fmt: skip

    def _count(self) -> None:
        outlook = self._outlook
        self._bar.setVisible(not outlook.is_done)
        self._bar.setMaximum(max(1, len(outlook.judged) + len(outlook.waiting)))
        self._bar.setValue(len(outlook.judged))
        self._bar.setAccessibleName(translate("review", "Decisions gone over"))

    def _offer(self, *, ready: bool) -> None:
        word = translate("review", "Go over it")
        self.button.setText(f"\u2002{word}")
        self.button.setAccessibleName(word)
        self.button.setToolTip(tip(f"{word} ({KEY.name.removeprefix('Key_')})"))
        self.button.setEnabled(ready)
        self.button.setVisible(ready or not self._outlook.is_done)

    def _arrange(self) -> None:
        column, row = QVBoxLayout(), QHBoxLayout(self)
        column.setSpacing(2)
        column.addStretch()
        for part in (self._words, self._caption, self._bar):
            column.addWidget(part)
        column.addStretch()
        self._words.setWordWrap(True)
        self._caption.setWordWrap(True)
        row.setContentsMargins(16, 6, 8, 6)
        row.setSpacing(14)
        row.addWidget(self._sign)
        row.addLayout(column, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        if not self._is_low:
            self.setMinimumHeight(round(58 * self._style.text_scale))


def _style(base: float, sentence: float) -> str:
    return f"""
    QFrame#review {{ background: {LIGHT.selected}; border: 1px solid {LIGHT.accent};
        border-radius: {Radius.BUTTON}px }}
    QLabel#sentence {{ font-size: {base * sentence:.0f}px; font-weight: 600 }}
    QProgressBar {{ background: {LIGHT.line}; border: none; border-radius: 2px;
        min-height: 4px; max-height: 4px }}
    QProgressBar::chunk {{ background: {LIGHT.accent}; border-radius: 2px }}
    QPushButton {{ padding: 6px 14px }}
    QPushButton:focus {{ padding: 4px 12px }}
    QPushButton:disabled {{ color: {LIGHT.text3}; border: 1px dashed {LIGHT.border} }}
    """
