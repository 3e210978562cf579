"""The play of a hand, turn by turn (rules §2.4, 2.5, 2.10)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.motion import PLAY
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Script, Seat
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.hachi_hachi import ending, settlement
from naipes_gui.games.hachi_hachi.field import matches, plays
from naipes_gui.games.hachi_hachi.state import Fed, HachiState, Phase
from naipes_gui.games.hachi_hachi.yaku import Yaku, teyaku, value
from naipes_gui.games.hachi_hachi.zones import CAPTURE, CAPTURED, FIELD, FLIP, FLIPPED, LAY

T = TypeVar("T")
CANCEL, SHOBU, SAGE = Move("cancel"), Move("shobu"), Move("sage")


def begin(state: HachiState, script: Script) -> HachiState:
    """Show the combinations in the hands, if they are shown now, and let the first one play."""
    count = len(state.scores)
    state = replace(
        state, phase=Phase.PLAY, to_move=state.active[0], dealt_field=state.field,
        played=((),) * count, laid=(None,) * count, teyaku=((),) * count,
    )  # fmt: skip
    if state.options.handicap_reveal == "atEnd":
        return state
    shown = tuple(
        held(state, seat) if seat in state.active else () for seat in map(Seat, range(count))
    )
    for seat in state.active:
        for yaku in shown[seat]:
            script.say(seat, yaku.key, yaku.kan)
            if yaku.cards:
                script.show(yaku.cards, HAND.of(seat))
    return replace(state, teyaku=shown)


def held(state: HachiState, seat: Seat) -> tuple[Yaku, ...]:
    """Return the teyaku of the hand a seat began to play with."""
    return teyaku(state.dealt(seat), state.options, state.dealt_field)


def choices(state: HachiState) -> Sequence[Move]:
    """Return what the seat to move may do in the play."""
    match state.phase:
        case Phase.TAKE:
            return [Move("take", (card,)) for card in _waiting(state)]
        case Phase.DECIDE:
            return [SHOBU, SAGE]
        case _:
            return _turn(state)


def _turn(state: HachiState) -> list[Move]:
    optional = state.options.hand_capture == "optional"
    hand = in_order(state.hand(state.to_move))
    moves = [move for card in hand for move in plays(card, state.field, optional=optional)]
    return [*moves, CANCEL] if state.to_move in state.sage else moves


def _waiting(state: HachiState) -> tuple[Card, ...]:
    """Return the two cards of the field between which the turned card may choose."""
    return in_order(matches(state.field, state.turned)) if state.turned else ()


def decide(state: HachiState, seat: Seat, move: Move, script: Script) -> HachiState:
    """Make a decision of the play."""
    match move.verb:
        case "play":
            return _play(state, seat, move, script)
        case "take":
            return _end_turn(_land(state, seat, FLIPPED.id, move.cards, script), seat, script)
        case "sage":
            script.say(seat, "sage")
            said = state.sage if seat in state.sage else (*state.sage, seat)
            return _next_turn(replace(state, sage=said), seat, script)
        case _:
            return stop(state, seat, move.verb, script)


def stop(state: HachiState, seat: Seat, how: str, script: Script) -> HachiState:
    """End the hand because a seat says so."""
    script.say(seat, how, state.value(seat))
    return ending.finish(state, script, how, seat)


def _play(state: HachiState, seat: Seat, move: Move, script: Script) -> HachiState:
    (card,), found = move.cards, matches(state.field, move.cards[0])
    taken = () if move.word == "place" else move.onto or found
    state = replace(state, played=_with(state.played, seat, (*state.played[seat], card)))
    script.move([card], HAND.of(seat), FIELD.id, PLAY)
    left = None if taken or not state.hand(seat) else card
    state = replace(state, laid=_with(state.laid, seat, left))
    state = _capture(state, seat, card, taken, script)
    if state.table[STOCK.id] and (state.options.flip == "always" or not taken):
        return _flip(state, seat, script)
    return _end_turn(state, seat, script)


def _flip(state: HachiState, seat: Seat, script: Script) -> HachiState:
    script.draw(1, STOCK.id, FLIPPED.id, FLIP)
    found = matches(state.field, state.table[FLIPPED.id][0])
    if len(found) == 2:
        return replace(state, phase=Phase.TAKE)
    return _end_turn(_land(state, seat, FLIPPED.id, found, script), seat, script)


def _land(
    state: HachiState, seat: Seat, source: str, taken: Sequence[Card], script: Script
) -> HachiState:
    """Lay the turned card into the field, from where it may take others."""
    card = script.table[source][0]
    script.move([card], source, FIELD.id, LAY)
    return _capture(state, seat, card, taken, script)


def _capture(
    state: HachiState, seat: Seat, card: Card, taken: Sequence[Card], script: Script
) -> HachiState:
    if not taken:
        return state
    both = (card, *taken)
    script.move(both, FIELD.id, CAPTURED.of(seat), CAPTURE)
    fed = (Fed(c, s, seat) for c in taken for s in state.opponents(seat) if state.laid[s] == c)
    return replace(state, captures=(*state.captures, both), fed=(*state.fed, *fed))


def _with(all_: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*all_[:seat], new, *all_[seat + 1 :])


def _end_turn(state: HachiState, seat: Seat, script: Script) -> HachiState:
    """See whether the combinations of the seat are worth more than before its turn."""
    rise = state.value(seat) - value(state.pile_before(seat), state.options)
    if not rise or not state.options.sage_shobu:
        return _next_turn(state, seat, script)
    script.say(seat, "yaku", state.value(seat))
    if state.options.yaku_pay_timing == "immediate":
        settlement.pay(script, settlement.for_rise(state, seat, rise))
    if not state.hand(seat):
        return stop(state, seat, "shobu", script)
    return replace(state, phase=Phase.DECIDE)


def _next_turn(state: HachiState, seat: Seat, script: Script) -> HachiState:
    following = state.after(seat)
    state = replace(state, phase=Phase.PLAY, captures=(), to_move=following)
    return state if state.hand(following) else ending.finish(state, script, "exhausted")
