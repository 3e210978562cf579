"""The document that opens no file, whatever the text in it says."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument


class QuietDocument(QTextDocument):
    """A document that loads nothing but the pictures that are written into it."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        # Where it is given no picture, Qt itself looks for a file of that name.
        return super().loadResource(kind, url) if url.scheme() == "data" else nothing()


def nothing() -> QImage:
    """Return the picture that stands for one that is not loaded."""
    picture = QImage(1, 1, QImage.Format.Format_ARGB32)
    picture.fill(0)
    return picture
