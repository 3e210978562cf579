"""What the rules of a table are called, and how many of them are otherwise."""

from collections.abc import Sequence

from naipes_gui.core.info import Preset
from naipes_gui.core.options import LENGTHS, Options
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording


def rules_in_force(options: Options, presets: Sequence[Preset]) -> str:
    """Return the named rules that are nearest to those of the table, and how many differ."""
    nearest = min(presets, key=lambda preset: len(changed_options(options, preset)))
    name, changed = Wording().say(nearest.label), changed_options(options, nearest)
    if not changed:
        return name
    many = translate("table", "{rules} + %n change(s)", n=len(changed))
    return many.format(rules=name)


def changed_options(options: Options, preset: Preset) -> tuple[str, ...]:
    """Return the keys of the options that are not as named rules have them; a length is no rule."""
    chosen = options.to_json()
    start = {**preset.options, "players": options.players}
    changed = type(options).departures(chosen, start)
    return tuple(key for key in changed if key not in LENGTHS)
