"""What the dialog of a new match proposes and says about a choice."""

from collections.abc import Mapping, Sequence

from naipes_gui.core.figures import whole
from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.opponent import LONGER, usual
from naipes_gui.core.options import Option, Value
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.store.header import Player
from naipes_gui.store.settings import Settings
from naipes_gui.ui.new_match.rules_choice import RulesChoice, spread_of
from naipes_gui.ui.new_match.seat_cards import Opponent
from naipes_gui.ui.shared.people import style_of_person

FIRST_MET = ("Bruno", "Elvira", "Hugo", "Gala", "Damián", "Ana", "Fermín", "Carmen", "Inés")
"""In which order opponents are proposed."""
TOLD = 3
"""So many options stand in the line of a folded group: whoever wants all of them opens it."""


def person_name(settings: Settings) -> str:
    """Return what the player is called."""
    return settings.player_name or translate("table", "You")


def opponents(game: str, count: int, levels: Sequence[str], settings: Settings) -> list[Opponent]:
    """Return who sits at the table unless the player says otherwise."""
    kept = [level if level in levels else usual(levels) for level in settings.levels.get(game, ())]
    wanted = [*kept, *[usual(levels)] * count][:count]
    return [Opponent(name, level) for name, level in zip(FIRST_MET, wanted, strict=False)]


def seated(game: GameInfo, opponent: Opponent, settings: Settings) -> Player:
    """Return how an opponent of a new match stands in its record."""
    return Player(
        name=opponent.name,
        kind="bot",
        level=opponent.level,
        style=style_of_person(opponent.name),
        version=game.bots_version,
        effort=LONGER if settings.think_longer else 1,
    )


def changes_in_words(count: int, choice: RulesChoice) -> str:
    """Return how far the rules are from what they stand on."""
    base: Preset = choice.preset
    if not choice.game.presets or base is choice.game.presets[0]:
        return translate("new_game", "%n change(s) to the rulebook", n=count)
    text = translate("new_game", "%n change(s) to “{preset}”", n=count)
    return text.format(preset=Wording().say(base.label))


def length_in_words(choice: RulesChoice, value: Value, minutes: int) -> str:
    """Return how long the match will be."""
    told = [value_in_words(choice.length, value)] if choice.length is not None else []
    if minutes:
        told.append(translate("new_game", "about %n min", n=minutes))
    line = ", ".join(told)
    return line[:1].upper() + line[1:]


def value_in_words(option: Option, value: Value) -> str:
    """Return a value as it stands in a line: by its name, or as a number of something."""
    spread = spread_of(option, value)
    number = spread.number(value) if spread is not None else None
    if spread is None or number is None:
        name = Wording().say(option.told(value))
        return name[:1].lower() + name[1:]
    if spread.label is None:
        return whole(number)
    return translate(spread.label.context, spread.label.source, n=number)


def option_in_words(option: Option, value: Value) -> str:
    """Return an option and its value as they stand in a line."""
    return labelled(Wording().say(option.label), value_in_words(option, value))


def in_short(options: Sequence[Option], values: Mapping[str, Value]) -> str:
    """Return the first options with their values, and how many more there are."""
    many = TOLD if len(options) > TOLD + 1 else len(options)
    told = [option_in_words(option, values[option.key]) for option in options[:many]]
    if rest := len(options) - many:
        told.append(translate("new_game", "and %n more", n=rest))
    return " · ".join(told)
