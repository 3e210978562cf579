"""Plays a match on: a line is checked, then safe on the disk, then anybody may see it."""

from collections.abc import Generator, Iterable
from pathlib import Path
from random import Random
from typing import Any, Self

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.steps import finished
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.store.header import Header
from naipes_gui.store.help import Help
from naipes_gui.store.journal import Journal, Memory, not_saved
from naipes_gui.store.lines import contents, unreadable
from naipes_gui.store.notation import cards_text
from naipes_gui.store.record import Awaits, Record
from naipes_gui.store.seals import Seal

NOT_SEALED = phrase("store", "No pack is ready to be shuffled or cut.")


class Recorder:
    """A match that is being played, and its record growing with it."""

    def __init__(self, record: Record, file: Journal) -> None:
        self.record, self._journal = record, file
        self._shuffled: Seal | None = None
        self._later: list[dict[str, Any]] = []

    @classmethod
    def begin(cls, path: Path, header: Header) -> Self:
        """Open a new record, which waits for the lot; a disk that refuses it shows in `failure`.

        Raises:
            NaipesError: the header makes no sense.
            FileExistsError: there is a file of that name.

        """
        recorder = cls(Record(header), Journal(path))
        recorder._journal.begin(header.to_json())
        return recorder

    @classmethod
    def in_memory(cls, header: Header) -> Self:
        """Begin a match that no disk slows down; `saved` is what its file would hold.

        Raises:
            NaipesError: the header makes no sense.

        """
        recorder = cls(Record(header), Memory())
        recorder._journal.append(header.to_json())
        return recorder

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Cut off what a crash left behind and go on; a disk that refuses shows in `failure`.

        Raises:
            InUse: the match is being played elsewhere.
            BadRecord: the record can only be watched, or not even that.

        """
        return finished(cls.resuming(path))

    @classmethod
    def resuming(cls, path: Path) -> Generator[Record, None, Self]:
        """Do what `resume` does, line by line; whoever stops half-way closes the generator.

        Raises:
            InUse: the match is being played elsewhere.
            BadRecord: the record can only be watched, or not even that.

        """
        file = Journal(path)
        try:
            file.reopen()
        except FileNotFoundError as error:
            raise BadRecord(unreadable(error)) from error
        except OSError as error:
            file.failure = not_saved(error)
        try:
            record = yield from _playable(path)
        except (BadRecord, GeneratorExit):
            file.close()
            raise
        file.adopt(record.size)
        recorder = cls(record, file)
        recorder._resumed()
        return recorder

    @classmethod
    def going_on(cls, path: Path, record: Record) -> Self:
        """Do what `resume` does with a record that was read before, if the file is still that.

        Raises:
            InUse: the match is being played elsewhere.
            BadRecord: the record can only be watched, or not even that.

        """
        file = Journal(path)
        try:
            file.reopen()
            whole = contents(path)
            is_the_same = len(whole) == record.size and record.chain.ends(whole)
            file.adopt(record.size)
        except OSError:
            is_the_same = False
        except BadRecord:
            file.close()
            raise
        if not is_the_same:
            file.close()
            return cls.resume(path)
        recorder = cls(record, file)
        recorder._resumed()
        return recorder

    @property
    def path(self) -> Path:
        """The file of the match."""
        return self._journal.path

    @property
    def saved(self) -> bytes:
        """What the record holds so far, on the disk or not."""
        return self._journal.text

    @property
    def timeline(self) -> Timeline[Any]:
        """The match so far."""
        return self.record.timeline

    @property
    def failure(self) -> Phrase | None:
        """Why the latest moves are in memory only, or nothing when all is on the disk."""
        return self._journal.failure

    def chance(self, rng: Random) -> None:
        """Draw the lot, or seal and shuffle a hand, whichever is due; chance has the part too."""
        if self.timeline.state.stage is Stage.LOT:
            self.lot(self.record.rules.chance(self.timeline.state, rng))
            return
        if self.record.sealed is None:
            self.seal(rng)
        self.shuffle(f"{rng.getrandbits(128):032x}")

    def lot(self, move: Move) -> None:
        """Add the card that every seat drew for the first deal, or just the dealer."""
        state = self.record.rules.play(self.timeline.state, move).state
        drawn = cards_text(move.cards)
        dealer = None if state.stage is Stage.LOT else int(state.dealer)
        self._write({"lot": drawn or None, "dealer": dealer})

    def seal(self, rng: Random) -> None:
        """Bind the dealer of the next hand, before the person says anything to it."""
        record, dealer = self.record, int(self.timeline.state.dealer)
        sealed = record.seal(rng)
        self._write({"hand": sealed.hand, "dealer": dealer, **sealed.to_json()})
        # Whoever seals knows more than the line tells.
        record.sealed, self._shuffled = sealed, None

    def shuffle(self, part: str) -> None:
        """Shuffle the pack of the sealed hand with the person's part, for it to be cut.

        Raises:
            BadRecord: nothing is sealed, or the part is none.

        """
        if self.record.sealed is None or self.timeline.state.stage is not Stage.SHUFFLE:
            raise BadRecord(NOT_SEALED)
        self._shuffled = self.record.sealed.shuffled(part)
        self.record.shuffled(self._shuffled)

    @property
    def due_cut(self) -> int | None:
        """How many cards must be lifted off the shuffled pack, unless that may be chosen."""
        return self.record.due_cut(self._shuffled) if self._shuffled is not None else None

    def cut(self, lifted: int) -> None:
        """Cut the shuffled deck and deal.

        Raises:
            NaipesError: so many cards may not be lifted, or nothing is there to be cut.

        """
        if self._shuffled is None:
            raise BadRecord(NOT_SEALED)
        self._write({**self._shuffled.to_json(), "cut": lifted})
        self._shuffled = None

    def cut_for(self, rng: Random) -> None:
        """Cut for an opponent: as the seal has it, or somewhere if it says nothing of that."""
        due = self.due_cut
        self.cut(rng.choice(self.record.rules.cuts) if due is None else due)

    def move(self, move: Move, seat: Seat | None = None) -> None:
        """Make a move, a cut included, of the seat whose turn it is or of one that speaks up.

        Raises:
            IllegalMove: nothing has changed.

        """
        if self.timeline.state.stage is Stage.CUT and move.verb == "cut":
            self.cut(move.number or 0)
            return
        who = self.timeline.state.to_move if seat is None else seat
        self._write({"s": int(who), "m": str(move)})

    def undo(self, number: int) -> None:
        """Go back to how things stood after so many moves; nothing is ever erased."""
        slip = {"slip": True} if self.record.is_slip(number) else {}
        self._write({"undo": number, **slip})

    def note(self, text: str, at: int) -> None:
        """Keep a person's comment on a move; an empty one takes the former back."""
        self._remark({"note": text, "at": at})

    def hint(
        self, at: int, step: int, by: Help = Help.HINT, named: Iterable[Move] = ()
    ) -> None:  # fmt: skip
        """Keep that a hint was given on a decision: 1 a nudge, 2 the move, 3 the reason.

        With the moves that it called good: a review must not blame whoever follows it.
        """
        # Other programs know notes, and keep a field of a note that they do not know.
        more: dict[str, Any] = {} if by is Help.HINT else {"by": by.value}
        if moves := [str(move.meaning) for move in named]:
            more["named"] = moves
        self._remark({"note": self.record.notes.get(at, ""), "at": at, "hint": step} | more)

    def _remark(self, line: dict[str, Any]) -> None:
        self.record.take(line)
        if self._must_wait:
            self._later.append(line)
        else:
            self._append(line)

    @property
    def _must_wait(self) -> bool:
        """Whether a note would keep a hand line from being cut off that nothing follows."""
        return self.record.awaits is Awaits.DECK and not self.record.format.seals_ahead

    def abandon(self) -> None:
        """End the match where it stands."""
        self._write({"end": "abandoned"})

    def finish(self) -> None:
        """End a match that might go on, where the rules allow it.

        Raises:
            BadRecord: they do not.

        """
        ranking = self.record.rules.ranking(self.timeline.state)
        self._write({"end": "finished", "ranking": ranking})

    def news(self) -> Phrase | None:
        """Return, once, what another program did to the file and where the match is now."""
        told, self._journal.news = self._journal.news, None
        return told

    def save(self) -> None:
        """See to it that all is on the disk; `failure` says whether it worked."""
        self._journal.save()

    def close(self) -> None:
        """See once more to it that all is on the disk, then close the file."""
        self.save()
        self.record.size = self._journal.size
        self._journal.close()

    def _resumed(self) -> None:
        due = self._due()
        # Also cuts off the torn end, which must not outlast what is written next.
        if due or self.failure is None:
            self._append(*due)

    def _write(self, line: dict[str, Any]) -> None:
        self.record.take(line)
        if self._must_wait:
            self._append(line)
        else:
            notes, self._later = _after(line, self._later), []
            self._append(line, *notes, *self._due())

    def _append(self, *lines: dict[str, Any]) -> None:
        self._journal.append(*map(self.record.chain.linked, lines))

    def _due(self) -> list[dict[str, Any]]:
        """Return the lines that follow by themselves: the score of a hand, the end of a match."""
        rules, state = self.record.rules, self.timeline.state
        due: list[dict[str, Any]] = []
        if self.record.awaits is Awaits.SCORE:
            due.append(rules.tally(state))
            self.record.take(due[-1])
        if self.record.awaits is Awaits.END:
            due.append({"end": "finished", "ranking": rules.ranking(state)})
            self.record.take(due[-1])
        return due


def _after(line: dict[str, Any], notes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what of notes that have waited still holds behind a line, which may be a take-back.

    That a hint was given stays true; a comment on a move goes with the move.
    """
    least = line.get("undo")
    if least is None:
        return notes
    kept = ({**note, "note": ""} if note["at"] > least else note for note in notes)
    return [note for note in kept if "hint" in note or note["at"] <= least]


def _playable(path: Path) -> Generator[Record, None, Record]:
    """Read a record that can be played on.

    Raises:
        BadRecord: it cannot.

    """
    for record in Record.read(path):
        yield record
    if record.problem is not None:
        raise BadRecord(record.problem)
    return record
