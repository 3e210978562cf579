"""The action bar: whom to give a card, drawing, taking."""

from collections.abc import Iterator, Sequence

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import THE_RANKS
from naipes_gui.core.zones import STOCK
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.table.giving import gifts_in, usual
from naipes_gui.games.nlk.table.words import TRUMPS


def buttons(view: View[NlkState], picked: Sequence[Card]) -> tuple[Button, ...]:
    """Return what the viewer can do without a card of the hand; cards are played themselves."""
    if view.state.stage is not Stage.HAND or not view.moves:
        return ()
    if view.state.is_playing_tricks:
        return tuple(_taking(view))
    return (*_giving(view), *_own(view))


def _giving(view: View[NlkState]) -> Iterator[Button]:
    """Offer every pile that takes the card; its key is the number of the seat."""
    for move in gifts_in(view):
        label = phrase("nlk", "Give to {who}", who=Who(move.number or 0))
        price = _after_it(view.state, view.seat, move)
        yield Button(move, label, price, main=move == usual(view), key=str(move.number))


def _after_it(state: NlkState, seat: Seat, move: Move) -> Phrase | None:
    """Tell what comes of giving the drawn card, or why the top of the own pile may be given."""
    if move.verb == "place" and state.last_card is not None:
        return phrase("nlk", "{who} leads then", who=Who(move.number or 0))
    if move.verb == "place":
        return phrase("nlk", "and you draw again")
    return _why_it_fits(state, seat, move)


def _why_it_fits(state: NlkState, seat: Seat, move: Move) -> Phrase | None:
    card = state.drawn or state.top(seat)
    top = state.top(Seat(move.number or 0))
    if card is None or top is None:
        return None
    return phrase(
        "nlk",
        "{card} follows {top}",
        card=THE_RANKS[card.rank],
        top=phrase("games", "{card:short}", card=top),
    )


def _own(view: View[NlkState]) -> Iterator[Button]:
    key, is_main = str(view.seat), len(view.moves) == 1 or view.moves[-1] == usual(view)
    if Move("draw") in view.moves:
        left = phrase("nlk", "%n card(s) left", n=len(view.state.table[STOCK.id]))
        yield Button(Move("draw"), phrase("nlk", "Draw"), left, main=is_main, icon="cards", key=key)
    if Move("keep") in view.moves:
        label, price = phrase("nlk", "On my pile"), phrase("nlk", "and your turn ends")
        if view.state.last_card is not None:
            price = phrase("nlk", "{trumps} You lead.", trumps=TRUMPS[view.state.trump])
        yield Button(Move("keep"), label, price, main=is_main, key=key)


def _taking(view: View[NlkState]) -> Iterator[Button]:
    chain = view.state.chain
    if not chain:
        return
    free = Move("take") in view.moves
    why = None if free else phrase("nlk", "Whoever can beat must do so now. (Rule 1.25)")
    price = phrase("nlk", "{card:short} into your hand", card=chain[0])
    # Who can beat mostly does; then Enter shall not pick a card up.
    forced = len(view.moves) == 1 and free
    yield Button(
        Move("take"), phrase("nlk", "Take"), price, main=forced, icon="take", key="T", why=why
    )
