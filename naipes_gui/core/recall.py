"""Questions to the memory: what could be counted from what a person has seen, and no more."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from naipes_gui.core.card_reasons import unseen
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import Rules, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.zones import Role

LEVELS = range(1, 6)
MOST_ANSWERS = 4
WITHIN = 3
"""From this level on the wrong numbers lie next to the right one."""


@dataclass(frozen=True, slots=True)
class Recall:
    """A question with its answers, of which one is right, and the count that shows it."""

    kind: str
    text: Phrase
    answers: tuple[Phrase, ...]
    right: int
    count: Phrase


@dataclass(frozen=True, slots=True)
class Witness:
    """What a person has seen of a hand, and how much is asked of their memory."""

    view: View[Any]
    rules: Rules[Any, Any]
    rng: Random
    level: int

    @property
    def me(self) -> Seat:
        """Who is asked."""
        return self.view.seat

    @property
    def mine(self) -> tuple[Card, ...]:
        """The cards in the own hand."""
        return self.view.cards(Role.HAND, self.me)

    @property
    def afield(self) -> tuple[Card, ...]:
        """The cards that may still come from others: not seen to be gone, and not mine."""
        mine = {*self.mine}
        left = unseen(self.view, self.rules.pack.cards, self.me)
        return tuple(card for card in left if card not in mine)

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards seen that can no longer come."""
        there = {*self.mine, *self.afield}
        return tuple(card for card in self.rules.pack.cards if card not in there)

    @property
    def in_sight(self) -> frozenset[Card]:
        """The cards that lie open on top of something: nobody need remember them."""
        return frozenset(cards[-1] for cards in self.view.state.table.values() if cards)

    @property
    def many(self) -> int:
        """How many answers are given to choose from, at most."""
        return min(1 + self.level, MOST_ANSWERS)

    def covered(self, roles: Sequence[Role]) -> tuple[Card, ...]:
        """Return the cards seen that lie in some zones, in the order of the pack."""
        zones = {zone for zone in self.view.state.table if self.view.zones.role(zone) in roles}
        table = self.view.state.table
        lying = {card for zone in zones for card in table[zone]} - {HIDDEN}
        lying |= {card for card, zone in self.view.memory.items() if zone in zones}
        return tuple(card for card in self.rules.pack.cards if card in lying)


@dataclass(frozen=True, slots=True)
class Drill:
    """A kind of question: what it is about, in a few words, and how it is asked."""

    name: Phrase
    ask: Callable[[Witness], Recall | None]


Drills: TypeAlias = Mapping[str, Drill]
"""What a game asks, by kind, the easiest first."""


def ask(drills: Drills, witness: Witness, told: Sequence[Recall] = ()) -> Recall | None:
    """Return a question that can be answered now, if there is any; more kinds at each level.

    What was ``told`` is not asked again as long as it is still so.
    """
    kinds = list(drills)[: witness.level + 1]
    witness.rng.shuffle(kinds)
    found = (drills[kind].ask(witness) for kind in kinds)
    known = [(each.text, each.answers[each.right]) for each in told]
    fresh = (each for each in found if each and (each.text, each.answers[each.right]) not in known)
    return next(fresh, None)


def of_number(
    kind: str, text: Phrase, right: int, most: int, count: Phrase, witness: Witness
) -> Recall | None:
    """Ask for a number up to ``most``; the wrong ones are nearer the more one remembers."""
    if most < 1:
        return None
    wrong = [number for number in range(most + 1) if number != right]
    witness.rng.shuffle(wrong)
    if witness.level >= WITHIN:
        wrong.sort(key=lambda number: abs(number - right))
    chosen = sorted(_apart([right, *wrong])[: witness.many])
    answers = tuple(phrase("recall", "{number}", number=number) for number in chosen)
    return Recall(kind, text, answers, chosen.index(right), count)


def _apart(numbers: list[int]) -> list[int]:
    """Return those of which none ends like one before it: the last figure is the key of each."""
    kept = dict[int, int]()
    for number in numbers:
        kept.setdefault(number % 10, number)
    return [*kept.values()]


def of_choice(
    kind: str, text: Phrase, right: Phrase, wrong: Sequence[Phrase], count: Phrase, witness: Witness
) -> Recall | None:
    """Ask for one of some things, in any order."""
    if not wrong:
        return None
    others = witness.rng.sample(list(wrong), min(len(wrong), witness.many - 1))
    answers = [right, *others]
    witness.rng.shuffle(answers)
    return Recall(kind, text, tuple(answers), answers.index(right), count)
