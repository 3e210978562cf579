"""The auction, and what is looked at, bought or taken around it (NAP-R10 … R12, R33 … R38)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.motion import DISCARD, DRAW
from naipes_gui.core.moves import Move
from naipes_gui.core.table import BANK, NOBODY, Script, Seat
from naipes_gui.core.zones import HAND, STOCK, WASTE
from naipes_gui.games.napoleon import settlement
from naipes_gui.games.napoleon.bids import CON, FORCED, PASS, Bid
from naipes_gui.games.napoleon.state import Call, NapoleonState, Phase
from naipes_gui.games.napoleon.zones import SPARE, TABLE

HAND_SIZE = 5
LOOK_PRICE = 1


# What may be done.


def choices(state: NapoleonState) -> Sequence[Move]:
    """Return what the seat to move may do before the play."""
    hand = in_order(state.hand(state.to_move))
    match state.phase:
        case Phase.BUY:
            most = min(HAND_SIZE, len(state.table[STOCK.id]))
            return _sets("buy", hand, range(most + 1))
        case Phase.DISCARD:
            return _sets("discard", hand, range(len(hand) - HAND_SIZE, len(hand) - HAND_SIZE + 1))
        case Phase.LOOK:
            return [Move("look"), Move("decline")]
        case Phase.SWAP:
            swaps = [Move("swap", (card,)) for card in hand]
            return swaps if state.contract.form == CON else [*swaps, Move("keep")]
        case _:
            return list(_calls(state))


def _sets(verb: str, hand: Sequence[Card], sizes: range) -> list[Move]:
    return [Move(verb, cards) for size in sizes for cards in combinations(hand, size)]


def _calls(state: NapoleonState) -> Iterator[Move]:
    yield Move("pass")
    for bid in state.open_bids(state.to_move):
        yield bid.move
    if may_look(state, state.to_move):
        yield Move("look")
    if may_spare(state):
        yield Move("spare")


def may_look(state: NapoleonState, seat: Seat) -> bool:
    """Tell whether there is a card on the table that a seat has not seen (NAP-R33, R35)."""
    return state.options.variant in ("extra_card", "miron") and seat not in state.looked


def may_spare(state: NapoleonState) -> bool:
    """Tell whether the spare hand is there and Nap is a legal bid (NAP-R34)."""
    nap = Bid("nap") in state.open_bids(state.to_move)
    return state.options.variant == "sir_garnet" and state.spared == NOBODY and nap


def look_price(state: NapoleonState, seat: Seat) -> int:
    """Return what looking costs; the dealer may look at the extra card for nothing (NAP-R33)."""
    options = state.options
    free = options.variant == "extra_card" and options.extra_free_look == "dealer"
    return 0 if free and seat == state.dealer else LOOK_PRICE


# What it leads to.


def decide(state: NapoleonState, seat: Seat, move: Move, script: Script) -> NapoleonState:
    """Make a move before the play."""
    match move.verb:
        case "buy":
            return _buy(state, seat, move, script)
        case "discard":
            return _discard(state, seat, move, script)
        case "look":
            return _look(state, seat, script)
        case "decline":
            script.say(seat, "decline")
            state = replace(state, declined=(*state.declined, seat))
            return _ask_to_look(state)
        case "swap" | "keep":
            return _swap(state, seat, move, script)
        case "spare":
            return _spare(state, seat, script)
        case _:
            script.say(seat, move.verb, move.number, move.word)
            bid = PASS if move.verb == "pass" else Bid.of(move)
            return _called(state, seat, bid, script)


def _buy(state: NapoleonState, seat: Seat, move: Move, script: Script) -> NapoleonState:
    """Change cards from the stock for one counter each (NAP-R38)."""
    script.say(seat, "buy", len(move.cards))
    script.pay(seat, BANK, len(move.cards), "buy")
    script.move(move.cards, HAND.of(seat), WASTE.of(seat), DISCARD)
    script.draw(len(move.cards), STOCK.id, HAND.of(seat), DRAW)
    state = replace(state, bought=(*state.bought, len(move.cards)))
    return _next_before_auction(state, seat)


def _discard(state: NapoleonState, seat: Seat, move: Move, script: Script) -> NapoleonState:
    """Throw cards away unseen: two of seven, or five of ten (NAP-R34, R37)."""
    script.move(move.cards, HAND.of(seat), WASTE.of(seat), DISCARD)
    if state.spared == seat:
        return _next_call(state, script)
    return _next_before_auction(state, seat)


def _next_before_auction(state: NapoleonState, seat: Seat) -> NapoleonState:
    bidders = state.bidders
    if seat == bidders[-1]:
        return replace(state, phase=Phase.AUCTION, to_move=bidders[0])
    return replace(state, to_move=bidders[bidders.index(seat) + 1])


def _look(state: NapoleonState, seat: Seat, script: Script) -> NapoleonState:
    script.pay(seat, BANK, look_price(state, seat), "look")
    script.look(seat, TABLE.id)
    state = replace(state, looked=(*state.looked, seat))
    return _ask_to_look(state) if state.phase is Phase.LOOK else state


def _spare(state: NapoleonState, seat: Seat, script: Script) -> NapoleonState:
    """Take the spare hand, which bids Nap (NAP-R34)."""
    script.say(seat, "spare")
    script.draw(HAND_SIZE, SPARE.id, HAND.of(seat), DRAW)
    calls = (*state.calls, Call(seat, Bid("nap")))
    return replace(state, spared=seat, calls=calls, phase=Phase.DISCARD)


def _called(state: NapoleonState, seat: Seat, bid: Bid, script: Script) -> NapoleonState:
    return _next_call(replace(state, calls=(*state.calls, Call(seat, bid))), script)


def _next_call(state: NapoleonState, script: Script) -> NapoleonState:
    """Ask the next player; after all of them, or a Blücher, the auction is over (NAP-R11)."""
    bidders = state.bidders
    if state.highest.bid.name == "blucher" or len(state.calls) == len(bidders):
        return _close(state, script)
    return replace(state, phase=Phase.AUCTION, to_move=bidders[len(state.calls)])


def _close(state: NapoleonState, script: Script) -> NapoleonState:
    """Find the declarer; when all have passed, the options say who must play (NAP-R12)."""
    declarer, contract = state.highest
    bidders = state.bidders
    forced = {"first_must_one": bidders[0], "dealer_must_one": bidders[-1]}
    if declarer == NOBODY and state.options.all_pass in forced:
        declarer, contract = forced[state.options.all_pass], FORCED
    if declarer == NOBODY:
        return settlement.all_passed(state, script)
    return _ask_to_look(replace(state, declarer=declarer, contract=contract))


def _ask_to_look(state: NapoleonState) -> NapoleonState:
    """Let the opponents of a Nap look at the card of a mirón, one after the other (NAP-R35)."""
    if state.options.variant == "miron" and state.contract.is_for_five:
        done = (state.declarer, *state.looked, *state.declined)
        waiting = [seat for seat in state.bidders if seat not in done]
        if waiting:
            return replace(state, phase=Phase.LOOK, to_move=waiting[0])
    return _ask_to_swap(state)


def _ask_to_swap(state: NapoleonState) -> NapoleonState:
    peeped = state.options.variant == "miron" and state.declarer in state.looked
    if peeped or state.contract.form == CON:
        return replace(state, phase=Phase.SWAP, to_move=state.declarer)
    return _open(state)


def _swap(state: NapoleonState, seat: Seat, move: Move, script: Script) -> NapoleonState:
    """Change a card for the one on the table (NAP-R33, R35)."""
    script.say(seat, move.verb)
    if move.cards:
        # The card thrown leaves first, so that those who saw the other know where it is.
        script.move(move.cards, HAND.of(seat), WASTE.of(seat), DISCARD)
        script.draw(1, TABLE.id, HAND.of(seat), DRAW)
    return _open(state)


def _open(state: NapoleonState) -> NapoleonState:
    """Let the declarer lead, after naming trumps where the lead does not (NAP-R14, R19)."""
    names = state.ladder.lead_of(state.contract) == "lowest_plain"
    phase = Phase.TRUMP if names else Phase.PLAY
    return replace(state, phase=phase, to_move=state.declarer, leader=state.declarer)
