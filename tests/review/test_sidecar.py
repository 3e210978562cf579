"""The review beside a match is taken up where it holds, and made again where it does not."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from naipes_gui.core.cards import card
from naipes_gui.core.counsel import Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.steps import finished
from naipes_gui.core.table import Seat
from naipes_gui.core.text import InTwoUnits, Phrase, Who, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review import matches, sidecar
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.decided import decided
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged
from naipes_gui.review.kept import Kept
from naipes_gui.review.notebook import Notebook
from naipes_gui.review.said import sentence, stored, stored_unit, unit_in
from naipes_gui.store.library import Library
from naipes_gui.store.names import review_beside
from naipes_gui.store.record import Record

RECORDS = Path(__file__).parent.parent / "records"
PLAYED = "ecarte/ecarte-default.naipes"
SEAT = Seat(1)


@pytest.fixture
def match(tmp_path: Path) -> Path:
    folder = tmp_path / "matches"
    folder.mkdir()
    path = folder / "played.naipes"
    path.write_bytes((RECORDS / PLAYED).read_bytes())
    return path


def a_judgement(record: Record, ply: int) -> Judged:
    seat, made = record.timeline.moves[ply]
    best = Move("play", made.cards or (card("KS"),))
    sums = phrase("games", "{n} counters", n=3)
    reason = phrase(
        "review", "{who} holds {card:short} of {cards}, worth {sum}: {all}.", who=Who(1),
        card=card("QH"), cards=(card("7S"), card("8C")), all=(sums, sums),
        sum=InTwoUnits("games", "{n} mon", {"n": 4}, old=sums),
    )  # fmt: skip
    return Judged(
        ply=ply, hand=record.timeline.states[ply].deals, seat=seat, made=made, best=best,
        kind="lead", is_told=True, loss=0.5, low=0.25, high=0.75, costly=0.1, rounds=100,
        unit=Counted.POINTS, reason=reason,
        choices=(Weighed(best, 1.0), Weighed(made, 0.5, 0.25)),
    )  # fmt: skip


def a_review(record: Record) -> Kept:
    plies = decided(record.timeline, SEAT)
    return Kept.of(record).taking(record, SEAT, [a_judgement(record, ply) for ply in plies])


def test_what_is_kept_comes_back(match: Path) -> None:
    record = Record.load(match)
    kept = a_review(record)
    assert sidecar.keep(match, kept)
    found, warning = sidecar.read(match)
    assert warning is None
    assert found == kept
    assert found is not None
    assert matches.is_done(record, SEAT, found)
    assert found.is_whole(SEAT)
    assert not found.is_whole(Seat(0))
    assert not matches.is_done(record, Seat(0), found)
    asked = list(matches.judgements(record, SEAT, matches.one_by_one(never), found))
    assert tuple(asked) == kept.decisions
    said = Wording(("Ana", "Bruno")).say(asked[0].reason)
    assert said.startswith("Bruno holds Q♥ of the seven of spades and the eight of clubs, worth 4")


def never(view: Any, who: Any, seed: int, stop: Any) -> None:
    raise AssertionError("what is kept was asked again")


def test_a_match_played_on_is_judged_from_there(match: Path) -> None:
    record = Record.load(match)
    plies = decided(record.timeline, SEAT)
    few = [a_judgement(record, ply) for ply in plies[:3]]
    kept = Kept.of(record).taking(record, SEAT, few, plies[2] + 1)
    assert kept.holds_for(record, SEAT) == tuple(few)
    assert not matches.is_done(record, SEAT, kept)
    assert not kept.is_whole(SEAT)
    shorter = Record.load(match)
    shorter.timeline.cut(plies[1])
    assert kept.holds_for(shorter, SEAT) == ()


def test_a_match_that_may_go_on_is_never_whole(match: Path) -> None:
    record = Record.load(match)
    before = record.until(decided(record.timeline, SEAT)[3])
    kept = a_review(before)
    assert matches.is_done(before, SEAT, kept)
    assert not kept.is_whole(SEAT)
    assert not matches.mark_whole(match, before, SEAT, kept)
    assert a_review(record).is_whole(SEAT)


def test_a_file_that_does_not_say_whether_it_is_whole_is_looked_at_once(match: Path) -> None:
    record = Record.load(match)
    sidecar.keep(match, a_review(record))
    beside = review_beside(match)
    beside.write_text(beside.read_text().replace(',"whole":true', ""))
    kept, _ = sidecar.read(match)
    assert kept is not None
    assert not kept.is_whole(SEAT)
    assert len(list(matches.reviewed(match, record, SEAT, matches.one_by_one(never)))) == len(
        kept.decisions
    )
    again, _ = sidecar.read(match)
    assert again is not None
    assert again.is_whole(SEAT)
    assert again.decisions == kept.decisions


def test_another_match_has_another_review(match: Path) -> None:
    record = Record.load(match)
    kept = a_review(record)
    other = Record.load(RECORDS / "ecarte" / "ecarte-best-of-three.naipes")
    assert kept.holds_for(other, SEAT) == ()
    assert replace(kept, about={**kept.about, "opponents": 99}).holds_for(record, SEAT) == ()


def _changed(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    def make(written: bytes) -> bytes:
        found = json.loads(written)
        change(found)
        return json.dumps(found).encode()

    return make


def _row(found: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = found["seats"]["1"]["decisions"][1]
    return row


SPOILED: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda written: b"",
    "torn": lambda written: written[:-40],
    "no text": lambda written: bytes(range(256)),
    "another file": lambda written: b'{"naipes": 2}\n',
    "a list": lambda written: b"[]",
    "very deep": lambda written: b"[" * 100_000,
    "too large": lambda written: written + b" " * sidecar.LARGEST,
    "another form": _changed(lambda found: found.update(review=2)),
    "another version": _changed(lambda found: found.update(opponents=99)),
    "another game": _changed(lambda found: found.update(game="chess")),
    "no number": lambda written: written.replace(b'"loss":0.5', b'"loss":NaN', 1),
    "a huge number": lambda written: written.replace(b'"loss":0.5', b'"loss":1e999', 1),
    "a truth": _changed(lambda found: _row(found).update(low=True)),
    "an interval that is none": _changed(lambda found: _row(found).update(low=9.0)),
    "no move": _changed(lambda found: _row(found).update(best="play  KS")),
    "an unknown kind": _changed(lambda found: _row(found).update(kind="cheat")),
    "a seat that is none": _changed(lambda found: found["seats"].update(x=found["seats"]["1"])),
    "a blank that looks inside": _changed(
        lambda found: _row(found)["reason"].update(say=["review", "{who.__class__}"])
    ),
    "a blank without end": _changed(
        lambda found: _row(found)["reason"].update(say=["review", "{n:>999999999}"])
    ),
    "a blank that is missing": _changed(
        lambda found: _row(found)["reason"].update(say=["review", "{nothing}"])
    ),
    "braces": _changed(lambda found: _row(found)["reason"].update(say=["review", "{"])),
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_spoiled_review_is_made_again(match: Path, how: str) -> None:
    record = Record.load(match)
    sidecar.keep(match, a_review(record))
    beside = review_beside(match)
    written = beside.read_bytes()
    spoiled = SPOILED[how](written)
    assert spoiled != written
    beside.write_bytes(spoiled)
    found, warning = sidecar.read(match)
    assert found is None
    assert warning is not None
    assert sidecar.keep(match, a_review(record))
    assert sidecar.read(match)[0] is not None


def test_no_review_is_no_fault(match: Path) -> None:
    assert sidecar.read(match) == (None, None)
    assert not sidecar.keep(match.with_name("gone.naipes"), a_review(Record.load(match)))


def test_a_review_that_is_broken_off_is_taken_up(match: Path) -> None:
    record, asked = Record.load(match), list[int]()
    plies = decided(record.timeline, SEAT)

    class Stopped:
        def is_set(self) -> bool:
            return len(asked) > 5

    def weigh(view: Any, who: Any, seed: int, stop: Any) -> Any:
        asked.append(seed)
        return None if stop.is_set() else ask(view, who, seed, stop)

    ask = WeighHere(all_games()[record.header.game], record.rules)
    judging = matches.one_by_one(weigh, Stopped())
    some = list(matches.reviewed(match, record, SEAT, judging))
    assert 0 < len(some) < len(plies)
    found, _ = sidecar.read(match)
    assert found is not None
    assert found.holds_for(record, SEAT) == tuple(some)


def test_the_review_goes_where_the_match_goes(match: Path) -> None:
    library = Library(match.parent, match.parent.parent / "trash")
    library.trash.mkdir()
    sidecar.keep(match, a_review(Record.load(match)))
    assert library.files == [match]
    renamed = library.rename(match, "another name")
    assert not review_beside(match).exists()
    assert sidecar.read(renamed)[0] is not None
    deleted = library.delete(renamed)
    assert sidecar.read(deleted.path)[0] is not None
    assert [each.path for each in library.trashed()] == [deleted.path]
    back = library.restore(deleted)
    assert sidecar.read(back)[0] is not None
    library.delete(back)
    assert library.empty_trash() == 1
    assert list(library.trash.iterdir()) == list(library.folder.iterdir()) == []


def test_a_match_without_review_does_not_inherit_one(match: Path) -> None:
    library = Library(match.parent, match.parent.parent / "trash")
    library.trash.mkdir()
    orphan = review_beside(match.with_name("taken.naipes"))
    orphan.write_text("of another match")
    library.rename(match, "taken")
    assert not orphan.exists()


@pytest.mark.parametrize(
    "found", [1.5, {"who": -1}, {"card": "../x"}, {"cards": [5]}, [[[[[[[[]]]]]]]]]
)
def test_what_cannot_be_said_is_refused(found: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        sentence(found)


def test_phrases_come_back() -> None:
    what: Phrase = phrase("games", "points a hand")
    assert sentence(json.loads(json.dumps(stored(what)))) == what
    assert sentence("plain") == "plain"


@pytest.mark.parametrize("unit", Counted)
def test_what_a_worth_counts_comes_back(unit: Counted) -> None:
    assert unit_in(json.loads(json.dumps(stored_unit(unit)))) is unit


@pytest.mark.parametrize(
    ("context", "source", "unit"),
    [("nlk", "hands not lost", Counted.HANDS), ("hachi_hachi", "mon a hand", Counted.MON)],
)
def test_files_know_what_is_counted_wherever_its_words_are_translated(
    context: str, source: str, unit: Counted
) -> None:
    assert unit_in({"say": [context, source], "with": {}}) is unit


@pytest.mark.parametrize("found", ["points", {"say": ["games", "geese"], "with": {}}, 5])
def test_what_nothing_is_counted_in_is_refused(found: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        unit_in(found)


def test_a_match_that_lies_in_no_file_has_a_review_only_while_it_is_shown() -> None:
    record = Record.load(RECORDS / PLAYED)
    notebook = Notebook(Path, record, SEAT)
    ply = decided(record.timeline, SEAT)[0]
    case = Case.at(all_games()["ecarte"], record.timeline, ply)
    notebook.keep(case, a_judgement(record, ply))
    assert notebook.recall(case) is not None
    saving = notebook.saving()
    assert saving is not None
    saving()
    assert sidecar.read(Path()) == (None, None)
    again = Notebook(Path, record, SEAT)
    finished(again.reading())
    assert again.recall(case) is None
