"""A match being played: toolbar, board, panel, situation, and the session behind them."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.info import GameInfo
from naipes_gui.core.question import Question
from naipes_gui.core.rules import Stage
from naipes_gui.core.seen_cards import seen_cards
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.session import Session
from naipes_gui.session.worker import Account, Worker
from naipes_gui.store import held_order
from naipes_gui.store.deal_line import day_of
from naipes_gui.store.help import Help
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.banner import Banner
from naipes_gui.ui.beside_table.companion import Companion
from naipes_gui.ui.beside_table.facts import ASKED, Facts
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.beside_table.quiz import Quiz
from naipes_gui.ui.beside_table.side_note import SideNote
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.small_window import may_stand_aside
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.beside_table.why_not import warn_refused, warn_why_not
from naipes_gui.ui.match import toolbar_buttons
from naipes_gui.ui.match.afterword import Afterword
from naipes_gui.ui.match.aids import Aids
from naipes_gui.ui.match.checker import Checker
from naipes_gui.ui.match.drawer import Drawer
from naipes_gui.ui.match.first_match import usual_time
from naipes_gui.ui.match.gesture import part_of
from naipes_gui.ui.match.hints import NUDGE, Hints
from naipes_gui.ui.match.last_turn import LastTurn
from naipes_gui.ui.match.match_review import MatchReview
from naipes_gui.ui.match.match_sounds import MatchSounds
from naipes_gui.ui.match.memory_gym import MemoryGym
from naipes_gui.ui.match.panel_room import Stands
from naipes_gui.ui.match.paper_sheet import PaperSheet
from naipes_gui.ui.match.papers import Papers
from naipes_gui.ui.match.same_cards import SameCards
from naipes_gui.ui.match.seal_line import SealLine
from naipes_gui.ui.match.side_panel import SidePanel
from naipes_gui.ui.match.table_coach import TableCoach
from naipes_gui.ui.match.telling import Telling
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.page_keys import PageKeys
from naipes_gui.ui.shared.style import bar_scale, grown
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.table import from_settings, keys
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.seat_infos import seat_infos_of
from naipes_gui.ui.table.tempo import Hold, Tempo

PANEL_FROM = 1100
"""At 100 %: below this width of the window there is little room for the panel."""
ME = Seat(0)
ONCE = frozenset({Command.LAST_TRICK, Command.SOUND, Command.TEXT, Command.COACH, Command.YAKU,
                  Command.SEEN, Command.WORTH, *ASKED})  # fmt: skip
"""What a key that is held down does only once."""
WARM_AFTER_MS = 300
"""When the opponents get ready: after the first frame stands."""


class TablePage(BoardPage):
    """Shows what the session says and tells it what the person wants."""

    where = Where.TABLE

    new_match = Signal()
    to_pass_on = Signal()
    """Somebody wants a match whose cards others can play too."""
    rematch = Signal()
    give_up_wanted = Signal()
    rules_wanted = Signal(str)
    rule_wanted = Signal(str, str)
    replay_wanted = Signal(object, int)
    review_wanted = Signal(object, int)
    """Somebody wants to go over a match, or over one of its hands."""
    same_again = Signal(object, int)
    """A hand of the match is to be played again, with the same cards."""
    speed_wanted = Signal(str)
    sort_wanted = Signal(str)
    drawer_toggled = Signal(bool)
    moved = Signal(object)
    character_wanted = Signal(str)

    def __init__(
        self, recorder: Recorder, settings: Settings, *, seed: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        header = recorder.record.header
        self.path, self.rules = recorder.path, recorder.record.rules
        self.info: GameInfo = all_games()[header.game]
        self.face = self.info.face()
        self._settings, self.header = settings, header
        self._is_opening = not recorder.timeline.state.deals
        self._accounted: Sequence[ScoreSheet] | None = None
        """Those that the panel shows."""
        self._frame: Frame[Any] | None = None
        self._seat_infos = seat_infos_of(header, settings)
        self._names = tuple(self._seat_infos[Seat(i)].name for i in range(len(header.seats)))
        self._build(recorder)
        self.board.table.arranged = held_order.read(self.path.name, recorder.timeline.state.deals)
        self.session = Session(Worker(recorder, ME, seed), self)
        self.hints = Hints(self.board, self.session, self.info)
        self.aids = Aids(self.board, self.session, self.info, self.rules, self._seat_infos)
        self.review = MatchReview(self.session, header.game, self.rules, ME, self)
        self.papers.outlook = self.review.outlook
        self.review.changed.connect(self.papers.show_costs)
        self.checker = Checker(self.board, self.info, self.review.ask, self)
        self.afterword = Afterword(self.board, self.session, self.info, self.rules)
        self.coach = TableCoach(self.board, self.info, self.note, self.afterword)
        self.quiz = Quiz(self.board, self.info, self.rules, self.note)
        self.gym = MemoryGym(self.quiz)
        self.quiz.done.connect(self._on_quiz_done)
        self.telling.asked = lambda: self.quiz.asked
        self.sounds = MatchSounds(self.board, self.hints)
        self._warming = QTimer(self, singleShot=True, interval=WARM_AFTER_MS)
        self._warming.timeout.connect(self.session.warm)
        self._connect()
        self.adopt(settings)

    def start(self) -> None:
        """Begin to play; the opponents get ready once the first frame stands."""
        self.session.start()
        self._warming.start()
        self.board.setFocus()
        self._same_cards.greet()

    def close_all(self) -> None:
        """Stop playing; everything is on the disk already."""
        self._warming.stop()
        self._same_cards.stop()
        self.coach.close()
        self.board.stop()
        self.checker.close()
        self.review.close()
        self.session.close()

    def recover(self) -> None:
        """Show the match as it stands: whatever was under way may have broken off."""
        self.session.show_again()

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings at once."""
        self._settings = settings
        self._seat_infos.update(seat_infos_of(self.header, settings))
        self._names = tuple(self._seat_infos[Seat(i)].name for i in range(len(self._names)))
        style = from_settings.table_style(
            settings, self.info.felt, self._names, self.info.glossary()
        )
        self.wording: Wording = style.text_style.wording
        self.telling.adopt(self.wording, settings)
        self.board.adopt(style)
        self.board.keep_time(self._tempo)
        self.top.dress(style.colours)
        self.situation.dress(style.colours, bar_scale(settings), self.info.glossary())
        self.papers.dress(style.text_style, style.cards(self.rules.pack.deck), settings)
        self.top.offer("hint", settings.hints)
        self.session.allow_slips(style.tempo.slip(), style.tempo.hold(Hold.TRICK))
        self.review.want(settings.review)
        self.checker.is_wanted = settings.checker
        self.note.dress(style.text_style)
        self.coach.adopt(settings)
        self.gym.adopt(settings)
        self.panel.score.memory_aid = settings.memory_aid
        self.panel.dress(style.text_style)
        self.drawer.change_sides(settings)
        self.companion.on_left = settings.left_panel
        self._show_panel()
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        toolbar_buttons.label(self.top, self.info, self.rules.options, self._settings,
                              tricks=self.face.has_tricks, coach=self.coach.is_on)  # fmt: skip
        self.panel.retranslate()
        for sheet in (self.scoring, self.ending):
            sheet.retranslate()
        self.board.bar.rebuild()
        self.board.refresh()
        self.seal.show(self.width())
        if self._frame is not None:
            self._tell(self._frame)
            self.board.offer()
        self._write_table()
        self.hints.retell()

    # Construction.

    def _build(self, recorder: Recorder) -> None:
        colours = from_settings.colours(self._settings)
        self.top, self.situation = TopBar(colours), SituationBar(colours)
        self.top.fill(*toolbar_buttons.PLACES)
        deck = self.rules.pack.deck
        self.board = Board(self.face, deck, self._seat_infos, clockwise=self.info.clockwise)
        self.panel = SidePanel(self.face, self._seat_infos, colours)
        self.panel.score.parent_match = self.header.parent
        self.panel.score.observed = partial(seen_cards, self.rules, ranks=self.board.face.ranks)
        self.banner, self.note = Banner(self), SideNote(self.board)
        row = hbox((self.board, 1), self.panel, margins=0, spacing=0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self.banner)
        column.addWidget(self.note.line)
        column.addLayout(row, 1)
        column.addWidget(self.situation)
        self.papers = Papers(self._seat_infos, self)
        self.scoring, self.ending = self.papers.scoring, self.papers.ending
        self.seal = SealLine(self.situation, self.board, recorder.record.proof)
        self._same_cards = SameCards(self.header, self.papers.compare, self.board)
        self.drawer = Drawer(self.panel, self.board, row, self.scoring)
        self.drawer.closed.connect(self.toggle_panel)
        self.panel.close_wanted.connect(self.toggle_panel)
        self.companion = Companion(self.board, row, self.scoring, self._settings.book_width)
        self.last_turn = LastTurn(self.board)
        self.last_turn.lies.connect(self.note.give_way)
        self.facts = Facts(self.board, self.situation)
        self.telling = Telling(self.face, ME, self.board, self.situation, self.seal, self.facts)
        self._keys = PageKeys(self, self.board, self.hear)

    def _connect(self) -> None:
        session, board = self.session, self.board
        session.framed.connect(self._on_frame)
        session.sealed.connect(self._on_sealed)
        session.accounted.connect(self._on_accounted)
        session.refused.connect(self._on_refused)
        session.saving.connect(self._on_saving)
        session.moved.connect(self._on_moved)
        session.assisted.connect(self._on_assisted)
        session.commented.connect(self._on_commented)
        session.finished.connect(self._show_end)
        board.chosen.connect(self.checker.choose)
        self.checker.passed.connect(self.coach.think_over)
        self.checker.passed.connect(session.submit)
        self.afterword.told.connect(self.telling.say)
        self.afterword.remarked.connect(self.panel.log.show_costs)
        self.checker.doubted.connect(self._on_doubted)
        self.checker.looked.connect(self._on_looked)
        board.dealt.connect(self._deal)
        board.settled.connect(self._on_settled)
        board.director.rests = True
        board.director.rested.connect(self._show_account)
        self.last_turn.told_below.connect(self.telling.say_last_turn)
        self.note.closed.connect(self._put_note_away)
        self.coach.turned.connect(lambda on: toolbar_buttons.tell_of_coach(self.top, on=on))
        board.sort_wanted.connect(self.sort_wanted)
        board.hand.arranged.connect(self._keep_order)
        board.sort_wanted.connect(self._keep_order)
        board.hand.puzzled.connect(self._on_puzzled)
        board.hand.confirming.connect(self._on_confirming)
        self.top.pressed.connect(self._on_tool)
        text = self.panel.text_table
        text.shown.connect(self._write_table)
        text.card_chosen.connect(lambda card: self._from_text(board.hand.click, card))
        text.move_chosen.connect(lambda move: self._from_text(board.choose, move))
        board.hand.picks_changed.connect(self._write_table)
        for part in (self.situation, self.panel, board.toast):
            part.rule.connect(lambda rule: self.rule_wanted.emit(self.info.key, rule))
        self._connect_hints()
        self._connect_sheets()

    def _connect_hints(self) -> None:
        hints = self.hints
        hints.has_room_beside, hints.place_above = self.panel.isVisible, self._place_hint_above
        hints.counts = lambda: self.panel.score.match_counts
        # One voice at a time: who has asked for a hint need not read two papers.
        hints.told.connect(self.coach.give_way)
        hints.figures.connect(self.panel.show_hint)
        hints.told_above.connect(self.note.tell)
        hints.told_below.connect(self.telling.say_hint)

    def _connect_sheets(self) -> None:
        self.scoring.again.connect(self._go_on)
        self.scoring.watch.connect(lambda hand: self.replay_wanted.emit(self.path, hand))
        self.scoring.review.connect(lambda hand: self.review_wanted.emit(self.path, hand))
        self.ending.review.connect(lambda: self.review_wanted.emit(self.path, 0))
        self.scoring.same_again.connect(lambda hand: self.same_again.emit(self.path, hand))
        self.ending.same_again.connect(lambda hand: self.same_again.emit(self.path, hand))
        self.scoring.end.connect(self._show_end)
        self.scoring.home.connect(self.left)
        self.scoring.rule.connect(lambda rule: self.rule_wanted.emit(self.info.key, rule))
        self.ending.home.connect(self.left)
        self.ending.rematch.connect(self.rematch)
        self.ending.change_table.connect(self.new_match)
        for sheet in (self.scoring, self.ending):
            sheet.to_pass_on.connect(self.to_pass_on)
            sheet.laid_aside.connect(self._make_room)
            sheet.laid_aside.connect(self._turn_hands_up)
        self.ending.watch.connect(lambda: self.replay_wanted.emit(self.path, 1))
        self.ending.hand_wanted.connect(self.papers.account_for)
        for part in (self.ending, self.aids):
            part.character_wanted.connect(self.character_wanted)

    @Slot(bool)
    def _make_room(self, is_looked_at: bool) -> None:
        """Keep felt and panel above the strip of a sheet that is put aside."""
        over = self.sheet.height() - self.situation.height() if is_looked_at and self.sheet else 0
        column = self.layout()
        assert column is not None
        column.setContentsMargins(0, 0, 0, max(0, over))
        column.activate()

    @Slot(bool)
    def _turn_hands_up(self, is_looked_at: bool) -> None:
        """Show on the felt what the others still held while the table of a hand is looked at."""
        if self._frame is None or not self._frame.view.state.is_played_out:
            return
        from naipes_gui.ui.match.left_hands import with_hands_up  # its widgets are of the sheet

        view, sheets = self._frame.view, self.papers.sheets
        self.board.table.settle(with_hands_up(view, sheets[-1]) if is_looked_at else view)

    # From the session.

    @Slot(object)
    def _on_frame(self, frame: Frame[Any]) -> None:
        if not frame.events:
            if self.sheet is not None and self.papers.end is None:
                self.scoring.hide()
                self.focus_first()
            self.board.overlay.hush()
        self.board.show_frame(frame)

    @Slot(object)
    def _on_settled(self, frame: Frame[Any]) -> None:
        self._frame = frame
        self.hints.follow()
        self.afterword.follow(frame)
        if self.board.director.is_idle:
            self.checker.look(frame.view, frame.ply)
        self._keep_usual_time(frame)
        self._tell(frame)
        self._announce(frame)
        self.panel.show_view(frame.view)
        self.aids.look_over(
            is_on=self._settings.memory_aid and Help.SEEN not in self.panel.score.helps
        )
        self.panel.log.add(frame)
        self._show_accounts()
        self._write_table()
        self._show_account(frame)

    @Slot(object)
    def _show_account(self, frame: Frame[Any]) -> None:
        """Show how a hand ended, once all of it has been seen."""
        state = frame.view.state
        is_told = len(self.papers.sheets) == state.deals
        if state.is_played_out and self.board.director.is_idle and is_told:
            self.board.hand.disarm()
            if self.papers.end is not None:
                self._show_end()
            else:
                self.papers.show_last_hand(self.seal.commit)
                self.telling.say_account(self.papers.sheets)
            self._same_cards.look(self.path, state.deals)
            if frame.events:
                self._sound_end(frame)
                self.coach.end_hand(is_last=state.is_over)
            if self._settings.banter and self.papers.end is None:
                self.session.comment()

    @Slot(object)
    def _on_quiz_done(self, _: object) -> None:
        self.panel.score.cover(covered=False)
        self.telling.write()

    def _sound_end(self, frame: Frame[Any]) -> None:
        if frame.view.state.is_over:
            ranking = self.rules.ranking(frame.view.state)
            self.sounds.end_match(ranking, ME, last_loses=self.info.last_loses)
        else:
            self.sounds.end_hand(self.papers.sheets[-1], ME)

    def _announce(self, frame: Frame[Any]) -> None:
        """Tell who cannot see it what has happened in a turn, and last whose turn it is now."""
        self.telling.add(frame)
        state = frame.view.state
        if self.telling.is_mine(frame) and self.board.director.is_idle:
            told = self.telling.turn_of_mine(frame)
            # A question is about what has gone before: the coach waits for another turn.
            said = self.gym.look(frame.ply, frame.view)
            self.panel.score.cover(covered=self.gym.is_asking)
            if self.gym.is_asking:
                self.telling.write()
            if not self.gym.is_asking:
                said = self.coach.look(frame.ply, frame.view)
            self.telling.say(" ".join(filter(None, (told, said))))
            return
        self.coach.wait()
        self.quiz.skip()
        if state.to_move != frame.by or state.stage is not Stage.HAND:
            self.telling.say_turn()

    @Slot()
    def _show_end(self) -> None:
        """Show how the match ended, once everything has been seen on the table."""
        if self.papers.end is None or (
            not self.papers.end.given_up and not self.board.director.is_idle
        ):
            return
        self.board.hand.disarm()
        if self.papers.owes_account:
            self.papers.show_hand_before_end()
            self.telling.say_account(self.papers.sheets)
            return
        is_new = self.papers.show_end(self.papers.end)
        self.telling.say_end(self.papers.end, self.papers.sheets, is_new=is_new)
        if is_new and self._settings.banter:
            self.session.comment()

    @Slot(object, object)
    def _on_commented(self, seat: Seat, words: Phrase) -> None:
        self.papers.quote(seat, words)

    @property
    def is_of_a_day(self) -> bool:
        """Whether it is the hand of a day that is played."""
        return day_of(self.header.deal, self.header.game) is not None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, one way or the other."""
        return self.papers.end is not None

    @property
    def sheet(self) -> PaperSheet | None:
        """The paper that lies over the table, if any does."""
        return self.papers.shown

    def _keep_usual_time(self, frame: Frame[Any]) -> None:
        """Stop hurrying once the person has something to decide."""
        state = frame.view.state
        if self._is_opening and state.stage is Stage.HAND and state.to_move == ME:
            self._is_opening = False
            self.board.keep_time(self._tempo)

    @property
    def _tempo(self) -> Tempo:
        """How fast the table moves now."""
        usual = usual_time(self._settings, self.path, self.info.key)
        return usual.opening(len(self._names)) if self._is_opening else usual

    @Slot()
    def _write_table(self) -> None:
        """Write the position down for who cannot see it."""
        if self.panel.text_table.is_read:
            self.panel.text_table.show_board(self.board)

    def _from_text(self, act: Callable[[Any], None], what: object) -> None:
        """Do what was chosen in the table in text, and leave the keys there."""
        act(what)
        if self.sheet is None:
            self.panel.text_table.take_keys()

    def go_to_text(self) -> None:
        """Take the keys to what lies beside the table, or else to the table in text, or back."""
        if self.companion.is_open:
            self.companion.change_keys()
            return
        text = self.panel.text_table
        if text.isAncestorOf(QApplication.focusWidget() or self):
            self.board.setFocus()
            return
        if not self.panel.isVisible():
            self.toggle_panel()
        self.panel.setCurrentWidget(text)
        text.take_keys()

    @Slot(object)
    def _on_sealed(self, commit: str) -> None:
        self.seal.commit = commit
        self.seal.show(self.width())

    @Slot(object)
    def _on_accounted(self, account: Account) -> None:
        self.papers.take(account)
        self.telling.forget_after(len(self.papers.sheets))
        if self.board.director.is_idle:
            self._show_accounts()

    def _show_accounts(self) -> None:
        """Let the panel tell how hands ended, but of none that is still being played here."""
        if self._frame is not None and self._accounted != self.papers.sheets:
            over = self._frame.view.state.stage in (Stage.SHUFFLE, Stage.OVER)
            if len(self.papers.sheets) <= self._frame.view.state.deals - (not over):
                self._accounted = self.papers.sheets
                self.panel.show_sheets(self.papers.sheets)

    @Slot(object)
    def _on_refused(self, what: Phrase) -> None:
        self.board.warn(self.wording.say(what))
        if self._frame is not None:
            self.board.cutting.begin()
            self.board.hand.arm(self._frame.view)
            self.board.offer()

    @Slot(object)
    def _on_saving(self, failure: Phrase | None) -> None:
        self.banner.say(self.wording.say(failure) if failure else "")

    @Slot(object, object)
    def _on_moved(self, path: Path, news: Phrase | None) -> None:
        self.path = path
        if news is not None:
            self.moved.emit(news)

    @Slot(object)
    def _on_assisted(self, helps: tuple[Help, ...]) -> None:
        self.panel.score.assisted, self.panel.score.helps = True, helps
        self.panel.retranslate()

    # From the board.

    @Slot(object)
    def _on_puzzled(self, card: Card) -> None:
        """Say why a card may not be played now."""
        view = self.board.view_
        if view is None:
            return
        if view.state.to_move != ME or view.state.stage is not Stage.HAND:
            self.board.warn(translate("table", "Wait: it is not your turn."))
            return
        warn_why_not(self.board, self.rules, ME, card)

    @Slot(object)
    def _on_confirming(self, card: Card) -> None:
        asked = translate("table", "Play it? Click again.")
        self.board.speak_of(card, asked)
        announce(self.board, asked, urgent=True)

    @Slot(object)
    def _on_looked(self, ply: int) -> None:
        """Let the record say that somebody looks over the person's shoulder."""
        if Help.CHECKER not in self.panel.score.helps:
            self.session.hinted(ply, NUDGE, Help.CHECKER)

    @Slot(object)
    def _on_doubted(self, ply: int) -> None:
        """Give a move back that is clearly not the best; made again, it counts."""
        self.session.hinted(ply, NUDGE, Help.CHECKER)
        view = self.board.view_
        if view is not None:
            self.board.hand.come_home()
            self.board.hand.arm(view)
            self.board.offer()
        self.board.tell(
            translate("table", "There is something better. Do it again if you still want to.")
        )

    @Slot()
    def _go_on(self) -> None:
        self._give_part(self.scoring.main or self.board.viewport())

    @Slot()
    def _deal(self) -> None:
        self._give_part(self.board.viewport())

    def _give_part(self, widget: QWidget) -> None:
        """Deal, with what the person adds to the shuffle."""
        self.session.go_on(part_of(widget, self._settings.shuffle_word))
        self.focus_first()

    @Slot()
    def _keep_order(self) -> None:
        """Keep how the person holds the hand, for when the match goes on."""
        if self._frame is not None:
            hand = self._frame.view.state.deals
            held_order.keep(self.path.name, hand, self.board.table.arranged)

    # Toolbar and keys.

    @Slot(str)
    def _on_tool(self, key: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "home": self.left.emit,
            "new": self.new_match.emit,
            "undo": self.take_back,
            "redo": self.play_again,
            "last-turn": self.last_turn.flash,
            "hint": self.hints.ask,
            "coach": self.coach.toggle,
            "aids": self._offer_aids,
            "give-up": self.give_up_wanted.emit,
            "speed": self._offer_speeds,
            "sound": self.sound_wanted.emit,
            "panel": self.toggle_panel,
            "settings": self.settings_wanted.emit,
            "rules": lambda: self.rules_wanted.emit(self.info.key),
        }
        acts[key]()

    def _offer_speeds(self) -> None:
        menu = toolbar_buttons.speed_menu(self._settings.speed, self)
        menu.triggered.connect(lambda action: self.speed_wanted.emit(action.data()))
        menu.popup(self.top.below("speed"))

    def _offer_aids(self) -> None:
        self.aids.menu(self.top.below("aids"), hints=self._settings.hints)

    def take_back(self) -> None:
        """Take back the last decision."""
        self._leave_position()
        self.session.take_back()

    def play_again(self) -> None:
        """Do again what was taken back."""
        self._leave_position()
        self.session.redo()

    def _leave_position(self) -> None:
        # What was said of the position that goes is not true of the one that comes.
        self.board.finish()
        self.board.toast.dismiss()

    def toggle_panel(self) -> None:
        """Open or close the side panel; over the table it is a state of its own."""
        if self.companion.is_open:
            self.put_away()
        elif self._has_room:
            self.panel_toggled.emit(not self._settings.panel_open)
        elif self._may_move_aside:
            self.drawer_toggled.emit(not self._settings.drawer_open)
        else:
            self._show_panel(over=not self.drawer.is_over)
            self.drawer.take_keys()

    def lay_beside(self, widget: QWidget) -> None:
        """Lay something beside the table, in the place of the panel."""
        self.companion.take(widget)
        self._show_panel()

    def put_away(self) -> None:
        """Give the table and its panel their room back."""
        self.companion.let_go()
        self._show_panel()

    def focus_first(self) -> None:
        """Give the keys to the score sheet, or else to the table."""
        if self.sheet is not None:
            self.sheet.focus_first()
        else:
            self.board.setFocus()

    def hear(self, event: QKeyEvent) -> bool:
        """Do what a key means here, whatever has the focus; tell whether it meant anything."""
        if keymap().meant(event, Where.TABLE) is not Command.LAST_TRICK:
            self.last_turn.put_away()
        if self.companion.has_keys:
            return False
        meant = self.sheet.hear if self.sheet is not None else self._on_table
        return self.drawer.hear(event) or meant(event) or self._key(event)

    def _on_table(self, event: QKeyEvent) -> bool:
        return keys.press(self.board, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._key(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        asked = keymap().meant(event, Where.TABLE) is Command.LAST_TRICK
        if asked and not event.isAutoRepeat():
            self.last_turn.let_go()
        super().keyReleaseEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        acts: dict[Command, Callable[[], object]] = {
            Command.UNDO: self.take_back,
            Command.REDO: self.play_again,
            Command.LAST_TRICK: self._show_last_trick,
            Command.TEXT: self.go_to_text,
            Command.SOUND: self.sound_wanted.emit,
            Command.PANEL: self.toggle_panel,
            Command.COACH: self.coach.toggle,
            Command.SITUATION: self.telling.say_situation,
            Command.YAKU: self.aids.show_yaku,
            Command.SEEN: self.aids.show_seen,
        }
        for asked, question in ASKED.items():
            acts[asked] = partial(self.facts.tell, question)
        if self._settings.hints:
            acts[Command.HINT] = self.hints.ask
            acts[Command.WORTH] = self.aids.ask_worth
        if event.key() == Qt.Key.Key_Escape and self._put_something_away():
            return True
        command = keymap().meant(event, Where.TABLE)
        if command not in acts:
            return self.sheet is None and warn_refused(self.board, event.text().upper())
        if command not in ONCE or not event.isAutoRepeat():
            acts[command]()
        return True

    def _put_something_away(self) -> bool:
        """Close what lies over the table, what is said on it, or else what lies beside it."""
        if not self.companion.is_over and self._put_note_away():
            return True
        was_open = self.companion.is_open
        if was_open:
            self.put_away()
        elif self.panel.isVisible() and not self._has_room:
            self.toggle_panel()
            was_open = True
        return was_open

    def _put_note_away(self) -> bool:
        """Take away what is said or asked beside the hand; tell whether there was anything."""
        was_said = self.note.speaks or self.facts.is_answering
        self.telling.stand_again()
        self.note.tell("")
        if not (self.quiz.skip() or self.coach.dismiss()):
            self.note.hush()
        return was_said

    def _show_last_trick(self) -> None:
        self.last_turn.press()
        # Where there is nothing to show, that has been said already.
        if self.last_turn.is_shown:
            announce(self.board, self.facts.answer(Question.LAST_TRICK), urgent=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.review.stand_back(False)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.review.stand_back(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_panel()
        self.note.fit()
        self.seal.show(self.width())
        for sheet in (self.scoring, self.ending):
            if sheet.isVisible():
                sheet.cover()

    # Texts.

    def _tell(self, frame: Frame[Any]) -> None:
        """Write how things stand; whose turn it is hears it."""
        mine = self.telling.show(frame) and self.telling.is_mine(frame)
        if mine and self.board.director.is_idle:
            self.sounds.give_turn()

    def _show_panel(self, *, over: bool | None = None) -> None:
        """Show the panel if it is wanted; over the table it never comes by itself."""
        has_room, settings = self._has_room, self._settings
        aside = not has_room and self._may_move_aside
        over = self.drawer.is_over if over is None else over
        opened = settings.panel_open if has_room else settings.drawer_open if aside else over
        stands = Stands.FREE if has_room else Stands.ASIDE if aside else Stands.OVER
        self.panel.stand(stands, self.width())
        self.drawer.place(beside=has_room or aside, opened=opened and not self.companion.is_open)
        self.companion.place()

    def _place_hint_above(self, figures: bool) -> bool:
        """Keep a line above months that a hint would cover; tell whether there is one."""
        room = self.board.table.room
        if isinstance(room, Field) and (figures or (room.shares_lane and self.board.bar.boxes())):
            self.note.reserve_line()
            if not self.coach.is_on:
                self.note.rest_on(translate("panel", "Hints are read here"))
        return self.note.is_above

    @property
    def _has_room(self) -> bool:
        """Whether table and panel have room side by side."""
        return self.width() >= PANEL_FROM * grown(self._settings)

    @property
    def _may_move_aside(self) -> bool:
        """Whether the table of a small window is laid whole beside the panel."""
        whole = self.width()
        return may_stand_aside(self.board, whole - self.panel.narrow_width(whole))
