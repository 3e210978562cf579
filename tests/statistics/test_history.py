"""The facts of a folder: each file is read once, and what is kept is never believed blindly."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.statistics import history as history_module
from naipes_gui.statistics.facts import Facts, reading_facts
from naipes_gui.statistics.history import History
from tests.statistics.matches import move, score, write
from tests.store.kept import keep, kept

END = {"end": "finished", "ranking": [[1], [0], [2]]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "matches"
    folder.mkdir()
    for nth in range(3):
        started = f"2026-01-0{3 - nth}T12:00:00Z"
        write(folder / f"{nth}.naipes", move(0, "bid 3"), score(nth, -nth, 0), END,
              started=started)  # fmt: skip
    (folder / "bots.naipes").write_text("nonsense\n")
    return folder


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    files: list[str] = []

    def counted(path: Path) -> Generator[None, None, Facts | None]:
        files.append(path.name)
        return (yield from reading_facts(path))

    monkeypatch.setattr(history_module, "reading_facts", counted)
    return files


def told(folder: Path) -> list[Facts]:
    return History(folder, folder.parent / "statistics.json").facts()


def test_the_oldest_comes_first_and_no_file_is_read_twice(folder: Path, read: list[str]) -> None:
    assert [match.path.stem for match in told(folder)] == ["2", "1", "0"]
    assert sorted(read) == ["0.naipes", "1.naipes", "2.naipes", "bots.naipes"]
    again = told(folder)
    assert len(read) == 4
    assert again == History(folder).facts()
    assert [match.worths for match in again] == [(2,), (1,), (0,)]


def test_what_changes_is_read_again_and_what_goes_is_forgotten(
    folder: Path, read: list[str]
) -> None:
    told(folder)
    write(folder / "1.naipes", move(0, "bid 3"), score(77, -77, 0))
    (folder / "2.naipes").unlink()
    read.clear()
    assert {match.path.stem: match.worths for match in told(folder)} == {"0": (0,), "1": (77,)}
    assert read == ["1.naipes"]
    assert "2.naipes" not in (folder.parent / "statistics.json").read_text()


def with_value(place: int, value: Any) -> Any:
    def spoil(stored: Any) -> Any:
        rows = stored["matches"].items()
        return {**stored, "matches": {k: [*r[:place], value, *r[place + 1 :]] if len(r) > 2 else r
                                      for k, r in rows}}  # fmt: skip

    return spoil


WRONG: list[tuple[int, Any]] = [
    (0, 1), (1, None), (2, "tute"), (2, 3), (3, 3), (4, None), (5, []), (5, [["a"]]),
    (5, [[1, "", ""], ["Ana", "club", ""], ["Hugo", "club", ""]]), (6, 3), (6, -1), (6, True),
    (6, "0"), (7, 0), (8, "won"), (9, [[0], [9], [1]]), (9, [[0], [1], [1.0]]), (9, 3),
    (10, ["1"]), (10, [1e400]), (10, None), (11, [1, 2]), (11, ["1", 2, 3]), (12, []),
    (12, [[0] * 5] * 3), (12, [["0"] * 6] * 3), (12, [[0] * 6] * 9),
]  # fmt: skip
SPOILT: dict[str, Any] = {
    "nothing": lambda _: "",
    "no JSON": lambda _: "{",
    "deep": lambda _: "[" * 100_000,
    "a list": lambda _: [],
    "version": lambda s: {**s, "version": 0},
    "app": lambda s: {**s, "app": "0"},
    "folder": lambda s: {**s, "folder": "/"},
    "rows": lambda s: {**s, "matches": dict.fromkeys(s["matches"], 7)},
    "short": lambda s: {**s, "matches": {k: r[:5] for k, r in s["matches"].items()}},
    **{f"{place} is {value!r}"[:40]: with_value(place, value) for place, value in WRONG},
}


@pytest.mark.parametrize("kind", SPOILT)
def test_what_is_kept_and_makes_no_sense_is_as_none(folder: Path, kind: str) -> None:
    truth = told(folder)
    file = folder.parent / "statistics.json"
    keep(file, SPOILT[kind](kept(file)))
    assert told(folder) == truth
    assert told(folder) == truth


def test_a_reading_that_is_left_keeps_what_it_found(folder: Path, read: list[str]) -> None:
    steps = History(folder, folder.parent / "statistics.json").reading()
    next(steps)
    steps.close()
    first = read.copy()
    read.clear()
    told(folder)
    assert sorted(read + first) == ["0.naipes", "1.naipes", "2.naipes", "bots.naipes"]


def test_a_disk_that_refuses_hinders_nobody(folder: Path) -> None:
    (folder.parent / "statistics.json").mkdir()
    assert len(told(folder)) == 3
