"""The account of a hand: where every mon comes from."""

from collections.abc import Iterator
from typing import Any

from naipes_gui.core.face import PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Paid, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import settlement
from naipes_gui.games.hachi_hachi.rules.deck import PAR, WHOLE
from naipes_gui.games.hachi_hachi.rules.money import short, signed, signless
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.rules.yaku import Yaku, dekiyaku, worth
from naipes_gui.games.hachi_hachi.table.names import REASONS, SPECIALS, YAKU

PLAYED = ("shobu", "cancel", "exhausted")


def score_sheet(view: View[Any], hand: PlayedHand) -> ScoreSheet:
    """Return the rows of all seats, whoever gained most first."""
    last: HachiState = hand.states[-1]
    lines = [_line(view, hand, last, seat) for seat in map(Seat, range(len(last.scores)))]
    return ScoreSheet(
        title=_title(view, last),
        subtitle=_subtitle(view, hand),
        lines=tuple(sorted(lines, key=lambda line: -line.gained)),
        winner=None if last.winner == NOBODY else last.winner,
        match_over=last.stage is Stage.OVER,
        check=_check(last),
        summary=_summary(last),
    )


def _line(view: View[Any], hand: PlayedHand, last: HachiState, seat: Seat) -> ScoreLine:
    gained = last.scores[seat] - hand.states[0].scores[seat]
    derivation = tuple(_derivation(view, hand, last, seat))
    return ScoreLine(seat, _caption(last, seat), derivation, gained, last.scores[seat])


def _caption(last: HachiState, seat: Seat) -> Phrase:
    if last.ending in PLAYED and seat in last.active:
        return phrase("games", "%n point(s)", n=last.points(seat))
    if seat in last.dropped:
        return phrase("hachi_hachi", "dropped out")
    return phrase("hachi_hachi", "did not play")


# Where the money of a seat comes from.


def _derivation(
    view: View[Any], hand: PlayedHand, last: HachiState, seat: Seat
) -> Iterator[Phrase]:
    if not view.options.is_traditional and last.ending in PLAYED and not last.special:
        yield from _each_with_each(last, seat, view.options)
        return
    for reason in dict.fromkeys(paid.reason for paid in hand.paid):
        mine = [p for p in hand.paid if p.reason == reason and seat in (p.giver, p.taker)]
        if mine and reason == "cards":
            yield _against_par(last, seat, _net(mine, seat), view.options)
        elif mine and reason in ("teyaku", "dekiyaku"):
            yield from _for_yaku(view, last, seat, reason, mine)
        elif mine:
            yield _plain(reason, _net(mine, seat), view.options)


def _net(paid: list[Paid], seat: Seat) -> int:
    return sum(p.amount if p.taker == seat else -p.amount for p in paid)


def _plain(reason: str, net: int, options: HachiOptions) -> Phrase:
    text = _money(net, options)
    return phrase("hachi_hachi", "{reason}: {net}", reason=REASONS[reason], net=text)


def _money(net: int, options: HachiOptions) -> Phrase:
    text = short(options, net)
    return phrase("hachi_hachi", "+{amount}", amount=text) if net > 0 else text


def _against_par(last: HachiState, seat: Seat, net: int, options: HachiOptions) -> Phrase:
    points = last.points(seat)
    return phrase(
        "hachi_hachi", "Card points {points} − {par} = {over}, ×{times}: {net} (Rule 2.11)",
        points=points, par=PAR, over=signed(points - PAR), times=last.multiplier,
        net=_money(net, options),
    )  # fmt: skip


def _for_yaku(
    view: View[Any], last: HachiState, seat: Seat, reason: str, mine: list[Paid]
) -> Iterator[Phrase]:
    """Tell what a seat receives for its combinations, then what it pays for those of others."""
    own = [p for p in mine if p.taker == seat]
    if own:
        net = _money(_net(own, seat), view.options)
        names = _names(last, seat, reason, view.options)
        yield phrase("hachi_hachi", "{names}: {net}", names=names, net=net)
    for paid in mine:
        if paid.giver == seat:
            yield _to_another(view, last, paid)


def _to_another(view: View[Any], last: HachiState, paid: Paid) -> Phrase:
    names = _names(last, paid.taker, paid.reason, view.options)
    net = _money(-paid.amount, view.options)
    if paid.taker == view.seat:
        return phrase("hachi_hachi", "To you for {names}: {net}", names=names, net=net)
    return phrase(
        "hachi_hachi", "To {who} for {names}: {net}", who=Who(paid.taker), names=names, net=net
    )


def _found(last: HachiState, seat: Seat, reason: str, options: HachiOptions) -> tuple[Yaku, ...]:
    if reason == "teyaku":
        return settlement.held(last, seat, options)
    return dekiyaku(last.pile(seat), options)


def _names(last: HachiState, seat: Seat, reason: str, options: HachiOptions) -> Phrase:
    """Join the combinations of a seat: Poetry Ribbons 7 + Blue Ribbons 7 kan."""
    found = _found(last, seat, reason, options)
    listed = Phrase("hachi_hachi", "")
    for place, yaku in enumerate(found):
        one = phrase("hachi_hachi", "{name} {kan} kan", name=YAKU[yaku.key], kan=yaku.kan)
        joined = phrase("hachi_hachi", "{first} + {last}", first=listed, last=one)
        listed = joined if place else one
    return listed


def _each_with_each(last: HachiState, seat: Seat, options: HachiOptions) -> Iterator[Phrase]:
    """Tell the total of a seat, and what it makes against all others."""
    total, kan_points = settlement.totals(last, options), options.kan_points
    yield phrase("hachi_hachi", "Card points: {points}", points=last.points(seat))
    for reason in ("teyaku", "dekiyaku"):
        if kan := worth(_found(last, seat, reason, options)):
            yield phrase(
                "hachi_hachi", "{names} × {each} = {all} points",
                names=_names(last, seat, reason, options), each=kan_points, all=kan * kan_points,
            )  # fmt: skip
    net = len(total) * total[seat] - sum(total.values())
    yield phrase(
        "hachi_hachi", "{players} × {mine} − {sum} = {net} (Rule 2.12)",
        players=len(total), mine=total[seat], sum=sum(total.values()), net=signed(net),
    )  # fmt: skip
    if last.multiplier > 1:
        yield phrase(
            "hachi_hachi", "×{times}: {net}",
            times=last.multiplier, net=signed(net * last.multiplier),
        )  # fmt: skip


# The head and the foot of the sheet.


def _title(view: View[Any], last: HachiState) -> Phrase:
    if last.ending == "void":
        return phrase("hachi_hachi", "The hand is void")
    if last.special:
        return _special(view, last)
    if last.winner == view.seat:
        return phrase("hachi_hachi", "You win the hand")
    return phrase("hachi_hachi", "{who} wins the hand", who=Who(last.winner))


def _special(view: View[Any], last: HachiState) -> Phrase:
    name = SPECIALS[last.special]
    if last.winner == view.seat:
        return phrase("hachi_hachi", "{name}: you win the hand", name=name)
    return phrase("hachi_hachi", "{name}: {who} wins the hand", name=name, who=Who(last.winner))


HOW = {
    "void": phrase("hachi_hachi", "It does not count"),
    "few": phrase("hachi_hachi", "Too few wanted to play"),
    "shobu": phrase("hachi_hachi", "Ended by shōbu"),
    "cancel": phrase("hachi_hachi", "Cancelled for half"),
    "exhausted": phrase("hachi_hachi", "Played to the end"),
}


def _subtitle(view: View[Any], hand: PlayedHand) -> Phrase:
    last, dealer = hand.states[-1], hand.states[0].dealer
    how = HOW[last.ending]
    if dealer == view.seat:
        return phrase(
            "hachi_hachi", "Deal {deal} · Field ×{times} · You dealt · {how}",
            deal=last.deals, times=last.multiplier, how=how,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "Deal {deal} · Field ×{times} · {who} dealt · {how}",
        deal=last.deals, times=last.multiplier, who=Who(dealer), how=how,
    )  # fmt: skip


def _check(last: HachiState) -> Phrase | None:
    """Tell the sum of the card points, which is 264 when every card was captured."""
    if last.ending != "exhausted":
        return None
    points = [last.points(seat) for seat in last.active]
    added = " + ".join(map(signless, points))
    if sum(points) == WHOLE:
        return phrase("hachi_hachi", "{points} = {all} points", points=added, all=WHOLE)
    return phrase(
        "hachi_hachi", "{points} = {sum}, {rest} of {all} points not captured",
        points=added, sum=sum(points), rest=WHOLE - sum(points), all=WHOLE,
    )  # fmt: skip


def _summary(last: HachiState) -> Phrase:
    if last.ending == "void":
        return phrase("games", "void")
    name = SPECIALS.get(last.special, HOW[last.ending])
    return phrase("hachi_hachi", "{who}: {how}", who=Who(last.winner), how=name)
