"""Duplicate par: the nine play the same hand in the person's seat, exactly, and it is kept."""

from datetime import date
from pathlib import Path
from threading import Event

import pytest

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.match_end import HandGlance
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST
from naipes_gui.review.asking import AskHere
from naipes_gui.review.par import Duplicate, Outcome, Turn, ranked, turns_in
from naipes_gui.review.par_cache import keep, kept
from naipes_gui.store.deal_line import SharedDeal
from naipes_gui.store.hand_of_day import hand_of_day
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_shared
from naipes_gui.store.record import Record

DAY = date(2026, 11, 22)


def easy(game: str, level: str = "beginner") -> SharedDeal:
    deal = hand_of_day(DAY, game)
    seats = [
        Player(name=p.name, kind="bot", level=level, style=p.style, version=p.version)
        for p in deal.opponents
    ]
    return SharedDeal(deal.game, deal.options, tuple(seats), deal.code)


def played_as(deal: SharedDeal, style: str, folder: Path) -> Record:
    """Play the first hand as one of the nine would, and return the record."""
    recorder = begin_shared(deal, "Yo", folder=folder)
    record, ask = recorder.record, AskHere(recorder.record)
    from naipes_gui.core.opponent import Opponent

    players = {**record.header.opponents, FIRST: Opponent(deal.opponents[0].level, style)}
    recorder.seal(None)  # type: ignore[arg-type]
    recorder.shuffle("")
    recorder.cut(recorder.due_cut or 0)
    while record.timeline.state.stage is Stage.HAND:
        seat, ply = record.timeline.state.to_move, record.timeline.ply
        move = ask(record.timeline.view(ply, seat), players[seat], record.thought(ply), Event())
        assert move is not None
        recorder.move(move)
    recorder.close()
    return record


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return played_as(easy("ecarte"), "bold", tmp_path)


@pytest.mark.parametrize("game", ["ecarte", "napoleon", "mosca", "hachi_hachi"])
def test_who_played_like_one_of_the_nine_made_what_that_one_makes(
    game: str, tmp_path: Path
) -> None:
    record = played_as(easy(game), "wary", tmp_path)
    duplicate = Duplicate(record)
    turn = duplicate.play("wary", AskHere(record), Event())
    assert turn is not None
    made = [(seat, str(move)) for seat, move in record.timeline.moves[duplicate._begin :]]
    begun = [*record.timeline.shuffles, record.timeline.ply][1] - duplicate._begin
    assert list(turn.moves) == made[:begun]
    assert duplicate.outcome(turn).glance.figures == duplicate.real.glance.figures


def test_the_par_is_the_median_of_all_nine(record: Record) -> None:
    duplicate, ask = Duplicate(record), AskHere(record)
    outcomes: dict[str, Outcome] = {"": duplicate.real}
    for style in CHARACTERS:
        assert ranked(outcomes).par is None
        turn = duplicate.play(style, ask, Event())
        assert turn is not None
        outcomes[style] = duplicate.outcome(turn)
    found = ranked(outcomes)
    nine = sorted(outcome.figure for outcome in found.outcomes if outcome.style)
    assert found.par == nine[4]
    figures = [outcome.figure for outcome in found.outcomes]
    assert figures == sorted(figures, reverse=True)
    assert len(figures) == 10


def test_who_is_told_to_stop_leaves_nothing(record: Record) -> None:
    stop = Event()
    stop.set()
    assert Duplicate(record).play("bold", AskHere(record), stop) is None


def test_nobody_plays_a_hand_that_is_not_over(tmp_path: Path) -> None:
    recorder = begin_shared(easy("ecarte"), "Yo", folder=tmp_path)
    with pytest.raises(BadRecord):
        Duplicate(recorder.record)
    recorder.close()


def test_what_was_played_is_kept_and_whatever_is_spoilt_played_again(record: Record) -> None:
    duplicate, ask = Duplicate(record), AskHere(record)
    turns = [duplicate.play(style, ask, Event()) for style in ("bold", "serene")]
    keep(duplicate, [turn for turn in turns if turn is not None])
    again = kept(duplicate)
    assert [turn for turn, _ in again.values()] == turns
    from naipes_gui.review import par_cache

    file = par_cache._file(duplicate)
    whole = file.read_text("utf-8")
    for spoilt in ("", "[]", "7", "[" * 4000, '{"bold": 3}', '{"bold": [[0, "play KS"]]}',
                   '{"bold": [[99, "propose"]]}', '{"nobody": []}', '{"bold": [[0, "\\u0000"]]}',
                   whole.replace("serene", "hasty")):  # fmt: skip
        file.write_text(spoilt, "utf-8")
        assert len(kept(duplicate)) <= 1
    file.write_text(whole, "utf-8")
    assert len(kept(duplicate)) == 2


def test_another_hand_or_other_opponents_have_another_key(record: Record, tmp_path: Path) -> None:
    other = played_as(easy("ecarte", "club"), "bold", tmp_path)
    assert Duplicate(record).key != Duplicate(other).key
    assert Duplicate(record).key == Duplicate(Record.load(record_path(tmp_path))).key


def record_path(folder: Path) -> Path:
    found = [path for path in folder.glob("*.naipes") if "beginner" in path.read_text("utf-8")]
    return found[0]


def test_turns_of_a_cache_are_those_that_make_sense() -> None:
    assert list(turns_in({"bold": [[0, "propose"]], "x": []})) == [Turn("bold", ((0, "propose"),))]
    assert list(turns_in([["bold"]])) == []


def test_in_a_race_for_points_it_counts_by_how_much_one_lost() -> None:
    lost = [HandGlance((0, points), is_race=True).outcome(FIRST) for points in (1, 2)]
    assert lost == [-1, -2]
    assert HandGlance((2, 0), is_race=True).outcome(FIRST) == 2
    assert HandGlance((-3, 1, 2)).outcome(FIRST) == -3
    styles = [*CHARACTERS][:2]
    made = {style: Outcome(style, HandGlance((0, points), is_race=True))
            for style, points in zip(styles, (2, 1), strict=True)}  # fmt: skip
    assert [one.style for one in ranked(made).outcomes] == styles[::-1]
