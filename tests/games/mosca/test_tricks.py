"""The tricks of La Mosca, what they pay, fines and refusals."""

from dataclasses import replace

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Paid
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games.mosca.rules import scoring
from naipes_gui.games.mosca.rules.game import Mosca
from naipes_gui.games.mosca.rules.state import MoscaState
from tests.games.mosca.positions import (
    DEALER,
    ELDER,
    NEXT,
    T6,
    T6_CARDS,
    answering,
    cards,
    legal,
    play,
    playing,
    plays,
    position,
    rules,
    told,
)

THREE, FOUR, FREE = rules(), rules(players=4), rules(players=4, enforce="free")


# Playing.


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [
        ("9S", "JS 7S AH KD 8C", "JS"),
        ("KS", "JS 7S AH KD 8C", "JS 7S"),
        ("AS", "JS TS", "JS"),
        ("TS", "AS 9S", "AS"),
        ("9S 8H", "JS 7S KH", "JS 7S"),
        ("9S", "7H AH KD", "7H AH"),
        ("9S 9H", "7H AH KD", "AH"),
        ("9S 9H", "7H 8H KD", "7H 8H"),
        ("9S 9H", "KD 8C", "KD 8C"),
        ("TH", "AH 9H KS", "AH"),
        ("KH", "AH 9H KS", "AH 9H"),
        ("KH", "KS 8C", "KS 8C"),
    ],
)
def test_t2_to_t5_what_may_be_played(trick: str, hand: str, expected: str) -> None:
    assert legal(FOUR, answering(FOUR, trick, hand, "6H")) == set(expected.split())


def test_t3_following_a_trumped_trick_may_have_to_be_high() -> None:
    of = rules(players=4, follow_after_ruff="still_high")
    assert legal(of, answering(of, "9S 8H", "JS 7S KH", "6H")) == {"JS"}
    assert legal(of, answering(of, "KS 8H", "JS 7S KH", "6H")) == {"JS", "7S"}


def test_t6_a_whole_hand() -> None:
    of, state = THREE, playing(THREE, T6, "TH")
    expected = ["KS", "AS TS", "9S JS", "QS", "AS", "JS", "8D", "KD", "QD", "8C", "KC", "7C", "8H",
                "9H", "7H"]  # fmt: skip
    winners = []
    for card, allowed in zip(T6_CARDS.split(), expected, strict=True):
        if state.trick:
            assert legal(of, state) == set(allowed.split())
        state = play(of, state, [f"play {card}"])
        if len(state.plays) % 3 == 0:
            winners.append(state.leader)
    assert winners == [1, 1, 2, 0, 1]
    assert [state.points(seat) for seat in of.seats] == [25, 83, 28]
    assert (state.scores, state.bank) == ((-3, 3, 0), 0)
    assert (state.stage, state.dealer, state.elder) == (Stage.SHUFFLE, ELDER, ELDER)


def test_the_first_participant_after_the_dealer_leads() -> None:
    state = play(FOUR, position(FOUR, {}), ["pass", "stay", "pass", "stay"])
    assert (state.participants, state.leader) == ((2, 0), NEXT)
    after = play(FOUR, state, [f"play {state.hand(NEXT)[0]}"])
    assert after.to_move == DEALER


T7 = {1: "KS QS JS AD 7C", 2: "8S 7S 9D 8D 7D", 0: "AS TS 9S QD KC"}
T7_CARDS = "KS 7S AS QS 8S TS JS 7D 9S AD 8D QD KC 7C 9D"


@pytest.mark.parametrize(
    ("loo_to", "scores", "pool"), [("current", (-3, 5, -2), 0), ("next", (-3, 3, -2), 2)]
)
def test_t7_who_takes_no_trick_pays_two(loo_to: str, scores: tuple[int, ...], pool: int) -> None:
    of = rules(loo_to=loo_to)
    state = playing(of, T7, "9H")
    after = play(of, state, plays(T7_CARDS))
    assert [after.tricks(seat) for seat in of.seats] == [2, 3, 0]
    assert (after.scores, after.bank) == (scores, pool)


def settled(won: dict[int, str], **options: str) -> tuple[tuple[int, ...], int]:
    """Settle a hand of seats 1 and 2, at a table of four, in which they took these cards."""
    of = rules(players=4, deck="large", **options)
    state = playing(of, {1: "2H", 2: "3H"}, "4H", scores=(-5, 0, 0, 0))
    table = {**state.table, **{f"won:{seat}": cards(text) for seat, text in won.items()}}
    draft = Draft(replace(state, table=table), (), of.options)
    scoring.settle(draft)
    return draft.state.scores, draft.state.bank


EVEN = {1: "KS QS JS AS", 2: "9S 9D 8S 7S 5S 2S"}


@pytest.mark.parametrize(
    ("options", "scores", "pool"),
    [
        ({}, (-5, 2, 2, 0), 1),
        ({"tie": "carry"}, (-5, 0, 0, 0), 5),
        ({"tie": "more_tricks_then_split"}, (-5, 0, 5, 0), 0),
        ({"score_by": "tricks"}, (-5, 0, 5, 0), 0),
    ],
)
def test_t11_a_tie(options: dict[str, str], scores: tuple[int, ...], pool: int) -> None:
    assert settled(EVEN, **options) == (scores, pool)


@pytest.mark.parametrize("tie", ["split", "more_tricks_then_split"])
def test_equal_tricks_split(tie: str) -> None:
    won = {1: "KS QS JS AS", 2: "9S 9D 8S 7S"}
    assert settled(won, tie=tie, score_by="tricks") == ((-5, 2, 2, 0), 1)
    assert settled(won, tie="carry", score_by="tricks") == ((-5, 0, 0, 0), 5)


def test_points_beat_tricks() -> None:
    won = {1: "KS QS JS AS", 2: "9S 8D 8S 7S 5S 2S"}
    assert settled(won) == ((-5, 5, 0, 0), 0)
    assert settled(won, score_by="tricks") == ((-5, 0, 5, 0), 0)


def test_no_trick_and_no_points_pay_into_the_pool_first() -> None:
    assert settled({1: "KS QS", 2: ""}) == ((-5, 7, -2, 0), 0)
    assert settled({1: "KS QS", 2: ""}, loo_to="next") == ((-5, 5, -2, 0), 2)


# Fines.


def test_t13_a_wrong_card_stands_and_costs_the_simple_mosca() -> None:
    state = answering(FREE, "9S", "JS 7S AH KD 8C", "6H")
    assert len(FREE.legal(state)) == 5
    broken = [str(move) for move in FREE.legal(state) if FREE.breaks(state, move)]
    assert broken == ["play 7S", "play AH", "play KD", "play 8C"]
    after, events = told(FREE, state, ["play 7S"])
    assert (after.scores[NEXT], after.bank) == (-4, 8)
    assert [e.reason for e in events if isinstance(e, Paid)] == ["fine"]
    assert after.table["won:1"] == cards("9S 7S")
    assert after.plays[-1].fined


def test_a_fined_card_tells_nothing_certain_and_a_legal_one_does() -> None:
    state = answering(FREE, "9S", "JS 7S AH KD 8C", "6H")
    fined, honest = play(FREE, state, ["play 7S"]), play(FREE, state, ["play JS"])
    assert FREE.may_hold(fined, NEXT, Card("JS"))
    assert FREE.may_hold(honest, NEXT, Card("KS"))
    low = play(FREE, answering(FREE, "KS", "JS 7S AH KD 8C", "6H"), ["play 7S"])
    assert FREE.may_hold(low, NEXT, Card("JS"))


@pytest.mark.parametrize(
    ("trick", "hand", "played", "card", "possible"),
    [
        ("9S", "7S KD", "7S", "JS", False),
        ("9S", "7S KD", "7S", "8S", True),
        ("9S", "7H KD", "7H", "8S", False),
        ("9S", "7H KD", "7H", "KH", True),
        ("9S", "KD 8C", "KD", "7H", False),
        ("9S 9H", "7H KD", "7H", "AH", False),
        ("9S 9H", "7H KD", "7H", "8H", True),
        ("9S 9H", "7S KD", "7S", "JS", True),
        ("9H", "8D KD", "8D", "7H", False),
    ],
)
def test_replies_tell_what_is_not_held(
    trick: str, hand: str, played: str, card: str, possible: bool
) -> None:
    state = answering(FOUR, trick, hand, "6H")
    seat = state.to_move
    after = play(FOUR, state, [f"play {played}"])
    assert FOUR.may_hold(after, seat, Card(card)) is possible


def test_leads_are_free_and_tell_nothing() -> None:
    state = playing(FREE, {1: "9S JS", 2: "7S 8S"}, "6H")
    assert not any(FREE.breaks(state, move) for move in FREE.legal(state))
    assert FREE.may_hold(play(FREE, state, ["play 9S"]), ELDER, Card("KS"))


# Refusals.


def refusal(of: Mosca, state: MoscaState, text: str) -> tuple[str, set[str]]:
    move = Move.parse(text)
    with pytest.raises(IllegalMove) as caught:
        of.play(state, move)
    assert isinstance(caught.value.what, Phrase)
    return Wording().say(caught.value.what), set(of.culprits(state, state.to_move, move))


@pytest.mark.parametrize(
    ("trick", "hand", "tried", "text", "due"),
    [
        ("9S", "JS 7S", "7S", "You must play higher than the nine of spades: you hold the jack of "
         "spades. (Rule 3.15)", "JS"),
        ("KS", "JS 7H", "7H", "You must follow suit: you hold the jack of spades. (Rule 3.15)",
         "JS"),
        ("9S", "7H KD", "KD", "You must trump: you hold the seven of hearts. (Rule 3.15)", "7H"),
        ("9S 9H", "7H AH", "7H", "You must overtrump the nine of hearts: you hold the ace of "
         "hearts. (Rule 3.15)", "AH"),
        ("9S 9H", "7H KD", "KD", "You must trump, even if it does not win: you hold the seven of "
         "hearts. (Rule 3.15)", "7H"),
    ],
)  # fmt: skip
def test_a_refused_card_is_explained(
    trick: str, hand: str, tried: str, text: str, due: str
) -> None:
    state = answering(FOUR, trick, hand, "6H")
    assert refusal(FOUR, state, f"play {tried}") == (text, {due})


def test_other_refusals() -> None:
    asked, state = position(THREE, {}), playing(THREE, T6, "TH")
    card = str(asked.hand(ELDER)[0])
    assert "Rule 3.11" in refusal(THREE, asked, f"play {card}")[0]
    assert "your own hand" in refusal(THREE, state, "play 7H")[0]
    assert "Rule 3.12" in refusal(THREE, state, "pass")[0]
    assert "only once" in refusal(THREE, state, "stay KS")[0]
    assert refusal(THREE, state, "claim") == ("That is not possible now.", set())
    short = replace(asked, table={**asked.table, "stock": asked.table["stock"][:1]})
    two = " ".join(asked.hand(ELDER)[:2])
    assert refusal(THREE, short, f"stay {two}")[0].startswith("You can change at most 1 card(s)")
    empty = replace(asked, table={**asked.table, "stock": ()})
    assert refusal(THREE, empty, f"stay {card}")[0].startswith("No card of the stock")
