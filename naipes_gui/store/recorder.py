"""Plays a match on: a line is checked, then safe on the disk, then anybody may see it."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, Self

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.store.header import Header
from naipes_gui.store.journal import Journal, Memory, not_saved
from naipes_gui.store.lines import unreadable
from naipes_gui.store.notation import cards_text
from naipes_gui.store.record import Awaits, Record, commitment


class Recorder:
    """A match that is being played, and its record growing with it."""

    def __init__(self, record: Record, file: Journal) -> None:
        self.record, self._journal = record, file
        self._shuffled = "", ""
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
        file = Journal(path)
        try:
            file.reopen()
        except FileNotFoundError as error:
            raise BadRecord(unreadable(error)) from error
        except OSError as error:
            file.failure = not_saved(error)
        try:
            record = playable(path)
        except BadRecord:
            file.close()
            raise
        file.adopt(record.size)
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
        """Draw the lot, or shuffle and commit to the deck, whichever is due now."""
        move = self.record.rules.chance(self.timeline.state, rng)
        if self.timeline.state.stage is Stage.LOT:
            self.lot(move)
        else:
            self.shuffle(move.cards, f"{rng.getrandbits(128):032x}")

    def lot(self, move: Move) -> None:
        """Add the card that every seat drew for the first deal, or just the dealer."""
        state = self.record.rules.play(self.timeline.state, move).state
        drawn = cards_text(move.cards)
        dealer = None if state.stage is Stage.LOT else int(state.dealer)
        self._write({"lot": drawn or None, "dealer": dealer})

    def shuffle(self, deck: Iterable[Card], salt: str) -> str:
        """Commit to a deck before anybody chooses where to cut it, and return the commitment."""
        cards = tuple(deck)
        text = cards_text(cards)
        commit, dealer = commitment(text, salt), int(self.timeline.state.dealer)
        self._write({"hand": self.record.hands + 1, "dealer": dealer, "commit": commit})
        self._shuffled = text, salt
        self.record.shuffled(cards)
        return commit

    def cut(self, lifted: int) -> None:
        """Cut the shuffled deck and deal.

        Raises:
            NaipesError: so many cards may not be lifted, or nothing is there to be cut.

        """
        deck, salt = self._shuffled
        self._write({"deck": deck, "salt": salt, "cut": lifted})

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
        self._write({"undo": number})

    def note(self, text: str, at: int) -> None:
        """Keep a person's comment on a move; an empty one takes the former back."""
        self._remark({"note": text, "at": at})

    def hint(self, at: int, step: int) -> None:
        """Keep that a hint was given on a decision: 1 a nudge, 2 the move, 3 the reason."""
        # Other programs know notes, and keep a field of a note that they do not know.
        self._remark({"note": self.record.notes.get(at, ""), "at": at, "hint": step})

    def _remark(self, line: dict[str, Any]) -> None:
        self.record.take(line)
        # A note after a dangling hand line would keep that line from being cut off.
        if self.record.awaits is Awaits.DECK:
            self._later.append(line)
        else:
            self._journal.append(line)

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
        self._journal.close()

    def _resumed(self) -> None:
        due = self._due()
        # Also cuts off the torn end, which must not outlast what is written next.
        if due or self.failure is None:
            self._journal.append(*due)

    def _write(self, line: dict[str, Any]) -> None:
        self.record.take(line)
        notes = self._later
        if self.record.awaits is not Awaits.DECK:
            self._later = []
            self._journal.append(line, *notes, *self._due())
        else:
            self._journal.append(line)

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


def playable(path: Path) -> Record:
    """Read a record that can be played on.

    Raises:
        BadRecord: it cannot.

    """
    record = Record.load(path)
    if record.problem is not None:
        raise BadRecord(record.problem)
    return record
