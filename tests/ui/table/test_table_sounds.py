"""Everything that is seen to happen at a table is heard, when it is seen and not more than that."""

from itertools import pairwise
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.motion import OF_EVERY_GAME, SOUNDS, Pace, Way
from naipes_gui.core.sounds import Sound
from naipes_gui.core.table import BANK, Cut, Event, Moved, Paid, Said, Seat, Shuffled
from naipes_gui.games import all_games
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.director import Beat, beats
from naipes_gui.ui.table.sounds import AHEAD_MS, SLIDES_MS, Due, due
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Speed, Tempo
from tests.found import some
from tests.ui.felt_help import Case, play, table_of
from tests.ui.table_help import ME, STILL, board, played

QUICK = TableStyle(tempo=Tempo(Speed.FASTER, 200, boost=12.0))


def ways() -> list[Way]:
    rules = [game.rules(game.options().make()) for game in all_games().values()]
    return [*OF_EVERY_GAME, *(way for each in rules for way in each.ways)]


def listened(table: Board) -> list[Sound]:
    heard = list[Sound]()
    table.sounds.sounded.connect(heard.append)
    return heard


def moved(way: Way, cards: int) -> Beat:
    card: Any = "x"
    return Beat(way, (Moved((card,) * cards, tuple(range(cards)), "stock", "hand:0", way),))


def test_every_way_of_moving_is_heard() -> None:
    assert set(SOUNDS) == set(Pace)
    for way in some(ways()):
        assert isinstance(way.heard, Sound)
        assert list(due(moved(way, 1), 0, 300))


def test_a_card_is_heard_to_land_and_a_trick_to_be_swept() -> None:
    for way in some(way for way in ways() if way.heard is Sound.PLACE):
        assert list(due(moved(way, 1), 0, 300)) == [Due(300 - AHEAD_MS, Sound.PLACE)]
    for way in some(way for way in ways() if way.heard is Sound.GATHER):
        assert list(due(moved(way, 4), 25, 300)) == [Due(0, Sound.GATHER)]


@pytest.mark.parametrize("cards", [1, 5, 26, 52])
@pytest.mark.parametrize("stagger", [0, 5, 28, 45, 200])
def test_a_deal_is_heard_card_by_card_but_never_as_a_rattle(cards: int, stagger: int) -> None:
    way = next(way for way in ways() if way.pace is Pace.DEAL)
    heard = list(due(moved(way, cards), stagger, 900))
    gaps = [b.after - a.after for a, b in pairwise(heard)]
    assert all(gap >= SLIDES_MS for gap in gaps)
    assert len(heard) == (1 if not stagger else -(-cards // max(1, -(-SLIDES_MS // stagger))))


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Shuffled((), "stock"), Sound.RIFFLE),
        (Cut("stock", 3), Sound.CUT),
        (Paid(BANK, ME, 1, ""), Sound.CHIP),
        (Paid(BANK, ME, 9, ""), Sound.CHIPS),
        (Paid(BANK, ME, 60, ""), Sound.POT),
        (Said(ME, "pass"), None),
    ],
)
def test_events_have_their_sounds(event: Event, expected: Sound | None) -> None:
    (beat,) = beats((event,))
    heard = [each.sound for each in due(beat, 0, 0)]
    assert heard == ([expected] if expected else [])


@pytest.mark.parametrize("look", [STILL, QUICK])
def test_a_match_is_heard_and_a_jump_is_not(qtbot: QtBot, look: TableStyle) -> None:
    timeline, table = played(26, seed=4), board(look)
    qtbot.addWidget(table)
    heard = listened(table)
    table.show_frame(timeline.jump(0, ME))
    table.show_frame(timeline.jump(9, ME))
    assert heard == []
    table.show_frame(timeline.jump(0, ME))
    for ply in range(1, timeline.ply + 1):
        table.show_frame(timeline.step(ply, ME))
    qtbot.waitUntil(lambda: table.director.is_idle, timeout=30_000)
    assert {Sound.RIFFLE, Sound.SLIDE, Sound.FLIP, Sound.PLACE} <= set(heard)
    table.stop()


def test_a_flight_that_is_cut_short_is_still_heard_to_end(qtbot: QtBot) -> None:
    timeline, table = played(40, seed=4), board(TableStyle())
    qtbot.addWidget(table)
    ply = next(
        ply for ply in range(1, timeline.ply)
        if any(isinstance(e, Moved) and e.how.heard is Sound.PLACE
               for e in timeline.step(ply, ME).events)
    )  # fmt: skip
    table.show_frame(timeline.jump(ply - 1, ME))
    heard = listened(table)
    table.show_frame(timeline.step(ply, ME))
    table.director._todo.clear()
    table.director.performed.emit(beats_of(timeline.step(ply, ME).events), 500)
    assert Sound.PLACE not in heard
    table.finish()
    assert heard.count(Sound.PLACE) == 1
    table.stop()


def beats_of(events: tuple[Event, ...]) -> Beat:
    return next(b for b in beats(events) if isinstance(b.kind, Way) and b.kind.heard is Sound.PLACE)


def test_a_table_that_is_left_is_silent(qtbot: QtBot) -> None:
    timeline, table = played(8), board(TableStyle())
    qtbot.addWidget(table)
    heard = listened(table)
    table.show_frame(timeline.jump(0, ME))
    for ply in range(1, 5):
        table.show_frame(timeline.step(ply, ME))
    table.stop()
    before = len(heard)
    qtbot.wait(50)
    assert len(heard) == before


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_is_heard_without_being_known(qtbot: QtBot, game: str) -> None:
    info = all_games()[game]
    table, rules = table_of(Case(game, info.options().make().players), (992, 716))
    qtbot.addWidget(table)
    heard, wanted = listened(table), {Sound.RIFFLE, Sound.SLIDE, Sound.PLACE}
    for _ in play(table, rules, 60, seed=2):
        if wanted <= set(heard):
            break
    assert wanted <= set(heard)
    assert Seat(0) == ME
    table.stop()


def test_a_moment_of_its_own_is_announced(qtbot: QtBot) -> None:
    table = board(STILL)
    qtbot.addWidget(table)
    heard = listened(table)
    table.celebrated.emit(None)
    assert heard == [Sound.ANNOUNCE]
