"""Says in a window of Qt why the program cannot start."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox


def show(sentence: str) -> None:
    """Show a sentence until it is read."""
    app = QApplication.instance() or QApplication(["naipes"])
    app.setApplicationName("naipes")
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle("Naipes")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    box.exec()
