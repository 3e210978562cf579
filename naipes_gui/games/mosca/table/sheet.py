"""The account of a hand: where points come from, what the pool held and who takes it."""

from collections.abc import Iterator, Mapping, Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import hand_of
from naipes_gui.core.equation import Equation, added
from naipes_gui.core.face import PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.match_end import Holding
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import BANK, Paid, Seat, own_first
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import WON
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules.state import PASSED, MoscaState, value
from naipes_gui.games.mosca.table.prompts import counters

PARTS: Mapping[str, Phrase] = {
    "simple_mosca": phrase("mosca", "simple mosca"),
    "carried": phrase("mosca", "hand before"),
    "fine": phrase("mosca", "fines"),
    "loo": phrase("mosca", "no trick"),
}
"""What a pool is made of, in the order in which it is told."""


def score_sheet(view: View[MoscaState], hand: PlayedHand) -> ScoreSheet:
    """Return a row for every seat, those who take most first."""
    last: MoscaState = hand.states[-1]
    takers = [paid.taker for paid in hand.paid if paid.giver == BANK]
    seats = sorted(last.order, key=lambda seat: _rank(last, takers, seat))
    lines = tuple(_line(view, hand, last, seat) for seat in seats)
    return ScoreSheet(
        title=_title(view, hand, takers),
        subtitle=_subtitle(view, hand),
        lines=lines,
        winner=takers[0] if len(takers) == 1 else None,
        match_over=last.stage is Stage.OVER,
        check=_check(last, view.options, own_first(seats, view.seat)),
        summary=_summary(hand, takers),
        columns=_columns(view.options),
        unit=phrase("mosca", "Counters"),
        equation=_equation(hand) if takers else None,
    )


def _rank(last: MoscaState, takers: Sequence[Seat], seat: Seat) -> tuple[bool, bool, int]:
    return seat not in takers, seat not in last.participants, -last.points(seat)


# The head.


def _title(view: View[MoscaState], hand: PlayedHand, takers: Sequence[Seat]) -> Phrase:
    taken = [paid.amount for paid in hand.paid if paid.giver == BANK]
    if not takers:
        return _nobody(hand.states[-1])
    if len(takers) > 1:
        return phrase("mosca", "Tied: %n counter(s) of the pool each", n=taken[0])
    who, mosca = Who(takers[0]), bool(hand.states[-1].moscas)
    match takers[0] == view.seat, mosca:
        case True, True:
            return phrase(
                "mosca", "You have the mosca and take the pool: %n counter(s)", n=taken[0]
            )
        case True, False:
            return phrase("mosca", "You take the pool: %n counter(s)", n=taken[0])
        case False, True:
            return phrase(
                "mosca", "{who} has the mosca and takes the pool: %n counter(s)",
                who=who, n=taken[0],
            )  # fmt: skip
        case _:
            return phrase("mosca", "{who} takes the pool: %n counter(s)", who=who, n=taken[0])


def _nobody(last: MoscaState) -> Phrase:
    if last.participants:
        return phrase("mosca", "A tie: the pool stays")
    return phrase("mosca", "All pass: the pool stays")


def _subtitle(view: View[MoscaState], hand: PlayedHand) -> Phrase:
    return phrase(
        "mosca", "{hand} · Trump: {suit} · {dealer}",
        hand=hand_of(hand.states[-1].deals, view.options.hands),
        suit=SUIT_NAMES[hand.states[-1].trump],
        dealer=_dealt(view, hand.states[0].dealer),
    )  # fmt: skip


def _dealt(view: View[MoscaState], dealer: Seat) -> Phrase:
    if dealer == view.seat:
        return phrase("games", "You dealt")
    return phrase("games", "{who} dealt", who=Who(dealer))


def _summary(hand: PlayedHand, takers: Sequence[Seat]) -> Phrase:
    taken = sum(paid.amount for paid in hand.paid if paid.giver == BANK)
    if not takers:
        return phrase("mosca", "the pool stays")
    if len(takers) > 1:
        return phrase("mosca", "the pool is split")
    if hand.states[-1].moscas:
        return phrase("mosca", "{who}: the mosca and the pool of %n", who=Who(takers[0]), n=taken)
    return phrase("mosca", "{who}: the pool of %n", who=Who(takers[0]), n=taken)


# The rows.


def _line(view: View[MoscaState], hand: PlayedHand, last: MoscaState, seat: Seat) -> ScoreLine:
    gained = sum(p.amount * ((p.taker == seat) - (p.giver == seat)) for p in hand.paid)
    derivation = (*_cards(view, hand, seat), *_payments(view, hand, seat))
    caption, total = _caption(last, seat), counters(last, seat, view.options)
    return ScoreLine(seat, caption, derivation, gained, total, _cells(last, seat, view.options))


def _columns(options: MoscaOptions) -> tuple[Phrase, ...]:
    tricks, points = phrase("games", "Tricks"), phrase("games", "Points")
    return (tricks,) if options.score_by == "tricks" else (tricks, points)


def _cells(last: MoscaState, seat: Seat, options: MoscaOptions) -> tuple[int | None, ...]:
    columns = len(_columns(options))
    if last.moscas or not last.plays or last.changed(seat) == PASSED:
        return (None,) * columns
    return (last.tricks(seat), last.points(seat))[:columns]


def _caption(last: MoscaState, seat: Seat) -> Phrase | None:
    if last.moscas:
        return phrase("mosca", "mosca") if seat in last.moscas else phrase("mosca", "not played")
    if last.changed(seat) == PASSED:
        return phrase("mosca", "passed")
    if not last.plays:
        return phrase("mosca", "stayed alone")
    return None


def _cards(view: View[MoscaState], hand: PlayedHand, seat: Seat) -> Iterator[Phrase]:
    """Tell the tricks of a seat with their points, or why it has none."""
    last: MoscaState = hand.states[-1]
    if seat in last.moscas:
        dealt = last.hand(seat)
        points = sum(map(value, dealt))
        yield phrase("mosca", "{cards:short} = {points} (Rule 3.10)", cards=dealt, points=points)
    elif last.changed(seat) == PASSED:
        yield _did_not_play(seat == view.seat)
    elif last.participants == (seat,):
        yield phrase("mosca", "Nobody else stayed: no tricks are played (Rule 3.14)")
    else:
        for cards in _tricks(hand, seat):
            points = sum(map(value, cards))
            yield phrase("mosca", "{cards:short} = {points}", cards=cards, points=points)


def _tricks(hand: PlayedHand, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """Return the tricks of a seat, each in the order of play."""
    last: MoscaState = hand.states[-1]
    size = len(last.participants)
    won = set(last.table[WON.of(seat)])
    for first in range(0, len(last.plays), size or 1):
        cards = tuple(play.card for play in last.plays[first : first + size])
        if won.issuperset(cards):
            yield cards


def _did_not_play(you: bool) -> Phrase:
    if you:
        return phrase("mosca", "You did not play this hand")
    return phrase("mosca", "Did not play this hand")


def _payments(view: View[MoscaState], hand: PlayedHand, seat: Seat) -> Iterator[Phrase]:
    for paid in hand.paid:
        if paid.giver == seat:
            yield _paid(paid, seat == view.seat)
        elif paid.taker == seat:
            yield _pool(hand)
            if sharers := _sharers(hand):
                yield phrase(
                    "mosca", "A tie of {n}: {each} for each (Rule 3.19)",
                    n=sharers, each=paid.amount,
                )  # fmt: skip


def _paid(paid: Paid, you: bool) -> Phrase:
    match paid.reason, you:
        case "simple_mosca", True:
            return phrase("mosca", "You dealt and paid the {n} of the mosca", n=paid.amount)
        case "simple_mosca", False:
            return phrase("mosca", "Dealt and paid the {n} of the mosca", n=paid.amount)
        case "loo", True:
            return phrase(
                "mosca", "You stayed without a trick: you pay {n} (Rule 3.18)", n=paid.amount
            )
        case "loo", False:
            return phrase("mosca", "Stayed without a trick: pays {n} (Rule 3.18)", n=paid.amount)
        case _:
            return phrase("mosca", "Fine for a wrong card: {n} (Rule 3.20)", n=paid.amount)


def _sharers(hand: PlayedHand) -> int:
    """Return how many the pool was split among, or none where one took it whole."""
    return sum(paid.reason == "split" for paid in hand.paid)


def _pool(hand: PlayedHand) -> Phrase:
    """Tell what the pool that was paid out came from."""
    total, *others = _sources(hand)
    if not others:
        return phrase("mosca", "Pool: {parts}", parts=total)
    for part in others:
        total = phrase("mosca", "{first} + {next}", first=total, next=part)
    pool = sum(_amounts(hand).values())
    return phrase("mosca", "Pool: {parts} = {pool}", parts=total, pool=pool)


def _amounts(hand: PlayedHand) -> dict[str, int]:
    """Return what went into the pool before it was paid out, by reason."""
    amounts = {"carried": hand.states[-1].carried}
    for paid in hand.paid:
        if paid.giver == BANK:
            break
        amounts[paid.reason] = amounts.get(paid.reason, 0) + paid.amount
    return amounts


def _sources(hand: PlayedHand) -> Iterator[Phrase]:
    amounts = _amounts(hand)
    yield phrase("mosca", "{amount} simple mosca", amount=amounts.get("simple_mosca", 0))
    if carried := amounts["carried"]:
        yield phrase("mosca", "{amount} from before", amount=carried)
    if fines := amounts.get("fine"):
        yield phrase("mosca", "{amount} fines", amount=fines)
    if loo := amounts.get("loo"):
        yield phrase("mosca", "{amount} without a trick", amount=loo)


def _equation(hand: PlayedHand) -> Equation | None:
    """Add up the pool that was paid out."""
    amounts = _amounts(hand)
    return added(
        [(amounts.get(reason, 0), word) for reason, word in PARTS.items()],
        phrase("mosca", "the pool"),
    )


# The foot.


def _check(last: MoscaState, options: MoscaOptions, seats: Sequence[Seat]) -> Phrase:
    """Add up all counters as the rows are read, and the points of all cards (MOS-R22)."""
    totals = [counters(last, seat, options) for seat in seats]
    everything = sum(totals) + last.bank
    total = " + ".join(map(str, totals))
    if last.bank and last.stage is Stage.OVER:
        return _shared_out(last, total, everything)
    if last.bank:
        return phrase(
            "mosca", "{sum} and {pool} in the pool = {all} counters",
            sum=total, pool=last.bank, all=everything,
        )  # fmt: skip
    if not last.plays:
        return phrase(
            "mosca", "{sum} = {all} counters, and the pool is empty", sum=total, all=everything
        )
    return phrase(
        "mosca",
        "{sum} = {all} counters, and the pool is empty; all cards played make {points} points",
        sum=total, all=everything, points=sum(map(last.points, last.order)),
    )  # fmt: skip


def _shared_out(last: MoscaState, total: str, everything: int) -> Phrase:
    """Tell what becomes of the counters left in the pool at the end (MOS-R21)."""
    return phrase(
        "mosca",
        "{sum} and {pool} in the pool = {all} counters; of those in the pool each player gets "
        "{each}",
        sum=total, pool=last.bank, all=everything, each=last.bank // len(last.order),
    )  # fmt: skip


# The end of the match.


def holding(view: View[MoscaState], seat: Seat) -> Holding:
    """Return the counters of a seat, and what it has gained."""
    has = counters(view.state, seat, view.options)
    return Holding(has, phrase("mosca", "%n counter(s)", n=has), view.state.scores[seat])
