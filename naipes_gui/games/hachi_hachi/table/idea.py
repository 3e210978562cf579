"""What to look at before a decision: the first that a hint says."""

from collections.abc import Iterator
from itertools import islice

from naipes_gui.core import what_matters
from naipes_gui.core.cards import Card
from naipes_gui.core.face import CardStatus
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.months import out_of
from naipes_gui.games.hachi_hachi.rules.reach import how_far
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.table import coach
from naipes_gui.games.hachi_hachi.table.in_or_out import in_or_out
from naipes_gui.games.hachi_hachi.table.tracker import chases

TWO = ("two",)
"""What the coach says of two cards between which one is to choose."""
OF_EVERY_HAND = "values", "turned", "account", "hand"
"""What the coach says of every hand alike."""


def matters(view: View[HachiState]) -> tuple[Phrase, ...]:
    """Return the one thing to look at: who lacks a single card, what captures, or that none does.

    Which card is best is no part of it: that is for the next step to say, and to say why.
    """
    state = view.state
    if state.stage is Stage.HAND and state.phase is Phase.PLAY and view.moves:
        return tuple(islice(_of_a_turn(view), 1))
    if state.stage is Stage.HAND and _may_drop(view):
        return (in_or_out(view),)
    first = tuple(what_matters.first_of(coach.tips(view), TWO))
    kinds = {tip.key for tip in coach.tips(view)} - {*OF_EVERY_HAND, *TWO}
    return (first or tuple(what_matters.first_of(coach.tips(view), kinds)))[:1]


def _may_drop(view: View[HachiState]) -> bool:
    """Tell whether it is asked who plays; what a promise changes of that the coach tells."""
    return view.state.phase is Phase.DROP and len(view.moves) > 1 and not view.state.mizuten


def _of_a_turn(view: View[HachiState]) -> Iterator[Phrase]:
    targets = _targets(view)
    wanted = {card for taken, with_it in targets.items() for card in (*taken, with_it)}
    rivals = () if view.options.pile_face_down else view.state.opponents(view.seat)
    # What cannot be captured now is nothing to decide by.
    for seat in (view.seat, *rivals):
        yield from _near(view, seat, wanted)
    yield _captures(view, targets) if targets else _lays(view)


def _targets(view: View[HachiState]) -> dict[tuple[Card, ...], Card]:
    """Return what of the field can be captured, and with which card: the dearer of two."""
    found: dict[tuple[Card, ...], Card] = {}
    for move in view.moves:
        with_it, *taken = coach.captured(view.state, move) or (None,)
        if with_it is not None:
            cards = tuple(taken)
            found[cards] = max(with_it, found.get(cards, with_it), key=lambda card: points((card,)))
    return found


def _captures(view: View[HachiState], targets: dict[tuple[Card, ...], Card]) -> Phrase:
    """Say what can be captured, and what it counts; which is best is not asked yet."""
    if len(targets) > 1:
        return phrase(
            "matters", "What you can capture, with what it and your card count together: {each}.",
            each=coach.each_capture(view),
        )  # fmt: skip
    ((cards, with_it),) = targets.items()
    worth = phrase("games", "%n point(s)", n=points((*cards, with_it)))
    if len(cards) == 1 and cards[0].kind == with_it.kind:
        return phrase("matters", "You can capture {cards} with yours, {worth}.", cards=cards,
                      worth=worth)  # fmt: skip
    return phrase("matters", "You can capture {cards} with {card}, {worth}.", cards=cards,
                  card=with_it, worth=worth)  # fmt: skip


def _lays(view: View[HachiState]) -> Phrase:
    """Say what becomes of a card where none captures: most of them others may take."""
    hand = view.state.hand(view.seat)
    safe = tuple(card for card in hand if not out_of(view, card))
    if not safe:
        return phrase(
            "matters",
            "Nothing of yours captures: one card goes to the field, where others may take it.",
        )
    if len(safe) == len(hand):
        return phrase(
            "matters",
            "Nothing of yours captures: one card goes to the field, and nobody else can take it.",
        )
    return phrase(
        "matters", "Nothing of yours captures: one card goes to the field, and nobody else could "
        "take {cards} there.", cards=safe,
    )  # fmt: skip


def _near(view: View[HachiState], seat: Seat, wanted: set[Card]) -> Iterator[Phrase]:
    """Say which card alone somebody lacks for a combination, if a move can capture it now."""
    for each in chases(view, seat):
        missing = [card for card, where in each.cards if where is CardStatus.MISSING]
        if each.is_possible and each.needed - each.owned == 1 and {*missing} & wanted:
            told = how_far(view, seat, each.name, [c for c, _ in each.cards], each.needed)
            yield from () if told is None else (told,)
