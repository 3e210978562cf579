"""The action bar: every choice with what it costs or brings."""

from collections.abc import Iterator, Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.rules import dropout, refusals, settlement
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

OFFERED = (0, 2, 4, 8)
"""Which prices have a button, in half kans above the least."""


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
    price = phrase("hachi_hachi", "89 points: {kan} from each; if not, {kan} to both", kan=kan)
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
    return (
        Button(Move("in"), phrase("games", "Play"), main=True, key="1"),
        Button(out, phrase("hachi_hachi", "Drop out"), price, key="2", why=why),
    )


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
            yield Button(move, _whole(view.state, move), main=True, key=key)


def _whole(state: HachiState, move: Move) -> Phrase:
    if matches(state.field, move.cards[0]):
        return phrase("hachi_hachi", "Take all three")
    return phrase("hachi_hachi", "Lay it in the field")


def _takes(state: HachiState, moves: Sequence[Move]) -> Iterator[Button]:
    """Offer the cards that can be taken, with keys 1 and 2."""
    for key, move in enumerate(moves, 1):
        taken = move.onto or move.cards
        label = phrase("hachi_hachi", "Take {cards:short}", cards=taken)
        price = phrase("games", "%n point(s)", n=points(taken))
        best = points(taken) == max(points(other.onto or other.cards) for other in moves)
        main = best and all(_better(move, other) for other in moves[: key - 1])
        yield Button(move, label, price, main=main, icon="take", key=str(key))


def _better(move: Move, other: Move) -> bool:
    return points(move.onto or move.cards) > points(other.onto or other.cards)


def _place(state: HachiState, move: Move, count: int) -> Button:
    price = phrase("hachi_hachi", "Then a card of the stock is turned")
    return Button(
        move, phrase("hachi_hachi", "Leave it in the field"),
        price if state.table[STOCK.id] else None, key=str(count),
    )  # fmt: skip


def _decide(view: View[HachiState]) -> tuple[Button, ...]:
    return (
        Button(SHOBU, phrase("hachi_hachi", "Shōbu: stop"), _stopping(view), main=True, key="1"),
        Button(SAGE, phrase("hachi_hachi", "Sage: go on"), _going_on(view), key="2"),
    )


def _stopping(view: View[HachiState]) -> Phrase:
    state, seat, options = view.state, view.seat, view.options
    if options.yaku_pay_timing == "immediate":
        return phrase("hachi_hachi", "The hand ends; it is paid already")
    debts = settlement.for_rise(state, seat, state.value(seat, options), options)
    text = amount(options, sum(debt.amount for debt in debts))
    return phrase("hachi_hachi", "The hand ends and you receive {amount}", amount=text)


def _going_on(view: View[HachiState]) -> Phrase:
    if view.options.yaku_pay_timing == "immediate":
        return phrase("hachi_hachi", "If another completes one, you may pay for both")
    return phrase(
        "hachi_hachi", "If nobody stops: {amount}; if another does, you may pay double",
        amount=_half(view),
    )  # fmt: skip


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
