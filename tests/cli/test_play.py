"""Whole matches at the terminal, by numbers alone."""

import os
import re
import subprocess
import sys
from io import StringIO
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from naipes_gui.cli.offer import Offer
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.question import LETTERS
from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import GLYPHS
from naipes_gui.store import paths
from naipes_gui.store.record import Record
from tests.cli.conftest import Run

GAMES = ("ecarte", "napoleon", "mosca", "nlk", "hachi_hachi")
SHORT = {"napoleon": ("--option", "match=rounds:1")}


def numbers(count: int, seed: int = 1) -> str:
    rng = Random(seed)
    return "".join(f"{rng.choice((1, 1, 2, 3, 4, 5, 8))}\n" for _ in range(count))


def records() -> list[Path]:
    return sorted(paths.records_folder().glob("*.naipes"))


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_match_is_played_by_numbers(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(numbers(6000)))
    done = run("play", game, "--level", "beginner", "--seed", "3", "--language", language,
               *SHORT.get(game, ()))  # fmt: skip
    assert (done.status, done.err) == (0, "")
    (path,) = records()
    record = Record.load(path)
    assert record.is_over
    assert record.problem is None
    assert "{" not in done.out
    assert not set(GLYPHS.values()) & set(done.out), "a braille line has no signs of suits"
    total = {"en": " in all", "es": " en total"}[language]
    accounts = [line for line in done.out.splitlines() if total in line]
    assert len(accounts) == record.hands
    assert run("verify", path).status == 0


def test_a_match_goes_on_where_it_was_left(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(numbers(25)))
    left = run("play", "nlk", "--level", "beginner", "--seed", "3")
    (path,) = records()
    assert left.status == 0
    assert f"Saved: {path.name}" in left.out
    before = Record.load(path).timeline.ply
    monkeypatch.setattr(sys, "stdin", StringIO(numbers(6000, seed=2)))
    again = run("play", "nlk", "--seed", "4")
    assert f"Going on with {path.stem}" in again.out
    assert records() == [path]
    assert Record.load(path).is_over
    assert Record.load(path).timeline.ply > before
    monkeypatch.setattr(sys, "stdin", StringIO("0\n"))
    assert run("play", "nlk").status == 0
    assert len(records()) == 2, "a match that is over is not gone on with"


def test_everything_can_be_asked_and_taken_back(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = "".join(f"{letter}\n" for letter in LETTERS.values())
    sent = f"10\n?\n{asked}1\n-\n1\n{asked}nonsense\n99\n0\n"
    monkeypatch.setattr(sys, "stdin", StringIO(sent))
    done = run("play", "ecarte", "--level", "beginner", "--seed", "3")
    assert done.status == 0
    assert "Trumps: " in done.out
    assert "score 0 of 5" in done.out
    assert "Taken back." in done.out
    assert done.out.count("There is no such move") == 2


@pytest.mark.parametrize("game", ["mosca", "ecarte"])
def test_cards_are_chosen_by_several_numbers(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    sent = "9\n2\n" if game == "mosca" else "9\n1\n"
    monkeypatch.setattr(sys, "stdin", StringIO(sent + "4 5\n3,4\n1\n" * 20))
    done = run("play", game, "--level", "beginner", "--seed", "5", "--language", "en")
    listed = [line.partition(".")[0] for line in done.out.splitlines() if line[:1].isdecimal()]
    assert max(map(int, listed)) <= 9, "not one line for each of thirty-one choices"
    assert "Several numbers in a line choose several cards" in done.out
    record = Record.load(records()[0])
    assert any(len(move.cards) > 1 for seat, move in record.timeline.moves if seat == 0)


def test_a_line_of_numbers_means_one_move_or_none() -> None:
    cards = [Card(name) for name in ("KH", "7S", "9C")]
    several = [Move("change", chosen) for n in (1, 2, 3) for chosen in combinations(cards, n)]
    offer = Offer([Move("pass"), *several])
    assert [str(move) for move in offer.listed] == ["pass", *(f"change {c}" for c in cards)]
    assert offer.chosen("1") == Move("pass")
    assert offer.chosen("2 4") == offer.chosen("4, 2") == Move("change", (cards[0], cards[2]))
    assert offer.chosen("4 3 2") == Move("change", tuple(cards))
    for nothing in ("", "0", "5", "1 2", "2 x", "-1", "²"):
        assert offer.chosen(nothing) is None


def test_it_is_told_who_deals_and_what_a_card_takes(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("?\n" + numbers(60)))
    done = run("play", "hachi_hachi", "--level", "beginner", "--seed", "3", "--language", "en")
    assert re.search(" deals? first: ", done.out)
    assert "Field: " in done.out
    assert ", to the field" in done.out
    assert " + " not in done.out
    monkeypatch.setattr(sys, "stdin", StringIO("5\n1\n?\n0\n"))
    other = run("play", "ecarte", "--level", "beginner", "--seed", "3", "--language", "en")
    assert "Say what is trumps" in other.out
    assert "Say what is in the pot" not in other.out, "there is none in this game"
    assert "captured" not in other.out


def test_a_match_that_nobody_plays_is_not_gone_on_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("simulate", "nlk", "--level", "beginner", "--records", tmp_path)
    (path,) = tmp_path.glob("*.naipes")
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    done = run("play", path)
    assert done.status == 1
    assert len(done.err.splitlines()) == 1
    assert run("play", "chess").status == 1
    assert run("play", "nlk", "--level", "beginner,club").status == 1


def test_it_plays_over_a_pipe_without_qt() -> None:
    command = [sys.executable, "-m", "naipes_gui", "play", "mosca", "--level", "beginner",
               "--language", "es"]  # fmt: skip
    done = subprocess.run(
        command, input=numbers(3000), capture_output=True, text=True, check=True,
        encoding="utf-8", env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.stderr == ""
    assert "Te toca." in done.stdout
    (path,) = records()
    record = Record.load(path)
    assert record.is_over or record.timeline.state.stage is Stage.SHUFFLE
