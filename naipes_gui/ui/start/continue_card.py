"""The match that was left unfinished, first on the start page."""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.games import all_games, first_game
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.dates import moment
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import Marks
from naipes_gui.ui.shared.widgets.table_picture import TablePicture

if TYPE_CHECKING:
    from naipes_gui.store.record import Record
    from naipes_gui.ui.shared.loading import Loading
    from naipes_gui.ui.start.resume_summary import ResumeSummary

log = logging.getLogger(__name__)

PICTURE = 330
LOWEST = 150
SMALL_PICTURE = 220
ROOMY, NARROW = 860, 680
"""Under these widths the picture is smaller, then gone: it would squeeze the words."""


class ContinueCard(QWidget):
    """What was played last, how it stands, and the button that goes on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match, self._is_vague = None, False
        self._loading: Loading | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._recall)
        self._table = TablePicture("unfinished", Qt.Edge.LeftEdge, self)
        self._when = label("strong", tone="gold", wrap=True)
        self._title = label("title", wrap=True)
        self._sentence = label("lead", tone="second", wrap=True)
        self.go_on = Button("main", "play", dark=True)
        self._marks = QHBoxLayout()
        self._arrange()

    _match: Summary | None

    def show_match(self, match: Summary) -> None:
        """Show a match, at once what the list knows, and a moment later what the game says."""
        self._forget()
        self._match = match
        from naipes_gui.ui.start import resume_summary

        self._say(resume_summary.at_a_glance(match))
        self._is_vague = True
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        if self._match is not None:
            self.show_match(self._match)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._table.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, area = app_style().colours, QRectF(self.rect())
        painter.fillPath(art.rounded_path(area, Radius.DIALOG), QColor(colours.panel))
        if self._picture_width():
            size = QSize(self._picture_width(), self.height())
            painter.drawPixmap(0, 0, self._table.of(self._game(), size))
        painter.setPen(QPen(QColor(colours.gold_deep), colours.border))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), Radius.DIALOG, Radius.DIALOG)
        painter.end()
        if self._is_vague:
            # To play a match again takes as long as the first frame, which should not wait for it.
            self._is_vague = False
            self._later.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._forget()
        self._table.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._row().setContentsMargins(self._picture_width() + 24, 14, 22, 14)

    def _arrange(self) -> None:
        self.setMinimumHeight(LOWEST)
        words = QVBoxLayout()
        words.setSpacing(5)
        words.addStretch(1)
        for text in (self._when, self._title, self._sentence):
            words.addWidget(text)
        self._marks.setSpacing(8)
        words.addLayout(self._marks)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setSpacing(20)
        row.addLayout(words, 1)
        row.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignVCenter)

    def _row(self) -> QHBoxLayout:
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        return row

    def _picture_width(self) -> int:
        width = self.width() / app_style().scale
        return PICTURE if width >= ROOMY else SMALL_PICTURE if width >= NARROW else 0

    def minimumSizeHint(self) -> QSize:
        # The margin that the picture takes must not keep the card from growing narrow.
        return QSize(300, super().minimumSizeHint().height())

    def _game(self) -> GameInfo:
        key = self._match.header.game if self._match and self._match.header else ""
        return all_games().get(key) or first_game()

    @Slot()
    def _recall(self) -> None:
        """Play the match again, a slice at a time; what cannot be read stays as vague."""
        if self._match is None:
            return
        from naipes_gui.store.record import Record
        from naipes_gui.ui.shared.loading import Loading

        path = self._match.path
        try:
            self._loading = Loading(path, Record.read(path), self)
        except (NaipesError, OSError) as error:
            log.info("%s cannot be recalled: %s", path, error)
            return
        self._loading.done.connect(self._tell)
        self._loading.start()

    @Slot(object)
    def _tell(self, record: "Record") -> None:
        from naipes_gui.ui.start import resume_summary

        self._forget()
        self._say(resume_summary.in_full(record))

    def _forget(self) -> None:
        """Read no further: the match is no longer shown, or all of it is read."""
        self._later.stop()
        if self._loading is not None:
            self._loading.stop()
            self._loading.deleteLater()
            self._loading = None

    def _say(self, known: "ResumeSummary") -> None:
        assert self._match is not None
        when = moment(self._match.changed)
        self._when.setText(translate("start", "Unfinished match · {when}").format(when=when))
        self._title.setText(title(self._match))
        self._sentence.setText(known.sentence)
        self.go_on.say(translate("start", "Continue"))
        self.go_on.setMinimumSize(app_style().px(168), app_style().px(52))
        self._show_marks(known)

    def _show_marks(self, known: "ResumeSummary") -> None:
        while (old := self._marks.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.deleteLater()
        for who, made, needed in known.marks:
            marks = Marks(made, needed)
            marks.setAccessibleName(f"{who}: {made}/{needed}")
            self._marks.addWidget(label("strong", who))
            self._marks.addWidget(marks)
            self._marks.addSpacing(14)
        self._marks.addStretch(1)


def title(match: Summary) -> str:
    """Return what is played, and against whom."""
    about = match.header
    if about is None:
        return match.name
    known = all_games().get(about.game)
    game = Wording().say(known.title) if known else about.game
    others = [player.name for player in about.seats if player.kind == "bot"]
    if not others:
        return game
    return translate("start", "{game} against {names}").format(game=game, names=joined(others))
