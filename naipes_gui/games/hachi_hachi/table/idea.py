"""What to look at before a decision: the first that a hint says."""

from collections.abc import Iterator
from itertools import islice

from naipes_gui.core import what_matters
from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.months import out_of, waits
from naipes_gui.games.hachi_hachi.rules.reach import how_far
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.table import coach
from naipes_gui.games.hachi_hachi.table.tracker import chases

MOST = 3
"""So many sentences are read before one looks at the cards again."""
TWO = ("two",)
"""What the coach says of two cards between which one is to choose."""
OF_EVERY_HAND = "values", "turned", "account", "hand"
"""What the coach says of every hand alike."""


def matters(view: View[HachiState]) -> tuple[Phrase, ...]:
    """Return what can be captured, by whom else, and how far one is from a combination."""
    state = view.state
    if state.stage is Stage.HAND and state.phase is Phase.PLAY and view.moves:
        return tuple(islice(_of_a_turn(view), MOST))
    first = tuple(what_matters.first_of(coach.tips(view), TWO))
    kinds = {tip.key for tip in coach.tips(view)} - {*OF_EVERY_HAND, *TWO}
    return (*first, *what_matters.first_of(coach.tips(view), kinds))


def _of_a_turn(view: View[HachiState]) -> Iterator[Phrase]:
    targets = _targets(view)
    yield from _captures(view, targets) if targets else _lays(view)
    yield from islice(_near(view, view.seat), 1)
    if not view.options.pile_face_down:
        for seat in view.state.opponents(view.seat):
            yield from islice(_near(view, seat), 1)


def _targets(view: View[HachiState]) -> dict[tuple[Card, ...], tuple[int, Card]]:
    """Return what of the field can be captured, the dearest first: with which card, for how much.

    Of two cards that capture the same the dearer one is meant.
    """
    found: dict[tuple[Card, ...], tuple[int, Card]] = {}
    for move in view.moves:
        with_it, *taken = coach.captured(view.state, move) or (None,)
        if with_it is not None:
            worth = points((with_it, *taken)), with_it
            found[tuple(taken)] = max(worth, found.get(tuple(taken), worth))
    return dict(sorted(found.items(), key=lambda each: each[1], reverse=True))


def _captures(
    view: View[HachiState], targets: dict[tuple[Card, ...], tuple[int, Card]]
) -> Iterator[Phrase]:
    """Say what can be captured, the dearest with its card, and who else might."""
    (cards, (worth, with_it)), *others = targets.items()
    blanks = {"cards": cards, "card": with_it, "worth": phrase("games", "%n point(s)", n=worth)}
    if others:
        rest = tuple(card for taken, _ in others for card in taken if card not in cards)
        yield phrase(
            "matters", "The dearest capture is {cards} with {card}, {worth}; you could also take "
            "{others}.", others=tuple(dict.fromkeys(rest)), **blanks,
        ) if rest else _one(blanks)  # fmt: skip
    else:
        yield _one(blanks)
    yield _who_else(view, cards[0])


def _one(blanks: dict[str, object]) -> Phrase:
    return phrase("matters", "You can capture {cards} with {card}, {worth}.", **blanks)


def _who_else(view: View[HachiState], card: Card) -> Phrase:
    """Say who else could capture a card: nobody, or whoever has one of so many of its month."""
    month, out = MONTHS[card.month], len(out_of(view, card))
    if waits(view, card):
        return phrase(
            "matters", "Nobody else has a card of {month}: nobody takes that from you.", month=month
        )
    if not out:
        return phrase("matters", "Nobody else has a card of {month}.", month=month)
    return phrase(
        "matters", "Of {month} you have not seen %n card(s), which could take {card} first.",
        month=month, n=out, card=card,
    )  # fmt: skip


def _lays(view: View[HachiState]) -> Iterator[Phrase]:
    """Say which cards give little away where nothing captures, and which few can take."""
    hand = view.state.hand(view.seat)
    least = min(points((card,)) for card in hand)
    cheap = tuple(card for card in hand if points((card,)) == least)
    yield phrase(
        "matters", "Nothing of yours captures, so a card goes to the field. Least to lose, "
        "{worth}: {cards}.", cards=cheap, worth=phrase("games", "%n point(s)", n=least),
    )  # fmt: skip
    yield from _takers(view, cheap)


def _takers(view: View[HachiState], cheap: tuple[Card, ...]) -> Iterator[Phrase]:
    """Say how many could take what is worth least, or which of it the fewest could."""
    outs = {card: len(out_of(view, card)) for card in cheap}
    fewest = min(outs.values())
    hardest = tuple(card for card, out in outs.items() if out == fewest)
    if not fewest:
        yield phrase("matters", "Nobody else can take {cards} there.", cards=hardest)
    elif len({card.month for card in cheap}) == 1:
        yield phrase(
            "matters", "%n unseen card(s) of {month} could take it there.", n=fewest,
            month=MONTHS[cheap[0].month],
        )  # fmt: skip
    elif len(hardest) < len(cheap):
        yield phrase(
            "matters", "Of these the fewest could take {cards}: %n unseen card(s) of the month.",
            cards=hardest, n=fewest,
        )  # fmt: skip


def _near(view: View[HachiState], seat: Seat) -> Iterator[Phrase]:
    """Say how far somebody is from combinations that lack a single card, the dearest first."""
    for each in chases(view, seat):
        cards = [card for card, _ in each.cards]
        if each.is_possible and each.needed - each.owned == 1:
            told = how_far(view, seat, each.name, cards, each.needed)
            yield from () if told is None else (told,)
