"""What is found out about a hand: told step by step, broken off, and never at the match's cost."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import phrase
from naipes_gui.session import hand_thread
from naipes_gui.session.bot_process import NICEST, BotProcess
from naipes_gui.session.hand_thread import AnswersThread, HandThread, ParThread
from naipes_gui.store.record import Record

RECORD = Path(__file__).parents[1] / "records" / "format2" / "ecarte-format2.naipes"


class Process:
    """Stands for a process, and keeps how it was begun and that it was ended."""

    begun: list[tuple[Any, ...]]
    ended: int

    def __init__(self, *given: Any) -> None:
        Process.begun.append(given)

    def weigh(self) -> None: ...
    def thought(self) -> None: ...
    def choose(self) -> None: ...

    def close(self) -> None:
        Process.ended += 1


class Finding(HandThread):
    """Tells what it is given, and then fails as it is told to."""

    fault: Exception | None = None

    def _find(self, record: Record, process: BotProcess) -> None:
        self.grew.emit((record, process, self._hand))
        if self.fault is not None:
            raise self.fault


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return Path(shutil.copy(RECORD, tmp_path / "match.naipes"))


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Exception]]:
    """What is reported; no process is begun meanwhile."""
    Process.begun, Process.ended = [], 0
    told = list[Exception]()
    monkeypatch.setattr(hand_thread, "BotProcess", Process)
    monkeypatch.setattr(hand_thread, "report", told.append)
    yield told
    assert Process.ended == len(Process.begun)


def heard(thread: HandThread) -> list[Any]:
    told = list[Any]()
    thread.grew.connect(told.append)
    return told


def test_it_thinks_of_the_match_behind_everybody(
    owner: QObject, path: Path, reported: list[Exception]
) -> None:
    thread = Finding(path, 2, owner)
    told = heard(thread)
    thread.run()
    ((record, process, hand),) = told
    assert record.fingerprint == Record.load(path).fingerprint
    assert (type(process), hand) == (Process, 2)
    assert Process.begun == [("ecarte", record.rules, NICEST)]
    assert reported == []


FAULTS = {
    "a match that gives nothing": (BadRecord(phrase("test", "No.")), False),
    "anything else": (RuntimeError("broken"), True),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_ends_the_process_and_only_ours_is_reported(
    owner: QObject, path: Path, reported: list[Exception], kind: str
) -> None:
    thread = Finding(path, 1, owner)
    thread.fault, is_ours = FAULTS[kind]
    thread.run()
    assert reported == ([thread.fault] if is_ours else [])
    assert Process.ended == 1


@pytest.mark.parametrize("text", [None, "nonsense\n"])
def test_what_cannot_be_read_asks_nobody(
    owner: QObject, path: Path, reported: list[Exception], text: str | None
) -> None:
    path.unlink()
    if text is not None:
        path.write_text(text)
    thread = Finding(path, 1, owner)
    told = heard(thread)
    thread.run()
    assert (told, reported, Process.begun) == ([], [], [])


def test_who_stops_it_hears_no_more(owner: QObject, path: Path, reported: list[Exception]) -> None:
    thread = Finding(path, 1, owner)
    told = heard(thread)
    thread.stop()
    thread.run()
    assert thread._flag.is_set()
    assert told == []


# What it finds.


@pytest.mark.parametrize("stops", [None, 2])
def test_answers_come_one_after_the_other(
    owner: QObject, path: Path, reported: list[Exception], monkeypatch: pytest.MonkeyPatch,
    stops: int | None,
) -> None:  # fmt: skip
    asked, thread = list[Any](), AnswersThread(path, 3, owner)

    def answers(*given: Any, stop: Any) -> Iterator[int]:
        asked.append((given[0], given[2], given[3].__name__, given[4].__name__, stop))
        for number in range(4):
            if number == stops:
                stop.set()
            yield number

    monkeypatch.setattr(hand_thread, "hand_answers", answers)
    told = heard(thread)
    thread.run()
    assert asked == [(path, 3, "weigh", "thought", thread._flag)]
    assert told == list(range(4 if stops is None else stops))


class Duplicate:
    """Stands for a hand that is played again: whoever plays brings its own name."""

    real = "real"
    gives_up = ""
    played: list[tuple[str, str, Any]]

    def __init__(self, record: Record, hand: int) -> None:
        self.hand = hand

    def play(self, style: str, ask: Any, stop: Any) -> str | None:
        Duplicate.played.append((style, ask.__name__, stop))
        return None if style == Duplicate.gives_up else f"turn of {style}"

    def outcome(self, turn: str) -> str:
        return f"outcome of {turn}"


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is kept of a hand that two have played before."""
    Duplicate.played, Duplicate.gives_up = [], ""
    found = list[list[str]]()
    known = {style: (f"turn of {style}", "known") for style in [*CHARACTERS][:2]}
    monkeypatch.setattr(hand_thread, "Duplicate", Duplicate)
    monkeypatch.setattr(hand_thread, "kept", lambda duplicate: known)
    monkeypatch.setattr(hand_thread, "keep", lambda _, turns: found.append([*turns]))
    monkeypatch.setattr(hand_thread, "ranked", dict)
    return found


def test_whoever_has_not_played_yet_plays_and_is_kept(
    owner: QObject, path: Path, reported: list[Exception], kept: list[list[str]]
) -> None:
    thread = ParThread(path, 1, owner)
    told = heard(thread)
    thread.run()
    styles = [*CHARACTERS]
    assert told[0] == {"": "real", styles[0]: "known", styles[1]: "known"}
    assert Duplicate.played == [(style, "choose", thread._flag) for style in styles[2:]]
    assert [len(each) for each in kept] == list(range(3, len(styles) + 1))
    assert kept[-1] == [f"turn of {style}" for style in styles]
    assert [*told[-1]] == ["", *styles]
    assert told[-1][styles[-1]] == f"outcome of turn of {styles[-1]}"
    assert len(told) == len(styles) - 1


def stopped(thread: HandThread) -> None:
    thread._flag.set()


@pytest.mark.parametrize("how", ["gives up", "is told to stop"])
def test_what_is_broken_off_is_not_kept(
    owner: QObject, path: Path, reported: list[Exception], kept: list[list[str]], how: str
) -> None:
    thread = ParThread(path, 1, owner)
    told = heard(thread)
    if how == "gives up":
        Duplicate.gives_up = [*CHARACTERS][3]
    else:
        thread.grew.connect(lambda found: stopped(thread) if len(found) == 4 else None)
    thread.run()
    assert (len(kept), len(told), len(Duplicate.played)) == (1, 2, 2)
