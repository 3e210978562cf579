"""The tools that measure opponents say what they found, and end with 1 where it is amiss."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.bands import bands as stored
from tools import bands, styles, swap_test


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_the_swap_test_of_an_honest_player(capsys: pytest.CaptureFixture[str]) -> None:
    status = swap_test.main(["mosca", "beginner", "club:bold", "--positions", "8", "--seed", "3"])
    found = [json.loads(line) for line in lines(capsys)]
    assert status == 0
    assert [(line["level"], line["positions"], line["disagreements"]) for line in found] == [
        ("beginner", 8, 0), ("club:bold", 8, 0),
    ]  # fmt: skip


def test_the_swap_test_of_a_cheat(capsys: pytest.CaptureFixture[str]) -> None:
    status = swap_test.main(["hachi_hachi", "beginner", "--positions", "8", "--peek", "1"])
    (found,) = (json.loads(line) for line in lines(capsys))
    assert status == 1
    assert found["disagreements"] == len(found["first"]) > 0 or found["disagreements"] > 5


def test_bands_are_written_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stored, "FOLDER", tmp_path)
    few = ["mosca", "--level", "beginner", "--level", "club", "--hands", "6"]
    assert bands.main([*few, "--write"]) == 0
    assert bands.main(few[:1]) == 0
    text = (tmp_path / "mosca.json").read_text(encoding="utf-8")
    levels = json.loads(text)["levels"]
    assert set(levels) == {"beginner", "club"}
    assert all(band["low"] <= band["share"] <= band["high"]
               for level in levels.values() for band in level["habits"].values())  # fmt: skip
    habits = levels["club"]["habits"]
    commonest = max(habits, key=lambda habit: habits[habit]["share"])
    habits[commonest] = {"share": 0.0, "low": 0.0, "high": 0.01}
    (tmp_path / "mosca.json").write_text(json.dumps(json.loads(text) | {"levels": levels}))
    lines(capsys)
    assert bands.main(["mosca"]) == 1
    assert f"{commonest}: 0." in lines(capsys)[-1]


def test_styles_are_compared_and_priced(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = "mosca --level beginner --hands 6 --decks 3 --style serene --style bold"
    styles.main(wishes.split())
    *table, last = lines(capsys)
    report = json.loads(last)
    assert table[0].split() == ["serene", "bold"]
    assert set(report["alike"]) == {"serene/bold"}
    assert report["costs"]["serene"] == [0.0, 0.0, 0.0]


def test_by_which_habit_a_style_is_told_soonest() -> None:
    """Of bids by itself, or of all habits of its kind; fewer hands tell less."""
    counts = {
        "serene": Counter({"bids:3": 50, "bids:4": 50, "passes": 100}),
        "greedy": Counter({"bids:3": 2, "bids:4": 98, "passes": 100}),
        "bold": Counter({"bids:3": 95, "bids:4": 95, "passes": 10}),
    }
    soon = styles.sights(counts, 0.25)
    assert soon["greedy"][0].startswith("bids:")
    assert soon["bold"][0] == "passes of all"
    assert soon["bold"][1] == pytest.approx(7.13, abs=0.1)
    assert styles.sights(counts, 0.04)["bold"][1] < 3


def test_what_the_plain_style_never_does_once_is_no_proof_of_another() -> None:
    """One card in a hundred is not to be seen in thirty hands, whatever the plain one does."""
    counts = {
        "serene": Counter({"leaves": 1000}), "bold": Counter({"leaves": 990, "forgoes": 10}),
        "greedy": Counter({"leaves": 700, "forgoes": 300}),
    }  # fmt: skip
    found = styles.sights(counts, 0.1)
    assert found["bold"][1] < 1.5
    assert found["greedy"][1] > 6
