"""Saved matches come back, even damaged ones."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadRecord, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.store.lines import LARGEST_FILE, LONGEST_LINE
from naipes_gui.store.record import Awaits, Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.shuffle import digest
from tests.store.conftest import header
from tests.store.playing import add, lines, play_on, rewrite, to_the_end

ONE_HAND = 4
"""Shuffle, cut and two cards."""


@pytest.fixture
def saved(recorder: Recorder) -> Path:
    """Two hands and the beginning of a third."""
    play_on(recorder, 2 * ONE_HAND + 3)
    return recorder.path


def said(record: Record) -> str:
    assert record.problem is not None
    return Wording().say(record.problem)


def test_a_record_holds_causes_in_order(saved: Path) -> None:
    kinds = [next(iter(line)) for line in lines(saved)]
    hand = ["hand", "deck", "s", "s", "score"]
    assert kinds == ["naipes", "lot", *hand, *hand, "hand", "deck", "s"]
    first, lot, hand_line, deck, *_ = lines(saved)
    assert first["options"] == {"players": 2, "target": 3, "random_lot": False}
    assert first["seats"][0] == {"name": "Tú", "kind": "human"}
    assert lot == {"lot": "7S KD", "dealer": 1}
    if first["naipes"] == 1:
        bound = digest(f"{deck['salt']} {deck['deck']}")
        assert hand_line == {"hand": 1, "dealer": 1, "commit": bound}
    else:
        bound = digest(hand_line["secret"])
        told = {"commit": bound, "secret": hand_line["secret"]}
        assert hand_line == {"hand": 1, "dealer": 1, **told}


def test_a_record_replays_to_the_same_states(saved: Path, recorder: Recorder) -> None:
    record = Record.load(saved)
    assert record.timeline.states == recorder.timeline.states
    assert (record.problem, record.awaits) == (None, recorder.record.awaits)
    assert record.size == saved.stat().st_size
    assert record.seals == recorder.record.seals
    assert all(seal.holds for seal in record.seals)


def test_the_deal_is_the_deck_after_the_cut(saved: Path) -> None:
    line, record = lines(saved)[3], Record.load(saved)
    deck = tuple(map(Card, line["deck"].split()))
    cut = line["cut"]
    before = record.timeline.states[2].table["stock"]
    assert before == deck
    dealt = record.timeline.states[3].table
    order = (*deck[cut:], *deck[:cut])
    assert (dealt["hand:0"], dealt["hand:1"], dealt["stock"]) == (order[:2], order[2:4], order[4:])


def test_the_pack_is_shuffled_and_sealed_before_it_is_cut(recorder: Recorder) -> None:
    play_on(recorder, 1)
    assert recorder.timeline.state.stage is Stage.CUT
    assert recorder.record.commit == lines(recorder.path)[-1]["commit"]
    assert recorder.record.seals == []


def test_a_finished_match_ends_with_its_ranking(recorder: Recorder) -> None:
    to_the_end(recorder)
    scores = recorder.timeline.state.scores
    best = scores.index(3)
    assert lines(recorder.path)[-2:] == [
        {"score": list(scores)},
        {"end": "finished", "ranking": [[best], [1 - best]]},
    ]
    assert Record.load(recorder.path).is_over
    assert add(recorder.path, {"note": "well played", "at": 3}).notes == {3: "well played"}
    assert "cannot stand here" in said(add(recorder.path, {"undo": 1}))


def test_a_match_by_the_clock_ends_when_the_rules_let_it(recorder: Recorder) -> None:
    with pytest.raises(BadRecord):
        recorder.finish()
    play_on(recorder, ONE_HAND)
    recorder.finish()
    assert Record.load(recorder.path).is_over


def test_an_abandoned_match_takes_no_more_moves(saved: Path, recorder: Recorder) -> None:
    recorder.abandon()
    assert Record.load(saved).is_over
    with pytest.raises(BadRecord):
        recorder.move(recorder.record.rules.legal(recorder.timeline.state)[0])


def test_a_hand_may_end_before_it_begins(recorder: Recorder) -> None:
    """Look for a pack that is cut so that the card which ends the hand is dealt first."""
    rng, cuts = Random(1), recorder.record.rules.cuts
    while True:
        if recorder.record.sealed is None:
            recorder.seal(rng)
        recorder.shuffle("luck")
        lifted = recorder.timeline.state.table["stock"].index("KS")
        if lifted in cuts and recorder.due_cut in (None, lifted):
            break
        recorder.record.forget_seal()
    recorder.cut(lifted)
    assert lines(recorder.path)[-1] == {"score": [0, 0]}
    assert Record.load(recorder.path).timeline.states == recorder.timeline.states


def test_a_reshuffle_follows_from_the_seal(recorder: Recorder) -> None:
    play_on(recorder, 2)
    recorder.move(Move("again"))
    stock = recorder.timeline.state.table["stock"]
    assert recorder.timeline.ply == 5
    assert recorder.timeline.moves[-1][1] == Move("shuffle", stock)
    deck, secret = lines(recorder.path)[3], lines(recorder.path)[2].get("secret")
    digests = [
        digest(f"{secret}/1/1/{card}/{deck['part']}" if secret else f"{deck['salt']} 1 {card}")
        for card in stock
    ]
    assert digests == sorted(digests)
    assert Record.load(recorder.path).timeline.states == recorder.timeline.states


def test_another_seat_may_speak(recorder: Recorder) -> None:
    play_on(recorder, 2)
    recorder.move(Move("cheer"), Seat(1))
    assert lines(recorder.path)[-1] == {"s": 1, "m": "cheer"}
    assert Record.load(recorder.path).timeline.moves[-1] == (Seat(1), Move("cheer"))


@pytest.mark.parametrize("tail", ['{"s": 0, "m": "pl', '{"s": 0, "m":\n', '{"undo": 1}'])
def test_a_torn_last_line_costs_only_that_line(saved: Path, tail: str) -> None:
    whole = saved.read_bytes()
    saved.write_bytes(whole + tail.encode())
    record = Record.load(saved)
    assert (record.timeline.ply, record.problem, record.size) == (12, None, len(whole))


@pytest.mark.parametrize(
    ("place", "change", "reason"),
    [
        (1, {"dealer": 0}, "another seat"),
        (1, {"dealer": None}, "another seat"),
        (1, {"dealer": True}, "no seat"),
        (1, {"lot": ""}, "cannot be drawn"),
        (1, {"lot": "7S 7S"}, "cannot be drawn"),
        (1, {"lot": "7S XX"}, "exactly"),
        (1, {"lot": "7S -"}, "cannot be drawn"),
        (2, {"commit": "F" * 64}, "no seal"),
        (1, {"lot": None}, "this way"),
        (2, {"hand": 2}, "is due"),
        (2, {"hand": True}, "is due"),
        (2, {"dealer": 0}, "is due"),
        (2, {"commit": 7}, "no seal"),
        (3, {"deck": "KS"}, "deck"),
        (3, {"deck": None}, "deck"),
        (3, {"salt": None, "part": None}, "deck|part"),
        (3, {"salt": "f" * 32, "part": "f"}, "deck"),
        (3, {"salt": "f", "part": ""}, "deck|part"),
        (3, {"cut": 0}, "cannot be cut"),
        (3, {"cut": 4.0}, "cannot be cut"),
        (4, {"s": 1}, "is to play"),
        (4, {"s": 7}, "no seat"),
        (4, {"s": False}, "no seat"),
        (4, {"m": "play ZZ"}, "No such card"),
        (4, {"m": "fly"}, "not possible"),
        (4, {"m": ""}, "is empty"),
        (6, {"score": [9, 9]}, "another score"),
        (6, {"score": [True, False]}, "another score"),
    ],
)
def test_an_error_names_its_line_and_spares_those_before(
    saved: Path, place: int, change: dict[str, Any], reason: str
) -> None:
    changed = lines(saved)
    changed[place] |= change
    rewrite(saved, changed)
    record = Record.load(saved)
    assert said(record).startswith(f"Line {place + 1}: ")
    assert re.search(reason, said(record))
    with pytest.raises(BadRecord):
        Recorder.resume(saved)


@pytest.mark.parametrize(
    "line", [b"[]\n", b"\xff\xfe\n", b"{" * 2000 + b"\n", b'{"s":' + b"9" * 5000 + b"}\n"]
)
def test_a_line_of_garbage_in_the_middle_is_named(saved: Path, line: bytes) -> None:
    saved.write_bytes(saved.read_bytes() + line + b'{"undo":1}\n')
    assert said(Record.load(saved)).startswith("Line 16: ")


def test_a_line_that_is_too_long_is_not_read_to_its_end(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes() + b'{"note":"' + b"x" * 2 * LONGEST_LINE)
    assert "64 KiB" in said(Record.load(saved))
    saved.write_bytes(b"x" * 2 * LONGEST_LINE)
    with pytest.raises(BadRecord):
        Record.load(saved)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.naipes"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(BadRecord, match="too large"):
        Record.load(path)


def test_a_folder_and_nothing_are_no_records(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="not a file"):
        Record.load(tmp_path)
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.load(tmp_path / "none")


def test_a_deck_of_other_cards_is_refused(saved: Path) -> None:
    changed = lines(saved)
    changed[3]["deck"] = "KS QS"
    if "salt" in changed[3]:
        changed[2]["commit"] = digest(f"{changed[3]['salt']} KS QS")
    rewrite(saved, changed)
    assert said(Record.load(saved)).startswith("Line 4: ")


def test_an_unknown_line_and_a_newer_version_can_only_be_watched(saved: Path) -> None:
    assert said(add(saved, {"dance": 1})).startswith("Line 16: This version does not know")
    first, *rest = lines(saved)[:-1]
    rewrite(saved, [first | {"naipes": 3}, *rest])
    record = Record.load(saved)
    assert "newer version" in said(record)
    assert record.timeline.ply == (1 if first["naipes"] == 1 else 12)


def test_unknown_fields_do_not_matter(saved: Path) -> None:
    changed = [line | {"seconds": 3.5} for line in lines(saved)]
    rewrite(saved, changed)
    assert Record.load(saved).problem is None


def test_lots_may_be_drawn_until_they_decide(tmp_path: Path) -> None:
    recorder = Recorder.begin(tmp_path / "tie.naipes", header())
    recorder.lot(Move("lot", (Card("KS"), Card("KD"))))
    recorder.lot(Move("lot", (Card("8S"), Card("7D"))))
    recorder.close()
    assert lines(recorder.path)[1:] == [
        {"lot": "KS KD", "dealer": None},
        {"lot": "8S 7D", "dealer": 0},
    ]
    assert Record.load(recorder.path).timeline.state.dealer == 0


def test_a_dealer_may_just_be_named(tmp_path: Path) -> None:
    recorder = Recorder.begin(tmp_path / "named.naipes", header(random_lot=True))
    recorder.lot(Move("lot", number=1))
    recorder.close()
    assert lines(recorder.path)[1] == {"lot": None, "dealer": 1}
    assert Record.load(recorder.path).timeline.state.dealer == 1


@pytest.mark.parametrize(("number", "ply"), [(0, 3), (1, 4), (2, 7), (4, 11)])
def test_taken_back_moves_are_gone_after_loading(saved: Path, number: int, ply: int) -> None:
    record = add(saved, {"undo": number})
    assert (record.timeline.ply, record.awaits, record.problem) == (ply, Awaits.MOVE, None)
    assert len(record.seals) == record.hands
    assert record.assisted
    assert len(record.branches[0].moves) == 5 - number


def test_a_hand_taken_back_is_scored_again(saved: Path, recorder: Recorder) -> None:
    assert not recorder.record.assisted
    recorder.undo(2)
    play_on(recorder, 4)
    record = Record.load(saved)
    assert (record.problem, record.hands) == (None, 3)
    assert [line["score"] for line in lines(saved) if "score" in line][1:] != []


def test_moves_can_be_taken_back_before_the_cut(recorder: Recorder) -> None:
    play_on(recorder, ONE_HAND + 1)
    recorder.undo(1)
    play_on(recorder, 3)
    record = Record.load(recorder.path)
    assert record.problem is None
    assert record.timeline.states == recorder.timeline.states


@pytest.mark.parametrize("number", [5, -1, True, "1", None])
def test_nothing_is_taken_back_that_was_not_made(saved: Path, number: object) -> None:
    assert said(add(saved, {"undo": number})).startswith("Line 16: ")


def test_an_illegal_move_is_not_written(saved: Path, recorder: Recorder) -> None:
    before = saved.read_bytes()
    with pytest.raises(IllegalMove):
        recorder.move(Move("fly"))
    assert saved.read_bytes() == before


@pytest.mark.parametrize("text", ["", "hello", "[]\n", '{"naipes": 1}\n', "\xff\n", "\0" * 99])
def test_a_stranger_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "note.txt"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadRecord):
        Record.load(path)


@pytest.mark.parametrize(
    "change",
    [
        {"naipes": 0},
        {"naipes": "1"},
        {"naipes": True},
        {"game": "poker"},
        {"options": {}},
        {"options": {"players": 2, "target": 3, "random_lot": 0}},
        {"seats": [{"name": "A", "kind": "human"}]},
        {"seats": ["A", "B"]},
        {"seats": [{"name": "A", "kind": "cat"}, {"name": "B", "kind": "human"}]},
    ],
)
def test_a_header_must_make_sense(saved: Path, change: dict[str, Any]) -> None:
    first, *rest = lines(saved)
    rewrite(saved, [first | change, *rest])
    with pytest.raises(BadRecord, match=saved.name):
        Record.load(saved)


def test_names_in_a_header_are_made_harmless(saved: Path) -> None:
    first, *rest = lines(saved)
    first["seats"][1]["name"] = "../\x1b[31m\u202eEve\n" + "x" * 500
    rewrite(saved, [first, *rest])
    name = Record.load(saved).header.names[1]
    assert name.startswith("../[31mEve xxx")
    assert len(name) <= 40


def test_there_are_as_many_seats_as_players() -> None:
    with pytest.raises(BadRecord, match="number of seats"):
        Record(replace(header(), seats=header().seats[:1]))


@pytest.mark.parametrize("wrong", [99, -1, True])
def test_what_cannot_be_taken_back_is_told_by_its_number(recorder: Recorder, wrong: int) -> None:
    play_on(recorder, 4)
    assert f"After {wrong} moves there is none" in said(add(recorder.path, {"undo": wrong}))
