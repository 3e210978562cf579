"""What the rules of a table are called, and how many of them are otherwise."""

from collections.abc import Sequence

from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.options import LENGTHS, Options
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording


def rules_in_force(options: Options, presets: Sequence[Preset]) -> str:
    """Return the named rules that are nearest to those of the table, and how many differ."""
    nearest = named_rules(options, presets)
    name, changed = Wording().say(nearest.label), changed_options(options, nearest)
    if not changed:
        return name
    many = translate("table", "{rules} + %n change(s)", n=len(changed))
    return many.format(rules=name)


def named_rules(options: Options, presets: Sequence[Preset]) -> Preset:
    """Return the named rules that are nearest to those of a table."""
    return min(presets, key=lambda preset: len(changed_options(options, preset)))


def other_than_taught(info: GameInfo, options: Options) -> str:
    """Return a sentence for who comes from the lessons, where they are played by other rules."""
    lesson = next(iter(info.lessons()), None)
    if lesson is None:
        return ""
    taught = rules_in_force(info.options().make(**lesson.options), info.presets)
    rules = rules_in_force(options, info.presets)
    if rules == taught:
        return ""
    words = translate("table", "Rules here: {rules}. The lessons teach other rules: {taught}.")
    return words.format(rules=rules, taught=taught)


def changed_options(options: Options, preset: Preset) -> tuple[str, ...]:
    """Return the keys of the options that are not as named rules have them; a length is no rule."""
    chosen = options.to_json()
    start = {**preset.options, "players": options.players}
    changed = type(options).departures(chosen, start)
    return tuple(key for key in changed if key not in LENGTHS)
