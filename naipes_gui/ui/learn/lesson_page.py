"""A guided hand: the real table, on which one is told what happens and makes the real moves."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QElapsedTimer, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import YOUR_TURN
from naipes_gui.core.face import Button
from naipes_gui.core.flowers import is_flower
from naipes_gui.core.guided import Guided, Reply
from naipes_gui.core.info import GameInfo
from naipes_gui.core.lesson import Do, Lesson, See
from naipes_gui.core.moves import Move
from naipes_gui.core.question import Question as Asked
from naipes_gui.core.replay import Replay
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.seen_cards import seen_cards
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.games import all_games
from naipes_gui.store import lessons_done
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.docked_line import DockedLine
from naipes_gui.ui.beside_table.facts import ASKED, Facts
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.beside_table.prompt import WHOLE, Prompt, Question
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.table_layout import TableLayout
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.learn import guiding
from naipes_gui.ui.learn.guiding import Guiding
from naipes_gui.ui.learn.lesson_panel import LessonPanel
from naipes_gui.ui.learn.lesson_words import LessonWords, ready
from naipes_gui.ui.learn.sitting import seats_of
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.full_screen import leave_full_screen
from naipes_gui.ui.shared.glossary import meanings
from naipes_gui.ui.shared.keymap import called, keymap
from naipes_gui.ui.shared.markup import markup, tip
from naipes_gui.ui.shared.page_keys import PageKeys
from naipes_gui.ui.shared.style import app_style, bar_scale
from naipes_gui.ui.shared.theme import Type
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table import keys as felt_keys
from naipes_gui.ui.table.board import Board

FULL_FROM = 1000
"""At 100 %: in a narrower window the title does not name the game."""
LEAST_HOLD = 900
"""Milliseconds a trick lies when the person takes tricks up with a click."""
GOES_ON = phrase("lessons", "The hand goes on…")
GO_ON_FIRST = phrase("lessons", "First press “Go on”.")
IS_MARKED = phrase("lessons", "What is meant is marked on the table.")
IS_OVER = phrase("lessons", "There is nothing left to play in this lesson.")
NARROWER = (360, 280)
"""At 100 %: so narrow may be the paper on which the lesson is written."""


class LessonPage(BoardPage):
    """Leads through one lesson of a game, from where it was left.

    Raises:
        NaipesError: the hand of the lesson cannot be played.

    """

    rules_wanted = Signal(str)
    match_wanted = Signal(str, dict)
    """Somebody has learnt enough to play the game; carries its key and the rules of the lesson."""
    lesson_wanted = Signal(str, int)
    """Carries the game and the place of the lesson that comes next."""
    where = Where.LESSON

    def __init__(
        self, game: str, number: int, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.info: GameInfo = all_games()[game]
        self.number, self._settings = number, settings
        self.lesson: Lesson = self.info.lessons()[number]
        self.rules = self.info.rules_with(self.lesson.options)
        self.guided = Guided(self.lesson, self.rules)
        self.face = self.info.face()
        self._replay: Replay[Any] = Replay(self.guided.timeline, self.guided.me, self.face)
        self.seat_infos = seats_of(self.lesson, settings)
        self._reply: Reply | None = None
        self._told = ""
        """What was said aloud last: a table that settles once more need not say it again."""
        self._begun = self._came_by_itself = False
        self._unread = QElapsedTimer()
        self._build()
        self._connect()
        self.adopt(settings)

    def start(self) -> None:
        """Lay the table as the lesson was left, or wait for the person to deal."""
        # What is told before the table has the keys is lost to a reader: the focus cuts it off.
        self.board.setFocus()
        place = lessons_done.place_of(self.lesson.key)
        was_left = 0 < place < len(self.lesson.steps)
        self._begun = was_left or bool(self.lesson.before)
        if self._begun:
            self.guided.seek(place if was_left else 0)
            self._jump()
        else:
            # The lot has been drawn; what is missing is the shuffle and the cut.
            self.board.show_frame(self._replay.seek(self.guided.start - 2))

    def close_all(self) -> None:
        """Stand still for good."""
        # What comes to its end may ask once more.
        self.board.stop()
        self.prompt.put_away()

    def focus_first(self) -> None:
        """Give the keys to the table, or to the panel in its place."""
        (self.panel if self._table.isHidden() else self.board).setFocus()

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings at once."""
        self._settings = settings
        self.seat_infos.update(seats_of(self.lesson, settings))
        names = tuple(info.name for info in self.seat_infos.values())
        terms = self.info.glossary()
        style = from_settings.table_style(settings, self.info.felt, names, terms)
        tempo = replace(style.tempo, trick_hold=style.tempo.trick_hold or LEAST_HOLD)
        self._style = replace(style, tempo=tempo)
        self.wording = style.text_style.wording
        self.board.adopt(self._style)
        self.top.dress(style.colours)
        self.situation.dress(style.colours, bar_scale(settings), terms)
        self.situation.show_seal("", "")
        self._layout.adopt(settings)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        text_style = self._style.text_style
        self._label()
        self.panel.dress(text_style)
        self.prompt.dress(text_style)
        self._docked.dress(text_style)
        self._docked.expect(self._words.lines())
        self.board.refresh()
        if self.board.view_ is not None and self.board.director.is_idle:
            self._continue()

    # Construction.

    def _build(self) -> None:
        colours = from_settings.colours(self._settings)
        self.top, self.situation = TopBar(colours), SituationBar(colours)
        self.top.fill(
            ("home",), ("undo", "again:sound", "skip:next-own", "rules", "panel", "settings")
        )
        self.board = Board(
            self.face, self.rules.pack.deck, self.seat_infos, clockwise=self.info.clockwise
        )
        self.asking = Facts(self.board, self.situation)
        self.guiding = Guiding(self.face)
        # The lesson itself tells what happens, but for what it passes over.
        self.board.overlay.turn_line.is_silent = True
        self.board.playing_on = self.guiding
        self.panel = LessonPanel(
            self.info.lessons(), self.number, flowers=is_flower(self.rules.pack.cards[0])
        )
        self.prompt = Prompt(self.board, Type.BUTTON, NARROWER, WHOLE, is_steady=True)
        self._docked = DockedLine(self, is_steady=True)
        self._means = ""
        """What was told last of the words of a step, while it is the present one."""
        bars = self.top, self.situation
        self._layout = TableLayout(self, bars, self.board, self._docked, self.panel)
        self._table, self.place = self._layout.table, self._layout.place
        self.place.wanted.connect(self.panel_toggled)
        self.place.turned.connect(self.focus_first)

    def _connect(self) -> None:
        board = self.board
        board.chosen.connect(self._on_chosen)
        board.dealt.connect(self._deal)
        board.hand.puzzled.connect(self._on_puzzled)
        board.hand.picks_changed.connect(self._on_picked)
        board.settled.connect(self._on_settled)
        self._keys = PageKeys(self, board, self.hear)
        self.prompt.docked.connect(self._docked.setVisible)
        self.panel.text_table.card_chosen.connect(board.hand.click)
        self.panel.text_table.move_chosen.connect(board.choose)
        self.panel.text_table.shown.connect(self._write_table)
        if self.panel.months is not None:
            self.panel.months.shown.connect(self._write_table)
        self.top.pressed.connect(self._on_tool)

    # The way through the lesson.

    @Slot()
    def _deal(self) -> None:
        self._begun = True
        self._forward()
        self._forward()

    @Slot(object)
    def _on_settled(self, _frame: Frame[Any]) -> None:
        if self.board.director.is_idle:
            self._continue()

    def _continue(self) -> None:
        """Do what the step wants first of all that has not been done yet, or ask for the person."""
        step, guided = self.guided.step, self.guided
        if not self._begun:
            self._ask()
        elif isinstance(step, See) and self._replay.ply == guided.ply:
            self._forward()
        elif isinstance(step, See) and step.headline is None:
            self._go_on()
        elif isinstance(step, Do) and not self._is_my_turn:
            self._lay_my_turn()
        else:
            self._ask()

    @property
    def _is_my_turn(self) -> bool:
        """Whether the table offers what can be played at the present step."""
        view = self.board.view_
        return view is not None and bool(view.moves) and self.board.ply == self.guided.ply

    def _forward(self, *, is_mine: bool = False) -> None:
        """Make the next move of the hand, with nothing to choose after it."""
        seat, _ = self.guided.timeline.moves[self._replay.ply]
        frame = self._replay.forward()
        self._say_nothing(seat)
        self.board.overlay.waits = False
        self.board.overlay.turn_line.is_silent = self.guided.tells_all
        # Before a move of the person's own the last trick has been taken up.
        before = () if is_mine else frame.before
        self.board.show_frame(replace(frame, before=before, view=frame.view.among(())))

    def _say_nothing(self, seat: Seat) -> None:
        """Take away what was said of the moment that is past, while a seat makes its move."""
        self.prompt.rest()
        self._docked.recede(markup("{}", self.wording.say(_goes_on(seat, self.guided.me))))
        self.situation.say([translate("lessons", "A lesson: it counts for nothing.")], mine=False)
        self._came_by_itself = True

    def _read(self) -> None:
        """Go on, unless the key was pressed for what moved until a moment ago."""
        tempo = self.board.table_style.tempo
        if not self._unread.isValid() or self._unread.elapsed() >= tempo.unread():
            self._go_on()
        else:
            self._listen()

    def _listen(self) -> None:
        """Let the table hear the next choice, after one that led nowhere too."""
        board = self.board
        if not board.hand.armed and board.view_ is not None:
            board.hand.arm(board.view_)
        board.offer()

    def _lay_my_turn(self, *, again: bool = False) -> None:
        """Let the table offer what can be played; ``again`` once the trick before is taken up."""
        self.guiding.offered = ()
        self.board.hand.asks_what_fits = self.guided.asks_what_fits
        frame = self._replay.gather()
        self.board.show_frame(replace(frame, events=()) if again else frame)

    def _go_on(self) -> None:
        self._reply = None
        self.guided.go_on()
        self._keep()
        if not self._takes_up_the_last_trick():
            self._continue()

    def _takes_up_the_last_trick(self) -> bool:
        """Let the last trick be counted once it has been looked at: what it won is paid by now."""
        frame, shown = self._replay.gather(), self.board.view_
        if shown is None or frame.view.state.stage is Stage.HAND:
            return False
        lies = bool(frame.events) and shown.state.table != frame.view.state.table
        if lies:
            self.board.show_frame(replace(frame, view=frame.view.among(())))
        return lies

    def _counted(self) -> View[Any] | None:
        """Return the hand with the trick that lies there taken up, of which the words speak.

        Counters travel when it is taken up, and are the same until then.
        """
        shown, after = self.board.view_, self._replay.gather()
        if shown is None or not after.events or self.board.ply != after.ply:
            return None
        state = after.view.state
        if self.face.marks(after.view, self.guided.me) is None:
            state = replace(state, scores=shown.state.scores)
        return replace(after.view, state=state)

    def _keep(self) -> None:
        lessons_done.keep(self.lesson.key, self.guided.place, done=self.guided.is_over)

    def back(self) -> None:
        """Go back to what was to be read or done before."""
        if self._begun and self.board.director.is_idle:
            self.guided.back()
            self._jump()

    def _jump(self) -> None:
        """Let the table stand at once as it stood before the present step."""
        self._told, self._reply = "", None
        frame = self._replay.seek(self.guided.ply)
        self.guiding.offered = ()
        self.board.overlay.turn_line.is_silent = self.guided.tells_all
        self.board.overlay.hush()
        self.board.toast.dismiss()
        self.board.show_frame(replace(frame, view=frame.view.among(())))

    def skip(self) -> None:
        """Go to the next lesson of the game, or back to all of them; this one is kept."""
        if self.number + 1 < len(self.info.lessons()):
            self.lesson_wanted.emit(self.info.key, self.number + 1)
        else:
            self.leave()

    def show_move(self) -> None:
        """Mark the move that is meant if one is asked for, else say what is to be done instead."""
        if isinstance(self.guided.step, Do) and self._is_my_turn:
            is_marked = self.guided.shown is not None
            self._reply = self.guided.ask()
            self._ask()
            if not is_marked:
                return
        self.board.tell(self.wording.say(self._instead))

    @property
    def _instead(self) -> Phrase:
        """What is to be done where there is no move to be shown."""
        if not self._begun:
            return ready(self.board.dealing.button.label)
        if self.guided.is_over:
            return IS_OVER
        return IS_MARKED if self._is_my_turn and self.guided.shown else GO_ON_FIRST

    @Slot(object, object)
    def _on_chosen(self, _ply: int, move: Move) -> None:
        if move in self._acts:
            self._acts[move]()
        elif isinstance(self.guided.step, Do):
            self._try(move)

    @property
    def _acts(self) -> dict[Move, Callable[[], None]]:
        return {
            guiding.GO_ON: self._read,
            guiding.SHOW: self.show_move,
            guiding.NEXT_LESSON: lambda: self.lesson_wanted.emit(self.info.key, self.number + 1),
            guiding.FOR_REAL: lambda: self.match_wanted.emit(
                self.info.key, dict(self.lesson.options)
            ),
            guiding.LEAVE: self.leave,
        }

    def _try(self, move: Move) -> None:
        assert self.board.view_ is not None
        self._told, self._reply = "", self.guided.answer(move, self.board.view_)
        if self._reply is None:
            # Nothing moves at instant speed: the next step begins before this call returns.
            self.guided.go_on()
            self._keep()
            self._forward(is_mine=True)
        else:
            self._lay_my_turn(again=True)

    @Slot(object)
    def _on_puzzled(self, card: Card) -> None:
        """Say why a card may not be played now."""
        view = self.board.view_
        if view is None or not self.board.hand.armed:
            return
        if self._begun and self.guided.move is None and not self.guided.is_over:
            self.board.tell(self.wording.say(GO_ON_FIRST))
        if not self._is_my_turn:
            return
        move = self.board.hand.as_move(card)
        self._told, self._reply = "", self.guided.answer(move, view)
        self.board.hand.accuse(self.rules.culprits(view.state, self.guided.me, move))
        self._ask()

    @Slot()
    def _on_picked(self) -> None:
        """Take back what was said of another try as soon as something else is picked."""
        if self._reply is not None and self.board.hand.picked:
            self._reply = None
            self._ask()
        else:
            self._write_table()

    # What is said.

    def _ask(self) -> None:
        """Write on the felt what is to be read or done, and offer what goes with it."""
        board = self.board
        if self._came_by_itself:
            self._came_by_itself = False
            self._unread.restart()
        self.guiding.offered = self._buttons()
        board.overlay.waits = not isinstance(self.guided.step, Do)
        board.overlay.counted = self._counted()
        board.hand.asks_what_fits = self.guided.asks_what_fits
        board.refresh()
        self._listen()
        board.advise(self.guided.shown if self._is_my_turn else None)
        board.gild()
        question = self._question()
        if self._means:
            # What was told of the words of another step would lie there still.
            self._means = ""
            QToolTip.hideText()
        # Half way a line above the felt would move every card.
        self.prompt.crowded_below = self.lesson.crowded_below if self._begun else 0
        self.prompt.ask(question)
        self._docked.setText(question.in_a_line)
        self._docked.setToolTip(tip(self._meanings(question)))
        if self._begun:
            self.panel.tell(self.guided, self.wording)
        else:
            self.panel.announce()
        self._write_table()
        self.situation.say(self._situation(), mine=self._is_my_turn)
        is_laid = not self._begun or board.ply >= self.guided.ply
        if is_laid and (told := self._spoken(question)) != self._told:
            self._told = told
            announce(board, told, urgent=True)

    def _spoken(self, question: Question, means: str = "") -> str:
        """Return a question aloud, with the turn last; what it asks for is not said again."""
        turn = self.wording.say(YOUR_TURN) if self._is_my_turn and self._begun else ""
        return " ".join(filter(None, (*self._seen, question.spoken, means, turn)))

    @property
    def _seen(self) -> Iterator[str]:
        """For who does not see it: what others played and the step does not name, or one's hand."""
        if not self._begun or self.guided.is_over:
            return
        yield from self._words.unnamed()
        if not self._words.place and self.board.table.hand_in_order():
            hand = self.asking.answer(Asked.HAND)
            yield labelled(translate("review", "Your hand"), hand)

    def _buttons(self) -> tuple[Button, ...]:
        if not self._begun:
            return ()
        if self.guided.is_over:
            more = self.number + 1 < len(self.info.lessons())
            last = replace(guiding.PLAY_BUTTON, main=not more)
            return (*([guiding.NEXT_BUTTON] if more else []), last, guiding.LEAVE_BUTTON)
        if isinstance(self.guided.step, Do):
            return () if self.guided.shown else (guiding.SHOW_BUTTON,)
        return (guiding.GO_ON_BUTTON,)

    def _question(self) -> Question:
        if not self._begun:
            return self._words.opening(self.board.view_, self.board.dealing.button.label)
        return self._words.question(self._reply)

    @property
    def _words(self) -> LessonWords:
        return LessonWords(self.info, self.number, self.guided, self.face, self.wording)

    def _situation(self) -> list[str]:
        view = self.board.view_
        if view is None or not self._is_my_turn:
            return [translate("lessons", "A lesson: it counts for nothing.")]
        # What is asked stands above the felt or on it: here it would be read twice.
        counts = translate("lessons", "A lesson: it counts for nothing.")
        return [self.wording.say(YOUR_TURN), counts]

    def say_again(self) -> None:
        """Say again what is asked, and what its words of the game mean: no other key leads there.

        While something moves, which has no words, it is how things stand.
        """
        if not self.board.director.is_idle:
            announce(self, self.situation.plain, urgent=True)
            return
        question = self._question()
        means = self._means = self._meanings(question)
        announce(self, self._spoken(question, means), urgent=True)
        asks = self._docked if self._docked.isVisible() else self.prompt
        if means:
            QToolTip.showText(asks.mapToGlobal(QPoint(0, asks.height())), tip(means), asks)

    def _meanings(self, question: Question) -> str:
        return meanings(f"{question.question} {question.about}", self._style.text_style.terms)

    @Slot()
    def _write_table(self) -> None:
        if self.board.view_ is not None and self.panel.text_table.is_read:
            self.panel.text_table.show_board(self.board)
        months, view = self.panel.months, self.board.view_
        if months is not None and months.isVisible() and view is not None:
            seen = seen_cards(self.rules, view, self.board.face.ranks)
            months.show_seen(seen, self.board.table.cards, self._style.text_style)

    # Toolbar, keys, panel.

    def _label(self) -> None:
        title, name = self.wording.say(self.lesson.stage), keymap().name
        game = Wording().say(self.info.title)
        full = labelled(game, title)
        is_short = self.top.width() < FULL_FROM * app_style().scale
        self.top.title.setText(title if is_short else full)
        self.top.title.setToolTip(tip(full))
        self.top.title.setAccessibleName(full)
        self.top.chip.tell(translate("lessons", "Lesson"))
        for key, text, shortcut in (
            ("home", translate("replay", "Back"), translate("replay", "Esc")),
            ("undo", translate("lessons", "Step back"), name(Command.UNDO)),
            ("again", translate("lessons", "Hear it again"), name(Command.SITUATION)),
            ("skip", translate("lessons", "Skip the lesson"), translate("lessons", "PgDn")),
            ("rules", translate("review", "Rules"), name(Command.RULES)),
            ("panel", translate("table", "Panel"), name(Command.PANEL)),
            ("settings", translate("table", "Settings"), name(Command.SETTINGS)),
        ):
            beside = key in ("undo", "skip")
            self.top.label(key, text, shortcut, beside=beside)

    @Slot(str)
    def _on_tool(self, key: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "home": self.leave, "undo": self.back, "panel": self.toggle_panel,
            "again": self.say_again, "skip": self.skip,
            "rules": lambda: self.rules_wanted.emit(self.info.key),
            "settings": self.settings_wanted.emit,
        }  # fmt: skip
        acts[key]()

    def toggle_panel(self) -> None:
        """Open or close the panel; where there is little room, only for now."""
        self.place.toggle(self._settings)

    def hear(self, event: QKeyEvent) -> bool:
        """Let the table hear a key that what has the focus has no use for, and then the page."""
        return felt_keys.press(self.board, event) or self._command(event)

    def _command(self, event: QKeyEvent) -> bool:
        acts: dict[Command, Callable[[], object]] = {
            Command.PANEL: self.toggle_panel, Command.SITUATION: self.say_again,
            Command.UNDO: self.back, Command.HINT: self.show_move,
            Command.SOUND: self.sound_wanted.emit,
            **{asked: partial(self.asking.tell, what) for asked, what in ASKED.items()},
        }  # fmt: skip
        if self.guided.asks_what_fits:
            # What may be played is what the lesson asks.
            acts[Command.ALLOWED] = self.say_again
        return called(acts, event, self.where)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if not leave_full_screen(self):
                self.leave()
        elif event.key() == Qt.Key.Key_Backspace:
            self.back()
        elif event.key() == Qt.Key.Key_PageDown:
            self.skip()
        else:
            event.setAccepted(self._command(event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place.show(self._settings)
        self._label()


def _goes_on(seat: Seat, me: Seat) -> Phrase:
    """Return what stands above the felt while a seat, or chance, makes its move."""
    if seat == me:
        return phrase("lessons", "Right.")
    return phrase("lessons", "{who} plays…", who=Who(seat)) if seat >= me else GOES_ON
