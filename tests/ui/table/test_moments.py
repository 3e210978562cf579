"""What is worth looking up for stands large on the felt, briefly, and is skipped without harm."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moments import Moment
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, OMNISCIENT, Moved, Paid, Said, Seat, Shown
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import HAND
from naipes_gui.games import all_games
from naipes_gui.games.hachi_hachi.rules.deck import BLUE, POETRY
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURE, CAPTURED, FIELD
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.flying import SPREAD, Flying
from naipes_gui.ui.table.moment_show import MomentShow
from naipes_gui.ui.table.pot import chips
from naipes_gui.ui.table.tempo import Hold, Speed, Tempo
from tests.core.test_turns import seen
from tests.having import telling
from tests.nights import at_night
from tests.playthrough import choice
from tests.ui.felt_help import NAMES, STRAIGHT, Case, table_of
from tests.ui.table_help import ME, SITTERS, played

GAMES = sorted(all_games())


def frames(game: str, plies: int, seed: int, **options: Any) -> Iterator[Timeline[Any]]:
    info = all_games()[game]
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make(**options)))
    rng = Random(seed)
    while timeline.ply < plies and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
        yield timeline


def moments_of(game: str, plies: int = 900, seed: int = 1, **options: Any) -> list[Moment]:
    """Return the moments of a match, and see that each tells only what could be seen."""
    face, found = all_games()[game].face(), list[Moment]()
    for timeline in frames(game, plies, seed, **options):
        events = timeline.witnessed(timeline.ply, ME)
        if not any(isinstance(event, Paid | Said) for event in events):
            continue
        frame = timeline.tell(timeline.ply, ME, face)
        made = face.moments(frame.view, frame.events)
        assert all(place < len(frame.events) for place in made)
        for moment in made.values():
            assert set(moment.cards) <= seen(timeline, frame) - {HIDDEN}
            found.append(moment)
    return found


def titles(game: str, plies: int = 900, seed: int = 1, **options: Any) -> set[str]:
    return {moment.title.source for moment in moments_of(game, plies, seed, **options)}


def test_kings_voles_and_hands_decided_early_have_a_moment() -> None:
    found = {title for seed in range(8) for title in titles("ecarte", 300, seed)}
    assert {"The king of trumps!", "A king is turned up!"} <= found
    assert any(title.startswith("Decided: ") for title in found)


def test_a_bid_for_every_trick_and_a_contract_decided_early_have_a_moment() -> None:
    found = titles("napoleon", 700)
    assert "{bid}!" in found
    assert any(title.startswith("Decided: ") for title in found)


def test_a_mosca_and_a_pool_for_one_have_a_moment() -> None:
    timeline = next(t for t in frames("mosca", 60, 3) if t.state.stage is Stage.HAND)
    face, cards = all_games()["mosca"].face(), tuple(map(Card, ("AS", "KS", "7S", "6S", "2S")))
    hand = HAND.of(Seat(1))
    events = (
        Said(Seat(1), "mosca"), Shown(cards, tuple(range(5)), hand), Paid(BANK, Seat(1), 9, "mosca")
    )  # fmt: skip
    made = face.moments(timeline.view(timeline.ply, ME), events)
    assert made[2].cards == cards
    assert (made[2].seat, made[2].points) == (Seat(1), 9)
    alone = face.moments(timeline.view(timeline.ply, ME), (Paid(BANK, Seat(2), 4, "alone"),))
    assert alone[0].points == 4


def test_a_pool_won_in_the_play_flies_to_who_takes_it() -> None:
    made = [each for each in moments_of("mosca", 400) if each.title.source.startswith("The pool ")]
    assert {each.title.source for each in made} == {"The pool is yours", "The pool goes to {who}"}
    assert all(each.points > 0 and each.seat >= 0 for each in made)


def test_a_pot_is_told_apart_from_what_the_others_pay_for_a_napoleon() -> None:
    face = all_games()["napoleon"].face()
    timeline = next(t for t in frames("napoleon", 60, 3) if t.state.stage is Stage.HAND)
    of = timeline.view(timeline.ply, ME)
    made = face.moments(of, (Paid(Seat(2), Seat(1), 10, "made"), Paid(BANK, Seat(1), 35, "pot")))
    assert [(each.seat, each.points) for each in made.values()][-1] == (Seat(1), 35)
    assert not face.moments(of, (Paid(BANK, Seat(1), 0, "pot"),))


def test_who_goes_out_first_and_who_is_left_have_a_moment() -> None:
    found = titles("nlk", 900)
    assert {"{who} is the first to go out!", "You are left with cards"} & found


def test_a_combination_that_is_captured_has_a_moment_with_its_cards() -> None:
    timeline = next(t for t in frames("hachi_hachi", 60, 3) if t.ply > 20)
    view, face = timeline.view(timeline.ply, ME), all_games()["hachi_hachi"].face()
    pile = CAPTURED.of(Seat(1))
    table = {**view.state.table, pile: (*POETRY, *BLUE)}
    view = replace(view, state=replace(view.state, table=table))
    taken = Moved((POETRY[2], Card("03K1")), (0, 1), FIELD.id, pile, CAPTURE)
    made = face.moments(view, (taken, Said(Seat(1), "yaku", 14)))
    assert list(made) == [1]
    assert made[1].cards == POETRY
    assert made[1].seat == Seat(1)


def with_a_king() -> Timeline[Any]:
    """Return a match of Écarté whose last move announced a king."""
    for seed in range(1, 200):
        timeline = played(40, seed)
        for ply in range(1, timeline.ply + 1):
            reasons = [e.reason for e in timeline.witnessed(ply, OMNISCIENT) if isinstance(e, Paid)]
            if reasons == ["king"] and timeline.states[ply].stage is Stage.HAND:
                timeline.cut(ply)
                return timeline
    raise AssertionError("nobody announces a king")


def shown(qtbot: QtBot, tempo: Tempo) -> tuple[Board, Timeline[Any]]:
    """Return a table on which a moment stands."""
    timeline = with_a_king()
    board = Board(all_games()["ecarte"].face(), "french", SITTERS, clockwise=True)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    board.resize(992, 716)
    board.adopt(replace(STRAIGHT, tempo=tempo))
    board.show()
    board.show_frame(timeline.jump(timeline.ply - 1, ME))
    board.show_frame(timeline.step(timeline.ply, ME))
    return board, timeline


def until_shown(board: Board) -> None:
    while not board.overlay.moments.is_shown:
        assert not board.director.is_idle
        QCoreApplication.processEvents()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_moment_goes_by_itself(qtbot: QtBot, reduced: bool) -> None:
    tempo = Tempo(Speed.FASTER, 200, boost=8.0, reduced_motion=reduced)
    board, timeline = shown(qtbot, tempo)
    until_shown(board)
    qtbot.waitUntil(lambda: board.director.is_idle, timeout=10_000)
    assert not board.overlay.moments.is_shown
    assert board.ply == timeline.ply


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, *at_night(Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_X)]
)
def test_any_key_skips_a_moment_and_decides_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    board, _ = shown(qtbot, Tempo(Speed.NORMAL, boost=2.0))
    until_shown(board)
    with qtbot.assertNotEmitted(board.chosen):
        QTest.keyClick(board, key)
        assert board.director.is_idle
        assert not board.overlay.moments.is_shown
        QTest.keyClick(board, Qt.Key.Key_Return)


def test_a_click_skips_a_moment_and_decides_nothing(qtbot: QtBot) -> None:
    board, timeline = shown(qtbot, Tempo(Speed.NORMAL, boost=2.0))
    until_shown(board)
    card = board.table.hand_in_order()[0]
    place = board.table.place_of(card)
    assert place is not None
    pose = board.table.laid[place]
    with qtbot.assertNotEmitted(board.chosen):
        at = QPoint(round(pose.x), round(pose.y))
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert board.director.is_idle
    assert board.ply == timeline.ply


def test_leaving_a_moment_leaves_nothing_running(qtbot: QtBot) -> None:
    board, timeline = shown(qtbot, Tempo(Speed.NORMAL, boost=2.0))
    until_shown(board)
    board.show_frame(timeline.jump(3, ME))
    assert not board.overlay.moments.is_shown
    board.show_frame(timeline.step(4, ME))
    board.stop()


@pytest.mark.parametrize("speed", list(Speed))
def test_no_moment_takes_long(speed: Speed) -> None:
    tempo = Tempo(speed)
    longest = tempo.appear() + tempo.hold(Hold.MOMENT) + round((1 + SPREAD) * tempo.chips())
    assert longest <= (1200 if speed is not Speed.RELAXED else 1200 * 1.6)


def test_a_long_detail_is_broken_into_lines_and_stands_longer(qtbot: QtBot) -> None:
    from naipes_gui.core.text import Phrase
    from naipes_gui.ui.table import moment_show

    board, _ = table_of(Case("hachi_hachi", 3), (900, 600))
    qtbot.addWidget(board)
    style, width = STRAIGHT.text_style, board.table.room.width
    short = Moment(Phrase("", "Escape!"), Phrase("", "Ana ends the hand"))
    long = replace(short, detail=Phrase("", "Each of the others pays for it at the end. " * 3))
    (lines, scale), tempo = moment_show._lines(long, style, width), Tempo(Speed.NORMAL)
    assert len(lines) > 2
    assert scale == style.text_scale
    assert moment_show._held(short, style, tempo) < moment_show._held(long, style, tempo)
    assert not moment_show._held(long, style, Tempo(Speed.INSTANT)) > tempo.hold(Hold.MOMENT)


@pytest.mark.parametrize("game", telling("moments"))
def test_a_moment_fits_on_the_smallest_felt(qtbot: QtBot, game: str) -> None:
    from naipes_gui.core.wording import Wording
    from naipes_gui.ui.table import moment_show

    players = {"nlk": 5, "hachi_hachi": 3}.get(game, all_games()[game].players[1])
    board, rules = table_of(Case(game, players), (560, 380))
    qtbot.addWidget(board)
    style = replace(STRAIGHT.text_style, wording=Wording(NAMES), text_scale=1.5)
    cards = tuple(rules.pack.cards[:9])
    for moment in [replace(m, cards=cards) for m in moments_of(game, 400)][:6]:
        made = moment_show._drawn(moment, style, board.table)
        assert made.width() / board.table.dpr <= board.table.room.width
        assert made.height() / board.table.dpr <= board.table.room.height
    assert isinstance(board.overlay.moments, MomentShow)


def test_seats_are_those_of_the_table() -> None:
    for game in GAMES:
        for moment in moments_of(game, 300):
            assert moment.seat == Seat(-2) or moment.seat >= 0


def with_a_pool(reason: str) -> tuple[Timeline[Any], list[Paid]]:
    """Return a match of La Mosca whose last move paid the pool out, after somebody paid into it."""
    for seed in range(28, 40):
        for timeline in frames("mosca", 200, seed, players=5):
            events = timeline.witnessed(timeline.ply, ME)
            paid = [event for event in events if isinstance(event, Paid) and event.amount]
            if {"loo", reason} <= {each.reason for each in paid}:
                return timeline, paid
    raise AssertionError(f"nobody ever takes the pool for “{reason}”")


@pytest.mark.parametrize("reason", ["pool", "split"])
@pytest.mark.parametrize("reduced", [False, True])
def test_counters_travel_through_the_pot(qtbot: QtBot, reason: str, reduced: bool) -> None:
    timeline, paid = with_a_pool(reason)
    board, _ = table_of(Case("mosca", 5), (992, 716))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    tempo = Tempo(Speed.FASTER, 1, boost=4.0, reduced_motion=reduced)
    board.adopt(replace(board.table_style, tempo=tempo))
    board.show_frame(timeline.jump(timeline.ply - 1, ME))
    board.show_frame(timeline.step(timeline.ply, ME))
    until_shown(board)
    flying = {id(piece): piece for piece in board.table.items() if isinstance(piece, Flying)}
    into = [each for each in paid if each.taker == BANK]
    won = [each for each in paid if each.giver == BANK]
    counted = sum(len(chips(each.amount)) for each in (*into, *won))
    assert len(flying) == 1 + (0 if reduced else counted + len(won))
    qtbot.waitUntil(lambda: not board.overlay.moments.is_shown, timeout=10_000)
    assert sum(isinstance(piece, Flying) for piece in board.table.items()) == 1
    assert board.ply == timeline.ply


def test_what_of_the_pot_is_shared_is_one_moment() -> None:
    timeline, paid = with_a_pool("split")
    made = all_games()["mosca"].face().moments(timeline.view(timeline.ply, ME),
                                               timeline.witnessed(timeline.ply, ME))  # fmt: skip
    (moment,) = made.values()
    assert moment.gains == tuple((e.taker, e.amount) for e in paid if e.reason == "split")
