"""The rules of La Mosca, one position each. The numbers are those of the rule book."""

from dataclasses import replace
from random import Random

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadOptions, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, Moved, Paid, Said, Seat, Shown
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules import scoring
from naipes_gui.games.mosca.rules.state import MoscaState, Phase, value
from tests.games.mosca.positions import (
    DEALER,
    ELDER,
    NEXT,
    T6,
    T6_CARDS,
    cards,
    dealt,
    play,
    playing,
    plays,
    position,
    rules,
    told,
)

THREE, FOUR, FREE = rules(), rules(players=4), rules(players=4, enforce="free")


# The pack, the lot and the deal.


@pytest.mark.parametrize(
    ("players", "deck", "size", "points", "stock"),
    [
        (3, "standard", 32, 296, 16),
        (4, "standard", 36, 320, 15),
        (5, "standard", 40, 340, 14),
        (6, "standard", 44, 356, 13),
        (3, "large", 36, 320, 20),
        (4, "large", 52, 376, 31),
        (5, "large", 52, 376, 26),
        (6, "large", 52, 376, 21),
    ],
)
def test_t1_packs(players: int, deck: str, size: int, points: int, stock: int) -> None:
    of = rules(players=players, deck=deck)
    assert len(of.pack.cards) == size
    assert sum(map(value, of.pack.cards)) == points
    start = replace(of.start(), stage=Stage.SHUFFLE, dealer=DEALER)
    state = of.play(start, Move("shuffle", of.pack.cards)).state
    state = of.play(state, Move("cut", number=1)).state
    assert len(state.table["stock"]) == stock or state.moscas


def test_the_highest_card_draws_the_deal_with_the_ace_below_the_jack() -> None:
    assert THREE.play(THREE.start(), Move("lot", cards("AS JD 9C"))).state.dealer == 1
    again = THREE.play(THREE.start(), Move("lot", cards("JS JD 9C"))).state
    assert (again.stage, again.drawing) == (Stage.LOT, (0, 1))


def test_the_pack_is_cut_anywhere() -> None:
    assert (min(THREE.cuts), max(THREE.cuts)) == (1, 31)


def test_packets_of_two_then_three_and_the_dealer_alone_pays() -> None:
    timeline: Timeline[MoscaState] = Timeline(THREE)
    timeline.push(Move("lot", cards("KS 8S 9S")))
    timeline.push(Move("shuffle", THREE.pack.cards))
    timeline.push(Move("cut", number=3))
    events = timeline.step(3, ELDER).events
    assert [len(e.cards) for e in events if isinstance(e, Moved)] == [2, 2, 2, 3, 3, 3, 1]
    assert [e for e in events if isinstance(e, Paid)] == [Paid(DEALER, BANK, 3, "simple_mosca")]
    state = timeline.state
    assert (state.scores, state.bank, state.to_move) == ((-3, 0, 0), 3, ELDER)
    assert [len(state.hand(seat)) for seat in THREE.seats] == [5, 5, 5]


# A mosca.

T8 = {2: "KS JS 9S 8S 6S", 3: "QD AD TD 9D 7D"}


@pytest.mark.parametrize(
    ("options", "turnup", "best"),
    [({}, "7H", 3), ({"flush_cmp": "ranks"}, "7H", 2), ({}, "7S", 2)],
)
def test_t8_the_best_mosca_takes_the_pool(options: dict[str, str], turnup: str, best: int) -> None:
    state = dealt(rules(players=4, **options), {0: "QH 8D KC 6H 9C", 1: "KH QC 7C 6D JH", **T8},
                  turnup)  # fmt: skip
    assert (state.stage, state.to_move, state.dealer) == (Stage.SHUFFLE, CHANCE, ELDER)
    assert state.scores[best] == 4
    assert (state.bank, state.moscas[0], set(state.moscas)) == (0, best, {2, 3})


def test_a_mosca_is_shown_and_announced() -> None:
    of = FOUR
    hands = {0: "QH 8D KC 6H 9C", 1: "KH QC 7C 6D JH", **T8}
    timeline: Timeline[MoscaState] = Timeline(of)
    wanted = dealt(of, hands, "7H", scores=(0, 0, 0, 0))
    deck = [c for p in (slice(2), slice(2, 5)) for s in wanted.order for c in wanted.hand(s)[p]]
    timeline.push(Move("lot", cards("KS 8S 9S 7S")))
    timeline.push(
        Move(
            "shuffle", (*wanted.table["stock"][-1:], *deck, Card("7H"), *wanted.table["stock"][:-1])
        )
    )
    timeline.push(Move("cut", number=1))
    events = timeline.step(3, ELDER).events
    assert [e.seat for e in events if isinstance(e, Said)] == [2, 3]
    assert [e.cards for e in events if isinstance(e, Shown)] == [cards(T8[2]), cards(T8[3])]
    assert timeline.view(3, ELDER).memory[Card("QD")] == "hand:3"


def test_equal_moscas_go_to_the_nearest_to_the_dealers_left() -> None:
    six = rules(players=6)
    hands = {
        0: "QH 7D KC 6H 9C", 1: "KH QC 7C 6D JH", 2: "KS JS 9S 8S 5S", 3: "KD JD 9D 8D 5D",
        4: "QS TD 5C 5H TH", 5: "QD AH TC 8C AS",
    }  # fmt: skip
    state = dealt(six, hands, "7H")
    assert (state.moscas, state.scores[2]) == ((2, 3), 6)
    swapped = dealt(six, {**hands, 2: hands[3], 3: hands[2]}, "7H")
    assert (swapped.moscas, swapped.scores[2]) == ((2, 3), 6)


def test_a_mosca_with_more_points_loses_to_trumps() -> None:
    low, high = cards("9H 8H 7H 6H 5H"), cards("KS QS JS AS TS")
    assert scoring.mosca_merit(low, "H", "points") > scoring.mosca_merit(high, "H", "points")


def test_a_flush_after_the_exchange_is_no_mosca() -> None:
    state = position(THREE, {1: "KS QS JS AS 7D", 2: "8S 9D TD JH QH", 0: "KD QD 8D 9C TC"})
    stock = ("TS", *(card for card in state.table["stock"] if card != "TS"))
    state = replace(state, table={**state.table, "stock": tuple(map(Card, stock))})
    after = play(THREE, state, ["stay 7D", "stay", "pass"])
    assert (set(after.hand(ELDER)), after.phase) == (set(cards("KS QS JS AS TS")), Phase.PLAY)


# Passing and staying.


def test_t9_all_pass_and_the_pool_stays() -> None:
    state = play(THREE, position(THREE, {}), ["pass", "pass", "pass"])
    assert (state.stage, state.dealer, state.bank) == (Stage.SHUFFLE, ELDER, 3)
    state = THREE.play(state, THREE.chance(state, Random(4))).state
    state = THREE.play(state, Move("cut", number=5)).state
    assert state.bank == 6 or state.moscas
    assert state.carried == 3


def test_t10_who_stays_alone_takes_the_pool() -> None:
    before = position(THREE, {})
    three = " ".join(before.hand(NEXT)[:3])
    state, events = told(THREE, before, ["pass", f"stay {three}", "pass"])
    assert state.scores == (-3, 0, 3)
    assert [e.reason for e in events if isinstance(e, Paid)] == ["alone"]
    assert (state.plays, state.stage) == ((), Stage.SHUFFLE)


def test_t12_first_come_first_served() -> None:
    of = rules(players=5)
    state = position(of, {})
    assert len(state.table["stock"]) == 14
    five = [f"stay {' '.join(state.hand(Seat(seat)))}" for seat in (1, 2)]
    third = play(of, state, five)
    assert third.most(of.options) == 4
    assert max(len(move.cards) for move in of.legal(third)) == 4
    last = play(of, third, [f"stay {' '.join(third.hand(Seat(3))[:4])}"])
    assert [str(move) for move in of.legal(last)] == ["pass", "stay"]
    assert [str(m) for m in of.legal(play(of, last, ["stay"]))] == ["pass", "stay"]
    with pytest.raises(IllegalMove):
        of.play(last, Move("stay", last.hand(Seat(4))[:1]))


def test_t14_who_stays_can_neither_pass_nor_change_later() -> None:
    state = play(THREE, position(THREE, {}), ["stay", "stay", "stay"])
    for text in ("pass", "stay", f"stay {state.hand(ELDER)[0]}"):
        with pytest.raises(IllegalMove):
            THREE.play(state, Move.parse(text))


def test_every_set_of_cards_is_offered_once() -> None:
    moves = [str(move) for move in THREE.legal(position(THREE, {1: "KS QS 8D 7C 9H"}))]
    assert len(moves) == len(set(moves)) == 33
    assert moves[:3] == ["pass", "stay", "stay KS"]


def test_new_cards_come_when_all_have_declared_in_their_order() -> None:
    before = position(THREE, {})
    gone = [before.hand(seat)[:2] for seat in (ELDER, NEXT)]
    waiting = play(THREE, before, [f"stay {' '.join(c)}" for c in gone])
    assert [len(waiting.hand(seat)) for seat in (ELDER, NEXT)] == [3, 3]
    served = play(THREE, waiting, ["pass"])
    stock = before.table["stock"]
    assert served.hand(ELDER)[3:] == stock[:2]
    assert served.hand(NEXT)[3:] == stock[2:4]
    assert served.table["waste:0"] == before.hand(DEALER)


def test_new_cards_may_come_at_once() -> None:
    of = rules(exchange="immediately")
    before = position(of, {})
    after = play(of, before, [f"stay {' '.join(before.hand(ELDER)[:2])}"])
    assert after.hand(ELDER)[3:] == before.table["stock"][:2]
    assert (after.to_move, after.served) == (NEXT, 1)
    whole = play(of, after, ["stay", "pass"])
    assert (whole.phase, whole.participants) == (Phase.PLAY, (1, 2))


@pytest.mark.parametrize("exchange", ["after_all", "immediately"])
def test_discards_are_shuffled_when_the_stock_runs_out(exchange: str) -> None:
    of = rules(players=4, short_stock="reshuffle", exchange=exchange)
    state = position(of, {})
    before = state
    for seat in (1, 2, 3):
        state = of.play(state, Move("stay", state.hand(Seat(seat)))).state
    assert state.most(of.options) == 5
    state = of.play(state, Move("stay", state.hand(DEALER))).state
    assert (state.stage, state.to_move, state.served) == (Stage.RESHUFFLE, CHANCE, 3)
    gone = [card for seat in (1, 2, 3) for card in before.hand(Seat(seat))]
    assert sorted(of.to_shuffle(state)) == sorted(gone)
    with pytest.raises(IllegalMove):
        of.play(state, Move("shuffle", of.pack.cards))
    after = of.play(state, Move("shuffle", tuple(gone))).state
    assert after.hand(DEALER) == tuple(gone[:5])
    assert (after.phase, after.to_move, len(after.table["stock"])) == (Phase.PLAY, ELDER, 10)


def test_hands_thrown_in_are_shuffled_too_but_not_the_discards_of_the_one_being_served() -> None:
    of = rules(players=6, short_stock="reshuffle")
    state = before = position(of, {})
    for seat in (1, 2, 3):
        state = of.play(state, Move("stay", state.hand(Seat(seat)))).state
    state = play(of, state, ["pass"])
    state = of.play(state, Move("stay", state.hand(Seat(5)))).state
    state = play(of, state, ["pass"])
    assert (state.served, len(state.hand(Seat(3)))) == (2, 3)
    gone = {card for seat in (1, 2, 4, 0) for card in before.hand(Seat(seat))}
    assert set(of.to_shuffle(state)) == gone
    after = of.play(state, Move("shuffle", tuple(of.to_shuffle(state)))).state
    assert [len(after.hand(seat)) for seat in after.participants] == [5, 5, 5, 5]


# The match.


def test_the_match_ends_after_the_agreed_hands() -> None:
    assert MoscaOptions.make().match == "hands:12"
    assert MoscaOptions.make(players=6).match == "hands:24"
    of = rules(match="hands:1")
    state = play(of, playing(of, T6, "TH"), plays(T6_CARDS))
    assert state.stage is Stage.OVER
    assert of.ranking(state) == [[1], [2], [0]]
    assert of.tally(state) == {"score": [-3, 3, 0], "pot": 0}
    assert not of.may_end(state)


def test_by_the_clock_the_match_may_end_after_any_hand() -> None:
    of = rules(match="minutes:30")
    state = playing(of, T6, "TH")
    assert not of.may_end(of.start())
    assert not of.may_end(state)
    assert of.may_end(play(of, state, plays(T6_CARDS)))


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 7}, {"deck": "tiny"}, {"match": "hands:0"}, {"tie": True}],
)
def test_impossible_options(options: dict[str, int | str]) -> None:
    with pytest.raises(BadOptions):
        rules(**options)
