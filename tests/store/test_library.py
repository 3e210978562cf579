"""The list of matches, and what can be done with them."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.core.errors import BadOptions, BadRecord
from naipes_gui.store import paths
from naipes_gui.store.library import Library, LibraryError
from naipes_gui.store.lock import InUse
from naipes_gui.store.matches import begin_match
from naipes_gui.store.names import clean_name, file_stem
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import summarise
from tests.store.conftest import PLAYERS
from tests.store.playing import lines, play_on, rewrite, to_the_end

Start = Callable[[str], Recorder]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path, paths.trash_folder())


def names(library: Library, search: str = "") -> list[str]:
    return [match.name for match in library.matches(search)]


def dated(path: Path, seconds: int) -> None:
    os.utime(path, (seconds, seconds))


def test_the_latest_match_stands_first(start: Start, library: Library) -> None:
    for number, name in enumerate(["old", "new"]):
        dated(start(name).path, number)
    assert names(library) == ["new", "old"]


def test_a_summary_tells_how_a_match_stands(recorder: Recorder) -> None:
    play_on(recorder, 11)
    match = summarise(recorder.path)
    assert match.header == recorder.record.header
    assert (match.hands, match.moves, match.end, match.assisted) == (2, 5, "", False)
    assert match.score == recorder.timeline.state.scores
    assert match.is_unfinished
    recorder.undo(1)
    match = summarise(recorder.path)
    assert (match.hands, match.moves, match.score, match.assisted) == (0, 1, (), True)


def test_a_finished_match_is_not_to_be_continued(start: Start, library: Library) -> None:
    finished, given_up, unfinished = start("a"), start("b"), start("c")
    to_the_end(finished)
    given_up.abandon()
    play_on(unfinished, 1)
    assert [match.name for match in library.unfinished()] == ["c"]
    match = summarise(finished.path)
    assert (match.end, match.score) == ("finished", finished.timeline.state.scores)
    assert sorted(match.ranking) == [(0,), (1,)]


def test_what_is_no_match_is_listed_with_the_reason(library: Library, tmp_path: Path) -> None:
    (tmp_path / "empty.naipes").touch()
    (tmp_path / "note.txt").touch()
    (match,) = library.matches()
    assert match.problem is not None
    assert not match.is_unfinished


def test_a_list_follows_the_files(start: Start, library: Library) -> None:
    recorder = start("one")
    assert library.matches()[0].hands == 0
    play_on(recorder, 4)
    assert library.matches()[0].hands == 1
    recorder.close()
    recorder.path.unlink()
    assert library.matches() == []


def test_an_unchanged_file_is_not_read_again(
    start: Start, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    start("one")
    first = library.matches()
    monkeypatch.setattr("naipes_gui.store.library.summarising", None)
    assert library.matches() == first


@pytest.mark.parametrize(
    ("search", "found"),
    [("bert", ["one"]), ("ONE 2026", ["one"]), ("high_card", ["one"]), ("one two", [])],
)
def test_searching(start: Start, library: Library, search: str, found: list[str]) -> None:
    start("one")
    assert names(library, search) == found


def test_renaming(start: Start, library: Library) -> None:
    one, two = start("one"), start("two")
    with pytest.raises(InUse):
        library.rename(one.path, "two")
    one.close()
    assert library.rename(one.path, "two").name == "two (2).naipes"
    two.close()
    assert library.rename(two.path, "two") == two.path
    assert library.rename(two.path, "../../evil\n").name == "evil.naipes"
    assert names(library, "evil") == ["evil"]
    with pytest.raises(LibraryError):
        library.rename(two.path, "gone")


def test_a_deleted_match_can_be_wanted_back(start: Start, library: Library) -> None:
    recorder = start("one")
    with pytest.raises(InUse):
        library.delete(recorder.path)
    recorder.close()
    before = recorder.path.read_bytes()
    deleted = library.delete(recorder.path)
    assert library.matches() == []
    start("one").close()
    assert library.restore(deleted).name == "one (2).naipes"
    assert (library.folder / "one (2).naipes").read_bytes() == before


def test_bringing_in_and_out(start: Start, library: Library, tmp_path: Path) -> None:
    recorder = start("one")
    target = tmp_path / "elsewhere"
    library.export(recorder.path, target)
    assert target.read_bytes() == recorder.path.read_bytes()
    assert library.bring_in(target).name == "elsewhere.naipes"
    assert library.bring_in(target).name == "elsewhere (2).naipes"
    target.write_bytes(b"hello")
    with pytest.raises(BadRecord):
        library.bring_in(target)
    with pytest.raises(LibraryError):
        library.export(recorder.path, tmp_path / "no" / "where")
    with pytest.raises(LibraryError):
        library.export(tmp_path / "nothing", target)
    assert not list(tmp_path.glob("*.part"))


def test_a_match_is_copied_over_nothing_that_is_played(
    start: Start, library: Library, tmp_path: Path
) -> None:
    one, two = start("one"), start("two")
    before = one.path.read_bytes(), two.path.read_bytes()
    link = tmp_path / "link"
    link.symlink_to(one.path)
    for target in (one.path, link, tmp_path / "." / "one.naipes"):
        with pytest.raises(LibraryError, match="that very file"):
            library.export(one.path, target)
    with pytest.raises(InUse):
        library.export(one.path, two.path)
    with pytest.raises(LibraryError, match="is in the library"):
        library.bring_in(one.path)
    assert (one.path.read_bytes(), two.path.read_bytes()) == before
    two.close()
    library.export(one.path, two.path)
    assert two.path.read_bytes() == before[0]


@pytest.mark.parametrize("links", [True, False])
def test_a_name_that_somebody_takes_meanwhile_is_left_to_them(
    start: Start, library: Library, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    recorder = start("one")
    recorder.close()
    rivals = [library.folder / "new.naipes", library.folder / "new (2).naipes"]
    link, touch = os.link, Path.touch

    def arrive() -> None:
        if rivals:
            rivals.pop(0).write_bytes(b"theirs")

    def linked(source: Path, target: Path, **how: bool) -> None:
        if not links:
            raise PermissionError(errno.EPERM, "Operation not permitted")
        arrive()
        link(source, target, **how)

    def touched(path: Path, *how: bool, **more: bool) -> None:
        arrive()
        touch(path, *how, **more)

    monkeypatch.setattr(os, "link", linked)
    monkeypatch.setattr(Path, "touch", touched)
    before = recorder.path.read_bytes()
    renamed = library.rename(recorder.path, "new")
    assert renamed.name == "new (3).naipes"
    assert renamed.read_bytes() == before
    assert (library.folder / "new.naipes").read_bytes() == b"theirs"
    assert not recorder.path.exists()


def test_what_never_became_a_match_is_put_away(
    start: Start, library: Library, tmp_path: Path
) -> None:
    whole = start("whole").path
    fresh = tmp_path / "fresh.naipes"
    left = [tmp_path / name for name in ("empty.naipes", "torn.naipes", ".x.naipes.7.part")]
    strange = tmp_path / "strange.naipes"
    for path in (fresh, *left):
        path.touch()
    left[1].write_bytes(whole.read_bytes()[:40])
    strange.write_bytes(b"a list of things to buy")
    for path in (whole, strange, *left):
        dated(path, 0)
    assert library.tidy() == 3
    assert sorted(names(library)) == ["fresh", "strange", "whole"]
    assert not any(path.exists() for path in left)
    assert len(list(library.trash.iterdir())) == 2


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Domingo con Berta", "Domingo con Berta"),
        ("../../etc/passwd", "etc passwd"),
        ("C:\\evil", "C evil"),
        ("a\0b\x1b[2J\n", "ab[2J"),
        ("\u202egpj.exe", "gpj.exe"),
        ("", "match"),
        (" ... ", "match"),
        ("CON", "C-ON"),
        ("com1.txt", "c-om1.txt"),
        ("match.naipes", "match"),
        ("\ud800x", "x"),
    ],
)
def test_a_file_may_be_called_so_on_any_system(name: str, stem: str) -> None:
    assert file_stem(name) == stem


def test_long_names_are_cut_short() -> None:
    assert len(file_stem("x" * 5000)) == 80
    assert len(file_stem("ñ漢🂡" * 500).encode()) <= 200
    assert len(clean_name("x" * 5000)) == 40


def test_a_new_match_has_a_file_and_a_dealer() -> None:
    recorders = [begin_match("high_card", {"target": 5}, PLAYERS) for _ in range(3)]
    assert len({recorder.path for recorder in recorders}) == 3
    for recorder in recorders:
        assert recorder.path.parent == paths.records_folder()
        assert recorder.path.name.startswith("high_card 2")
        assert recorder.record.header.options["target"] == 5
        assert lines(recorder.path)[-1]["dealer"] == recorder.timeline.state.dealer >= 0
        recorder.close()
        assert Record.load(recorder.path).problem is None


def test_an_impossible_match_leaves_no_file() -> None:
    with pytest.raises(BadOptions):
        begin_match("high_card", {"target": 0}, PLAYERS)
    with pytest.raises(BadRecord):
        begin_match("high_card", {}, PLAYERS[:1])
    assert list(paths.records_folder().iterdir()) == []


def test_a_summary_survives_nonsense(start: Start) -> None:
    path = start("odd").path
    odd: list[dict[str, Any]] = [
        {"score": ["x", True]},
        {"undo": "x"},
        {"end": "finished", "ranking": 7},
    ]
    rewrite(path, [*lines(path), *odd])
    match = summarise(path)
    assert (match.hands, match.score, match.ranking) == (1, (), ())
