"""Says before a match that the lessons of its game teach other rules, and takes those."""

from collections.abc import Mapping

from PySide6.QtWidgets import QVBoxLayout, QWidget

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options, Value
from naipes_gui.core.text import translate
from naipes_gui.store import lessons_done
from naipes_gui.ui.new_match.rules_choice import PLAYERS, RulesChoice
from naipes_gui.ui.shared.rules_named import named_rules, other_than_taught
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import UNLIMITED
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.turning import Turning


class TaughtNote(QWidget):
    """A sentence and a button, for whoever has begun a lesson."""

    def __init__(self) -> None:
        super().__init__()
        known = lessons_done.read()
        self._begun = {*known.done, *known.places}
        self.told, self.take = label("body", tone="changed", wrap=True), Button("link", "learn")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.told)
        column.addWidget(Turning([self.take, None]))

    def retranslate(self) -> None:
        """Say everything in the language of the program."""
        self.take.say(translate("new_game", "Play by the rules of the lessons"))

    def show_for(self, game: GameInfo, options: Options | None) -> None:
        """Speak of the rules of a game, unless they do not go together."""
        self._keep_room(kept=False)
        told = self._told(game, options)
        self.told.setText(told)
        self.setVisible(bool(told))

    def follow(self, game: GameInfo, options: Options | None) -> None:
        """Speak of rules that are being changed one by one, in the room that the note has.

        Who changes them knows that they are others; the row that sets one stays where it is.
        """
        if self.isHidden() and not self.sizePolicy().retainSizeWhenHidden():
            return
        self._keep_room(kept=True)
        self.told.setText(
            translate("new_game", "The lessons are played by other rules than these.")
        )
        self.setVisible(bool(self._told(game, options)))

    def _told(self, game: GameInfo, options: Options | None) -> str:
        is_taught = any(lesson.key in self._begun for lesson in game.lessons())
        return other_than_taught(game, options) if is_taught and options is not None else ""

    def _keep_room(self, *, kept: bool) -> None:
        """Let the note be as high as it is, shown or not, or as high as its words."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        self.setSizePolicy(policy)
        self.setMinimumHeight(self.height() if kept else 0)
        self.setMaximumHeight(self.height() if kept else UNLIMITED)


def is_begun(game: GameInfo) -> bool:
    """Tell whether any lesson of a game was begun."""
    known = lessons_done.read()
    return any(lesson.key in known.done or lesson.key in known.places for lesson in game.lessons())


def first_match(game: GameInfo, rules: Mapping[str, Value]) -> Mapping[str, Value]:
    """Return the rules of a lesson for a first match: a short one, at the smallest table taught."""
    choice = RulesChoice(game, rules)
    taught = (game.rules_with(lesson.options).options.players for lesson in game.lessons())
    choice.seat(min(choice.players, *taught))
    if choice.length is not None and (lengths := choice.lengths()):
        choice.set(choice.length.key, lengths[0])
    return {**choice.values(), PLAYERS: choice.players}


def newcomers_rules(game: GameInfo) -> Mapping[str, Value]:
    """Return the rules of the first match of whoever comes from the first lesson of a game."""
    return first_match(game, next(iter(game.lessons())).options)


def take_taught(choice: RulesChoice) -> None:
    """Choose the rules of the first lesson; the table and the length stay."""
    game = choice.game
    taught: Mapping[str, Value] = next(iter(game.lessons())).options
    choice.take(named_rules(game.options().make(**taught), game.presets))
    for key, value in taught.items():
        if key != PLAYERS:
            choice.set(key, value)
