"""Why to bid or to pass: by how often a bid is made, how often it must be, and on which card."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from naipes_gui.bots.contrast import APART, as_often, tenths
from naipes_gui.bots.reasons import often
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import CERTAIN, half_between
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.napoleon.players.beliefs import Deal
from naipes_gui.games.napoleon.players.bidding import Auction, Table, Way, first_card
from naipes_gui.games.napoleon.players.courses import tricks
from naipes_gui.games.napoleon.players.masks import mask, trumped
from naipes_gui.games.napoleon.players.rollout import Position
from naipes_gui.games.napoleon.players.turn import Turn
from naipes_gui.games.napoleon.players.worth import Chance
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.words import name

VERBS = ("bid", "pass")


def of_two(
    turn: Turn, better: Move, other: Move, auction: Auction, judge: Chance, deals: Sequence[Deal]
) -> Phrase | None:  # fmt: skip
    """Say what speaks for one call and not for another, in the same deals."""
    tables = [Table(auction, deal) for deal in deals]
    ways = {each: _way(auction, judge, tables, Bid.of(each))
            for each in (better, other) if each.verb == "bid"}  # fmt: skip
    if None in ways.values():
        return None
    gained = [[_gained(table, each, ways.get(each)) for table in tables]
              for each in (better, other)]  # fmt: skip
    if CERTAIN * (fmean(gained[0]) - fmean(gained[1])) <= half_between(*gained):
        return None
    made = {each: _made(auction, tables, Bid.of(each), way) for each, way in ways.items() if way}
    if better.verb == other.verb == "bid":
        return _of_two_bids(turn, better, other, made)
    bid = better if better.verb == "bid" else other
    passing = fmean(gained[0] if better.verb == "pass" else gained[1])
    said = _of_passing(turn, bid, made[bid], passing, bids=better.verb == "bid")
    if said is None or (way := ways[bid]) is None:
        return said
    hinge = _hinge(turn, Bid.of(bid), way, deals, bids=better.verb == "bid")
    if hinge is None:
        return said
    return phrase("outcomes", "{made} {hinge}", made=said, hinge=hinge)


def _way(auction: Auction, judge: Chance, tables: Sequence[Table], bid: Bid) -> Way | None:
    """Return the hand and the trumps that a bid brings most with."""
    found = auction.ways(bid, judge)
    if not found:
        return None
    return max(found, key=lambda way: sum(table.bidding(bid, way) for table in tables))


def _gained(table: Table, move: Move, way: Way | None) -> float:
    return table.passing() if way is None else table.bidding(Bid.of(move), way)


def _made(auction: Auction, tables: Sequence[Table], bid: Bid, way: Way) -> float:
    me = auction.turn.known.me
    return fmean(table.made(me, bid, way) for table in tables)


def _of_two_bids(turn: Turn, better: Move, other: Move, made: dict[Move, float]) -> Phrase | None:
    """Say how often either bid is made; the one that is made less often must pay more."""
    one, two = made[better], made[other]
    won, less = (turn.stakes.worth(Bid.of(bid), 1.0) for bid in (better, other))
    blanks = {"bid": name(Bid.of(better)), "often": often(one), "other": name(Bid.of(other)),
              "less": as_often(two, one)}  # fmt: skip
    if tenths(one) >= tenths(two) + APART:
        return phrase("outcomes", "{bid} is made {often}; {other}, {less}.", **blanks)
    if won > less:
        return phrase(
            "outcomes", "{bid} pays more, and is made {often}; {other}, {less}.", **blanks
        )
    return None


def _of_passing(
    turn: Turn, bid: Move, made: float, passing: float, *, bids: bool
) -> Phrase | None:  # fmt: skip
    """Say how often a bid is made, and from how often on it is worth more than a pass."""
    lost, won = (turn.stakes.worth(Bid.of(bid), chance) for chance in (0.0, 1.0))
    needed = (passing - lost) / (won - lost)
    if not 0 < needed < 1 or (made > needed) != bids:
        return None
    blanks = {"bid": name(Bid.of(bid)), "often": often(made), "needed": as_often(needed, made)}
    match round(10 * made) == round(10 * needed), bids:
        case True, True:
            return phrase(
                "outcomes", "{bid} is made {often}, which is just enough for it to pay.", **blanks
            )
        case True, False:
            return phrase(
                "outcomes", "{bid} would be made {often}, just too seldom for it to pay.", **blanks
            )
        case False, True:
            return phrase(
                "outcomes", "{bid} is made {often}; it pays if it is made {needed}.", **blanks
            )
        case _:
            return phrase(
                "outcomes", "{bid} would be made {often}; it only pays if it is made {needed}.",
                **blanks,
            )  # fmt: skip


def _hinge(
    turn: Turn, bid: Bid, way: Way, deals: Sequence[Deal], *, bids: bool
) -> Phrase | None:  # fmt: skip
    """Say on which card a bid hangs: of those that take tricks most often the last that is needed.

    A misère hangs on the first of them.
    """
    need = turn.rules.ladder.terms(bid).tricks
    took = _took(turn, need, way, deals)
    ranked = sorted(took, key=lambda card: -took[card])
    if not ranked or need > len(ranked):
        return None
    card = ranked[max(0, need - 1)]
    blanks = {"card": card, "often": often(took[card] / len(deals))}
    match need > 0, bids:
        case True, True:
            return phrase(
                "consequences", "It hangs on {card:short}, which takes a trick {often}.", **blanks
            )
        case True, False:
            return phrase(
                "consequences", "It would hang on {card:short}, which takes a trick {often}.",
                **blanks,
            )  # fmt: skip
        case _:
            # How often is no better known than how often it is made: by rule it is played worse.
            return phrase("consequences", "The danger is {card:short}.", **blanks)


def _took(turn: Turn, need: int, way: Way, deals: Sequence[Deal]) -> Counter[Card]:
    """Count in how many deals each card takes a trick when the seat plays for so many."""
    me, found = turn.known.me, Counter[Card]()
    out = trumped(mask(turn.rules.pack.cards), way.trump)
    many, left = len(turn.known.players), turn.options.tricks
    start = Position(many, me, need, 0, left, me, (), out)
    for deal in deals:
        held = [trumped(hand, way.trump) for hand in deal.hands]
        held[me] = trumped(way.hand, way.trump)
        lead = first_card(held[me], "") if need else 0
        played = tricks(start, held, way.trump, lead)
        found.update(trick.card for trick in played if trick.winner == me)
    return found
