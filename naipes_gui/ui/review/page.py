"""A review: the moments of a match that cost something, to be decided again with closed cards."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.system_errors import told
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.games import all_games
from naipes_gui.review.cases import cases_of
from naipes_gui.review.judged import Judged
from naipes_gui.review.notebook import Notebook
from naipes_gui.session.reviewing import Reviewing
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.banner import Banner
from naipes_gui.ui.beside_table.play_from_here import PlayFromHere
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.review import captions, keys
from naipes_gui.ui.review.answer_view import AnswerView
from naipes_gui.ui.review.answers import answer
from naipes_gui.ui.review.course import Course, Verdict
from naipes_gui.ui.review.deciding import SHOW, SKIP, Deciding
from naipes_gui.ui.review.key_caps import KeyCaps
from naipes_gui.ui.review.lines import Lines
from naipes_gui.ui.review.panel import Item, Panel
from naipes_gui.ui.review.prompt import Prompt, docked_bar
from naipes_gui.ui.review.words import Words
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.full_screen import leave_full_screen
from naipes_gui.ui.shared.loading import Loading
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.style import grown
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import paper_inks
from naipes_gui.ui.table.seat_infos import seat_infos_of

PANEL_FROM = 1100
"""Below this width of the window the panel is closed until it is asked for."""


class ReviewPage(QWidget):
    """Goes over a match, or over one of its hands.

    Raises:
        NaipesError: the file is no match at all.

    """

    left = Signal()
    panel_toggled = Signal(bool)
    settings_wanted = Signal()
    sound_wanted = Signal()
    rules_wanted = Signal(str)
    replay_wanted = Signal(object, int)
    branched = Signal(object)
    """Carries the file of a branch that is to be played on."""
    where = Where.REVIEW

    def __init__(
        self, path: Path, settings: Settings, *, hand: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.path, self._hand, self._settings = path, hand, settings
        self.loading = Loading(path, Record.read(path), self)
        self.record: Record = self.loading.record
        header = self.record.header
        self.info: GameInfo = all_games()[header.game]
        self.face = self.info.face()
        self.me = Seat(next((i for i, who in enumerate(header.seats) if who.kind == "human"), 0))
        self.seat_infos = seat_infos_of(header, settings)
        self.course: Course | None = None
        self.reviewing: Reviewing | None = None
        self.lines: Lines | None = None
        self._tried: tuple[Move, Verdict] | None = None
        self._weighing: Move | None = None
        self._panel_here = False
        self._build()
        self._connect()
        self.adopt(settings)

    def start(self) -> None:
        """Read the match and look for what cost something."""
        self._say([translate("replay", "Reading the match…")], mine=False)
        self.board.setFocus()
        self.loading.start()

    def leave(self) -> None:
        """End everything that is being found out, and go."""
        self.close_all()
        self.left.emit()

    def close_all(self) -> None:
        """End everything that is being found out."""
        self.loading.stop()
        self.from_here.stop()
        self.prompt.put_away()
        self.board.stop()
        self.board.toast.dismiss()
        if self.reviewing is not None:
            self.reviewing.close()

    def focus_first(self) -> None:
        """Give the keys to the table, or to the answer."""
        if self._stack.currentWidget() is self.answer:
            self.answer.focus_first()
        else:
            self.board.setFocus()

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings at once."""
        self._settings = settings
        self.seat_infos.update(seat_infos_of(self.record.header, settings))
        names = tuple(self.seat_infos[Seat(i)].name for i in range(len(self.seat_infos)))
        style = from_settings.table_style(settings, self.info.felt, names)
        self._style = style
        self.words = Words(self.info, self.face, style.text_style.wording, self.me)
        self.board.adopt(style)
        self.top.dress(style.colours)
        self.situation.dress(style.colours, grown(settings))
        self._row.setDirection(from_settings.row_direction(settings))
        self.situation.show_seal("", "")
        self._show_panel()
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        style = self._style
        captions.label_toolbar(self.top, self.info, self.record, self.seat_infos, self.me)
        self.panel.dress(style.text_style)
        self.prompt.dress(style.text_style)
        self._docked.setStyleSheet(captions.docked_style(style.text_style))
        cards = style.cards(self.record.rules.pack.deck)
        self.answer.dress(style.text_style, style.felt, cards, inlay=style.inlay)
        self.board.refresh()
        if self.course is not None:
            self._show()

    # Construction.

    def _build(self) -> None:
        colours = from_settings.colours(self._settings)
        self.top, self.situation = TopBar(colours), SituationBar(colours)
        self.top.fill(("home",), ("rules", "replay", "panel", "settings"))
        deck = self.record.rules.pack.deck
        self.board = Board(self.face, deck, self.seat_infos, clockwise=self.info.clockwise)
        self.board.playing_on = Deciding(self.face)
        self.banner, self.panel = Banner(self), Panel()
        self.prompt, self._caps = Prompt(self.board), KeyCaps(self.board)
        self.answer = AnswerView(self.seat_infos, self.me)
        self.from_here = PlayFromHere(self.record, self.path.stem, self)
        self._stack, self._docked = QStackedWidget(), docked_bar(self)
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.answer)
        table, row, column = QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for layout in (table, row, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        table.addWidget(self._docked)
        table.addWidget(self._stack, 1)
        self._row = row
        row.addLayout(table, 1)
        row.addWidget(self.panel)
        column.addWidget(self.top)
        column.addWidget(self.banner)
        column.addLayout(row, 1)
        column.addWidget(self.situation)

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
        board.installEventFilter(self)
        self.prompt.docked.connect(self._docked.setVisible)
        self.prompt.moved.connect(self._show_caps)
        self.answer.wanted.connect(self._on_wanted)
        self.panel.sought.connect(self.go)
        self.from_here.begun.connect(self.branched)
        self.from_here.said.connect(self._on_said)
        self.panel.text_table.card_chosen.connect(board.hand.click)
        self.panel.text_table.move_chosen.connect(board.choose)
        self.top.pressed.connect(self._on_tool)
        self._shortcuts = keys.bind(self)

    @Slot(object)
    def _begin_with_the_rest_lost(self, error: NaipesError | OSError) -> None:
        self.record.problem = self.record.problem or told(error)
        self._begin(self.record)

    @Slot(object)
    def _begin(self, record: Record) -> None:
        """Look for what cost something in the match that has been read."""
        game, timeline = record.header.game, record.timeline
        notebook = Notebook(lambda: self.path, record, self.me)
        self.reviewing = Reviewing(game, record.rules, notebook, self)
        self.reviewing.changed.connect(self._on_changed)
        self.lines = Lines(record, self.reviewing, self)
        self.lines.changed.connect(self._on_line)
        hands = [self._hand - 1] if 0 < self._hand <= timeline.ended else range(timeline.ended)
        cases = [case for hand in hands for case in cases_of(timeline, hand, self.me, self.info)]
        self.reviewing.add(cases)
        if not cases:
            self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        """Begin once everything that is to be gone over has been judged."""
        if self.course is not None or self.reviewing is None:
            return
        outlook = self.reviewing.outlook
        if not outlook.is_done:
            self._tell_waiting(len(outlook.judged), len(outlook.judged) + len(outlook.waiting))
        elif not outlook.moments:
            self._tell_nothing()
        else:
            self.course = Course(outlook.moments, outlook.solved)
            self.show_present()

    def _tell_waiting(self, done: int, all_: int) -> None:
        words = translate("review", "Going over your decisions: {done} of {all}…")
        said = words.format(done=done, all=all_)
        self.panel.wait(said)
        self._say([said], mine=False)
        if self.board.view_ is None:
            frame = self.record.timeline.jump(0, self.me)
            self.board.show_frame(frame)

    def _tell_nothing(self) -> None:
        said = translate("review", "Nothing to go over: no clear mistake")
        self.panel.wait(said)
        self._say([said], mine=False)
        self.board.toast.say(said, 0, warning=False)
        self.board.place_overlays()
        announce(self.board, said, urgent=True)

    # From moment to moment.

    @property
    def _course(self) -> Course:
        assert self.course is not None
        return self.course

    @property
    def view(self) -> View[Any]:
        """What the person saw at the present moment."""
        return self.record.timeline.view(self._course.present.ply, self.me)

    @Slot(int)
    def go(self, ply: int) -> None:
        """Go to a moment."""
        self._course.go(ply)
        self.show_present()

    def step(self, by: int) -> None:
        """Go so many moments on or back."""
        if self.course is not None:
            self.course.step(by)
            self.show_present()

    def show_present(self) -> None:
        """Ask for the decision of the present moment."""
        self._tried = self._weighing = None
        self._stack.setCurrentWidget(self.board)
        frame = self.record.timeline.leap(self._course.present.ply, self.me, self.face)
        self.board.overlay.hush()
        self.board.toast.dismiss()
        self.board.show_frame(frame)
        self.board.setFocus()
        self._show()

    @Slot(object)
    def _on_settled(self, _frame: object) -> None:
        if self.course is not None and self._stack.currentWidget() is self.board:
            self._ask()

    def _ask(self) -> None:
        cards = self._caps.cards() if keys.are_cards_numbered(self.board) else []
        question = self.words.question(self._course, self.view, len(cards))
        self.prompt.ask(question)
        self._docked.setText(f"{question.question} {question.where}")
        self._show_caps()
        self._write_table()
        situation = [self.words.wording.say(part) for part in self.face.situation(self.view)]
        self._say([question.question, *situation], mine=True)
        self.board.setAccessibleName(f"{question.spoken} {self.situation.plain}")
        announce(self.board, f"{question.spoken} {' '.join(situation)}", urgent=True)

    @Slot()
    def _show_caps(self) -> None:
        """Put the numbers where the cards lie now, if numbers mean cards."""
        if keys.are_cards_numbered(self.board):
            self._caps.show()
        else:
            self._caps.hide()

    def _show(self) -> None:
        """Let everything around the table say how it stands."""
        self._show_list()
        if self._tried is not None:
            self._show_answer(keep=True)
        elif self.board.director.is_idle and self.board.view_ is not None:
            self._ask()

    def _show_list(self) -> None:
        course, words = self._course, self.words
        items = [
            Item(
                each.ply, words.kind(each), words.where(each), words.state(course, each),
                each is course.present, each.ply in course.solved,
            )
            for each in course.moments
        ]  # fmt: skip
        heading = translate("review", "%n moment(s)", n=len(items))
        progress = translate("review", "{place} of {all} · solved: {solved}").format(
            place=course.place + 1, all=len(items), solved=len(course.solved)
        )
        self.panel.show_moments(
            heading, words.costs(course), progress, items, words.seen(self.view), self._aside()
        )

    def _aside(self) -> str:
        """Return what was known afterwards, once the answer is on the table."""
        if self._tried is None or self.lines is None or self._tried[1] not in SHOWN:
            return ""
        found = self.lines.seen(self._course.present.ply)
        if found is None:
            return ""
        return self.words.hindsight(self._course.present, self.view, found)

    # What is tried.

    @Slot(object, object)
    def _on_chosen(self, _ply: int, move: Move) -> None:
        if self.course is None:
            return
        if move == SHOW:
            self.show_answer()
        elif move == SKIP:
            self.skip()
        else:
            self._try(move)

    def _try(self, move: Move) -> None:
        course = self._course
        verdict = course.judge(move)
        if verdict is not None:
            self._settle(move, verdict)
            return
        assert self.reviewing is not None
        self._weighing = move
        self._tell(translate("review", "Weighing your choice…"))
        ply = course.present.ply
        self.reviewing.try_move(ply, move, lambda found: self._on_weighed(ply, move, found))

    def _on_weighed(self, ply: int, move: Move, found: Judged | None) -> None:
        if self.course is None or self._weighing != move or self.course.present.ply != ply:
            return
        self._weighing = None
        if found is not None:
            self.course.update(found)
        self.board.toast.dismiss()
        self._settle(move, self.course.judge(move) or Verdict.NOT_YET)

    def _settle(self, move: Move, verdict: Verdict) -> None:
        course = self._course
        course.take(move, verdict)
        if verdict is Verdict.GOOD and self.reviewing is not None and (
            course.present.ply in course.solved
        ):  # fmt: skip
            self.reviewing.solve(course.present.ply)
        self._turn_over(move, verdict)

    def show_answer(self) -> None:
        """Show the answer without a try."""
        if self.course is None:
            return
        self.course.show()
        self._turn_over(self.course.present.best, Verdict.SHOWN)

    def skip(self) -> None:
        """Go to the next moment that is open; this one comes again at the end."""
        if self.course is not None:
            self.course.on()
            self.show_present()

    def _turn_over(self, move: Move, verdict: Verdict) -> None:
        self._tried = move, verdict
        self._ask_lines(move, verdict)
        self.prompt.put_away()
        self._caps.hide()
        self._stack.setCurrentWidget(self.answer)
        self._show_answer(keep=False)
        self._show_list()
        self.answer.focus_first()
        announce(self.answer, self.answer.text, urgent=True)

    def _ask_lines(self, move: Move, verdict: Verdict) -> None:
        """Ask what would have come of a try; once the answer is out, of everything."""
        assert self.lines is not None
        assert self.reviewing is not None
        present = self._course.present
        if verdict in SHOWN:
            hand = self.reviewing.outlook.of_hand(present.hand).judged
            self.lines.ask_all(present, move, hand)
        else:
            self.lines.ask(present, move)

    def _show_answer(self, *, keep: bool) -> None:
        assert self._tried is not None
        assert self.lines is not None
        move, verdict = self._tried
        found = answer(self.words, self._course, self.view, move, verdict, self.lines)
        self.answer.show_answer(found, self.lines.line(self._course.present.ply, move), keep=keep)
        self._say([found.title], mine=False)
        self.panel.tell(self.answer.text)

    @Slot()
    def _on_line(self) -> None:
        if self._tried is not None:
            before = self.answer.text
            self._show_answer(keep=True)
            self._show_list()
            new = [line for line in self.answer.text.splitlines() if line not in before]
            announce(self.answer, " ".join(new))

    @Slot(str)
    def _on_wanted(self, key: str) -> None:
        match key:
            case "again":
                self.show_present()
            case "show":
                self.show_answer()
            case "prove":
                self.prove()
            case "branch":
                self.branch()
            case "next":
                self.next()
            case _:
                pass

    def next(self) -> None:
        """Go to the next moment; after the last one, leave."""
        if self._course.on():
            self.show_present()
        else:
            self.leave()

    def prove(self) -> None:
        """Ask the opponents again for what they do in the line."""
        if self.lines is not None and self._tried is not None:
            self.lines.prove(self._course.present.ply, self._tried[0])

    def branch(self) -> None:
        """Play on from here."""
        button = self.answer.buttons.get("branch")
        if self.course is not None and button is not None:
            self.from_here.offer(self.course.present.ply, button)

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
        view, rules = self.board.view_, self.record.rules
        if view is None or not self.board.hand.armed:
            return
        if not any(move.cards for move in view.moves):
            self.board.warn(translate("table", "Choose one of the buttons above your hand."))
            return
        move = self.board.hand.as_move(card)
        why = self.words.wording.say(rules.why_not(view.state, self.me, move))
        inks = paper_inks(self._style.text_style)
        self.board.warn(rich(why, inks), rules.culprits(view.state, self.me, move))
        announce(self.board, why, urgent=True)

    @Slot()
    def _write_table(self) -> None:
        view, hand = self.board.view_, self.board.hand
        if view is None:
            return
        buttons = self.board.buttons() if hand.armed else ()
        names = tuple(self.words.wording.names)
        self.panel.text_table.show_view(
            view, names, self.words.wording, buttons, hand.picked, hand.playable
        )
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
                self.replay_wanted.emit(self.path, self._watched_hand())
            case "panel":
                self.toggle_panel()
            case "settings":
                self.settings_wanted.emit()
            case _:
                pass

    def _watched_hand(self) -> int:
        return self.course.present.hand if self.course is not None else self._hand

    def toggle_panel(self) -> None:
        """Open or close the panel; where there is little room, only for now."""
        if self.width() >= PANEL_FROM * grown(self._settings):
            self.panel_toggled.emit(not self._settings.panel_open)
        else:
            self._panel_here = not self._panel_here
            self._show_panel()

    def _show_panel(self) -> None:
        wide = self.width() >= PANEL_FROM * grown(self._settings)
        self.panel.setVisible(self._settings.panel_open if wide else self._panel_here)

    def escape(self) -> None:
        """Leave the full screen, or the page."""
        if self.board.toast.isVisible() and self._weighing is None:
            self.board.toast.dismiss()
        elif not leave_full_screen(self):
            self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        else:
            event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.board:
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return keys.press_number(self.board, self._caps, event)
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_panel()
        captions.label_toolbar(self.top, self.info, self.record, self.seat_infos, self.me)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 480)


SHOWN = frozenset({Verdict.GOOD, Verdict.SHOWN})
"""Verdicts after which nothing is left to be found out."""
