"""What decisions cost, match by match and for all of them."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.cli import review
from naipes_gui.cli.workers import told
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rules import Stop
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.review import matches
from naipes_gui.review.asking import Weigh
from naipes_gui.review.judge import judge
from naipes_gui.review.judged import Judged
from naipes_gui.store.names import review_beside
from tests.cli.conftest import Outcome, Run
from tests.nights import at_night

RECORDS = Path(__file__).parent.parent / "records"
SHORT = RECORDS / "ecarte" / "ecarte-default.naipes"
JUDGED: list[tuple[Outcome, bytes]] = []
KNOWN: dict[tuple[Any, ...], Judged | None] = {}
KEYS = ["ply", "seat", "played", "best", "loss", "low", "high", "flag", "reason"]


def known(
    game: GameInfo, timeline: Timeline[Any], ply: int, weigh: Weigh, stop: Stop
) -> Judged | None:
    """Judge no decision a second time; that it would be judged alike is asked elsewhere."""
    key = (game.key, str(timeline.rules.options), str(timeline.moves[: ply + 1]))
    if key not in KNOWN:
        KNOWN[key] = judge(game, timeline, ply, weigh, stop)
    return KNOWN[key]


@pytest.fixture(autouse=True)
def judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process judge unless a test names others."""
    monkeypatch.setattr(matches, "judge", known)
    monkeypatch.setattr(review, "cpu_count", lambda: 1)


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A match of which the first hands were played."""
    path = tmp_path / "matches" / "played.naipes"
    path.parent.mkdir()
    lines = SHORT.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:16]))
    return path


@pytest.fixture
def short_match(match: Path) -> Path:
    """A match whose person has decided once, and that soon: another process judges it."""
    head, *lines = match.read_bytes().splitlines(keepends=True)
    kinds = {b'"human"': b'"bot","level":"expert"', b'"bot","level":"expert"': b'"human"'}
    pattern = b"|".join(kinds)
    head = re.sub(pattern, lambda found: kinds[found[0]], head)
    match.write_bytes(b"".join([head, *lines[:4]]))
    return match


@pytest.fixture
def reviewed(run: Run, match: Path) -> Outcome:
    """What is said of the match, which has its review beside it; it is judged once for all."""
    if not JUDGED:
        JUDGED.append((run("review", match), review_beside(match).read_bytes()))
    done, beside = JUDGED[0]
    review_beside(match).write_bytes(beside)
    return done


def rows(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.thorough
def test_every_decision_is_a_line(run: Run, match: Path) -> None:
    done = run("review", match, "--seat", 1)
    assert (done.status, done.err) == (0, "")
    found = rows(done.out)
    assert found
    for row in found:
        assert list(row)[: len(KEYS)] == KEYS
        assert row["seat"] == 1
        assert type(row["flag"]) is bool
        assert row["low"] <= row["loss"] <= row["high"]
        assert row["loss"] == 0 or row["best"] != row["played"]
        assert row["reason"] or not row["flag"]
    kept = review_beside(match).read_bytes()
    again = run("review", match, "--seat", 1)
    assert again == done
    assert review_beside(match).read_bytes() == kept


@pytest.mark.thorough
def test_the_seat_of_the_person_is_meant(reviewed: Outcome, match: Path) -> None:
    header = json.loads(match.read_text().splitlines()[0])
    kinds = [seat["kind"] for seat in header["seats"]]
    due = kinds.index("human") if "human" in kinds else 0
    assert {row["seat"] for row in rows(reviewed.out)} == {due}


def test_a_review_of_another_game_is_told_of_and_made_again(
    run: Run, match: Path, reviewed: Outcome
) -> None:
    beside = review_beside(match)
    found = json.loads(beside.read_bytes())
    game = next(key for key in all_games() if key != found["game"])
    strange = {**found, "game": game, "opponents": all_games()[game].bots_version, "seats": {}}
    beside.write_text(json.dumps(strange))
    again = run("review", match)
    assert again.out == reviewed.out
    assert "judged again by themselves" in again.err


def test_a_damaged_review_is_told_of_and_made_again(
    run: Run, match: Path, reviewed: Outcome
) -> None:
    review_beside(match).write_text("{}")
    again = run("review", match)
    assert again.out == reviewed.out
    assert "judged again by themselves" in again.err
    assert run("review", match).err == ""


def test_what_all_cards_would_have_told_blames_nobody(
    run: Run, match: Path, reviewed: Outcome
) -> None:
    plain, seen = rows(reviewed.out), rows(run("review", match, "--seen").out)
    assert [{**row, "seen": other["seen"]} for row, other in zip(plain, seen, strict=True)] == seen
    assert any(row["seen"] != row["best"] for row in seen)
    assert all(row["seen"] == row["played"] for row in seen if not row["told"])


@pytest.mark.thorough
@pytest.mark.parametrize("jobs", [1, 2])
def test_however_many_judge_a_match_the_same_is_told(
    run: Run, match: Path, reviewed: Outcome, jobs: int
) -> None:
    review_beside(match).unlink()
    assert run("review", match, "--jobs", jobs) == reviewed


def test_a_line_is_there_before_the_next_decision_is_judged(
    run: Run, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened = list[str]()

    def slowly(*words: Any) -> Judged | None:
        happened.append("judged")
        return known(*words)

    monkeypatch.setattr(matches, "judge", slowly)
    monkeypatch.setattr(review, "say", lambda *_, **__: happened.append("said"))
    run("review", match, "--jobs", 1)
    assert happened == ["judged", "said"] * (len(happened) // 2)
    assert len(happened) > 2


def test_a_terminal_is_told_how_far_it_is_from_the_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    parts = told(iter("ab"), 2)
    assert next(parts) == "a"
    shown = capsys.readouterr().err.split("\r")
    assert "0 / 2" in shown[1]
    assert shown[-2].isspace()
    assert shown[-1] == ""  # the line is free for what is told of the part
    assert next(parts) == "b"
    assert "1 / 2" in capsys.readouterr().err
    assert next(parts, None) is None
    assert capsys.readouterr().err.split("\r")[-1] == ""


@pytest.mark.parametrize("jobs", [2, *at_night(1)])
def test_all_matches_are_judged_and_not_twice(run: Run, short_match: Path, jobs: int) -> None:
    match = short_match
    (match.parent / "broken.naipes").write_text("nothing\n")
    words = ("review", "--all", "--records", match.parent, "--jobs", jobs)
    done = run(*words)
    assert done.status == 1
    assert "broken.naipes" in done.err
    (found,) = rows(done.out)
    assert found["match"] == match.name
    beside = review_beside(match)
    written = beside.stat().st_mtime_ns, beside.read_bytes()
    assert rows(run(*words).out) == [found]
    assert beside.read_bytes() == written[1]
    assert rows(run("review", match).out)[0]["ply"] >= 0


def test_of_a_match_with_nothing_left_to_judge_nothing_is_asked_again(
    run: Run, short_match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = short_match
    match.write_bytes(match.read_bytes() + b'{"end":"abandoned"}\n')
    words = ("review", "--all", "--records", match.parent, "--jobs", 1)
    done = run(*words)
    assert done.status == 0
    with monkeypatch.context() as patched:
        patched.setattr(review, "_task", None)
        assert run(*words) == done
    match.touch()
    with monkeypatch.context() as patched:
        patched.setattr(review, "_task", None)
        assert run(*words).status != 0
    assert run(*words) == done


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "Name one match to review"),
        ((SHORT, "--all"), "Name one match to review"),
        ((SHORT, "--luck", "--seen"), "leave out --all and --seen"),
        ((SHORT, "--seat", 9), "There is no seat 9"),
        (("gone.naipes",), "The file cannot be read"),
        (("--all", "--records", "/nowhere/at/all"), "There is no folder"),
        (("--all", "--scheduler", "tcp://nowhere:1"), "Dask"),
    ],
)
def test_what_cannot_be_reviewed_is_told(run: Run, words: tuple[object, ...], why: str) -> None:
    done = run("review", *words)
    assert done.status != 0
    assert why in done.err
    assert len(done.err.splitlines()) == 1


def test_luck_is_a_line_per_hand_that_adds_up(run: Run, match: Path) -> None:
    found = rows(run("review", match, "--luck").out)
    assert found
    assert len({row["hand"] for row in found}) == len(found)
    for row in found:
        assert list(row) == ["hand", "before", "bars", "after"]
        assert row["before"] + sum(row["bars"].values()) == pytest.approx(row["after"], abs=1e-5)


def test_luck_says_why_there_is_no_line(run: Run, match: Path) -> None:
    match.write_bytes(b"".join(match.read_bytes().splitlines(keepends=True)[:5]))
    done = run("review", match, "--luck")
    assert (done.status, done.out) == (0, "")
    assert "this match has none yet" in done.err


@pytest.mark.thorough
def test_where_nothing_adds_up_luck_tells_what_positions_were_worth(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "mosca.naipes"
    lines = (RECORDS / "mosca" / "mosca-default.naipes").read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:35]))
    found = rows(run("review", path, "--luck").out)
    assert found
    for row in found:
        assert list(row) == ["hand", "values"]
        assert all(value["half"] >= 0 and value["unit"] for value in row["values"])
