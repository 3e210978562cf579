"""The icons of a start, kept as pixels in one file: to parse their drawings would take longer."""

import json
import logging
from pathlib import Path

import PySide6
from PySide6.QtGui import QImage

from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare

log = logging.getLogger(__name__)

PIXELS = QImage.Format.Format_ARGB32_Premultiplied
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes; a larger file is not ours."""


class Shelf:
    """Holds what the start before has painted; what is missing is added for the next."""

    def __init__(self, file: Path) -> None:
        self._file, self._is_new = file, False
        self._held: dict[str, QImage] = {}
        self._used: dict[str, QImage] = {}
        try:
            self._unpack(file.read_bytes())
        except FileNotFoundError:
            pass
        except (OSError, ValueError, TypeError, RecursionError) as error:
            log.info("kept icons cannot be read: %r", error)

    def _unpack(self, contents: bytes) -> None:
        if len(contents) > LARGEST_FILE:
            return
        head, pixels = contents.split(b"\n", 1)
        made_by, pictures = json.loads(head)
        at = 0
        for name, width, height in pictures if made_by == PySide6.__version__ else ():
            if min(width, height) < 1 or at + 4 * width * height > len(pixels):
                raise ValueError(name)
            part = pixels[at : at + 4 * width * height]
            # Copied, for a picture holds no bytes of Python's.
            self._held[name] = QImage(part, width, height, 4 * width, PIXELS).copy()
            at += len(part)

    def find(self, name: str) -> QImage | None:
        """Return a picture, if the start before had it."""
        found = self._held.get(name)
        if found is not None:
            self._used[name] = found
        return found

    def add(self, name: str, picture: QImage) -> None:
        """Take a picture that had to be painted."""
        self._used[name], self._is_new = picture, True

    def keep(self) -> None:
        """Keep what this start has used, if that is not what is kept already."""
        if not self._is_new and len(self._used) == len(self._held):
            return
        pictures = [
            (name, picture.width(), picture.height()) for name, picture in self._used.items()
        ]
        pixels = b"".join(bytes(picture.constBits()) for picture in self._used.values())
        try:
            replace_spare(
                self._file, json.dumps((PySide6.__version__, pictures)).encode() + b"\n" + pixels
            )
        except OSError as error:
            log.info("icons not kept: %s", error)


_shelf: Shelf | None = None


def open_shelf() -> None:
    """Look for pictures on the shelf from now on."""
    global _shelf  # the one start of a running program
    _shelf = Shelf(paths.cache_folder() / "icons.pixels")


def close_shelf() -> None:
    """Keep what the start has used, and let go of it."""
    global _shelf  # the one start of a running program
    if _shelf is not None:
        _shelf.keep()
    _shelf = None


def shelf() -> Shelf | None:
    """Return the shelf while the program starts."""
    return _shelf
