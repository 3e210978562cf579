"""The play of a hand, turn by turn (rules §2.4, 2.5, 2.10)."""

from collections.abc import Sequence
from typing import TypeVar

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.draft import Draft
from naipes_gui.core.motion import PLAY
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import ending, settlement
from naipes_gui.games.hachi_hachi.rules.field import matches, plays
from naipes_gui.games.hachi_hachi.rules.state import Fed, HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.yaku import value
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURE, CAPTURED, FIELD, FLIP, FLIPPED, LAY

T = TypeVar("T")
CANCEL, SHOBU, SAGE = Move("cancel"), Move("shobu"), Move("sage")


def begin(draft: Draft[HachiState]) -> None:
    """Show the combinations in the hands, if they are shown now, and let the first one play."""
    state, options = draft.state, draft.options
    count = len(state.scores)
    draft.set(
        phase=Phase.PLAY, to_move=state.active[0], dealt_field=state.field,
        played=((),) * count, laid=(None,) * count, teyaku=((),) * count,
    )  # fmt: skip
    if options.handicap_reveal == "atEnd":
        return
    shown = tuple(
        settlement.held(state, seat, options) if seat in state.active else ()
        for seat in map(Seat, range(count))
    )
    for seat in state.active:
        for yaku in shown[seat]:
            draft.say(seat, yaku.key, yaku.kan)
            if yaku.cards:
                draft.show(yaku.cards, HAND.of(seat))
    draft.set(teyaku=shown)


def choices(state: HachiState, options: HachiOptions) -> Sequence[Move]:
    """Return what the seat to move may do in the play."""
    match state.phase:
        case Phase.TAKE:
            return [Move("take", (card,)) for card in _waiting(state)]
        case Phase.DECIDE:
            return [SHOBU, SAGE]
        case _:
            return _turn(state, options)


def _turn(state: HachiState, options: HachiOptions) -> list[Move]:
    optional = options.hand_capture == "optional"
    hand = in_order(state.hand(state.to_move))
    moves = [move for card in hand for move in plays(card, state.field, optional=optional)]
    return [*moves, CANCEL] if state.to_move in state.sage else moves


def _waiting(state: HachiState) -> tuple[Card, ...]:
    """Return the two cards of the field between which the turned card may choose."""
    return in_order(matches(state.field, state.turned)) if state.turned else ()


def decide(draft: Draft[HachiState], seat: Seat, move: Move) -> None:
    """Make a decision of the play."""
    match move.verb:
        case "play":
            _play(draft, seat, move)
        case "take":
            _land(draft, seat, move.cards)
            _end_turn(draft, seat)
        case "sage":
            draft.say(seat, "sage")
            said = draft.state.sage
            draft.set(sage=said if seat in said else (*said, seat))
            _next_turn(draft, seat)
        case _:
            stop(draft, seat, move.verb)


def stop(draft: Draft[HachiState], seat: Seat, how: str) -> None:
    """End the hand because a seat says so."""
    draft.say(seat, how, draft.state.value(seat, draft.options))
    ending.finish(draft, how, seat)


def _play(draft: Draft[HachiState], seat: Seat, move: Move) -> None:
    state = draft.state
    (card,), found = move.cards, matches(state.field, move.cards[0])
    taken = () if move.word == "place" else move.onto or found
    draft.set(played=_with(state.played, seat, (*state.played[seat], card)))
    draft.move([card], HAND.of(seat), FIELD.id, PLAY)
    left = None if taken or not state.hand(seat) else card
    draft.set(laid=_with(state.laid, seat, left))
    _capture(draft, seat, card, taken)
    if state.table[STOCK.id] and (draft.options.flip == "always" or not taken):
        _flip(draft, seat)
    else:
        _end_turn(draft, seat)


def _flip(draft: Draft[HachiState], seat: Seat) -> None:
    draft.draw(1, STOCK.id, FLIPPED.id, FLIP)
    found = matches(draft.state.field, draft.table[FLIPPED.id][0])
    if len(found) == 2:
        draft.set(phase=Phase.TAKE)
        return
    _land(draft, seat, found)
    _end_turn(draft, seat)


def _land(draft: Draft[HachiState], seat: Seat, taken: Sequence[Card]) -> None:
    """Lay the turned card into the field, from where it may take others."""
    card = draft.table[FLIPPED.id][0]
    draft.move([card], FLIPPED.id, FIELD.id, LAY)
    _capture(draft, seat, card, taken)


def _capture(draft: Draft[HachiState], seat: Seat, card: Card, taken: Sequence[Card]) -> None:
    if not taken:
        return
    state, both = draft.state, (card, *taken)
    draft.move(both, FIELD.id, CAPTURED.of(seat), CAPTURE)
    fed = (Fed(c, s, seat) for c in taken for s in state.opponents(seat) if state.laid[s] == c)
    draft.set(captures=(*state.captures, both), fed=(*state.fed, *fed))


def _with(all_: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*all_[:seat], new, *all_[seat + 1 :])


def _end_turn(draft: Draft[HachiState], seat: Seat) -> None:
    """See whether the combinations of the seat are worth more than before its turn."""
    state, options = draft.state, draft.options
    owned = state.value(seat, options)
    rise = owned - value(state.pile_before(seat), options)
    if not rise or not options.sage_shobu:
        _next_turn(draft, seat)
        return
    draft.say(seat, "yaku", owned)
    if options.yaku_pay_timing == "immediate":
        settlement.pay(draft, settlement.for_rise(state, seat, rise, options))
    if state.hand(seat):
        draft.set(phase=Phase.DECIDE)
    else:
        stop(draft, seat, "shobu")


def _next_turn(draft: Draft[HachiState], seat: Seat) -> None:
    following = draft.state.after(seat)
    draft.set(phase=Phase.PLAY, captures=(), to_move=following)
    if not draft.state.hand(following):
        ending.finish(draft, "exhausted")
