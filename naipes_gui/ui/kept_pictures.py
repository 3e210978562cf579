"""Pictures that take long to paint, kept in the cache folder for the next start."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImageReader, QImageWriter, QPixmap

from naipes_gui.store import paths
from naipes_gui.store.settings import replace_file

log = logging.getLogger(__name__)

SIGN = "Naipes"
"""Under this word a picture says what it was painted for."""
LIGHTLY = 80
"""How little a picture is compressed (100: not at all), for it must be read quickly."""


def sign(size: QSize, dpr: float, paint: Callable[..., object]) -> str:
    """Return what a picture depends on: its size and the code that paints it."""
    code = Path(sys.modules[paint.__module__].__file__ or "")
    # A frozen program has no files of code, but a new version is a new program.
    written = (code if code.is_file() else Path(sys.executable)).stat().st_mtime_ns
    return f"{size.width()}x{size.height()}@{dpr} {written}"


def kept(name: str, wanted: str, dpr: float) -> QPixmap | None:
    """Return the picture that is kept under a name, if it is what is wanted now."""
    reader = QImageReader(str(_file(name)))
    if reader.text(SIGN) != wanted:
        return None
    image = reader.read()
    image.setDevicePixelRatio(dpr)
    return None if image.isNull() else QPixmap.fromImage(image)


def keep(name: str, made_for: str, picture: QPixmap) -> None:
    """Keep a picture under a name, in place of the one before."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setText(SIGN, made_for)
    writer.setQuality(LIGHTLY)
    writer.write(picture.toImage())
    try:
        replace_file(_file(name), bytes(buffer.data().data()))
    except OSError as error:
        log.info("picture not kept: %s", error)


def _file(name: str) -> Path:
    return paths.cache_folder() / f"{name}.png"
