"""The rules of NLK: every vector of the rules document, every option."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, NOBODY, OMNISCIENT, Seat
from naipes_gui.core.zones import HAND
from naipes_gui.games.nlk.options import NlkOptions
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState, Phase, follows
from tests.games.nlk.positions import (
    at_random,
    beats,
    cards,
    hand,
    legal,
    piles,
    play,
    rules,
    told,
    trick,
)

FOUR = rules()
NINE = rules(players=9)
STRICT = rules(trumping="only_if_cannot_beat_in_suit")
FIRST = piles(FOUR, ("9H", "QD TS", "JD", "AC"), 1, "7H KD")


def dealt(of: Nlk, dealer: int = 0) -> NlkState:
    state = of.play(of.start(), Move("lot", lot(of, dealer))).state
    state = of.play(state, of.chance(state, Random(1))).state
    return of.play(state, Move("cut", number=3)).state


def lot(of: Nlk, dealer: int) -> tuple[Card, ...]:
    """Return a lot that the dealer wins with an ace."""
    low = iter(card for card in of.pack.cards if card.rank not in "AK")
    return tuple(Card("AS") if seat == dealer else next(low) for seat in of.seats)


# The deal.


@pytest.mark.parametrize(
    ("players", "size", "low", "stock"),
    [
        (2, 24, "9", 22), (3, 28, "8", 25), (4, 32, "7", 28), (5, 36, "6", 31),
        (6, 40, "5", 34), (7, 44, "4", 37), (8, 48, "3", 40), (9, 52, "2", 43),
    ],
)  # fmt: skip
def test_t1_pack_and_stock(players: int, size: int, low: str, stock: int) -> None:
    of = rules(players=players)
    state = dealt(of)
    assert len(of.pack.cards) == size
    assert {card.rank for card in of.pack.cards} & set("23456789") >= {low}
    assert min("23456789TJQKA".index(card.rank) for card in of.pack.cards) == 9 - players
    assert len(state.table["stock"]) == stock
    assert all(len(state.pile(seat)) == 1 for seat in of.seats)


def test_the_highest_card_deals_and_the_next_seat_begins() -> None:
    state = dealt(FOUR, dealer=2)
    assert (state.dealer, state.to_move) == (2, 3)
    assert legal(FOUR, state)[-1] == "draw"


def test_the_deal_goes_round_from_the_seat_after_the_dealer() -> None:
    before = FOUR.play(FOUR.start(), Move("lot", lot(FOUR, 0))).state
    before = FOUR.play(before, Move("shuffle", FOUR.pack.cards)).state
    assert before.to_move == 3
    state = FOUR.play(before, Move("cut", number=1)).state
    assert [state.top(seat) for seat in FOUR.seats_from(Seat(1))] == list(cards("KS QS JS TS"))


def test_equal_cards_draw_again() -> None:
    state = FOUR.play(FOUR.start(), Move("lot", cards("AS AH KD KC"))).state
    assert (state.stage, state.drawing) == (Stage.LOT, (0, 1))


# Phase 1.


def test_t2_giving_and_drawing() -> None:
    assert legal(FOUR, FIRST) == ["give 0", "draw"]
    given = play(FOUR, FIRST, "give 0")
    assert legal(FOUR, given) == ["give 2", "draw"]
    empty = play(FOUR, given, "give 2")
    assert legal(FOUR, empty) == ["draw"]
    drawn = play(FOUR, empty, "draw")
    assert legal(FOUR, drawn) == ["place 3", "keep"]
    placed = play(FOUR, drawn, "place 3")
    assert (legal(FOUR, placed), placed.to_move) == (["draw"], 1)
    again = play(FOUR, placed, "draw")
    assert legal(FOUR, again) == ["place 2", "keep"]
    kept = play(FOUR, again, "keep")
    assert (kept.pile(Seat(1)), kept.to_move) == (cards("KD"), 2)
    assert kept.pile(Seat(3)) == cards("AC 7H")


def test_t3_only_a_two_follows_the_ace() -> None:
    of = rules(circular="only_two_follows_ace")
    drawn = play(of, FIRST, "give 0", "give 2", "draw")
    assert legal(of, drawn) == ["keep"]


@pytest.mark.parametrize(
    ("card", "top", "fits"),
    [("2D", "AS", True), ("AH", "KS", True), ("AH", "2S", False), ("KH", "AS", False)],
)
@pytest.mark.parametrize("circular", [True, False])
def test_t4_the_circle_of_ranks(card: str, top: str, fits: bool, circular: bool) -> None:
    assert follows(Card(card), Card(top), 52, circular=circular) is fits


def test_t5_no_giving_after_drawing() -> None:
    state = piles(FOUR, ("9H", "TS", "JD", "QC"), 1, "8C")
    assert legal(FOUR, state) == ["give 0", "draw"]
    assert legal(FOUR, play(FOUR, state, "draw")) == ["keep"]


LAST = piles(FOUR, ("QH", "7C", "8D", "9S"), 2, "KS", whole=False)


def test_t6_the_last_card_given_away_makes_its_new_owner_lead() -> None:
    drawn = play(FOUR, LAST, "draw")
    assert legal(FOUR, drawn) == ["place 0", "keep"]
    placed = play(FOUR, drawn, "place 0")
    assert (placed.phase, placed.trump, placed.to_move) == (Phase.TRICKS, "S", 0)
    assert hand(placed, 0) == {"QH", "KS"}
    kept = play(FOUR, drawn, "keep")
    assert (kept.phase, kept.trump, kept.to_move) == (Phase.TRICKS, "S", 2)
    assert not any(kept.pile(seat) for seat in FOUR.seats)


def test_who_ends_the_first_phase_without_cards_is_out_first() -> None:
    state = piles(FOUR, ("QH", "7C", "", "9S"), 2, "KS", whole=False, phase=Phase.MUST_DRAW)
    placed = play(FOUR, state, "draw", "place 0")
    assert (placed.out, placed.active) == ((2,), (0, 1, 3))
    assert play(FOUR, placed, "play KS").size == 3


def test_two_players_one_without_cards_end_the_hand_at_once() -> None:
    of = rules(players=2)
    state = piles(of, ("QH", ""), 1, "KS", whole=False, phase=Phase.MUST_DRAW)
    over = play(of, state, "draw", "place 0")
    assert (over.is_over, over.finish, over.scores) == (True, (2, 1), (1, 0))


# Phase 2.

T7 = trick(FOUR, ("AS 9S", "JS 8S 7H AD", "KS TS QH", "AC 8H 9H"), 0)


def test_t7_beating_trumping_and_turning() -> None:
    led = play(FOUR, T7, "play 9S")
    assert (beats(FOUR, led), led.size) == ({"JS", "7H"}, 4)
    second = play(FOUR, led, "play JS")
    assert beats(FOUR, second) == {"KS", "QH"}
    third = play(FOUR, second, "play KS")
    assert beats(FOUR, third) == {"8H", "9H"}
    turned = play(FOUR, third, "play 8H")
    assert (turned.chain, turned.to_move, turned.size) == ((), 3, 0)
    assert set(cards("9S JS KS 8H")) <= set(turned.table["gone"])


def test_t7_strict_trumping() -> None:
    led = play(STRICT, T7, "play 9S")
    assert beats(STRICT, led) == {"JS"}
    assert beats(STRICT, play(STRICT, led, "play JS", "play KS")) == {"8H", "9H"}


def test_t8_the_same_player_twice_in_a_trick() -> None:
    state = trick(FOUR, ("9S 7H 8D", "KS 9H JC", "QS TD", "AS AD"), 0)
    state = play(FOUR, state, "play 9S", "play KS")
    assert beats(FOUR, state) == set()
    state = play(FOUR, state, "take")
    assert (hand(state, 2), state.chain) == ({"QS", "TD", "9S"}, cards("KS"))
    state = play(FOUR, state, "play AS")
    assert beats(FOUR, state) == {"7H"}
    state = play(FOUR, state, "play 7H")
    assert (state.chain, beats(FOUR, state)) == (cards("KS AS 7H"), {"9H"})
    assert (play(FOUR, state, "play 9H").to_move, state.laid_by) == (1, (1, 3, 0))


def test_t9_a_trump_on_top_asks_for_a_higher_one() -> None:
    state = trick(FOUR, ("AS KS 8H", "7C", "7D", "8D"), 0, "TS 9H", 4)
    assert beats(FOUR, state) == set()
    taken = play(FOUR, state, "take")
    assert (hand(taken, 0), taken.chain) == ({"AS", "KS", "8H", "TS"}, cards("9H"))


def test_t10_the_oldest_card_is_taken_though_an_ace() -> None:
    state = trick(FOUR, ("8S", "7C", "7D", "8D"), 0, "AS 7H 9H", 4)
    assert "AS" in hand(play(FOUR, state, "take"), 0)


def test_t11_a_trick_undone_to_nothing() -> None:
    of = rules(players=3)
    state = trick(of, ("QC 8S", "KC 9S", "8D TD"), 0)
    state = play(of, state, "play QC", "play KC", "take", "take")
    assert (state.chain, state.to_move, state.size) == ((), 1, 0)
    assert (hand(state, 2), hand(state, 0)) == ({"8D", "TD", "QC"}, {"8S", "KC"})


def test_t12_the_size_is_fixed_at_the_lead() -> None:
    of = rules(players=3)
    state = play(of, trick(of, ("TS", "JS 8D", "9C QD"), 0), "play TS", "play JS")
    assert (state.size, state.out, state.to_move) == (3, (0,), 2)
    state = play(of, state, "take")
    assert (state.chain, state.to_move, beats(of, state)) == (cards("JS"), 1, set())
    state = play(of, state, "take")
    assert (state.to_move, state.chain) == (2, ())
    assert play(of, state, "play 9C").size == 2


def test_t12_a_live_size_shrinks_at_once() -> None:
    of = rules(players=3, trick_size="live")
    led = play(of, trick(of, ("TS", "JS 8D", "9C QD"), 0), "play TS")
    assert led.size == 2
    turned = play(of, led, "play JS")
    assert (turned.chain, turned.to_move) == ((), 1)


def test_live_going_out_completes_the_trick_it_shortens() -> None:
    of = rules(trick_size="live")
    state = trick(of, ("9D 8C", "JS", "9C QD", "KC KD"), 0, "8S 9S", 4)
    state = play(of, replace(state, to_move=Seat(1)), "play JS")
    assert (state.chain, state.out, state.to_move) == ((), (1,), 2)


def test_t13_who_completes_with_the_last_card_hands_on_the_lead() -> None:
    of = rules(players=3)
    state = trick(of, ("8C 9D", "9C TD", "KC"), 0)
    state = play(of, state, "play 8C", "play 9C", "play KC")
    assert (state.to_move, state.out, state.chain) == (0, (2,), ())
    assert play(of, state, "play 9D").size == 2


def test_t14_the_last_with_cards_loses_and_deals() -> None:
    of = rules(players=2, match="hands:2")
    over = play(of, trick(of, ("AD", "9S TS"), 0), "play AD")
    assert (over.stage, over.to_move, over.dealer) == (Stage.SHUFFLE, CHANCE, 1)
    assert (over.finish, over.scores) == ((1, 2), (0, 1))


def test_the_chain_is_strictly_increasing_and_players_never_come_back() -> None:
    for seed in range(6):
        of = rules(players=3 + seed, trick_size=("at_lead", "live")[seed % 2])
        states = [s for s in at_random(of, seed).states if s.is_playing_tricks]
        for state in states:
            assert state.size <= len(state.active) + len(state.out)
            assert not state.chain or len(state.laid_by) == len(state.chain)
        for before, after in pairwise(states):
            assert len(before.out) <= len(after.out) or after.stage is not Stage.HAND


THREE = rules(players=3)


# Matches and scores.


@pytest.mark.parametrize(
    ("match", "losses", "over"),
    [
        ("single", (0, 0), False), ("single", (1, 0), True), ("hands:3", (1, 1), False),
        ("hands:3", (2, 1), True), ("until_losses:2", (1, 1), False),
        ("until_losses:2", (1, 2), True),
    ],
)  # fmt: skip
def test_how_long_a_match_is(match: str, losses: tuple[int, ...], over: bool) -> None:
    assert NlkOptions.make(match=match).is_over(losses) is over


def test_fewest_losses_then_the_smaller_sum_of_places() -> None:
    state = replace(THREE.start(), scores=(1, 0, 1), places=(4, 6, 5))
    assert THREE.ranking(state) == [[1], [0], [2]]
    assert THREE.ranking(replace(state, places=(5, 6, 5))) == [[1], [0, 2]]


@pytest.mark.parametrize("match", ["hands:3", "until_losses:2"])
def test_longer_matches_are_played_to_their_end(match: str) -> None:
    of = rules(players=3, match=match)
    timeline = at_random(of, match, 20_000)
    state = timeline.state
    assert state.is_over
    assert of.options.is_over(state.scores)
    ends = [s for s in timeline.states if s.stage is Stage.SHUFFLE and s.deals and s.finish]
    assert all(s.finish[s.dealer] == 3 for s in ends)
    assert sum(state.places) == 6 * sum(state.scores)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1}, {"players": 10}, {"match": "hands:0"}, {"match": "hands:1001"},
        {"match": "until_losses:x"}, {"circular": "yes"}, {"trumping": "never"},
    ],
)  # fmt: skip
def test_other_options_are_refused(wrong: dict[str, Value]) -> None:
    with pytest.raises(BadOptions):
        NlkOptions.make(**wrong)


def test_penalties_and_spread_piles_change_no_move() -> None:
    plain = at_random(FOUR, 5).moves
    assert at_random(rules(enforce="free", piles="spread"), 5).moves == plain


# Who knows what.


def test_every_card_was_seen_so_memory_knows_every_hand() -> None:
    timeline = at_random(FOUR, 8)
    ply = next(p for p, s in enumerate(timeline.states) if s.is_playing_tricks)
    view = timeline.view(ply, Seat(0))
    for seat in (1, 2, 3):
        assert set(view.state.hand(Seat(seat))) <= {"??"}
        for card in timeline.states[ply].hand(Seat(seat)):
            assert view.memory[card] == HAND.of(Seat(seat))


def test_going_out_is_said() -> None:
    _, events = told(THREE, trick(THREE, ("TS", "JS 8D", "9C QD"), 0), "play TS")
    assert any(getattr(event, "verb", "") == "out" for event in events)


def test_the_seat_after_the_last_is_the_first_and_nobody_follows_nobody() -> None:
    state = trick(FOUR, ("TS", "", "", "8D 9C"), 3)
    assert state.next_active(Seat(3)) == 0
    assert trick(FOUR, ("", "", "", ""), 0).next_active(Seat(0)) == NOBODY
    assert NINE.observe(state, OMNISCIENT).moves == ()
