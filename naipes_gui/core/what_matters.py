"""What to look at before a card is played: what is plainly true, not which card it should be."""

from collections.abc import Iterable, Iterator

from naipes_gui.core.card_reasons import Trick
from naipes_gui.core.cards import Card
from naipes_gui.core.coach import Tip
from naipes_gui.core.text import Phrase, phrase


def first_of(tips: Iterable[Tip], kinds: Iterable[str]) -> Iterator[Phrase]:
    """Yield what a coach would say first of some kinds, if anything: that is true, too."""
    told = (tip.text for tip in tips if tip.key in kinds)
    if (said := next(told, None)) is not None:
        yield said


def of_a_trick(trick: Trick, trump: str) -> Iterator[Phrase]:
    """Yield what a trick hangs on: which cards take it, or which of one's own are sure of one."""
    if trick.lying:
        yield _following(trick)
    elif trick.may:
        yield _leading(trick)
        yield from _trumps_out(trick, trump)


def _following(trick: Trick) -> Phrase:
    winning = tuple(card for card in trick.may if trick.takes(card))
    if not winning:
        return phrase("matters", "No card that you may play takes this trick.")
    if not trick.behind:
        return phrase(
            "matters", "You play last, and take this trick with %n of the cards that you may play: "
            "{cards:short}.", cards=winning, n=len(winning),
        )  # fmt: skip
    return phrase(
        "matters", "So far {cards:short} can take the trick; %n player(s) come(s) after you.",
        cards=winning, n=trick.behind,
    )  # fmt: skip


def _leading(trick: Trick) -> Phrase:
    """Name the cards that cannot be beaten, or only be trumped, else the one fewest beat."""
    beating = {card: trick.beaten_by(card) for card in trick.may}
    if sure := tuple(card for card, higher in beating.items() if not higher):
        return phrase("matters", "You lead, and nothing that is out beats {cards:short}.",
                      cards=sure)  # fmt: skip
    if best := tuple(card for card, higher in beating.items() if _is_best(card, higher)):
        return phrase(
            "matters", "You lead, and only a trump that is out beats {cards:short}.", cards=best
        )
    card = min(reversed(trick.may), key=lambda each: len(beating[each]))
    return phrase(
        "matters", "You lead, and each of your cards can be beaten, {card:short} by the fewest: %n "
        "that you have not seen.", card=card, n=len(beating[card]),
    )  # fmt: skip


def _is_best(card: Card, higher: Iterable[Card]) -> bool:
    return all(each.suit != card.suit for each in higher)


def _trumps_out(trick: Trick, trump: str) -> Iterator[Phrase]:
    """Yield how many trumps may be against whoever leads a card of another suit."""
    if trump and any(card.suit != trump for card in trick.may):
        out = sum(card.suit == trump for card in trick.out)
        if out:
            yield phrase("matters", "You have not seen %n of the trumps.", n=out)
        else:
            yield phrase("matters", "No trump is out any more.")
