"""Tells that the program made a mistake, over whatever has the person's attention."""

from PySide6.QtWidgets import QApplication, QWidget

from naipes_gui.core.text import translate
from naipes_gui.store import paths
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.window.notice import Notice

NAME = "fault"


def tell(window: QWidget) -> None:
    """Say it once, and where to read more."""
    words = translate(
        "window", "Something went wrong in Naipes, but nothing is lost: play on. What happened "
        "is written in {log}.",
    )  # fmt: skip
    text = words.format(log=paths.log_file())
    notice = _notice(QApplication.activeModalWidget() or window)
    notice.say(text)
    announce(notice, text, urgent=True)


def _notice(ground: QWidget) -> Notice:
    """Return the notice over a window or a dialog, made where there is none yet."""
    found = ground.findChild(Notice, NAME)
    if isinstance(found, Notice):
        return found
    made = Notice(ground)
    made.setObjectName(NAME)
    return made
