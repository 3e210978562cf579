"""JSON that is parsed in steps says what it says at once, and what is none is none."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naipes_gui.core.steps import finished
from naipes_gui.review.steps import parsing

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


@given(VALUES, st.integers(0, 5), st.sampled_from([None, 1, "\t"]))
def test_it_is_the_same(value: Any, deep: int, indent: Any) -> None:
    text = json.dumps(value, indent=indent)
    assert finished(parsing(f" {text} ", deep)) == value


@given(VALUES, st.integers(0, 5), st.data())
def test_what_is_cut_off_or_goes_on_is_refused(value: Any, deep: int, data: st.DataObject) -> None:
    text = json.dumps([value])
    cut = text[: data.draw(st.integers(0, len(text) - 1))]
    with pytest.raises(ValueError, match="."):
        finished(parsing(cut, deep))
    with pytest.raises(ValueError, match="."):
        finished(parsing(f"{text} 1", deep))


@pytest.mark.parametrize("text", ["{1:2}", '{"a" 1}', '{"a":1,}', "[1,]", "[1 2]", "[NaN]", ""])
def test_what_is_none_is_refused(text: str) -> None:
    for deep in (0, 3):
        with pytest.raises(ValueError, match="."):
            finished(parsing(text, deep))


def test_every_row_is_a_step() -> None:
    rows = json.dumps({"a": [1] * 50})
    assert sum(1 for _ in parsing(rows, 2)) == 50
