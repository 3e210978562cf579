"""A problem: the real table with closed cards, a decision to be taken, and what it was worth."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.system_errors import told
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import CardsInWords, Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.store import problems_done
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.docked_line import DockedLine
from naipes_gui.ui.beside_table.facts import ASKED, Facts
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.beside_table.play_from_here import PlayFromHere
from naipes_gui.ui.beside_table.prompt import Prompt, Question
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.table_layout import TableLayout
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.beside_table.why_not import warn_why_not
from naipes_gui.ui.problems import sheet_place
from naipes_gui.ui.problems.answer import Answer, Words
from naipes_gui.ui.problems.answer_sheet import WIDE, AnswerSheet
from naipes_gui.ui.problems.deciding import Deciding
from naipes_gui.ui.problems.hint import Hint
from naipes_gui.ui.problems.panel import Cell, Panel
from naipes_gui.ui.problems.reading import Reading
from naipes_gui.ui.problems.series import Course, Position, Series
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.full_screen import leave_full_screen
from naipes_gui.ui.shared.keymap import called, keymap
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.page_keys import PageKeys
from naipes_gui.ui.shared.rules_named import other_than_taught, rules_in_force
from naipes_gui.ui.shared.style import app_style, bar_scale
from naipes_gui.ui.shared.theme import Type
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table import keys as felt_keys
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.plates import SeatInfo
from naipes_gui.ui.table.seat_infos import seat_infos_of

FULL_FROM = 1000
"""At 100 %: in a narrower window the title names no more than the game."""
NARROWER = (360, 280)
BESIDE = 504
"""At 100 %: how wide the answer is at least where it lies over the panel."""


class ProblemPage(BoardPage):
    """Asks the problems of a series, as far as they are of one game."""

    rules_wanted = Signal(str, str)
    """Carries the game and the number of a rule, if one is meant."""
    branched = Signal(object)
    """Carries the file of a match that goes on from a problem."""
    went_on = Signal(object, int, object)
    """The next problem is of another game, which lies on another table; carries the series, its
    place, and what was answered."""
    where = Where.PROBLEM

    def __init__(
        self, series: Series, settings: Settings, at: int = -1,
        answers: Mapping[int, bool] | None = None, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.course = Course(series, problems_done.read().answers, at, answers)
        self.info: GameInfo = all_games()[self.course.task.game]
        self.face = self.info.face()
        self._settings = settings
        self.position: Position | None = None
        self.tried: tuple[Move, bool] | None = None
        self.from_here: PlayFromHere | None = None
        self.reading, self._hint = Reading(self), Hint()
        self._hinted = ""
        """What a hint said of the present problem, in the present language."""
        self._is_dressed = True
        """Whether the table is called what those who sit at it are."""
        self._build(settings)
        self._connect()
        self.adopt(settings)

    def start(self) -> None:
        """Ask the first problem that is open."""
        self.board.setFocus()
        self.reading.begin(self.course.task)

    def close_all(self) -> None:
        """End everything that is being found out."""
        self.reading.stop()
        if self.from_here is not None:
            self.from_here.stop()
        self.prompt.put_away()
        self.board.stop()

    def focus_first(self) -> None:
        """Give the keys to the table or to the answer, or to the panel in their place."""
        if self._table.isHidden():
            self.panel.setFocus()
        elif self.tried is not None:
            self.sheet.focus_first()
        else:
            self.board.setFocus()

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings at once."""
        self._settings = settings
        if self.position is not None:
            self.seat_infos.update(seat_infos_of(self.position.record.header, settings))
        names = tuple(info.name for info in self.seat_infos.values())
        terms = self.info.glossary()
        self._style = from_settings.table_style(settings, self.info.felt, names, terms)
        self.wording = self._style.text_style.wording
        self.board.adopt(self._style)
        self.top.dress(self._style.colours)
        self.situation.dress(self._style.colours, bar_scale(settings), terms)
        self.situation.show_seal("", "")
        self._layout.adopt(settings)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        text_style = self._style.text_style
        self._hinted = ""
        self._label()
        self.panel.dress(text_style)
        self.prompt.dress(text_style)
        self.sheet.dress(text_style)
        self._docked.dress(text_style)
        self.board.refresh()
        if self.position is not None:
            self._write_panel()
            if self.tried is not None:
                self._show_answer()
            elif self.board.director.is_idle:
                self._ask()

    # Construction.

    def _build(self, settings: Settings) -> None:
        colours = from_settings.colours(settings)
        self.top, self.situation = TopBar(colours), SituationBar(colours)
        self.top.fill(("home:left",), ("previous:prev", "next", "rules", "panel", "settings"))
        rules = self.info.rules_with({})
        # Who sits there is known when the problem has been read.
        self.seat_infos = {seat: SeatInfo(seat, "", "person") for seat in rules.seats}
        self.board = Board(
            self.face, rules.pack.deck, self.seat_infos, clockwise=self.info.clockwise
        )
        self.asking = Facts(self.board, self.situation)
        self.board.playing_on = Deciding(self.face)
        self.board.overlay.tells_phase = self.board.hand.tells_aims = False
        self.panel = Panel()
        self.prompt = Prompt(self.board, Type.BUTTON, NARROWER)
        self.sheet = AnswerSheet(self)
        self._docked = DockedLine(self)
        bars = self.top, self.situation
        self._layout = TableLayout(self, bars, self.board, self._docked, self.panel)
        self._layout.let_shrink()
        self._table, self.place = self._layout.table, self._layout.place
        self.place.wanted.connect(self.panel_toggled)
        self.place.turned.connect(self.focus_first)

    def _connect(self) -> None:
        board = self.board
        self.reading.ready.connect(self._on_ready)
        self.reading.weighed.connect(self._on_weighed)
        self.reading.failed.connect(self._on_failed)
        board.chosen.connect(self._on_chosen)
        board.hand.puzzled.connect(self._on_puzzled)
        board.hand.confirming.connect(
            lambda card: board.speak_of(card, translate("table", "Play it? Click again."))
        )
        board.hand.picks_changed.connect(self._write_table)
        board.settled.connect(self._on_settled)
        # The felt is as large as it will be only after the page has been laid out.
        board.overlaid.connect(self._place_sheet)
        self._keys = PageKeys(self, board, self.hear)
        self.prompt.docked.connect(self._docked.setVisible)
        self.sheet.wanted.connect(self._on_wanted)
        self.panel.sought.connect(self.go)
        self.panel.text_table.card_chosen.connect(board.hand.click)
        self.panel.text_table.move_chosen.connect(board.choose)
        self.panel.text_table.shown.connect(self._write_table)
        self.top.pressed.connect(self._on_tool)

    # The question.

    @Slot(object)
    def _on_ready(self, position: Position) -> None:
        """Lay the table as it lay at the decision."""
        self.position, self.tried, self._hinted = position, None, ""
        header = position.record.header
        self.seat_infos.clear()
        self.seat_infos.update(seat_infos_of(header, self._settings))
        self.from_here = PlayFromHere(position.record, self._name(), self)
        self.from_here.begun.connect(self.branched)
        self.from_here.said.connect(self._on_said)
        self.sheet.put_away()
        self.board.overlay.hush()
        self.board.toast.dismiss()
        # First the table, then its dress: who sat at the last one may have been fewer. What is
        # asked names those who sit there.
        self._is_dressed = False
        self.board.show_frame(self._frame())
        self._is_dressed = True
        self.adopt(self._settings)
        self.board.setFocus()

    def _frame(self) -> Frame[Any]:
        assert self.position is not None
        judged = self.position.judged
        return self.position.record.timeline.leap(judged.ply, judged.seat, self.face)

    @property
    def view(self) -> View[Any]:
        """What the person sees at the decision."""
        assert self.position is not None
        judged = self.position.judged
        return self.position.record.timeline.view(judged.ply, judged.seat)

    @Slot(object)
    def _on_settled(self, _frame: object) -> None:
        if self.position is not None and self.tried is None and self._is_dressed:
            self._ask()

    def _ask(self) -> None:
        question = self._write_question()
        self._write_panel()
        self._write_table()
        self.panel.tell(question.spoken)
        situation = self._situation()
        self.situation.say([question.question, *situation], mine=True)
        announce(self.board, self._asked_aloud(), urgent=True)

    def _write_question(self) -> Question:
        """Put the question on its paper, or above the felt, with what a hint has said."""
        question = self._question()
        self.prompt.ask(question, whole=bool(self._hinted))
        self._docked.setText(f"{question.question} {question.about}")
        return question

    def _question(self) -> Question:
        asked = translate("problems", "What do you do?")
        about = translate("problems", "One choice is clearly better, by what you can know.")
        if self.course.task.path is not None:
            about = translate("problems", "In your match you missed something better here.")
        if self._hinted:
            return Question(self._where(), asked, self._hinted, "")
        return Question(self._where(), asked, " ".join(filter(None, (about, self._rules()))), "")

    def _rules(self) -> str:
        """Tell by which rules it is played, where the lessons taught others."""
        if self.position is None:
            return ""
        return other_than_taught(self.info, self.position.record.timeline.rules.options)

    def _where(self) -> str:
        course = self.course
        name = self.wording.say(course.series.name)
        if len(course.series.tasks) == 1:
            return name
        return translate("problems", "{series}, problem {n} of {all}").format(
            series=name, n=course.place + 1, all=len(course.series.tasks))  # fmt: skip

    def _situation(self) -> list[str]:
        return [self.wording.say(part) for part in self.face.situation(self.view)]

    def _name(self) -> str:
        """Return by what name a match knows the problem it goes on from."""
        return translate("problems", "{series}, problem {n}").format(
            series=Wording().say(self.course.series.name), n=self.course.place + 1
        )

    # The answer.

    @Slot(object, object)
    def _on_chosen(self, _ply: int, move: Move) -> None:
        if self.position is None or self.tried is not None:
            return
        good = self.position.verdict(move)
        if good is not None:
            self._settle(move, good=good)
            return
        self._wanted = move
        self.board.toast.say(translate("review", "Weighing your choice…"), 0, warning=False)
        self.board.place_overlays()
        announce(self.board, translate("review", "Weighing your choice…"), urgent=True)
        self.reading.weigh(self.position, move)

    @Slot(object)
    def _on_weighed(self, position: Position) -> None:
        if self.tried is None:
            self.position = position
            self.board.toast.dismiss()
            self._settle(self._wanted, good=position.verdict(self._wanted) or False)

    def _settle(self, move: Move, *, good: bool) -> None:
        """Keep an answer, and show what it was worth."""
        assert self.position is not None
        task = self.course.task
        self.tried = move, good
        self.course.take(good=good)
        if task.key:
            problems_done.keep(task.key, solved=good, day=task.day)
        elif good:
            self.reading.solve(self.position)
        self.prompt.put_away()
        self._lay_answered()
        self._show_answer()
        self.sheet.focus_first()
        assert self.answer is not None
        announce(self.sheet, self.answer.text, urgent=True)

    def _lay_answered(self) -> None:
        """Let the table lie there as it lay, with nothing more to choose."""
        frame = self._frame()
        self.board.show_frame(replace(frame, past=(), view=replace(frame.view, moves=())))

    @property
    def answer(self) -> Answer | None:
        """What is said of the answer that was given."""
        if self.position is None or self.tried is None:
            return None
        move, good = self.tried
        return self._words.answer(self.position, self.view, move, good=good)

    @property
    def _words(self) -> Words:
        return Words(self.face, self.wording)

    def words_of(self, move: Move) -> str:
        """Return a choice as the answer names it."""
        return self._words.choice(self.view, move)

    def _show_answer(self) -> None:
        answer = self.answer
        assert answer is not None
        following = self.course.following
        onwards = translate("problems", "Next problem")
        if following is None:
            onwards = translate("problems", "That was all")
        self.sheet.show_answer(answer, onwards, self.face.paragraph(self.view))
        self._place_sheet()
        self._write_panel()
        self.situation.say([answer.title], mine=False)
        self.panel.tell(answer.text)

    def _place_sheet(self) -> None:
        if not self.sheet.isVisible():
            return
        corner, panel = self.board.mapTo(self, QPoint()), self.panel.mapTo(self, QPoint()).x()
        if not self.panel.isVisible() or panel < corner.x() + self.board.width():
            sheet_place.lay(self.sheet, self.board, corner, self.wording)
            return
        # The panel rather than the cards: what it tells of them lies on the table.
        wide = max(self.width() - panel, app_style().px(BESIDE))
        self.sheet.tell_covered("")
        # Below its tabs it covers all of it: half of a line of the panel would tell nothing.
        top = corner.y() + self.panel.tabBar().height()
        over = QRectF(self.width() - wide, top, wide, corner.y() + self.board.height() - top)
        self.sheet.place(over, app_style().px(WIDE), fills=True)

    @Slot(str)
    def _on_wanted(self, key: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            "next": self.next, "branch": self.branch,
            "rule": self.show_rule,
        }  # fmt: skip
        acts[key]()

    def show_rule(self) -> None:
        """Show what the rulebook says of such a decision."""
        rule = self.face.paragraph(self.view) if self.position is not None else ""
        self.rules_wanted.emit(self.info.key, rule)

    def next(self) -> None:
        """Go on to a problem that was not solved yet, or leave."""
        following = self.course.following
        if following is None:
            self.leave()
        else:
            self.go(following)

    @Slot(int)
    def go(self, place: int) -> None:
        """Go to a problem of the series."""
        if self.course.series.tasks[place].game != self.info.key:
            self.went_on.emit(self.course.series, place, self.course.answers)
            return
        self.course.place = place
        self.prompt.put_away()
        self.sheet.put_away()
        self.position = self.tried = None
        self.reading.begin(self.course.task)

    def step(self, by: int) -> None:
        """Go so many problems on or back."""
        self.go((self.course.place + by) % len(self.course.series.tasks))

    def branch(self) -> None:
        """Play on from here."""
        button = self.sheet.buttons.get("branch")
        if button is not None and self.position is not None and self.from_here is not None:
            self.from_here.offer(self.position.judged.ply, button)

    # What is said.

    @Slot(object)
    def _on_said(self, what: Phrase) -> None:
        said = self.wording.say(what)
        self.situation.say([said], mine=False)
        announce(self, said, urgent=True)

    @Slot(object)
    def _on_failed(self, error: NaipesError | OSError) -> None:
        """Say why a match in which something was missed cannot be read."""
        said = self.wording.say(told(error))
        self._docked.setText(said)
        self._docked.show()
        self.situation.say([said], mine=False)
        announce(self, said, urgent=True)

    @Slot(object)
    def _on_puzzled(self, card: Card) -> None:
        """Say why a card may not be played now."""
        if self.position is None or not self.board.hand.armed:
            return
        rules, seat = self.position.record.rules, self.position.judged.seat
        if why := warn_why_not(self.board, rules, seat, card):
            announce(self.board, why, urgent=True)

    def hint(self) -> None:
        """Say how hard it is, and the second time what it is not."""
        if self.position is None or self.tried is not None:
            return
        said = self._hint.said(self.position, self._words, keymap().name(Command.HINT))
        # A toast would cover the cards that it makes one look at; the question has its place.
        self._hinted = said
        self._write_question()
        announce(self.board, said, urgent=True)

    def say_again(self) -> None:
        """Say again what is asked or answered, and how things stand."""
        answer = self.answer
        if answer is not None:
            told = f"{answer.text} {self.situation.plain}"
        else:
            told = self._asked_aloud()
        announce(self, told, urgent=True)

    def _asked_aloud(self) -> str:
        """Return the question and how things stand, with the turn last, once."""
        return f"{self._question().spoken} {' '.join(self._situation())}"

    @Slot()
    def _write_table(self) -> None:
        if self.board.view_ is not None and self.panel.text_table.is_read:
            self.panel.text_table.show_board(self.board)
        self.prompt.place()

    def _write_panel(self) -> None:
        course, say = self.course, self.wording.say
        cells = [
            Cell(place == course.place, course.answers.get(place))
            for place in range(len(course.series.tasks))
        ]
        progress = translate("problems", "{done} of {all} solved").format(
            done=course.solved, all=len(cells))  # fmt: skip
        name, game = say(course.series.name), say(self.info.title)
        about = name if game in name else f"{game} · {name}"
        heading = translate("problems", "Problem {n}").format(n=course.place + 1)
        if len(cells) == 1:
            heading, about = name, game
        self.panel.show_problem(heading, about, self._facts(), progress, cells)

    def _facts(self) -> list[tuple[str, str]]:
        """Return what is known of the hand, label by label."""
        say, view = self.wording.say, self.view
        told_ = [
            (say(fact.label), " · ".join(say(each) for each in (fact.value, fact.also) if each))
            for fact in self.face.facts(view)
        ]
        held = view.cards(Role.HAND, view.seat)
        # As they lie on the table: who reads one and looks at the other finds each at once.
        lie = [card for card in self.board.table.hand_in_order() if card in held]
        hand = tuple(lie) if len(lie) == len(held) else held
        cards = f"{CardsInWords(hand, self.wording):short}"
        return [*told_, (translate("review", "Your hand"), cards)] if hand else told_

    # Toolbar, keys, panel.

    def _label(self) -> None:
        name = keymap().name
        full = Wording().say(self.course.series.name)
        game = Wording().say(self.info.title)
        title = full if game in full else f"{game} · {full}"
        is_short = self.top.width() < FULL_FROM * app_style().scale
        self.top.title.setText(game if is_short else title)
        self.top.title.setToolTip(tip(title))
        self.top.title.setAccessibleName(title)
        many = len(self.course.series.tasks)
        told = [f"{self.course.place + 1}/{many}"] if many > 1 else []
        if self.position is not None:
            options = self.position.record.timeline.rules.options
            told.append(rules_in_force(options, self.info.presets))
        self.top.chip.tell(" · ".join(told))
        self.top.chip.setVisible(bool(told))
        for key, text, shortcut, beside in (
            ("home", translate("replay", "Back"), translate("replay", "Esc"), False),
            ("previous", translate("problems", "Previous problem"), "PgUp", False),
            ("next", translate("problems", "Another problem"), "PgDn", False),
            ("rules", translate("review", "Rules"), name(Command.RULES), True),
            ("panel", translate("table", "Panel"), name(Command.PANEL), False),
            ("settings", translate("table", "Settings"), name(Command.SETTINGS), False),
        ):
            self.top.label(key, text, shortcut, beside=beside)
        for key in ("previous", "next"):
            self.top.offer(key, many > 1)

    @Slot(str)
    def _on_tool(self, key: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "home": self.leave, "previous": lambda: self.step(-1), "next": lambda: self.step(1),
            "rules": self.show_rule, "panel": self.toggle_panel,
            "settings": self.settings_wanted.emit,
        }  # fmt: skip
        acts[key]()

    def toggle_panel(self) -> None:
        """Open or close the panel; where there is little room, only for now."""
        self.place.toggle(self._settings)

    def hear(self, event: QKeyEvent) -> bool:
        """Let the table hear a key that what has the focus has no use for, and then the page."""
        on_table = self.tried is None and felt_keys.press(self.board, event)
        return on_table or self._command(event)

    def _command(self, event: QKeyEvent) -> bool:
        acts: dict[Command, Callable[[], object]] = {
            Command.PANEL: self.toggle_panel, Command.SITUATION: self.say_again,
            Command.SOUND: self.sound_wanted.emit, Command.HINT: self.hint,
            **{asked: partial(self.asking.tell, what) for asked, what in ASKED.items()},
        }  # fmt: skip
        return called(acts, event, self.where)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        if event.key() == Qt.Key.Key_Escape:
            if not leave_full_screen(self):
                self.leave()
        elif event.key() in steps and len(self.course.series.tasks) > 1:
            self.step(steps[Qt.Key(event.key())])
        else:
            event.setAccepted(self._command(event))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place.show(self._settings)
        self._label()
        self._place_sheet()
