"""Says in a window of Qt why the program cannot start."""

from PySide6.QtWidgets import QApplication, QMessageBox


def show(sentence: str) -> None:
    """Show a sentence until it is read."""
    app = QApplication.instance() or QApplication(["naipes"])
    app.setApplicationName("naipes")
    QMessageBox.critical(None, "Naipes", sentence)
