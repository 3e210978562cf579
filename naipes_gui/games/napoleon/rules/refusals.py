"""Why a move is not allowed, in words that name the rule and the cards."""

from naipes_gui.core.cards import JOKER, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import NOT_NOW
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import STOCK
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules import auction
from naipes_gui.games.napoleon.rules.bids import CON, Bid, ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.rules.tricks import following, openings

OVER = phrase("napoleon", "The auction is over. (Rule 2.11)")
UNKNOWN = phrase("napoleon", "That bid has not been agreed. (Rule 2.10)")
FIRST_STEPS = {
    Phase.BUY: phrase("napoleon", "First the cards are bought. (Rule 2.38)"),
    Phase.DISCARD: phrase("napoleon", "First throw away the cards too many."),
    Phase.AUCTION: phrase("napoleon", "The auction comes first. (Rule 2.11)"),
    Phase.LOOK: phrase("napoleon", "First look at the card, or decline. (Rule 2.35)"),
    Phase.SWAP: phrase("napoleon", "First the declarer changes a card. (Rule 2.35)"),
    Phase.TRUMP: phrase("napoleon", "First name the trump suit. (Rule 2.19)"),
}


def why_not(state: NapoleonState, seat: Seat, move: Move, options: NapoleonOptions) -> Phrase:
    """Say why the seat to move may not do something."""
    hand = state.hand(seat)
    if any(card not in hand for card in move.cards):
        return phrase("games", "You can only use cards of your own hand.")
    match move.verb:
        case "play" if state.phase is Phase.PLAY and len(move.cards) == 1:
            return _play(state, seat, move, options)
        case "play" | "pass" | "bid" if state.phase in FIRST_STEPS:
            return _call(state, seat, move, options)
        case "pass" | "bid":
            return OVER
        case "look" | "decline":
            return _look(state, seat, options)
        case "spare":
            return _spare(state, options)
        case "buy" | "discard" | "swap" | "keep" | "trump":
            return _change(state, move)
        case _:
            return NOT_NOW


def why_not_bid(rules_bids: tuple[Bid, ...], highest: Bid, bid: Bid, *, looked: bool) -> Phrase:
    """Say why a bid of the ladder cannot be made over another one (NAP-R10)."""
    if bid.name == "wellington" and highest.name != "nap":
        return phrase("napoleon", "Wellington can only be bid over a Nap. (Rule 2.10)")
    if bid.name == "blucher" and highest.name != "wellington":
        return phrase("napoleon", "Blücher can only be bid over a Wellington. (Rule 2.10)")
    if highest in rules_bids and rules_bids.index(bid) <= rules_bids.index(highest):
        return phrase("napoleon", "You must bid higher than the last bid. (Rule 2.10)")
    if bid.form == CON and not looked:
        return phrase(
            "napoleon", "Only who has looked at the extra card may bid with it. (Rule 2.33)"
        )
    return NOT_NOW


def culprits(
    state: NapoleonState, seat: Seat, move: Move, options: NapoleonOptions
) -> tuple[Card, ...]:
    """Return the cards one of which must be played instead."""
    if move.verb != "play" or state.phase is not Phase.PLAY or seat != state.to_move:
        return ()
    owed = _owed(state, seat, options)
    return () if set(move.cards) <= set(owed) else owed


def _owed(state: NapoleonState, seat: Seat, options: NapoleonOptions) -> tuple[Card, ...]:
    """Return the cards that a duty leaves, or nothing if there is no duty."""
    trick = state.trick
    if trick:
        return following(state.hand(seat), trick[0].card, state.trump)
    bound = ladder(options).lead_of(state.contract)
    if state.plays or bound == "free":
        return ()
    return openings(state.hand(seat), bound, state.trump)


def _play(state: NapoleonState, seat: Seat, move: Move, options: NapoleonOptions) -> Phrase:
    trick, owed = state.trick, _owed(state, seat, options)
    if move.word or (move.cards == (JOKER,) and not state.plays and not owed):
        return _joker(state, move, options, bound=bool(owed))
    if trick and owed:
        return phrase("napoleon", "You must follow suit: you hold {cards}. (Rule 2.15)", cards=owed)
    return _bound_lead(state, owed, options) if owed else NOT_NOW


def _bound_lead(state: NapoleonState, owed: tuple[Card, ...], options: NapoleonOptions) -> Phrase:
    if ladder(options).lead_of(state.contract) == "lowest_plain":
        return phrase(
            "napoleon", "You must open with your lowest plain card: {cards}. (Rule 2.19)",
            cards=owed,
        )  # fmt: skip
    if state.contract.name == "nap":
        return phrase(
            "napoleon", "You must open a Nap with the lowest card of a suit: {cards}. (Rule 2.20)",
            cards=owed,
        )  # fmt: skip
    return phrase(
        "napoleon", "You must open with the lowest card of a suit: {cards}. (Rule 2.19)",
        cards=owed,
    )  # fmt: skip


def _joker(state: NapoleonState, move: Move, options: NapoleonOptions, *, bound: bool) -> Phrase:
    if move.cards != (JOKER,):
        return phrase("napoleon", "Only with the joker is a suit named. (Rule 2.31)")
    if state.plays:
        return phrase("napoleon", "Trumps are only named with the first card. (Rule 2.31)")
    if ladder(options).is_without_trumps(state.contract):
        return phrase("napoleon", "There are no trumps in this misère. (Rule 2.13)")
    if move.word and bound:
        return phrase(
            "napoleon", "With the joker you can only name a suit that you do not hold. (Rule 2.19)"
        )
    return phrase("napoleon", "Whoever opens with the joker must name the trumps. (Rule 2.31)")


def _call(state: NapoleonState, seat: Seat, move: Move, options: NapoleonOptions) -> Phrase:
    if move.verb == "play" or state.phase in (Phase.BUY, Phase.DISCARD):
        return FIRST_STEPS[state.phase]
    if state.phase is not Phase.AUCTION:
        return OVER
    bid, bids = Bid.of(move), ladder(options).bids
    if move.verb == "pass" or bid not in bids:
        return UNKNOWN
    looked = seat in state.looked
    return why_not_bid(bids, state.highest.bid, bid, looked=looked)


def _look(state: NapoleonState, seat: Seat, options: NapoleonOptions) -> Phrase:
    if options.variant not in ("extra_card", "miron"):
        return phrase("napoleon", "There is no card to look at. (Rule 2.35)")
    if seat in state.looked:
        return phrase("napoleon", "You have already looked at the card. (Rule 2.35)")
    return phrase("napoleon", "One looks before bidding. (Rule 2.35)")


def _spare(state: NapoleonState, options: NapoleonOptions) -> Phrase:
    if options.variant != "sir_garnet":
        return phrase("napoleon", "There is no spare hand. (Rule 2.34)")
    if state.spared != NOBODY:
        return phrase("napoleon", "The spare hand has been taken. (Rule 2.34)")
    if state.phase is not Phase.AUCTION or auction.may_spare(state, options):
        return OVER
    return phrase("napoleon", "The spare hand bids a Nap, which is too low now. (Rule 2.34)")


def _change(state: NapoleonState, move: Move) -> Phrase:
    match move.verb, state.phase:
        case "buy", Phase.BUY:
            left = len(state.table[STOCK.id])
            return phrase("napoleon", "The stock only has %n card(s). (Rule 2.38)", n=left)
        case "discard", Phase.DISCARD:
            many = len(state.hand(state.to_move)) - auction.HAND_SIZE
            return phrase("napoleon", "Throw away exactly %n card(s).", n=many)
        case "keep", Phase.SWAP:
            return phrase("napoleon", "You bid with the extra card: take it. (Rule 2.33)")
        case "swap", Phase.SWAP:
            return phrase("napoleon", "Change exactly one card. (Rule 2.35)")
        case "trump", Phase.TRUMP:
            names = tuple(SUIT_NAMES.values())
            return phrase(
                "napoleon", "Name {first}, {second}, {third} or {fourth}. (Rule 2.19)",
                first=names[0], second=names[1], third=names[2], fourth=names[3],
            )  # fmt: skip
        case _:
            return NOT_NOW
