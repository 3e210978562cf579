"""The rules of Écarté, one position each. The numbers are those of the rule book."""

from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadOptions, IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import NOBODY, Cleared, Moved, Said, Seat, Shown
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.rules import scoring
from naipes_gui.games.ecarte.rules.state import PACK, EcarteState, Phase
from naipes_gui.games.ecarte.rules.tricks import replies
from tests.games.ecarte.positions import (
    DEALER,
    ELDER,
    cards,
    legal,
    play,
    plays,
    position,
    rules,
    told,
    with_tricks,
)

STRICT = rules()
E, D = ELDER, DEALER
T8 = position("KD QD 9C 7H TS", "AD KS 7C JC 9H", "8C", authority=D)


def dealt(deck: str, scores: tuple[int, int] = (0, 0), **options: str | int | bool) -> EcarteState:
    """Deal with seat 1 as dealer from a deck that begins with these cards."""
    of = rules(**options)
    start = replace(of.start(), stage=Stage.SHUFFLE, dealer=D, scores=scores)
    top = cards(deck)
    rest = tuple(card for card in PACK.cards if card not in top)
    order = (*rest[-2:], *top, *rest[:-2])
    state = of.play(start, Move("shuffle", order)).state
    return of.play(state, Move("cut", number=2)).state


# The deal.


def test_packets_go_to_the_non_dealer_first() -> None:
    state = dealt("7S 8S 9S TS JS QS KS AS 7H 8H 9H")
    assert state.hand(E) == cards("7S 8S 9S KS AS")
    assert state.hand(D) == cards("TS JS QS 7H 8H")
    assert (state.trump, len(state.table["stock"])) == ("H", 21)


def test_packets_may_be_two_and_three() -> None:
    state = dealt("7S 8S 9S TS JS QS KS AS 7H 8H 9H", deal="2+3")
    assert state.hand(E) == cards("7S 8S JS QS KS")


def test_every_packet_is_one_event() -> None:
    timeline: Timeline[EcarteState] = Timeline(STRICT)
    timeline.push(Move("lot", cards("7S 8S")))
    timeline.push(Move("shuffle", PACK.cards))
    timeline.push(Move("cut", number=2))
    sizes = [len(e.cards) for e in timeline.step(3, E).events if isinstance(e, Moved)]
    assert sizes == [3, 3, 2, 2, 1]


@pytest.mark.parametrize(("which", "dealer"), [("highest", 1), ("lowest", 0)])
def test_the_lot_ranks_the_ace_below_the_jack(which: str, dealer: int) -> None:
    of = rules(first_dealer=which)
    assert of.play(of.start(), Move("lot", cards("AS JD"))).state.dealer == dealer


def test_equal_cards_draw_again() -> None:
    state = STRICT.play(STRICT.start(), Move("lot", cards("AS AD"))).state
    assert (state.stage, state.drawing) == (Stage.LOT, (E, D))


def test_two_cards_stay_in_each_part_of_the_cut() -> None:
    assert (min(STRICT.cuts), max(STRICT.cuts)) == (2, 30)


# Turn-up and king.

KING_TURNED = "7S 8S 9S TS JS QS AS 7H 8H 9H KD"


def test_t3_a_turned_king_can_end_the_game() -> None:
    state = dealt(KING_TURNED, (0, 4))
    assert (state.scores, state.stage) == ((0, 5), Stage.OVER)


def test_a_turned_king_is_a_point_for_the_dealer() -> None:
    state = dealt(KING_TURNED, (0, 3))
    assert (state.scores, state.phase) == ((0, 4), Phase.PROPOSE)
    assert not STRICT.may_hold(state, E, Card("KD"))


def test_t4_the_announced_king_ends_the_game() -> None:
    state = position("KC 7S 8S 9S TS", "7D 8D 9D TD JD", "9C", Phase.PROPOSE, scores=(4, 0))
    asked = play(STRICT, state, ["stand"])
    assert (asked.phase, asked.to_move, legal(STRICT, asked)) == (
        Phase.KING,
        E,
        ["announce", "conceal"],
    )
    done, events = told(STRICT, asked, ["announce"])
    assert (done.scores, done.stage) == ((5, 0), Stage.OVER)
    assert [event for event in events if isinstance(event, Shown)]


def test_t4_a_concealed_king_scores_nothing_and_is_not_heard_of() -> None:
    state = position("KC 7S 8S 9S TS", "7D 8D 9D TD JD", "9C", Phase.PROPOSE, scores=(4, 0))
    after, events = told(STRICT, state, ["stand", "conceal"])
    assert (after.scores, after.phase, after.to_move) == ((4, 0), Phase.PLAY, E)
    assert [e.verb for e in events if isinstance(e, Said)] == ["stand"]


def test_the_dealer_announces_before_the_first_lead() -> None:
    state = position("7S 8S 9S TS JS", "KC 8D 9D TD JD", "9C", Phase.PROPOSE)
    asked = play(STRICT, state, ["stand"])
    assert (asked.phase, asked.to_move) == (Phase.KING, D)
    after = play(STRICT, asked, ["announce"])
    assert (after.scores, after.to_move, after.announced) == ((0, 1), E, D)


def test_nobody_sees_that_the_other_thinks_about_a_king() -> None:
    state = position("7S 8S 9S TS JS", "KC 8D 9D TD JD", "9C", Phase.PROPOSE)
    asked = play(STRICT, state, ["stand"])
    quiet = play(STRICT, asked, ["conceal"])
    assert STRICT.observe(asked, E).state == STRICT.observe(quiet, E).state
    assert STRICT.observe(asked, D).state.phase is Phase.KING


LATE = rules(king_window="before_own_first_card")


def test_late_window_the_dealer_decides_after_the_lead() -> None:
    state = position("7S 8S 9S TS JS", "KC 8D 9D TD JD", "9C", Phase.PROPOSE)
    led = play(LATE, state, ["stand", "play 7S"])
    assert (led.phase, led.to_move) == (Phase.KING, D)
    after = play(LATE, led, ["announce"])
    assert (after.scores, after.phase, after.to_move) == ((0, 1), Phase.PLAY, D)
    assert play(LATE, after, ["play KC"]).tricks(D) == 1


def test_late_window_a_led_king_may_be_announced_until_it_is_answered() -> None:
    state = position("KC 8S 9S TS JS", "7C 8D 9D TD JD", "9C", Phase.PROPOSE)
    led = play(LATE, state, ["stand", "conceal", "play KC"])
    assert (led.phase, led.to_move) == (Phase.KING, E)
    assert LATE.observe(led, D).state.phase is Phase.KING
    after = play(LATE, led, ["announce"])
    assert (after.scores, after.to_move, legal(LATE, after)) == ((1, 0), D, ["play 7C"])


def test_late_window_an_announced_king_is_not_asked_again() -> None:
    state = position("KC 8S 9S TS JS", "7C 8D 9D TD JD", "9C", Phase.PROPOSE)
    led = play(LATE, state, ["stand", "announce", "play KC"])
    assert (led.phase, led.to_move) == (Phase.PLAY, D)


def test_late_window_only_the_first_trick_counts() -> None:
    state = position("KC 8S 9S TS JS", "7C 8D 9D TD JD", "9C", Phase.PROPOSE)
    after = play(LATE, state, ["stand", "conceal", "play 8S", "play 7C", "play JD", "play KC"])
    assert after.phase is Phase.PLAY


def test_a_dealer_who_owes_his_king_may_not_end_the_hand() -> None:
    state = position("7S 8S 9S TS JS", "KC QC JC TD JD", "9C", Phase.PROPOSE)
    late = rules(king_window="before_own_first_card", resign=True)
    for of in (LATE, late):
        assert not of.legal(play(of, state, ["stand"]), D)
    led = play(late, state, ["stand", "play 7S"])
    assert (led.phase, led.to_move) == (Phase.KING, D)
    assert legal(late, led) == ["announce", "conceal"]
    assert Move("claim") in STRICT.legal(play(STRICT, state, ["stand", "conceal"]), D)


# Talk and exchange.

TALK = position("7S 8S 9S TS JS", "7D 8D 9D TD JD", "9C", Phase.PROPOSE)


def test_r8_the_non_dealer_proposes_and_the_dealer_answers() -> None:
    assert legal(STRICT, TALK) == ["propose", "stand"]
    asked = play(STRICT, TALK, ["propose"])
    assert (asked.to_move, legal(STRICT, asked)) == (D, ["accept", "refuse"])


@pytest.mark.parametrize(
    ("moves", "authority"),
    [
        (["stand"], E),
        (["propose", "refuse"], D),
        (["propose", "accept", "discard 7S", "discard 7D", "stand"], NOBODY),
        (["propose", "accept", "discard 7S", "discard 7D", "propose", "refuse"], NOBODY),
    ],
)
def test_r9_authority_is_for_the_first_round(moves: list[str], authority: Seat) -> None:
    assert play(STRICT, TALK, moves).authority == authority


def test_r10_discards_are_hidden_and_counted() -> None:
    after, events = told(STRICT, TALK, ["propose", "accept", "discard 7S 8S"])
    assert [e.number for e in events if isinstance(e, Said) and e.verb == "discard"] == [2]
    assert "7S" not in STRICT.observe(after, D).state.table["waste:0"]
    assert len(after.hand(E)) == 5


def test_the_non_dealer_must_change_a_card_and_the_dealer_need_not() -> None:
    elder = play(STRICT, TALK, ["propose", "accept"])
    assert legal(STRICT, elder)[0] == "discard JS"
    assert len(STRICT.legal(elder)) == 31
    dealer = play(STRICT, elder, ["discard 7S"])
    assert legal(STRICT, dealer)[0] == "discard"
    assert play(STRICT, dealer, ["discard"]).exchanged == (1, 0)


def test_the_dealer_may_be_made_to_change_a_card() -> None:
    of = rules(dealer_min=1)
    dealer = play(of, TALK, ["propose", "accept", "discard 7S"])
    with pytest.raises(IllegalMove, match="at least one"):
        play(of, dealer, ["discard"])
    short = replace(TALK, table={**TALK.table, "stock": cards("KS")})
    assert legal(of, play(of, short, ["propose", "accept", "discard 7S"])) == ["discard"]


def exchange(state: EcarteState, *counts: int) -> EcarteState:
    """Exchange the first cards of the hands in turn, proposing and accepting."""
    for elder, dealer in zip(counts[::2], counts[1::2], strict=True):
        state = play(STRICT, state, ["propose", "accept"])
        for seat, count in ((E, elder), (D, dealer)):
            state = STRICT.play(state, Move("discard", state.hand(seat)[:count])).state
    return state


def test_t5_bookkeeping_of_the_stock() -> None:
    second = exchange(TALK, 3, 2)
    assert (len(second.table["stock"]), second.round) == (16, 2)
    third = exchange(second, 5, 5)
    assert len(third.table["stock"]) == 6
    one_left = play(STRICT, third, ["propose", "accept"])
    taken = STRICT.play(one_left, Move("discard", one_left.hand(E))).state
    assert {len(m.cards) for m in STRICT.legal(taken)} == {0, 1}
    two_left = STRICT.play(one_left, Move("discard", one_left.hand(E)[:4])).state
    assert {len(m.cards) for m in STRICT.legal(two_left)} == {0, 1, 2}
    empty = STRICT.play(two_left, Move("discard", two_left.hand(D)[:2])).state
    assert empty.phase in (Phase.KING, Phase.PLAY)


def test_r11_the_non_dealer_is_served_first() -> None:
    short = replace(TALK, table={**TALK.table, "stock": cards("KS QS")})
    dealer = play(STRICT, short, ["propose", "accept", "discard 7S 8S"])
    assert legal(STRICT, dealer) == ["discard"]
    assert play(STRICT, dealer, ["discard"]).phase is Phase.PLAY


# Play.


@pytest.mark.parametrize(
    ("lead", "hand", "expected"),
    [
        ("9H", "KH 8H QS 7S AD", "KH"),
        ("QH", "JH 8H KS", "JH 8H"),
        ("AH", "TH JH", "JH"),
        ("TH", "AH 9H", "AH"),
        ("9H", "QS 7S AD", "QS 7S"),
        ("8S", "7S JS KD", "JS"),
        ("QS", "7S JS KD", "7S JS"),
        ("7D", "KC 9H", "KC 9H"),
    ],
)
def test_t1_what_a_follower_may_play(lead: str, hand: str, expected: str) -> None:
    assert replies(cards(hand), Card(lead), "S").cards == cards(expected)


def test_t1_through_the_rules() -> None:
    state = position("9H 7D 7C 8C TD", "KH 8H QS 7S AD", "9S")
    led = play(STRICT, state, ["play 9H"])
    assert legal(STRICT, led) == ["play KH"]


def test_t8_a_whole_hand() -> None:
    of = rules(early_stop=False)
    led = play(of, T8, plays("KD AD QD"))
    assert legal(of, led) == ["play JC", "play 7C"]
    after = play(of, led, plays("7C KS TS JC 9C 9H 7H"))
    assert (after.tricks(E), after.tricks(D)) == (1, 4)
    assert (after.scores, after.stage) == ((0, 1), Stage.SHUFFLE)


def test_t8_t13_a_decided_hand_is_not_played_out() -> None:
    after = play(STRICT, T8, plays("KD AD QD 7C KS TS JC 9C"))
    assert (after.stage, after.scores, len(after.hand(E))) == (Stage.SHUFFLE, (0, 1), 1)
    on = play(rules(early_stop=False), T8, plays("KD AD QD 7C KS TS JC 9C"))
    assert on.stage is Stage.HAND


def test_r13_the_winner_leads() -> None:
    after = play(STRICT, T8, plays("KD AD QD 7C"))
    assert (after.to_move, after.leader) == (D, D)


# Scores.

NONE = NOBODY


@pytest.mark.parametrize(
    ("authority", "tricks", "points"),
    [
        (NONE, (3, 2), (1, 0)),
        (NONE, (4, 1), (1, 0)),
        (NONE, (5, 0), (2, 0)),
        (NONE, (2, 3), (0, 1)),
        (NONE, (0, 5), (0, 2)),
        (E, (3, 2), (1, 0)),
        (E, (2, 3), (0, 2)),
        (E, (1, 4), (0, 2)),
        (E, (0, 5), (0, 2)),
        (E, (5, 0), (2, 0)),
        (D, (3, 2), (2, 0)),
        (D, (4, 1), (2, 0)),
        (D, (5, 0), (2, 0)),
        (D, (2, 3), (0, 1)),
        (D, (0, 5), (0, 2)),
    ],
)
def test_t2_points(authority: Seat, tricks: tuple[int, int], points: tuple[int, int]) -> None:
    state = replace(with_tricks(TALK, *tricks), authority=authority)
    best = scoring.winner_by_tricks(state)
    amount = sum(p.amount for p in scoring.for_tricks(state, best))
    assert (amount * (best == E), amount * (best == D)) == points


def test_t6_a_refusal_in_the_second_round_costs_nothing() -> None:
    state = position("KS QS JS 7H 8H", "7S 8S 9S KH QH", "9C", authority=NOBODY, exchanged=(1, 1))
    assert play(STRICT, state, plays("KS 7S QS 8S JS 9S 7H QH")).scores == (1, 0)


def test_t7_standing_and_losing_costs_a_point_more() -> None:
    state = position("KS 7H 8H 9H 7D", "7S QH KH 8D 9D", "9C", Phase.PROPOSE)
    moves = ["stand", *plays("KS 7S 7H QH KH 8H 9D 7D")]
    assert play(STRICT, state, moves).scores == (0, 2)


def test_t12_points_of_authority_at_three() -> None:
    state = position(
        "KH QH JH 7S 8S", "7H 8H 9H KS QS", "TH", Phase.PROPOSE, scores=(3, 0)
    )  # fmt: skip
    hidden = play(STRICT, state, ["propose", "refuse", "conceal", *plays("KH 7H QH 8H JH 9H")])
    assert (hidden.scores, hidden.stage) == ((3, 0), Stage.HAND)
    done = play(STRICT, hidden, plays("7S KS"))
    assert (done.scores, done.stage) == ((5, 0), Stage.OVER)
    announced = play(STRICT, state, ["propose", "refuse", "announce"])
    assert (announced.scores, announced.stage) == ((4, 0), Stage.HAND)


# Claims and resignations.


def test_t9_three_master_trumps_are_a_claim() -> None:
    state = position("KH QH AH 7S 7D", "TH 8D 9D TD JD", "JH")
    after, events = told(STRICT, state, ["claim"])
    assert after.scores == (1, 0)
    assert [e.cards for e in events if isinstance(e, Shown)] == [cards("KH QH AH")]
    refused = replace(state, authority=D)
    assert play(STRICT, refused, ["claim"]).scores == (2, 0)


def test_t10_an_unseen_trump_is_in_the_way() -> None:
    state = position("KH QH AH 7S 7D", "TH 8D 9D TS JD", "8H")
    with pytest.raises(IllegalMove, match=r"Rule 4\.18"):
        play(STRICT, state, ["claim"])
    won = play(STRICT, state, plays("7S TS JD 7D"))
    assert won.to_move == D
    assert Move("claim") not in STRICT.legal(won, E)
    assert play(STRICT, replace(with_tricks(state, 1, 0)), ["claim"]).scores == (1, 0)


def test_the_player_who_is_not_on_lead_may_claim() -> None:
    state = position("TH 8D 9D TD JD", "KH QH AH 7S 7D", "JH")
    assert play(STRICT, state, ["1: claim"]).scores == (0, 1)
    led = play(STRICT, state, ["play 8D"])
    assert not STRICT.legal(led, E)
    assert "claim" not in legal(STRICT, led)


RESIGN = rules(resign=True)


@pytest.mark.parametrize(
    ("tricks", "authority", "who", "scores"),
    [
        ((0, 0), NONE, "0", (0, 2)),
        ((0, 0), E, "0", (0, 2)),
        ((1, 1), NONE, "0", (0, 1)),
        ((1, 1), E, "0", (0, 2)),
        ((1, 1), D, "0", (0, 1)),
        ((1, 2), D, "1", (2, 0)),
    ],
)
def test_resigning(
    tricks: tuple[int, int], authority: Seat, who: str, scores: tuple[int, int]
) -> None:
    state = replace(with_tricks(TALK, *tricks), phase=Phase.PLAY, authority=authority)
    assert play(RESIGN, state, [f"{who}: resign"]).scores == scores


def test_resigning_has_limits() -> None:
    state = replace(TALK, phase=Phase.PLAY)
    assert not STRICT.legal(state, D)
    assert Move("resign") not in RESIGN.legal(with_tricks(state, 0, 3), D)
    assert not RESIGN.legal(TALK, D)
    assert "resign" in legal(RESIGN, with_tricks(state, 0, 3))


# The match.


def last_hand(**fields: Any) -> EcarteState:
    return position("KS QS JS 7H 8H", "7S 8S 9S KH QH", "9C", **fields)


WIN = plays("KS 7S QS 8S JS 9S 7H QH")


def test_the_deal_alternates_also_into_the_next_game() -> None:
    of = rules(match="best_of:3")
    after = play(of, last_hand(scores=(4, 3)), WIN)
    assert (after.stage, after.dealer, after.scores) == (Stage.SHUFFLE, E, (5, 3))
    assert of.tally(after) == {"score": [5, 3], "games": [1, 0]}


def test_the_next_game_begins_at_nothing() -> None:
    of = rules(match="best_of:3")
    after = play(of, last_hand(scores=(4, 3)), WIN)
    shuffled = of.play(after, Move("shuffle", PACK.cards)).state
    step = of.play(shuffled, Move("cut", number=2))
    assert Cleared() in step.events
    assert (step.state.scores, step.state.games) == ((0, 0), (1, 0))


def test_a_match_ends_when_most_games_are_won() -> None:
    of = rules(match="best_of:3")
    after = play(of, last_hand(scores=(4, 3), games=(1, 1)), WIN)
    assert (after.stage, of.ranking(after)) == (Stage.OVER, [[0], [1]])


@pytest.mark.parametrize(("loser", "value"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_stakes(loser: int, value: int) -> None:
    of = rules(stakes=True, match="best_of:3")
    after = play(of, last_hand(scores=(4, loser), games=(1, 0), stakes=(2, 0)), WIN)
    assert after.stage is Stage.SHUFFLE
    assert of.tally(after)["stakes"] == [2 + value, 0]


def test_with_stakes_all_games_are_played_and_stakes_decide() -> None:
    of = rules(stakes=True, match="best_of:3")
    after = play(of, last_hand(scores=(4, 4), games=(1, 1), stakes=(1, 3)), WIN)
    assert (after.stage, of.ranking(after)) == (Stage.OVER, [[1], [0]])


@pytest.mark.parametrize("bad", ["best_of:2", "best_of:0", "best_of:101", "games:3"])
def test_a_match_is_an_odd_number_of_games(bad: str) -> None:
    with pytest.raises(BadOptions):
        EcarteOptions.make(match=bad)


# Refusals and inference.


@pytest.mark.parametrize(
    ("dealer", "tried", "why", "blamed"),
    [
        ("KH 8H QS 7S AD", "play 8H", "beat it", "KH"),
        ("8H 7H QS 7S AD", "play QS", "follow suit", "8H 7H"),
        ("QS 7S AD KD JD", "play AD", "must trump", "QS 7S"),
    ],
)
def test_a_refusal_names_the_cards(dealer: str, tried: str, why: str, blamed: str) -> None:
    led = play(STRICT, position("9H 7D 7C 8C TD", dealer, "9S"), ["play 9H"])
    with pytest.raises(IllegalMove, match=why) as refusal:
        play(STRICT, led, [tried])
    assert refusal.value.what.blanks["cards"] == cards(blamed)
    assert STRICT.culprits(led, D, Move.parse(tried)) == cards(blamed)


@pytest.mark.parametrize(
    ("options", "moves", "tried", "why"),
    [
        ({}, [], "play 7S", "exchanges come first"),
        ({}, [], "discard 7S", "accepted"),
        ({}, [], "announce", "do not hold"),
        ({}, [], "resign", "not been agreed"),
        ({}, ["propose"], "propose", "non-dealer"),
        ({}, ["stand"], "propose", "are over"),
        ({}, ["stand"], "play 7D", "own hand"),
        ({}, ["propose", "accept"], "discard", "at least one"),
        ({"resign": True}, ["stand", "play 7S"], "resign", "between two tricks"),
        ({}, ["stand", "play 7S"], "claim", "between two tricks"),
        ({}, ["stand"], "propose 3", "are over"),
        ({}, ["stand"], "sing", "not possible"),
    ],
)
def test_every_refusal_has_a_reason(
    options: dict[str, bool], moves: list[str], tried: str, why: str
) -> None:
    of = rules(**options)
    with pytest.raises(IllegalMove, match=why):
        play(of, play(of, TALK, moves), [tried])


def test_too_many_cards_for_the_stock() -> None:
    short = replace(TALK, table={**TALK.table, "stock": cards("KS")})
    with pytest.raises(IllegalMove, match="at most"):
        play(STRICT, short, ["propose", "accept", "discard 7S 8S"])


@pytest.mark.parametrize(
    ("dealer", "reply", "out", "possible"),
    [
        ("KH 8D 9D TD JD", "KH", "", "QH 7H AS"),
        ("7H 8D 9D TD JD", "7H", "KH QH AH", "8H AS KC"),
        ("7S 8D 9D TD JD", "7S", "KH 7H", "AS KC"),
        ("7C 8D 9D TD JD", "7C", "KH 7H AS", "KC QD"),
    ],
    ids=["beat", "did not beat", "trumped", "neither"],
)
def test_replies_tell_what_is_not_held(dealer: str, reply: str, out: str, possible: str) -> None:
    state = play(STRICT, position("TH 7D 8C 9C TC", dealer, "9S"), plays(f"TH {reply}"))
    assert not any(STRICT.may_hold(state, D, card) for card in cards(out))
    assert all(STRICT.may_hold(state, D, card) for card in cards(possible))
    assert all(STRICT.may_hold(state, E, card) for card in cards(out))
