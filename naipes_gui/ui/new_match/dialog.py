"""Choosing a game, the table and the rules before the first deal."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random, SystemRandom

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options, Value
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.games import all_games
from naipes_gui.store.deal_line import new_code
from naipes_gui.store.header import Player
from naipes_gui.store.names import clean_name
from naipes_gui.store.settings import Settings
from naipes_gui.ui.new_match.length_row import LengthRow
from naipes_gui.ui.new_match.option_list import OptionList
from naipes_gui.ui.new_match.rules_bar import RulesBar
from naipes_gui.ui.new_match.rules_choice import RulesChoice
from naipes_gui.ui.new_match.seat_cards import Opponent, SeatCards
from naipes_gui.ui.new_match.taught_note import TaughtNote, is_begun, newcomers_rules, take_taught
from naipes_gui.ui.new_match.words import changes_in_words, opponents, person_name, seated
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import Shortcuts
from naipes_gui.ui.shared.miniature import sign
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.boxes import hbox, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Combo
from naipes_gui.ui.shared.widgets.fitting import fit
from naipes_gui.ui.shared.widgets.labels import for_eyes, label
from naipes_gui.ui.shared.widgets.marks import IconSign
from naipes_gui.ui.shared.widgets.name_dialog import asked_name
from naipes_gui.ui.shared.widgets.scrolling import EdgeLine, PageScroll
from naipes_gui.ui.shared.widgets.side_list import SideList
from naipes_gui.ui.shared.widgets.switch import Switch
from naipes_gui.ui.shared.widgets.tab_order import tab_as_one_reads
from naipes_gui.ui.shared.widgets.tile import players_in_words
from naipes_gui.ui.shared.widgets.turning import Turning, side_by_side, side_width

SIZE = 1040, 664
SIDE_EDGE, INDENT = 8, 14
LEAST = 820, 540
SIDE_FROM = 860
"""Pixels at the usual size of text; in a narrower window the games are a box above the rest."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What was chosen: everything that begins a match."""

    game: str
    options: Options
    players: tuple[Player, ...]
    deal: str = ""
    """The code from which the cards follow, if others are to play them too."""


class NewGameDialog(QDialog):
    """The window before a match. After it is accepted, `chosen` says what to begin."""

    rule_wanted = Signal(str, str)

    def __init__(
        self, settings: Settings, game: str = "", parent: QWidget | None = None,
        chance: Random | None = None, rules: Mapping[str, Value] | None = None,
    ) -> None:  # fmt: skip
        """Make the window; it begins with these rules, or with those that were chosen last."""
        super().__init__(parent)
        self.wants_paste = False
        self.settings, self.chosen = settings, None
        self._chance = chance or Random()
        known = all_games()
        first = next(key for key in (game, settings.last_game, *known) if key in known)
        self.choice = self._choice_of(known[first], rules)
        self._left: dict[str, tuple[RulesChoice, list[Opponent]]] = {}
        """What was chosen in games that were left for another one."""
        self._build()
        self._connect()
        self.retranslate()
        fit(self, SIZE, LEAST)

    chosen: NewMatch | None

    @property
    def game(self) -> GameInfo:
        """The game that is chosen."""
        return self.choice.game

    def _choice_of(self, game: GameInfo, rules: Mapping[str, Value] | None = None) -> RulesChoice:
        """Return some rules of a game, or those that were chosen last, or those just taught."""
        kept = self.settings
        chosen = kept.options.get(game.key) if rules is None else rules
        if chosen is None and is_begun(game):
            chosen = newcomers_rules(game)
        return RulesChoice(game, chosen, kept.own_rules.get(game.key))

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.setWindowTitle(translate("new_game", "New match"))
        self._heading.setText(translate("new_game", "New match"))
        self.length.retranslate()
        self._seats_label.setText(translate("new_game", "At the table"))
        self._rules_label.setText(translate("new_game", "Rules"))
        self.shuffle.say(translate("new_game", "Another table at random"))
        self.undo.say(translate("new_game", "Undo them"))
        self.taught.retranslate()
        self.cancel.say(translate("new_game", "Cancel"))
        self.deal.say(translate("new_game", "Deal"))
        words = translate(
            "new_game", "Give this deal a code, with which others play the same cards"
        )
        self._shared_label.setText(words)
        self.shared.setAccessibleName(words)
        self.paste.say(translate("new_game", "Paste a deal…"))
        self.games.setAccessibleName(translate("new_game", "Games"))
        self.picker.setAccessibleName(translate("new_game", "Games"))
        self.rules_bar.retranslate()
        self._list_games()
        self._show_game(self.seats.opponents)

    def take_game(self, key: str) -> None:
        """Choose another game, as it was left in this window or else as it was played last."""
        self._keep_own()
        self._left[self.game.key] = self.choice, self.seats.opponents
        self.choice, seats = self._left.get(key) or (
            self._choice_of(all_games()[key]), self.seats.opponents
        )  # fmt: skip
        self.games.choose(key)
        self._show_game(seats)

    def ask_to_pass_on(self) -> None:
        """Begin with the choice that others can play the same cards, where one sees it."""
        self.shared.setChecked(True)
        self.shared.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)

    @Slot()
    def _keep_in_sight(self) -> None:
        """Stay at the switch while the page is still being laid out."""
        if self.focusWidget() is self.shared:
            self._scroll.ensureWidgetVisible(self.paste)

    def accept(self) -> None:
        if self.choice.problem() is not None:
            return
        key, bots = self.game.key, self.seats.opponents
        person = Player(name=person_name(self.settings))
        others = (seated(self.game, bot, self.settings) for bot in bots)
        code = new_code(SystemRandom()) if self.shared.isChecked() else ""
        self.chosen = NewMatch(key, self.choice.make(), (person, *others), code)
        self._keep_own()
        self.settings = replace(
            self.settings,
            last_game=key,
            options={**self.settings.options, key: self.choice.values()},
            levels={**self.settings.levels, key: tuple(bot.level for bot in bots)},
        )
        super().accept()

    def done(self, result: int) -> None:
        # Rules that were saved or deleted stay so, also where no match is begun.
        self._keep_own()
        super().done(result)

    def _keep_own(self) -> None:
        own = {**self.settings.own_rules, self.game.key: self.choice.own}
        self.settings = replace(self.settings, own_rules={k: v for k, v in own.items() if v})

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def _build(self) -> None:
        self.games, self._heading, self.picker = SideList(), label("heading"), Combo()
        self.length = LengthRow(self.choice)
        self.seats, self.options = SeatCards(), OptionList()
        self._seats_label, self._rules_label = label("name"), label("name")
        self.shuffle, self.undo = Button("link", "dice"), Button("link")
        self.rules_bar = RulesBar()
        self.preset = self.rules_bar.named
        self._absent, self.see_absent = label("caption", tone="second", wrap=True), Button("link")
        self.taught = TaughtNote()
        self._count = label("strong", tone="changed")
        self.cancel, self.deal = Button("plain"), Button("main", "cards")
        self.paste, self.shared = Button("link"), Switch()
        self._shared_label = for_eyes(label("body", tone="second", wrap=True))
        self._problem = label("body", tone="negative", wrap=True)
        self.deal.setDefault(True)
        hbox(
            self._side(),
            (self._page(), 1),
            on=self,
            margins=0,
            spacing=0,
        )

    def _page(self) -> QVBoxLayout:
        body = self._body()
        edge = EdgeLine(self._scroll, app_style().colours.text3, above=True)
        return vbox(edge, (body, 1), self._foot(), spacing=0)

    def _side(self) -> QWidget:
        side = self._side_column = QWidget()
        side.setProperty("ground", "side")
        side.setFixedWidth(side_width(220))
        column = QVBoxLayout(side)
        column.setContentsMargins(SIDE_EDGE, 20, SIDE_EDGE, 14)
        column.setSpacing(10)
        indent = hbox(self._heading, margins=(INDENT, 0, 0, 0))
        column.addLayout(indent)
        column.addWidget(self.games, 1)
        return side

    def _body(self) -> QWidget:
        page = QWidget()
        page.setProperty("ground", "clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 14, 24, 16)
        column.setSpacing(10)
        column.addWidget(self.picker)
        column.addWidget(self.length)
        column.addSpacing(4)
        # Behind the seats it would move with every click, and the next one hit a card.
        column.addWidget(Turning([self._seats_label, None, self.seats.add, self.shuffle]))
        column.addWidget(self.seats)
        column.addSpacing(4)
        rules = side_by_side(self._rules_label, self.rules_bar)
        column.addWidget(Turning([rules, None]))
        column.addWidget(self.taught)
        column.addWidget(self.options)
        column.addWidget(Turning([self.see_absent, self._absent, None]))
        column.addSpacing(4)
        shared = hbox(self.shared, (self._shared_label, 1))
        column.addLayout(shared)
        column.addWidget(Turning([None, self.paste]))
        column.addStretch(1)
        self._scroll = PageScroll()
        self._scroll.setWidget(page)
        return self._scroll

    def _foot(self) -> QWidget:
        foot = QFrame()
        foot.setProperty("ground", "foot")
        column = QVBoxLayout(foot)
        column.setContentsMargins(24, 13, 24, 12)
        column.addWidget(self._problem)
        # Above the rules it would push the one away that is just being changed.
        self._pill = _pill(self._count)
        changed = side_by_side(self._pill, self.undo)
        column.addWidget(Turning([changed, None, side_by_side(self.cancel, self.deal)]))
        return foot

    def _connect(self) -> None:
        self.games.currentRowChanged.connect(self._take_row)
        self.seats.changed.connect(self._take_seats)
        self.shuffle.clicked.connect(self._shuffle)
        self.picker.chosen.connect(self.take_game)
        self.rules_bar.chosen.connect(self._take_preset)
        self.rules_bar.saved.connect(self._save_rules)
        self.rules_bar.renamed.connect(self._rename_rules)
        self.rules_bar.deleted.connect(self._delete_rules)
        self.see_absent.clicked.connect(self._turn_absent)
        self.undo.clicked.connect(self._undo)
        self.taught.take.clicked.connect(self._take_taught)
        self.options.changed.connect(self._take_option)
        self.options.rule.connect(lambda rule: self.rule_wanted.emit(self.game.key, rule))
        self.length.changed.connect(self._take_length)
        self.cancel.clicked.connect(self.reject)
        self.paste.clicked.connect(self._paste)
        self.deal.clicked.connect(self.accept)
        self._shortcuts = Shortcuts(
            self, {Command.RULES: lambda: self.rule_wanted.emit(self.game.key, "")}
        )

    def _list_games(self) -> None:
        self.games.blockSignals(True)
        self.games.clear()
        for key, game in all_games().items():
            picture = sign(game.tile(), min(app_style().px(44), 46), self.devicePixelRatioF())
            name = Wording().say(game.title)
            self.games.add(key, picture, name, players_in_words(*game.players))
        self.games.choose(self.game.key)
        self.games.blockSignals(False)
        say = Wording().say
        named = [(key, say(game.title)) for key, game in all_games().items()]
        self.picker.offer(named, self.game.key)
        self._heading.ensurePolished()
        titled = self._heading.sizeHint().width() + INDENT + 2 * SIDE_EDGE
        self._side_column.setFixedWidth(max(side_width(220), self.games.widest + 32, titled))

    def _show_game(self, seats: list[Opponent]) -> None:
        levels = tuple(self.game.bots())
        usual = opponents(self.game.key, self.choice.players - 1, levels, self.settings)
        kept = seats if len(seats) == len(usual) else usual
        self.seats.show_seats(person_name(self.settings), kept, levels, self.game.players,
                              self.game.key)  # fmt: skip
        self.picker.choose(self.game.key)
        self.options.show_choice(self.choice)
        self.length.show_choice(self.choice)
        self._refresh()

    def _refresh(self, *, by_hand: bool = False) -> None:
        """Show what follows from the choice: the count of changes, the length, what is wrong."""
        changes, problem = len(self.choice.changed()), self.choice.problem()
        self._pill.setVisible(changes > 0)
        self.undo.setVisible(changes > 0)
        self._count.setText(changes_in_words(changes, self.choice))
        self.deal.setEnabled(problem is None)
        self._problem.setVisible(problem is not None)
        told = Wording().say(problem) if problem is not None else ""
        if told and told != self._problem.text():
            announce(self.options, told, urgent=True)
        self._problem.setText(told)
        self._show_rules()
        options = None if problem is not None else self.choice.make()
        (self.taught.follow if by_hand else self.taught.show_for)(self.game, options)
        self.length.refresh()
        self._show_absent()
        tab_as_one_reads(self)

    def _show_rules(self) -> None:
        own, changed = bool(self.choice.own_name), bool(self.choice.changed())
        named = {preset.key: Wording().say(preset.label) for preset in self.choice.presets}
        present = self.choice.preset.key
        if changed and present in named:
            text = translate("new_game", "{rules}, changed")
            named[present] = text.format(rules=named[present])
        self.rules_bar.show_rules(list(named.items()), present, own=own, changed=changed)

    def _show_absent(self) -> None:
        """Lead below the options to those that make no difference with these rules."""
        many, shown = self.options.absent, self.options.shows_all
        self._absent.setVisible(many > 0 and shown)
        self.see_absent.setVisible(many > 0)
        self._absent.setText(
            translate("new_game", "In grey: where the other rules leave no choice.")
        )
        self.see_absent.say(
            translate("new_game", "Hide %n option(s)", n=many)
            if shown
            else translate("new_game", "See the options of other rules")
        )

    @Slot(int)
    def _take_row(self, row: int) -> None:
        if row >= 0 and self.games.chosen != self.game.key:
            self.take_game(self.games.chosen)

    @Slot()
    def _paste(self) -> None:
        """Leave it to a line which deal is played."""
        self.wants_paste = True
        self.reject()

    @Slot()
    def _take_seats(self) -> None:
        self.choice.seat(len(self.seats.opponents) + 1)
        self.options.refresh()
        self._refresh()

    @Slot()
    def _shuffle(self) -> None:
        self.seats.shuffle(self._chance)
        # The keys stay on the button: nothing else says who came.
        who = joined([opponent.name for opponent in self.seats.opponents])
        announce(self.seats, who, urgent=True)

    @Slot(object)
    def _take_preset(self, key: str) -> None:
        self.length.forget()
        self.choice.take(next(p for p in self.choice.presets if p.key == key))
        self.options.refresh()
        self._refresh()

    @Slot()
    def _take_taught(self) -> None:
        self.length.forget()
        take_taught(self.choice)
        self.options.refresh()
        self._refresh()
        self.preset.setFocus()

    @Slot()
    def _undo(self) -> None:
        self.choice.undo()
        self.options.refresh()
        self._refresh()
        self.preset.setFocus()

    @Slot()
    def _take_option(self) -> None:
        self._refresh(by_hand=True)

    @Slot()
    def _take_length(self) -> None:
        self.options.refresh()
        self._refresh()

    @Slot()
    def _turn_absent(self) -> None:
        self.options.show_absent(not self.options.shows_all)
        self._show_absent()

    @Slot()
    def _save_rules(self) -> None:
        title = translate("new_game", "What are these rules called?")
        if name := asked_name(title, self.choice.own_name, self):
            self.choice.save(clean_name(name))
            self._after_rules()

    @Slot()
    def _rename_rules(self) -> None:
        title = translate("new_game", "What are these rules called?")
        if name := asked_name(title, self.choice.own_name, self):
            self.choice.rename(clean_name(name))
            self._after_rules()

    @Slot()
    def _delete_rules(self) -> None:
        self.choice.delete()
        self._after_rules()

    def _after_rules(self) -> None:
        self._keep_own()
        self.options.refresh()
        self._refresh()
        self.preset.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= SIDE_FROM * app_style().scale
        if beside is self._side_column.isHidden():
            self._side_column.setVisible(beside)
        if beside is not self.picker.isHidden():
            self.picker.setVisible(not beside)


def _pill(text: QWidget) -> QFrame:
    pill = QFrame()
    pill.setProperty("ground", "pill")
    pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    hbox(IconSign("warning", 17, tone="on_changed"), text, on=pill, margins=(12, 7, 14, 7))
    return pill
