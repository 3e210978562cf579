"""Before the play with four to six at the table: who plays, and at what price (rules §2.7)."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, Seat
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import ending, play
from naipes_gui.games.hachi_hachi.rules.state import ACTIVE, HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.yaku import GROUP_B, dekiyaku, key_cards, teyaku, worth
from naipes_gui.games.hachi_hachi.rules.zones import RETURN, SWAP

KEY_CARD = 3
"""Mon for a card of a set that is not complete."""
DEAREST = 20
"""Kan that a place may cost."""
NO_OFFER = Move("no", word="offer")


# What may be done.


def choices(state: HachiState, options: HachiOptions) -> Sequence[Move]:
    """Return what the seat to move may say before the play."""
    match state.phase:
        case Phase.SWAP:
            return [Move("swap"), Move("keep")]
        case Phase.MIZUTEN:
            return [Move("mizuten"), Move("wait")]
        case Phase.DROP:
            return [Move("in"), *([Move("out")] if may_drop(state, state.to_move, options) else [])]
        case Phase.OFFER:
            return [NO_OFFER, *(Move("offer", number=price) for price in prices(state, options))]
        case _:
            return [Move("accept"), Move("refuse")]


def may_drop(state: HachiState, seat: Seat, options: HachiOptions) -> bool:
    """Tell whether a seat may drop out: not when three are needed, nor after mizuten."""
    if state.mizuten and seat == state.dealer:
        return False
    spoken = len(state.playing) + len(state.dropped)
    remaining = len(state.scores) - spoken
    return not options.forced_three or len(state.playing) + remaining > ACTIVE


def fee(state: HachiState, options: HachiOptions) -> int:
    """Return what the next to drop pays: 1, 1½, 2 … kan."""
    return (len(state.dropped) + 2) * options.half_kan * state.multiplier


def prices(state: HachiState, options: HachiOptions) -> range:
    """Return what the seat to move may offer for a place."""
    if not sellers(state):
        return range(0)
    step = options.half_kan * state.multiplier
    least = -(-compensation(state, state.to_move, options) // step) * step
    return range(least, max(DEAREST * state.mon(options), least) + 1, step)


def sellers(state: HachiState) -> tuple[Seat, ...]:
    """Return who may be asked for his place, the last one seated first."""
    return tuple(s for s in reversed(state.playing) if not (state.mizuten and s == state.dealer))


# What happens.


def begin(draft: Draft[HachiState]) -> None:
    """Ask for the first decision before the play."""
    state = draft.state
    if draft.options.hand_swap:
        draft.set(phase=Phase.SWAP, to_move=state.seats[1], holder=state.dealer)
    else:
        _ask_mizuten(draft, unseen=False)


def decide(draft: Draft[HachiState], seat: Seat, move: Move) -> None:
    """Make a decision before the play."""
    verb = "no_offer" if move == NO_OFFER else move.verb
    draft.say(seat, verb, move.number)
    match draft.state.phase:
        case Phase.SWAP:
            _swap(draft, seat, move.verb)
        case Phase.MIZUTEN:
            draft.set(mizuten=move.verb == "mizuten")
            _ask_to_play(draft, unseen=True)
        case Phase.DROP:
            _speak(draft, seat, move.verb)
        case Phase.OFFER:
            _offer(draft, move)
        case _:
            _answer(draft, seat, move.verb)


def _swap(draft: Draft[HachiState], seat: Seat, verb: str) -> None:
    state = draft.state
    if verb == "swap":
        mine, theirs = HAND.of(seat), HAND.of(state.holder)
        given, taken = state.table[mine], state.table[theirs]
        draft.move(given, mine, theirs, SWAP)
        draft.move(taken, theirs, mine, SWAP)
        draft.set(holder=seat)
    asked = state.seats[(state.seats.index(seat) + 1) % len(state.seats)]
    if asked != state.dealer:
        draft.set(to_move=asked)
    else:
        _ask_mizuten(draft, unseen=True)


def _ask_mizuten(draft: Draft[HachiState], *, unseen: bool) -> None:
    if draft.options.mizuten == "off":
        _ask_to_play(draft, unseen=unseen)
    else:
        draft.set(phase=Phase.MIZUTEN, to_move=draft.state.dealer)


def _ask_to_play(draft: Draft[HachiState], *, unseen: bool) -> None:
    """Let everybody look, and the dealer speak first."""
    for seat in draft.state.seats if unseen else ():
        draft.look(seat, HAND.of(seat))
    draft.set(phase=Phase.DROP, to_move=draft.state.dealer)


def _speak(draft: Draft[HachiState], seat: Seat, verb: str) -> None:
    state, options = draft.state, draft.options
    if verb == "out":
        draft.pay(seat, BANK, fee(state, options), "fee")
        if state.mizuten and options.mizuten == "bga":
            draft.pay(seat, state.dealer, state.mon(options), "mizuten")
        draft.set(dropped=(*state.dropped, seat))
    else:
        draft.set(playing=(*state.playing, seat))
    silent = state.seats[len(state.playing) + len(state.dropped) :]
    if silent and len(state.playing) < ACTIVE:
        draft.set(to_move=silent[0])
    elif len(state.playing) < ACTIVE:
        ending.too_few(draft)
    else:
        draft.set(forced_out=silent, bidders=silent if options.buyout else ())
        _next_bidder(draft)


def _next_bidder(draft: Draft[HachiState]) -> None:
    if bidders := draft.state.bidders:
        draft.set(phase=Phase.OFFER, to_move=bidders[0], offer=0)
    else:
        _seat_players(draft)


def _offer(draft: Draft[HachiState], move: Move) -> None:
    if move == NO_OFFER:
        draft.set(bidders=draft.state.bidders[1:])
        _next_bidder(draft)
        return
    asked = sellers(draft.state)
    draft.set(phase=Phase.ANSWER, asked=asked, to_move=asked[0], offer=move.number or 0)


def _answer(draft: Draft[HachiState], seat: Seat, verb: str) -> None:
    state = draft.state
    buyer, asked = state.bidders[0], state.asked[1:]
    if verb == "accept":
        draft.pay(buyer, seat, state.offer, "place")
        draft.set(
            playing=tuple(s for s in state.playing if s != seat),
            forced_out=tuple(s for s in state.forced_out if s != buyer),
            bought=(*state.bought, buyer),
        )
    elif asked:
        draft.set(asked=asked, to_move=asked[0])
        return
    draft.set(bidders=state.bidders[1:], asked=())
    _next_bidder(draft)


def _seat_players(draft: Draft[HachiState]) -> None:
    """Pay the compensations and shuffle the hands of the others into the stock."""
    state, options = draft.state, draft.options
    chosen = (*state.playing, *state.bought)
    draft.set(active=tuple(s for s in state.seats if s in chosen))
    for seat in state.forced_out:
        for payer in payers(state, options):
            draft.pay(payer, seat, compensation(state, seat, options), "compensation")
    for seat in state.seats:
        if seat not in chosen:
            draft.move(state.hand(seat), HAND.of(seat), STOCK.id, RETURN)
    draft.set(stage=Stage.RESHUFFLE, to_move=CHANCE, phase=Phase.PLAY)


def reshuffled(draft: Draft[HachiState], order: Sequence[Card]) -> None:
    """Begin the play with the new stock."""
    draft.shuffle(STOCK.id, order)
    draft.set(stage=Stage.HAND)
    play.begin(draft)


def payers(state: HachiState, options: HachiOptions) -> tuple[Seat, ...]:
    """Return who compensates those who were forced out."""
    everybody = options.forced_out_payers == "allActive"
    return state.active if everybody else state.active[1:]


def compensation(state: HachiState, seat: Seat, options: HachiOptions) -> int:
    """Return what a forced-out seat is due from each payer: C of the rules."""
    return due(state.hand(seat), options, state.field) * state.multiplier


def due(hand: Sequence[Card], options: HachiOptions, field: Sequence[Card]) -> int:
    """Return the mon that a hand is due from each payer, the multiplier left out."""
    shown, complete = teyaku(hand, options, field), dekiyaku(hand, options)
    used = {card for yaku in (*shown, *complete) for card in yaku.cards}
    if any(yaku.key in GROUP_B for yaku in shown):
        used.update(hand)
    loose = [card for card in hand if card in key_cards(options) and card not in used]
    half_kans = (worth(shown) + worth(complete)) * options.half_kan
    return half_kans + KEY_CARD * len(loose)
