"""How the options of a game are put before people: in groups, with a sentence for every choice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from naipes_gui.core.options import Option, Value
from naipes_gui.core.text import Phrase, phrase

OTHERS = phrase("options", "Other rules")


@dataclass(frozen=True, slots=True)
class Group:
    """Options that belong together, by their keys."""

    label: Phrase
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionWords:
    """What a game adds to its declared options; a game that adds nothing has one group."""

    groups: tuple[Group, ...] = ()
    sentences: Mapping[tuple[str, Value], Phrase] = field(
        default_factory=dict[tuple[str, Value], Phrase]
    )
    """What a value means, where more is to be said than of the option as a whole."""
    lengths: tuple[Value, ...] = ()
    """A short, a normal and a long match, where they do not follow from the usual one."""

    def sentence(self, option: Option, value: Value) -> Phrase:
        """Return what a choice means; without a sentence of its own, what the option is about."""
        return self.sentences.get((option.key, value), option.help)

    def grouped(self, options: Sequence[Option]) -> list[tuple[Phrase, list[Option]]]:
        """Return options by group, and those that belong to none at the end."""
        named = {key for group in self.groups for key in group.keys}
        found = [
            (group.label, [option for option in options if option.key in group.keys])
            for group in self.groups
        ]
        found.append((OTHERS, [option for option in options if option.key not in named]))
        return [(label, inside) for label, inside in found if inside]


PLAIN = OptionWords()
