"""Crown, ring, name and sentence belong to the card that wins, from the moment it lands."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.motion import Meaning
from naipes_gui.core.table import OMNISCIENT, Moved, Seat
from naipes_gui.core.timeline import Frame, Timeline
from naipes_gui.core.tricks import Taken, taken_in
from naipes_gui.core.zones import Role
from naipes_gui.games.mosca.rules.tricks import leading as leading_in_mosca
from naipes_gui.games.napoleon.rules.tricks import best
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.tempo import Speed, Tempo
from tests.nights import by_night
from tests.playthrough import choice
from tests.ui.felt_help import STRAIGHT, Case, come_to_rest, table_of

QUICK = Tempo(Speed.FASTER, 200, boost=40.0)
STILL = Tempo(Speed.INSTANT, 1)
TRICKS = by_night(4, by_day=2)
CASES = (
    Case("ecarte", 2),
    Case("napoleon", 4),
    Case("napoleon", 7, (("variant", "seven"),)),
    Case("mosca", 3),
    Case("mosca", 6),
    Case("nlk", 4),
)


def best_lying(timeline: Timeline[Any], events: tuple[Any, ...]) -> Card | None:
    """Return the best card of the trick that the last play made, found by the rules alone."""
    state = timeline.states[-2]
    played = next(
        (e for e in events if isinstance(e, Moved) and e.how.meaning is Meaning.PLAY), None
    )
    if played is None:
        return None
    zones = timeline.rules.table_zones
    if zones.role(played.target) is Role.CHAIN:
        return played.cards[0]
    now = timeline.state
    if not hasattr(now, "plays") or len(now.plays) == len(state.plays):
        return None
    trick = (*state.trick, now.plays[-1])
    match type(timeline.rules).__name__:
        case "Napoleon":
            return best(trick, now.trump).card
        case "Mosca":
            return leading_in_mosca(trick, now.trump).card
        case _:
            return _best_of_two([play.card for play in trick], now.trump)


def _best_of_two(cards: list[Card], trump: str) -> Card:
    order = "789TAJQK"
    lead, *others = cards
    if not others:
        return lead
    reply = others[0]
    if reply.suit == lead.suit:
        return max(cards, key=lambda card: order.index(card.rank))
    return reply if reply.suit == trump else lead


def marks(table: Board) -> tuple[Card | None, Card | None, list[str]]:
    """Return the crowned card, the one with a golden ring, and the names in gold."""
    scene = table.table
    ringed = [
        scene.item(place).card
        for place, pose in scene.laid.items()
        if scene._ring_colour(scene.item(place).card, pose) == scene.colours.gold
        and scene.item(place).is_marked
    ]
    signs = table.overlay._pieces._signs
    gold = [str(sign[0][0]) for key, sign in signs.items() if "owner" in key and sign[0][1]]  # type: ignore[index]
    return scene.crowned, ringed[0] if len(ringed) == 1 else None, gold


class Watch:
    """Compares the marks with the rules whenever a card lands, leaves or stands."""

    def __init__(self, table: Board, qtbot: QtBot, *, tempo: Tempo) -> None:
        self.table, self.seen, self.won = table, 0, list[Taken]()
        self.wanted: Card | None = None
        qtbot.addWidget(table, before_close_func=lambda board: board.stop())
        table.adopt(replace(STRAIGHT, tempo=tempo))
        table.director.landed.connect(self._landed)
        table.won.connect(self.won.append)

    def _landed(self, frame: Frame[Any]) -> None:
        crowned, ringed, gold = marks(self.table)
        assert crowned == self.wanted
        assert ringed == self.wanted
        table = self.table.table
        place = table.place_of(crowned) if crowned is not None else None
        assert place is not None
        names = self.table.overlay.seat_infos
        if table.view is not None and table.view.zones.role(place[0]) is Role.TRICK:
            owner = names[table.view.zones.owner(place[0])].name
            own = "You " if owner == names[Seat(0)].name else owner
            assert all(owner in name or own in name for name in gold), (owner, gold)
            self._words_of(gold, complete=ends(frame))
            assert len(gold) == (table.room.players > 2)
        else:
            self._all_names_go_with_their_cards(frame, crowned)
        if (taken := taken_in(frame.events, frame.view.zones)) is not None:
            shown = self.table.overlay.contents(frame.view)
            ringed_seats = [each.seat for each, plate in shown if plate.turn]
            assert ringed_seats == [taken.seat], "nobody else is to do anything yet"
        assert table._crown.zValue() > ON_CARDS
        assert all(table.item(place).zValue() < table._crown.zValue() for place in table.laid)
        self.seen += 1

    def _words_of(self, gold: list[str], *, complete: bool) -> None:
        """Nobody wins a trick to which cards are still to come: they are winning it."""
        for name in gold:
            assert name.endswith((" wins", "You win") if complete else "winning"), name

    def _all_names_go_with_their_cards(self, frame: Frame[Any], crowned: Card | None) -> None:
        """A staircase: a name under each card, in gold whose card has just landed on the top."""
        table, board = self.table.table, self.table
        assert table.view is not None
        signs = board.overlay._pieces._signs
        tags = {key: sign[0] for key, sign in signs.items() if key.startswith("laid:")}  # type: ignore[index]
        lying = [zone for zone, _ in table.laid if table.view.zones.role(zone) is Role.CHAIN]
        assert len(tags) == len(lying)
        name, is_gold = tags[f"laid:{len(lying) - 1}"][:2]
        assert board.overlay.seat_infos[frame.by].name in name
        assert is_gold
        for seat in board.overlay.seat_infos:
            word = board.face.state_word(table.view, seat)
            named = word.blanks.get("cards", ()) if word is not None else ()
            assert (crowned in named) == (seat == frame.by)
        if ends(frame):
            assert board.overlay.turn_line._turns[-1].seat == frame.by


@pytest.mark.sampled("case.game", "tempo.speed")
@pytest.mark.parametrize(
    ("tempo", "case"),
    [*((QUICK, case) for case in CASES), *((STILL, case) for case in CASES[1::2])],
    ids=str,
)
def test_the_card_that_wins_bears_the_marks_as_soon_as_it_lands(
    qtbot: QtBot, case: Case, tempo: Tempo
) -> None:
    """Every game is watched as it moves, and three of them, one by one, where nothing does."""
    table, rules = table_of(case, (1280, 716))
    watch = Watch(table, qtbot, tempo=tempo)
    timeline: Timeline[Any] = Timeline(rules)
    rng, tricks = Random(5), 0
    while case.game == "nlk" and not timeline.state.is_playing_tricks:
        timeline.push(choice(timeline, rng))
    table.show_frame(timeline.jump(timeline.ply, Seat(0)))
    while tricks < TRICKS and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
        events = timeline.witnessed(timeline.ply, OMNISCIENT)
        watch.wanted, before = best_lying(timeline, events), watch.seen
        table.show_frame(timeline.step(timeline.ply, Seat(0)))
        come_to_rest(table)
        if watch.wanted is not None:
            assert watch.seen == before + 1
        ended = watch.wanted is not None and ends_trick(timeline)
        tricks += ended
        assert table.table.crowned == (None if ended else table.face.leading(table.view_))  # type: ignore[arg-type]
        if ended:
            assert watch.won[-1].card == watch.wanted
        names = [key for key in table.overlay.pieces() if key.startswith("owner:")]
        lying = [z for z, c in timeline.state.table.items() if c and z.startswith("trick:")]
        assert len(names) == (len(lying) if case.players > 2 else 0)
    assert tricks == TRICKS
    assert len(watch.won) == tricks


def ends(frame: Frame[Any]) -> bool:
    return taken_in(frame.events, frame.view.zones) is not None


def ends_trick(timeline: Timeline[Any]) -> bool:
    lying = [
        card
        for zone, cards in timeline.state.table.items()
        if zone.startswith("trick:") or zone == "chain"
        for card in cards
    ]
    return not lying


def test_the_order_of_ranks_of_this_test_is_not_the_natural_one() -> None:
    assert [*"789TAJQK"] != [rank for rank in NATURAL if rank in "789TAJQK"]


def test_moving_the_focus_while_a_trick_lies_does_not_move_the_crown(qtbot: QtBot) -> None:
    table, rules = table_of(Case("mosca", 3), (1280, 716))
    qtbot.addWidget(table, before_close_func=lambda board: board.stop())
    table.adopt(replace(STRAIGHT, tempo=Tempo(Speed.FASTER, 0, boost=40.0)))
    timeline: Timeline[Any] = Timeline(rules)
    rng, seen = Random(5), list[Card]()

    waiting = list[bool]()
    table.director.waiting_for_click.connect(waiting.append)
    table.show_frame(timeline.jump(0, Seat(0)))
    while len(seen) < 3 and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
        table.show_frame(timeline.step(timeline.ply, Seat(0)))
        while not table.director.is_idle:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            if waiting and waiting.pop():
                assert table.table.crowned is not None
                seen.append(table.table.crowned)
                table.hand.mark()
                assert table.table.crowned == seen[-1]
                table.finish()
    assert len(seen) == 3
