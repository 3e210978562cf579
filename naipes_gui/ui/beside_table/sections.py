"""A page of a panel, written in sections: only what tells another thing is made anew."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from naipes_gui.ui.shared.widgets.boxes import Item, vbox

SPACING = 9
"""How far sections, and what lies in them, lie apart, in px."""


class Section(NamedTuple):
    """Something that stands below another: the same content looks the same."""

    content: object
    make: Callable[[], Item]


class Sections:
    """Keeps the sections of a page that scrolls.

    To make a page anew takes longer than a frame, most of it to dress labels that say what they
    said before.
    """

    def __init__(self, page: QScrollArea) -> None:
        self._page, self._inner, self._column = page, QWidget(), QVBoxLayout()
        self._dress: object = None
        self._shown: list[tuple[object, QWidget]] = []

    def write(self, dress: object, sections: Iterable[Section]) -> None:
        """Show these sections and no others; ``dress`` is all else on which their looks depend."""
        left = self._shown if dress == self._dress else []
        # They are shown when all are there: one by one they would be squeezed.
        if fresh := not left:
            self._inner = QWidget()
            self._column = vbox(on=self._inner, margins=(16, 14, 16, 12), spacing=SPACING)
        self._dress, self._shown = dress, []
        for place, section in enumerate(sections):
            shown = next((each for each in left if each[0] == section.content), None)
            if shown is not None:
                left.remove(shown)
            self._stand(place, shown or (section.content, _made(section)))
        for _, widget in left:
            self._column.removeWidget(widget)
            widget.setParent(None)
        if fresh:
            self._page.setWidget(self._inner)

    def _stand(self, place: int, shown: tuple[object, QWidget]) -> None:
        self._shown.append(shown)
        if self._column.indexOf(shown[1]) != place:
            self._column.insertWidget(place, shown[1])
            if self._inner.isVisible():
                shown[1].show()


def _made(section: Section) -> QWidget:
    made = section.make()
    if isinstance(made, QWidget):
        return made
    around = QWidget()
    vbox(made, on=around, margins=0, spacing=SPACING)
    return around
