"""A review: the moments of a match that cost something, to be decided again with closed cards."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.system_errors import told
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import as_sentence
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.session.slices import Slices
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.banner import Banner
from naipes_gui.ui.beside_table.docked_line import DockedLine
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.beside_table.play_from_here import PlayFromHere
from naipes_gui.ui.beside_table.prompt import Prompt
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.table_layout import TableLayout
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.beside_table.why_not import warn_why_not
from naipes_gui.ui.review import captions, keys
from naipes_gui.ui.review.answer_view import AnswerView
from naipes_gui.ui.review.answers import answer
from naipes_gui.ui.review.deciding import SHOW, SKIP, Deciding
from naipes_gui.ui.review.moment_list import MomentList
from naipes_gui.ui.review.moments import NOWHERE, Moments
from naipes_gui.ui.review.panel import Panel
from naipes_gui.ui.review.received import received
from naipes_gui.ui.review.words import Words
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.full_screen import leave_full_screen
from naipes_gui.ui.shared.loading import Loading
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.page_keys import PageKeys
from naipes_gui.ui.shared.style import bar_scale
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table import keys as felt_keys
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.seat_infos import seat_infos_of


class ReviewPage(BoardPage):
    """Goes over a match, or over one of its hands.

    Raises:
        NaipesError: the file is no match at all.

    """

    rules_wanted = Signal(str)
    rule_wanted = Signal(str, str)
    """The game, and the rule to which a word leads."""
    replay_wanted = Signal(object, int, int)
    """Somebody wants to watch a hand, or to stand at the ply of a decision."""
    branched = Signal(object)
    """Carries the file of a branch that is to be played on."""
    where = Where.REVIEW

    def __init__(
        self, path: Path, settings: Settings, *, hand: int = 0, ply: int = NOWHERE,
        told: bool = False, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.path, self._hand, self._ply, self._settings = path, hand, ply, settings
        self._is_told = told
        self.loading = Loading(path, Record.read(path), self)
        self.record: Record = self.loading.record
        header = self.record.header
        self.info: GameInfo = all_games()[header.game]
        self.face = self.info.face()
        self.me = Seat(next((i for i, who in enumerate(header.seats) if who.kind == "human"), 0))
        self.seat_infos = seat_infos_of(header, settings)
        self.moments = Moments(path, self.record, self.info, self.me, self)
        self._laying, self._docking = Slices(self), Slices(self)
        """What is laid in turn: all at once, table, question and list would hold up a frame."""
        self._unsaid, self._has_spoken = "", False
        self._build()
        self._connect()
        self.adopt(settings)

    def start(self) -> None:
        """Read the match and look for what cost something."""
        self._say([translate("replay", "Reading the match…")], mine=False)
        self.board.setFocus()
        self.loading.start()

    def close_all(self) -> None:
        """End everything that is being found out."""
        self.loading.stop()
        self._laying.stop()
        self._docking.stop()
        self.answer.stop()
        self.from_here.stop()
        self.prompt.put_away()
        self.board.stop()
        self.board.toast.dismiss()
        self.moments.close()

    def focus_first(self) -> None:
        """Give the keys to the table or to the answer, or to the panel in their place."""
        if self._table.isHidden():
            self.panel.setFocus()
        elif self._stack.currentWidget() is self.answer:
            self.answer.focus_first()
        else:
            self.board.setFocus()

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings at once."""
        self._settings = settings
        self.seat_infos.update(seat_infos_of(self.record.header, settings))
        names = tuple(self.seat_infos[Seat(i)].name for i in range(len(self.seat_infos)))
        style = from_settings.table_style(settings, self.info.felt, names, self.info.glossary())
        self._style = style
        wording = style.text_style.wording
        self.words = Words(self.info, self.face, wording, self.me, style.sort)
        self.words.received = self._received
        self.list.words, self.answer.held = self.words, self.words.held
        self.board.adopt(style)
        self.top.dress(style.colours)
        self.situation.dress(style.colours, bar_scale(settings))
        self.situation.show_seal("", "")
        self._layout.adopt(settings)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        style = self._style
        self._label_toolbar()
        self.panel.dress(style.text_style)
        self.prompt.dress(style.text_style)
        self._docked.dress(style.text_style)
        cards = style.cards(self.record.rules.pack.deck)
        self.answer.dress(style.text_style, style.felt, cards, inlay=style.inlay)
        self.board.refresh()
        if self.moments.found is not None:
            self._show()
        else:
            self.list.show()

    # Construction.

    def _build(self) -> None:
        colours = from_settings.colours(self._settings)
        self.top, self.situation = TopBar(colours), SituationBar(colours)
        self.top.fill(("home:left",), ("rules", "replay", "panel", "settings"))
        deck = self.record.rules.pack.deck
        self.board = Board(self.face, deck, self.seat_infos, clockwise=self.info.clockwise)
        self._deciding = self.board.playing_on = Deciding(self.face)
        self.board.hand.tells_aims = False
        self.banner, self.panel = Banner(self), Panel()
        self.list = MomentList(self.panel, self.moments, self.info)
        self.prompt = Prompt(self.board)
        self.answer = AnswerView(self.seat_infos, self.me)
        self.from_here = PlayFromHere(self.record, self.path.stem, self)
        self._stack, self._docked = QStackedWidget(), DockedLine(self)
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.answer)
        bars = self.top, self.situation
        self._layout = TableLayout(self, bars, self._stack, self._docked, self.panel, self.banner)
        self._layout.let_shrink()
        self._table, self.place = self._layout.table, self._layout.place

    def _connect(self) -> None:
        board = self.board
        self.loading.done.connect(self._begin)
        self.loading.failed.connect(self._begin_with_the_rest_lost)
        board.chosen.connect(self._on_chosen)
        board.hand.puzzled.connect(self._on_puzzled)
        board.hand.confirming.connect(
            lambda card: board.speak_of(card, translate("table", "Play it? Click again."))
        )
        board.hand.picks_changed.connect(self._write_table)
        board.settled.connect(self._on_settled)
        self._keys = PageKeys(self, board, self.hear)
        self.prompt.docked.connect(self._on_docked)
        self.answer.wanted.connect(self._on_wanted)
        self.answer.written.connect(self._list_later)
        self.answer.guessed.connect(self.moments.guess_at)
        self.answer.rule.connect(lambda rule: self.rule_wanted.emit(self.info.key, rule))
        self.place.wanted.connect(self.panel_toggled)
        self.place.turned.connect(self.focus_first)
        self.panel.sought.connect(self.moments.go)
        self.moments.waited.connect(self._tell_waiting)
        self.moments.emptied.connect(self._tell_nothing)
        self.moments.asked.connect(self._show_present)
        self.moments.weighing.connect(
            lambda: self._tell(translate("review", "Weighing your choice…"))
        )
        self.moments.answered.connect(self._turn_over)
        self.moments.learnt.connect(self._on_learnt)
        self.moments.valued.connect(self.list.show)
        self.moments.finished.connect(self.leave)
        self.from_here.begun.connect(self.branched)
        self.from_here.said.connect(self._on_said)
        self.panel.text_table.card_chosen.connect(board.hand.click)
        self.panel.text_table.move_chosen.connect(board.choose)
        self.top.pressed.connect(self._on_tool)
        self._shortcuts = keys.bind(self, self.answer, self.step, self.along, {
            Command.PANEL: self.toggle_panel, Command.SITUATION: self.say_situation,
        })  # fmt: skip

    @Slot(object)
    def _begin_with_the_rest_lost(self, error: NaipesError | OSError) -> None:
        self.record.problem = self.record.problem or told(error)
        self._begin(self.record)

    @Slot(object)
    def _begin(self, _record: Record) -> None:
        self.moments.begin(self._hand, self._ply, told=self._is_told)
        self._label_toolbar()

    @Slot(int, int)
    def _tell_waiting(self, done: int, all_: int) -> None:
        self._stack.setCurrentWidget(self.board)
        self.prompt.put_away()
        said = self.words.still_judged((done, all_))
        self.panel.wait(said)
        self._say([said], mine=False)
        if (warning := self.moments.warning) is not None:
            self.banner.say(self.words.wording.say(warning), warning=False)
        if self.board.view_ is None and not self._laying.is_busy:
            self._laying.start(self._bare())

    def _bare(self) -> Generator[None, None, None]:
        """Show the table before the first card while nothing else can be shown."""
        yield
        self.board.show_frame(self.record.timeline.jump(0, self.me))

    @Slot()
    def _tell_nothing(self) -> None:
        self._laying.stop()
        self.banner.say("")
        judged = self.moments.judged
        told = self.words.nothing_found(self.moments.outlook)
        said = translate("review", "Nothing to go over: no clear mistake")
        if not any(each.is_told for each in judged):
            said, told = told, ""
        self.list.show()
        if judged:
            self.board.show_frame(self.record.timeline.jump(judged[0].ply, self.me))
            self.board.hand.disarm()
        self._say([said], mine=False)
        self.board.toast.say(said, 0, warning=False)
        self.board.place_overlays()
        announce(self.board, f"{as_sentence(said)} {told}".strip(), urgent=True)

    # The question.

    @Slot()
    def _show_present(self) -> None:
        """Lay the table as it lay at the present moment, and ask."""
        self.banner.say("")
        self._label_toolbar()
        self.answer.stop()
        self._stack.setCurrentWidget(self.board)
        self.board.overlay.hush()
        self.board.toast.dismiss()
        self.board.hand.disarm()
        self.board.setFocus()
        self._laying.start(self._laid(self.moments.course.present.ply))

    def _received(self) -> list[frozenset[Card]]:
        """Return how the hand of the present moment was each time after cards had come into it."""
        if self.moments.found is None:
            return []
        return received(self.record.timeline, self.moments.course.present.ply, self.me)

    def _recall_hand(self, view: View[Any]) -> None:
        """Let the hand lie as it lay at the table, where it keeps its order while cards go."""
        for zone in view.state.table:
            is_mine = view.zones.role(zone) is Role.HAND and view.zones.owner(zone) == self.me
            if is_mine and (known := self._received()):
                self.board.table.recall(zone, known[-1])

    def _laid(self, ply: int) -> Generator[None, None, None]:
        """Lay the table of a moment, ask, and show the list beside it."""
        frame = self.record.timeline.leap(ply, self.me, self.face)
        self._deciding.is_last = self.moments.course.is_last
        self._recall_hand(frame.view)
        yield from self.board.painting(frame.view)
        self.board.show_frame(frame)
        yield
        while not self.board.director.is_idle:
            yield
        self._ask()
        yield
        self.list.show()

    @Slot(object)
    def _on_settled(self, _frame: object) -> None:
        is_board = self._stack.currentWidget() is self.board
        if self.moments.found is not None and is_board and not self._laying.is_busy:
            self._ask()

    @Slot(bool)
    def _on_docked(self, docked: bool) -> None:
        """Make room above the felt for the question, once the cards of the lower felt are ready."""
        self._docking.stop()
        if docked and self.board.view_ is not None:
            self._docking.start(self._dock())
        else:
            self._docked.setVisible(docked)

    def _dock(self) -> Generator[None, None, None]:
        assert self.board.view_ is not None
        high = self._docked.heightForWidth(self._stack.width())
        yield from self.board.painting(self.board.view_, high)
        self._docked.show()

    def _ask(self) -> None:
        board, moments = self.board, self.moments
        cards = board.hand.armed and all(button.move in (SHOW, SKIP) for button in board.buttons())
        question = self.words.question(moments.course, cards=cards and bool(board.hand.playable))
        self.prompt.ask(question)
        self._docked.setText(markup("<b>{}</b> {}", question.question, question.where))
        self._write_table()
        situation = [self.words.wording.say(part) for part in self.face.situation(moments.view)]
        self._say([question.question, *situation], mine=True)
        announce(self.board, f"{question.spoken} {' '.join(situation)}", urgent=True)
        self._has_spoken = True

    def _show(self) -> None:
        """Let everything around the table say how it stands."""
        self.list.show()
        if self.moments.tried is not None:
            self._show_answer(keep=True)
            self._say_verdict()
        elif self.board.director.is_idle and self.board.view_ is not None:
            self._ask()

    # What is tried.

    @Slot(object, object)
    def _on_chosen(self, _ply: int, move: Move) -> None:
        if self.moments.found is None:
            return
        if move == SHOW:
            self.moments.show()
        elif move == SKIP:
            self.moments.skip()
        else:
            self.moments.try_move(move)

    @Slot()
    def _turn_over(self) -> None:
        """Show what a try was worth in the place of the table."""
        self.banner.say("")
        self.board.toast.dismiss()
        self.prompt.put_away()
        self._stack.setCurrentWidget(self.answer)
        self._show_answer(keep=False)
        self._say_verdict()
        self.place.show(self._settings)
        self.answer.focus_first()
        self._unsaid = f"{self._nothing_asked()}\n{self.answer.text}".strip()
        if self._has_spoken or not self.answer.is_writing:
            self._speak()

    def _nothing_asked(self) -> str:
        """Return how much was gone over, at the opening of a review that has nothing to ask."""
        moments = self.moments
        if self._has_spoken or moments.course.asks or moments.questions is not None:
            return ""
        return self.words.nothing_found(moments.outlook)

    def _speak(self) -> None:
        """Say what there is to read.

        Of a sheet that a review opens with only once it is written: who comes to a page hears
        first what has the keys there, and that would cut it short.
        """
        if self._unsaid:
            announce(self.answer, self._unsaid, urgent=True)
            self._unsaid, self._has_spoken = "", True

    @Slot()
    def _list_later(self) -> None:
        self._speak()
        self._laying.start(self._listed())

    def _listed(self) -> Generator[None, None, None]:
        """Show the list after what is more urgent."""
        yield
        self.list.show()

    def _say_verdict(self) -> None:
        if self.answer.title:
            self._say([self.answer.title], mine=False)

    def _show_answer(self, *, keep: bool) -> None:
        moments = self.moments
        assert moments.tried is not None
        move, verdict = moments.tried
        found = answer(self.words, moments.course, moments.view, move, verdict, moments.lines,
                       moments.guess)  # fmt: skip
        line = moments.lines.line(moments.course.present.ply, move)
        self.answer.show_answer(found, line, keep=keep)
        self.panel.tell(self.answer.text)

    @Slot()
    def _on_learnt(self) -> None:
        before = self.answer.text
        self._show_answer(keep=True)
        if not self.answer.is_writing:
            self._list_later()
        new = [line for line in self.answer.text.splitlines() if line not in before]
        if self._unsaid:  # else it would be said before what it belongs to
            self._unsaid = "\n".join((self._unsaid, *new))
        else:
            announce(self.answer, " ".join(new))

    @Slot(str)
    def _on_wanted(self, key: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            "again": self.moments.ask, "show": self.moments.show, "prove": self.moments.prove,
            "branch": self.branch, "next": self.moments.next, "deals": self.moments.deal,
        }  # fmt: skip
        acts[key]()

    def step(self, by: int) -> None:
        """Go so many moments on or back."""
        self.moments.step(by)

    def branch(self) -> None:
        """Play on from here."""
        button = self.answer.buttons.get("branch")
        if button is not None:
            self.from_here.offer(self.moments.course.present.ply, button)

    def along(self, by: int) -> None:
        """Go along the exact line."""
        said = self.answer.step(by)
        if said:
            self._say([said], mine=False)
            announce(self.answer, said, urgent=True)

    # What is said.

    def _say(self, sentences: list[str], *, mine: bool) -> None:
        self.situation.say(sentences, mine=mine)

    def _tell(self, text: str) -> None:
        self.board.toast.say(text, 0, warning=False)
        self.board.place_overlays()
        announce(self.board, text, urgent=True)

    @Slot(object)
    def _on_said(self, what: Phrase) -> None:
        """Say why nothing can be played from here, or what is being done for it."""
        said = self.words.wording.say(what)
        self._say([said], mine=False)
        announce(self, said, urgent=True)

    def say_situation(self) -> None:
        """Say again how things stand."""
        announce(self, self.situation.plain, urgent=True)

    @Slot(object)
    def _on_puzzled(self, card: Card) -> None:
        """Say why a card may not be played now."""
        if self.board.hand.armed and (why := warn_why_not(self.board, self.record.rules, self.me,
                                                          card)):  # fmt: skip
            announce(self.board, why, urgent=True)

    @Slot()
    def _write_table(self) -> None:
        if self.board.view_ is None:
            return
        self.panel.text_table.show_board(self.board)
        if self.prompt.question is not None:
            self.panel.tell(self.prompt.question.spoken)
        self.prompt.place()

    # Toolbar, keys, panel.

    @Slot(str)
    def _on_tool(self, key: str) -> None:
        match key:
            case "home":
                self.leave()
            case "rules":
                self.rules_wanted.emit(self.info.key)
            case "replay":
                self.replay_wanted.emit(self.path, *self._watched())
            case "panel":
                self.toggle_panel()
            case "settings":
                self.settings_wanted.emit()
            case _:
                pass

    def _watched(self) -> tuple[int, int]:
        """Return the hand that is gone over, and the ply of its decision where there is one."""
        found = self.moments.found
        return (self._hand, NOWHERE) if found is None else (found.present.hand, found.present.ply)

    @property
    def present(self) -> tuple[int, int, bool]:
        """Which hand is gone over, 0 for all, the ply of the moment, whether its answer is out."""
        moments, found = self.moments, self.moments.found
        if found is None or not found.asks:
            return moments.hand, NOWHERE, False
        return moments.hand, found.present.ply, moments.is_told

    def toggle_panel(self) -> None:
        """Open or close the panel; where there is little room, only for now."""
        self.place.toggle(self._settings)

    def escape(self) -> None:
        """Leave the full screen, or the page."""
        if self.board.toast.isVisible() and not self.moments.is_weighing:
            self.board.toast.dismiss()
        elif self.moments.questions is not None:
            self.moments.ask_again()
        elif not leave_full_screen(self):
            self.leave()

    def _label_toolbar(self) -> None:
        captions.label_toolbar(
            self.top, self.info, self.record, self.seat_infos, self.me,
            hand=self.moments.hand if self.moments.is_part else 0,
        )  # fmt: skip

    def hear(self, event: QKeyEvent) -> bool:
        """Let the table hear a key that what has the focus has no use for."""
        if self.answer.isVisible():
            return False
        return felt_keys.press(self.board, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place.show(self._settings)
        self._label_toolbar()
