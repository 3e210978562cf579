"""Asks where a file is, or is to be: of the system, or of a list of the program's own."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from naipes_gui.ui.shared.system_words import FILE_DIALOG

# The system's list belongs to the window: what stands on a dark page would be dark by half itself.
_own = False
SAID = FILE_DIALOG
"""What the system's list says is translated here."""


def prefer_own(own: bool) -> None:
    """Ask from now on with a list that two keys can go through, or as the system does."""
    global _own  # how the one person before the program uses it
    _own = own


def asked_file(window: QWidget, title: str, folder: str, kinds: str) -> str:
    """Return the file that is to be opened, or nothing."""
    if not _own:
        from PySide6.QtWidgets import QFileDialog

        return QFileDialog.getOpenFileName(window.window(), title, folder, kinds)[0]
    from naipes_gui.ui.shared.widgets.file_list import FileList

    return FileList.ask(window, title, Path(folder), kinds)


def asked_files(window: QWidget, title: str, folder: str, kinds: str) -> list[str]:
    """Return the files that are to be opened."""
    if not _own:
        from PySide6.QtWidgets import QFileDialog

        return QFileDialog.getOpenFileNames(window.window(), title, folder, kinds)[0]
    found = asked_file(window, title, folder, kinds)
    return [found] if found else []


def asked_target(window: QWidget, title: str, start: str, kinds: str) -> str:
    """Return where a file is to be written, or nothing."""
    if not _own:
        from PySide6.QtWidgets import QFileDialog

        return QFileDialog.getSaveFileName(window.window(), title, start, kinds)[0]
    from naipes_gui.ui.shared.widgets.file_list import FileList

    return FileList.ask(window, title, Path(start), kinds, writes=True)
