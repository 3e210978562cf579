"""Saved matches: an append-only log of causes, from which everything else is played again.

A line, read back or new, counts only once a `Record` has checked it against the rules, so
what is written can always be read.
"""

import json
from bisect import bisect_left
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import Any, Self

from naipes_gui import games
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.errors import BadRecord, IllegalMove, NaipesError
from naipes_gui.core.moves import Move
from naipes_gui.core.quoting import quoted
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.store.formats import Format, Sealed, format_of, sealed_again
from naipes_gui.store.header import Header
from naipes_gui.store.help import Help
from naipes_gui.store.limits import Tally
from naipes_gui.store.lines import kind_of, parsed, whole_lines, written
from naipes_gui.store.notation import cards_in
from naipes_gui.store.parent import Kind, mark_of
from naipes_gui.store.seals import Proof, Seal, repeated


class Awaits(Enum):
    """The line that a record needs next."""

    LOT = auto()
    HAND = auto()
    DECK = auto()
    MOVE = auto()
    SCORE = auto()
    END = auto()
    NOTHING = auto()


DUE = {
    Awaits.LOT: phrase("store", "the lot for the first deal"),
    Awaits.HAND: phrase("store", "the next hand"),
    Awaits.DECK: phrase("store", "the deck of the hand"),
    Awaits.MOVE: phrase("store", "a move"),
    Awaits.SCORE: phrase("store", "the score of the hand"),
    Awaits.END: phrase("store", "the end of the match"),
    Awaits.NOTHING: phrase("store", "nothing more"),
}
NO_SENSE = phrase("store", "The line holds characters that have no place in a match.")


NAMES = 2
"""The step from which on a hint tells which move it means."""


@dataclass(frozen=True, slots=True)
class Branch:
    """Moves that were taken back, and after how many moves of the line they stood."""

    after: int
    moves: tuple[tuple[Seat, Move], ...]
    is_slip: bool = False
    """Whether it was no help: one move, before anybody answered, that had shown nothing new."""


class Record:
    """A match as far as its lines tell it, up to the first one that makes no sense.

    With a `problem`, whose blank ``line`` is its line, it can be watched but not played on.
    Its `size` in bytes leaves out what a crash left behind: a torn last line, and in the first
    format a ``hand`` line that nothing follows.
    """

    def __init__(self, header: Header, first: bytes = b"") -> None:
        known = games.all_games()
        if header.game not in known:
            what = phrase(
                "store", "This version does not know the game “{game}”.", game=quoted(header.game)
            )
            raise BadRecord(header.newer or what)
        game = known[header.game]
        self.header = header
        self.rules: Rules[Any, Any] = game.rules(game.options().from_json(header.options))
        if len(header.seats) != len(self.rules.seats):
            raise BadRecord(phrase("store", "The number of seats is not the number of players."))
        self.format: Format = format_of(header)
        self._first = first or written(header.to_json())
        self.chain = self.format.chain(self._first)
        self.timeline: Timeline[Any] = Timeline(self.rules)
        self.awaits, self.size, self.problem = Awaits.LOT, 0, header.newer
        self.given_up = False
        """Whether the match is over because somebody left it."""
        self.seals: list[Seal] = []
        self.branches: list[Branch] = []
        self._dealt_before: dict[int, Seal] = {}
        """In a branch with the same cards, those of the hands that its parent went on to play."""
        self._tally = Tally()
        self.notes: dict[int, str] = {}
        self._noted: list[int] = []
        """What notes are kept by, negative, as a heap: an undo drops the highest of them."""
        self.hints: dict[int, int] = {}
        """How much was told of the best move, from a nudge (1) to the reason (3), by decision."""
        self._advised: dict[int, set[Move]] = {}
        """Which moves hints called good, by decision, as far as their lines say so."""
        self._helps = set[Help]()
        self.sealed: Sealed | None = None
        """The hand that is to be dealt next, once its dealer is bound."""

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a record, keeping whatever of it is good.

        Raises:
            BadRecord: not even the first line can be used; its sentence says why.

        """
        (record,) = deque(cls.read(path), maxlen=1)
        return record

    @classmethod
    def read(cls, path: Path) -> Generator[Self, None, None]:
        """Yield a growing record after each of its lines, for whoever cannot wait for all.

        Raises:
            BadRecord: not even the first line can be used; its sentence says why.

        """
        lines = whole_lines(path)
        first = next(lines, b"")
        try:
            record = cls(Header.from_json(parsed(first)), first)
        except NaipesError as error:
            what = phrase("store", "{name}: {reason}", name=quoted(path.name), reason=error.what)
            raise BadRecord(what) from error
        yield record
        for _ in record._take_all(len(first), lines):
            yield record

    @property
    def assisted(self) -> bool:
        """Whether moves were taken back that were no mere slips, or something else has helped.

        A branch always is: it is an exercise.
        """
        return bool(self.helps) or self.header.parent is not None

    @property
    def helps(self) -> tuple[Help, ...]:
        """What has helped the person."""
        known = {*self._helps, Help.TAKE_BACK} if self.knows_better else self._helps
        return tuple(each for each in Help if each in known)

    @property
    def knows_better(self) -> bool:
        """Whether moves were taken back after somebody had answered or something was seen."""
        return not all(branch.is_slip for branch in self.branches)

    def is_slip(self, number: int) -> bool:
        """Tell whether taking back all but so many moves undoes a slip of the hand and no more."""
        timeline, plies = self.timeline, self.timeline.decisions
        if not 0 <= number == len(plies) - 1 or plies[number] != timeline.ply - 1:
            return False
        ply = plies[number]
        seat, _ = timeline.moves[ply]
        is_person = seat not in self.header.opponents
        playing = timeline.state.stage is Stage.HAND
        return (
            is_person and playing and _known(timeline, ply + 1, seat) <= _known(timeline, ply, seat)
        )

    @property
    def hands(self) -> int:
        """How many hands have been begun."""
        deals: int = self.timeline.state.deals
        return deals

    @property
    def is_over(self) -> bool:
        """Whether the match was finished or given up."""
        return self.awaits is Awaits.NOTHING

    def until(self, ply: int) -> Self:
        """Return a match of its own that stands at a decision of this one, as it stood then.

        It has the same cards and the same chance to come in this hand. It is for what might have
        been, in memory: what was remarked, taken back or chained to a file is not in it.
        """
        other = type(self)(self.header)
        other.timeline = self.timeline.until(ply)
        other.seals, other.awaits = self.seals[: other.hands], Awaits.MOVE
        return other

    def thought(self, ply: int) -> int:
        """Return what the chance of a bot that decides at a ply starts from.

        It follows from what everybody sees, the seal of the hand, so that anybody can ask a
        bot of the same version again.
        """
        hand: int = self.timeline.states[ply].deals
        return self.seals[hand - 1].thought(ply)

    @property
    def commit(self) -> str:
        """What binds the dealer of the hand being dealt or played, as everybody may see it."""
        latest = self.sealed or (self.seals[-1] if self.seals else None)
        return latest.commit if latest is not None else ""

    @property
    def fingerprint(self) -> str:
        """What stands for all that the record holds; the first format has none."""
        return self.chain.last

    @property
    def mark(self) -> str:
        """By what its branches know the match, however it goes on; nothing before the first deal.

        It is the first 16 hex digits of the SHA-256 of the first line and the seal of hand 1.
        """
        return mark_of(self._first, self.seals[0].commit) if self.seals else ""

    @property
    def proof(self) -> Proof:
        """What the deals of the match prove that are to come."""
        return Proof.EXERCISE if self.header.parent is not None else self.format.proof

    def has_advised(self, ply: int, move: Move) -> bool:
        """Tell whether a hint called a move good at a ply.

        Lines of former versions do not say which it named: there it may have been any.
        """
        at = bisect_left(self.timeline.decisions, ply)
        moves = self._advised.get(at)
        return self.hints.get(at, 0) >= NAMES if moves is None else move.meaning in moves

    def seal(self, rng: Random) -> Sealed:
        """Return what binds the dealer of the next hand: drawn now, or as it was dealt before."""
        hand, pack = self.hands + 1, self.rules.pack.cards
        before = self._dealt_before.get(hand)
        return self.format.seal(hand, pack, rng) if before is None else sealed_again(before, pack)

    def shuffled(self, seal: Seal) -> None:
        """Put the pack in the order that follows from a seal, for it to be cut."""
        self.timeline.push(Move("shuffle", seal.cards))

    def due_cut(self, seal: Seal) -> int | None:
        """Return how many cards must be cut, unless a person may say that."""
        seat = self.rules.cutter(self.timeline.state)
        is_person = seat not in self.header.opponents
        free = is_person and self.format.person_cuts
        due = None if free else seal.due_cut(seat, self.rules.cuts)
        before = self._dealt_before.get(seal.hand)
        is_repeated = due is None and before is not None and before.commit == seal.commit
        return before.cut if is_repeated and before is not None else due

    def take(self, line: dict[str, Any]) -> None:
        """Let a line happen.

        Raises:
            NaipesError: it cannot, and nothing has changed.

        """
        kind = kind_of(line)
        self._tally.allow(kind, line)
        self._happen(kind, line)
        self._tally.add(kind, line)

    def _happen(self, kind: str, line: dict[str, Any]) -> None:
        match kind, line:
            case "note", {"note": str(text)}:
                self._note(text, line.get("at", len(self.timeline.decisions)), line)
            case "lot", {"lot": str() | None as cards, "dealer": dealer} if self._may(Awaits.LOT):
                self._draw_lots(cards, dealer)
            case "hand", _ if self._may(Awaits.HAND):
                self._seal(line)
            case "deck", {"cut": cut} if self._may(Awaits.DECK):
                self._deal(line, cut)
            case "move", {"s": seat, "m": str(text)} if self._may(Awaits.MOVE):
                self._move(seat, Move.parse(text))
            case "score", _ if self._may(Awaits.SCORE):
                self._score(line)
            case "undo", {"undo": number} if not self.is_over:
                self._undo(number, line.get("slip") is True)
            case "end", {"end": "finished", "ranking": ranking} if self._may_finish():
                self._end(ranking)
            case "end", {"end": "abandoned"} if self.awaits not in (Awaits.END, Awaits.NOTHING):
                self.awaits, self.given_up = Awaits.NOTHING, True
            case _:
                raise BadRecord(self._unexpected(line))

    def _may(self, awaits: Awaits) -> bool:
        return self.awaits is awaits

    def follow(self, whole: bytes) -> None:
        """Let the lines happen that a file has more than was read of it; a `problem` ends that."""
        old, new = whole[: self.size], whole[self.size :]
        lines = iter(new.splitlines(keepends=True))
        deque(self._take_all(self.size, lines, old.count(b"\n") + 1), maxlen=0)

    def _take_all(self, first: int, lines: Iterator[bytes], place: int = 2) -> Iterator[None]:
        read = self.size = first
        for number, line in enumerate(lines, start=place):
            try:
                found = parsed(line)
                link = self.chain.follow(line, found)
                self.take(found)
            except (NaipesError, ValueError) as error:
                reason = error.what if isinstance(error, NaipesError) else NO_SENSE
                what = phrase("store", "Line {line}: {reason}", line=number, reason=reason)
                self.problem = self.problem or what
                break
            self.chain.last = link
            read += len(line)
            if self.format.seals_ahead or self.awaits is not Awaits.DECK:
                self.size = read
            yield
        if not self.format.seals_ahead and self.awaits is Awaits.DECK:
            self.forget_seal()
        yield

    def forget_seal(self) -> None:
        """Drop a commitment whose deck was never cut."""
        if self.timeline.state.stage is Stage.CUT:
            self.timeline.cut(self.timeline.ply - 1)
        self.awaits, self.sealed = Awaits.HAND, None

    def _draw_lots(self, cards: str | None, dealer: object) -> None:
        if (cards is not None) != self.rules.lot_is_drawn:
            raise BadRecord(phrase("store", "The first dealer is not found in this way."))
        if dealer is not None and (type(dealer) is not int or dealer not in self.rules.seats):
            raise BadRecord(phrase("store", "There is no seat {seat}.", seat=quoted(dealer)))
        move = Move("lot", number=dealer) if cards is None else Move("lot", cards_in(cards))
        try:
            state = self.timeline.push(move)
        except IllegalMove as error:
            what = phrase("store", "These cards cannot be drawn for the first deal.")
            raise BadRecord(what) from error
        due = None if state.stage is Stage.LOT else int(state.dealer)
        if dealer != due:
            self.timeline.cut(self.timeline.ply - 1)
            raise BadRecord(phrase("store", "The lot gives the deal to another seat."))
        self.awaits = Awaits.LOT if due is None else Awaits.HAND

    def _seal(self, line: dict[str, Any]) -> None:
        hand, dealer = self.hands + 1, int(self.timeline.state.dealer)
        if not _same([line["hand"], line["dealer"]], [hand, dealer]):
            raise BadRecord(
                phrase("store", "Hand {hand}, dealt by {name}, is due.", hand=hand,
                       name=Who(dealer))
            )  # fmt: skip
        sealed = self.format.sealed(line, self.rules.pack.cards)
        before = self._dealt_before.get(hand)
        if before is not None and before.commit == sealed.commit:
            sealed = sealed_again(before, self.rules.pack.cards)
        self.sealed, self.awaits = sealed, Awaits.DECK

    def _deal(self, line: dict[str, Any], cut: object) -> None:
        assert self.sealed is not None
        seal = self.sealed.opened(line)
        if type(cut) is not int or cut not in self.rules.cuts:
            raise BadRecord(phrase("store", "So many cards cannot be cut: {cut}.", cut=quoted(cut)))
        if cut != (self.due_cut(seal) or cut):
            raise BadRecord(phrase("store", "The cut does not follow from the shuffle."))
        if self.timeline.state.stage is not Stage.CUT:
            self.shuffled(seal)
        self.seals.append(replace(seal, cut=cut))
        self.sealed = None
        self._push(Move("cut", number=cut), None)

    def _move(self, seat: object, move: Move) -> None:
        if type(seat) is not int or seat not in self.rules.seats:
            raise BadRecord(phrase("store", "There is no seat {seat}.", seat=quoted(seat)))
        if strangers := {*move.cards, *move.onto}.difference(self.rules.pack.cards):
            named = quoted(" ".join(sorted(strangers)))
            raise BadRecord(phrase("store", "No such card is in the pack: {name}.", name=named))
        self._push(move, Seat(seat))

    def _push(self, move: Move, seat: Seat | None) -> None:
        state = self.timeline.push(move, seat)
        while state.stage is Stage.RESHUFFLE:
            state = self.timeline.push(self._reshuffle())
        self.awaits = Awaits.MOVE if state.stage is Stage.HAND else Awaits.SCORE

    def _reshuffle(self) -> Move:
        """Return the order of the next reshuffle of the hand, which follows from its seal."""
        states = self.timeline.states[self.timeline.shuffles[-1] :]
        k = sum(state.stage is Stage.RESHUFFLE for state in states)
        cards = self.rules.to_shuffle(self.timeline.state)
        return Move("shuffle", self.seals[-1].order(cards, k))

    def _score(self, line: dict[str, Any]) -> None:
        state = self.timeline.state
        tally = self.rules.tally(state)
        if not all(key in line and _same(line[key], value) for key, value in tally.items()):
            due = quoted(json.dumps(tally))
            raise BadRecord(phrase("store", "The rules give another score: {score}.", score=due))
        self.awaits = Awaits.END if state.is_over else Awaits.HAND

    def _undo(self, number: object, called_slip: bool) -> None:
        plies = self.timeline.decisions
        if type(number) is not int or not 0 <= number < len(plies):
            count = quoted(number)
            raise BadRecord(
                phrase("store", "After {count} moves there is none to take back.", count=count)
            )
        undone = tuple(self.timeline.moves[ply] for ply in plies[number:])
        # Other programs do not say so, and a line may say more than is true.
        self.branches.append(Branch(number, undone, called_slip and self.is_slip(number)))
        self.timeline.cut(plies[number])
        if self.header.parent is not None and self.header.parent.kind is Kind.SAME:
            self._know_again(is_first=len(self.branches) == 1)
        del self.seals[self.hands :]
        self.sealed, self.awaits = None, Awaits.MOVE
        while self._noted and -self._noted[0] > number:
            del self.notes[-heappop(self._noted)]

    def _know_again(self, *, is_first: bool) -> None:
        """Keep the deals that are taken back, to come again; what was taken over proves nothing."""
        if is_first:
            self.seals = [repeated(seal) for seal in self.seals]
        for seal in self.seals[self.hands :]:
            self._dealt_before.setdefault(seal.hand, repeated(seal))

    def _note(self, text: str, at: object, line: Mapping[str, Any]) -> None:
        hint = line.get("hint")
        if type(at) is not int or at < 0:
            raise BadRecord(phrase("store", "The note does not say to which move it belongs."))
        if type(hint) is int:
            self.hints[at] = max(hint, self.hints.get(at, 0))
            self._helps.add(Help.named(line.get("by")))
            if moves := _named(line):
                self._advised.setdefault(at, set()).update(moves)
        if text or type(hint) is not int:
            if at not in self.notes:
                heappush(self._noted, -at)
            self.notes[at] = text

    def _may_finish(self) -> bool:
        early = self.awaits is Awaits.HAND and bool(self.hands)
        return self.awaits is Awaits.END or (early and self.rules.may_end(self.timeline.state))

    def _end(self, ranking: object) -> None:
        if not _same(ranking, self.rules.ranking(self.timeline.state)):
            raise BadRecord(phrase("store", "The rules give another ranking."))
        self.awaits = Awaits.NOTHING

    def _unexpected(self, line: dict[str, Any]) -> Phrase:
        kind = quoted(next(iter(line), ""))
        if not kind_of(line) and kind not in ("lot", "hand", "deck", "s"):
            return phrase(
                "store", "This version does not know lines of the kind “{kind}”.", kind=kind
            )
        return phrase(
            "store",
            "A line “{kind}” cannot stand here, or lacks something; {awaited} is due.",
            kind=kind,
            awaited=DUE[self.awaits],
        )


def _known(timeline: Timeline[Any], ply: int, seat: Seat) -> frozenset[Card]:
    """Return the cards of which a seat knows at a ply where they are."""
    view = timeline.view(ply, seat)
    seen = (card for cards in view.state.table.values() for card in cards if card != HIDDEN)
    return frozenset((*seen, *view.memory))


def _same(stored: object, due: object) -> bool:
    """Tell whether two JSON values are the same, types included (1 is neither true nor 1.0)."""
    return json.dumps(stored) == json.dumps(due)


def _named(line: Mapping[str, Any]) -> set[Move]:
    """Return the moves that a hint called good; what is no move of ours counts as not said."""
    found, moves = line.get("named"), set[Move]()
    for each in found if isinstance(found, list) else ():
        try:
            moves.add(Move.parse(str(each)).meaning)
        except NaipesError:
            continue
    return moves
