"""What is known of the library between two runs: never believed over a file, never harmful."""

import os
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.store import library as library_module
from naipes_gui.store.library import Library
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import Summary, summarise, summarising
from tests.store.conftest import header
from tests.store.kept import keep, kept
from tests.store.playing import play_on


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "matches"
    folder.mkdir()
    for number in range(5):
        recorder = Recorder.begin(folder / f"{number}.naipes", header())
        recorder.lot(Move("lot", (Card("7S"), Card("KD"))))
        play_on(recorder, 4 + number)
        recorder.close()
    return folder


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were read, in this run of the program."""
    files: list[Path] = []

    def counted(path: Path) -> Generator[None, None, Summary]:
        files.append(path)
        return (yield from summarising(path))

    monkeypatch.setattr(library_module, "summarising", counted)
    return files


def library(folder: Path) -> Library:
    return Library(folder, folder.parent / "trash", folder.parent / "library.json")


def truth(folder: Path) -> dict[str, Any]:
    return {path.name: summarise(path)[2:] for path in folder.iterdir()}


def told(folder: Path) -> dict[str, Any]:
    return {match.path.name: match[2:] for match in library(folder).matches()}


def test_no_file_is_read_twice_unless_it_changes(folder: Path, read: list[Path]) -> None:
    assert told(folder) == truth(folder)
    assert len(read) == 5
    assert told(folder) == truth(folder)
    assert len(read) == 5
    changed = folder / "3.naipes"
    recorder = Recorder.resume(changed)
    recorder.abandon()
    recorder.close()
    assert told(folder) == truth(folder)
    assert read[5:] == [changed]
    assert told(folder) == truth(folder)
    assert read[5:] == [changed]


def test_a_file_that_goes_is_forgotten(folder: Path) -> None:
    told(folder)
    (folder / "0.naipes").unlink()
    assert told(folder) == truth(folder)
    assert "0.naipes" not in (folder.parent / "library.json").read_text()


def test_what_cannot_be_read_is_looked_at_again(folder: Path, read: list[Path]) -> None:
    spoilt = folder / "spoilt.naipes"
    spoilt.write_text("nonsense\n")
    told(folder)
    told(folder)
    assert read.count(spoilt) == 2


def with_value(place: int, value: Any, stored: Any) -> Any:
    """Return an index that has a wrong value at a place of every row."""
    rows = stored["matches"].items()
    return {**stored, "matches": {k: [*r[:place], value, *r[place + 1 :]] for k, r in rows}}


WRONG: list[tuple[int, Any]] = [
            (0, 10**400), (1, None), (2, {}), (2, 3), (2, {"naipes": 1}), (3, -1), (3, "1"),
            (4, True), (4, 1e300), (5, "12"), (5, [[]]), (5, None), (6, "won"), (6, 3), (7, [3]),
            (7, [["0"]]), (8, 0), (8, None),
        ]  # fmt: skip
SPOILT: dict[str, Any] = {
    "nothing": lambda _: "",
    "no JSON": lambda _: "{",
    "deep": lambda _: "[" * 100_000,
    "a list": lambda _: [],
    "a number": lambda _: 7,
    "version": lambda s: {**s, "version": 0},
    "app": lambda s: {**s, "app": "0"},
    "folder": lambda s: {**s, "folder": "/"},
    "no matches": lambda s: {**s, "matches": []},
    "rows": lambda s: {**s, "matches": dict.fromkeys(s["matches"], 7)},
    "short rows": lambda s: {**s, "matches": {k: r[:4] for k, r in s["matches"].items()}},
    "old": lambda s: {**s, "matches": {k: [1, *r[1:]] for k, r in s["matches"].items()}},
    **{f"{place} is {value!r}": partial(with_value, place, value) for place, value in WRONG},
}  # fmt: skip


@pytest.mark.parametrize("kind", SPOILT)
def test_an_index_that_makes_no_sense_is_as_none(folder: Path, kind: str) -> None:
    told(folder)
    file = folder.parent / "library.json"
    keep(file, SPOILT[kind](kept(file)))
    assert told(folder) == truth(folder)
    assert told(folder) == truth(folder)


@pytest.mark.skipif(os.name == "nt", reason="needs a folder that cannot be written")
def test_a_disk_that_refuses_the_index_hinders_nobody(folder: Path) -> None:
    (folder.parent / "library.json").mkdir()
    assert told(folder) == truth(folder)


def test_the_latest_match_is_found_without_reading_the_others(
    folder: Path, read: list[Path]
) -> None:
    for number in range(5):
        os.utime(folder / f"{number}.naipes", (number, number))
    latest = next(match for match in library(folder).newest() if match.is_unfinished)
    assert latest.name == "4"
    assert read == [latest.path]


def test_what_was_read_is_kept_and_what_was_not_yet_is_not_forgotten(
    folder: Path, read: list[Path]
) -> None:
    library(folder).matches()
    changed = sorted(folder.iterdir())[:2]
    for path in changed:
        path.touch()
    half_way = library(folder)
    next(half_way.newest())
    half_way.keep_in_mind()
    read.clear()
    library(folder).matches()
    assert len(read) == 1
    assert read[0] in changed


def test_a_long_file_is_read_in_stretches(tmp_path: Path) -> None:
    path = tmp_path / "long.naipes"
    recorder = Recorder.begin(path, header())
    recorder.close()
    with path.open("ab") as file:
        file.writelines(b'{"move":1}\n' for _ in range(1000))
    steps = list(Library(tmp_path, tmp_path / "trash").reading())
    assert len(steps) > 4
    assert steps[-1] is not None
    assert all(step is None for step in steps[:-1])
