"""Commands that read a match: verify, legal and show."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.store.playing import lines, rewrite

RECORDS = Path(__file__).parent.parent / "records" / "ecarte"
FORMAT_2 = RECORDS.parent / "format2"
SAMPLES = sorted(RECORDS.glob("*.naipes"))


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """A match of which the eighth line is a card the player does not hold."""
    lines = SAMPLES[0].read_bytes().splitlines(keepends=True)
    lines[7] = b'{"s":0,"m":"play 7S"}\n'
    path = tmp_path / "spoilt.naipes"
    path.write_bytes(b"".join(lines))
    return path


def test_matches_of_another_program_are_sound(run: Run) -> None:
    done = run("verify", *SAMPLES)
    assert (done.status, done.err) == (0, "")
    assert len(done.out.splitlines()) == len(SAMPLES) > 0
    assert all("sound" in line for line in done.out.splitlines())


def test_an_error_is_said_with_its_line(run: Run, spoilt: Path) -> None:
    done = run("verify", spoilt, SAMPLES[0])
    assert done.status == 1
    first, second = done.out.splitlines()
    assert first.startswith(f"{spoilt}: line 8: ")
    assert "sound" in second


@pytest.mark.parametrize("contents", [b"", b"hello\n", b"\0" * 100, b'{"naipes":2}\n'])
def test_what_is_no_match_is_said_in_one_sentence(
    run: Run, tmp_path: Path, contents: bytes
) -> None:
    path = tmp_path / "odd.naipes"
    path.write_bytes(contents)
    for command in ("verify", "legal", "show"):
        done = run(command, path)
        assert done.status == 1
        assert len((done.out + done.err).splitlines()) == 1


def test_a_torn_end_is_no_error(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "torn.naipes"
    path.write_bytes(SAMPLES[0].read_bytes()[:-10])
    done = run("verify", path)
    assert done.status == 0
    assert "a crash" in done.out


def test_a_missing_file_is_said(run: Run, tmp_path: Path) -> None:
    assert run("verify", tmp_path / "none").status == 1
    assert run("show", tmp_path).status == 1


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_move_that_was_made_was_legal(run: Run, path: Path) -> None:
    done = run("legal", path)
    decisions = [json.loads(line) for line in done.out.splitlines()]
    assert (done.status, done.err) == (0, "")
    assert [decision["n"] for decision in decisions] == list(range(1, len(decisions) + 1))
    assert all(decision["legal"] == sorted(set(decision["legal"])) for decision in decisions)
    moves = _final_moves(path)
    assert len(moves) == len(decisions)
    for (seat, move), decision in zip(moves, decisions, strict=True):
        assert decision["seat"] == seat
        assert _meaning(move) in map(_meaning, decision["legal"])


def _meaning(move: str) -> tuple[str, ...]:
    verb, *cards = move.split()
    return verb, *sorted(cards)


def _final_moves(path: Path) -> list[tuple[int, str]]:
    moves: list[tuple[int, str]] = []
    for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
        if "undo" in line:
            del moves[line["undo"] :]
        elif "m" in line:
            moves.append((line["s"], line["m"]))
    return moves


def test_what_stands_before_an_error_is_still_listed(run: Run, spoilt: Path) -> None:
    for command in ("legal", "show"):
        done = run(command, spoilt)
        assert done.status == 1
        assert len(done.out.splitlines()) >= 3
        assert "line 8: " in done.err


def test_a_match_is_told(run: Run) -> None:
    done = run("show", SAMPLES[0])
    assert done.status == 0
    assert "Tú – Berta (expert)" in done.out
    assert "Hand 1, dealt by Berta" in done.out
    assert "    3. Tú leads J♦" in done.out
    assert "score [2, 0]" in done.out
    assert re.search(r"3\. Tú .* \(.*[♠♥♦♣]\)$", run("show", SAMPLES[-1]).out, re.MULTILINE)
    assert "Ranking: Tú, Berta" in done.out


def test_the_fingerprint_of_a_match_is_told(run: Run) -> None:
    path = FORMAT_2 / "ecarte-format2.naipes"
    last = [json.loads(line) for line in path.read_text("utf-8").splitlines()][-1]
    assert f"Fingerprint of the match: {last['h']}\n" in run("show", path).out
    assert "Fingerprint" not in run("show", SAMPLES[0]).out


def test_nothing_in_a_file_reaches_the_terminal_raw(run: Run, tmp_path: Path) -> None:
    text = SAMPLES[0].read_text(encoding="utf-8").replace("Berta", "\\u001b[2J")
    path = tmp_path / "escape.naipes"
    path.write_text(text + '{"note":"\\u001b[2J","at":1}\n{"\\u001b[2J":1}\n', encoding="utf-8")
    for command in ("show", "verify"):
        done = run(command, path)
        assert "\x1b" not in done.out + done.err


def test_opponents_are_asked_again_from_their_own_view(run: Run, tmp_path: Path) -> None:
    run("simulate", "ecarte", "--hands", "4", "--level", "beginner:bold,club",
        "--records", tmp_path)  # fmt: skip
    path = next(tmp_path.glob("*.naipes"))
    done = run("verify", "--opponents", path)
    assert done.status == 0, done.out
    assert _again(done.out)[0] == _again(done.out)[1] > 10
    first, *rest = lines(path)
    levels = [seat["level"] for seat in first["seats"]]
    for seat, level in zip(first["seats"], reversed(levels), strict=True):
        seat["level"] = level
    rewrite(path, [first, *rest])
    told = run("verify", "--opponents", path)
    assert told.status == 1
    assert _again(told.out)[1] < _again(told.out)[0]


def _again(said: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"again: (\d+) decisions, (\d+) the same", said)[0]))


def test_the_pot_that_is_left_is_told(run: Run, tmp_path: Path) -> None:
    run("simulate", "napoleon", "--seats", "4", "--option", "pot=dealer_ante", "--option",
        "match=hands:3", "--hands", "3", "--level", "beginner", "--records", tmp_path)  # fmt: skip
    (path,) = tmp_path.glob("*.naipes")
    score = [line for line in path.read_text("utf-8").splitlines() if '"score"' in line]
    assert json.loads(score[-1])["pot"] == 3
    *_, pot, ranking, _ = run("show", path).out.splitlines()
    assert pot.startswith("The pot of 3 is drawn for: 1 for ")
    assert pot.count(",") == 1
    assert ranking.startswith("Ranking: ")


def test_what_was_dealt_is_shown_with_trumps_and_hands(run: Run) -> None:
    shown = run("show", FORMAT_2 / "ecarte-format2.naipes").out.split("\n\n")[1].splitlines()
    assert shown[:5] == [
        "Hand 1, dealt by Berta",
        "       Turn-up: A♠",
        "       Trumps: spades.",
        "       Tú holds J♠ 10♠ 9♠ 7♥ Q♣",
        "       Berta holds A♥ J♥ 10♥ 9♦ K♣",
    ]


def test_hands_are_told_again_when_cards_have_come_to_them(run: Run) -> None:
    shown = run("show", FORMAT_2 / "mosca-format2.naipes").out.split("\n\n")[1]
    assert shown.count("Berta holds") == 2
    assert shown.count("Tú holds") == 1


def test_the_hands_of_a_hand_that_is_still_played_are_secret(run: Run, tmp_path: Path) -> None:
    whole, begun = SAMPLES[0].read_bytes().splitlines(keepends=True), tmp_path / "begun.naipes"
    begun.write_bytes(b"".join(whole[:7]))
    shown = run("show", begun).out
    assert "Turn-up: " in shown
    assert "holds" not in shown
