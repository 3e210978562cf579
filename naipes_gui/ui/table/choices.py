"""What can be chosen on the felt now, for whoever cannot point at it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.text import translate
from naipes_gui.core.wording import card_name
from naipes_gui.ui.table.ahead import Ahead
from naipes_gui.ui.table.director import Director
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.hand import Hand
from naipes_gui.ui.table.on_felt import OnFelt


class ChosenFelt(OnFelt, Protocol):
    """The felt with what can be chosen on it."""

    hand: Hand
    ahead: Ahead
    director: Director


class FeltChoice(NamedTuple):
    """Something on the felt that can be chosen: where it lies, its name, and what it does."""

    key: str
    name: str
    box: Box
    act: Callable[[], object]


def felt_choices(felt: ChosenFelt) -> list[FeltChoice]:
    """Return the cards and places of the felt that a click would mean something on now.

    The buttons above the hand are widgets, and not among them.
    """
    if felt.director.is_held:
        view = felt.viewport()
        whole, words = Box(0, 0, view.width(), view.height()), translate("table", "Go on")
        return [FeltChoice("held", words, whole, felt.finish)]
    if not (felt.interactive and felt.hand.armed):
        return []
    return [*_in_hand(felt), *_ahead(felt)]


def _in_hand(felt: ChosenFelt) -> Iterator[FeltChoice]:
    hand, table = felt.hand, felt.table
    for card in table.hand_in_order():
        place = table.place_of(card) if card != HIDDEN else None
        if place is not None and card in (*hand.playable, *hand.picked):
            box = table.laid[place].box(table.cards.aspect)
            if box is not None:
                yield FeltChoice(f"mine-{card}", card_name(card), box, partial(hand.click, card))


def _ahead(felt: ChosenFelt) -> Iterator[FeltChoice]:
    for box, what in felt.ahead.targets():
        yield FeltChoice(f"ahead:{what}", _called(felt, what), box, partial(_take, felt, what))


def _called(felt: ChosenFelt, what: Move | Card) -> str:
    view = felt.view_
    say = replace(felt.table_style.text_style.wording, aloud=True).say
    if not isinstance(what, Move):
        return card_name(what)
    return say(felt.face.describe(view, view.seat, what)) if view is not None else ""


def _take(felt: ChosenFelt, what: Move | Card) -> None:
    if isinstance(what, Move):
        felt.choose(what)
    else:
        felt.hand.click(what)
