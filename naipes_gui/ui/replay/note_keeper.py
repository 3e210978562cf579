"""Gets the notes of a person into the record, or says why that is not possible."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import told
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.store import paths
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.ui.beside_table.move_list import MoveList
from naipes_gui.ui.replay.notes import NoteEditor
from naipes_gui.ui.replay.words import Narrator

NoteWriter: TypeAlias = Callable[[Path, Record, str, int], Phrase | None]
"""Adds a note on a decision to a file that was read; returns why the disk refused it."""


class NoteKeeper(QObject):
    """Stands between the editor, the marks in the list and the file.

    A note that the file does not take stays on the page, with the reason.
    """

    def __init__(
        self, path: Path, record: Record, editor: NoteEditor, moves: MoveList, narrator: Narrator,
        write: NoteWriter,
    ) -> None:  # fmt: skip
        super().__init__(editor)
        self._path, self._record, self._editor, self._write = path, record, editor, write
        self._moves, self._narrator = moves, narrator
        editor.kept.connect(self._keep)
        self.retranslate()
        self._mark()

    def retranslate(self) -> None:
        """Say again, in the present language, whether notes can be written."""
        why = why_no_notes(self._path, self._record)
        self._editor.forbid(Wording().say(why) if why else "")

    def show(self, ply: int) -> None:
        """Show the note on the move that led to a ply."""
        at = self._narrator.number_of(ply)
        self._editor.show_note(at, self._record.notes.get(at, ""))

    @Slot(int, str)
    def _keep(self, at: int, text: str) -> None:
        try:
            why = self._write(self._path, self._record, text, at)
        except (NaipesError, OSError) as error:
            why = told(error)
        self._record.notes[at] = text
        self._editor.complain(Wording().say(why) if why else "")
        self._mark()

    def _mark(self) -> None:
        decisions = self._narrator.outline.decisions
        written = [at for at, text in self._record.notes.items() if text]
        self._moves.show_notes([decisions[at - 1] for at in written if 0 < at <= len(decisions)])


def why_no_notes(path: Path, record: Record) -> Phrase | None:
    """Return why notes cannot be written into a record, or nothing."""
    if record.problem is not None:
        return phrase("replay", "The record is damaged: no notes can be written into it.")
    if path.absolute().parent != paths.records_folder().absolute():
        return phrase(
            "replay", "Only a match in your library can keep notes: import this file first."
        )
    return None


def write_note(path: Path, record: Record, text: str, at: int) -> Phrase | None:
    """Add a note to the file; return why the disk refused it.

    Raises:
        NaipesError: somebody is playing the match, or the file has changed for the worse.

    """
    recorder = Recorder.going_on(path, record)
    try:
        recorder.note(text, at)
    finally:
        recorder.close()
    return recorder.failure
