"""The language of the window, and the files it is read from."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QTreeView
from pytestqt.qtbot import QtBot

from naipes_gui import files, languages
from naipes_gui.core.text import install, translate
from naipes_gui.ui.shared import language


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: QApplication) -> Iterator[Path]:
    """The folder of the translations, which may be written to."""
    folder = tmp_path / "i18n"
    copytree(files.resource("i18n"), folder)
    monkeypatch.setattr(languages, "resource", lambda *parts: tmp_path.joinpath(*parts))
    yield folder
    language.speak("en")
    install(lambda _context, text, _n: text)


def test_an_update_of_the_files_does_not_reach_a_running_program(texts: Path) -> None:
    language.speak("es")
    before = translate("table", "Panel"), translate("cards", "the king")
    # In place, as a program that unpacks over an older one does.
    with (texts / "es.qm").open("r+b") as file:
        file.truncate(0)
    assert (translate("table", "Panel"), translate("cards", "the king")) == before
    assert before[1] == "el rey"


def test_without_translations_the_program_speaks_english(texts: Path) -> None:
    (texts / "es.qm").write_bytes(b"garbage")
    language.speak("es")
    assert translate("cards", "the king") == "the king"
    (texts / "es.qm").unlink()
    language.speak("es")
    assert translate("cards", "the king") == "the king"


@pytest.mark.parametrize("code", ["es", "fr"])
def test_a_file_dialog_speaks_one_language(qtbot: QtBot, tmp_path: Path, code: str) -> None:
    def words() -> list[str]:
        dialog = QFileDialog(None, "", str(tmp_path))
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.show()
        model = dialog.findChildren(QTreeView)[0].model()
        heads = [model.headerData(i, Qt.Orientation.Horizontal) for i in range(model.columnCount())]
        labels, buttons = dialog.findChildren(QLabel), dialog.findChildren(QAbstractButton)
        said = [label.text() for label in labels] + [button.text() for button in buttons]
        return [*said, *map(str, heads)]

    (tmp_path / "a folder").mkdir()
    english = words()
    language.speak(code)
    try:
        alike = {a for a, b in zip(english, words(), strict=True) if a == b and a.strip()}
    finally:
        language.speak("en")
    assert alike <= {"Type", "&Type:"}
