"""The action bar: every bid with what it wins or loses, and the other choices."""

from collections.abc import Iterator, Sequence

from naipes_gui.core.cards import JOKER, SUITS, Card, in_order
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.core.zones import STOCK
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.auction import look_price
from naipes_gui.games.napoleon.rules.bids import CON, Bid, ladder
from naipes_gui.games.napoleon.rules.refusals import why_not_bid
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase
from naipes_gui.games.napoleon.rules.words import BIDS, name, shown

KEYS = {"misere": "M", "nap": "N", "wellington": "W", "blucher": "B"}
"""The letters of bids that are no number of tricks."""
LOOK, SPARE = "R", "E"
"""None of them is a key of what a review offers beside the choices of the game."""


def keys(options: NapoleonOptions) -> Iterator[tuple[str, Phrase]]:
    """Yield the letters of what can be done at a table with these options."""
    names = dict.fromkeys(bid.name for bid in ladder(options).bids)
    numbers = [bid for bid in names if bid not in KEYS]
    if numbers:
        yield f"{numbers[0]}–{numbers[-1]}", phrase("napoleon", "Bid so many tricks")
    for bid in names:
        if bid in KEYS:
            yield KEYS[bid], phrase("napoleon", "Bid {bid}", bid=BIDS[bid])
    if options.variant in ("extra_card", "miron"):
        yield LOOK, phrase("napoleon", "Look at the card")
    if options.variant == "sir_garnet":
        yield SPARE, phrase("napoleon", "Take the spare hand; later, the rest is mine")
    else:
        yield SPARE, phrase("table", "The rest is mine")


def buttons(view: View[NapoleonState], picked: Sequence[Card]) -> tuple[Button, ...]:
    """Return what the viewer can do now."""
    if view.state.stage is not Stage.HAND or not view.moves:
        return ()
    match view.state.phase:
        case Phase.BUY:
            return (_buy(view, picked),)
        case Phase.DISCARD:
            return (_discard(view, picked),)
        case Phase.AUCTION:
            return (_pass(), *_bids(view), *_looks(view), *_spare(view))
        case Phase.LOOK:
            return (_decline(), *_looks(view))
        case Phase.SWAP:
            return tuple(_swaps(view, picked))
        case Phase.TRUMP:
            return tuple(_trumps(view))
        case Phase.PLAY:
            return tuple(_joker(view, picked))


# The auction.


def _pass() -> Button:
    price = phrase("napoleon", "you do not play alone")
    return Button(Move("pass"), phrase("napoleon", "Pass"), price, main=True, key="0")


def _bids(view: View[NapoleonState]) -> Iterator[Button]:
    """Offer every bid of the ladder; those that cannot be made keep their place."""
    state = view.state
    bids = ladder(view.options).bids
    for bid in bids:
        key = _key(bid, bids, view.moves)
        if bid.move in view.moves:
            yield Button(bid.move, name(bid), price(view, bid), key=key)
        else:
            looked = view.seat in state.looked
            why = why_not_bid(bids, state.highest.bid, bid, looked=looked)
            yield Button(bid.move, name(bid), _obstacle(view, bid), key=key, why=why)


def _key(bid: Bid, bids: Sequence[Bid], moves: Sequence[Move]) -> str:
    """Return the key of a bid: its tricks or its letter; of two forms the lowest that is open."""
    forms = [form for form in bids if form.name == bid.name]
    first = next((form for form in forms if form.move in moves), forms[0])
    return KEYS.get(bid.name, bid.name) if bid == first else ""


def price(view: View[NapoleonState], bid: Bid) -> Phrase:
    """Return what a bid wins or loses in all."""
    terms = ladder(view.options).terms(bid)
    times = (len(view.state.scores) - 1) * view.state.times
    win, lose = (shown(each * times, view.options) for each in (terms.win, terms.lose))
    return phrase("napoleon", "+{win} / −{lose}", win=win, lose=lose)


def _obstacle(view: View[NapoleonState], bid: Bid) -> Phrase:
    """Say in two words why a bid cannot be made."""
    highest, rank = view.state.highest.bid, ladder(view.options).rank
    if bid == highest:
        return phrase("napoleon", "already bid")
    if rank(bid) < rank(highest):
        return phrase("napoleon", "outbid")
    if bid.name == "wellington":
        return phrase("napoleon", "after a Napoleon")
    if bid.name == "blucher":
        return phrase("napoleon", "after a Wellington")
    return phrase("napoleon", "look first")


def _looks(view: View[NapoleonState]) -> Iterator[Button]:
    if Move("look") not in view.moves:
        return
    cost = shown(look_price(view.state, view.seat, view.options), view.options)
    paid = phrase("napoleon", "%n chip(s) to the pot", n=cost)
    free = phrase("napoleon", "free for the dealer")
    label = phrase("napoleon", "Look")
    yield Button(Move("look"), label, paid if cost else free, key=LOOK, icon="eye")


def _spare(view: View[NapoleonState]) -> Iterator[Button]:
    if view.options.variant != "sir_garnet":
        return
    move, label = Move("spare"), phrase("napoleon", "Take the spare hand")
    if move in view.moves:
        cost = phrase("napoleon", "and bid Napoleon: {price}", price=price(view, Bid("nap")))
        yield Button(move, label, cost, icon="cards", key=SPARE)
    elif view.state.spared != NOBODY:
        why = phrase("napoleon", "The spare hand has been taken. (Rule 2.34)")
        yield Button(move, label, phrase("napoleon", "taken"), icon="cards", why=why)
    else:
        why = phrase("napoleon", "The spare hand bids a Nap, which is too low now. (Rule 2.34)")
        yield Button(move, label, phrase("napoleon", "outbid"), icon="cards", why=why)


def _decline() -> Button:
    cost = phrase("napoleon", "costs nothing")
    return Button(Move("decline"), phrase("napoleon", "Do not look"), cost, main=True, key="0")


# Cards.


def _buy(view: View[NapoleonState], picked: Sequence[Card]) -> Button:
    many, left = len(picked), len(view.state.table[STOCK.id])
    move = Move("buy", in_order(picked))
    if not picked:
        return Button(
            move, phrase("napoleon", "Keep your cards"), phrase("napoleon", "costs nothing"),
            main=True,
        )  # fmt: skip
    label = phrase("napoleon", "Buy %n card(s)", n=many)
    cost = phrase("napoleon", "%n chip(s) to the pot", n=shown(many, view.options))
    why = phrase("napoleon", "The stock only has %n card(s). (Rule 2.38)", n=left)
    return Button(move, label, cost, main=True, why=None if move in view.moves else why)


def _discard(view: View[NapoleonState], picked: Sequence[Card]) -> Button:
    many = len(view.state.hand(view.seat)) - 5
    move = Move("discard", in_order(picked))
    label = phrase("napoleon", "Throw away {picked} of {many}", picked=len(picked), many=many)
    why = phrase("napoleon", "Throw away exactly %n card(s).", n=many)
    return Button(move, label, main=True, why=None if move in view.moves else why)


def _swaps(view: View[NapoleonState], picked: Sequence[Card]) -> Iterator[Button]:
    if Move("keep") in view.moves:
        label, cost = phrase("napoleon", "Keep your cards"), phrase("napoleon", "nothing changes")
        yield Button(Move("keep"), label, cost, main=not picked, key="0")
    move = Move("swap", tuple(picked))
    label = phrase("napoleon", "Take the card on the table")
    con = view.state.contract.form == CON
    if move in view.moves:
        gives = phrase("napoleon", "for {card:short}", card=picked[0])
        yield Button(move, label, gives, main=True, key="1")
    else:
        why = phrase("napoleon", "Change exactly one card. (Rule 2.35)")
        hint = phrase("napoleon", "pick the card you give")
        yield Button(move, label, hint, main=con, key="1", why=why)


def _trumps(view: View[NapoleonState]) -> Iterator[Button]:
    longest = _longest_suit(view)
    for number, suit in enumerate(SUITS, 1):
        move = Move("trump", word=suit)
        yield Button(move, SUIT_NAMES[suit], main=suit == longest, key=str(number))


def _longest_suit(view: View[NapoleonState]) -> str:
    """Return the suit of which the viewer holds most: what one mostly makes trumps."""
    held = [card.suit for card in view.state.hand(view.seat) if card != JOKER]
    return max(SUITS, key=held.count)


def _joker(view: View[NapoleonState], picked: Sequence[Card]) -> Iterator[Button]:
    """Offer the suits that an opening with the joker can make trumps (NAP-R31)."""
    if tuple(picked) != (JOKER,):
        return
    named = [move for move in view.moves if move.cards == (JOKER,) and move.word]
    for number, move in enumerate(named, 1):
        label = phrase("napoleon", "Trumps: {suit}", suit=SUIT_NAMES[move.word])
        yield Button(move, label, main=move.word == _longest_named(view, named), key=str(number))


def _longest_named(view: View[NapoleonState], named: Sequence[Move]) -> str:
    longest, words = _longest_suit(view), [move.word for move in named]
    return longest if longest in words else words[0]
