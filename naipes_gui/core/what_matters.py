"""What to look at before a card is played: what is plainly true, not which card it should be."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from naipes_gui.core import beaten
from naipes_gui.core.card_reasons import Trick
from naipes_gui.core.cards import Card
from naipes_gui.core.coach import Tip
from naipes_gui.core.text import Phrase, phrase

FEW = 2
"""So many trumps that are out are named: more are counted."""


def first_of(tips: Iterable[Tip], kinds: Iterable[str]) -> Iterator[Phrase]:
    """Yield what a coach would say first of some kinds, if anything: that is true, too."""
    told = (tip.text for tip in tips if tip.key in kinds)
    if (said := next(told, None)) is not None:
        yield said


def of_a_trick(trick: Trick, trump: str, hand: Sequence[Card]) -> Iterator[Phrase]:
    """Yield what a trick hangs on: which cards take it, or which of one's own are sure of one."""
    if len(hand) == 1:
        yield phrase("matters", "It is your last card.")
    elif trick.lying:
        yield from _following(trick, hand)
    elif trick.may:
        yield _strongest(trick, trick.may)
        yield from _last_trumps(trick, trump)


def _following(trick: Trick, hand: Sequence[Card]) -> Iterator[Phrase]:
    winning = tuple(card for card in trick.may if trick.takes(card))
    if not winning:
        yield phrase(
            "matters", "You cannot take this trick: what counts is what you keep. {best}",
            best=_strongest(trick, hand),
        )  # fmt: skip
    elif not trick.behind:
        yield _last(trick, winning)
    else:
        yield from _before_others(trick, winning)


def _last(trick: Trick, winning: Sequence[Card]) -> Phrase:
    if len(winning) == len(trick.may):
        return phrase("matters", "You play last, and any card that you may play takes this trick.")
    return phrase(
        "matters", "You play last, and can take this trick with {cards:short}.", cards=winning
    )


def _before_others(trick: Trick, winning: Sequence[Card]) -> Iterator[Phrase]:
    if sure := tuple(card for card in winning if not trick.beaten_by(card)):
        yield phrase(
            "matters", "This trick is yours with {cards:short}: nobody after you can beat that.",
            cards=sure,
        )  # fmt: skip
        return
    yield phrase(
        "matters", "So far {cards:short} can take the trick; %n player(s) come(s) after you.",
        cards=winning, n=trick.behind,
    )  # fmt: skip
    best = min(reversed(winning), key=lambda card: len(trick.beaten_by(card)))
    yield _hardest(best, trick.beaten_by(best))


def of_the_best(trick: Trick, hand: Sequence[Card]) -> Iterator[Phrase]:
    """Yield which cards of a hand cannot be beaten, or only be trumped, if any cannot."""
    if (found := _sure({card: trick.over(card) for card in hand})) is not None:
        yield found


def argues_against(told: Phrase, cards: Sequence[Card]) -> bool:
    """Tell whether it is said of other cards than these that they take a trick, or are missing.

    These are the cards that one plays and what they capture: who is told first to look at a card
    and then to play another learns nothing.
    """
    named = ("sure", "best", "card", "cards") if told.context == "matters" else ()
    plain = (told.blanks.get(each) for each in named)
    meant = {card for each in plain if not isinstance(each, Phrase) for card in _cards_in(each)}
    meant |= {*_cards_in(told.blanks.get("missing"))}
    return bool(meant and cards) and meant.isdisjoint(cards)


def _cards_in(told: Any) -> Iterator[Card]:
    """Yield the cards that are named, however deep."""
    if isinstance(told, Card):
        yield told
    elif isinstance(told, Phrase):
        for each in told.blanks.values():
            yield from _cards_in(each)
    elif isinstance(told, tuple):
        for each in told:
            yield from _cards_in(each)


def _strongest(trick: Trick, cards: Sequence[Card]) -> Phrase:
    """Name the cards that cannot be beaten, or only be trumped, else the one fewest beat."""
    over = {card: trick.over(card) for card in cards}
    if (found := _sure(over)) is not None:
        return found
    card = min(reversed(cards), key=lambda each: len(over[each]))
    return _hardest(card, over[card])


def _sure(over: Mapping[Card, Sequence[Card]]) -> Phrase | None:
    sure = tuple(card for card, beating in over.items() if not beating)
    best = tuple(card for card, beating in over.items() if beating and _is_best(card, beating))
    if sure and best:
        return phrase(
            "matters", "Nothing that is out beats {sure:short}, and only a trump {best:short}.",
            sure=sure, best=best,
        )  # fmt: skip
    if sure:
        return phrase("matters", "Nothing that is out beats {cards:short}.", cards=sure)
    if best:
        return phrase("matters", "Only a trump that is out beats {cards:short}.", cards=best)
    return None


def _hardest(card: Card, beating: Sequence[Card]) -> Phrase:
    return phrase(
        "matters", "Your safest card is {card:short}. {beaten}", card=card,
        beaten=beaten.by(beating, card),
    )  # fmt: skip


def _is_best(card: Card, higher: Iterable[Card]) -> bool:
    return all(each.suit != card.suit for each in higher)


def _last_trumps(trick: Trick, trump: str) -> Iterator[Phrase]:
    """Yield which trumps may be against whoever leads a card of another suit, if but a few."""
    if not trump or all(card.suit == trump for card in trick.may):
        return
    out = tuple(card for card in trick.out if card.suit == trump)
    if not out:
        yield phrase("matters", "No trump is out any more.")
    elif len(out) <= FEW:
        yield phrase("matters", "Of the trumps only {cards:short} can still be out.", cards=out)
