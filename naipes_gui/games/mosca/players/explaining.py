"""Why a choice is better than another: by what comes of both in the same imagined deals."""

from collections.abc import Mapping, Sequence
from functools import partial

from naipes_gui.bots.consequences import Course, Difference, Event, Kind, Side, agree
from naipes_gui.bots.contrast import (
    Pair,
    are_told_apart,
    as_often,
    end_told,
    of_cards,
    of_the_end,
    shares,
    tenths,
    told,
    way_of_playing,
)
from naipes_gui.bots.exchange_words import if_changed, of_a_kept_card, of_new_cards
from naipes_gui.bots.hinges import Deal, beside
from naipes_gui.bots.reasons import often
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.mosca.players.bits import TAKES, TRUMPS, bits
from naipes_gui.games.mosca.players.courses import course, tricks
from naipes_gui.games.mosca.players.kernels.playout import Board
from naipes_gui.games.mosca.players.player import Turn
from naipes_gui.games.mosca.rules.state import LOO

HOW_OFTEN = {
    Kind.GOAL: phrase("outcomes", "You take the pool {often}; with {other:short}, {less}."),
    Kind.NOTHING: phrase(
        "outcomes", "You are left without a trick {often}; with {other:short}, {less}."
    ),
}
MORE_OFTEN = {
    Kind.GOAL: phrase(
        "outcomes",
        "You take the pool in one deal more out of {many} than with {other:short}.",
    ),
    Kind.NOTHING: phrase(
        "outcomes",
        "You are left without a trick in one deal less out of {many} than with {other:short}.",
    ),
}


def of_two_cards(
    turn: Turn, better: Move, worse: Move, worlds: Sequence[Mapping[Seat, int]]
) -> Phrase | None:
    """Say what comes of one card and not of another, over hands that the others may hold."""
    one, other = better.cards[0], worse.cards[0]
    found = [[_course(turn, card, world, (one, other)) for world in worlds]
             for card in (one, other)]  # fmt: skip
    lying = tuple(play.card for play in turn.state.trick)
    bit, start = bits(turn.state.trump), turn.board()
    taking = TAKES[1 << start.best] if start.played else 0
    pair = Pair(
        one, other, lying, turn.state.trump, KING_HIGH, lambda card: bool(bit[card] & taking)
    )
    say = of_cards(pair, partial(of_the_end, apart=HOW_OFTEN, near=MORE_OFTEN, other=other))
    said = told(found[0], found[1], say, motif=partial(way_of_playing, pair))
    if (kind := end_told(said, HOW_OFTEN, MORE_OFTEN)) is None:
        return said
    deals = [
        Deal(sum(hand for seat, hand in world.items() if seat != turn.view.seat),
             Event(kind) in each.events)
        for world, each in zip(worlds, found[0], strict=True)
    ]  # fmt: skip
    return beside(said, deals, bit)


def _course(turn: Turn, card: Card, world: Mapping[Seat, int], pair: Sequence[Card]) -> Course:
    state, start = turn.state, turn.board()
    playing, me, trump = state.participants, start.turn, state.trump
    board = start.dealt([world.get(seat, turn.known.mine) for seat in playing])
    lying = [(playing.index(play.seat), play.card) for play in state.trick]
    side = Side(me, tuple(place for place in range(len(playing)) if place != me), trump)
    found = tricks(board, turn.stakes, trump, lying, bits(trump)[card])
    return course(found, board, turn.stakes, side, pair)


# What is declared, and changed.


def after_changing(turn: Turn, board: Board, me: int) -> Course:
    """Return what comes of hands once their new cards have come, all of them open."""
    trump, stakes, mine = turn.state.trump, turn.stakes, board.held(me)
    side = Side(me, tuple(place for place in range(board.size) if place != me), trump)
    found = course(tricks(board, stakes, trump), board, stakes, side)
    told = {event for event in found.events if event.kind in (Kind.CARD, Kind.NOTHING, Kind.GOAL)}
    many, held = (mine & TRUMPS).bit_count(), (turn.hand & TRUMPS).bit_count()
    new = {Event(Kind.TRUMPS, (), number) for number in range(held + 1, many + 1)}
    return Course(found.gain, frozenset(told | new))


def of_declaring(
    turn: Turn, better: Move, other: Move, found: Sequence[Sequence[Course]]
) -> Phrase | None:
    """Say what comes of staying, or of one exchange and not of another."""
    if better.verb == other.verb:
        return told(found[0], found[1], partial(_of_an_exchange, turn, better, other))
    if not agree(found[0], found[1]):
        return None
    staying = found[0] if better.verb == "stay" else found[1]
    pool, nothing = (
        sum(Event(kind) in each.events for each in staying) / len(staying)
        for kind in (Kind.GOAL, Kind.NOTHING)
    )
    stays, bank = better.verb == "stay", turn.stakes.pool
    said = _of_staying(bank, pool, nothing) if stays else _of_passing(bank, pool, nothing)
    needed = nothing * LOO / bank
    if (tenths(pool) > tenths(needed)) != stays or tenths(pool) == tenths(needed) or not needed:
        return said
    enough = (
        phrase("outcomes", "It would be enough to win it {often}.", often=often(needed)) if stays
        else phrase("outcomes", "You would have to win it {often}.", often=often(needed))
    )  # fmt: skip
    return phrase("outcomes", "{said} {enough}", said=said, enough=enough)


def _of_staying(bank: int, pool: float, nothing: float) -> Phrase:
    return phrase(
        "outcomes", "If you stay you win the {bank} counters of the pool {pool}, and pay {loo} for "
        "no trick {nothing}.", bank=bank, loo=LOO, pool=often(pool),
        nothing=as_often(nothing, pool),
    )  # fmt: skip


def _of_passing(bank: int, pool: float, nothing: float) -> Phrase:
    return phrase(
        "outcomes", "If you stayed you would pay {loo} for no trick {nothing}, and win the {bank} "
        "counters of the pool {pool}.", bank=bank, loo=LOO, nothing=often(nothing),
        pool=as_often(pool, nothing),
    )  # fmt: skip


def _of_an_exchange(turn: Turn, better: Move, other: Move, found: Difference) -> Phrase | None:
    """Say a difference between two exchanges."""
    if not are_told_apart(found):
        return None
    instead, hand = if_changed(other, better), turn.view.state.hand(turn.view.seat)
    blanks = {"instead": instead, **shares(found)}
    match found.event:
        case Event(Kind.GOAL):
            return phrase("outcomes", "You take the pool {often}; {instead}, {less}.", **blanks)
        case Event(Kind.NOTHING):
            return phrase(
                "consequences", "You are left without a trick {often}; {instead}, {less}.", **blanks
            )
        case _:
            return of_new_cards(found, instead) or of_a_kept_card(found, hand, other, instead)
