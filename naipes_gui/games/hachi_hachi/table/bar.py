"""The action bar: every choice with what it costs or brings."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from naipes_gui.core.card_questions import KINDS
from naipes_gui.core.cards import Card
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.rules import dropout, refusals, settlement
from naipes_gui.games.hachi_hachi.rules.deck import PAR, points
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.money import amount, balance
from naipes_gui.games.hachi_hachi.rules.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.rules.settlement import ESCAPE
from naipes_gui.games.hachi_hachi.rules.state import ACTIVE, HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.yaku import teyaku, worth
from naipes_gui.games.hachi_hachi.table import tracker

OFFERED = (0, 2, 4, 8)
"""Which prices have a button, in half kans above the least."""
ENDS = phrase("hachi_hachi", "The hand ends now")


def buttons(view: View[HachiState], picked: Sequence[Card]) -> tuple[Button, ...]:
    """Return what the viewer can do now."""
    if view.state.stage is not Stage.HAND or not view.moves or view.seat != view.state.to_move:
        return ()
    match view.state.phase:
        case Phase.SWAP:
            return _swap()
        case Phase.MIZUTEN:
            return _mizuten(view)
        case Phase.DROP:
            return _drop(view)
        case Phase.OFFER:
            return tuple(_offers(view))
        case Phase.ANSWER:
            return _answer(view)
        case Phase.TAKE:
            return tuple(_takes(view.state, view.moves))
        case Phase.DECIDE:
            return _decide(view)
        case Phase.PLAY:
            return (*_plays(view, picked), *_cancel(view))


def _swap() -> tuple[Button, ...]:
    price = phrase("hachi_hachi", "Nobody has looked yet")
    swap = phrase("hachi_hachi", "Exchange hands")
    return (
        Button(Move("keep"), phrase("hachi_hachi", "Keep"), main=True, key="1"),
        Button(Move("swap"), swap, price, icon="branch", key="2"),
    )


def _mizuten(view: View[HachiState]) -> tuple[Button, ...]:
    kan = amount(view.options, view.state.mon(view.options))
    price = phrase("hachi_hachi", "89 points: {kan} from each; if not, as much to both", kan=kan)
    if view.options.mizuten == "bga":
        price = phrase("hachi_hachi", "{kan} from each who drops out", kan=kan)
    return (
        Button(Move("wait"), phrase("hachi_hachi", "Look first"), main=True, key="1"),
        Button(Move("mizuten"), phrase("hachi_hachi", "Promise to play"), price, key="2"),
    )


def _drop(view: View[HachiState]) -> tuple[Button, ...]:
    options, out = view.options, Move("out")
    fee = amount(options, dropout.fee(view.state, options))
    price = phrase("hachi_hachi", "Fee: {amount}", amount=fee)
    legal = out in view.moves
    why = None if legal else refusals.why_not(view.state, view.seat, out, options)
    done = _beyond_the_fee(view)
    stay = phrase("hachi_hachi", "Below {par} points you pay what is missing", par=PAR)
    if _leaves_out(view):
        stay = phrase(
            "hachi_hachi", "You pay who is left out; below {par} points, what is missing", par=PAR
        )
    return (
        Button(Move("in"), phrase("games", "Play"), _shown(view), main=True, key="1", risk=stay),
        Button(out, phrase("hachi_hachi", "Drop out"), price, key="2", why=why, risk=done),
    )


def _beyond_the_fee(view: View[HachiState]) -> Phrase:
    """Return what dropping out may cost besides the fee: what was promised is paid by all."""
    state, options = view.state, view.options
    if not state.mizuten:
        return phrase("hachi_hachi", "Then the hand costs you nothing more")
    kan, who = amount(options, state.mon(options)), Who(state.dealer)
    if options.mizuten == "bga":
        return phrase("hachi_hachi", "And {kan} to {who}, for the promise", kan=kan, who=who)
    return phrase(
        "hachi_hachi", "And {kan} more if {who} reaches {points} points (mizuten)",
        kan=kan, who=who, points=ESCAPE,
    )  # fmt: skip


def _leaves_out(view: View[HachiState]) -> bool:
    """Tell whether playing leaves others out, and the viewer is one of those who pay them."""
    state = view.state
    playing = (*state.playing, view.seat)
    if len(playing) < ACTIVE or len(playing) + len(state.dropped) == len(state.scores):
        return False
    after = replace(state, active=tuple(seat for seat in state.seats if seat in playing))
    return view.seat in dropout.payers(after, view.options)


def _shown(view: View[HachiState]) -> Phrase:
    """Return what one's hand brings by itself when it is played."""
    state, options = view.state, view.options
    kan = worth(teyaku(state.hand(view.seat), options, state.field))
    if not kan:
        return phrase("hachi_hachi", "Costs nothing now")
    mon = balance(options, kan * state.mon(options))
    return phrase("hachi_hachi", "Your hand brings {mon} from each", mon=mon)


def _offers(view: View[HachiState]) -> Iterator[Button]:
    options = view.options
    offers = [move for move in view.moves if move.number is not None]
    due = amount(options, dropout.compensation(view.state, view.seat, options))
    price = phrase("hachi_hachi", "Compensation from each payer: {amount}", amount=due)
    yield Button(dropout.NO_OFFER, phrase("hachi_hachi", "No offer"), price, main=True, key="1")
    for key, place in enumerate(OFFERED, 2):
        if place < len(offers):
            text = amount(options, offers[place].number or 0)
            label = phrase("hachi_hachi", "Offer {amount}", amount=text)
            yield Button(offers[place], label, key=str(key))


def _answer(view: View[HachiState]) -> tuple[Button, ...]:
    text = amount(view.options, view.state.offer)
    price = phrase("hachi_hachi", "You receive {amount} and leave", amount=text)
    return (
        Button(Move("refuse"), phrase("games", "Refuse"), main=True, key="1"),
        Button(Move("accept"), phrase("games", "Accept"), price, key="2"),
    )


def _plays(view: View[HachiState], picked: Sequence[Card]) -> Iterator[Button]:
    """Offer what the picked card can do, if it does not simply go to the field."""
    if len(picked) != 1:
        return
    moves = [move for move in view.moves if move.cards == tuple(picked)]
    yield from _takes(view.state, [move for move in moves if move.onto])
    for move in moves:
        if move.word == "place":
            yield _place(view.state, move, len(moves))
        elif not move.onto:
            key = "3" if matches(view.state.field, move.cards[0]) else ""
            label, name = _whole(view.state, move)
            yield Button(move, label, main=True, key=key, name=name)


def _whole(state: HachiState, move: Move) -> tuple[Phrase, Phrase]:
    """Return what a button says of a card that has no choice, and what its move is called."""
    card = move.cards[0]
    if taken := matches(state.field, card):
        return phrase("hachi_hachi", "Take all three"), _taking_with(card, taken)
    return (
        phrase("hachi_hachi", "Lay it in the field"),
        phrase("hachi_hachi", "Lay down {card}", card=card),
    )


def _taking_with(card: Card, taken: tuple[Card, ...]) -> Phrase:
    """Name a capture with both cards; what is called alike is told apart by whose it is."""
    if len(taken) == 1 and taken[0].month == card.month and taken[0].kind == card.kind:
        return phrase("hachi_hachi", "Take {cards} with yours", cards=taken)
    return phrase("hachi_hachi", "Take {cards} with {card}", cards=taken, card=card)


def _takes(state: HachiState, moves: Sequence[Move]) -> Iterator[Button]:
    """Offer the cards that can be taken, with keys 1 and 2, in the order in which they lie."""
    moves = sorted(moves, key=lambda move: KINDS.index((move.onto or move.cards)[0].kind))
    for key, move in enumerate(moves, 1):
        taken = move.onto or move.cards
        label = phrase("hachi_hachi", "Take {cards}", cards=taken)
        price = phrase("games", "%n point(s)", n=points((*taken, _taking(state, move))))
        best = points(taken) == max(points(other.onto or other.cards) for other in moves)
        main = best and all(_better(move, other) for other in moves[: key - 1])
        name = _taking_with(move.cards[0], move.onto) if move.onto else None
        yield Button(move, label, price, main=main, icon="take", key=str(key), name=name)


def _taking(state: HachiState, move: Move) -> Card:
    """Return the card that takes another: it counts for whoever captures it."""
    return move.cards[0] if move.onto or state.turned is None else state.turned


def _better(move: Move, other: Move) -> bool:
    return points(move.onto or move.cards) > points(other.onto or other.cards)


def _place(state: HachiState, move: Move, count: int) -> Button:
    price = phrase("hachi_hachi", "Then a card of the stock is turned")
    return Button(
        move, phrase("hachi_hachi", "Leave it in the field"),
        price if state.table[STOCK.id] else None, key=str(count),
        name=phrase("hachi_hachi", "Leave {card} in the field", card=move.cards[0]),
    )  # fmt: skip


def _decide(view: View[HachiState]) -> tuple[Button, ...]:
    stop, go_on = phrase("hachi_hachi", "Shōbu: stop"), phrase("hachi_hachi", "Sage: go on")
    if view.options.yaku_pay_timing == "immediate":
        paid = phrase("hachi_hachi", "It is paid already")
        risk = phrase("hachi_hachi", "If another completes one, you may pay for both")
        return (
            Button(SHOBU, stop, paid, main=True, key="1", risk=ENDS),
            Button(SAGE, go_on, paid, key="2", risk=risk),
        )
    return (
        Button(SHOBU, stop, _stopping(view), main=True, key="1", risk=ENDS),
        Button(SAGE, go_on, _unstopped(view), key="2", risk=_if_stopped(view)),
    )


def _stopping(view: View[HachiState]) -> Phrase:
    """Return what the combinations of the seat to move bring, and from whom."""
    state, seat, options = view.state, view.seat, view.options
    debts = settlement.for_rise(state, seat, state.value(seat, options), options)
    text = amount(options, sum(debt.amount for debt in debts))
    if len(debts) == 1:
        return phrase(
            "hachi_hachi", "You receive {amount}, all of it from {who}",
            amount=text, who=Who(debts[0].giver),
        )  # fmt: skip
    each = amount(options, debts[0].amount)
    return phrase("hachi_hachi", "You receive {amount}: {each} from each", amount=text, each=each)


def _unstopped(view: View[HachiState]) -> Phrase:
    return phrase("hachi_hachi", "If nobody stops, you get half: {amount} in all",
                  amount=_half(view))  # fmt: skip


def _if_stopped(view: View[HachiState]) -> Phrase:
    """Return what going on risks: whoever alone said sage pays for both to whoever stops."""
    if (threat := _threat(view)) is None:
        if view.state.sage:
            return phrase("hachi_hachi", "If another stops, you may pay for both")
        return phrase("hachi_hachi", "If another stops, you alone pay for both")
    mon, who = threat
    return phrase(
        "hachi_hachi", "If {who} completes one and stops, you pay {amount}",
        who=Who(who), amount=amount(view.options, mon),
    )  # fmt: skip


def _threat(view: View[HachiState]) -> tuple[int, Seat] | None:
    """Return what I would pay to whoever lacks a single card, and to whom: the dearest."""
    state, mon = view.state, view.state.mon(view.options)
    costs = [
        (kan * mon * (1 if {*state.sage} - {seat} else 2), seat)
        for seat in state.opponents(view.seat)
        for kan in tracker.within_reach(view, seat)
    ]
    return max(costs, default=None)


def _half(view: View[HachiState]) -> Phrase:
    """Return half the worth of the combinations of the seat to move, from both others."""
    state, options = view.state, view.options
    seat = state.to_move
    mon = state.value(seat, options) * options.half_kan * state.multiplier
    return amount(options, mon * len(state.opponents(seat)))


def _cancel(view: View[HachiState]) -> Iterator[Button]:
    if CANCEL not in view.moves:
        return
    price = phrase("hachi_hachi", "The hand ends for half: {amount}", amount=_half(view))
    if view.options.yaku_pay_timing == "immediate":
        price = phrase("hachi_hachi", "The hand ends")
    yield Button(CANCEL, phrase("hachi_hachi", "Cancel"), price, icon="flag")
