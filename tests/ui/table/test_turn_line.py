"""The last turn stands on the felt in words and in rings, and covers nothing."""

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.turns import Turn
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.ui.shared.theme import CREAM
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.turn_line import turn_words
from naipes_gui.ui.table.turn_pictures import TurnPictures
from tests.playthrough import choice
from tests.ui.felt_help import Case, is_my_turn, play, table_of

CASES = [
    Case("ecarte", 2), Case("mosca", 4), Case("mosca", 6), Case("napoleon", 5),
    Case("napoleon", 7), Case("nlk", 4), Case("hachi_hachi", 3),
]  # fmt: skip


def covered(board: Board) -> list[str]:
    """Return what the line lies over."""
    pieces = board.overlay.pieces()
    line = pieces.pop("turn")
    room = board.table.room
    lying = {
        str(place): bounding([pose], room.aspect) for place, pose in board.table.laid.items()
    } | {f"plate {place.seat}": place.plate for place in room.places()}
    empty = board.overlay._pieces.empty_places()
    things = [
        *lying.items(),
        *pieces.items(),
        *empty.items(),
        *(("button", b) for b in board.bar.boxes()),
        *(("said", b.box) for seat, b in board.overlay.talk.bubbles.items() if seat == Seat(0)),
    ]
    return [name for name, box in things if box is not None and box.meets(line)]


@pytest.mark.sampled("case.game", "size")
@pytest.mark.parametrize(
    ("size", "case"),
    [*(((900, 516), case) for case in CASES), *(((992, 716), case) for case in CASES[::2]),
     *(((1600, 956), case) for case in CASES[1::2])],
    ids=str,
)  # fmt: skip
def test_the_line_covers_nothing_and_is_nearly_always_there(
    qtbot: QtBot, case: Case, size: tuple[int, int]
) -> None:
    """Every table is looked at where there is least room, and at one of the larger sizes."""
    board, rules = table_of(case, size)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    timeline: Timeline[Any] = Timeline(rules)
    rng, face = Random(5), all_games()[case.game].face()
    told = shown = 0
    board.show_frame(timeline.jump(0, Seat(0)))
    while timeline.ply < 34:
        timeline.push(choice(timeline, rng))
        board.show_frame(timeline.tell(timeline.ply, Seat(0), face))
        board.director.finish_all()
        if board.overlay.turn_line.words:
            told += 1
            if "turn" in board.overlay.pieces():
                shown += 1
                assert covered(board) == []
        _rings(board)
    assert told > 20
    assert shown >= (0.9 if size[1] > 600 else 0.5) * told


def _rings(board: Board) -> None:
    """See that all cards of the last turn that lie open, and new ones, wear cream, or gold."""
    last, scene = board.turns.last, board.table
    wanted = board._drawn.union(last.cards if last is not None else ())
    for place, pose in scene.laid.items():
        item = scene.item(place)
        if pose.visible and pose.face_up:
            ring = scene._ring_colour(item.card, pose)
            # What may be touched now wears gold too.
            assert ring != CREAM or item.card in wanted
            if item.card in wanted or item.card == scene.leading:
                assert ring in (CREAM, scene.colours.gold)
            assert item.is_marked == bool(ring)


def test_whose_turn_it_is_stands_at_its_beginning_alone() -> None:
    def laid(what: str) -> Phrase:
        return phrase("games", "{who}: {what}.", who=Who(1), what=what)

    info = all_games()["hachi_hachi"]
    timeline: Timeline[Any] = Timeline(info.rules(info.options().make()))
    face, view = info.face(), timeline.view(0, Seat(0))
    turn = Turn(Seat(1), [laid("básica de pino"), laid("de la baceta, copa de sake")])
    wording = Wording(("Tú", "Elvira"))
    assert turn_words(turn, wording, face, view) == (
        "Elvira: básica de pino · de la baceta, copa de sake"
    )
    drawn = phrase("games", "{who} draws", who=Who(1))
    kept = phrase("games", "{who} keeps {card:short}", who=Who(1), card=Card("AH"))
    told = turn_words(Turn(Seat(1), [drawn, kept]), wording, face, view)
    assert told == "Elvira draws · keeps A♥"
    plain = Turn(Seat(1), [phrase("games", "A card is given")] * 2)
    assert turn_words(plain, wording, face, view) == "A card is given · A card is given"


HINT = "It takes the trick, with the lowest card that can. You win the point in 3 deals of 10."


@pytest.mark.parametrize(
    ("case", "size", "text"),
    [
        (Case("nlk", 3), (900, 516), 1.0), (Case("nlk", 4), (900, 494), 1.5),
        (Case("nlk", 6), (992, 668), 1.0), (Case("ecarte", 2), (992, 716), 1.0),
        (Case("mosca", 4), (992, 716), 1.0), (Case("mosca", 6), (900, 516), 1.0),
        (Case("napoleon", 4), (992, 716), 1.0), (Case("napoleon", 5), (900, 516), 1.0),
    ],
    ids=str,
)  # fmt: skip
def test_a_hand_is_told_at_one_place(
    qtbot: QtBot, case: Case, size: tuple[int, int], text: float
) -> None:
    """The lines do not go about as buttons and hints come, and cards are won."""
    board, rules = table_of(case, size, text)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    timeline: Timeline[Any] = Timeline(rules)
    rng, face, told = Random(7), all_games()[case.game].face(), 0
    places = set[tuple[int, int]]()
    board.show_frame(timeline.jump(0, Seat(0)))
    while timeline.ply < 40:
        timeline.push(choice(timeline, rng))
        board.show_frame(timeline.tell(timeline.ply, Seat(0), face))
        board.director.finish_all()
        if not is_my_turn(timeline) or not board.overlay.turn_line.lines:
            continue
        for hinted in (True, False):
            if hinted:
                board.tell(HINT)
            else:
                board.toast.dismiss()
            board.place_overlays()
            line = board.overlay.pieces()["turn"]
            places.add((round(line.x), round(line.bottom)))
        told += 1
    assert len(places) == 1
    assert places.pop()[0] == board.table.room.mine().plate.x
    assert told > 1


def test_lines_never_begin_above_the_felt(qtbot: QtBot) -> None:
    board, rules = table_of(Case("mosca", 4), (900, 516))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    assert any("turn" in board.overlay.pieces() for _ in play(board, rules, 60, 2, is_my_turn))
    line = board.overlay.turn_line
    line._anchor = board.width() / 2, 4.0
    board.place_overlays()
    assert board.overlay.pieces()["turn"].y >= 0


def test_my_own_turn_is_among_the_last_ones_beside_the_panel_too(qtbot: QtBot) -> None:
    """Where the panel leaves the field little width, the turns of five lie in more rows."""
    board, rules = table_of(Case("hachi_hachi", 5), (630, 516))
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    timeline: Timeline[Any] = Timeline(rules)
    rng, face, told = Random(5), all_games()["hachi_hachi"].face(), list[Seat]()
    board.show_frame(timeline.jump(0, Seat(0)))
    while timeline.ply < 50:
        timeline.push(choice(timeline, rng))
        board.show_frame(timeline.tell(timeline.ply, Seat(0), face))
        board.director.finish_all()
        laid, turns = board.overlay.turn_line._laid, board.turns.since(Seat(0))
        if is_my_turn(timeline) and isinstance(laid, TurnPictures) and turns[0].seat == Seat(0):
            told.append(laid.rows[0][0].seat)
    assert len(told) > 3
    assert set(told) == {Seat(0)}
