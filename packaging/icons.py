"""Draws every icon of the installers from `resources/brand/icon.svg`: icons.py FOLDER.

It makes `hicolor/` for Linux, `naipes.ico` for Windows and `naipes.icns` for macOS.
"""

import os
import shutil
import struct
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

APP_ID = "org.naipes.Naipes"
DRAWING = Path(__file__).resolve().parent.parent / "resources" / "brand" / "icon.svg"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512,
    b"ic10": 1024, b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip
"""What macOS calls a PNG of each size; the last four are the doubled ones of dense screens."""


def png(size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want text here
    return bytes(held.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        side = size % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    body = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    for size in HICOLOR:
        apps = folder / "hicolor" / f"{size}x{size}" / "apps"
        apps.mkdir(parents=True, exist_ok=True)
        (apps / f"{APP_ID}.png").write_bytes(png(size))
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(DRAWING, scalable / f"{APP_ID}.svg")
    (folder / "naipes.ico").write_bytes(ico({size: png(size) for size in ICO}))
    (folder / "naipes.icns").write_bytes(icns({kind: png(size) for kind, size in ICNS.items()}))


if __name__ == "__main__":
    app = QGuiApplication([])
    write(Path(sys.argv[1]))
