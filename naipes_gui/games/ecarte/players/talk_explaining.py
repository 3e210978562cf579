"""Why to talk or to change so rather than otherwise: by the hands and tricks it leads to."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from naipes_gui.bots.consequences import Course, Difference, Event, Kind, Side, events
from naipes_gui.bots.contrast import are_told_apart, of_the_end, told
from naipes_gui.bots.exchange_words import if_changed, of_a_kept_card, of_new_cards
from naipes_gui.bots.reasons import often
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.players.beliefs import KING
from naipes_gui.games.ecarte.players.courses import (
    ME,
    RIVAL,
    of_the_hand,
    played,
    tricks_of,
)
from naipes_gui.games.ecarte.players.exchange import Blueprint, Outlook, World
from naipes_gui.games.ecarte.players.player import Turn
from naipes_gui.games.ecarte.players.solver import TRUMPS
from naipes_gui.games.ecarte.rules.state import TO_WIN

Worth = Callable[[World], float]


class Watched(Outlook):
    """Remembers with which hands the talk last ended, and whose refusal is at stake."""

    ended: World | None = None
    authority = 0

    def settle(self, world: World, blocker: int) -> float:
        leads = self.known.leads
        self.ended = world
        self.authority = 0 if world.turn > 1 else blocker if leads else -blocker
        return super().settle(world, blocker)


class WatchedBlueprint(Watched, Blueprint):
    """Does the same by the shipped tables."""


def of_two(
    turn: Turn, better: Move, other: Move, worths: Sequence[Worth], outlook: Watched,
    worlds: Sequence[World],
) -> Phrase | None:  # fmt: skip
    """Say what comes of one choice before the play and not of another, in the same deals."""
    proposes = better.verb == "propose"
    found = [[_course(turn, worth, outlook, world, proposes=proposes) for world in worlds]
             for worth in worths]  # fmt: skip
    return told(found[0], found[1], partial(_said, turn, better, other))


def _course(turn: Turn, worth: Worth, outlook: Watched, world: World, *, proposes: bool) -> Course:
    gain, ended = worth(world), outlook.ended
    if ended is None:
        return Course(gain, frozenset())
    mine, theirs = (ended.elder, ended.dealer)[:: 1 if turn.known.leads else -1]
    side = Side(ME, (RIVAL,), turn.state.trump)
    leader = ME if turn.known.leads else RIVAL
    tricks = [*tricks_of(played((mine, theirs), leader, 0), side.trump)]
    won = sum(trick.winner == ME for trick in tricks)
    took = (each for each in events(tricks, side) if each.kind is Kind.CARD)
    told = [*took, *of_the_hand(won), *_of_the_cards(mine, turn)]
    if won < TO_WIN and outlook.authority > 0:
        told.append(Event(Kind.PUNISHED))
    if won >= TO_WIN and outlook.authority < 0 and proposes:
        told.append(Event(Kind.PRIZE))
    return Course(gain, frozenset(told))


def _of_the_cards(mine: int, turn: Turn) -> Iterator[Event]:
    if mine & KING and not turn.known.mine & KING:
        yield Event(Kind.KING)
    many = (mine & TRUMPS).bit_count()
    held = (turn.known.mine & TRUMPS).bit_count()
    yield from (Event(Kind.TRUMPS, (), number) for number in range(held + 1, many + 1))


HOW_OFTEN = {
    Kind.GOAL: phrase("outcomes", "You win the point {often} {this}; {instead}, {less}."),
    Kind.ALL: phrase("consequences", "You win all five tricks {often}; {instead}, {less}."),
    Kind.NOTHING: phrase("consequences", "You lose all five tricks {often}; {instead}, {less}."),
}
MORE_OFTEN = {
    Kind.GOAL: phrase(
        "outcomes",
        "You win the point in one deal more out of {many} than {instead}.",
    ),
    Kind.ALL: phrase(
        "outcomes",
        "You win all five tricks in one deal more out of {many} than {instead}.",
    ),
}


def _said(turn: Turn, better: Move, other: Move, found: Difference) -> Phrase | None:
    """Say a difference between two choices; cards that come to none of them are new ones.

    Each share says of which choice it is: as the cards are and after new ones are two things.
    """
    otherwise = instead(other, better)
    this = instead(better, other)
    said = of_the_end(found, HOW_OFTEN, MORE_OFTEN, this=this, instead=otherwise)
    if said is not None or not are_told_apart(found):
        return said
    match found.event.kind:
        case Kind.PUNISHED:
            return phrase(
                "consequences", "Losing without an exchange costs two points: {instead}, that "
                "happens {often}.", instead=otherwise, often=often(found.less),
            )  # fmt: skip
        case Kind.PRIZE:
            return phrase(
                "consequences", "If {who} refuses and loses, that is two points for you: it "
                "happens {often}.", who=Who(turn.rival), often=often(found.share),
            )  # fmt: skip
        case _:
            of_changes = better.verb == "discard"
            hand = turn.state.hand(turn.view.seat) if of_changes else ()
            return of_new_cards(found, otherwise) or of_a_kept_card(found, hand, other, otherwise)


EXPLAINED = ("propose", "stand", "accept", "refuse", "discard")
INSTEAD = {
    "propose": phrase("consequences", "if you propose"),
    "stand": phrase("consequences", "if you play"),
    "accept": phrase("consequences", "if you accept"),
    "refuse": phrase("consequences", "if you refuse"),
}


def instead(move: Move, better: Move) -> Phrase:
    """Return a choice as the condition of what comes of it."""
    if move.verb in INSTEAD:
        return INSTEAD[move.verb]
    return if_changed(move, better)
