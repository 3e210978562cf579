"""Before the play with four to six at the table: who plays, and at what price (rules §2.7)."""

from collections.abc import Sequence
from dataclasses import replace

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import BANK, CHANCE, Script, Seat
from naipes_gui.core.zones import HAND, STOCK
from naipes_gui.games.hachi_hachi import ending, play
from naipes_gui.games.hachi_hachi.state import ACTIVE, HachiState, Phase
from naipes_gui.games.hachi_hachi.yaku import GROUP_B, dekiyaku, key_cards, teyaku, worth
from naipes_gui.games.hachi_hachi.zones import RETURN, SWAP

KEY_CARD = 3
"""Mon for a card of a set that is not complete."""
DEAREST = 20
"""Kan that a place may cost."""
NO_OFFER = Move("no", word="offer")


# What may be done.


def choices(state: HachiState) -> Sequence[Move]:
    """Return what the seat to move may say before the play."""
    match state.phase:
        case Phase.SWAP:
            return [Move("swap"), Move("keep")]
        case Phase.MIZUTEN:
            return [Move("mizuten"), Move("wait")]
        case Phase.DROP:
            return [Move("in"), *([Move("out")] if may_drop(state, state.to_move) else [])]
        case Phase.OFFER:
            return [NO_OFFER, *(Move("offer", number=price) for price in prices(state))]
        case _:
            return [Move("accept"), Move("refuse")]


def may_drop(state: HachiState, seat: Seat) -> bool:
    """Tell whether a seat may drop out: not when three are needed, nor after mizuten."""
    if state.mizuten and seat == state.dealer:
        return False
    spoken = len(state.playing) + len(state.dropped)
    remaining = len(state.scores) - spoken
    return not state.options.forced_three or len(state.playing) + remaining > ACTIVE


def fee(state: HachiState) -> int:
    """Return what the next to drop pays: 1, 1½, 2 … kan."""
    return (len(state.dropped) + 2) * state.options.half_kan * state.multiplier


def prices(state: HachiState) -> range:
    """Return what the seat to move may offer for a place."""
    if not sellers(state):
        return range(0)
    step = state.options.half_kan * state.multiplier
    least = -(-compensation(state, state.to_move) // step) * step
    return range(least, max(DEAREST * state.mon, least) + 1, step)


def sellers(state: HachiState) -> tuple[Seat, ...]:
    """Return who may be asked for his place, the last one seated first."""
    return tuple(s for s in reversed(state.playing) if not (state.mizuten and s == state.dealer))


# What happens.


def begin(state: HachiState, script: Script) -> HachiState:
    """Ask for the first decision before the play."""
    if state.options.hand_swap:
        asked = state.seats[1]
        return replace(state, phase=Phase.SWAP, to_move=asked, holder=state.dealer)
    return _ask_mizuten(state, script, unseen=False)


def decide(state: HachiState, seat: Seat, move: Move, script: Script) -> HachiState:
    """Make a decision before the play."""
    verb = "no_offer" if move == NO_OFFER else move.verb
    script.say(seat, verb, move.number)
    match state.phase:
        case Phase.SWAP:
            return _swap(state, seat, move.verb, script)
        case Phase.MIZUTEN:
            state = replace(state, mizuten=move.verb == "mizuten")
            return _ask_to_play(state, script, unseen=True)
        case Phase.DROP:
            return _speak(state, seat, move.verb, script)
        case Phase.OFFER:
            return _offer(state, move, script)
        case _:
            return _answer(state, seat, move.verb, script)


def _swap(state: HachiState, seat: Seat, verb: str, script: Script) -> HachiState:
    if verb == "swap":
        mine, theirs = HAND.of(seat), HAND.of(state.holder)
        given, taken = script.table[mine], script.table[theirs]
        script.move(given, mine, theirs, SWAP)
        script.move(taken, theirs, mine, SWAP)
        state = replace(state, holder=seat)
    asked = state.seats[(state.seats.index(seat) + 1) % len(state.seats)]
    if asked != state.dealer:
        return replace(state, to_move=asked)
    return _ask_mizuten(state, script, unseen=True)


def _ask_mizuten(state: HachiState, script: Script, *, unseen: bool) -> HachiState:
    if state.options.mizuten == "off":
        return _ask_to_play(state, script, unseen=unseen)
    return replace(state, phase=Phase.MIZUTEN, to_move=state.dealer)


def _ask_to_play(state: HachiState, script: Script, *, unseen: bool) -> HachiState:
    """Let everybody look, and the dealer speak first."""
    for seat in state.seats if unseen else ():
        script.look(seat, HAND.of(seat))
    return replace(state, phase=Phase.DROP, to_move=state.dealer)


def _speak(state: HachiState, seat: Seat, verb: str, script: Script) -> HachiState:
    if verb == "out":
        script.pay(seat, BANK, fee(state), "fee")
        if state.mizuten and state.options.mizuten == "bga":
            script.pay(seat, state.dealer, state.mon, "mizuten")
        state = replace(state, dropped=(*state.dropped, seat))
    else:
        state = replace(state, playing=(*state.playing, seat))
    silent = state.seats[len(state.playing) + len(state.dropped) :]
    if silent and len(state.playing) < ACTIVE:
        return replace(state, to_move=silent[0])
    if len(state.playing) < ACTIVE:
        return ending.too_few(state, script)
    bidders = silent if state.options.buyout else ()
    return _next_bidder(replace(state, forced_out=silent, bidders=bidders), script)


def _next_bidder(state: HachiState, script: Script) -> HachiState:
    if state.bidders:
        return replace(state, phase=Phase.OFFER, to_move=state.bidders[0], offer=0)
    return _seat_players(state, script)


def _offer(state: HachiState, move: Move, script: Script) -> HachiState:
    if move == NO_OFFER:
        return _next_bidder(replace(state, bidders=state.bidders[1:]), script)
    asked = sellers(state)
    return replace(state, phase=Phase.ANSWER, asked=asked, to_move=asked[0], offer=move.number or 0)


def _answer(state: HachiState, seat: Seat, verb: str, script: Script) -> HachiState:
    buyer, asked = state.bidders[0], state.asked[1:]
    if verb == "accept":
        script.pay(buyer, seat, state.offer, "place")
        state = replace(
            state,
            playing=tuple(s for s in state.playing if s != seat),
            forced_out=tuple(s for s in state.forced_out if s != buyer),
            bought=(*state.bought, buyer),
        )
    elif asked:
        return replace(state, asked=asked, to_move=asked[0])
    return _next_bidder(replace(state, bidders=state.bidders[1:], asked=()), script)


def _seat_players(state: HachiState, script: Script) -> HachiState:
    """Pay the compensations and shuffle the hands of the others into the stock."""
    chosen = (*state.playing, *state.bought)
    state = replace(state, active=tuple(s for s in state.seats if s in chosen))
    for seat in state.forced_out:
        for payer in payers(state):
            script.pay(payer, seat, compensation(state, seat), "compensation")
    for seat in state.seats:
        if seat not in chosen:
            script.move(script.table[HAND.of(seat)], HAND.of(seat), STOCK.id, RETURN)
    return replace(state, stage=Stage.RESHUFFLE, to_move=CHANCE, phase=Phase.PLAY)


def reshuffled(state: HachiState, order: Sequence[Card], script: Script) -> HachiState:
    """Begin the play with the new stock."""
    script.shuffle(STOCK.id, order)
    return play.begin(replace(state, stage=Stage.HAND), script)


def payers(state: HachiState) -> tuple[Seat, ...]:
    """Return who compensates those who were forced out."""
    everybody = state.options.forced_out_payers == "allActive"
    return state.active if everybody else state.active[1:]


def compensation(state: HachiState, seat: Seat) -> int:
    """Return what a forced-out seat is due from each payer: C of the rules."""
    options, hand = state.options, state.hand(seat)
    shown, complete = teyaku(hand, options, state.field), dekiyaku(hand, options)
    used = {card for yaku in (*shown, *complete) for card in yaku.cards}
    if any(yaku.key in GROUP_B for yaku in shown):
        used.update(hand)
    loose = [card for card in hand if card in key_cards(options) and card not in used]
    half_kans = (worth(shown) + worth(complete)) * options.half_kan
    return (half_kans + KEY_CARD * len(loose)) * state.multiplier
