"""The coach at the table: a sentence on the person's turn, and one on what was done there."""

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.coach import GOODBYE, Coaching, Tip
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import translate
from naipes_gui.core.wording import as_sentence, labelled
from naipes_gui.core.zones import Role
from naipes_gui.store import coached, lessons_done
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.beside_table.side_note import SideNote
from naipes_gui.ui.match.afterword import Afterword
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field

FEW = 2
"""Among so many players the felt keeps a place free for a paper."""


class TableCoach(QObject):
    """Says what the game has to say, and keeps how far the person has come."""

    turned = Signal(bool)
    """Comes when the coach is called or sent away, and when he takes his leave."""

    def __init__(self, board: Board, info: GameInfo, note: SideNote, afterword: Afterword) -> None:
        super().__init__(board)
        self._board, self._game, self.note, self.afterword = board, info.key, note, afterword
        self._shown: Question | None = None
        """What the coach has put there."""
        self._coaching = Coaching(
            info.coach(), coached.read(info.key), lessons=lessons_done.read().done
        )
        self._is_allowed = True
        self._tip: Tip | None = None
        board.chosen.connect(self._on_chosen)
        board.settled.connect(self._stand)
        note.closed.connect(self._on_closed)
        afterword.changed.connect(self._show)

    @property
    def is_on(self) -> bool:
        """Whether anything is said."""
        return self._is_allowed and self._coaching.is_on

    def adopt(self, settings: Settings) -> None:
        """Take over whether a coach is wanted."""
        self._is_allowed = settings.coach != "never"
        self._coaching.is_endless = settings.coach == "always"
        if not self.is_on:
            self._quiet()
            self.afterword.fall_silent()
        self.afterword.retell()
        if self._shown is not None:
            self.note.say(self._shown)

    def look(self, ply: int, view: View[Any]) -> str:
        """Say something of a decision, if it is the person's; return it for who hears it."""
        asked = view.state.stage is Stage.HAND and view.state.to_move == view.seat
        # A last card leaves nothing to choose, and nothing to teach; who holds none yet, as when
        # there is only to draw, is told what that is for.
        asked = asked and (len(view.moves) > 1 or len(view.cards(Role.HAND, view.seat)) != 1)
        if not (self._is_allowed and asked and view.moves and self._board.hand.armed):
            self._quiet()
            return ""
        if self._coaching.is_on:
            self.afterword.look(ply, view)
        self._tip = self._coaching.say(ply, view)
        self._show()
        if self._tip is None:
            return ""
        if self._tip is GOODBYE:
            self._keep()
            self.turned.emit(False)
        question = self._question(self._tip)
        return labelled(question.where, question.question)

    def end_hand(self, *, is_last: bool) -> None:
        """Count a hand that was played to its end, and perhaps the match."""
        if self._coaching.known.is_on:
            self._coaching.end_hand(is_last=is_last)
            self._keep()

    def toggle(self) -> None:
        """Call the coach, from the beginning, or send him away."""
        board, on = self._board, not self.is_on
        # For this match it holds whatever the settings say.
        self._is_allowed = on
        self._coaching.turn(on=on)
        self._keep()
        self.turned.emit(on)
        told = translate("coach", "Coach on") if on else translate("coach", "Coach off")
        said = self.look(board.ply, board.view_) if on and board.view_ is not None else ""
        announce(board, f"{as_sentence(told)} {said}", urgent=True)
        if not on:
            self._quiet()
            self.afterword.fall_silent()
        if said:
            board.toast.dismiss()
        else:
            board.toast.say(told, board.table_style.tempo.toast(), warning=False)
            board.place_overlays()

    def dismiss(self) -> bool:
        """Take the sentence away, whichever it is; tell whether there was one."""
        was_said = self._shown is not None
        self._quiet()
        self.afterword.drop()
        return was_said

    def wait(self) -> None:
        """Say nothing of a decision while there is none; what was said of the last may stand."""
        self._quiet()

    @Slot()
    def give_way(self) -> None:
        """Be silent until the next decision: something else is said of this one."""
        self.dismiss()

    @Slot(object, object)
    def think_over(self, ply: int, move: Move) -> None:
        """Have a move thought over that is made."""
        if self.is_on:
            self.afterword.decided(ply, move)

    def close(self) -> None:
        """Keep what was understood: the table is being left."""
        if self._coaching.known.is_on:
            self._keep()
        self.afterword.close()
        self.note.put_away()

    @Slot()
    def _stand(self) -> None:
        """Have one place from the first: above the felt, where several sit or flowers lie on it.

        With one rival it is on the felt where nothing comes to lie in a hand, if there is such a
        place; among more it would be filled in a later hand.
        """
        view, room = self._board.view_, self._board.table.room
        if not self.is_on or view is None:
            return
        is_full = isinstance(room, Field) or room.players > FEW
        if is_full or (view.state.stage is Stage.HAND and not self.note.has_room()):
            self.note.reserve_line()
        self.note.rest_on(_meanwhile(view))

    @Slot()
    def _show(self) -> None:
        """Let a word on what was done be read first, then what is to be said of this decision."""
        after, tip = self.afterword.question, self._tip
        if after is not None and (self._is_taken if tip is None else not self.afterword.is_fresh):
            self.afterword.drop()
            return
        said = after or (self._question(tip) if tip is not None else None)
        if said is not None and said != self._shown:
            self.note.say(said)
        elif said is None and self._shown is not None:
            self.note.hush()
        self._shown = said
        if not self.is_on and not self.note.speaks:
            self.note.put_away()

    @property
    def _is_taken(self) -> bool:
        """Whether something else is said or asked where the coach would speak."""
        return self.note.speaks and (self._shown is None or self.note.said != self._shown)

    def _quiet(self) -> None:
        self._tip = None
        self._show()

    def _keep(self) -> None:
        coached.keep(self._game, self._coaching.known)

    def _question(self, tip: Tip) -> Question:
        say, name = self._board.table_style.text_style.wording.say, keymap().name
        keys = translate("coach", "Esc: close · {key}: coach off").format(key=name(Command.COACH))
        if tip is GOODBYE:
            keys = translate("coach", "{key} calls me back").format(key=name(Command.COACH))
        return Question(translate("coach", "Coach"), say(tip.text), "", keys)

    @Slot(object, object)
    def _on_chosen(self, ply: int, move: Move) -> None:
        self._coaching.answer(ply, move)
        self._quiet()

    @Slot()
    def _on_closed(self) -> None:
        self.dismiss()
        self._board.setFocus()


def _meanwhile(view: View[Any]) -> str:
    """Return what stands in the coach's line while nothing is to be said of a decision."""
    mine = view.state.to_move == view.seat
    if view.state.stage is Stage.HAND:
        if mine and len(view.moves) == 1:
            return translate("coach", "Coach: there is only one move here")
        if mine:
            return translate("coach", "Coach: this one is up to you")
        return translate("coach", "The coach speaks when it is your turn")
    if view.state.stage is Stage.CUT and mine:
        return translate(
            "coach", "Coach: cut wherever you like, for nobody knows how the cards lie"
        )
    return translate("coach", "The coach speaks once the cards are dealt")
