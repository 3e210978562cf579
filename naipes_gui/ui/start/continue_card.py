"""The match that was left unfinished, first on the start page."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import translate
from naipes_gui.core.wording import labelled
from naipes_gui.games import all_games, first_game
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.canvas import rounded_path
from naipes_gui.ui.shared.dates import moment
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.shared.widgets.boxes import empty
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import Marks
from naipes_gui.ui.shared.widgets.table_picture import TablePicture
from naipes_gui.ui.start.last_seen import Seen, seen_of
from naipes_gui.ui.start.resume_summary import at_a_glance, in_full

if TYPE_CHECKING:
    from naipes_gui.store.record import Record
    from naipes_gui.ui.shared.loading import Loading

log = logging.getLogger(__name__)

PICTURE = 330
LOWEST, LOWEST_BRIEF = 150, 96
SMALL_PICTURE, SMALLEST_PICTURE = 220, 130
ROOMY, NARROW, HALF = 860, 680, 420
"""Under these widths the picture is smaller, then gone: it would squeeze the words."""


class ContinueCard(QWidget):
    """A match that was left, how it stands, and the button that goes on.

    Only the ``latest`` is golden: it is the one that Enter goes on with.
    """

    given_up = Signal(object)
    renamed = Signal(object)
    deleted = Signal(object)
    told = Signal()
    """All is told that the game says of the match."""

    def __init__(
        self, name: str = "unfinished", *, latest: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._is_latest = latest
        self._match, self._seen, self._is_vague = None, None, False
        self._loading: Loading | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._recall)
        self._table = TablePicture(name, Qt.Edge.LeftEdge, self)
        self._when = label("strong", tone="gold" if latest else "third", wrap=True)
        self._title = label("tile", wrap=True)
        self._sentence = label("lead", tone="second", wrap=True)
        self.go_on = Button("main" if latest else "plain", "play", on_page=True)
        self.more = Button("flat", "more", on_page=True)
        self.more.clicked.connect(self._offer)
        self._marks, self._is_small, self._is_brief = QGridLayout(), False, False
        self._arrange()

    def be_brief(self, *, brief: bool) -> None:
        """Leave how the match stands to the table itself, in a low window."""
        if brief is self._is_brief:
            return
        self._is_brief = brief
        self.setMinimumHeight(LOWEST_BRIEF if brief else LOWEST)
        self._show_known()

    _match: Summary | None
    _seen: Seen | None

    @property
    def seen(self) -> Seen | None:
        """What the card tells, as soon as that is all there is to tell."""
        waits = self._is_vague or self._later.isActive() or self._loading is not None
        return None if waits else self._seen

    @property
    def path(self) -> Path | None:
        """The file of the match."""
        return self._seen.path if self._seen is not None else None

    def show_seen(self, seen: Seen) -> None:
        """Show a match as it was shown before."""
        self._seen = seen
        self._say()

    def show_match(self, match: Summary) -> None:
        """Show a match, at once what the list knows, and a moment later what the game says."""
        self._match = match
        seen = seen_of(match, at_a_glance(match))
        if self._seen is not None and self._seen.is_like(seen):
            return
        self._forget()
        self._is_vague = True
        self.show_seen(seen)
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self._seen = None
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
        painter.fillPath(rounded_path(area, Radius.DIALOG), QColor(colours.panel))
        if self._picture_width():
            size = QSize(self._picture_width(), self.height())
            painter.drawPixmap(0, 0, self._table.of(self._game(), size))
        edge = colours.gold_deep if self._is_latest else colours.line
        painter.setPen(QPen(QColor(edge), colours.border))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), Radius.DIALOG, Radius.DIALOG)
        painter.end()
        if self._is_vague:
            # To play a match again takes as long as the first frame, which should not wait for it.
            self._is_vague = False
            self._later.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # What was not read to its end is read again once the card is seen.
        self._is_vague |= self._later.isActive() or self._loading is not None
        self._forget()
        self._table.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_small = self.width() / app_style().scale < NARROW
        side = 16 if is_small else 24
        if is_small is not self._is_small:
            self._is_small = is_small
            self._show_known()
        self._row().setContentsMargins(self._picture_width() + side, 12, side - 2, 12)

    def _arrange(self) -> None:
        self.setMinimumHeight(LOWEST)
        words = QVBoxLayout(self)
        words.setSpacing(4)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._when, 1)
        head.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(head)
        for text in (self._title, self._sentence):
            words.addWidget(text)
        words.addStretch(1)
        self._marks.setHorizontalSpacing(10)
        self._marks.setVerticalSpacing(2)
        foot.addLayout(self._marks)
        foot.addStretch(1)
        foot.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignBottom)
        words.addLayout(foot)

    def _row(self) -> QVBoxLayout:
        row = self.layout()
        assert isinstance(row, QVBoxLayout)
        return row

    @Slot()
    def _offer(self) -> None:
        """Offer what else can be done with the match."""
        if (path := self.path) is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, signal in (
            (translate("start", "Give up…"), self.given_up),
            (translate("start", "Rename…"), self.renamed),
            (translate("start", "Delete"), self.deleted),
        ):
            menu.addAction(text).triggered.connect(lambda _=False, s=signal: s.emit(path))
        menu.popup(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def _picture_width(self) -> int:
        width = self.width() / app_style().scale
        steps = ((ROOMY, PICTURE), (NARROW, SMALL_PICTURE), (HALF, SMALLEST_PICTURE))
        return next((picture for least, picture in steps if width >= least), 0)

    def minimumSizeHint(self) -> QSize:
        # The margin that the picture takes must not keep the card from growing narrow.
        return QSize(300, super().minimumSizeHint().height())

    def _game(self) -> GameInfo:
        return all_games().get(self._seen.game if self._seen else "") or first_game()

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
            self._loading = None
            return
        self._loading.done.connect(self._tell)
        self._loading.start()

    @Slot(object)
    def _tell(self, record: "Record") -> None:
        self._forget()
        if self._seen is not None:
            self.show_seen(self._seen._replace(known=in_full(record)))
        self.told.emit()

    def _forget(self) -> None:
        """Read no further: the match is no longer shown, or all of it is read."""
        self._later.stop()
        if self._loading is not None:
            self._loading.stop()
            self._loading.deleteLater()
            self._loading = None

    def _say(self) -> None:
        seen = self._seen
        assert seen is not None
        when = moment(seen.changed)
        words = translate("start", "Unfinished match · {when}").format(when=when)
        if seen.leaves:
            words = translate("start", "Exercise {from_match} · {when}").format(
                from_match=seen.leaves, when=when)  # fmt: skip
        self._when.setText(words)
        self._title.setText(seen.title)
        self.go_on.say(translate("start", "Continue"))
        self.go_on.setAccessibleDescription(self._title.text())
        self.go_on.setMinimumSize(app_style().px(118), app_style().px(44))
        more = translate("start", "More about this match")
        self.more.say("", more, more)
        self.more.setFixedHeight(app_style().px(26))
        self._show_known()

    def _show_known(self) -> None:
        """Show where the match stands; where there is little room, the most urgent of it."""
        if self._seen is None:
            return
        known = self._seen.known
        self._sentence.setVisible(not self._is_brief)
        self._sentence.setText(known.first or known.sentence if self._is_small else known.sentence)
        empty(self._marks)
        for nth, (who, made, needed) in enumerate(() if self._is_brief else known.marks):
            marks = Marks(made, needed)
            marks.setAccessibleName(labelled(who, f"{made}/{needed}"))
            row, column = (nth, 0) if self._is_small else (0, 2 * nth)
            self._marks.addWidget(label("strong", who), row, column)
            self._marks.addWidget(marks, row, column + 1)
