"""The second format: nobody could choose the cards, and nothing can be taken out unseen."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from naipes_gui.core.errors import BadRecord, NaipesError
from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import Wording
from naipes_gui.store.chain import Chain
from naipes_gui.store.lines import written
from naipes_gui.store.record import Awaits, Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.seals import PairSeal
from naipes_gui.store.shuffle import SHARED_PART, digest, shared_secret
from tests.store.conftest import header
from tests.store.playing import lines, play_on, rewrite, to_the_end

SAMPLES = sorted((Path(__file__).parent.parent / "records" / "format2").glob("*.naipes"))
SMALL = [path for path in SAMPLES if path.stat().st_size < 10_000]
PROOF = {path: json.loads(path.read_text("utf-8").splitlines()[-1])["h"] for path in SAMPLES}
"""The fingerprints that the other program left."""
CODE = "2B9KQ-7XW3F-HDT5M"


@pytest.fixture
def naipes() -> int:
    return 2


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch, _small_game: None) -> None:
    monkeypatch.undo()


def said(record: Record) -> str:
    assert record.problem is not None
    return Wording().say(record.problem)


def is_noticed(path: Path, fingerprint: str) -> bool:
    """Tell whether who has seen the fingerprint of a match sees that this is another one."""
    try:
        record = Record.load(path)
    except BadRecord:
        return True
    return record.problem is not None or record.fingerprint != fingerprint


def test_matches_of_another_program_are_sound(real: None) -> None:
    assert len(SAMPLES) == 5
    for path in SAMPLES:
        record = Record.load(path)
        assert (record.problem, record.size) == (None, path.stat().st_size)
        assert record.fingerprint == PROOF[path]
        assert all(seal.holds for seal in record.seals)


@pytest.mark.thorough
@settings(
    max_examples=300,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_no_byte_can_be_changed_unnoticed(real: None, tmp_path: Path, data: st.DataObject) -> None:
    sample = data.draw(st.sampled_from(SMALL))
    whole = bytearray(sample.read_bytes())
    place = data.draw(st.integers(0, len(whole) - 1))
    begin, end = whole.rfind(b"\n", 0, place) + 1, whole.find(b"\n", place)
    assume(begin == 0 or b',"h":' in whole[begin:end])  # the remark of another program
    whole[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != whole[place]))
    path = tmp_path / "mutant.naipes"
    path.write_bytes(whole)
    assert is_noticed(path, PROOF[sample]), place


@settings(
    max_examples=80,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_no_line_can_be_taken_out_doubled_or_moved(
    real: None, tmp_path: Path, data: st.DataObject
) -> None:
    sample = data.draw(st.sampled_from(SMALL))
    whole = sample.read_bytes().splitlines(keepends=True)
    place, other = (data.draw(st.integers(0, len(whole) - 1)) for _ in range(2))
    taken = whole.pop(place)
    assume(place == 0 or b',"h":' in taken)  # the remark of another program
    if data.draw(st.booleans()):
        whole[other:other] = [taken] if other != place else [taken, taken]
    path = tmp_path / "mutant.naipes"
    path.write_bytes(b"".join(whole))
    assert is_noticed(path, PROOF[sample])


def without(path: Path, kind: str) -> Iterator[list[bytes]]:
    """Yield the lines of a record without one that holds a key, as they stand on the disk."""
    whole = path.read_bytes().splitlines(keepends=True)
    for place, line in enumerate(whole):
        if kind in json.loads(line):
            yield [*whole[:place], *whole[place + 1 :]]


@pytest.mark.parametrize("kind", ["undo", "hint"])
def test_help_cannot_be_cut_out(recorder: Recorder, kind: str) -> None:
    play_on(recorder, 3)
    recorder.hint(1, 2)
    recorder.undo(0)
    recorder.hint(0, 1)
    play_on(recorder, 3)
    recorder.note("seen", 1)
    fingerprint = recorder.record.fingerprint
    mutants = list(without(recorder.path, kind))
    assert Record.load(recorder.path).fingerprint == fingerprint
    assert mutants
    for mutant in mutants:
        recorder.path.write_bytes(b"".join(mutant))
        assert is_noticed(recorder.path, fingerprint)


def test_a_broken_chain_names_its_line(recorder: Recorder) -> None:
    play_on(recorder, 6)
    whole = recorder.path.read_bytes().splitlines(keepends=True)
    recorder.path.write_bytes(b"".join([*whole[:4], *whole[5:]]))
    assert said(Record.load(recorder.path)).startswith("Line 5: The line does not follow")
    bare = json.loads(whole[4])
    del bare["h"]
    recorder.path.write_bytes(b"".join([*whole[:4], written(bare), *whole[5:]]))
    assert said(Record.load(recorder.path)).startswith("Line 5: ")


def test_only_the_remark_of_another_program_may_stand_outside(recorder: Recorder) -> None:
    play_on(recorder, 3)
    fingerprint = recorder.record.fingerprint
    recorder.close()
    with recorder.path.open("ab") as file:
        file.write(b'{"note": "nice", "at": 1}\n')
    record = Record.load(recorder.path)
    assert (record.problem, record.notes) == (None, {1: "nice"})
    assert record.fingerprint == fingerprint
    again = Recorder.resume(recorder.path)
    play_on(again, 4)
    again.close()
    assert Record.load(recorder.path).problem is None
    with recorder.path.open("ab") as file:
        file.write(b'{"note": "", "at": 1, "hint": 3}\n{"note": "x", "at": 1, "h": "0"}\n')
    assert "does not follow" in said(Record.load(recorder.path))


# The seal of two hands.


def test_a_seal_is_on_the_disk_before_the_pack_is_shuffled(recorder: Recorder) -> None:
    recorder.seal(Random(1))
    assert recorder.record.awaits is Awaits.DECK
    (line,) = lines(recorder.path)[2:]
    assert line == {"hand": 1, "dealer": 1, "commit": digest(line["secret"])} | line
    assert recorder.record.commit == line["commit"]
    recorder.shuffle("luna 5 1,2")
    assert recorder.timeline.state.stage is Stage.CUT
    assert recorder.path.read_bytes().count(b"\n") == 3
    recorder.cut_for(Random(1))
    assert lines(recorder.path)[3]["part"] == "luna 5 1,2"


def test_a_match_resumes_with_the_hand_that_was_sealed(recorder: Recorder) -> None:
    for shuffles in (False, True):
        play_on(recorder, 4)
        recorder.seal(Random(1))
        commit, size = recorder.record.commit, recorder.path.stat().st_size
        if shuffles:
            recorder.shuffle("mine")
        recorder.close()
        recorder = Recorder.resume(recorder.path)
        assert (recorder.record.commit, recorder.record.awaits) == (commit, Awaits.DECK)
        assert recorder.path.stat().st_size == size
        assert recorder.timeline.state.stage is Stage.SHUFFLE
        play_on(recorder, 4)
        assert recorder.record.seals[-1].commit == commit
        assert Record.load(recorder.path).problem is None
    recorder.close()


@pytest.mark.parametrize("part", ["", "x" * 201, "a\nb", "\x7f", "a\x00"])
def test_a_part_is_short_and_can_be_seen(recorder: Recorder, part: str) -> None:
    recorder.seal(Random(1))
    with pytest.raises(BadRecord, match="part"):
        recorder.shuffle(part)
    recorder.shuffle("Ñandú 🂡 " + "x" * 100)
    recorder.cut_for(Random(1))
    assert Record.load(recorder.path).problem is None


def test_nothing_is_shuffled_or_cut_unsealed(recorder: Recorder) -> None:
    with pytest.raises(BadRecord, match="No pack"):
        recorder.shuffle("x")
    with pytest.raises(BadRecord, match="No pack"):
        recorder.cut(3)


def test_a_sealed_hand_can_be_left_by_undo_or_for_good(recorder: Recorder) -> None:
    play_on(recorder, 4)
    recorder.seal(Random(1))
    recorder.undo(1)
    play_on(recorder, 1)
    recorder.seal(Random(2))
    recorder.note("enough", 2)
    recorder.abandon()
    record = Record.load(recorder.path)
    assert (record.problem, record.is_over) == (None, True)


@pytest.mark.parametrize("seat", [0, 1])
def test_only_a_person_cuts_where_they_like(recorder: Recorder, seat: int) -> None:
    """Seat 1, an opponent, deals first; so the person cuts first."""
    play_on(recorder, 4 * seat)
    recorder.seal(Random(1))
    recorder.shuffle("mine")
    assert recorder.timeline.state.to_move == seat
    assert (recorder.due_cut is None) == (seat == 0)
    recorder.cut_for(Random(3))
    changed = lines(recorder.path)
    changed[-1]["cut"] = changed[-1]["cut"] % 31 + 1
    rewrite(recorder.path, changed)
    problem = Record.load(recorder.path).problem
    assert (problem is None) == (seat == 0)


@pytest.mark.parametrize("field", ["deck", "part", "secret", "commit"])
def test_cards_that_do_not_follow_are_refused(recorder: Recorder, field: str) -> None:
    """Somebody who rigs a deal chains its lines anew, of course."""
    play_on(recorder, 4)
    changed = lines(recorder.path)
    line = next(line for line in changed if field in line)
    others = {
        "deck": " ".join(reversed(changed[3]["deck"].split())),
        "part": "another",
        "secret": "0" * 64,
        "commit": digest("0" * 64),
    }
    line[field] = others[field]
    rewrite(recorder.path, changed)
    assert Record.load(recorder.path).problem is not None


def test_another_secret_gives_another_deck(recorder: Recorder) -> None:
    play_on(recorder, 4)
    changed = lines(recorder.path)
    changed[2] |= {"secret": "0" * 64, "commit": digest("0" * 64)}
    rewrite(recorder.path, changed)
    assert "does not follow from the secret" in said(Record.load(recorder.path))


def test_opponents_think_from_what_nobody_chose(recorder: Recorder) -> None:
    play_on(recorder, 3)
    record, ply = recorder.record, recorder.timeline.ply
    (seal,) = record.seals
    assert isinstance(seal, PairSeal)
    assert record.thought(ply) == int(digest(f"{seal.commit}/{seal.part}/{ply}")[:16], 16)


# Deals that are the same on other machines.


def shared(path: Path, **fields: Any) -> Recorder:
    recorder = Recorder.begin(path, replace(header(), deal=CODE, **fields))
    recorder.chance(Random(5))
    while recorder.timeline.state.stage is Stage.LOT:
        recorder.chance(Random(6))
    return recorder


def test_shared_deals_follow_from_their_code(tmp_path: Path) -> None:
    decks = []
    for name, chance in (("a", 1), ("b", 2)):
        recorder = shared(tmp_path / f"{name}.naipes")
        recorder.seal(Random(chance))
        recorder.shuffle(f"part {chance}")
        assert recorder.due_cut is not None
        with pytest.raises(NaipesError, match="does not follow"):
            recorder.cut(recorder.due_cut % 31 + 1)
        recorder.cut_for(Random(chance))
        to_the_end(recorder)
        recorder.close()
        record = Record.load(recorder.path)
        assert (record.problem, record.header.deal) == (None, CODE)
        decks.append(lines(recorder.path)[3])
    assert decks[0] == decks[1]
    assert decks[0]["part"] == SHARED_PART
    first = next(line for line in lines(recorder.path) if "secret" in line)
    assert first["secret"] == shared_secret(CODE, 1)


def test_a_match_that_only_claims_to_be_shared_is_refused(tmp_path: Path) -> None:
    recorder = Recorder.begin(tmp_path / "own.naipes", header(random_lot=True))
    recorder.chance(Random(1))
    play_on(recorder, 4)
    recorder.close()
    first, *rest = lines(recorder.path)
    rewrite(recorder.path, [{**first, "deal": CODE}, *rest])
    assert "code of the shared deal" in said(Record.load(recorder.path))


def test_a_header_warns_whoever_opens_it_in_an_editor(tmp_path: Path) -> None:
    careful = replace(header(), careful="Do not change anything here.")
    recorder = Recorder.begin(tmp_path / "match.naipes", careful)
    recorder.chance(Random(1))
    recorder.close()
    first = recorder.path.read_text("utf-8").splitlines()[0]
    assert first.startswith('{"naipes":2,"careful":"Do not change anything here.",')
    assert Record.load(recorder.path).header == careful
    assert Chain(first.encode()).last != Chain(written(header().to_json())).last
