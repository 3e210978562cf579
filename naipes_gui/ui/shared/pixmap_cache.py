"""Pictures that take long to paint, kept in the cache folder for the next start."""

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

from naipes_gui.core.text import shown_suits, shows_spanish_letters
from naipes_gui.games import folder
from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare
from naipes_gui.ui.shared.style import app_style

log = logging.getLogger(__name__)

PIXELS = QImage.Format.Format_ARGB32_Premultiplied
"""As the window paints them: to unpack five pictures would take 6 ms of every start."""

PAINTER = Path(__file__).with_name("miniature.py")
"""It is not imported where the pictures are kept already."""


def sign(game: str, size: QSize, dpr: float) -> str:
    """Return what the picture of a game depends on: its size, suits and the code that makes it."""
    code = [file for file in (PAINTER, folder(game) / "table" / "tile.py") if file.is_file()]
    # A frozen program has no files of code, but a new version is a new program.
    written = " ".join(str(file.stat().st_mtime_ns) for file in code or [Path(sys.executable)])
    worn = app_style()
    suits = f"{shown_suits()}{shows_spanish_letters():d}{worn.suits_apart:d}{worn.own_deck!r}"
    return f"{size.width()}x{size.height()}@{dpr} {game} {suits} {written}"


def kept(name: str, wanted: str, dpr: float) -> QPixmap | None:
    """Return the picture that is kept under a name, if it is what is wanted now."""
    try:
        head, pixels = _file(name).read_bytes().split(b"\n", 1)
        size, made_for = head.decode().split(" ", 1)
        width, height = map(int, size.split("x"))
    except (OSError, ValueError):
        return None
    if made_for != wanted or len(pixels) != 4 * width * height:
        return None
    image = QImage(pixels, width, height, 4 * width, PIXELS)
    image.setDevicePixelRatio(dpr)
    return QPixmap.fromImage(image)


def keep(name: str, made_for: str, picture: QPixmap) -> None:
    """Keep a picture under a name, in place of the one before."""
    image = picture.toImage().convertToFormat(PIXELS)
    head = f"{image.width()}x{image.height()} {made_for}\n"
    try:
        replace_spare(_file(name), head.encode() + bytes(image.constBits()))
    except OSError as error:
        log.info("picture not kept: %s", error)


def _file(name: str) -> Path:
    return paths.cache_folder() / f"{name}.pixels"
