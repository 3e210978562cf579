"""What a group of stops is called: what it is, or else from what to what it goes."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.access.stop import Stop, called

HEADINGS = ("title", "heading", "tile", "name")
"""The roles of the labels that head a part of a page."""
LINE = 8
"""How many pixels lower than a stop what stands in the same line may begin."""


def group_name(part: QWidget, inside: Sequence[Stop]) -> str:
    """Return what a part of a window is called, whose stops are gone through together."""
    return _own_name(part) or _name_of_all(inside) or _heading(part, inside) or span(inside)


def span(stops: Sequence[Stop]) -> str:
    """Return the first and the last of some stops: what lies between is guessed from them."""
    names = {"first": _end(stops[0], 0), "last": _end(stops[-1], -1)}
    return translate("switches", "From {first} to {last}").format(**names)


def _end(stop: Stop, end: int) -> str:
    """Return the name of a stop, or of the outermost one in a group without a name of its own."""
    is_nameless = stop.inside and stop.name == span(stop.inside)
    return _end(stop.inside[end], end) if is_nameless else stop.name


def _own_name(part: QWidget) -> str:
    """Return the name that a part was given, if it was not only that of its window."""
    name = part.accessibleName()
    return "" if name == part.window().windowTitle() else name


def _name_of_all(inside: Sequence[Stop]) -> str:
    """Return what is called so whose parts they all are, such as a table of rows."""
    owners = [stop.key[0] if isinstance(stop.key, tuple) else stop.key for stop in inside]
    one = owners[0]
    is_one = isinstance(one, QWidget) and all(owner is one for owner in owners)
    return called(one) if is_one and isinstance(one, QWidget) else ""


def _heading(part: QWidget, inside: Sequence[Stop]) -> str:
    """Return what stands over all of the stops, and is not what the first one is called."""
    top = min(stop.area.top() for stop in inside) + LINE
    over = [(y, name) for y, name in _headings(part) if y <= top]
    # Of two the higher one: a page has its title over what heads its first part.
    _, name = min(over, default=(0, ""))
    return "" if any(name in first for first in _firsts(inside[0])) else name


def _firsts(stop: Stop) -> Iterator[str]:
    """Yield the names of a stop, of the first one in it, and so on."""
    yield stop.name
    if stop.inside:
        yield from _firsts(stop.inside[0])


def _headings(part: QWidget) -> Iterator[tuple[int, str]]:
    """Yield how high the headings of a part stand in its window, and what they say."""
    for child in part.findChildren(QLabel):
        is_heading = child.property("role") in HEADINGS and child.isVisible()
        if is_heading and not isinstance(child.parentWidget(), QAbstractButton):
            y = child.mapTo(part.window(), QPoint()).y()
            yield y, child.accessibleName() or child.text()
