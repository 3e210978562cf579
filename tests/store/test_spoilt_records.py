"""Real matches spoilt in all manner of ways are refused in a sentence, never with a crash."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.store.record import Record
from naipes_gui.store.summary import summarise

SAMPLES = sorted((Path(__file__).parent.parent / "records" / "ecarte").glob("*.naipes"))
WORDS = [
    "play",
    "play KS",
    "discard ZZ",
    "discard KS KS",
    "bid 3",
    "cut 3",
    "-",
    "\ud800",
    "KS",
    "€",
]
ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 40),
    st.floats(allow_nan=True),
    st.text(max_size=8),
    st.sampled_from(WORDS),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@pytest.fixture(autouse=True)
def _real_games(monkeypatch: pytest.MonkeyPatch, _small_game: None) -> None:
    monkeypatch.undo()


@pytest.mark.thorough
@settings(
    max_examples=150,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_values_of_the_wrong_kind(tmp_path: Path, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SAMPLES)).read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        line = lines[data.draw(st.integers(0, len(lines) - 1))]
        line[data.draw(st.sampled_from(sorted(line)))] = data.draw(ODD)
    check(tmp_path, "".join(json.dumps(line) + "\n" for line in lines).encode())


@settings(
    max_examples=100,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_bytes_that_are_lost_or_strange(tmp_path: Path, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(SAMPLES)).read_bytes()
    begin, end = sorted(data.draw(st.integers(0, len(whole))) for _ in range(2))
    check(tmp_path, whole[:begin] + data.draw(st.binary(max_size=6)) + whole[end:])


@settings(
    max_examples=100,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_lines_that_are_missing_doubled_or_out_of_order(
    tmp_path: Path, data: st.DataObject
) -> None:
    lines = data.draw(st.sampled_from(SAMPLES)).read_bytes().splitlines(keepends=True)
    places = st.lists(st.integers(0, len(lines) - 1), max_size=12)
    check(tmp_path, b"".join([*lines[:1], *(lines[place] for place in data.draw(places))]))


def check(folder: Path, contents: bytes) -> None:
    path = folder / "spoilt.naipes"
    path.write_bytes(contents)
    summarise(path)
    try:
        problem: Phrase | str | None = Record.load(path).problem
    except BadRecord as error:
        problem = error.what
    if problem is not None:
        assert isinstance(problem, Phrase)
        Wording().say(problem).encode("utf-8")
