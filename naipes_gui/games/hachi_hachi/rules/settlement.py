"""Who pays whom at the end of a hand, as pure functions (rules §2.11 and 2.12)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from naipes_gui.core.cards import Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import yaku
from naipes_gui.games.hachi_hachi.rules.deck import (
    BRIGHT4,
    BRIGHT5,
    PAR,
    WHOLE,
    chaff,
    of_month,
    sets_of_month,
)
from naipes_gui.games.hachi_hachi.rules.state import HachiState

ESCAPE = 89
"""Points that earn Escape and Mizuten."""
ESCAPING = ("karasu", "toichi", "tanichi", "aka")
"""The hands of group B with which 89 points are an Escape."""
ABOVE_PAR = 80
"""Points above the par that make Double Eights."""
CHAFF = 16


class Debt(NamedTuple):
    """What one seat owes another, and why."""

    giver: Seat
    taker: Seat
    amount: int
    reason: str


class Outcome(NamedTuple):
    """The debts of a hand, who won it, and the special hand that cancelled the rest."""

    debts: tuple[Debt, ...]
    winner: Seat
    special: str = ""


def pay(draft: Draft[HachiState], debts: Iterable[Debt]) -> None:
    """Let the seats pay what they owe."""
    for giver, taker, amount, reason in debts:
        draft.pay(giver, taker, amount, reason)


def from_each(state: HachiState, taker: Seat, amount: int, reason: str) -> list[Debt]:
    """Return what all opponents owe a seat."""
    return [Debt(giver, taker, amount, reason) for giver in state.opponents(taker)]


def settle(state: HachiState, how: str, options: HachiOptions, closer: Seat = NOBODY) -> Outcome:
    """Return the account of a hand that ended by ``shobu``, ``cancel`` or ``exhausted``."""
    if options.settlement == "pairwise":
        return pairwise(state, options)
    if any(state.value(seat, options) for seat in state.active):
        return _with_yaku(state, how, closer, options)
    if options.specials and (found := special(state, options)):
        return found
    return _plain(state, how, options)


# Teyaku and dekiyaku.


def held(state: HachiState, seat: Seat, options: HachiOptions) -> tuple[yaku.Yaku, ...]:
    """Return the teyaku of the hand a seat began to play with."""
    return yaku.teyaku(state.dealt(seat), options, state.dealt_field)


def for_teyaku(state: HachiState, options: HachiOptions) -> list[Debt]:
    """Return what everybody pays for the combinations of the dealt hands."""
    mon = state.mon(options)
    return [
        debt
        for seat in state.active
        for debt in from_each(state, seat, yaku.worth(held(state, seat, options)) * mon, "teyaku")
    ]


def _with_yaku(state: HachiState, how: str, closer: Seat, options: HachiOptions) -> Outcome:
    """Settle case D: somebody has a combination, so card points do not count."""
    winner = closer if closer != NOBODY else _first_sage(state, options)
    owed = _for_dekiyaku(state, how, closer, options)
    debts = [*for_teyaku(state, options), *owed, *_feats(state, how, options)]
    return Outcome(tuple(debts), winner)


def _first_sage(state: HachiState, options: HachiOptions) -> Seat:
    best = max(state.active, key=lambda seat: state.value(seat, options))
    return state.sage[0] if state.sage else best


def _for_dekiyaku(state: HachiState, how: str, closer: Seat, options: HachiOptions) -> list[Debt]:
    if options.yaku_pay_timing == "immediate":
        return []
    if how == "shobu":
        return for_rise(state, closer, state.value(closer, options), options)
    half = options.half_kan * state.multiplier
    takers = state.active if closer == NOBODY else (closer,)
    return [
        debt
        for seat in takers
        for debt in from_each(state, seat, state.value(seat, options) * half, "dekiyaku")
    ]


def for_rise(state: HachiState, taker: Seat, kan: int, options: HachiOptions) -> list[Debt]:
    """Return who pays so many kan of combinations: one alone who is liable or said sage."""
    alone, mon = liable(state, taker, options), state.mon(options)
    if alone == NOBODY:
        said = [seat for seat in state.opponents(taker) if seat in state.sage]
        alone = said[0] if len(said) == 1 else NOBODY
    if alone == NOBODY:
        return from_each(state, taker, kan * mon, "dekiyaku")
    return [Debt(alone, taker, len(state.opponents(taker)) * kan * mon, "dekiyaku")]


def liable(state: HachiState, taker: Seat, options: HachiOptions) -> Seat:
    """Return who laid the card with which a seat completed a combination in this turn."""
    if not options.liability:
        return NOBODY
    before, owned = set(state.pile_before(taker)), set(state.pile(taker))
    for cards in _guarded(owned, options):
        missing = [card for card in cards if card not in before]
        if len(missing) == 1 and owned.issuperset(cards):
            return _feeder(state, taker, missing[0])
    return NOBODY


def _guarded(owned: set[Card], options: HachiOptions) -> list[tuple[Card, ...]]:
    """Return the combinations for which a feeder is liable."""
    sets = [cards for _, cards in yaku.threes(options)]
    return sets if owned.issuperset(BRIGHT5) else [BRIGHT4, *sets]


def _feeder(state: HachiState, taker: Seat, missing: Card) -> Seat:
    capture = next((c for c in state.captures if missing in c), ())
    laid = (seat for seat in state.opponents(taker) if state.laid[seat] in capture)
    return next(laid, NOBODY)


# Special hands.


def special(state: HachiState, options: HachiOptions) -> Outcome | None:
    """Return the account of All Eights, Double Eights or Sixteen Chaff, whichever is first."""
    points, mon = {seat: state.points(seat) for seat in state.active}, state.mon(options)
    if len(set(points.values())) == 1 and sum(points.values()) == WHOLE:
        return _special(state, state.active[0], 10 * mon, "all_eights")
    for seat in state.active:
        if points[seat] >= double_eights(len(points)):
            kan = 10 + points[seat] - double_eights(len(points))
            return _special(state, seat, kan * mon, "double_eights")
    for seat in state.active:
        if (count := len(chaff(state.pile(seat)))) >= CHAFF:
            return _special(state, seat, (12 + 2 * (count - CHAFF)) * mon, "sixteen_chaff")
    return None


def double_eights(players: int) -> int:
    """Return the points that make Double Eights: 168 among three."""
    return -(-WHOLE // players) + ABOVE_PAR


def _special(state: HachiState, winner: Seat, amount: int, name: str) -> Outcome:
    return Outcome(tuple(from_each(state, winner, amount, name)), winner, name)


# Card points against 88.


def _plain(state: HachiState, how: str, options: HachiOptions) -> Outcome:
    winner = max(state.active, key=state.points)
    debts = [*for_teyaku(state, options), *_for_cards(state), *_feats(state, how, options)]
    return Outcome(tuple(debts), winner)


def _for_cards(state: HachiState) -> list[Debt]:
    """Return what those below 88 pay to those above, each account in turn order."""
    accounts = {s: (state.points(s) - PAR) * state.multiplier for s in state.active}
    debts = []
    for giver in state.active:
        for taker in state.active:
            if accounts[giver] < 0 < accounts[taker]:
                amount = min(-accounts[giver], accounts[taker])
                debts.append(Debt(giver, taker, amount, "cards"))
                accounts[giver] += amount
                accounts[taker] -= amount
    return debts


# Achievements.


def _feats(state: HachiState, how: str, options: HachiOptions) -> list[Debt]:
    debts = _mizuten(state, options)
    if options.achievements:
        stopped = how in ("shobu", "cancel") and not options.achievements_after_yaku_end
        for seat in state.active:
            debts += _escape(state, seat, options)
            debts += [] if stopped else _diving(state, seat, options)
    return debts


def _escape(state: HachiState, seat: Seat, options: HachiOptions) -> list[Debt]:
    plain = yaku.name_of(held(state, seat, options), ESCAPING)
    reached = plain and state.points(seat) >= ESCAPE
    return from_each(state, seat, state.mon(options), "escape") if reached else []


def _diving(state: HachiState, seat: Seat, options: HachiOptions) -> list[Debt]:
    """Return what completing the months of one's triplets earns."""
    if not yaku.name_of(held(state, seat, options), yaku.WITH_TRIPLET):
        return []
    triplets = sets_of_month(state.dealt(seat), 3)
    return [debt for triplet in triplets for debt in _dive(state, seat, triplet, options)]


def _dive(
    state: HachiState, seat: Seat, triplet: Sequence[Card], options: HachiOptions
) -> list[Debt]:
    month = of_month(state.pile(seat), triplet[0].month)
    if len(month) < 4:
        return []
    fourth = next(card for card in month if card not in triplet)
    feeders = [f.feeder for f in state.fed if (f.card, f.taker) == (fourth, seat)]
    if options.liability and feeders:
        return [Debt(feeders[0], seat, 2 * state.mon(options), "diving")]
    return from_each(state, seat, state.mon(options), "diving")


def _mizuten(state: HachiState, options: HachiOptions) -> list[Debt]:
    if not state.mizuten or options.mizuten != "achievement":
        return []
    dealer, mon = state.dealer, state.mon(options)
    if state.points(dealer) >= ESCAPE:
        others = [seat for seat in state.seats if seat != dealer]
        return [Debt(seat, dealer, mon, "mizuten") for seat in others]
    return [Debt(dealer, seat, mon, "mizuten") for seat in state.opponents(dealer)]


# Each with each.


def totals(state: HachiState, options: HachiOptions) -> dict[Seat, int]:
    """Return the card points of everybody with the worth of all combinations: S of the rules."""
    kan = {s: state.value(s, options) + yaku.worth(held(state, s, options)) for s in state.active}
    return {s: state.points(s) + kan[s] * options.kan_points for s in state.active}


def pairwise(state: HachiState, options: HachiOptions) -> Outcome:
    """Return what everybody pays everybody: the difference of their totals."""
    nobody = not any(state.value(seat, options) for seat in state.active)
    if options.specials and nobody and (found := special(state, options)):
        return found
    total = totals(state, options)
    debts = [
        Debt(low, high, (total[high] - total[low]) * state.multiplier, "cards")
        for low in state.active
        for high in state.active
        if total[low] < total[high]
    ]
    return Outcome(tuple(debts), max(state.active, key=lambda seat: total[seat]))
