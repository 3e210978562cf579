"""What the start page lets one do with a match that was left: the file tells."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.store.library import Library
from naipes_gui.store.summary import summarise
from naipes_gui.ui.shared.match_names import called
from naipes_gui.ui.window import saved_deeds
from naipes_gui.ui.window.saved_deeds import SavedDeeds
from tests.ui.table_help import begun


@pytest.fixture
def deeds(qtbot: QtBot, tmp_path: Path) -> SavedDeeds:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show()
    (tmp_path / "trash").mkdir()
    made = SavedDeeds(Library(tmp_path / "matches", tmp_path / "trash"), window)
    made.failed.connect(lambda error: pytest.fail(str(error)))
    return made


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """Return the file of a match that somebody has left."""
    recorder = begun(tmp_path / "matches", seed=1)
    recorder.close()
    return recorder.path


def answer(monkeypatch: pytest.MonkeyPatch, yes: bool) -> None:
    monkeypatch.setattr(saved_deeds, "is_given_up", lambda window: yes)


def test_a_match_is_given_up_for_good(
    deeds: SavedDeeds, left: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, True)
    with qtbot.waitSignal(deeds.changed):
        deeds.give_up(left)
    assert summarise(left).end == "abandoned"
    assert called(summarise(left)) in deeds._said._text.text()
    assert not summarise(left).is_unfinished


def test_a_no_leaves_the_match_as_it_is(
    deeds: SavedDeeds, left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = left.read_bytes()
    answer(monkeypatch, False)
    deeds.give_up(left)
    assert left.read_bytes() == before


def test_a_match_is_renamed(
    deeds: SavedDeeds, left: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_deeds, "asked_name", lambda *_, **__: "la del domingo")
    with qtbot.waitSignal(deeds.changed):
        deeds.rename(left)
    assert [path.stem for path in left.parent.iterdir()] == ["la del domingo"]


def test_a_match_is_asked_for_its_name_by_the_one_it_is_shown_with(
    deeds: SavedDeeds, left: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[str]()

    def leave(_: str, name: str, *__: object, **___: object) -> str:
        shown.append(name)
        return name

    monkeypatch.setattr(saved_deeds, "asked_name", leave)
    with qtbot.assertNotEmitted(deeds.changed):
        deeds.rename(left)
    assert shown == [called(summarise(left))]
    assert left.exists()


def test_a_match_is_deleted_and_comes_back(deeds: SavedDeeds, left: Path, qtbot: QtBot) -> None:
    name = called(summarise(left))
    assert name != left.stem, "what nobody has named has the name that a person would give"
    with qtbot.waitSignal(deeds.changed):
        deeds.delete(left)
    assert not left.exists()
    assert deeds._said._text.text() == f"“{name}” deleted."
    with qtbot.waitSignal(deeds.changed):
        deeds._said.act()
    assert left.exists()
