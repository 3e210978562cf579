"""Why a choice is better than another: by what comes of both in the same imagined deals."""

from collections.abc import Sequence
from functools import partial

from naipes_gui.bots import hinges
from naipes_gui.bots.consequences import Aim, Course, Event, Kind, Side
from naipes_gui.bots.contrast import Pair, of_cards, of_the_end, told, way_of_playing
from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.napoleon.players.beliefs import Deal
from naipes_gui.games.napoleon.players.courses import course, tricks
from naipes_gui.games.napoleon.players.masks import BITS, trumped
from naipes_gui.games.napoleon.players.rollout import Position, winning
from naipes_gui.games.napoleon.players.turn import Turn, is_alone, openings
from naipes_gui.games.napoleon.rules.words import name

OPEN = 2
"""The last tricks of a hand that are played by open cards, where it is weighed so: more takes too
long."""

MADE = {Kind.GOAL: phrase("outcomes", "{bid} is made {often}; with {other:short}, {less}.")}
MADE_MORE = {
    Kind.GOAL: phrase(
        "outcomes",
        "{bid} is made in one deal more out of {many} than with {other:short}.",
    )
}
FAILS = {Kind.GOAL: phrase("outcomes", "{bid} fails {often}; with {other:short}, {less}.")}
FAILS_MORE = {
    Kind.GOAL: phrase(
        "outcomes",
        "{bid} fails in one deal more out of {many} than with {other:short}.",
    )
}


def of_two_cards(
    turn: Turn, better: Move, worse: Move, deals: Sequence[Deal], solved: int
) -> Phrase | None:
    """Say what comes of one card and not of another, in deals that may be real."""
    one, other = better.cards[0], worse.cards[0]
    solved = OPEN if turn.position.left <= solved else 0
    found = [[_course(turn, move, deal, (one, other), solved) for deal in deals]
             for move in (better, worse)]  # fmt: skip
    pair = _pair(turn, one, other)
    apart, near = (MADE, MADE_MORE) if is_alone(turn) else (FAILS, FAILS_MORE)
    bid = name(turn.state.contract)
    say = of_cards(pair, partial(of_the_end, apart=apart, near=near, bid=bid, other=other))
    said = told(found[0], found[1], say, aim_of(turn), partial(way_of_playing, pair))
    open_to = [
        hinges.Deal(_against(turn, deal), Event(Kind.GOAL) in each.events)
        for deal, each in zip(deals, found[0], strict=True)
    ]
    return hinges.beside(said, open_to, BITS, pair.rival)


def _against(turn: Turn, deal: Deal) -> int:
    """Return what those hold against whom the seat plays."""
    here, me = turn.position, turn.known.me
    if me != here.declarer:
        return deal.hands[here.declarer]
    return sum(hand for player, hand in enumerate(deal.hands) if player != me)


def aim_of(turn: Turn) -> Aim:
    """Return what the seat wants of a trick."""
    if turn.position.need:
        return Aim.TAKE
    return Aim.AVOID if is_alone(turn) else Aim.FEED


def _pair(turn: Turn, one: Card, other: Card) -> Pair:
    state, trick = turn.state, turn.position.trick

    def takes(card: Card) -> bool:
        return bool(trick) and winning([*trick, trumped(BITS[card], state.trump)])[2] == len(trick)

    alone = is_alone(turn)
    return Pair(
        one, other, tuple(play.card for play in state.trick), state.trump, NATURAL, takes,
        None if alone else Who(state.declarer), not alone and len(turn.known.players) > 2,
        aim_of(turn),
    )  # fmt: skip


def _course(turn: Turn, move: Move, deal: Deal, pair: Sequence[Card], solved: int) -> Course:
    here, trump = _start(turn, move)
    me, hands = turn.known.me, [trumped(hand, trump) for hand in deal.hands]
    others = [player for player in range(here.size) if player != me]
    side = Side(me, others if me == here.declarer else (here.declarer,), trump)
    card = trumped(BITS[move.cards[0]], trump)
    return course(tricks(here, hands, trump, card, solved), here, side, pair)


def _start(turn: Turn, move: Move) -> tuple[Position, str]:
    """Return how the hand stands, and its trumps: the first card makes them."""
    if turn.state.plays:
        return turn.position, turn.state.trump
    suits = {each: suit for (_, suit), each in openings(turn).items()}
    trump = suits.get(move, turn.state.trump)
    return turn.opening(trump, turn.position.need), trump
