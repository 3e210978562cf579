"""The auction, and what is looked at, bought or taken around it (NAP-R10 … R12, R33 … R38)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.draft import Draft
from naipes_gui.core.motion import DISCARD, DRAW
from naipes_gui.core.moves import Move
from naipes_gui.core.table import BANK, NOBODY, Seat
from naipes_gui.core.zones import HAND, STOCK, WASTE
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules import settlement
from naipes_gui.games.napoleon.rules.bids import CON, FORCED, PASS, Bid, ladder
from naipes_gui.games.napoleon.rules.state import Call, NapoleonState, Phase
from naipes_gui.games.napoleon.rules.zones import SPARE, TABLE

HAND_SIZE = 5
LOOK_PRICE = 1


# What may be done.


def choices(state: NapoleonState, options: NapoleonOptions) -> Sequence[Move]:
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
            return list(_calls(state, options))


def _sets(verb: str, hand: Sequence[Card], sizes: range) -> list[Move]:
    return [Move(verb, cards) for size in sizes for cards in combinations(hand, size)]


def _calls(state: NapoleonState, options: NapoleonOptions) -> Iterator[Move]:
    yield Move("pass")
    for bid in state.open_bids(state.to_move, options):
        yield bid.move
    if may_look(state, state.to_move, options):
        yield Move("look")
    if may_spare(state, options):
        yield Move("spare")


def may_look(state: NapoleonState, seat: Seat, options: NapoleonOptions) -> bool:
    """Tell whether there is a card on the table that a seat has not seen (NAP-R33, R35)."""
    return options.variant in ("extra_card", "miron") and seat not in state.looked


def may_spare(state: NapoleonState, options: NapoleonOptions) -> bool:
    """Tell whether the spare hand is there and Nap is a legal bid (NAP-R34)."""
    nap = Bid("nap") in state.open_bids(state.to_move, options)
    return options.variant == "sir_garnet" and state.spared == NOBODY and nap


def look_price(state: NapoleonState, seat: Seat, options: NapoleonOptions) -> int:
    """Return what looking costs; the dealer may look at the extra card for nothing (NAP-R33)."""
    free = options.variant == "extra_card" and options.extra_free_look == "dealer"
    return 0 if free and seat == state.dealer else LOOK_PRICE


# What it leads to.


def decide(draft: Draft[NapoleonState], seat: Seat, move: Move) -> None:
    """Make a move before the play."""
    match move.verb:
        case "buy":
            _buy(draft, seat, move)
        case "discard":
            _discard(draft, seat, move)
        case "look":
            _look(draft, seat)
        case "decline":
            draft.say(seat, "decline")
            draft.set(declined=(*draft.state.declined, seat))
            _ask_to_look(draft)
        case "swap" | "keep":
            _swap(draft, seat, move)
        case "spare":
            _spare(draft, seat)
        case _:
            draft.say(seat, move.verb, move.number, move.word)
            bid = PASS if move.verb == "pass" else Bid.of(move)
            draft.set(calls=(*draft.state.calls, Call(seat, bid)))
            _next_call(draft)


def _buy(draft: Draft[NapoleonState], seat: Seat, move: Move) -> None:
    """Change cards from the stock for one counter each (NAP-R38)."""
    draft.say(seat, "buy", len(move.cards))
    draft.pay(seat, BANK, len(move.cards), "buy")
    draft.move(move.cards, HAND.of(seat), WASTE.of(seat), DISCARD)
    draft.draw(len(move.cards), STOCK.id, HAND.of(seat), DRAW)
    draft.set(bought=(*draft.state.bought, len(move.cards)))
    _next_before_auction(draft, seat)


def _discard(draft: Draft[NapoleonState], seat: Seat, move: Move) -> None:
    """Throw cards away unseen: two of seven, or five of ten (NAP-R34, R37)."""
    draft.move(move.cards, HAND.of(seat), WASTE.of(seat), DISCARD)
    if draft.state.spared == seat:
        _next_call(draft)
    else:
        _next_before_auction(draft, seat)


def _next_before_auction(draft: Draft[NapoleonState], seat: Seat) -> None:
    bidders = draft.state.bidders
    if seat == bidders[-1]:
        draft.set(phase=Phase.AUCTION, to_move=bidders[0])
    else:
        draft.set(to_move=bidders[bidders.index(seat) + 1])


def _look(draft: Draft[NapoleonState], seat: Seat) -> None:
    draft.pay(seat, BANK, look_price(draft.state, seat, draft.options), "look")
    draft.look(seat, TABLE.id)
    draft.set(looked=(*draft.state.looked, seat))
    if draft.state.phase is Phase.LOOK:
        _ask_to_look(draft)


def _spare(draft: Draft[NapoleonState], seat: Seat) -> None:
    """Take the spare hand, which bids Nap (NAP-R34)."""
    draft.say(seat, "spare")
    draft.draw(HAND_SIZE, SPARE.id, HAND.of(seat), DRAW)
    calls = (*draft.state.calls, Call(seat, Bid("nap")))
    draft.set(spared=seat, calls=calls, phase=Phase.DISCARD)


def _next_call(draft: Draft[NapoleonState]) -> None:
    """Ask the next player; after all of them, or a Blücher, the auction is over (NAP-R11)."""
    state = draft.state
    bidders = state.bidders
    if state.highest.bid.name == "blucher" or len(state.calls) == len(bidders):
        _close(draft)
    else:
        draft.set(phase=Phase.AUCTION, to_move=bidders[len(state.calls)])


def _close(draft: Draft[NapoleonState]) -> None:
    """Find the declarer; when all have passed, the options say who must play (NAP-R12)."""
    state = draft.state
    declarer, contract = state.highest
    bidders = state.bidders
    forced = {"first_must_one": bidders[0], "dealer_must_one": bidders[-1]}
    if declarer == NOBODY and draft.options.all_pass in forced:
        declarer, contract = forced[draft.options.all_pass], FORCED
    if declarer == NOBODY:
        settlement.all_passed(draft)
        return
    draft.set(declarer=declarer, contract=contract)
    _ask_to_look(draft)


def _ask_to_look(draft: Draft[NapoleonState]) -> None:
    """Let the opponents of a Nap look at the card of a mirón, one after the other (NAP-R35)."""
    state = draft.state
    if draft.options.variant == "miron" and state.contract.is_for_five:
        done = (state.declarer, *state.looked, *state.declined)
        waiting = [seat for seat in state.bidders if seat not in done]
        if waiting:
            draft.set(phase=Phase.LOOK, to_move=waiting[0])
            return
    _ask_to_swap(draft)


def _ask_to_swap(draft: Draft[NapoleonState]) -> None:
    state = draft.state
    peeped = draft.options.variant == "miron" and state.declarer in state.looked
    if peeped or state.contract.form == CON:
        draft.set(phase=Phase.SWAP, to_move=state.declarer)
    else:
        _open(draft)


def _swap(draft: Draft[NapoleonState], seat: Seat, move: Move) -> None:
    """Change a card for the one on the table (NAP-R33, R35)."""
    draft.say(seat, move.verb)
    if move.cards:
        # The card thrown leaves first, so that those who saw the other know where it is.
        draft.move(move.cards, HAND.of(seat), WASTE.of(seat), DISCARD)
        draft.draw(1, TABLE.id, HAND.of(seat), DRAW)
    _open(draft)


def _open(draft: Draft[NapoleonState]) -> None:
    """Let the declarer lead, after naming trumps where the lead does not (NAP-R14, R19)."""
    state = draft.state
    names = ladder(draft.options).lead_of(state.contract) == "lowest_plain"
    phase = Phase.TRUMP if names else Phase.PLAY
    draft.set(phase=phase, to_move=state.declarer, leader=state.declarer)
