"""Saved matches: an append-only log of causes, from which everything else is played again.

A line, read back or new, counts only once a `Record` has checked it against the rules, so
what is written can always be read.
"""

import json
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

from naipes_gui import games
from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadRecord, IllegalMove, NaipesError
from naipes_gui.core.moves import Move
from naipes_gui.core.quoting import quoted
from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.store.header import Header
from naipes_gui.store.lines import kind_of, parsed, whole_lines
from naipes_gui.store.notation import cards_in

SALT = re.compile(r"[0-9a-f]{32}")
COMMIT = re.compile(r"[0-9a-f]{64}")


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


@dataclass(frozen=True, slots=True)
class Seal:
    """What bound the dealer before the cut (``commit``), and what opens it (all the rest)."""

    hand: int
    commit: str
    deck: str
    salt: str
    cut: int

    @property
    def holds(self) -> bool:
        """Whether the deck is the one that was committed to."""
        return commitment(self.deck, self.salt) == self.commit


@dataclass(frozen=True, slots=True)
class Branch:
    """Moves that were taken back, and after how many moves of the line they stood."""

    after: int
    moves: tuple[tuple[Seat, Move], ...]


class Record:
    """A match as far as its lines tell it, up to the first one that makes no sense.

    With a `problem`, whose blank ``line`` is its line, it can be watched but not played on.
    Its `size` in bytes leaves out what a crash left behind: a torn last line, and a ``hand``
    line that nothing follows.
    """

    def __init__(self, header: Header) -> None:
        known = games.all_games()
        if header.game not in known:
            what = phrase(
                "store", "This version does not know the game «{game}».", game=quoted(header.game)
            )
            raise BadRecord(header.newer or what)
        game = known[header.game]
        self.header = header
        self.rules: Rules[Any, Any] = game.rules(game.options().from_json(header.options))
        if len(header.seats) != len(self.rules.seats):
            raise BadRecord(phrase("store", "The number of seats is not the number of players."))
        self.timeline: Timeline[Any] = Timeline(self.rules)
        self.awaits, self.size, self.problem = Awaits.LOT, 0, header.newer
        self.seals: list[Seal] = []
        self.branches: list[Branch] = []
        self.notes: dict[int, str] = {}
        self.hints: dict[int, int] = {}
        """How much was told of the best move, from a nudge (1) to the reason (3), by decision."""
        self.commit = ""
        """The commitment to the hand being dealt or played."""

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a record, keeping whatever of it is good.

        Raises:
            BadRecord: not even the first line can be used; its sentence says why.

        """
        (record,) = deque(cls.read(path), maxlen=1)
        return record

    @classmethod
    def read(cls, path: Path) -> Iterator[Self]:
        """Yield a growing record after each of its lines, for whoever cannot wait for all.

        Raises:
            BadRecord: not even the first line can be used; its sentence says why.

        """
        lines = whole_lines(path)
        first = next(lines, b"")
        try:
            record = cls(Header.from_json(parsed(first)))
        except NaipesError as error:
            what = phrase("store", "{name}: {reason}", name=quoted(path.name), reason=error.what)
            raise BadRecord(what) from error
        yield record
        for _ in record._take_all(len(first), lines):
            yield record

    @property
    def assisted(self) -> bool:
        """Whether moves were ever taken back, or a hint was asked for."""
        return bool(self.branches or self.hints)

    @property
    def hands(self) -> int:
        """How many hands have been begun."""
        deals: int = self.timeline.state.deals
        return deals

    @property
    def is_over(self) -> bool:
        """Whether the match was finished or given up."""
        return self.awaits is Awaits.NOTHING

    def thought(self, ply: int) -> int:
        """Return what the chance of a bot that decides at a ply starts from.

        It follows from what everybody sees, the seal of the hand, so that anybody can ask a
        bot of the same version again.
        """
        number = self.timeline.states[ply].deals
        commit = self.seals[number - 1].commit if number <= len(self.seals) else self.commit
        return int.from_bytes(sha256(f"{commit}/{ply}".encode()).digest()[:8])

    def shuffled(self, deck: tuple[Card, ...]) -> None:
        """Put the pack in the order that was just committed to, for it to be cut."""
        self.timeline.push(Move("shuffle", deck))

    def take(self, line: dict[str, Any]) -> None:
        """Let a line happen.

        Raises:
            NaipesError: it cannot, and nothing has changed.

        """
        match kind_of(line), line:
            case "note", {"note": str(text)}:
                self._note(text, line.get("at", len(self.timeline.decisions)), line.get("hint"))
            case "lot", {"lot": str() | None as cards, "dealer": dealer} if self._may(Awaits.LOT):
                self._draw_lots(cards, dealer)
            case "hand", {"hand": hand, "dealer": dealer, "commit": str(commit)} if self._may(
                Awaits.HAND
            ):
                self._commit_to(hand, dealer, commit)
            case "deck", {"deck": str(deck), "salt": str(salt), "cut": cut} if self._may(
                Awaits.DECK
            ):
                self._deal(deck, salt, cut)
            case "move", {"s": seat, "m": str(text)} if self._may(Awaits.MOVE):
                self._move(seat, Move.parse(text))
            case "score", _ if self._may(Awaits.SCORE):
                self._score(line)
            case "undo", {"undo": number} if not self.is_over:
                self._undo(number)
            case "end", {"end": "finished", "ranking": ranking} if self._may_finish():
                self._end(ranking)
            case "end", {"end": "abandoned"} if self.awaits not in (Awaits.END, Awaits.NOTHING):
                self.awaits = Awaits.NOTHING
            case _:
                raise BadRecord(self._unexpected(line))

    def _may(self, awaits: Awaits) -> bool:
        return self.awaits is awaits

    def _take_all(self, first: int, lines: Iterator[bytes]) -> Iterator[None]:
        read = self.size = first
        for number, line in enumerate(lines, start=2):
            try:
                self.take(parsed(line))
            except (NaipesError, ValueError) as error:
                reason = error.what if isinstance(error, NaipesError) else NO_SENSE
                what = phrase("store", "Line {line}: {reason}", line=number, reason=reason)
                self.problem = self.problem or what
                break
            read += len(line)
            if self.awaits is not Awaits.DECK:
                self.size = read
            yield
        if self.awaits is Awaits.DECK:
            self.forget_seal()
        yield

    def forget_seal(self) -> None:
        """Drop a commitment whose deck was never cut."""
        if self.timeline.state.stage is Stage.CUT:
            self.timeline.cut(self.timeline.ply - 1)
        self.awaits = Awaits.HAND
        self.commit = self.seals[-1].commit if self.seals else ""

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

    def _commit_to(self, hand: object, dealer: object, commit: str) -> None:
        due = [self.hands + 1, int(self.timeline.state.dealer)]
        if not _same([hand, dealer], due):
            hand, dealer = due
            raise BadRecord(
                phrase("store", "Hand {hand}, dealt by {name}, is due.", hand=hand,
                       name=Who(dealer))
            )  # fmt: skip
        if not COMMIT.fullmatch(commit):
            raise BadRecord(phrase("store", "This is no seal of a deck."))
        self.commit, self.awaits = commit, Awaits.DECK

    def _deal(self, deck: str, salt: str, cut: object) -> None:
        if not SALT.fullmatch(salt) or commitment(deck, salt) != self.commit:
            raise BadRecord(phrase("store", "This is not the deck that was committed to."))
        cards = cards_in(deck)
        if sorted(cards) != sorted(self.rules.pack.cards):
            raise BadRecord(phrase("store", "The deck is not the pack of the game."))
        if type(cut) is not int or cut not in self.rules.cuts:
            raise BadRecord(phrase("store", "So many cards cannot be cut: {cut}.", cut=quoted(cut)))
        if self.timeline.state.stage is not Stage.CUT:
            self.shuffled(cards)
        self.seals.append(Seal(self.hands, self.commit, deck, salt, cut))
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
        """Return the order of the next reshuffle of the hand, which follows from its salt."""
        states = self.timeline.states[self.timeline.shuffles[-1] :]
        k = sum(state.stage is Stage.RESHUFFLE for state in states)
        cards = self.rules.to_shuffle(self.timeline.state)
        salt = self.seals[-1].salt
        order = sorted(cards, key=lambda c: sha256(f"{salt} {k} {c}".encode()).hexdigest())
        return Move("shuffle", tuple(order))

    def _score(self, line: dict[str, Any]) -> None:
        state = self.timeline.state
        tally = self.rules.tally(state)
        if not all(key in line and _same(line[key], value) for key, value in tally.items()):
            due = quoted(json.dumps(tally))
            raise BadRecord(phrase("store", "The rules give another score: {score}.", score=due))
        self.awaits = Awaits.END if state.is_over else Awaits.HAND

    def _undo(self, number: object) -> None:
        plies = self.timeline.decisions
        if type(number) is not int or not 0 <= number < len(plies):
            count = quoted(number)
            raise BadRecord(
                phrase("store", "After {count} moves there is none to take back.", count=count)
            )
        undone = tuple(self.timeline.moves[ply] for ply in plies[number:])
        self.branches.append(Branch(number, undone))
        self.timeline.cut(plies[number])
        del self.seals[self.hands :]
        self.commit, self.awaits = self.seals[-1].commit, Awaits.MOVE
        self.notes = {at: text for at, text in self.notes.items() if at <= number}

    def _note(self, text: str, at: object, hint: object) -> None:
        if type(at) is not int or at < 0:
            raise BadRecord(phrase("store", "The note does not say to which move it belongs."))
        if type(hint) is int:
            self.hints[at] = max(hint, self.hints.get(at, 0))
        if text or type(hint) is not int:
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
                "store", "This version does not know lines of the kind «{kind}».", kind=kind
            )
        return phrase(
            "store",
            "A line «{kind}» cannot stand here, or lacks something; {awaited} is due.",
            kind=kind,
            awaited=DUE[self.awaits],
        )


def commitment(deck: str, salt: str) -> str:
    """Return what binds the dealer to a deck without showing it."""
    return sha256(f"{salt} {deck}".encode()).hexdigest()


def _same(stored: object, due: object) -> bool:
    """Tell whether two JSON values are the same, types included (1 is neither true nor 1.0)."""
    return json.dumps(stored) == json.dumps(due)
