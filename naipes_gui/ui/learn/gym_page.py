"""An exercise for the memory: others play a hand, and every now and then one is asked about it."""

from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.face import Button
from naipes_gui.core.herald import Herald
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.replay import Replay
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.session.bot_hand import bot_hand
from naipes_gui.store import recalled
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.beside_table.quiz import Quiz
from naipes_gui.ui.beside_table.side_note import SideNote
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.full_screen import leave_full_screen
from naipes_gui.ui.shared.keymap import INSIDE, Shortcuts, keymap
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.style import bar_scale
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import SeatInfo

LEAST_HOLD = 900
"""Milliseconds a trick lies when the person takes tricks up with a click."""
LEAST_PLAYS = 10
"""A hand of fewer decisions gives little to ask."""
ROUNDS = 2
"""Asked after so many moves of everybody, where no trick was completed before."""
GO_ON, AGAIN, LEAVE = (Move(f"gym-{what}") for what in ("on", "again", "leave"))
GO_ON_BUTTON = Button(GO_ON, phrase("recall", "Go on"), main=True, icon="right")
AGAIN_BUTTON = Button(AGAIN, phrase("recall", "Another hand"), main=True, icon="cards", key="1")
LEAVE_BUTTON = Button(LEAVE, phrase("recall", "Finish"), icon="check", key="2")


class GymPage(BoardPage):
    """Shows a hand of others with the eyes of the first seat, and asks what could be counted."""

    rules_wanted = Signal(str)
    where = Where.GYM

    def __init__(self, game: str, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info: GameInfo = all_games()[game]
        self._settings, self._rng = settings, SystemRandom()
        self.face = self.info.face()
        self._right = self._answered = 0
        self._since, self._is_taken = 0, False
        self.seat_infos: dict[Seat, SeatInfo] = {}
        """Known to the table too: another hand has others in it."""
        self._deal()
        self._build()
        self._connect()
        self.adopt(settings)

    def start(self) -> None:
        """Lay the hand as it was dealt, and let it begin."""
        # What is told before the table has the keys is lost to a reader: the focus cuts it off.
        self.board.setFocus()
        self._begin()

    def close_all(self) -> None:
        """Stand still for good."""
        self.note.put_away()
        self.board.stop()

    def focus_first(self) -> None:
        """Give the keys to the table."""
        self.board.setFocus()

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings at once."""
        self._settings = settings
        names, terms = tuple(each.name for each in self.seat_infos.values()), self.info.glossary()
        style = from_settings.table_style(settings, self.info.felt, names, terms)
        tempo = replace(style.tempo, trick_hold=style.tempo.trick_hold or LEAST_HOLD)
        self.board.adopt(replace(style, tempo=tempo))
        self.herald.adopt(style.text_style.wording, settings.speech)
        self.top.dress(style.colours)
        self.situation.dress(style.colours, bar_scale(settings), terms)
        self.situation.show_seal("", "")
        self.note.dress(style.text_style)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        game = Wording().say(self.info.title)
        title = labelled(game, translate("recall", "Memory gym"))
        self.top.title.setText(title)
        self.top.chip.tell(translate("recall", "Exercise"))
        name = keymap().name
        for key, text, shortcut in (
            ("home", translate("replay", "Back"), translate("replay", "Esc")),
            ("rules", translate("review", "Rules"), name(Command.RULES)),
            ("settings", translate("table", "Settings"), name(Command.SETTINGS)),
        ):
            self.top.label(key, text, shortcut, beside=key == "rules")
        self.board.refresh()
        self.board.bar.rebuild()
        self.quiz.write()
        self._tell()

    # Construction.

    def _deal(self) -> None:
        """Have another hand played, by others than before."""
        self.timeline = bot_hand(self.info.key, self._rng, LEAST_PLAYS)
        rules = self.timeline.rules
        names = self._rng.sample(list(CHARACTERS.values()), len(rules.seats) - 1)
        me = SeatInfo(FIRST, self._settings.player_name or translate("table", "You"), "person")
        others = {Seat(n): SeatInfo(Seat(n), who, portrait(who)) for n, who in enumerate(names, 1)}
        self.seat_infos.update({FIRST: me, **others})
        self._replay: Replay[Any] = Replay(self.timeline, FIRST, self.face)

    def _build(self) -> None:
        colours = from_settings.colours(self._settings)
        rules = self.timeline.rules
        self.top, self.situation = TopBar(colours), SituationBar(colours)
        self.top.fill(("home",), ("rules", "settings"))
        self.board = Board(
            self.face, rules.pack.deck, self.seat_infos, clockwise=self.info.clockwise
        )
        self.note = SideNote(self.board)
        self.quiz = Quiz(self.board, self.info, rules, self.note)
        self.herald = Herald(self.face, FIRST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part, stretch in (
            (self.top, 0), (self.note.line, 0), (self.board, 1), (self.situation, 0),
        ):  # fmt: skip
            column.addWidget(part, stretch)

    def _connect(self) -> None:
        self.board.settled.connect(self._on_settled)
        self.quiz.done.connect(self._on_answered)
        self.quiz.pressed.connect(self._on_pressed)
        self.situation.rule.connect(lambda rule: self.rules_wanted.emit(self.info.key))
        self.top.pressed.connect(self._on_tool)
        self.shortcuts = Shortcuts(
            self, {Command.SOUND: self.sound_wanted.emit, Command.SITUATION: self._say_again},
            INSIDE,
        )  # fmt: skip

    # The hand.

    def _begin(self) -> None:
        self._right = self._answered = 0
        # Nobody has looked at the table yet: the first question comes a round later.
        self._since = -len(self.seat_infos)
        self._is_taken = False
        self.quiz.offer(())
        self.note.hush()
        self._show(self._replay.seek(self._replay.hands[0]))

    def _show(self, frame: Frame[Any]) -> None:
        # Nobody has anything to decide here but answers.
        self.board.show_frame(replace(frame, view=frame.view.among(())))

    @Slot(object)
    def _on_settled(self, frame: Frame[Any]) -> None:
        if not self._is_taken:
            # Who takes a trick was told when it was complete.
            self.herald.add(frame)
        if self.board.director.is_idle:
            self._continue(frame)

    def _continue(self, frame: Frame[Any]) -> None:
        """Ask, end, or go on."""
        if self._replay.ply == self.timeline.ply:
            self._end()
        elif frame.taken is not None:
            # Of what still lies there nothing is to be remembered.
            self._is_taken = True
            self._show(self._replay.gather())
        elif not self._ask():
            self._forward()

    def _forward(self) -> None:
        frame = self._replay.forward()
        self._since += 1
        self.board.overlay.waits = False
        was_taken, self._is_taken = self._is_taken, False
        # Where nothing moves, all that follows happens before this call returns.
        self._show(replace(frame, before=()) if was_taken else frame)

    def _ask(self) -> bool:
        """Ask when a trick has been taken up, or when some moves have been made."""
        many = len(self.seat_infos)
        if self._since < many * (1 if self._is_taken else ROUNDS):
            return False
        self._arm()
        asked = self.quiz.ask(self.timeline.view(self._replay.ply, FIRST), self._rng.random())
        if not asked:
            return False
        self._since = 0
        # Nobody thinks while the table waits for the answer.
        self.board.overlay.waits = True
        self.board.refresh()
        self._tell()
        announce(self.board, f"{self.herald.told()} {asked}".strip(), urgent=True)
        return True

    def _arm(self) -> None:
        """Let buttons be pressed."""
        if not self.board.hand.armed and self.board.view_ is not None:
            self.board.hand.arm(self.board.view_)

    @Slot(object)
    def _on_answered(self, is_right: bool | None) -> None:
        if is_right is None:
            self._forward()
            return
        self._answered += 1
        self._right += is_right
        self._tell()
        self.quiz.offer((GO_ON_BUTTON,))

    @Slot(object)
    def _on_pressed(self, move: Move) -> None:
        acts: dict[Move, Callable[[], None]] = {
            GO_ON: self._go_on, AGAIN: self._again, LEAVE: self.leave,
        }  # fmt: skip
        acts[move]()

    def _go_on(self) -> None:
        self.quiz.offer(())
        self.note.hush()
        self._forward()

    def _again(self) -> None:
        self._deal()
        self.quiz.forget()
        self.adopt(self._settings)
        self._begin()

    def _end(self) -> None:
        """Say how it went, and offer another hand."""
        self._arm()
        self.quiz.offer((AGAIN_BUTTON, LEAVE_BUTTON))
        self._tell()
        said = Question(
            translate("recall", "Memory"), translate("recall", "That was the hand."),
            self._score(), "",
        )  # fmt: skip
        self.note.say(said)
        announce(self.board, f"{self.herald.told()} {said.spoken}".strip(), urgent=True)

    # What is said.

    def _score(self) -> str:
        level = recalled.read(self.info.key).level
        if not self._answered:
            return translate("recall", "Level {level}.").format(level=level)
        told = translate("recall", "{right} of {all} right. Level {level}.")
        return told.format(right=self._right, all=self._answered, level=level)

    def _tell(self) -> None:
        watch = translate("recall", "Watch the hand: you will be asked about it.")
        if self._replay.ply == self.timeline.ply:
            watch = translate("recall", "That was the hand.")
        if self.quiz.is_asking:
            watch = translate("recall", "What do you remember?")
        self.situation.say([watch, self._score()], mine=self.quiz.is_asking)

    def _say_again(self) -> None:
        said = self.note.said
        told = said.spoken if said is not None else ""
        announce(self, f"{told} {self.situation.plain}".strip(), urgent=True)

    # Toolbar and keys.

    @Slot(str)
    def _on_tool(self, key: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "home": self.leave, "settings": self.settings_wanted.emit,
            "rules": lambda: self.rules_wanted.emit(self.info.key),
        }  # fmt: skip
        acts[key]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            event.ignore()
        elif not self.quiz.skip() and not leave_full_screen(self):
            self.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.note.fit()
