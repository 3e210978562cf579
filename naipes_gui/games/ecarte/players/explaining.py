"""Why a choice is better than another: by what comes of both in the same imagined hands."""

from collections.abc import Sequence
from functools import partial

from naipes_gui.bots.consequences import Course, Kind, Side
from naipes_gui.bots.contrast import Pair, of_cards, of_the_end, told, way_of_playing
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.players.courses import ME, RIVAL, course, played, result_of
from naipes_gui.games.ecarte.players.equity import results
from naipes_gui.games.ecarte.players.player import Turn
from naipes_gui.games.ecarte.players.solver import bits, takes

HOW_OFTEN = {
    Kind.GOAL: phrase("outcomes", "You win the point {often}; with {other:short}, {less}."),
    Kind.ALL: phrase("outcomes", "All five tricks are yours {often}; with {other:short}, {less}."),
    Kind.NOTHING: phrase(
        "outcomes", "You lose all five tricks {often}; with {other:short}, {less}."
    ),
}
MORE_OFTEN = {
    Kind.GOAL: phrase(
        "outcomes",
        "You win the point in one deal more out of {many} than with {other:short}.",
    ),
    Kind.ALL: phrase(
        "outcomes",
        "You win all five tricks in one deal more out of {many} than with {other:short}.",
    ),
    Kind.NOTHING: phrase(
        "outcomes",
        "You lose all five tricks in one deal less out of {many} than with {other:short}.",
    ),
}
"""How often the hand is won, or all of it, with either card."""


def of_two_cards(turn: Turn, better: Move, worse: Move, rivals: Sequence[int]) -> Phrase | None:
    """Say what comes of one card and not of another, against hands that the other may hold."""
    one, other = better.cards[0], worse.cards[0]
    found = [[_course(turn, card, hand, (one, other)) for hand in rivals] for card in (one, other)]
    lead = turn.card_led
    bit = bits(turn.state.trump)
    pair = Pair(
        one, other, tuple(play.card for play in turn.state.trick), turn.state.trump, KING_HIGH,
        lambda card: bool(lead) and takes(lead, bit[card]), Who(turn.rival),
    )  # fmt: skip
    say = of_cards(pair, partial(of_the_end, apart=HOW_OFTEN, near=MORE_OFTEN, other=other))
    return told(found[0], found[1], say, motif=partial(way_of_playing, pair))


def _course(turn: Turn, card: Card, rival: int, pair: Sequence[Card]) -> Course:
    bit, worths = bits(turn.state.trump), results(turn.at)
    leader = RIVAL if turn.card_led else ME
    tricks = played((turn.known.mine, rival), leader, turn.won, turn.card_led, bit[card])
    side = Side(ME, (RIVAL,), turn.state.trump)
    return course(tricks, turn.won, side, pair, lambda won: worths[result_of(won)])
