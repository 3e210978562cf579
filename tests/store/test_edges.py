"""Where something just fits, is just missing, or is said to the letter."""

import errno
import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from naipes_gui import __version__
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.wording import Wording
from naipes_gui.store import durable
from naipes_gui.store.header import Header, Player
from naipes_gui.store.index import Index
from naipes_gui.store.library import Library
from naipes_gui.store.lines import LONGEST_LINE, never_begun, whole_lines, written
from naipes_gui.store.names import file_stem
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import summarise
from tests.store.conftest import header
from tests.store.kept import keep, kept
from tests.store.playing import play_on

WHO: dict[str, Any] = {"name": "Berta", "kind": "bot", "level": "expert"}


# The first line.


def test_a_header_says_what_it_must_and_no_more() -> None:
    players = Player(name="Tú"), Player(name="Berta", kind="bot", level="expert")
    about: dict[str, Any] = {
        "naipes": 2, "game": "x", "options": {"a": 1}, "app": "1", "started": "2026-01-01T00:00:00Z"
    }  # fmt: skip
    bot = {**WHO, "style": "", "version": 1}
    seats = [{"name": "Tú", "kind": "human"}, {**bot, "style": players[1].style}]
    assert Header(**{**about, "seats": players}).to_json() == {**about, "seats": seats}
    more = Header(**{**about, "seats": players}, careful="Take care.", deal="CODE")
    assert more.to_json() == {**about, "seats": seats, "careful": "Take care.", "deal": "CODE"}
    assert list(more.to_json())[:2] == ["naipes", "careful"]
    assert Header.from_json(more.to_json()) == more


def test_a_bot_of_which_little_is_said_is_of_the_first_version_and_in_no_hurry() -> None:
    assert Player.from_json(WHO) == Player(**WHO)
    assert (Player(**WHO).version, Player(**WHO).effort) == (1, 1)
    for version, is_good in ((-1, False), (0, True), (999_999, True), (1_000_000, False)):
        assert accepted({**WHO, "version": version}) == is_good
    assert not accepted({**WHO, "version": True})
    assert not accepted({**WHO, "effort": True})


def accepted(seat: dict[str, Any]) -> bool:
    try:
        return Player.from_json(seat).version == int(seat.get("version", 1))
    except BadRecord:
        return False


# Lines.


def said(recorder: Recorder, line: dict[str, Any]) -> str:
    """Return what is said of a record in which such a line follows."""
    recorder.close()
    whole = recorder.path.read_bytes()
    chained = recorder.record.chain.linked(line)
    recorder.path.write_bytes(whole + written(chained))
    problem = Record.load(recorder.path).problem
    assert problem is not None
    return Wording().say(problem)


@pytest.mark.parametrize("key", ["lot", "hand", "deck", "s"])
def test_a_line_that_lacks_something_is_called_by_its_name(recorder: Recorder, key: str) -> None:
    play_on(recorder, 3)
    assert f"A line “{key}” cannot stand here, or lacks something" in said(recorder, {key: 1})


def test_a_line_of_another_kind_is_not_known(recorder: Recorder) -> None:
    assert "does not know lines of the kind “poem”" in said(recorder, {"poem": 1})


@pytest.mark.parametrize("seat", [7, -1, True, "0", None])
def test_a_seat_that_is_none_is_named(recorder: Recorder, seat: object) -> None:
    play_on(recorder, 3)
    told = said(recorder, {"s": seat, "m": "cheer"})
    assert f"There is no seat {seat}." in told or f"There is no seat {json.dumps(seat)}." in told


@pytest.mark.parametrize("step", [0, 1, 3])
def test_the_most_that_was_told_of_a_move_is_kept(recorder: Recorder, step: int) -> None:
    recorder.hint(0, step)
    assert recorder.record.hints == {0: step}
    recorder.hint(0, 2)
    recorder.hint(0, 1)
    assert recorder.record.hints == {0: max(2, step)}


def test_a_torn_line_as_long_as_may_be_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for torn in (b"x" * LONGEST_LINE, b"{}"):
        path.write_bytes(b"{}\n" + torn)
        assert list(whole_lines(path)) == [b"{}\n"]
    path.write_bytes(b"{}\n" + b"x" * (LONGEST_LINE + 1))
    assert len(list(whole_lines(path))) == 2


def test_what_a_crash_left_is_cut_off_at_once(recorder: Recorder) -> None:
    play_on(recorder, 3)
    recorder.close()
    whole = recorder.path.read_bytes()
    recorder.path.write_bytes(whole + b'{"s":0,"m":"pl')
    again = Recorder.resume(recorder.path)
    assert again.path.read_bytes() == whole == again.saved
    again.close()


# Files.


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("a" * 80, "a" * 80),
        ("a" * 81, "a" * 80),
        ("é" * 80, "é" * 80),
        ("花" * 80, "花" * 53),
        ("X" + "花" * 80, "X" + "花" * 53),
        ("花" * 52 + " ..花花", "花" * 52),
        (". X .", "X"),
        ("XaX", "XaX"),
    ],
)
def test_a_name_is_as_long_as_any_disk_takes(name: str, stem: str) -> None:
    assert file_stem(name) == stem
    assert len(stem.encode()) <= 160


def test_where_a_file_lies_no_folder_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError, match=os.strerror(errno.ENOTDIR)):
        durable.make_folder(tmp_path / "file")


@pytest.mark.parametrize("write", [durable.create_whole, durable.replace_file])
def test_a_disk_that_takes_nothing_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Any
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(durable, "open", full, raising=False)
    with pytest.raises(OSError, match="full") as caught:
        write(tmp_path / "x", b"x")
    assert caught.value.errno == errno.ENOSPC
    assert list(tmp_path.iterdir()) == []


# What is known of a folder.


def library(folder: Path) -> Library:
    return Library(folder, folder.parent / "trash", folder.parent / "library.json")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "matches"
    folder.mkdir()
    Recorder.begin(folder / "one.naipes", header()).close()
    assert len(library(folder).matches()) == 1
    return folder


def test_an_index_says_what_it_is_of(folder: Path) -> None:
    stored = kept(folder.parent / "library.json")
    assert stored.pop("matches").keys() == {"one.naipes"}
    assert stored == {"version": Index.version, "app": __version__, "folder": str(folder)}


@pytest.mark.parametrize("key", ["version", "app", "folder", "matches", "more"])
def test_an_index_of_something_else_is_not_believed(folder: Path, key: str) -> None:
    index = folder.parent / "library.json"
    stored = kept(index)
    stored["matches"]["one.naipes"][3] = 99
    keep(index, stored)
    assert library(folder).matches()[0].hands == 99
    keep(index, {**stored, key: "other"})
    assert library(folder).matches()[0].hands == 0


def test_a_folder_is_not_taken_for_its_copy(folder: Path) -> None:
    index = folder.parent / "library.json"
    stored = kept(index)
    stored["matches"]["one.naipes"][3] = 99
    keep(index, stored)
    shutil.copytree(folder, folder.parent / "copy")
    assert library(folder.parent / "copy").matches()[0].hands == 0


def test_a_first_line_that_was_cut_short_is_no_match(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for size, begun in ((LONGEST_LINE, False), (LONGEST_LINE + 1, True)):
        path.write_bytes(b"{" + b"x" * (size - 1))
        assert never_begun(path) == (not begun)


def test_a_summary_counts_what_is_left_after_any_take_back(recorder: Recorder) -> None:
    while recorder.timeline.ended < 3:
        play_on(recorder, 1)
    for number in reversed(range(len(recorder.timeline.decisions))):
        recorder.undo(number)
        timeline, summary = recorder.timeline, summarise(recorder.path)
        assert (summary.moves, summary.hands) == (number, timeline.ended)
        played = timeline.states[timeline.shuffles[-1]] if timeline.shuffles else timeline.state
        assert summary.score == (tuple(played.scores) if timeline.ended else ())
