"""A coach for the first matches: what is true of a position, one sentence at a time.

It speaks of what lies open, of the own hand and of the rules; it counts nothing that has been
turned down, and names no move as the one to make. So a hand with it is not an assisted one.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, TypeAlias

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording

UNDERSTOOD = 3
"""Made use of so often, a kind of tip is not said again."""
PER_HAND = 2
"""How often a kind of tip that teaches is said in one hand, at most."""
MATCHES, HANDS = 3, 20
"""After so many of either the coach takes his leave."""
ENOUGH = 2
"""After so many matches he does, if all kinds are understood."""


def alone_with(figures: Mapping[Seat, int], figure: int) -> Seat | None:
    """Return the only seat that has a figure; nothing where several share it."""
    seats = [seat for seat, each in figures.items() if each == figure]
    return seats[0] if len(seats) == 1 else None


class Weight(Enum):
    """Why something is said at a decision."""

    TEACHES = auto()
    """A rule: it is said until it is understood, once a match, and after something of the
    position."""
    COMES_FIRST = auto()
    """A rule without which other sentences look like mistakes: like one that teaches, but said
    before all else as soon as it matters in a hand."""
    TELLS = auto()
    """How things stand at this decision: it is left out only where the same words were said."""
    PRESSES = auto()
    """Much hangs on it now: it goes before all else, and is said again in other words."""
    WARNS = auto()
    """What a rival is about to win by: like what presses, and before one's own hopes."""


URGENT = (Weight.PRESSES, Weight.WARNS, Weight.COMES_FIRST)
PRESSING = (Weight.PRESSES, Weight.WARNS)
"""What goes before all else; the last of these before the others."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A sentence that is true of a position, and the moves that make use of it."""

    key: str
    """Of what kind it is: what was understood of one is not said of the next."""
    text: Phrase
    heeded: tuple[Move, ...] = ()
    """Nothing where it is understood by being read."""
    weight: Weight = Weight.TEACHES
    most: int = 0
    """How often its kind is said in a match at most, in whatever words; nothing: as long as these
    are others."""


Tips: TypeAlias = Callable[[View[Any]], Iterator[Tip]]


@dataclass(frozen=True, slots=True)
class Coach:
    """What there is to say in a game: the kinds of tips, and those that are true now."""

    kinds: tuple[str, ...] = ()
    tips: Tips = lambda view: iter(())
    """The most urgent first."""
    taught: Mapping[str, str] = field(default_factory=dict[str, str])
    """Which kinds of rules a lesson teaches in the same words, by its key."""


@dataclass(frozen=True, slots=True)
class Coached:
    """How far somebody has come with the coach of one game."""

    is_on: bool = False
    matches: int = 0
    hands: int = 0
    understood: Mapping[str, int] = field(default_factory=dict[str, int])
    """How often use was made of a kind of tip."""

    def knows(self, kind: str) -> bool:
        """Tell whether a kind of tip need not be said again."""
        return self.understood.get(kind, 0) >= UNDERSTOOD

    def is_through(self, coach: Coach) -> bool:
        """Tell whether there is nothing more to learn from the coach."""
        long = self.matches >= MATCHES or self.hands >= HANDS
        return long or (self.matches >= ENOUGH and all(map(self.knows, coach.kinds)))


GOODBYE = Tip("goodbye", phrase("coach", "You know your way here: from now on I am silent."))


class Coaching:
    """Chooses what is said at a decision, and notes what became of it."""

    def __init__(
        self, coach: Coach, known: Coached, *, is_endless: bool = False,
        lessons: Collection[str] = (),
    ) -> None:  # fmt: skip
        self._coach, self.known = coach, known
        self._taught = {kind for kind, lesson in coach.taught.items() if lesson in lessons}
        self.is_endless = is_endless
        """Whether everything is said in every match, for whoever wants that."""
        self._said = Counter[str]()
        self._in_match = Counter[str]()
        self._heard = set[str]()
        self._told = set[str]()
        """What was said in this match: the same sentence again is read by nobody."""
        self._has_told = False
        """Whether something of the position was said last: then a rule may come in."""
        self._last: Tip | None = None
        self._ply = -1

    @property
    def is_on(self) -> bool:
        """Whether the coach speaks at all."""
        return self.is_endless or self.known.is_on

    def say(self, ply: int, view: View[Any]) -> Tip | None:
        """Return what is said at a decision: the same when it is asked for again."""
        if not self.is_on:
            return None
        if ply == self._ply:
            return self._last
        self._ply, self._last = ply, self._chosen(view)
        if self._last is not None:
            self._said[self._last.key] += 1
            self._in_match[self._last.key] += 1
            self._heard.add(_words(self._last))
            self._told.add(_words(self._last))
            self._has_told = self._last.weight is Weight.TELLS
        return self._last

    def answer(self, ply: int, move: Move) -> None:
        """Note the move that was made after a tip."""
        tip, self._last = (self._last if ply == self._ply else None), None
        if tip is None or tip is GOODBYE or (tip.heeded and move not in tip.heeded):
            return
        times = {**self.known.understood, tip.key: self.known.understood.get(tip.key, 0) + 1}
        self.known = replace(self.known, understood=times)

    def end_hand(self, *, is_last: bool) -> None:
        """Note that a hand is over, and perhaps the match."""
        self._forget_hand()
        if is_last:
            self._forget_match()
        known = self.known
        self.known = replace(known, hands=known.hands + 1, matches=known.matches + is_last)

    def turn(self, *, on: bool) -> None:
        """Begin anew, or be silent."""
        self.known = Coached(is_on=on)
        self._forget_match()
        self._forget_hand()

    def _forget_match(self) -> None:
        self._told.clear()
        self._in_match.clear()

    def _forget_hand(self) -> None:
        self._said.clear()
        self._heard.clear()
        self._has_told = False
        self._ply, self._last = -1, None

    def _chosen(self, view: View[Any]) -> Tip | None:
        if not self._coach.kinds:
            # Nobody takes leave who never had anything to say.
            return None
        if not self.is_endless and self.known.is_through(self._coach):
            self.known = replace(self.known, is_on=False)
            return GOODBYE
        fresh = [tip for tip in self._coach.tips(view) if self._may_be_said(tip)]
        # First what is urgent, then of the position and a rule by turns, of these what was seldom
        # heard; then it is the game's to say.
        return min(fresh, key=self._waits, default=None)

    def _waits(self, tip: Tip) -> tuple[int, bool, int, int]:
        known = 0 if self.is_endless else self.known.understood.get(tip.key, 0)
        urgent = -1 - URGENT.index(tip.weight) if tip.weight in URGENT else 0
        waits_for_turn = (tip.weight is Weight.TEACHES) != self._has_told
        return urgent, waits_for_turn, self._said[tip.key], known

    def _may_be_said(self, tip: Tip) -> bool:
        # What presses may be the same in another hand.
        if tip.most and self._in_match[tip.key] >= tip.most:
            return False
        if _words(tip) in (self._heard if tip.weight in PRESSING else self._told):
            return False
        if tip.weight in (Weight.TELLS, *PRESSING):
            return True
        is_new = self.is_endless or not (self.known.knows(tip.key) or tip.key in self._taught)
        return is_new and self._said[tip.key] < PER_HAND


def _words(tip: Tip) -> str:
    """Return a tip as it is read: two cards that are called alike make the same words."""
    return Wording().say(tip.text)
