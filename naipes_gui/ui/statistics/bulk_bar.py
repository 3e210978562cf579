"""The review of many matches in one line: how far it is, how long it takes, pause and go on."""

from collections.abc import Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from naipes_gui.core.text import translate
from naipes_gui.session.bulk_review import BulkReview, Progress
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label

A_MINUTE, AN_HOUR = 60, 3600


class BulkBar(QWidget):
    """Offers to go over what has not been gone over, and shows how that goes."""

    def __init__(self, bulk: BulkReview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bulk, self._files = bulk, ()
        self.told = label("caption", tone="second", wrap=True)
        self.bar, self.act = QProgressBar(), Button("link", on_page=True)
        self.bar.setTextVisible(False)
        self.bar.setMinimumWidth(app_style().px(90))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.told, 2)
        row.addWidget(self.bar, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.act)
        self.act.clicked.connect(self._act)
        bulk.advanced.connect(self._show)
        bulk.changed.connect(self._show)
        self._show()

    _files: Sequence[Path]

    def offer(self, files: Sequence[Path]) -> None:
        """Offer to go over these matches, unless that is being done."""
        self._files = files
        self._show()

    @property
    def _is_under_way(self) -> bool:
        progress = self._bulk.progress
        return progress.all > 0 and progress.done < progress.all

    @Slot()
    @Slot(object)
    def _show(self, _: object = None) -> None:
        progress, under_way = self._bulk.progress, self._is_under_way
        self.bar.setVisible(under_way)
        self.setVisible(under_way or bool(self._files))
        if under_way:
            self.bar.setMaximum(progress.all)
            self.bar.setValue(progress.done)
            self.told.setText(_told(progress, wanted=self._bulk.is_wanted))
            self.bar.setAccessibleName(self.told.text())
            pause, go_on = translate("statistics", "Pause"), translate("statistics", "Go on")
            self.act.say(pause if self._bulk.is_wanted else go_on)
        else:
            text = translate("statistics", "%n match(es) not yet reviewed", n=len(self._files))
            self.told.setText(text)
            is_one = len(self._files) == 1
            review_it = translate("statistics", "Review it")
            self.act.say(review_it if is_one else translate("statistics", "Review them"))

    @Slot()
    def _act(self) -> None:
        if not self._is_under_way:
            self._bulk.start(self._files)
        elif self._bulk.is_wanted:
            self._bulk.pause()
        else:
            self._bulk.resume()


def _told(progress: Progress, *, wanted: bool) -> str:
    counted = translate("statistics", "Reviewed: {done} of {all}")
    text = counted.format(done=progress.done, all=progress.all)
    if not wanted:
        return f"{text} · {translate('statistics', 'paused')}"
    return f"{text} · {_left(progress.left)}" if progress.left is not None else text


def _left(seconds: float) -> str:
    if seconds < A_MINUTE:
        return translate("statistics", "less than a minute left")
    if seconds < AN_HOUR:
        return translate("statistics", "about %n minute(s) left", n=ceil(seconds / A_MINUTE))
    return translate("statistics", "about %n hour(s) left", n=ceil(seconds / AN_HOUR))
