"""The account of a hand: where every mon comes from."""

from collections.abc import Mapping, Sequence
from typing import Any

from naipes_gui.core import figures
from naipes_gui.core.equation import Equation, Sign, Term, added
from naipes_gui.core.face import PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat, own_first
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import settlement
from naipes_gui.games.hachi_hachi.rules.deck import PAR, WHOLE
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.derivation import FEW, derivation, differences, pairwise
from naipes_gui.games.hachi_hachi.table.names import SPECIALS
from naipes_gui.games.hachi_hachi.table.which_hand import which_hand

OTHER = phrase("hachi_hachi", "other payments")
KINDS: Mapping[str, Phrase] = {
    "cards": phrase("hachi_hachi", "cards"),
    "teyaku": phrase("hachi_hachi", "dealt yaku"),
    "dekiyaku": phrase("hachi_hachi", "captured yaku"),
    "pot": phrase("hachi_hachi", "pot"),
}
"""What one gains and pays for, in a word or two; all else is fees and bonuses."""
PLAYED = ("shobu", "cancel", "exhausted")
CLOSED = ("shobu", "cancel")
"""How a hand ends that somebody ends, whatever it brings them."""


def score_sheet(view: View[Any], hand: PlayedHand) -> ScoreSheet:
    """Return the rows of all seats, whoever gained most first."""
    last: HachiState = hand.states[-1]
    lines = [_line(view, hand, last, seat) for seat in map(Seat, range(len(last.scores)))]
    lines.sort(key=lambda line: -line.gained)
    seats = own_first((line.seat for line in lines if line.seat in last.active), view.seat)
    return ScoreSheet(
        title=_title(view, hand, last),
        subtitle=_subtitle(view, hand),
        lines=tuple(lines),
        winner=_gainer(hand, last),
        match_over=last.stage is Stage.OVER,
        check=_check(last, view.options, seats),
        columns=_columns(last, view.options),
        unit=phrase("hachi_hachi", "Mon") if view.options.is_traditional else None,
        summary=_summary(view, hand, last),
        equation=_equation(view, hand, last),
    )


def _is_pairwise(last: HachiState, options: HachiOptions) -> bool:
    """Tell whether everybody settled with everybody, by points."""
    return not options.is_traditional and last.ending in PLAYED and not last.special


def _columns(last: HachiState, options: HachiOptions) -> tuple[Phrase, ...]:
    cards = phrase("hachi_hachi", "Cards")
    if not _is_pairwise(last, options):
        return (cards,)
    return cards, phrase("hachi_hachi", "Yaku"), phrase("hachi_hachi", "Sum")


def _line(view: View[Any], hand: PlayedHand, last: HachiState, seat: Seat) -> ScoreLine:
    gained = last.scores[seat] - hand.states[0].scores[seat]
    pairs = _is_pairwise(last, view.options)
    told = pairwise(last, seat, view.options) if pairs else derivation(view, hand, last, seat)
    cells = _cells(last, seat, view.options)
    return ScoreLine(seat, _caption(last, seat), tuple(told), gained, last.scores[seat], cells)


def _cells(last: HachiState, seat: Seat, options: HachiOptions) -> tuple[int | None, ...]:
    columns = len(_columns(last, options))
    if last.ending not in PLAYED or seat not in last.active:
        return (None,) * columns
    points = last.points(seat)
    if columns == 1:
        return (points,)
    whole = settlement.totals(last, options)[seat]
    return points, whole - points, whole


def _caption(last: HachiState, seat: Seat) -> Phrase | None:
    if last.ending in PLAYED and seat in last.active:
        return None
    if seat in last.dropped:
        return phrase("hachi_hachi", "dropped out")
    return phrase("hachi_hachi", "did not play")


def _equation(view: View[Any], hand: PlayedHand, last: HachiState) -> Equation | None:
    """Tell what my own hand came to: by kinds of payment, or against the points of all."""
    if view.seat not in last.active:
        return None
    if _is_pairwise(last, view.options):
        with_each = _with_each(last, view.seat, view.options)
        return with_each or _against_all(last, view.seat, view.options)
    parts = dict.fromkeys(KINDS.values(), 0)
    for paid in hand.paid:
        kind = KINDS.get(paid.reason, OTHER)
        mine = (paid.taker == view.seat) - (paid.giver == view.seat)
        parts[kind] = parts.get(kind, 0) + mine * paid.amount
    whose = phrase("games", "{who}", who=Who(view.seat))
    return added([(amount, kind) for kind, amount in parts.items()], whose)


def _with_each(last: HachiState, me: Seat, options: HachiOptions) -> Equation | None:
    """Return what I settle with each of two others; nothing where there are more, or a field."""
    total = settlement.totals(last, options)
    if len(total) > FEW or last.multiplier > 1:
        return None
    parts = [
        (total[me] - points, phrase("hachi_hachi", "with {who}", who=Who(other)))
        for other, points in total.items() if other != me
    ]  # fmt: skip
    return added(parts, phrase("hachi_hachi", "this hand"))


def _against_all(last: HachiState, me: Seat, options: HachiOptions) -> Equation | None:
    """Return what I settle with all: what comes from some less what goes to the others."""
    gain, loss = differences(settlement.totals(last, options), me)
    parts = [
        (gain, phrase("hachi_hachi", "from those with less")),
        (-loss, phrase("hachi_hachi", "to those with more")),
    ]
    this_hand = phrase("hachi_hachi", "this hand")
    if last.multiplier == 1:
        return added(parts, this_hand)
    terms = (
        Term(gain - loss, phrase("hachi_hachi", "settled with all")),
        Term(last.multiplier, phrase("hachi_hachi", "the field"), Sign.TIMES),
    )
    return Equation(terms, Term((gain - loss) * last.multiplier, this_hand, Sign.EQUALS))


# The head and the foot of the sheet.


def _title(view: View[Any], hand: PlayedHand, last: HachiState) -> Phrase:
    if last.ending == "void":
        return phrase("hachi_hachi", "The hand is void")
    if last.special:
        return _special(view, last)
    gainer = _gainer(hand, last)
    if gainer is None:
        return _alike(view.seat, hand, last)
    return _gains(view.seat, gainer, last)


def _alike(me: Seat, hand: PlayedHand, last: HachiState) -> Phrase:
    """Name those who gain as much as each other and more than the rest, and how much."""
    best = _most(hand, last)
    if not best:
        return phrase("hachi_hachi", "Nobody gains or loses anything in this hand")
    gain = last.scores[best[0]] - hand.states[0].scores[best[0]]
    others = tuple(Who(seat) for seat in best if seat != me)
    if me in best:
        return phrase("hachi_hachi", "A tie at the top: {gain} for you and for {others}",
                      gain=figures.signed(gain), others=others)  # fmt: skip
    return phrase("hachi_hachi", "A tie at the top: {gain} each for {others}",
                  gain=figures.signed(gain), others=others)  # fmt: skip


def _most(hand: PlayedHand, last: HachiState) -> list[Seat]:
    """Return who gained more than all others, one or several alike; nobody where nobody gained."""
    gained = {seat: last.scores[seat] - hand.states[0].scores[seat] for seat in last.seats}
    most = max(gained.values())
    return [seat for seat, gain in gained.items() if gain == most > 0]


def _gains(me: Seat, gainer: Seat, last: HachiState) -> Phrase:
    # Whoever is paid for a dealt yaku may gain more than whoever the rules call the winner; where
    # a hand was played to its end, gaining most is all that winning is, and is called alike.
    if gainer != last.winner or last.ending == "exhausted":
        if gainer == me:
            return phrase("hachi_hachi", "You gain the most in this hand")
        return phrase("hachi_hachi", "{who} gains the most in this hand", who=Who(gainer))
    if gainer == me:
        return phrase("hachi_hachi", "You win the hand")
    return phrase("hachi_hachi", "{who} wins the hand", who=Who(gainer))


def _gainer(hand: PlayedHand, last: HachiState) -> Seat | None:
    """Return who gained more than everybody else; of several alike, whoever won by the rules."""
    best = _most(hand, last)
    if last.winner in best:
        return last.winner
    return best[0] if len(best) == 1 else None


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

YAKU_PAY = phrase("hachi_hachi", "A yaku was made: cards are not paid")
CARDS_PAY = phrase("hachi_hachi", "Nobody made a yaku: cards are paid against {par}", par=PAR)
"""Which of the two is paid where the par is 88: it is never both."""


def _subtitle(view: View[Any], hand: PlayedHand) -> Phrase:
    last, dealer = hand.states[-1], hand.states[0].dealer
    dealt = phrase("games", "{who} dealt", who=Who(dealer))
    if dealer == view.seat:
        dealt = phrase("games", "You dealt")
    how, which = _how(last, view.options), which_hand(last, view.options)
    if not view.options.multiplier:
        return phrase(
            "hachi_hachi", "{hand} · {dealt} · {how}", hand=which, dealt=dealt, how=how,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "{hand} · Field ×{times} · {dealt} · {how}",
        hand=which, times=last.multiplier, dealt=dealt, how=how,
    )  # fmt: skip


def _how(last: HachiState, options: HachiOptions) -> Phrase:
    """Tell how a hand ended, what pays by the par, and who wins it where several have most."""
    how = HOW[last.ending]
    if options.is_traditional and last.ending in PLAYED and not last.special:
        pays = YAKU_PAY if any(last.value(seat, options) for seat in last.active) else CARDS_PAY
        how = phrase("hachi_hachi", "{how} · {pays}", how=how, pays=pays)
    if not _tied(last, options):
        return how
    return phrase(
        "hachi_hachi", "{how} · A tie: who plays first among them wins ({who})",
        how=how, who=Who(last.winner),
    )  # fmt: skip


def _tied(last: HachiState, options: HachiOptions) -> bool:
    """Tell whether somebody has as much as the winner, whose turn came earlier."""
    if last.ending != "exhausted" or last.special:
        return False
    if _is_pairwise(last, options):
        worth = settlement.totals(last, options)
    elif any(last.value(seat, options) for seat in last.active):
        return False  # a combination decides, and not the points
    else:
        worth = {seat: last.points(seat) for seat in last.active}
    return [*worth.values()].count(worth[last.winner]) > 1


def _check(last: HachiState, options: HachiOptions, seats: Sequence[Seat]) -> Phrase | None:
    """Tell what everybody's points make together, and what the cards do, as rows are read."""
    cards = _cards(last, seats)
    if not _is_pairwise(last, options):
        return cards
    of_seat = settlement.totals(last, options)
    totals = [of_seat[seat] for seat in seats]
    added, whole = " + ".join(map(figures.whole, totals)), sum(totals)
    sums = phrase("hachi_hachi", "the points of all, {points} = {all}", points=added, all=whole)
    if cards is None:
        return sums
    return phrase("hachi_hachi", "{sums}; {cards}", sums=sums, cards=cards)


def _cards(last: HachiState, seats: Sequence[Seat]) -> Phrase | None:
    """Tell the sum of the card points, which is 264 when every card was captured."""
    if last.ending != "exhausted":
        return None
    points = [*map(last.points, seats)]
    added = " + ".join(map(figures.whole, points))
    if sum(points) == WHOLE:
        return phrase(
            "hachi_hachi", "the cards, {points} = {all}, the whole pack", points=added, all=WHOLE
        )
    return phrase(
        "hachi_hachi", "the cards, {points} = {sum}, and {rest} of {all} points not captured",
        points=added, sum=sum(points), rest=WHOLE - sum(points), all=WHOLE,
    )  # fmt: skip


def _summary(view: View[Any], hand: PlayedHand, last: HachiState) -> Phrase:
    if last.ending == "void":
        return phrase("games", "void")
    name = SPECIALS.get(last.special, HOW[last.ending])
    who = last.winner if last.ending in CLOSED else _gainer(hand, last)
    if who is None:
        return name
    if name is HOW["exhausted"]:
        # It ends so as a rule: beside a name it would tell nothing.
        return _gains(view.seat, who, last)
    return phrase("hachi_hachi", "{who}: {how}", who=Who(who), how=name)
