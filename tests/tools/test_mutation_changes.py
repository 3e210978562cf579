"""What is changed in code to see whether a test notices; `make mutation` asks this first."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("mutmut", reason="needs what the extra “mutation” holds")

from tools.mutation.changes import changes


def changed(path: Path, text: str) -> set[str]:
    """Return what a file of one statement can be changed into."""
    path.write_text(text, encoding="utf-8")
    mutants = filter(None, (change.mutant() for change in changes(path)))
    return {mutant.text.strip() for mutant in mutants}


def test_assertions_are_no_places_for_a_change_but_what_they_stand_beside_is(
    tmp_path: Path,
) -> None:
    spoilt = changed(tmp_path / "x.py", "zip(one, other, strict=True)\n")
    assert spoilt == {
        "zip(None, other, strict=True)", "zip(one, None, strict=True)",
        "zip(other, strict=True)", "zip(one, strict=True)",
    }  # fmt: skip
    spoilt = changed(tmp_path / "x.py", "zip(one, other, strict=False)\n")
    assert "zip(one, other, strict=True)" in spoilt
    assert "beating(strict=None)" in changed(tmp_path / "x.py", "beating(strict=True)\n")


@pytest.mark.parametrize("error", ["TypeError", "ValueError", "AssertionError"])
def test_what_errors_say_to_programmers_is_like_the_log(tmp_path: Path, error: str) -> None:
    assert not changed(tmp_path / "x.py", f"raise {error}('a number that is none')\n")


@pytest.mark.parametrize("error", ["OSError", "BadRecord", "SystemExit", "StopIteration"])
def test_what_errors_say_to_people_is_not(tmp_path: Path, error: str) -> None:
    assert changed(tmp_path / "x.py", f"raise {error}('the disk is full')\n")


def test_only_what_runs_on_this_system_is_changed(tmp_path: Path) -> None:
    asked = f"if sys.platform == {sys.platform!r}:\n    x = 1\nelse:\n    y = 1\n"
    here = {asked.replace("x = 1", "x = 2"), asked.replace("x = 1", "x = None")}
    assert changed(tmp_path / "x.py", asked) == set(map(str.strip, here))
    there = asked.replace("==", "!=")
    other = {there.replace("y = 1", "y = 2"), there.replace("y = 1", "y = None")}
    assert changed(tmp_path / "x.py", there) == set(map(str.strip, other))
