"""A match watched again, with the table it was played on."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moments import Moment, moment_sentences
from naipes_gui.core.system_errors import told
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.games import all_games
from naipes_gui.store import paths
from naipes_gui.store.library import Library
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.banner import Banner
from naipes_gui.ui.beside_table.cost_words import cost_mark
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.beside_table.play_from_here import PlayFromHere
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.replay import deals, keys, switch_place
from naipes_gui.ui.replay.analysis_card import AnalysisView
from naipes_gui.ui.replay.branch_shelf import BranchShelf
from naipes_gui.ui.replay.captions import label_toolbar, problem_words
from naipes_gui.ui.replay.card_history import offer_card_history
from naipes_gui.ui.replay.exporting import export
from naipes_gui.ui.replay.marks import Marks
from naipes_gui.ui.replay.note_keeper import NoteKeeper, NoteWriter, write_note
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.perspective import PerspectiveSwitch, next_of
from naipes_gui.ui.replay.player import Player, replay_tempo
from naipes_gui.ui.replay.side import WIDTH, SidePanel
from naipes_gui.ui.replay.transport import Transport
from naipes_gui.ui.replay.words import Narrator
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.full_screen import leave_full_screen
from naipes_gui.ui.shared.keymap import on_key
from naipes_gui.ui.shared.loading import Loading
from naipes_gui.ui.shared.style import bar_scale, grown
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.seat_infos import seat_infos_of

STILL_PLAYED = phrase("replay", "This hand is still being played: go over it when it is over.")
PANEL_FROM = 1100
"""Below this width of the window the panel is closed until it is asked for."""


class ReplayPage(BoardPage):
    """Shows a record from a hand on, and whatever is asked of it.

    Raises:
        NaipesError: the file is no match at all.

    """

    where = Where.REPLAY
    branched = Signal(object)
    """Carries the file of a branch that is to be played on."""
    branch_watched = Signal(object)
    review_wanted = Signal(object, int)
    """Somebody wants to go over a hand of the match, or over all of it."""
    branch_deleted = Signal(object)
    branch_renamed = Signal(object)

    def __init__(
        self, path: Path, settings: Settings, *, hand: int = 0, at: int = -1,
        write: NoteWriter = write_note, library: Library | None = None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """Watch it from a hand on, or stand still ``at`` a ply."""
        super().__init__(parent)
        self.path, self._settings, self._write = path, settings, write
        self._hand, self._at = hand, at
        self.loading = Loading(path, Record.read(path), self)
        self.record: Record = self.loading.record
        header = self.record.header
        self.info: GameInfo = all_games()[header.game]
        self.me = Seat(next((i for i, who in enumerate(header.seats) if who.kind == "human"), 0))
        self.is_mine = header.seats[self.me].kind == "human"
        """Whether somebody who played it watches it; else nothing is said of their decisions."""
        self.is_for_show = path == paths.watched_file(header.game)
        self.outline = Outline(self.record.timeline, self.me, is_mine=self.is_mine)
        self.face = self.info.face().speaking_to(self.outline.told_to)
        self.loading.follow = self.outline.follow
        self.seat_infos = seat_infos_of(header, settings)
        self.times, self._panel_here = 1, False
        self._told = -1, ""
        """Of which moment it was told last how things stood, and what."""
        self.player: Player | None = None
        self.narrator: Narrator | None = None
        self.keeper: NoteKeeper | None = None
        self._library = library
        self._build()
        self._connect()
        self.adopt(settings)

    def start(self) -> None:
        """Read the match and begin to play it."""
        self.situation.say([translate("replay", "Reading the match…")], mine=False)
        self.board.setFocus()
        self.loading.start()

    def refresh(self) -> None:
        """Look again for branches and mistakes: meanwhile there may be others."""
        self.shelf.look()
        if self.player is not None:
            self.marks.look(self.record, self.me)

    @Slot()
    def _mark_mistakes(self) -> None:
        """Mark the decisions that were mistakes, as far as the match has been gone over."""
        self.outline.mistakes = [each.ply for each in self.marks.mistakes]
        self.transport.scrubber.show_mistakes(self.outline.mistakes)
        if self.side.list is not None:
            costs = {each.ply: cost_mark(each, self.wording) for each in self.marks.mistakes}
            self.side.list.show_costs(costs)

    def focus_first(self) -> None:
        """Give the keys to the table."""
        self.board.setFocus()

    def keep_notes(self) -> None:
        """Hand over the note that is being written."""
        self.side.notes.keep()

    def close_all(self) -> None:
        """Stand still for good and keep what was written."""
        self.keep_notes()
        self.from_here.stop()
        self.shelf.finder.stop()
        self.marks.stop()
        self.loading.stop()
        self.analysis_view.close()
        self.board.stop()
        self.board.toast.dismiss()
        if self.player is not None:
            self.player.stop()

    def adopt(self, settings: Settings) -> None:
        """Take over changed settings at once."""
        self._settings = settings
        self.seat_infos.update(seat_infos_of(self.record.header, settings))
        names = tuple(self.seat_infos[Seat(i)].name for i in range(len(self.seat_infos)))
        style = from_settings.table_style(settings, self.info.felt, names, self.info.glossary())
        self.wording, self._tempo = style.text_style.wording, style.tempo
        self.board.adopt(style)
        self.hurry(self.times)
        self.top.dress(style.colours)
        self.situation.dress(style.colours, bar_scale(settings))
        self.transport.dress(style.colours, bar_scale(settings))
        self._text_style = style.text_style
        self._shortcuts.rebind()
        self._row.setDirection(from_settings.row_direction(settings))
        self._show_panel()
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        if self.narrator is not None:
            self.narrator.rephrase(self.wording)
        colours, scale = self._text_style.colours, self._text_style.text_scale
        self.transport.dress(colours, scale)
        switch_place.dress_switch(self)
        self.side.dress(self._text_style)
        label_toolbar(
            self.top, self.info, self.record, self.seat_infos, self.me, for_show=self.is_for_show
        )
        switch_place.place_switch(self)
        self.board.refresh()
        if self.player is not None and self.keeper is not None:
            self.keeper.retranslate()
            self.shelf.retell()
            self._mark_mistakes()
            self.banner.say(problem_words(self.record, self.wording))
            self._show_ply(self.player.ply)

    # Construction.

    def _build(self) -> None:
        colours = from_settings.colours(self._settings)
        self.top, self.situation = TopBar(colours), SituationBar(colours)
        self.top.fill(
            ("home:left",), ("review:learn", "branch", "knew:eye", "export", "panel", "settings")
        )
        self.from_here = PlayFromHere(self.record, self.path.stem, self)
        deck = self.record.rules.pack.deck
        self.board = Board(self.face, deck, self.seat_infos, clockwise=self.info.clockwise)
        self.board.interactive, self.board.head = False, switch_place.HEAD
        self.board.overlay.is_played_again = True
        self.switch = PerspectiveSwitch(
            self.me, self._names(), self.record.header.seats[self.me].kind == "human", self.board
        )
        self.banner, self.side = Banner(self), SidePanel()
        self.transport = Transport(has_own=self.is_mine)
        # What was played only to be watched goes when the next is: there is nothing to note in it.
        if self.is_for_show:
            self.side.notes.hide()
        self.analysis_view = AnalysisView(self)
        self.marks = Marks(self.path, self)
        self.shelf = BranchShelf(self._library, self.side, self.transport.scrubber, self)
        table, row, column = QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for layout in (table, row, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        table.addWidget(self.board, 1)
        table.addWidget(self.transport)
        self._row = row
        row.addLayout(table, 1)
        row.addWidget(self.side)
        column.addWidget(self.top)
        column.addWidget(self.banner)
        column.addLayout(row, 1)
        column.addWidget(self.situation)

    def _connect(self) -> None:
        self.loading.done.connect(self._begin)
        self.loading.failed.connect(self._begin_with_the_rest_lost)
        self.board.card_clicked.connect(self._offer_card_history)
        self.board.installEventFilter(self)
        self.switch.chosen.connect(self._look_as)
        self.transport.pressed.connect(self.go)
        self.transport.speed_chosen.connect(self.hurry)
        self.transport.scrubber.sought.connect(self.seek)
        self.side.sought.connect(self.seek)
        self.marks.changed.connect(self._mark_mistakes)
        self.from_here.begun.connect(self.branched)
        self.shelf.played.connect(self.branched)
        self.shelf.watched.connect(self.branch_watched)
        self.shelf.deleted.connect(self.branch_deleted)
        self.shelf.renamed.connect(self.branch_renamed)
        self.shelf.sought.connect(self.seek)
        self.from_here.said.connect(self.say)
        self.situation.seal_clicked.connect(lambda: deals.check(self))
        self.top.pressed.connect(self._on_tool)
        on_key(self, "Escape", self.escape)
        self._shortcuts = keys.bind(self, self.go, self.hurry, {
            Command.EYES: self.flip, Command.OPEN_HANDS: self.open_hands,
            Command.NOTE: self.write_note, Command.KNEW: self.analysis_view.toggle,
            Command.PANEL: self.toggle_panel, Command.SOUND: self.sound_wanted.emit,
            Command.BRANCH: self.play_from_here, Command.REVIEW: self.go_over,
        })  # fmt: skip

    @Slot(object)
    def _begin_with_the_rest_lost(self, error: NaipesError | OSError) -> None:
        self.record.problem = self.record.problem or told(error)
        self._begin(self.record)

    @Slot(object)
    def _begin(self, record: Record) -> None:
        """Show the match that has been read."""
        outline = self.outline
        outline.finish()
        self.narrator = Narrator(outline, self.face, self.wording)
        self.player = Player(self.board, record, outline, self)
        self.player.stood.connect(self._show_ply)
        self.board.celebrated.connect(self._on_celebrated)
        self.player.playing.connect(self.transport.show_playing)
        self.transport.scrubber.measure(outline)
        self.side.tell(outline, self.narrator, as_seen=self.is_for_show)
        self.switch.show_eyes(self.me)
        assert self.side.list is not None
        self.keeper = NoteKeeper(
            self.path, record, self.side.notes, self.side.list, self.narrator, self._write
        )
        self.shelf.begin(record, self.narrator, self.face)
        self.marks.look(record, self.me)
        self.banner.say(problem_words(self.record, self.wording))
        self.player.seek(self._first(self.player))
        if self.is_for_show:
            self.player.told = self.narrator.told_of
            self.open_hands()
        if self._at < 0:
            self.player.play()

    def _first(self, player: Player) -> int:
        """Return the ply from which it is watched: a branch from where it leaves its match."""
        if self._at >= 0:
            return self._at
        parent, plies = self.record.header.parent, self.record.timeline.decisions
        if not self._hand and parent is not None and parent.moves < len(plies):
            return plies[parent.moves]
        return player.hand_begins(self._hand)

    # What is asked for.

    @Slot(str)
    def go(self, way: str) -> None:
        """Go where a button or a key says."""
        if self.player is not None:
            self.player.go(way)

    @Slot(int)
    def seek(self, ply: int) -> None:
        """Go to a ply at once."""
        if self.player is not None:
            self.player.seek(ply)

    @Slot(int)
    def hurry(self, times: int) -> None:
        """Play so many times as fast."""
        self.times = times
        self.board.keep_time(replay_tempo(self._tempo, times))
        self.transport.show_speed(times)

    def flip(self) -> None:
        """Look with the eyes of the next player."""
        if (player := self.player) is not None:
            eyes = player.eyes_at(player.ply)
            locked = player.is_locked(player.ply)
            allowed = lambda seat: seat == self.me or not locked  # noqa: E731
            self._look_as(next_of(self.switch.seats, eyes, allowed))

    def look_from(self, seat: Seat, ply: int) -> None:
        """Go to a ply and look with the eyes of a seat."""
        if self.player is not None:
            self.player.wanted = seat
            self.player.seek(ply)

    @property
    def text_style(self) -> TextStyle:
        """How the page speaks and what it wears."""
        return self._text_style

    def open_hands(self) -> None:
        """Open all hands, or close them again."""
        if (player := self.player) is None:
            return
        if player.is_locked(player.ply):
            self.board.warn(self.switch.about(OMNISCIENT, locked=True))
            return
        self._look_as(self.me if player.wanted == OMNISCIENT else OMNISCIENT)

    def write_note(self) -> None:
        """Pause, and begin to write about this move."""
        if self.is_for_show:
            return
        if self.player is not None:
            self.player.pause()
        if not self.side.isVisible():
            self.toggle_panel()
        self.side.notes.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def toggle_panel(self) -> None:
        """Open or close the panel; where there is little room, only for now."""
        if self.width() >= PANEL_FROM * grown(self._settings):
            self.panel_toggled.emit(not self._settings.panel_open)
        else:
            self._panel_here = not self._panel_here
            self._show_panel()

    def escape(self) -> None:
        """Come back from the note, else leave."""
        if self.side.notes.editor.hasFocus():
            self.board.setFocus()
        elif self.analysis_view.card.isVisible():
            self.analysis_view.card.hide()
        elif self.board.toast.isVisible():
            self.board.toast.dismiss()
        elif not leave_full_screen(self):
            self.leave()

    @Slot(int)
    def _look_as(self, seat: Seat) -> None:
        if self.player is not None:
            self.player.look_as(seat)

    @Slot(str)
    def _on_tool(self, key: str) -> None:
        match key:
            case "home":
                self.leave()
            case "review":
                self.go_over()
            case "branch":
                self.play_from_here()
            case "knew":
                self.analysis_view.toggle()
            case "export":
                self.export()
            case "panel":
                self.toggle_panel()
            case "settings":
                self.settings_wanted.emit()
            case _:
                pass

    def go_over(self) -> None:
        """Ask again for what cost something in the hand that is watched, or in the match."""
        if self.player is None:
            return
        self.player.pause()
        if self.outline.grows:
            self.say(STILL_PLAYED)
            return
        hand = self.outline.place(self.player.ply).hand
        over = hand <= self.record.timeline.ended
        self.review_wanted.emit(self.path, hand if hand and over else 0)

    @property
    def present_ply(self) -> int:
        """At which ply it stands; before the match is read, less than nothing."""
        return self.player.ply if self.player is not None else self._at

    def play_from_here(self) -> None:
        """Pause, and offer to play the match otherwise from here."""
        if self.player is not None:
            self.player.pause()
            self.from_here.offer(self.player.ply, self.top.button("branch"))

    def stand_still(self) -> None:
        if self.player is not None:
            self.player.pause()

    def export(self) -> None:
        """Copy the match to where the person wants it."""
        if (done := export(self, self.path)) is not None:
            self.say(*done)

    @Slot(object)
    def say(self, what: Phrase, well: bool = True) -> None:
        said = self.wording.say(what)
        self.board.toast.say(said, self._tempo.toast(), warning=not well)
        announce(self.board, said, urgent=True)
        self.board.place_overlays()

    # What is shown.

    def stand(self) -> None:
        """Let everything around the table follow where it stands, unless cards are on their way."""
        if self.player is not None and self.board.director.is_idle:
            self._show_ply(self.player.ply)

    @Slot(int)
    def _show_ply(self, ply: int) -> None:
        """Let everything around the table follow it."""
        player, narrator = self.player, self.narrator
        assert player is not None
        assert narrator is not None
        eyes = player.eyes_at(ply)
        if eyes != narrator.eyes:
            narrator.look_as(eyes)
            if self.side.list is not None:
                self.side.list.retell()
        self.switch.show_eyes(eyes)
        self.switch.lock(player.is_locked(ply))
        self.transport.scrubber.go(ply, narrator.locator(ply))
        for way in ("first", "prev", "prev-own"):
            self.transport.enable(way, ply > 0)
        for way in ("last", "next", "next-own"):
            self.transport.enable(way, ply < player.last)
        self.side.go(ply)
        if self.keeper is not None:
            self.keeper.show(ply)
        self._say_situation(ply)
        self.analysis_view.follow(ply)
        deals.show_seal(self, ply)

    def _say_situation(self, ply: int) -> None:
        assert self.narrator is not None
        assert self.player is not None
        mine = self.record.timeline.states[ply].to_move == self.outline.told_to
        least = self.narrator.told_at_least(ply)
        self.situation.say(self.narrator.situation(ply), mine=mine, least=least)
        plain = self.situation.plain
        # A table that is laid anew where it lay need not say it again.
        if not self.player.is_playing and (ply, plain) != self._told:
            announce(self.board, plain)
        self._told = ply, plain

    @Slot(object)
    def _on_celebrated(self, moment: Moment) -> None:
        """Say what is shown large on the felt."""
        words = moment_sentences(moment, self.wording)
        self.situation.say(words, mine=False)
        announce(self.board, " ".join(words))

    @Slot(object)
    def _offer_card_history(self, card: Card) -> None:
        offer_card_history(self, card, self)

    def _names(self) -> dict[Seat, str]:
        return {seat: seat_info.name for seat, seat_info in self.seat_infos.items()}

    def _show_panel(self) -> None:
        wide = self.width() >= PANEL_FROM * grown(self._settings)
        if not wide:
            self.side.setFixedWidth(WIDTH)
        self.side.setVisible(self._settings.panel_open if wide else self._panel_here)
        # Else it is painted once where it was made, over the title, before it has its place.
        self._row.activate()

    # From Qt.

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_panel()
        switch_place.place_switch(self)
        if self.player is not None:
            deals.show_seal(self, self.player.ply)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.board and event.type() == QEvent.Type.Resize:
            switch_place.place_switch(self)
        return False
