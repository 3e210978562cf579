"""On which one card it hangs whether something comes off: what if it lies there, and if not."""

from collections.abc import Sequence
from typing import NamedTuple

from naipes_gui.bots.cards import Bits
from naipes_gui.bots.contrast import as_often, tells_how_it_ends
from naipes_gui.bots.reasons import often
from naipes_gui.core.cards import Card
from naipes_gui.core.text import Phrase, Who, phrase

APART = 0.4
"""How far two shares lie apart at least for a card to be what something hangs on."""
SELDOM = 0.2
"""A card that is held in a smaller share of the deals, or lacking in one, decides nothing."""
NEVER, NOW_AND_THEN = 0.005, 0.05
"""What comes in no more deals is as good as settled; in so many it is what one has to look out
for."""


class Deal(NamedTuple):
    """One of the deals that may be real: what the others hold in it, and whether it came off."""

    held: int
    comes_off: bool
    times: float = 1.0


class Hinge(NamedTuple):
    """A card, and how often something comes off where it is held against one and where not."""

    card: Card
    held: float
    lacking: float
    explains: float
    """How much of the doubt is gone once one knows where the card lies."""


def hinge(deals: Sequence[Deal], cards: Bits) -> Hinge | None:
    """Return the card on which most hangs, if much hangs on one."""
    found = (_split(deals, card, bit) for card, bit in cards.items())
    apart = [each for each in found if each and abs(each.held - each.lacking) >= APART]
    return max(apart, key=lambda each: each.explains, default=None)


def spoiler(deals: Sequence[Deal], cards: Bits, who: Who) -> Phrase | None:
    """Say which one card in the other's hand would turn what is all but settled, if there is one.

    That something comes off in nearly every deal teaches nobody what to be afraid of.
    """
    found = [each for card, bit in cards.items() if (each := _split(deals, card, bit, NEVER))]
    spoils = [each for each in found if each.lacking > 1 - NEVER > 1 - NOW_AND_THEN > each.held]
    saves = [each for each in found if each.lacking < NEVER < NOW_AND_THEN < each.held]
    if spoils:
        card = min(spoils, key=lambda each: each.held).card
        return phrase("hinges", "What could spoil it is {card:short} in {who}'s hand.", card=card,
                      who=who)  # fmt: skip
    if saves:
        card = max(saves, key=lambda each: each.held).card
        return phrase("hinges", "What could save it is {card:short} in {who}'s hand.", card=card,
                      who=who)  # fmt: skip
    return None


def _split(deals: Sequence[Deal], card: Card, bit: int, least: float = SELDOM) -> Hinge | None:
    with_it = [deal for deal in deals if deal.held & bit]
    without = [deal for deal in deals if not deal.held & bit]
    many, few = sum(deal.times for deal in with_it), sum(deal.times for deal in without)
    if min(many, few) <= least * (many + few):
        return None
    held, lacking = _share(with_it, many), _share(without, few)
    return Hinge(card, held, lacking, many * few * (held - lacking) ** 2)


def _share(deals: Sequence[Deal], many: float) -> float:
    return sum(deal.times for deal in deals if deal.comes_off) / many


def beside(
    said: Phrase | None, deals: Sequence[Deal], cards: Bits, who: Who | None = None
) -> Phrase | None:
    """Return a reason that only says how a hand ends, with the card on which much of it hangs."""
    if not tells_how_it_ends(said or "") or (found := hinge(deals, cards)) is None:
        return said
    return phrase("outcomes", "{said} {hinge}", said=said, hinge=told(found, who))


def told(found: Hinge, who: Who | None = None) -> Phrase:
    """Say what hangs on the card: of one who may hold it, else of any of several."""
    blanks = {"card": found.card, "often": often(found.held),
              "less": as_often(found.lacking, found.held)}  # fmt: skip
    if who is None:
        return phrase(
            "hinges", "Much hangs on {card:short}: if another player holds it, {often}; if not, "
            "{less}.", **blanks,
        )  # fmt: skip
    return phrase(
        "hinges", "Much hangs on {card:short}: if {who} holds it, {often}; if not, {less}.",
        who=who, **blanks,
    )  # fmt: skip
