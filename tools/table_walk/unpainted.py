"""Pieces without a picture: where they lie and how large they are is all that a walk asks."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import ceil

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from naipes_gui.ui.shared import paint


def _blank(size: QSizeF | QSize, dpr: float, _: Callable[[QPainter], None]) -> QPixmap:
    whole = size.toSize() if isinstance(size, QSizeF) else size
    made = QPixmap(ceil(whole.width() * dpr), ceil(whole.height() * dpr))
    made.setDevicePixelRatio(dpr)
    return made


@contextmanager
def unpainted() -> Iterator[None]:
    """Let every picture of the felt be blank; painting takes most of the time of a walk."""
    painted = paint.drawn
    modules = [each for each in list(sys.modules.values()) if vars(each).get("drawn") is painted]
    for module in modules:
        vars(module)["drawn"] = _blank
    try:
        yield
    finally:
        for module in modules:
            vars(module)["drawn"] = painted
            _forget(vars(module).values())


def _forget(functions: Iterable[object]) -> None:
    """Let nobody be given a blank picture that was kept."""
    for function in functions:
        if clear := getattr(function, "cache_clear", None):
            clear()
