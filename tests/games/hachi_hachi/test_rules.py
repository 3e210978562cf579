"""The lot, the deal, the field and the turns of Hachi-Hachi (vectors V1 … V12)."""

from random import Random
from typing import Any

import pytest

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.errors import BadOptions, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import OUT, Stage
from naipes_gui.core.table import CHANCE, Moved, Paid, Said, Seat, Shown
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import field
from naipes_gui.games.hachi_hachi.rules.deck import of_month
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.zones import FLIP
from tests.contract.matches import play_on, possible, values
from tests.games.hachi_hachi.positions import (
    A,
    B,
    C,
    again,
    begun,
    cards,
    deck_for,
    legal,
    make,
    play,
    position,
    rules,
    told,
    traditional,
)

PLAIN, T3 = rules(), traditional()


# Options.


@pytest.mark.parametrize(
    "wrong",
    [
        {"dropout": True}, {"settlement": "par88"}, {"sage_shobu": True}, {"must_leave_card": True},
        {"mizuten": "bga"}, {"achievements": True}, {"active_players": "threeOfN"},
        {"profile": "traditional", "flip": "ifNoHandCapture"},
        {"profile": "traditional", "hand_capture": "optional"},
        {"profile": "traditional", "buyout": True},
        {"profile": "traditional", "mizuten": "achievement"},
        {"profile": "traditional", "players": 4, "dropout": False},
        {"profile": "traditional", "players": 4, "four_on_table": "dealerTakes"},
    ],
)  # fmt: skip
def test_what_a_profile_fixes(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        HachiOptions.make(**wrong)


def test_defaults_follow_the_profile_and_the_players() -> None:
    five = traditional(5).options
    assert (five.dropout, five.mizuten, five.target_total) == (True, "achievement", 700)
    assert (T3.options.dropout, T3.options.mizuten, T3.options.flip) == (False, "off", "always")
    assert (PLAIN.options.flip, PLAIN.options.target_total) == ("ifNoHandCapture", 200)
    assert list(PLAIN.options.to_json())[:3] == ["players", "enforce", "profile"]


# The lot and the deal.


def test_the_earliest_month_deals_then_more_points() -> None:
    start = PLAIN.start()
    assert PLAIN.play(start, Move.parse("lot 03H 02K1 02R")).state.dealer == C
    tied = PLAIN.play(start, Move.parse("lot 02K2 02K1 03H")).state
    assert (tied.stage, tied.drawing) == (Stage.LOT, (A, B))
    again_ = Move("lot", (*cards("05T 05R"), OUT))
    assert PLAIN.play(tied, again_).state.dealer == A


def test_the_lot_can_be_left_to_chance() -> None:
    of = rules(lot_method="random")
    move = of.chance(of.start(), Random(1))
    assert (move.cards, of.lot_is_drawn, PLAIN.lot_is_drawn) == ((), False, True)


@pytest.mark.parametrize(("of", "cutter"), [(PLAIN, C), (T3, B)])
def test_a_neighbour_cuts(of: HachiHachi, cutter: Seat) -> None:
    timeline = begun(of)
    assert timeline.moves[-1][0] == cutter


@pytest.mark.parametrize(("players", "left"), [(3, 21), (4, 14), (5, 7), (6, 0)])
def test_what_is_left_for_the_stock(players: int, left: int) -> None:
    """V4."""
    assert len(begun(rules(players=players)).state.table["stock"]) == left
    if players < 6:
        state = begun(traditional(players)).state
        assert len(state.table["stock"]) == left


def test_field_first() -> None:
    state = begun(PLAIN, " ".join(FLOWERS.cards[9:]), dealer=A).state
    order = FLOWERS.cards[9:]
    assert state.field == order[:6]
    assert state.hand(B) == (*order[6:10], *order[18:21])
    assert state.hand(A)[:4] == order[14:18]
    assert state.to_move == A


def test_field_in_between() -> None:
    order = FLOWERS.cards[9:]
    state = begun(T3, " ".join(order)).state
    assert state.hand(B) == (*order[:4], *order[15:18])
    assert state.field == (*order[12:15], *order[24:27])


def deal_of(of: HachiHachi, table: str) -> Timeline[HachiState]:
    """Deal this field, and to the hands whatever comes next."""
    others = [c for c in FLOWERS.cards[::-1] if c not in cards(table)]
    hands = [" ".join(others[7 * s : 7 * s + 7]) for s in range(len(of.seats))]
    return begun(of, deck_for(of, hands, table))


FOUR = "05T 05R 05K1 05K2 01K1 09T"


def test_four_in_the_field() -> None:
    """V3."""
    taken = deal_of(PLAIN, FOUR).state
    assert (taken.points(A), taken.field, taken.to_move) == (17, cards("01K1 09T"), A)
    passed = deal_of(rules(four_on_table="misdealPass"), FOUR).state
    assert (passed.stage, passed.dealer, passed.ending) == (Stage.SHUFFLE, B, "void")
    same = deal_of(T3, FOUR).state
    assert (same.stage, same.dealer, same.hands) == (Stage.SHUFFLE, A, 0)
    assert deal_of(traditional(four_on_table="dealerTakes"), FOUR).state.points(A) == 17


# The multiplier.


@pytest.mark.parametrize(
    ("table", "carry", "rule", "found"),
    [
        ("01H 02K1 04R 06T 07K1 10K2", (), "carriedFirst", (2, ())),
        ("11H 12H 01H 05K1 06K1 09R", (), "carriedFirst", (4, (4, 2))),
        ("", (4, 2), "carriedFirst", (4, (2,))),
        ("03H", (4, 2), "carriedFirst", (4, (2, 2))),
        ("03H", (2,), "carriedFirst", (2, (2,))),
        ("", (2,), "carriedFirst", (2, ())),
        ("", (), "carriedFirst", (1, ())),
        ("12H", (2, 2), "carriedFirst", (2, (4, 2))),
        ("12H", (2, 2), "largestFirst", (4, (2, 2))),
        ("01H", (4,), "largestFirst", (4, (2,))),
        ("01H 03H 08H 11H 12H", (), "stack", (128, ())),
        ("", (), "stack", (1, ())),
        ("02K1 08T", (), "largestFirst", (1, ())),
    ],
)
def test_the_multiplier(table: str, carry: tuple[int, ...], rule: str, found: object) -> None:
    """V1 and V2."""
    assert field.multiplier(cards(table), carry, rule) == found


def test_the_multiplier_is_carried_from_hand_to_hand() -> None:
    """V2 as hands: the third one brings a bright that waits for the fourth."""
    timeline, seen = deal_of(T3, "11H 12H 01H 05K1 06K1 09R"), []
    for _ in range(5):
        seen.append((timeline.state.multiplier, timeline.state.next_carry))
        while timeline.state.stage is Stage.HAND:
            timeline.push(T3.legal(timeline.state)[0])
        table = "03H 02K1 04R 06T 07K1 10K2" if len(seen) == 2 else "02K1 04R 06T 07K1 10K2 09R"
        dealer, others = timeline.state.dealer, FLOWERS.cards[::-1]
        spare = [c for c in others if c not in cards(table)]
        hands = [" ".join(spare[7 * s : 7 * s + 7]) for s in range(3)]
        again(timeline, deck_for(T3, hands, table, dealer))
    assert seen == [(4, (4, 2)), (4, (2,)), (2, (2,)), (2, ()), (1, ())]


def test_the_six_dealt_cards_multiply_although_four_are_taken() -> None:
    of = rules(multiplier=True)
    state = deal_of(of, "11H 11T 11R 11K1 01K1 09T").state
    assert (state.multiplier, state.points(A), state.field) == (4, 36, cards("01K1 09T"))


def test_a_void_hand_takes_nothing_from_the_carry() -> None:
    timeline = deal_of(T3, FOUR)
    assert (timeline.state.carry, timeline.state.multiplier) == ((), 1)


# The turns.


def turn(of: HachiHachi, table: str, hand: str, stock: str = "09K1 12K3") -> HachiState:
    return position(of, hands=(hand, "02K1", "02K2"), field=table, stock=stock)


V5 = "03R 05K1 09T"


def test_a_capture_ends_the_turn() -> None:
    """V5."""
    before = turn(PLAIN, V5, "05T")
    took = play(PLAIN, before, "play 05T take 05K1")
    assert took.pile(A) == cards("05T 05K1")
    assert (took.field, len(took.table["stock"]), took.to_move) == (cards("03R 09T"), 2, B)
    left = play(PLAIN, before, "play 05T place")
    assert left.pile(A) == cards("09K1 09T")
    assert left.field == cards("03R 05K1 05T")


def test_the_stock_is_turned_every_turn() -> None:
    """V5, traditional."""
    before = turn(T3, V5, "05T")
    assert legal(T3, before) == ["play 05T take 05K1"]
    state = play(T3, before, "play 05T take 05K1")
    assert (len(state.pile(A)), state.field) == (4, cards("03R"))


def test_the_turned_card_is_seen() -> None:
    state, events = told(PLAIN, turn(PLAIN, V5, "05T"), ["play 05T place"])
    moved = [(e.cards, e.source, e.target, e.how) for e in events if isinstance(e, Moved)]
    assert (cards("09K1"), "stock", "flip", FLIP) in moved
    assert state.table["flip"] == ()


def test_the_turned_card_chooses() -> None:
    """V6."""
    state = play(PLAIN, turn(PLAIN, "05K1", "05T", "05R"), "play 05T place")
    assert (state.phase, state.to_move, state.turned) == (Phase.TAKE, A, Card("05R"))
    assert legal(PLAIN, state) == ["take 05T", "take 05K1"]
    took = play(PLAIN, state, "take 05T")
    assert (took.field, took.pile(A), took.to_move) == (cards("05K1"), cards("05R 05T"), B)


@pytest.mark.parametrize("of", [PLAIN, T3])
def test_an_empty_field(of: HachiHachi) -> None:
    """V7."""
    state = play(of, position(of, ("02K1", "", ""), "", "02T"), "play 02K1")
    assert (state.field, state.pile(A)) == ((), cards("02T 02K1"))


THREE = "10R 10K1 10K2 04K1"


def test_three_of_a_month() -> None:
    """V8 and V9."""
    for of, field_after in ((PLAIN, "04K1"), (T3, "04K1 12K3")):
        state = turn(of, THREE, "10T", "12K3")
        assert legal(of, state) == ["play 10T"]
        state = play(of, state, "play 10T")
        assert (state.points(A), state.field) == (17, cards(field_after))
    flipped = play(PLAIN, turn(PLAIN, THREE, "07K1", "10T"), "play 07K1")
    assert (flipped.field, flipped.points(A)) == (cards("04K1 07K1"), 17)


def test_two_of_a_month() -> None:
    """V10."""
    both = ["play 06T take 06R", "play 06T take 06K1"]
    assert legal(PLAIN, turn(PLAIN, "06R 06K1", "06T")) == [*both, "play 06T place"]
    assert legal(T3, turn(T3, "06R 06K1", "06T")) == both


def test_three_made_in_the_play() -> None:
    """V11."""
    state = play(PLAIN, turn(PLAIN, "12K1 12K2", "12K3", "12H"), "play 12K3 place")
    assert (state.points(A), state.field) == (23, ())


def test_no_stock() -> None:
    """V12."""
    of = rules(players=6)
    state = position(of, ("08K1", "02K1", "", "", "", ""), "01R")
    state = play(of, state, "play 08K1")
    assert (state.field, state.to_move) == (cards("01R 08K1"), B)


def test_piles_hold_even_months_and_nothing_is_left() -> None:
    """The invariants of rules 2.4, over whole traditional hands."""
    rng = Random(3)
    timeline: Timeline[HachiState] = Timeline(traditional(match_end="hands6"))
    while not timeline.state.is_over:
        play_on(timeline, lambda moves: rng.choice([m for m in moves if m.verb != "shobu"]), rng)
        state = timeline.state
        piles = [state.pile(seat) for seat in timeline.rules.seats]
        assert all(len(of_month(p, f"{m:02}")) % 2 == 0 for p in piles for m in range(1, 13))
        if state.ending == "exhausted" and state.to_move == CHANCE:
            assert sum(map(state.points, state.active)) == 264
            assert state.field == state.table["stock"] == ()


# Stopping and going on.


def nearly(of: HachiHachi, **fields: Any) -> HachiState:
    return position(
        of, hands=("10T 02K1", "05K1 04K1", "12K2 12K3"), field="10R 01K1",
        stock="03K1 03K2 07K1 08K1 11R 11T", piles=("06R 09R", "", ""), **fields,
    )  # fmt: skip


def test_a_combination_asks_for_a_decision() -> None:
    state, events = told(T3, nearly(T3), ["play 10T take 10R"])
    assert legal(T3, state) == ["shobu", "sage"]
    assert Said(A, "yaku", 7) in events
    stopped = play(T3, state, "shobu")
    assert (stopped.scores, stopped.ending, stopped.dealer) == ((168, -84, -84), "shobu", A)


def test_sage_and_cancel() -> None:
    state = play(T3, nearly(T3), "play 10T take 10R", "sage", "play 05K1", "play 12K2")
    assert (state.sage, state.to_move) == ((A,), A)
    assert legal(T3, state) == ["play 02K1", "cancel"]
    done = play(T3, state, "cancel")
    assert (done.scores, done.ending) == ((84, -42, -42), "cancel")


def test_the_last_card_stops_by_itself() -> None:
    state = position(T3, ("10T", "05K1", "12K2"), "10R 01K1", "03K1", ("06R 09R", "", ""))
    done, events = told(T3, state, ["play 10T take 10R"])
    assert (done.ending, done.scores) == ("shobu", (168, -84, -84))
    assert any(isinstance(e, Said) and e.verb == "shobu" for e in events)


def test_the_turned_card_completes_it() -> None:
    state = position(T3, ("02K1 03K1", "05K1", "12K2"), "10K1 01K1", "10R", ("06R 09R", "", ""))
    assert play(T3, state, "play 02K1").phase is Phase.DECIDE


# What is shown of the hands.


SANBON = "01H 01R 01K1 02T 03H 06T 09R"
OTHERS = ("02R 04T 05R 05K1 07T 08K1 10K1", "02K1 03R 04R 05T 07R 08T 12H")
TABLE = "06K1 07K1 08K2 09K1 11K1 12K1"


def test_hand_combinations_are_shown_at_the_start() -> None:
    timeline = begun(T3, deck_for(T3, (SANBON, *OTHERS), TABLE))
    events = timeline.step(timeline.ply, B).events
    assert Said(A, "sanbon", 2) in events
    assert any(isinstance(e, Shown) and e.cards == cards("01H 01R 01K1") for e in events)
    assert [yaku.key for yaku in timeline.state.teyaku[A]] == ["sanbon"]
    late = rules()
    hidden = begun(late, deck_for(late, (SANBON, *OTHERS), TABLE))
    assert hidden.state.teyaku == ((), (), ())


def test_a_shown_group_b_tells_of_the_rest() -> None:
    hand = "01K1 02K1 03K1 04K1 05K1 06K1 08H"
    others = ("02R 04T 05R 05K2 07T 08K1 10K1", "02K2 03R 04R 05T 07R 08T 12H")
    state = begun(T3, deck_for(T3, (hand, *others), "06K2 07K1 08K2 09K1 11K1 12K1")).state
    assert T3.may_hold(state, A, Card("08H"))
    assert T3.may_hold(state, A, Card("01K1"))
    assert not T3.may_hold(state, A, Card("09T"))
    assert not T3.may_hold(state, A, Card("01K2"))


# Every option set plays.


@pytest.mark.parametrize("seed", range(12))
def test_random_option_sets_play_whole_matches(seed: int) -> None:
    rng = Random(seed)
    declared = HachiOptions.declared()
    profile: list[tuple[str, Value]] = [
        ("players", rng.randint(3, 6)),
        ("profile", rng.choice(["acanomas", "traditional"])),
    ]
    wishes = [(o.key, rng.choice(values(o))) for o in rng.sample(declared[3:-2], 20)]
    options = possible(HachiOptions, [*profile, *wishes, ("match_end", "hands6")])
    assert isinstance(options, HachiOptions)
    timeline: Timeline[HachiState] = Timeline(HachiHachi(options))
    while not timeline.state.is_over:
        play_on(timeline, rng.choice, rng)
        assert timeline.state.bank >= 0
    paid = [e for p in range(timeline.ply) for e in timeline.step(p + 1, A).events]
    assert any(isinstance(event, Paid) for event in paid)


def test_an_illegal_move_changes_nothing() -> None:
    state = turn(PLAIN, V5, "05T")
    with pytest.raises(IllegalMove):
        PLAIN.play(state, Move.parse("play 05T"))
    assert make(begun(PLAIN)).stage is Stage.HAND
