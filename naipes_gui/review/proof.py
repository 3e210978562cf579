"""The proof of the opponents: each is asked again, from its own view, for what it decided."""

from bisect import bisect_left
from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, replace

from naipes_gui.core.rules import Stop
from naipes_gui.review.asking import Ask, AskHere, Going, known_opponents
from naipes_gui.review.other_line import OtherLine
from naipes_gui.store.record import Record
from naipes_gui.store.seals import ExerciseSeal


@dataclass(frozen=True, slots=True)
class OpponentsProof:
    """How many decisions were asked for again, and how many came out the same."""

    asked: int = 0
    same: int = 0
    other_cards: int = 0
    """Decisions that were made before the cards of an exercise were dealt anew: not asked."""

    @property
    def holds(self) -> bool:
        """Whether every opponent decides again as it did."""
        return self.same == self.asked


def asking_again(
    record: Record, *, since: int = 0, but: int = -1,
    ask: Ask | None = None, stop: Stop | None = None,
) -> Generator[OpponentsProof, None, None]:  # fmt: skip
    """Yield a growing proof, from a ply on but for one, after every decision asked for again.

    A player of a level that this version does not have cannot be asked. It ends early when told
    to stop.
    """
    timeline, proof = record.timeline, OpponentsProof()
    asker, flag = ask or AskHere(record), stop or Going()
    opponents = known_opponents(record)
    yield proof
    for ply in [ply for ply in timeline.decisions if ply >= since and ply != but]:
        seat, made = timeline.moves[ply]
        if seat not in opponents or timeline.states[ply].to_move != seat:
            continue
        if _had_other_cards(record, ply):
            proof = replace(proof, other_cards=proof.other_cards + 1)
            yield proof
            continue
        move = asker(timeline.view(ply, seat), opponents[seat], record.thought(ply), flag)
        if move is None:
            return
        agrees = move.meaning == made.meaning
        proof = replace(proof, asked=proof.asked + 1, same=proof.same + agrees)
        yield proof


def _had_other_cards(record: Record, ply: int) -> bool:
    timeline = record.timeline
    seal = record.seals[timeline.states[ply].deals - 1]
    number = bisect_left(timeline.decisions, ply)
    return isinstance(seal, ExerciseSeal) and number < seal.moves


def asked_again(record: Record, *, since: int = 0) -> OpponentsProof:
    """Ask for every decision again, from a ply on."""
    (proof,) = deque(asking_again(record, since=since), maxlen=1)
    return proof


def proving(
    line: OtherLine, *, ask: Ask | None = None, stop: Stop | None = None
) -> Generator[OpponentsProof, None, None]:
    """Do the same for the hand of an exact other line, what was really played of it included.

    Whoever decided otherwise at the change is not asked there: that is the one thing supposed.
    """
    begin, change = line.record.timeline.shuffles[-1], line.change.ply
    return asking_again(line.record, since=begin, but=change, ask=ask, stop=stop)


def proved(line: OtherLine) -> OpponentsProof:
    """Prove an exact other line."""
    (proof,) = deque(proving(line), maxlen=1)
    return proof
