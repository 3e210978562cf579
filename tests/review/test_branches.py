"""Branches: matches that leave another one, with the same cards or with unseen ones dealt anew."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.games import all_games
from naipes_gui.review.asking import AskHere, Going
from naipes_gui.review.branches import NOTHING_HIDDEN, keep_branch, make_branch
from naipes_gui.review.decided import judged_plies
from naipes_gui.review.proof import asked_again
from naipes_gui.statistics.facts import read_facts
from naipes_gui.store.branching import STILL_PLAYED
from naipes_gui.store.deals import read_deals
from naipes_gui.store.header import Header, Player
from naipes_gui.store.matches import draw_lot
from naipes_gui.store.parent import Kind, Parent
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.seals import ExerciseSeal, Proof
from naipes_gui.store.summary import summarise
from tests.review.played import choices, hands_over, header, match, play
from tests.store.playing import lines, rewrite
from tests.store.test_seal_document import checker
from tests.store.test_seal_document import run as run_checker

GAMES = sorted(all_games())
__all__ = ["checker"]
RECORDS = Path(__file__).parent.parent / "records"
FIVE = {"profile": "traditional", "players": 5}


def branched(record: Record, ply: int, kind: Kind, folder: Path, seed: int = 1) -> Path:
    made = make_branch(record, "la de ayer", ply, kind, rng=Random(seed))
    return keep_branch(made, record.header.game, folder)


def repeat(path: Path, parent: Record, plies: int) -> Record:
    """Play a branch on as its parent was: only the person's moves are taken from there."""
    recorder = Recorder.resume(path)
    record, rng = recorder.record, Random(99)
    ask = AskHere(record)
    while record.timeline.ply < plies:
        state, ply = record.timeline.state, record.timeline.ply
        if (seat := Seat(state.to_move)) == CHANCE:
            if record.sealed is None:
                recorder.seal(rng)
            recorder.shuffle(f"any part {ply}")
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        elif seat in record.header.opponents:
            view = record.timeline.view(ply, seat)
            move = ask(view, record.header.opponents[seat], record.thought(ply), Going())
            assert move is not None
            recorder.move(move)
        else:
            who, made = parent.timeline.moves[ply]
            recorder.move(made, who)
    recorder.close()
    return record


@pytest.mark.parametrize("naipes", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_a_branch_that_repeats_the_moves_is_the_match_it_leaves(
    key: str, naipes: int, tmp_path: Path
) -> None:
    parent = match(key, 2, naipes=naipes, seed=2)
    ply = Random(key).choice(choices(parent))
    path = branched(parent, ply, Kind.SAME, tmp_path)
    begun = Record.load(path)
    assert begun.problem is None
    assert list(begun.timeline.moves) == list(parent.timeline.moves[:ply])
    again = repeat(path, parent, parent.timeline.ply)
    assert list(again.timeline.moves) == list(parent.timeline.moves)
    assert [(seal.to_json(), seal.cut) for seal in again.seals] == [
        (seal.to_json(), seal.cut) for seal in parent.seals
    ]
    proves = Proof.DECK if naipes == 1 else Proof.EXERCISE
    assert {seal.proof for seal in again.seals} == {proves}
    assert again.timeline.state == parent.timeline.state
    read = Record.load(path)
    assert read.problem is None
    assert list(read.timeline.moves) == list(parent.timeline.moves)
    assert asked_again(read).holds


@pytest.mark.parametrize("naipes", [1, 2])
@pytest.mark.parametrize("key", GAMES)
def test_cards_dealt_anew_agree_with_all_that_the_person_saw(
    key: str, naipes: int, tmp_path: Path
) -> None:
    parent, changed = match(key, 1, naipes=naipes, seed=4), 0
    for ply in choices(parent)[:: max(1, len(choices(parent)) // 4)]:
        try:
            path = branched(parent, ply, Kind.ANEW, tmp_path)
        except BadRecord as error:
            assert error.what == NOTHING_HIDDEN  # noqa: PT017  the seat knew all
            continue
        changed += 1
        branch = Record.load(path)
        assert branch.problem is None
        assert branch.timeline.ply == ply
        real, other = (one.timeline.view(ply, Seat(0)) for one in (parent, branch))
        assert real == other
        for late in range(parent.timeline.shuffles[0] + 2, ply + 1):
            told = [one.timeline.witnessed(late, Seat(0)) for one in (parent, branch)]
            assert told[0] == told[1]
        assert branch.timeline.state.table != parent.timeline.states[ply].table
        assert branch.seals[0].proof is Proof.EXERCISE
        assert branch.seals[0].holds
        assert branch.assisted
        assert branch.branches == []
    assert changed


@pytest.mark.parametrize("key", ["ecarte", "mosca"])
def test_a_branch_with_new_cards_is_played_on_and_proved_from_where_it_leaves(
    key: str, tmp_path: Path
) -> None:
    parent = match(key, 2, seed=4)
    ply = choices(parent, hand=2)[2]
    path = branched(parent, ply, Kind.ANEW, tmp_path)
    recorder = play(Recorder.resume(path), hands_over(3))
    recorder.close()
    read = Record.load(path)
    assert read.problem is None
    assert [seal.proof for seal in read.seals] == [
        Proof.TWO_HANDS, Proof.EXERCISE, Proof.TWO_HANDS
    ]  # fmt: skip
    proof = asked_again(read)
    assert proof.holds
    begin = read.timeline.shuffles[1]
    before = [p for p in read.timeline.decisions if begin < p < ply]
    theirs = [p for p in before if read.timeline.moves[p][0] != 0]
    assert proof.other_cards == len(theirs)
    assert proof.asked + proof.other_cards == sum(
        read.timeline.moves[p][0] != 0 for p in read.timeline.decisions
    )


def everybody_exchanges_all() -> Record:
    about = header("mosca", options={"players": 6, "short_stock": "reshuffle"})
    people = tuple(Player(name=f"Yo {seat}") for seat in range(6))
    recorder = Recorder.in_memory(replace(about, seats=people))
    draw_lot(recorder, rng := Random(1))
    recorder.chance(rng)
    recorder.cut_for(rng)
    while not recorder.timeline.ended:
        legal = recorder.record.rules.legal(recorder.timeline.state)
        recorder.move(max(legal, key=lambda move: len(move.cards)))
    return recorder.record


RESHUFFLED: dict[str, Callable[[], Record]] = {
    "of another program": lambda: Record.load(
        RECORDS / "hachi_hachi" / "hachi_hachi-traditional-five.naipes"
    ),
    "two drop out": lambda: match("hachi_hachi", 1, options=FIVE),
    "more exchange than there are cards": everybody_exchanges_all,
}


@pytest.mark.parametrize("which", RESHUFFLED)
def test_cards_that_were_reshuffled_in_the_hand_lie_as_they_must(
    which: str, tmp_path: Path
) -> None:
    parent = RESHUFFLED[which]()
    ply, hand = after_a_reshuffle(parent)
    path = branched(parent, ply, Kind.ANEW, tmp_path)
    read = Record.load(path)
    assert read.problem is None
    seal = read.seals[hand - 1]
    assert isinstance(seal, ExerciseSeal)
    assert seal.orders
    play(Recorder.resume(path), hands_over(hand)).close()
    assert Record.load(path).problem is None
    grandchild = branched(Record.load(path), ply, Kind.SAME, tmp_path)
    assert Record.load(grandchild).problem is None


def after_a_reshuffle(parent: Record) -> tuple[int, int]:
    """Return a decision after cards were reshuffled in a hand, and the hand."""
    timeline = parent.timeline
    for ply in timeline.decisions:
        begin = max(late for late in timeline.shuffles if late < ply)
        if any(timeline.states[late].stage is Stage.RESHUFFLE for late in range(begin, ply)):
            return ply, timeline.states[ply].deals
    raise AssertionError(parent)


def test_a_shared_deal_is_branched_as_well(tmp_path: Path) -> None:
    about = header("ecarte", seed=2).to_json() | {"deal": "2B9KQ-7XW3F-HDT5M"}
    parent = play(Recorder.in_memory(Header.from_json(about)), hands_over(2)).record
    path = branched(parent, choices(parent)[0], Kind.SAME, tmp_path)
    again = repeat(path, parent, parent.timeline.ply)
    assert list(again.timeline.moves) == list(parent.timeline.moves)


def test_a_branch_names_its_parent(tmp_path: Path) -> None:
    parent = match("ecarte", 2, seed=2)
    ply = choices(parent, hand=2)[0]
    path = branched(parent, ply, Kind.SAME, tmp_path)
    branch, summary = Record.load(path), summarise(path)
    number = list(parent.timeline.decisions).index(ply)
    due = Parent(parent.mark, "la de ayer", number, Kind.SAME)
    assert branch.header.parent == due
    assert summary.header is not None
    assert summary.header.parent == due
    assert summary.assisted
    assert summary.moves == number
    assert branch.mark not in ("", parent.mark)
    assert summary.mark == branch.mark
    assert branch.proof is Proof.EXERCISE
    assert read_deals(path).deals == ()
    assert read_facts(path) is None


def test_what_a_branch_took_over_is_not_judged_twice(tmp_path: Path) -> None:
    parent = match("ecarte", 2, seed=2)
    ply = choices(parent, hand=2)[0]
    path = branched(parent, ply, Kind.SAME, tmp_path)
    assert judged_plies(Record.load(path), Seat(0)) == []
    again = repeat(path, parent, parent.timeline.ply)
    theirs = judged_plies(parent, Seat(0))
    assert judged_plies(again, Seat(0)) == [late for late in theirs if late >= ply] != theirs


def test_a_hand_that_is_still_played_is_not_branched() -> None:
    recorder = play(Recorder.in_memory(header("ecarte")), hands_over(1))
    record = play(recorder, lambda one: len(choices(one, hand=2)) > 2).record
    assert record.timeline.state.stage is Stage.HAND
    late = record.timeline.shuffles[-1]
    for kind in Kind:
        with pytest.raises(BadRecord) as refused:
            make_branch(record, "", late, kind)
        assert refused.value.what == STILL_PLAYED
    # What a branch of an earlier hand holds tells nothing of this one.
    branch = make_branch(record, "", choices(record)[0], Kind.SAME)
    assert record.seals[-1].commit.encode() not in branch


def test_a_branch_holds_every_hand_that_is_over_and_no_line_of_a_later_one() -> None:
    recorder = play(Recorder.in_memory(header("ecarte")), hands_over(2))
    record = play(recorder, lambda one: len(choices(one, hand=3)) > 1).record
    assert record.timeline.state.stage is Stage.HAND
    branch = make_branch(record, "", choices(record)[0], Kind.SAME)
    *told, undo = [json.loads(line) for line in branch.splitlines()]
    assert sum("hand" in line for line in told) == sum("score" in line for line in told) == 2
    assert undo["undo"] == 0


def test_a_match_given_up_in_a_hand_is_branched(tmp_path: Path) -> None:
    recorder = play(Recorder.in_memory(header("ecarte")), lambda one: one.timeline.ply > 9)
    assert recorder.timeline.state.stage is Stage.HAND
    recorder.abandon()
    for kind in Kind:
        path = branched(recorder.record, choices(recorder.record)[0], kind, tmp_path)
        assert Record.load(path).problem is None


def test_after_the_last_decision_there_is_nothing_to_branch() -> None:
    record = match("ecarte", 1)
    with pytest.raises(BadRecord):
        make_branch(record, "", record.timeline.ply, Kind.SAME)


WRONG: dict[str, Callable[[dict[str, Any]], object]] = {
    "no mark": lambda parent: parent.pop("match"),
    "a short mark": lambda parent: parent.update(match="12"),
    "a number for a name": lambda parent: parent.update(name=3),
    "moves as text": lambda parent: parent.update(moves="3"),
    "true moves": lambda parent: parent.update(moves=True),
    "moves below nothing": lambda parent: parent.update(moves=-1),
    "far too many moves": lambda parent: parent.update(moves=10**30),
    "another kind": lambda parent: parent.update(kind="open"),
    "a list for a kind": lambda parent: parent.update(kind=["same"]),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_parent_that_makes_no_sense_is_as_any_unknown_field(what: str, tmp_path: Path) -> None:
    parent = match("ecarte", 1, seed=2)
    path = branched(parent, choices(parent)[0], Kind.SAME, tmp_path)
    told = lines(path)
    WRONG[what](told[0]["parent"])
    rewrite(path, told)
    record = Record.load(path)
    assert record.problem is None
    assert record.header.parent is None
    assert record.assisted  # moves were taken back


@pytest.mark.parametrize("stored", [None, [], 3, "x", True, {}, {"match": None}])
def test_a_parent_may_be_anything(stored: object) -> None:
    about = header("ecarte").to_json() | {"parent": stored}
    assert Header.from_json(about).parent is None


def test_a_parent_is_shown_in_one_clean_line() -> None:
    name = "\x1b[2J<b>" + "x" * 500 + "\n"
    stored = {"match": "0" * 16, "name": name, "moves": 1, "kind": "same"}
    known = Parent.from_json(stored)
    assert known is not None
    assert len(known.name) <= 100
    assert "\x1b" not in known.name
    assert "\n" not in known.name


def _exercise(told: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any]]:
    place = next(i for i, line in enumerate(told) if "exercise" in line)
    return told[place], told[place + 1]


SPOILT: dict[str, Callable[[dict[str, Any], dict[str, Any]], object]] = {
    "another salt": lambda hand, deck: deck.update(salt="0" * 32),
    "no salt": lambda hand, deck: deck.pop("salt"),
    "another seal": lambda hand, deck: hand.update(commit="0" * 64),
    "no seal": lambda hand, deck: hand.update(commit=[]),
    "orders that were not bound": lambda hand, deck: deck.update(orders=["KS 7H"]),
    "orders that are none": lambda hand, deck: deck.update(orders={"a": 1}),
    "an order of numbers": lambda hand, deck: deck.update(orders=[1]),
    "not marked as an exercise": lambda hand, deck: hand.pop("exercise"),
    "an exercise before nothing": lambda hand, deck: hand.update(exercise=-1),
    "truly an exercise": lambda hand, deck: hand.update(exercise=True),
    "a deck that is none": lambda hand, deck: deck.update(deck="KS KS"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_exercise_is_told_with_its_line(what: str, tmp_path: Path) -> None:
    parent = match("ecarte", 1, seed=4)
    path = branched(parent, choices(parent)[1], Kind.ANEW, tmp_path)
    told = lines(path)
    SPOILT[what](*_exercise(told))
    rewrite(path, told)
    record = Record.load(path)
    assert record.problem is not None
    assert "line" in record.problem.blanks


def test_an_exercise_needs_a_parent(tmp_path: Path) -> None:
    parent = match("ecarte", 1, seed=4)
    path = branched(parent, choices(parent)[1], Kind.ANEW, tmp_path)
    told = lines(path)
    del told[0]["parent"]
    rewrite(path, told)
    assert Record.load(path).problem is not None


def test_how_far_an_exercise_was_played_with_other_cards_may_be_any_number(tmp_path: Path) -> None:
    parent = match("ecarte", 1, seed=4)
    path = branched(parent, choices(parent)[1], Kind.ANEW, tmp_path)
    told = lines(path)
    _exercise(told)[0]["exercise"] = 10**30
    rewrite(path, told)
    assert asked_again(Record.load(path)).asked == 0


def test_an_older_reader_takes_the_same_cards_for_a_take_back(tmp_path: Path) -> None:
    parent = match("ecarte", 2, seed=2)
    ply = choices(parent)[0]
    told = [json.loads(line) for line in
            make_branch(parent, "x", ply, Kind.SAME).decode().splitlines()]  # fmt: skip
    path = tmp_path / "old.naipes"
    del told[0]["parent"]
    rewrite(path, [{key: line[key] for key in line if key != "h"} for line in told])
    record = Record.load(path)
    assert record.problem is None
    assert list(record.timeline.moves) == list(parent.timeline.moves[:ply])
    (undone,) = record.branches
    assert not undone.is_slip


@pytest.mark.parametrize("kind", Kind)
def test_the_program_of_the_seal_lets_branches_pass_which_prove_nothing_of_their_deals(
    checker: Path, tmp_path: Path, kind: Kind
) -> None:
    parent = match("ecarte", 2, seed=4)
    path = tmp_path / "branch.naipes"
    ply = choices(parent, hand=2)[1]
    path.write_bytes(make_branch(parent, "x", ply, kind, rng=Random(1)))
    done = run_checker(checker, path)
    assert (done.returncode, done.stdout) == (0, f"{Record.load(path).fingerprint}\n")
    told = lines(path)
    if kind is Kind.ANEW:
        del told[0]["parent"]
        rewrite(path, told)
        assert run_checker(checker, path).returncode == 1
