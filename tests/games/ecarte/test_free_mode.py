"""Écarté with revokes [renuncios] and called suits (ECA-R20, R23)."""

from dataclasses import replace

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Looked, Said
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase
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

E, D = ELDER, DEALER
FREE = rules(enforce="free")
CALLED = rules(enforce="free", call_suit=True)
HAND = position("QS JS TH 7H 8H", "KS 7S 9H AH KD", "9C")


def test_any_card_may_be_played_and_the_wrong_ones_are_marked() -> None:
    led = play(FREE, HAND, ["play QS"])
    assert len(FREE.legal(led)) == 5
    honest = [m for m in FREE.legal(led) if not FREE.breaks(led, m)]
    assert honest == [Move.parse("play KS")]


def test_leads_stay_strict() -> None:
    assert len(FREE.legal(HAND)) == 5
    assert not any(FREE.breaks(HAND, move) for move in FREE.legal(HAND))


def test_a_revoke_gives_all_cards_back() -> None:
    revoked, events = told(FREE, play(FREE, HAND, ["play QS"]), ["play 7S"])
    assert set(revoked.hand(E)) == set(HAND.hand(E))
    assert set(revoked.hand(D)) == set(HAND.hand(D))
    assert (revoked.to_move, revoked.offenders, revoked.plays) == (E, (D,), ())
    assert [e.verb for e in events if isinstance(e, Said)] == ["revoke"]
    assert [e.seat for e in events if isinstance(e, Looked)] == [E]


def test_a_late_revoke_gives_back_tricks_already_won() -> None:
    after = play(FREE, HAND, plays("QS KS 7S JS"))
    assert (after.tricks(E), after.tricks(D), after.to_move) == (1, 1, E)
    revoked = play(FREE, after, plays("TH 9H"))
    assert (revoked.tricks(E), revoked.tricks(D)) == (0, 0)
    assert set(revoked.hand(E)) == set(HAND.hand(E))
    assert set(revoked.hand(D)) == set(HAND.hand(D))


def test_the_offender_plays_with_his_cards_face_up() -> None:
    revoked = play(FREE, HAND, plays("QS 7S"))
    assert FREE.observe(revoked, E).state.hand(D) == revoked.hand(D)
    assert "QS" not in FREE.observe(revoked, D).state.hand(E)


def test_the_events_of_a_revoke_tell_each_seat_its_view() -> None:
    timeline: Timeline[EcarteState] = Timeline(FREE, play(FREE, HAND, ["play QS"]))
    timeline.push(Move.parse("play 7S"))
    frame = timeline.step(1, D)
    assert [e.cards for e in frame.events if isinstance(e, Looked)] == [timeline.state.hand(D)]


def offended(state: EcarteState) -> EcarteState:
    return replace(state, offenders=(D,))


@pytest.mark.parametrize(("tricks", "points"), [((0, 5), 1), ((2, 3), 0), ((1, 4), 0)])
def test_t11_what_an_offender_still_wins(tricks: tuple[int, int], points: int) -> None:
    from naipes_gui.games.ecarte.rules import scoring

    state = offended(with_tricks(replace(HAND, authority=E), *tricks))
    assert sum(p.amount for p in scoring.for_tricks(state, D)) == points


def test_t11_played_out() -> None:
    state = offended(position("7S 8S 9S 7D 8D", "KS QS JS KD QD", "9C"))
    lost = plays("7S JS KS 8S QS 9S KD 7D")
    assert play(FREE, state, [*lost, *plays("QD 8D")]).scores == (0, 1)


def test_the_other_scores_normally() -> None:
    state = offended(position("KS QS JS 7D 8D", "7S 8S 9S KD QD", "9C", authority=D))
    assert play(FREE, state, plays("KS 7S QS 8S JS 9S 7D QD")).scores == (2, 0)


def test_a_claim_of_the_offender_wins_nothing() -> None:
    state = offended(position("TH 8D 9D TD JD", "KH QH AH 7S 7D", "JH"))
    done = play(FREE, state, ["1: claim"])
    assert (done.scores, done.stage) == ((0, 0), Stage.SHUFFLE)


def test_giving_up_without_a_trick_against_the_offender() -> None:
    of = rules(enforce="free", resign=True)
    assert play(of, offended(HAND), ["resign"]).scores == (0, 1)
    assert play(of, offended(with_tricks(HAND, 1, 0)), ["resign"]).scores == (0, 0)
    assert play(of, offended(HAND), ["1: resign"]).scores == (2, 0)


def test_the_king_stands_and_is_not_asked_again() -> None:
    of = rules(enforce="free", king_window="before_own_first_card")
    state = position("QS JS TH 7H 8H", "KS KC 9H AH KD", "9C", Phase.PROPOSE)
    asked = play(of, state, ["stand", "play QS"])
    revoked = play(of, asked, ["announce", "play KC"])
    assert (revoked.scores, revoked.offenders) == ((0, 1), (D,))
    again = play(of, revoked, ["play QS"])
    assert (again.phase, again.to_move) == (Phase.PLAY, D)


def test_a_second_revoke_by_the_other_exposes_both() -> None:
    first = play(FREE, HAND, plays("QS 7S"))
    second = play(FREE, first, plays("QS KS 7S TH"))
    assert second.offenders == (E, D)
    assert FREE.observe(second, D).state.hand(E) == second.hand(E)


def test_what_the_opponent_shows_can_still_beat() -> None:
    state = position("QH AH JH 7S 7D", "KH 8D 9D TD JD", "TH")
    assert "claim" not in legal(FREE, offended(state))


def test_old_replies_tell_nothing_after_a_restart() -> None:
    state = position("QH 8S 7D 8D 9C", "KH 7H 7S TC JC", "9S")
    revoked = play(FREE, state, plays("QH KH 7H 9C"))
    assert revoked.offenders == (E,)
    for seat in (E, D):
        assert all(FREE.may_hold(revoked, seat, card) for card in revoked.hand(seat))


# Called suits (ECA-R23).


def test_a_suit_is_named_only_with_the_option_and_penalties() -> None:
    assert len(CALLED.legal(HAND)) == 20
    assert len(FREE.legal(HAND)) == 5
    assert len(rules(call_suit=True).legal(HAND)) == 5
    assert CALLED.breaks(HAND, Move.parse("play QS H"))
    assert not CALLED.breaks(HAND, Move.parse("play QS"))


def test_every_lead_is_named_aloud() -> None:
    _, events = told(CALLED, HAND, ["play QS"])
    assert [(e.verb, e.word) for e in events if isinstance(e, Said)] == [("name", "S")]


def test_a_false_lead_is_replaced_if_the_leader_can() -> None:
    named = play(CALLED, HAND, ["play QS H"])
    assert (named.to_move, named.called, named.trick) == (E, "H", ())
    assert set(named.hand(E)) == set(HAND.hand(E))
    assert legal(CALLED, named) == ["play TH", "play 8H", "play 7H"]
    with pytest.raises(IllegalMove, match=r"Rule 4\.23") as refusal:
        play(CALLED, named, ["play QS"])
    assert refusal.value.what.blanks["cards"] == cards("TH 7H 8H")
    assert CALLED.culprits(named, E, Move.parse("play QS")) == cards("TH 7H 8H")
    after = play(CALLED, named, ["play TH"])
    assert (after.to_move, after.called) == (D, "")


def test_the_replaced_card_is_remembered() -> None:
    timeline: Timeline[EcarteState] = Timeline(CALLED, HAND)
    timeline.push(Move.parse("play QS H"))
    assert timeline.view(1, D).memory[Card("QS")] == "hand:0"


FALSE = position("QS JS TS 7H 8H", "KS 7S AD KD 9H", "9C")


@pytest.mark.parametrize(
    ("reply", "winner"),
    [("play KD", D), ("play AD", E), ("play KS", D)],
    ids=["higher rank", "lower rank", "took it back"],
)
def test_an_answer_to_the_name_wins_by_rank_alone(reply: str, winner: int) -> None:
    led = play(CALLED, FALSE, ["play QS D"])
    assert (led.to_move, led.trick[0].named) == (D, "D")
    assert not CALLED.breaks(led, Move.parse(reply))
    after = play(CALLED, led, [reply])
    assert (after.leader, after.offenders) == (winner, ())


def test_any_other_wrong_reply_is_still_a_revoke() -> None:
    led = play(CALLED, FALSE, ["play QS D"])
    assert CALLED.breaks(led, Move.parse("play 9H"))
    assert play(CALLED, led, ["play 9H"]).offenders == (D,)


def test_an_answer_to_the_name_hides_what_is_held() -> None:
    after = play(CALLED, FALSE, ["play QS D", "play KD"])
    assert all(CALLED.may_hold(after, D, card) for card in after.hand(D))
