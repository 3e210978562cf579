"""What the Master concludes from what was played."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from naipes_gui.bots.duel import played
from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.players.beliefs import Play, likely, plays
from naipes_gui.games.hachi_hachi.players.bits import INDEX, mask
from naipes_gui.games.hachi_hachi.players.levels import LEVELS
from naipes_gui.games.hachi_hachi.players.master import foresight
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.sampling import sampler
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from tests.games.hachi_hachi.positions import cards, position, rules
from tests.nights import by_night
from tests.playthrough import Running

NEVER = Running()


def decisions(
    of: HachiHachi, hands: int
) -> Iterator[tuple[HachiState, View[HachiState], list[Play]]]:
    """Yield the decisions of hands between clubs: whole, as seen, and what was played till then."""
    club = LEVELS["club"](of)
    for hand in range(hands):
        timeline = played(of, (club, club), of.seats[0], f"beliefs {hand}", ([], []), False)
        told = list[tuple[Seat, HachiState, int]]()
        for ply in timeline.decisions:
            state, (seat, move) = timeline.states[ply], timeline.moves[ply]
            if state.stage is Stage.HAND and state.phase in (Phase.PLAY, Phase.TAKE):
                view = timeline.view(ply, seat)
                yield state, view, [_seen_by(Position(of, view), *each) for each in told]
            if state.stage is Stage.HAND and state.phase is Phase.PLAY:
                told.append((seat, state, INDEX[move.cards[0]]))


def _seen_by(at: Position, seat: Seat, state: HachiState, card: int) -> Play:
    piles = [mask(state.pile(each)) for each in at.seats]
    stock = len(state.table[STOCK.id])
    return Play(at.seats.index(seat), card, 0, mask(state.field), piles, stock)


@pytest.mark.parametrize(("players", "share"), [(3, 0.7), (6, 1.0)])
def test_the_plays_so_far_are_told_as_they_were(players: int, share: float) -> None:
    """Who played what is always right; when a card of the stock came is guessed."""
    of, right = rules(players=players), list[bool]()
    for _, view, truth in decisions(of, 6 if players > 3 else 12):
        told = plays(Position(of, view))
        assert [each[:2] for each in told] == [each[:2] for each in truth]
        right += [one.field == other.field for one, other in zip(told, truth, strict=True)]
    assert fmean(right) >= share


@pytest.mark.thorough
def test_likely_hands_agree_with_what_is_seen_and_are_nearer_to_the_truth() -> None:
    of, blind, heard = rules(), list[float](), list[float]()
    for number, (state, view, _) in enumerate(decisions(of, 12)):
        turn = Turn(of, view, Random(number), NEVER)
        if (
            number % by_night(5, by_day=10)
            or not 2 <= len(turn.at.hand) <= 4
            or state.phase is not Phase.PLAY
        ):
            continue
        plan = foresight(turn.at, [False] * 3)
        sources = sampler(turn.at, turn.rng), likely(turn, plan)
        hands = [{INDEX[card] for card in state.hand(seat)} for seat in turn.at.seats]
        for source, found in zip(sources, (blind, heard), strict=True):
            for _ in range(by_night(60, by_day=20)):
                deal = source()
                assert [len(hand) for hand in deal.hands] == [len(hand) for hand in hands]
                dealt = [card for hand in deal.hands[1:] for card in hand] + list(deal.stock)
                assert len({*dealt} & {*turn.at.unseen}) == len(dealt)
                found.append(sum(len({*deal.hands[n]} & hands[n]) for n in (1, 2)))
    assert fmean(heard) > fmean(blind)


def test_who_laid_a_chaff_beside_a_bright_hardly_holds_its_month() -> None:
    """The second player left the crane where it lay."""
    of = rules()
    mine, lying = "02K1 03K1 04K1 05K1 06K1 07K1", "01H 06K2 09T 02K2"
    laid = "12H", "05K2", "07T"
    state = position(of, (mine, *[""] * 2), f"{lying} {' '.join(laid)}")
    hidden = {f"hand:{seat}": (HIDDEN,) * 6 for seat in (1, 2)}
    before = replace(state, dealt_field=cards(lying), table={**state.table, **hidden})
    after = replace(before, played=tuple(cards(card) for card in laid))
    assert share_of_cranes(of, after) < share_of_cranes(of, before) / 2


def share_of_cranes(of: HachiHachi, state: HachiState) -> float:
    turn = Turn(of, of.observe(state, state.to_move), Random(1), NEVER)
    source = likely(turn, foresight(turn.at, [False] * 3))
    return fmean(any(card < 4 for card in source().hands[1]) for _ in range(300))
