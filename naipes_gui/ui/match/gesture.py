"""The person's part in a shuffle: a word of theirs, and when and where they dealt."""

from time import time_ns

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget


def part_of(widget: QWidget, word: str) -> str:
    """Return the part of a person who has just dealt with a widget, by a click or a key."""
    pointer = widget.mapFromGlobal(QCursor.pos())
    # Whoever deals with a key does not point anywhere.
    where = pointer if widget.rect().contains(pointer) else widget.rect().center()
    place = widget.mapTo(widget.window(), where)
    return " ".join(filter(None, (word, str(time_ns()), f"{place.x()},{place.y()}")))
