"""What is plainly true of a card in a trick: it says why to play it without weighing anything."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from naipes_gui.core import beaten
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.zones import Role


class Trick(NamedTuple):
    """A trick as it lies before the viewer plays to it."""

    lying: tuple[Card, ...]
    behind: int
    """How many seats play after the viewer."""
    may: tuple[Card, ...]
    """What the viewer may play, the lowest first."""
    out: tuple[Card, ...]
    """What the others may hold, as far as the viewer knows."""
    winner: Callable[[Sequence[Card]], int]
    """Which of some cards, in order of play, takes a trick."""
    is_for_tricks: bool = True
    """Whether one plays to take tricks; else the lowest card is not what one gives up gladly."""

    def takes(self, card: Card) -> bool:
        """Tell whether a card would be winning the trick."""
        return self.winner((*self.lying, card)) == len(self.lying)

    def beaten_by(self, card: Card) -> tuple[Card, ...]:
        """Return what may still come and beat a card that was played to the trick."""
        so_far = (*self.lying, card)
        return tuple(c for c in self.out if self.winner((*so_far, c)) == len(so_far))

    def over(self, card: Card) -> tuple[Card, ...]:
        """Return what may beat a card that is led to another trick."""
        return tuple(c for c in self.out if self.winner((card, c)) == 1)

    def hardest(self, cards: Sequence[Card]) -> Card:
        """Return which of some cards the fewest may beat, the highest of those."""
        return min(reversed(cards), key=lambda card: len(self.over(card)))

    def is_trump(self, card: Card) -> bool:
        """Tell whether a card beats the lead of another suit, as far as the own cards show."""
        return any(self.winner((o, card)) == 1 for o in self.may if o.suit != card.suit)

    def trumps_beside(self, card: Card) -> tuple[Card, ...]:
        """Return what the viewer may lead and would beat a card of another suit with."""
        others = (other for other in self.may if other.suit != card.suit)
        return tuple(o for o in reversed([*others]) if self.winner((card, o)) == 1)


def unseen(view: View[Any], pack: Iterable[Card], mine: Seat) -> tuple[Card, ...]:
    """Return the cards of the pack that others may still play: neither seen to be gone nor mine.

    What another was seen to take up, or shows of the hand, can still be played; what was shuffled
    into the stock again can be dealt again.
    """
    table = view.state.table
    theirs = {zone for zone in table if view.zones.role(zone) in (Role.HAND, Role.STOCK)} - {
        view.zones.find(Role.HAND, mine)
    }
    gone = {c for zone, cards in table.items() if zone not in theirs for c in cards if c != HIDDEN}
    gone |= {card for card, zone in view.memory.items() if zone not in theirs}
    return tuple(card for card in pack if card not in gone)


def given(card: Card, trick: Trick) -> int | None:
    """Return how dear a card is that is played to a trick where the low ones are given gladly."""
    return trick.may.index(card) if trick.lying and trick.is_for_tricks else None


def of_a_card(card: Card, trick: Trick) -> Phrase:
    """Say what a card does in the trick, from what lies and from what may still come."""
    if not trick.lying:
        return _led(card, trick)
    if trick.takes(card):
        return _winning(card, trick)
    winning = tuple(each for each in trick.may if trick.takes(each))
    if winning:
        return phrase("tricks", "It lets the trick go and keeps {cards:short}.", cards=winning)
    if trick.is_for_tricks and card == trick.may[0] and len(trick.may) > 1:
        return phrase("tricks", "No card of yours can take the trick, so you give the lowest.")
    return _losing(card, trick)


def _losing(card: Card, trick: Trick) -> Phrase:
    """Say what stays, where no card takes the trick and it is not the lowest that goes."""
    kept = [each for each in trick.may if each != card]
    best = trick.hardest(kept) if trick.is_for_tricks and kept else None
    if best is None or len(beating := trick.over(best)) > beaten.FEW:
        return phrase("tricks", "No card that you may play takes the trick.")
    return phrase(
        "tricks", "It cannot take the trick, and {card:short} stays. {beaten}", card=best,
        beaten=beaten.by(beating, best),
    )  # fmt: skip


def _led(card: Card, trick: Trick) -> Phrase:
    beating = trick.beaten_by(card)
    if not beating:
        return phrase("tricks", "No card that is still out can beat it.")
    if all(other.suit != card.suit for other in beating):
        return phrase("tricks", "No higher card of its suit is out: only a trump can beat it.")
    suits = [other.suit for other in trick.may]
    length = suits.count(card.suit)
    if (
        trick.is_for_tricks
        and 1 < length < len(suits)
        and not trick.is_trump(card)
        and all(suits.count(suit) < length for suit in {*suits} - {card.suit})
    ):
        longest = tuple(other for other in reversed(trick.may) if other.suit == card.suit)
        return phrase("tricks", "You lead from your longest suit, {cards:short}.", cards=longest)
    told = beaten.by(beating, card)
    if kept := trick.trumps_beside(card):
        return phrase("tricks", "You keep {cards:short} to trump with later.", cards=kept)
    if trick.is_for_tricks and card == trick.may[0] and len(trick.may) > 1:
        kept = tuple(reversed(trick.may[1:]))
        return phrase("tricks", "You lead your lowest card and keep {cards:short}.", cards=kept)
    return _among_many(card, trick, len(beating)) or told


def _among_many(card: Card, trick: Trick, beating: int) -> Phrase | None:
    """Say of a lead that many can beat which better card stays, or that it is the best there is."""
    kept = [each for each in trick.may if each != card]
    if beating <= beaten.FEW or not trick.is_for_tricks or not kept:
        return None
    best = trick.hardest(kept)
    over = trick.over(best)
    if len(over) <= beaten.FEW:
        return phrase(
            "tricks", "You keep {card:short} for later. {beaten}", card=best,
            beaten=beaten.by(over, best),
        )  # fmt: skip
    if beating < len(over):
        return phrase(
            "tricks", "Of your cards it is the hardest to beat: %n that are out can.", n=beating
        )
    return None


def _winning(card: Card, trick: Trick) -> Phrase:
    lowest = card == next(each for each in trick.may if trick.takes(each))
    if not trick.behind:
        if lowest and sum(map(trick.takes, trick.may)) > 1:
            return phrase("tricks", "It takes the trick, with the lowest card that can.")
        return phrase("tricks", "It takes the trick.")
    beating = trick.beaten_by(card)
    if not beating:
        return phrase("tricks", "It takes the trick: nobody behind you can beat it.")
    if len(beating) > beaten.FEW:
        return phrase(
            "tricks", "It beats what lies there, though %n card(s) still out could beat it.",
            n=len(beating),
        )  # fmt: skip
    return phrase("tricks", "It beats what lies there. {beaten}", beaten=beaten.by(beating, card))


def of_a_hand(hand: Sequence[Card], trump: str) -> Phrase:
    """Say how many trumps a hand has, and how many kings besides."""
    trumps = sum(card.suit == trump for card in hand)
    kings = sum(card.rank == "K" and card.suit != trump for card in hand)
    best = any(card.rank == "K" and card.suit == trump for card in hand)
    other = phrase("tricks", "%n other king(s)", n=kings)
    blanks = {
        "trumps": _with_the_king(trumps) if best else phrase("tricks", "%n trump(s)", n=trumps),
        "kings": other if best else phrase("tricks", "%n king(s)", n=kings),
    }
    if trumps and kings:
        return phrase("tricks", "You hold {trumps} and {kings}.", **blanks)
    if trumps:
        if best:
            return phrase("tricks", "You hold {trumps}, and no other king.", **blanks)
        return phrase("tricks", "You hold {trumps} and no king.", **blanks)
    if kings:
        return phrase("tricks", "You hold {kings} and no trump.", **blanks)
    return phrase("tricks", "You hold no trump and no king.")


def _with_the_king(trumps: int) -> Phrase:
    if trumps == 1:
        return phrase("tricks", "the king of trumps")
    return phrase("tricks", "%n trump(s) with the king", n=trumps)


def of_an_exchange(hand: Sequence[Card], gone: Sequence[Card], trump: str = "") -> Phrase:
    """Say what is kept when some cards are changed, and what for where trumps are known."""
    kept = tuple(card for card in hand if card not in gone)
    if not kept and trump and not any(card.suit == trump or card.rank == "K" for card in hand):
        return phrase("tricks", "Without a trump or a king nothing is worth keeping.")
    if not kept:
        return phrase("tricks", "You keep nothing.")
    if not gone:
        return phrase("tricks", "You keep all your cards.")
    return _what_for(kept, trump) if trump else _kept(kept)


def _kept(cards: tuple[Card, ...]) -> Phrase:
    return phrase("tricks", "You keep {cards:short}.", cards=cards)


def _what_for(kept: tuple[Card, ...], trump: str) -> Phrase:
    trumps = tuple(card for card in kept if card.suit == trump)
    kings = tuple(card for card in kept if card.rank == "K" and card not in trumps)
    if len(trumps) + len(kings) < len(kept):
        return _kept(kept)
    if not kings:
        return phrase("tricks", "You keep what is trump: {cards:short}.", cards=kept)
    if not trumps:
        return phrase("tricks", "You keep {cards:short}: only a trump beats a king.", cards=kept)
    return phrase("tricks", "You keep trumps and kings: {cards:short}.", cards=kept)
