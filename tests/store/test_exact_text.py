"""What a record says can be written in one way only: anything else is refused, with its line."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from naipes_gui.core.errors import BadRecord, NaipesError
from naipes_gui.store.header import Header
from naipes_gui.store.record import Record
from tests.store.playing import lines as told
from tests.store.playing import rewrite

SAMPLES = sorted((Path(__file__).parent.parent / "records").rglob("*.naipes"))
HEADERS = [json.loads(path.read_text("utf-8").splitlines()[0]) for path in SAMPLES]
BLANKS = (" ", "  ", "\t", "\n", "\r", "\u00a0", "\u2003", "\u200b", "\ufeff", "\0")
ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
WIDE = str.maketrans("0123456789", "０１２３４５６７８９")
NOT_CHECKED = ("note", "name", "app", "level", "style")
"""What people and programs are called, and what they remark, is theirs."""

quietly = settings(
    max_examples=120,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture(autouse=True)
def _real_games(monkeypatch: pytest.MonkeyPatch, _small_game: None) -> None:
    monkeypatch.undo()


def texts(
    value: Any, put: Callable[[str], object], name: object = ""
) -> Iterator[tuple[object, str, Callable[[str], object]]]:
    """Yield the name of every text that readers agree about, it, and what puts another there."""
    if isinstance(value, str):
        yield name, value, put
    places = value.items() if isinstance(value, dict) else ()
    for key, inner in (*places, *(enumerate(value) if isinstance(value, list) else ())):
        if key not in NOT_CHECKED:
            yield from texts(inner, partial(value.__setitem__, key), key)


def other_ways(text: str, at: int) -> list[str]:
    """Return how a text could be written that looks much like it at some place."""
    before, here, after = text[:at], text[at : at + 1], text[at + 1 :]
    blanks = [f"{before}{blank}{here}{after}" for blank in BLANKS]
    leading = "0" if here.isdecimal() and not before[-1:].isdecimal() else ""
    changed = [here.swapcase(), here.translate(ARABIC), here.translate(WIDE), leading + here, ""]
    others = [f"{before}{other}{after}" for other in changed if other or here.isspace()]
    return [other for other in (*blanks, *others) if other != text]


def problem(path: Path) -> object:
    try:
        return Record.load(path).problem
    except BadRecord as error:
        return error.what


@pytest.mark.thorough
@quietly
@given(st.data())
def test_no_text_can_be_written_in_two_ways(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "other.naipes"
    sample = data.draw(st.sampled_from(SAMPLES))
    lines = told(sample)
    number = data.draw(st.integers(0, len(lines) - 1))
    found = list(texts(lines[number], lambda _: None))
    if not found:
        return
    _, text, put = data.draw(st.sampled_from(found))
    put(data.draw(st.sampled_from(other_ways(text, data.draw(st.integers(0, len(text)))))))
    rewrite(path, lines)
    assert problem(path) is not None, lines[number]


@pytest.mark.parametrize("game", sorted({header["game"] for header in HEADERS}))
def test_nor_can_any_text_of_a_header(game: str) -> None:
    """A text that many headers of a game have is changed in the first of them."""
    met = set[tuple[object, str]]()
    for header in [json.loads(json.dumps(each)) for each in HEADERS if each["game"] == game]:
        for name, text, put in texts(header, lambda _: None):
            for other in set() if (name, text) in met else _all_other_ways(text):
                put(other)
                with pytest.raises(NaipesError):
                    Record(Header.from_json(header))
            met.add((name, text))
            put(text)
        Record(Header.from_json(header))


def _all_other_ways(text: str) -> set[str]:
    return {other for at in range(len(text) + 1) for other in other_ways(text, at)}


@pytest.mark.parametrize("field", ["game", "app", "started", "level", "style"])
@pytest.mark.parametrize("text", ["\ud800", "a\nb", "\u202e", "x" * 200, "\x1b[2J"])
def test_a_header_holds_only_what_can_be_shown(tmp_path: Path, field: str, text: str) -> None:
    header, *rest = SAMPLES[0].read_text("utf-8").splitlines()
    first = json.loads(header)
    (first if field in first else first["seats"][1])[field] = text
    path = tmp_path / "header.naipes"
    path.write_text("\n".join([json.dumps(first), *rest, ""]), "utf-8")
    assert problem(path) is not None


@pytest.mark.parametrize(
    "started",
    ["", "yesterday", "2026-01-01", "2026-13-01T12:00:00Z", "2026-02-30T12:00:00Z",
     "2026-01-01T12:00:00", "2026-01-01 12:00:00Z", "20260101T120000Z", "2026-W01-1T12:00:00Z",
     "٢026-01-01T12:00:00Z", "0000-01-01T12:00:00Z", "2026-01-01T12:00:00+25:00"],
)  # fmt: skip
def test_a_match_began_at_an_instant(tmp_path: Path, started: str) -> None:
    header, *rest = SAMPLES[0].read_text("utf-8").splitlines()
    path = tmp_path / "date.naipes"
    path.write_text("\n".join([json.dumps({**json.loads(header), "started": started}), *rest, ""]))
    with pytest.raises(BadRecord, match="when the match began"):
        Record.load(path)


@pytest.mark.parametrize("line", ['{"undo":1,"undo":1}', '{"note":"a","at":NaN}'])
def test_a_line_says_everything_once_and_in_json(tmp_path: Path, line: str) -> None:
    path = tmp_path / "twice.naipes"
    path.write_bytes(b"".join([*SAMPLES[0].read_bytes().splitlines(keepends=True)[:5],
                               f"{line}\n".encode(), b'{"undo":0}\n']))  # fmt: skip
    assert problem(path) is not None


def test_a_move_is_a_move_whatever_else_its_line_holds(tmp_path: Path) -> None:
    path = tmp_path / "more.naipes"
    more = {"note": "!", "at": 1, "hint": 2, "undo": 0, "end": "abandoned", "score": [], "lot": ""}
    lines = [json.loads(line) for line in SAMPLES[0].read_text("utf-8").splitlines()]
    path.write_text("".join(f"{json.dumps({**more, **line} if 'm' in line else line)}\n"
                            for line in lines), "utf-8")  # fmt: skip
    record = Record.load(path)
    assert (record.problem, record.notes, record.hints) == (None, {}, {})
    assert record.timeline.moves == Record.load(SAMPLES[0]).timeline.moves


def test_a_match_that_is_over_cannot_be_given_up(tmp_path: Path) -> None:
    path = tmp_path / "given up.naipes"
    lines = SAMPLES[0].read_bytes().splitlines(keepends=True)
    assert b'"end":"finished"' in lines[-1].replace(b" ", b"")
    path.write_bytes(b"".join([*lines[:-1], b'{"end": "abandoned"}\n']))
    assert problem(path) is not None
