"""What is known so far of what the decisions of a match cost, and which were tried again."""

from dataclasses import dataclass

from naipes_gui.core.counted import Counted
from naipes_gui.review.judged import MOST, Judged, costly, is_flagged


@dataclass(frozen=True, slots=True)
class Outlook:
    """The decisions of a person that have been judged, and how many still wait for it."""

    judged: tuple[Judged, ...] = ()
    waiting: tuple[int, ...] = ()
    """The hand of every decision that is still to be judged."""
    solved: frozenset[int] = frozenset()
    """The plies of the mistakes for which something better was found."""

    failed: tuple[int, ...] = ()
    """The hand of every decision that could not be judged: nobody answered."""

    @property
    def is_done(self) -> bool:
        """Whether everything has been judged."""
        return not self.waiting

    @property
    def moments(self) -> list[Judged]:
        """The mistakes worth a look, the dearest first."""
        return costly(self.judged, MOST)

    @property
    def flagged(self) -> list[Judged]:
        """Every mistake, in the order of play."""
        return sorted(filter(is_flagged, self.judged), key=lambda each: each.ply)

    @property
    def could_be_better(self) -> int:
        """How many decisions were no mistakes, and something else was surely better."""
        return sum(each.could_be_better for each in self.judged)

    @property
    def loss(self) -> float:
        """What the moments cost together."""
        return sum(each.loss for each in self.moments)

    @property
    def unit(self) -> Counted:
        """What that counts."""
        return next((each.unit for each in self.moments), Counted.NOTHING)

    @property
    def is_solved(self) -> bool:
        """Whether nothing is left to be tried again."""
        return all(each.ply in self.solved for each in self.moments)

    def of_hand(self, hand: int) -> "Outlook":
        """Return what is known of one hand; of none, of the whole match."""
        if not hand:
            return self
        chosen = (each for each in self.judged if each.hand == hand)
        waiting = (each for each in self.waiting if each == hand)
        failed = tuple(each for each in self.failed if each == hand)
        return Outlook(tuple(chosen), tuple(waiting), self.solved, failed)
