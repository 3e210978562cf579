"""What a player knew and weighed before a decision, on paper over the replay."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Slot
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.table import OMNISCIENT
from naipes_gui.core.text import translate
from naipes_gui.review.judged import Judged
from naipes_gui.ui.replay.analysis import Analysis, Decision, of_review, unknown, waiting
from naipes_gui.ui.replay.decisions import decision_at
from naipes_gui.ui.shared.art import icon, icon_pixmap
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Radius
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea

WIDEST, MARGIN = 560, 16


class AnalysisCard(QFrame):
    """Says what somebody saw, what it weighed and why; Esc and the cross close it.

    It lies over the panel ``beside`` the table, or on the table where that panel is closed.
    """

    def __init__(self, page: QWidget, ground: QWidget, beside: QWidget) -> None:
        super().__init__(page)
        self._page, self._ground, self._beside = page, ground, beside
        self._sign, self._title, self._close = Label(), Label(), QToolButton()
        self._text = Label(wrap=True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._close.setIcon(icon("close", LIGHT.text2))
        self._close.setIconSize(QSize(16, 16))
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.hide)
        self._arrange()
        for each in (ground, beside):
            each.installEventFilter(self)
        self.hide()

    def show_text(self, title: str, text: str, scale: float) -> None:
        """Show a text under a title."""
        size = 14 * scale
        self.setStyleSheet(
            f"AnalysisCard {{ background: {LIGHT.window}; border: 1px solid {LIGHT.line};"
            f" border-radius: {Radius.SMALL}px }} QLabel {{ color: {LIGHT.text};"
            f" background: transparent; font-size: {size:.0f}px }}"
            f" QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent }}"
        )
        self._sign.setPixmap(icon_pixmap("eye", LIGHT.accent, 20, 2.0))
        self._title.setText(markup("<b>{}</b>", title))
        self._text.setText(text)
        self._close.setAccessibleName(translate("table", "Close"))
        self.setAccessibleName(title)
        self.fit()
        self.show()
        self.raise_()

    @property
    def text(self) -> str:
        """What is said now, as HTML."""
        return self._text.text()

    def fit(self) -> None:
        """Lie over the panel; without one at the upper left of the ground, no larger than it."""
        if self._beside.isVisible():
            corner = self._beside.mapTo(self._page, QPoint())
            self.setGeometry(QRect(corner, self._beside.size()))
            return
        room = self._ground.size()
        width = min(WIDEST, room.width() - 2 * MARGIN)
        tall = self._text.heightForWidth(width - 60) + 76
        height = min(tall, room.height() - 2 * MARGIN - 44)
        corner = self._ground.mapTo(self._page, QPoint(MARGIN, MARGIN + 40))
        self.setGeometry(QRect(corner, QSize(width, max(120, height))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_resized = event.type() == QEvent.Type.Resize
        if watched in (self._ground, self._beside) and is_resized and self.isVisible():
            self.fit()
        return False

    def _arrange(self) -> None:
        head = hbox(self._sign, (self._title, 1), self._close)
        scroll = ScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._text)
        vbox(head, (scroll, 1), on=self, margins=(16, 10, 12, 12))


@dataclass(slots=True)
class Inquiry:
    """The question that the card shows; a later answer to an older one is dropped."""

    decision: Decision | None = None
    judged: Judged | None = None
    """What a review has found of it: then nobody is asked again."""


class AnalysisView(QObject):
    """Opens the card for the decision at hand and fills it when the answer comes."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self._page, self.card = page, AnalysisCard(page, page.board, page.side)
        self._inquiry = Inquiry()
        self._adviser: Any = None

    def toggle(self) -> None:
        """Show what was known where the replay is, or take the card away."""
        if self.card.isVisible():
            self.card.hide()
        else:
            self.show()

    def show(self) -> None:
        """Show what was known before the decision at or before the present ply."""
        page = self._page
        if page.player is None:
            return
        page.player.pause()
        found = decision_at(page, page.player.ply)
        if found is None:
            page.board.warn(translate("knowledge", "What was known is shown once the hand is over, "
                                      "from its first decision on."))  # fmt: skip
            return
        decision, opponent, seed = found
        open_hands = page.player.eyes_at(page.player.ply) == OMNISCIENT
        page.look_from(OMNISCIENT if open_hands else decision.view.seat, decision.ply)
        judged = page.marks.weighed(decision.ply) if decision.own else None
        self._inquiry = Inquiry(decision, judged)
        if judged is not None:
            self._tell(decision, self._analysis().weighed(decision, of_review(judged)))
        else:
            self._tell(decision, waiting())
            self._ask(decision, opponent, seed)

    def follow(self, ply: int) -> None:
        """Take the card away when the replay goes on to another moment."""
        decision = self._inquiry.decision
        if decision is not None and decision.ply != ply:
            self.card.hide()

    def close(self) -> None:
        """End the thinking for good."""
        self.card.hide()
        if self._adviser is not None:
            self._adviser.close()
            self._adviser = None

    def _ask(self, decision: Decision, opponent: Any, seed: int) -> None:
        if self._adviser is None:
            from naipes_gui.session.analysis_thread import AnalysisThread

            record = self._page.record
            self._adviser = AnalysisThread(record.header.game, record.rules, self)
            self._adviser.answered.connect(self._on_answered)
        self._adviser.ask(decision.ply, decision.view, opponent, seed)

    @Slot(object, object)
    def _on_answered(self, ply: int, counsel: Counsel | None) -> None:
        decision = self._inquiry.decision
        if decision is None or decision.ply != ply or not self.card.isVisible():
            return
        if counsel is None:
            self._tell(decision, unknown())
        else:
            self._tell(decision, self._analysis().weighed(decision, counsel))

    def _tell(self, decision: Decision, weighed: Markup) -> None:
        """Write down a decision and what is known of the weighing."""
        analysis = self._analysis()
        about = analysis.about(decision, is_reviewed=self._inquiry.judged is not None)
        text = joined("", (about, weighed, analysis.seen(decision)))
        self.card.show_text(analysis.title(decision), text, self._text_style.text_scale)

    @property
    def _text_style(self) -> TextStyle:
        text_style: TextStyle = self._page.text_style
        return text_style

    def _analysis(self) -> Analysis:
        names = tuple(self._text_style.wording.names)
        return Analysis(self._page.face, self._text_style, names)
