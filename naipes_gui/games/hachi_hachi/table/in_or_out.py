"""What to look at before playing a hand or dropping out of it."""

from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.settlement import held
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.names import TEYAKU


def in_or_out(view: View[HachiState]) -> Phrase:
    """Return what the hand holds and can capture, and why dropping out costs what it costs."""
    hand, state = _hand(view), view.state
    if state.dropped:
        return phrase("matters", "{hand} {also}", hand=hand, also=_price(view))
    if state.multiplier > 1:
        times = phrase(
            "matters", "The field counts ×{times}: so many times all is paid in this hand, "
            "dropping out too.", times=state.multiplier,
        )  # fmt: skip
        return phrase("matters", "{hand} {also}", hand=hand, also=times)
    return hand


def _hand(view: View[HachiState]) -> Phrase:
    state = view.state
    dealt = held(state, view.seat, view.options)
    cards = tuple(card for card in state.hand(view.seat) if matches(state.field, card))
    if dealt:
        return phrase(
            "matters", "Your hand holds {name}: if you play, {kan} kan from each of the others.",
            name=TEYAKU[dealt[0].key], kan=dealt[0].kan,
        )  # fmt: skip
    if cards:
        return phrase(
            "matters", "Your hand holds no dealt combination. With a card of its month in the "
            "field: {cards}.", cards=cards,
        )  # fmt: skip
    return phrase(
        "matters", "Your hand holds no dealt combination, and none of its cards has its month in "
        "the field.",
    )  # fmt: skip


def _price(view: View[HachiState]) -> Phrase:
    """Say why it costs more than it did the one before."""
    state, options = view.state, view.options
    return phrase(
        "matters", "Whoever drops out pays half a kan more than the one before: {who} paid "
        "{before}, you would pay {fee}.", who=Who(state.dropped[-1]),
        before=amount(options, dropout.fee(state, options) - options.half_kan * state.multiplier),
        fee=amount(options, dropout.fee(state, options)),
    )  # fmt: skip
