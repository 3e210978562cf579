"""What helps while one plays: what bids are worth, what cards have been seen, all combinations."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Rules, Stage, View
from naipes_gui.core.seen_cards import seen_cards
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.session.session import Session
from naipes_gui.store.help import Help
from naipes_gui.ui.match import worth
from naipes_gui.ui.match.hints import MOVE, NUDGE
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.people import OPPONENTS
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import SeatInfo


class Aids(QObject):
    """Opens papers with what can be looked up; what helps marks the match as hints do."""

    me = FIRST
    character_wanted = Signal(str)
    """Somebody asks what they know of an opponent, by name."""

    def __init__(
        self, board: Board, session: Session, info: GameInfo, rules: Rules[Any, Any],
        seat_infos: Mapping[Seat, SeatInfo],
    ) -> None:  # fmt: skip
        super().__init__(board)
        self._seat_infos = seat_infos
        self._board, self._session, self._info, self._rules = board, session, info, rules
        self._looked = False
        """Whether it was written down that the panel tells of cards."""
        self._asked = -1
        """The decision whose choices are being weighed."""
        session.advised.connect(self._on_advised)
        board.plate_clicked.connect(self._on_plate)

    def menu(self, at: QPoint, *, hints: bool) -> None:
        """Offer what there is."""
        menu = QMenu(self._board)
        menu.setAccessibleName(translate("aids", "Aids"))
        view = self._board.view_
        in_hand = view is not None and view.state.stage is Stage.HAND
        if self._info.has_yaku:
            self._add(menu, Command.YAKU, self.show_yaku)
        if seats := self._capturing:
            menu.addAction(name_of(Command.CAPTURES), partial(self.show_captures, seats))
        self._add(menu, Command.SEEN, self.show_seen).setEnabled(in_hand)
        if hints:
            due = view is not None and worth.is_due(view) and self._board.hand.armed
            self._add(menu, Command.WORTH, self.ask_worth).setEnabled(due)
        menu.addSeparator()
        for name in self._met:
            words = translate("characters", "What you know of {who}").format(who=name)
            menu.addAction(words, partial(self.character_wanted.emit, name))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _add(self, menu: QMenu, command: Command, act: Any) -> QAction:
        action = menu.addAction(f"{name_of(command)}\t{keymap().name(command)}")
        action.triggered.connect(lambda _: act())
        return action

    @property
    def _met(self) -> list[str]:
        """Who sits here of those who can be met, by name."""
        others = (info for seat, info in self._seat_infos.items() if seat != self.me)
        return [info.name for info in others if info.name in OPPONENTS]

    @Slot(object)
    def _on_plate(self, seat: Seat) -> None:
        name = self._seat_infos[seat].name
        if seat in self._capturing:
            self.show_captures((seat,))
        elif seat != self.me and name in OPPONENTS:
            self.character_wanted.emit(name)

    @property
    def _capturing(self) -> tuple[Seat, ...]:
        """Whose captured cards lie open, in the order of the table."""
        from naipes_gui.ui.beside_table import captured_words

        board = self._board
        if board.view_ is None or not (self._info.has_yaku and board.view_.state.is_dealt):
            return ()
        places = (place.seat for place in board.table.room.places())
        return tuple(s for s in places if captured_words.is_known(board.face, board.view_, s))

    def show_captures(self, seats: Sequence[Seat]) -> None:
        """Show what some have captured: the plates of many in little room only count it."""
        from naipes_gui.ui.beside_table import captured_words

        view = self._board.view_
        assert view is not None
        sheet = self._sheet(Command.CAPTURES)
        sheet.write(captured_words.in_pictures(view, seats, self._wording),
                    captured_words.aloud(view, seats, self._aloud))  # fmt: skip

    def show_yaku(self) -> None:
        """Show all combinations, and how everybody stands with each."""
        if not self._info.has_yaku:
            self._board.warn(translate("aids", "This game has no combinations."))
            return
        from naipes_gui.ui.beside_table.aid_sheet import show_yaku

        board, view = self._board, self._board.view_
        in_hand = view is not None and view.state.stage is Stage.HAND
        known = view if in_hand else None
        show_yaku(board.face, self._rules.options, board.window(), known, self._wording)

    def show_seen(self) -> None:
        """Show which cards are still to come, and what is known of the others' hands."""
        from naipes_gui.ui.beside_table import seen_words

        view = self._board.view_
        if view is None or view.state.stage is not Stage.HAND:
            self._board.warn(translate("aids", "Nothing has been dealt yet."))
            return
        seen = seen_cards(self._rules, view, self._board.face.ranks)
        self._session.hinted(self._board.ply, NUDGE, Help.SEEN)
        sheet = self._sheet(Command.SEEN)
        sheet.write(seen_words.in_rows(seen, self._wording), seen_words.aloud(seen, self._aloud))

    def look_over(self, *, is_on: bool) -> None:
        """Let the record say that the panel tells what is known of the cards, if it does."""
        view = self._board.view_
        if is_on and not self._looked and view is not None and view.state.stage is Stage.HAND:
            self._looked = True
            self._session.hinted(self._board.ply, NUDGE, Help.SEEN)

    def ask_worth(self) -> None:
        """Have every choice weighed that is no card."""
        board, view = self._board, self._board.view_
        if view is None or not (board.hand.armed and worth.is_due(view)):
            board.warn(self._why_not_worth(view))
            return
        self._asked = board.ply
        told = translate("aids", "Weighing the choices…")
        board.toast.say(told, 0, warning=False)
        board.place_overlays()
        announce(board, told, urgent=True)
        self._session.advise(board.ply, Opponent(self._info.strongest), worth.weighed_moves(view))

    def _why_not_worth(self, view: View[Any] | None) -> str:
        if view is not None and len(view.moves) == 1:
            return translate("aids", "There is only one thing you can do now.")
        return translate("hints", "There is nothing for you to decide now.")

    @Slot(object, object)
    def _on_advised(self, ply: int, counsel: Counsel | None) -> None:
        view, asked = self._board.view_, self._asked
        if ply != asked:
            return
        self._asked = -1
        if ply != self._board.ply or view is None:
            return
        self._board.toast.dismiss()
        if counsel is None:
            self._board.warn(translate("hints", "There is no hint for this decision: see the log."))
            return
        self._session.hinted(ply, MOVE, named=worth.called_best(counsel))
        face, sheet = self._board.face, self._sheet(Command.WORTH)
        sheet.write(worth.in_a_table(face, view, counsel, self._wording),
                    worth.aloud(face, view, counsel, self._aloud))  # fmt: skip

    def _sheet(self, command: Command) -> Any:
        from naipes_gui.ui.beside_table.aid_sheet import AidSheet

        sheet = AidSheet(name_of(command), command, self._board.window())
        sheet.open()
        return sheet

    @property
    def _wording(self) -> Wording:
        return self._board.table_style.text_style.wording

    @property
    def _aloud(self) -> Wording:
        from dataclasses import replace

        return replace(self._wording, aloud=True)


def name_of(command: Command) -> str:
    """Return what an aid is called."""
    return {
        Command.YAKU: translate("aids", "Table of yaku"),
        Command.CAPTURES: translate("aids", "Captured cards"),
        Command.SEEN: translate("aids", "Cards seen and still to come"),
        Command.WORTH: translate("aids", "What is each choice worth?"),
    }[command]
