"""Small things at the edges: a line as long as may be, a note where moves are taken back."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import reduce
from itertools import product
from operator import or_
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.cards import Card, french
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.moves import Move
from naipes_gui.store.formats import FormatOne
from naipes_gui.store.lines import LONGEST_LINE, parsed, whole_lines
from naipes_gui.store.names import unused
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tests.store.conftest import header
from tests.store.playing import play_on
from tools.proofs.shuffles import UNLIKELY, z

SHUFFLES = 1000


def line_of(size: int) -> bytes:
    """Return a note of so many bytes, its end and what another program says of it included."""
    frame = b'{"note":"-","at":0,"other":""}\n'
    return frame.replace(b'""', b'"' + b"x" * (size - len(frame)) + b'"')


def test_a_line_may_be_64_kib_long_and_not_a_byte_longer(tmp_path: Path) -> None:
    assert LONGEST_LINE == 65_536
    longest, path = line_of(LONGEST_LINE), tmp_path / "x"
    path.write_bytes(longest + b"{}\n")
    assert parsed(longest)["at"] == 0
    assert list(whole_lines(path)) == [longest, b"{}\n"]
    with pytest.raises(BadRecord, match="64 KiB"):
        parsed(line_of(LONGEST_LINE + 1))


def test_a_record_goes_on_behind_the_longest_line(recorder: Recorder) -> None:
    play_on(recorder, 4)
    recorder.close()
    whole = recorder.path.read_bytes()
    recorder.path.write_bytes(whole + line_of(LONGEST_LINE))
    record = Record.load(recorder.path)
    assert record.problem is None
    assert record.size == len(whole) + LONGEST_LINE
    recorder.path.write_bytes(whole + line_of(LONGEST_LINE + 1))
    assert Record.load(recorder.path).problem is not None


def test_a_note_on_the_last_move_that_stays_stays_too(recorder: Recorder) -> None:
    while len(recorder.timeline.decisions) < 2:
        play_on(recorder, 1)
    for at in (1, 2):
        recorder.note(f"on {at}", at)
    recorder.undo(1)
    assert recorder.record.notes == {1: "on 1"}
    recorder.close()
    assert Record.load(recorder.path).notes == {1: "on 1"}


@pytest.mark.skipif(sys.platform == "win32", reason="links are not for everybody there")
def test_a_name_that_leads_nowhere_is_taken(tmp_path: Path) -> None:
    link = tmp_path / "Sunday.naipes"
    link.symlink_to(tmp_path / "gone")
    assert unused(tmp_path, "Sunday").name == "Sunday (2).naipes"


def test_opponents_cut_here_and_there(tmp_path: Path, naipes: int) -> None:
    cuts = set[int]()
    for number in range(12):
        rng = Random(number)
        with closing(Recorder.begin(tmp_path / f"match {number}.naipes", header(naipes))) as match:
            match.lot(Move("lot", (Card("KD"), Card("7S"))))
            match.chance(rng)
            assert match.record.rules.cutter(match.timeline.state) in match.record.header.opponents
            match.cut_for(rng)
            cuts.add(match.record.seals[-1].cut)
    assert len(cuts) > 6
    assert max(cuts) - min(cuts) > len(match.record.rules.cuts) / 2


def test_a_person_cuts_by_chance_when_asked_not_to_choose(
    start: Callable[[str], Recorder],
) -> None:
    cuts = set[int]()
    for number in range(12):
        recorder, rng = start(f"match {number}"), Random(number)
        recorder.chance(rng)
        assert recorder.due_cut is None
        recorder.cut_for(rng)
        cuts.add(recorder.record.seals[-1].cut)
    assert len(cuts) > 6


def test_all_bits_of_what_is_hidden_are_drawn(naipes: int) -> None:
    """A secret, a salt or a part of few bits could be tried out by whoever wants to know."""
    drawn = dict[str, list[int]]()
    for number in range(64):
        recorder, rng = Recorder.in_memory(header(naipes)), Random(number)
        recorder.lot(Move("lot", (Card("7S"), Card("KD"))))
        recorder.chance(rng)
        recorder.cut_for(rng)
        said = [json.loads(line) for line in recorder.saved.splitlines()]
        for line, key in product(said, ("secret", "salt", "part")):
            if key in line:
                drawn.setdefault(key, []).append(int(line[key], 16))
    assert drawn.keys() == ({"salt"} if naipes == 1 else {"secret", "part"})
    for key, numbers in drawn.items():
        assert len(numbers) == 64
        assert either(numbers) == (1 << (256 if key == "secret" else 128)) - 1, key


def either(numbers: list[int]) -> int:
    """Return which bits are sometimes 0 and sometimes 1."""
    return reduce(or_, (number ^ numbers[0] for number in numbers))


def test_the_first_format_shuffles_every_card_everywhere() -> None:
    cards, seen = french(32).cards, Counter[tuple[int, str]]()
    for number in range(SHUFFLES):
        sealed = FormatOne().seal(1, cards, Random(number))
        seen.update(enumerate(map(str, sealed.shuffled("").cards)))
    size = len(cards)
    even = {(at, str(card)): SHUFFLES / size for at in range(size) for card in cards}
    assert abs(z(seen, even, (size - 1) ** 2, scale=(size - 1) / size)) < UNLIKELY
