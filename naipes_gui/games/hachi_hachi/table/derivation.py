"""Where the money of a seat comes from: who pays whom how much, for what, and how often."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.face import PlayedHand
from naipes_gui.core.figures import Signed
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.rules import View
from naipes_gui.core.table import BANK, Paid, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import settlement
from naipes_gui.games.hachi_hachi.rules.deck import PAR, is_chaff
from naipes_gui.games.hachi_hachi.rules.money import short
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import GROUP_B, LAST_KIND, Yaku, dekiyaku, worth
from naipes_gui.games.hachi_hachi.table.names import REASONS, YAKU

FEATS: Mapping[str, Phrase] = {
    "escape": phrase("hachi_hachi", "Escape, 89 points or more with a hand of group B"),
    "diving": phrase("hachi_hachi", "Diving, the fourth card to a triplet of the hand"),
}
"""What earned money beside combinations and cards, and by what."""
FEW = 3
"""How many settle with each other so that every difference is told, instead of a sum of all."""
RULES: Mapping[str, str] = {
    "fee": "2.7", "mizuten": "2.7", "place": "2.7", "compensation": "2.7", "pot": "2.7"
}  # fmt: skip
"""Where payments are told of in the rules; the others stand in 2.11."""


def derivation(view: View[Any], hand: PlayedHand, last: HachiState, seat: Seat) -> Iterator[Phrase]:
    """Tell every payment of a seat, those of one kind together."""
    for reason in dict.fromkeys(paid.reason for paid in hand.paid):
        mine = [p for p in hand.paid if p.reason == reason and seat in (p.giver, p.taker)]
        if reason == "cards" and seat in last.active:
            # Of exactly the par nothing is paid, and that is said as well.
            yield _against_par(last, seat, _net(mine, seat), view.options)
        elif mine and reason in ("teyaku", "dekiyaku"):
            yield from _for_yaku(view, last, seat, reason, mine)
        elif mine:
            yield from _plain(view, reason, seat, mine)


def _net(paid: Sequence[Paid], seat: Seat) -> int:
    return sum(p.amount if p.taker == seat else -p.amount for p in paid)


def _money(net: int, options: HachiOptions) -> Phrase:
    text = short(options, net)
    return phrase("hachi_hachi", "+{amount}", amount=text) if net > 0 else text


# Fees, the pot, feats and special hands.


def _plain(view: View[Any], reason: str, seat: Seat, mine: Sequence[Paid]) -> Iterator[Phrase]:
    what, rule = FEATS.get(reason, REASONS[reason]), RULES.get(reason, "2.11")
    taken, given = Counter[Seat](), Counter[Seat]()
    for paid in mine:
        if paid.taker == seat:
            taken[paid.giver] += paid.amount
        else:
            given[paid.taker] += paid.amount
    for told in (*_taken(view, what, taken), *_given(view, what, given)):
        yield phrase("hachi_hachi", "{told} (Rule {number})", told=told, number=rule)


def _taken(view: View[Any], what: Phrase, taken: Counter[Seat]) -> Iterator[Phrase]:
    if len(taken) > 1 and len(set(taken.values())) == 1:
        each = short(view.options, next(iter(taken.values())))
        net = _money(taken.total(), view.options)
        yield phrase(
            "hachi_hachi", "{what}, {each} from each: {net}", what=what, each=each, net=net
        )
        return
    for giver, amount in taken.items():
        net = _money(amount, view.options)
        if giver == BANK:
            yield phrase("hachi_hachi", "{reason}: {net}", reason=what, net=net)
        elif giver == view.seat:
            yield phrase("hachi_hachi", "{what}, from you: {net}", what=what, net=net)
        else:
            yield phrase(
                "hachi_hachi", "{what}, from {who}: {net}", what=what, who=Who(giver), net=net
            )


def _given(view: View[Any], what: Phrase, given: Counter[Seat]) -> Iterator[Phrase]:
    for taker, amount in given.items():
        net = _money(-amount, view.options)
        if taker == BANK:
            yield phrase("hachi_hachi", "{what}, to the pot: {net}", what=what, net=net)
        elif taker == view.seat:
            yield phrase("hachi_hachi", "{what}, to you: {net}", what=what, net=net)
        else:
            yield phrase(
                "hachi_hachi", "{what}, to {who}: {net}", what=what, who=Who(taker), net=net
            )


def _against_par(last: HachiState, seat: Seat, net: int, options: HachiOptions) -> Phrase:
    points = last.points(seat)
    if last.multiplier == 1:
        return phrase(
            "hachi_hachi", "Card points {points} − {par} (the par): {net} (Rule 2.11)",
            points=points, par=PAR, net=_money(net, options),
        )  # fmt: skip
    return phrase(
        "hachi_hachi",
        "Card points {points} − {par} (the par) = {over}, "
        "×{times} for the field: {net} (Rule 2.11)",
        points=points, par=PAR, over=Signed(points - PAR), times=last.multiplier,
        net=_money(net, options),
    )  # fmt: skip


# Combinations.


def _for_yaku(
    view: View[Any], last: HachiState, seat: Seat, reason: str, mine: Sequence[Paid]
) -> Iterator[Phrase]:
    """Tell what a seat receives for its combinations, then what it pays for those of others."""
    own = [p for p in mine if p.taker == seat]
    if own:
        yield _from_others(view, last, reason, own)
    to = Counter[Seat]()
    for paid in mine:
        if paid.giver == seat:
            to[paid.taker] += paid.amount
    for taker, amount in to.items():
        yield _to_another(view, last, taker, reason, amount)


def _from_others(view: View[Any], last: HachiState, reason: str, own: Sequence[Paid]) -> Phrase:
    seat, rivals = own[0].taker, len(last.opponents(own[0].taker))
    net = _money(_net(own, seat), view.options)
    givers = {paid.giver for paid in own}
    sum_, each = _reckoned(last, seat, reason, view.options, shows=True)
    if each * rivals != _net(own, seat):
        # Paid when it was made, and perhaps by those who fed it.
        names = names_of(last, seat, reason, view.options, shows=True)
        return phrase("hachi_hachi", "{names}, paid as they were made: {net}", names=names, net=net)
    all_ = phrase("hachi_hachi", "{sum} × {n} rivals", sum=sum_, n=rivals)
    if len(givers) == rivals:
        return phrase("hachi_hachi", "{sum} = {net} (Rule 2.11)", sum=all_, net=net)
    (giver,) = givers
    if giver == view.seat:
        return phrase(
            "hachi_hachi", "{sum}, all paid by you = {net} (Rule 2.11)", sum=all_, net=net
        )
    return phrase(
        "hachi_hachi", "{sum}, all paid by {who} = {net} (Rule 2.11)",
        sum=all_, who=Who(giver), net=net,
    )  # fmt: skip


def _to_another(view: View[Any], last: HachiState, taker: Seat, reason: str, amount: int) -> Phrase:
    net = _money(-amount, view.options)
    sum_, each = _reckoned(last, taker, reason, view.options)
    # How it is reckoned stands in the line of whoever receives it.
    what = names_of(last, taker, reason, view.options)
    if amount != each == amount / (rivals := len(last.opponents(taker))):
        what = phrase("hachi_hachi", "{sum} × {n} rivals, alone for all", sum=sum_, n=rivals)
    if taker == view.seat:
        return phrase("hachi_hachi", "To you for {names}: {net}", names=what, net=net)
    return phrase("hachi_hachi", "To {who} for {names}: {net}", who=Who(taker), names=what, net=net)


def _reckoned(
    last: HachiState, seat: Seat, reason: str, options: HachiOptions, *, shows: bool = False
) -> tuple[Phrase, int]:
    """Return what each rival pays for combinations, told factor by factor, and as a number."""
    each = worth(found(last, seat, reason, options)) * options.kan_points
    names = names_of(last, seat, reason, options, shows=shows)
    told = phrase("hachi_hachi", "{names} = {each}", names=names, each=short(options, each))
    if last.multiplier > 1:
        each *= last.multiplier
        told = phrase(
            "hachi_hachi", "{sum} × {times} for the field", sum=told, times=last.multiplier
        )
    if reason != "dekiyaku" or options.yaku_pay_timing == "immediate" or last.ending == "shobu":
        return told, each
    if last.ending == "cancel":
        return phrase("hachi_hachi", "{sum} ÷ 2, half for cancelling", sum=told), each // 2
    return phrase("hachi_hachi", "{sum} ÷ 2, half as the cards ran out", sum=told), each // 2


def found(last: HachiState, seat: Seat, reason: str, options: HachiOptions) -> tuple[Yaku, ...]:
    """Return the combinations of a seat in its hand or among what it captured."""
    if reason == "teyaku":
        return settlement.held(last, seat, options)
    return dekiyaku(last.pile(seat), options)


def _name(yaku: Yaku, dealt: Iterable[Card], *, shows: bool) -> Phrase:
    """Return the name of a combination, with the months or the cards that make it."""
    name = YAKU[yaku.key]
    if not shows:
        return name
    if yaku.key in LAST_KIND:
        # What gives it its name is what is no chaff: chaff alone would not say why.
        named = in_order(card for card in dealt if not is_chaff(card))
        if len(named) > 1:
            ribbons = tuple(MONTHS[card.month] for card in named)
            return phrase("hachi_hachi", "{name}, dealt (ribbons: {months})", name=name,
                          months=ribbons)  # fmt: skip
        return phrase("hachi_hachi", "{name}, dealt ({named})", name=name, named=named)
    if yaku.key in GROUP_B:
        return phrase("hachi_hachi", "{name}, dealt", name=name)
    # Which cards of a month they were pays nothing.
    months = tuple(MONTHS[month] for month in dict.fromkeys(card.month for card in yaku.cards))
    return phrase("hachi_hachi", "{name}, dealt ({months})", name=name, months=months)


def names_of(
    last: HachiState, seat: Seat, reason: str, options: HachiOptions, *, shows: bool = False
) -> Phrase:
    """Join the combinations of a seat: Poetry Ribbons 7 + Blue Ribbons 7 kan.

    What was dealt nobody may have seen before: its holder's line shows what it was.
    """
    listed, shows = Phrase("hachi_hachi", ""), shows and reason == "teyaku"
    for place, yaku in enumerate(found(last, seat, reason, options)):
        name = _name(yaku, last.dealt(seat), shows=shows)
        one = phrase("hachi_hachi", "{name} {kan} kan", name=name, kan=yaku.kan)
        joined = phrase("hachi_hachi", "{first} + {last}", first=listed, last=one)
        listed = joined if place else one
    return listed


# Each with each.


def _with_each(total: Mapping[Seat, int], seat: Seat) -> Iterator[Phrase]:
    """Tell the difference to each of the others, which is what they settle."""
    others = [(other, points) for other, points in total.items() if other != seat]
    for place, (other, points) in enumerate(others, start=1):
        told = phrase(
            "hachi_hachi", "{mine} − {theirs} ({who}) = {net}",
            who=Who(other), mine=total[seat], theirs=points, net=Signed(total[seat] - points),
        )  # fmt: skip
        if place == len(others):
            told = phrase("hachi_hachi", "{told} (Rule {number})", told=told, number="2.12")
        yield told


def differences(total: Mapping[Seat, int], seat: Seat) -> tuple[int, int]:
    """Return by how much a seat is above all those below it, and below all those above it."""
    above = [total[seat] - points for points in total.values()]
    return sum(d for d in above if d > 0), -sum(d for d in above if d < 0)


def pairwise(last: HachiState, seat: Seat, options: HachiOptions) -> Iterator[Phrase]:
    """Tell the total of a seat, and what it makes against all others."""
    total, kan_points = settlement.totals(last, options), options.kan_points
    for reason in ("teyaku", "dekiyaku"):
        yakus = found(last, seat, reason, options)
        if kan := worth(yakus):
            alone = len(yakus) == 1
            dealt = reason == "teyaku"
            names = _name(yakus[0], last.dealt(seat), shows=dealt) if alone else (
                names_of(last, seat, reason, options, shows=True)
            )  # fmt: skip
            yield phrase(
                "hachi_hachi", "{names}: {kan} kan × {each} = {all} points",
                names=names, kan=kan, each=kan_points, all=kan * kan_points,
            )  # fmt: skip
    net = len(total) * total[seat] - sum(total.values())
    if len(total) > FEW:
        gain, loss = differences(total, seat)
        told = phrase(
            "hachi_hachi",
            "{gain} from those with less − {loss} to those with more = {net}",
            gain=gain, loss=loss, net=Signed(net),
        )  # fmt: skip
        if seat == last.winner:
            # Said once of the sheet: five times it is in the way of the numbers.
            told = phrase("hachi_hachi", "{told} (Rule {number})", told=told, number="2.12")
        yield told
    else:
        yield from _with_each(total, seat)
    if last.multiplier > 1:
        yield phrase(
            "hachi_hachi", "×{times} for the field: {net}",
            times=last.multiplier, net=Signed(net * last.multiplier),
        )  # fmt: skip
