"""The play of the cards: leads, replies, tricks and what they tell."""

from typing import Any

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Said
from naipes_gui.games.napoleon.rules.state import Phase, Play
from naipes_gui.games.napoleon.rules.tricks import best, replies
from tests.games.napoleon.positions import (
    P0,
    P1,
    P2,
    P3,
    cards,
    dealt,
    legal,
    play,
    playing,
    rules,
    told,
    trick,
)

PLAIN = rules()
HANDS = ("8H 9H TH JH QH", "AS 9S 8S 9C 8C", "KS AH KH 9D 8D", "QS JS TS AC KC")


def test_trumps_are_the_suit_of_the_first_card() -> None:
    """NAP-T4."""
    state = trick(PLAIN, playing(PLAIN, HANDS, 2, "4"), "KS QS 8H AS")
    assert (state.trump, state.leader, state.to_move, state.tricks(P1)) == ("S", P1, P1, 1)


def test_only_the_winning_card_is_turned_down() -> None:
    """NAP-R17: in front of its player, not of who wins it."""
    state = trick(PLAIN, playing(PLAIN, HANDS, 2, "4"), "KS QS 8H AS")
    assert state.table["won:1"] == cards("AS")
    assert (state.table["played:2"], state.table["played:3"]) == (cards("KS"), cards("QS"))
    assert not any(state.table[f"trick:{seat}"] for seat in range(4))


def test_following_and_winning() -> None:
    """NAP-T5."""
    hand, led = cards("KH TS"), Card("9D")
    assert replies(cards("AD 7S"), led, "S") == cards("AD")
    assert set(replies(hand, led, "S")) == set(hand)
    plays = [Play(P1, Card("9D")), Play(P2, Card("AD")), Play(P3, Card("TS"))]
    assert best([*plays, Play(P0, Card("JD"))], "S").seat == P3
    other = [*plays[:2], Play(P3, Card("KH")), Play(P0, Card("JD"))]
    assert best(other, "S").seat == P2


@pytest.mark.parametrize(
    ("hand", "led", "trump", "may"),
    [
        ("JK 9S", "KS", "S", "9S JK"),
        ("JK 8H", "KS", "S", "JK"),
        ("JK TD", "9D", "", "TD"),
        ("JK 8H", "9D", "", "8H JK"),
        ("JK TD", "9D", "S", "TD"),
        ("9S TD", "JK", "S", "9S"),
        ("9S TD", "JK", "", "9S TD"),
    ],
)
def test_the_joker_is_a_trump(hand: str, led: str, trump: str, may: str) -> None:
    """NAP-T12, R31."""
    assert replies(cards(hand), Card(led), trump) == cards(may)


@pytest.mark.parametrize("trump", ["S", ""])
def test_the_joker_beats_everything(trump: str) -> None:
    led = "AS" if trump else "9D"
    assert best([Play(P1, Card(led)), Play(P2, Card("JK"))], trump).seat == P2
    assert best([Play(P1, Card("JK")), Play(P2, Card("AS"))], trump).seat == P1


JOKER = rules(joker=True)
JOKER_HANDS = ("8H 9H TH JH QH", "AS 9S 8S 9C 8C", "JK AH KH 9D 8D", "QS JS TS AC KC")


def test_opening_with_the_joker_names_the_trumps() -> None:
    """NAP-R31."""
    state = playing(JOKER, JOKER_HANDS, 2, "4")
    assert legal(JOKER, state)[-4:] == ["JK S", "JK H", "JK D", "JK C"]
    after, events = told(JOKER, state, ["play JK S"])
    assert after.trump == "S"
    assert [e.word for e in events if isinstance(e, Said)] == ["S"]
    assert legal(JOKER, after) == ["QS", "JS", "TS"]
    with pytest.raises(IllegalMove, match="must name"):
        JOKER.play(state, Move("play", cards("JK")))


def test_in_misere_the_joker_names_nothing() -> None:
    state = playing(JOKER, JOKER_HANDS, 2, "misere")
    assert legal(JOKER, state)[-1] == "JK"
    after = play(JOKER, state, ["JK"])
    assert after.trump == ""
    assert len(JOKER.legal(after)) == 5
    with pytest.raises(IllegalMove, match="no trumps"):
        JOKER.play(state, Move.parse("play JK S"))
    of = rules(joker=True, misere_trump="lead")
    assert "JK S" in legal(of, playing(of, JOKER_HANDS, 2, "misere"))


def test_trumps_are_named_once() -> None:
    state = trick(JOKER, playing(JOKER, JOKER_HANDS, 2, "4"), "AH QS 8H 9S")
    assert state.to_move == P2
    assert "JK" in legal(JOKER, state)
    with pytest.raises(IllegalMove, match="first card"):
        JOKER.play(state, Move.parse("play JK S"))


# Bound leads.

FIVES = ("9H TH JH QH KH", "9S QS JS 9C 8C", "AS KS TS 8S AH", "9D TD JD QD KD")


@pytest.mark.parametrize(
    ("options", "bid", "leads"),
    [
        ({}, "wellington", "8S AH"),
        ({}, "nap", "AS KS TS 8S AH"),
        ({}, "blucher", "AS KS TS 8S AH"),
        ({"wellington_lead": "free"}, "wellington", "AS KS TS 8S AH"),
        ({"nap_lead": "lowest_of_suit"}, "nap", "8S AH"),
        ({"blucher_lead": "as_wellington"}, "blucher", "8S AH"),
    ],
)
def test_bound_leads(options: dict[str, Any], bid: str, leads: str) -> None:
    """NAP-T10, R19, R20."""
    of = rules(**options)
    assert legal(of, playing(of, FIVES, 2, bid)) == leads.split()


def test_the_lowest_plain_card_opens_after_naming_trumps() -> None:
    """NAP-T11."""
    of = rules(wellington_lead="lowest_plain")
    state = playing(of, FIVES, 2, "wellington", phase=Phase.TRUMP)
    assert legal(of, state) == ["trump S", "trump H", "trump D", "trump C"]
    named = play(of, state, ["trump S"])
    assert legal(of, named) == ["AH"]
    assert legal(of, play(of, state, ["trump D"])) == ["8S"]
    after = play(of, named, ["AH"])
    assert after.trump == "S"
    assert not of.may_hold(after, P2, Card("9C"))
    assert of.may_hold(after, P2, Card("AD"))
    assert of.may_hold(after, P2, Card("9S"))
    assert of.why_not(named, P2, Move.parse("play AS")).source.startswith("You must open")


def test_with_trumps_only_the_lowest_of_them_opens() -> None:
    of = rules(wellington_lead="lowest_plain")
    hands = ("9H TH JH QH KH", "9C TC JC 9D 8C", "AS KS TS 9S 8S", "QD TD JD 8D KD")
    state = playing(of, hands, 2, "wellington", phase=Phase.TRUMP)
    named = play(of, state, ["trump S"])
    assert legal(of, named) == ["8S"]
    after = play(of, named, ["8S"])
    assert not of.may_hold(after, P2, Card("AH"))


def test_the_auction_leads_to_naming_the_trumps() -> None:
    of = rules(wellington_lead="lowest_plain", blucher_lead="as_wellington")
    start = dealt(of, FIVES)
    assert play(of, start, ["bid nap", "bid wellington", *["pass"] * 2]).phase is Phase.TRUMP
    blucher = play(of, start, ["bid nap", "bid wellington", "bid blucher"])
    assert blucher.phase is Phase.TRUMP


def test_a_bound_joker_names_a_suit_that_is_not_held() -> None:
    hands = ("9H TH JH QH KH", "9S QS JS 9C 8C", "AS KS TS JK AH", "9D TD JD QD KD")
    state = playing(JOKER, hands, 2, "wellington")
    assert legal(JOKER, state) == ["TS", "AH", "JK D", "JK C"]
    with pytest.raises(IllegalMove, match="that you do not hold"):
        JOKER.play(state, Move.parse("play JK S"))
    after = play(JOKER, state, ["play JK D"])
    assert not JOKER.may_hold(after, P2, Card("AD"))
    assert JOKER.may_hold(after, P2, Card("AC"))


# What play tells.


def test_who_does_not_follow_has_none() -> None:
    state = trick(PLAIN, playing(PLAIN, HANDS, 2, "4"), "KS QS 8H AS")
    assert not PLAIN.may_hold(state, P0, Card("TS"))
    assert PLAIN.may_hold(state, P0, Card("AH"))
    assert PLAIN.may_hold(state, P3, Card("TS"))


def test_a_bound_lead_tells_the_lower_cards() -> None:
    after = play(PLAIN, playing(PLAIN, FIVES, 2, "wellington"), ["AH"])
    assert not PLAIN.may_hold(after, P2, Card("KH"))
    assert PLAIN.may_hold(after, P2, Card("8S"))
    assert PLAIN.may_hold(after, P3, Card("KH"))


def test_a_joker_without_trumps_tells_nothing() -> None:
    state = play(JOKER, playing(JOKER, JOKER_HANDS, 2, "misere"), ["JK", "QS"])
    assert JOKER.may_hold(state, P3, Card("AC"))


# Misère and the end of a hand.


def test_a_misere_has_no_trumps() -> None:
    """NAP-T9."""
    hands = ("JD AS QS TS 8S", "9D 8D TH 8H 9C", "AD KC QC JC TC", "KS QH JH KH AH")
    state = trick(PLAIN, playing(PLAIN, hands, 1, "misere"), "9D AD KS JD")
    assert (state.trump, state.to_move, state.stage) == ("", P2, Stage.HAND)


def test_a_misere_fails_with_the_first_trick() -> None:
    hands = ("JS AS QS TS 8S", "9D 8D TH 8H 9C", "AC KC QC JC TC", "KS QH JH KH AH")
    state = trick(PLAIN, playing(PLAIN, hands, 1, "misere"), "9D TC KS JS")
    assert state.stage is Stage.SHUFFLE
    assert state.scores == (3, -9, 3, 3)


LAST = ("8H 9H TH JH QH", "9C 8C TC JC QC", "AS KS QS JS AH", "9S 8S TS 9D 8D")


@pytest.mark.parametrize(("bid", "played"), [("3", 3), ("4", 4), ("nap", 5)])
def test_a_hand_stops_when_it_is_made(bid: str, played: int) -> None:
    """NAP-T22, R18."""
    state = playing(PLAIN, LAST, 2, bid)
    while state.stage is Stage.HAND:
        state = play(PLAIN, state, [str(PLAIN.legal(state)[0])])
    assert state.tricks_played == played
    assert state.account.made


def test_a_hand_stops_when_it_cannot_be_made() -> None:
    """NAP-T22: contract 4 after two lost tricks."""
    hands = ("8H 9H TH JH QH", "9C 8C TC JC QC", "AS 8S 9S 9D 8D", "KS QS TS JS KD")
    state = trick(PLAIN, playing(PLAIN, hands, 2, "4"), "AS TS 8H 9C")
    assert state.stage is Stage.HAND
    state = trick(PLAIN, state, "9S JS 9H 8C")
    assert state.stage is Stage.HAND
    assert trick(PLAIN, state, "QS TH TC 8S").stage is Stage.SHUFFLE


def test_without_early_stop_all_tricks_are_played() -> None:
    of = rules(early_stop=False)
    state = playing(of, LAST, 2, "4")
    while state.stage is Stage.HAND:
        state = play(of, state, [str(of.legal(state)[0])])
    assert state.tricks_played == 5
    assert state.scores == (-4, -4, 12, -4)


# Refusals.


@pytest.mark.parametrize(
    ("bid", "moves", "tried", "why", "blamed"),
    [
        ("4", ["KS"], "play AC", "follow suit", "QS JS TS"),
        ("4", [], "play AS", "own hand", ""),
        ("wellington", [], "play KH", "", ""),
        ("4", [], "swap KS", "not possible", ""),
        ("4", [], "play KS H", "Only with the joker", ""),
    ],
)
def test_every_refusal_has_a_reason(
    bid: str, moves: list[str], tried: str, why: str, blamed: str
) -> None:
    state = play(PLAIN, playing(PLAIN, HANDS, 2, bid), moves)
    move = Move.parse(tried)
    if not why:
        assert move in PLAIN.legal(state)
        return
    with pytest.raises(IllegalMove, match=why):
        PLAIN.play(state, move)
    assert PLAIN.culprits(state, state.to_move, move) == cards(blamed)


def test_a_bound_nap_names_its_rule() -> None:
    of = rules(nap_lead="lowest_of_suit")
    with pytest.raises(IllegalMove, match="open a Nap"):
        of.play(playing(of, FIVES, 2, "nap"), Move.parse("play AS"))


def test_a_bound_lead_names_the_cards() -> None:
    state = playing(PLAIN, FIVES, 2, "wellington")
    with pytest.raises(IllegalMove, match="lowest card of a suit"):
        PLAIN.play(state, Move.parse("play AS"))
    assert PLAIN.culprits(state, P2, Move.parse("play AS")) == cards("8S AH")


# Revokes.


FREE = rules(enforce="free")


def test_an_opponent_who_revokes_pays_for_all() -> None:
    """NAP-T13."""
    hands = ("KS AH KH 9D 8D", "AS 9S 8S 9C 8C", "QS JS TS AC KC", "8H 9H TH JH QH")
    led = trick(FREE, playing(FREE, hands, 0, "4"), "KS AS")
    assert len(FREE.legal(led)) == 5
    assert FREE.breaks(led, Move.parse("play AC"))
    assert not FREE.breaks(led, Move.parse("play QS"))
    after, events = told(FREE, led, ["AC"])
    assert (after.scores, after.stage, after.dealer) == ((12, 0, -12, 0), Stage.SHUFFLE, P1)
    assert after.account.offender == P2
    assert [e.verb for e in events if isinstance(e, Said)] == ["revoke"]


def test_a_declarer_who_revokes_has_failed() -> None:
    """NAP-T13."""
    hands = ("KS 9S KH 9D 8D", "AS QS 8S 9C 8C", "JS TS QC AC KC", "8H 9H TH JH QH")
    state = trick(FREE, playing(FREE, hands, 0, "4"), "KS AS JS 8H")
    after = trick(FREE, state, "QS TS 9H KH")
    assert after.scores == (-12, 4, 4, 4)
    assert after.account.offender == P0


def test_leads_stay_strict() -> None:
    of = rules(enforce="free")
    assert legal(of, playing(of, FIVES, 2, "wellington")) == ["8S", "AH"]
