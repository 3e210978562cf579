"""The rules that are being chosen for a match: a preset, and what differs from it. No Qt here."""

import re
from collections.abc import Mapping
from typing import Any

from naipes_gui.core.errors import BadOptions
from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.options import LENGTHS, Option, Options, Spread, Value
from naipes_gui.core.text import Phrase

PLAYERS = "players"
OWN = "own/"
"""Begins the keys of rules that a person has saved."""


class RulesChoice:
    """What the player has chosen so far; every value is possible, their combination may not be."""

    def __init__(
        self, game: GameInfo, remembered: Mapping[str, Value] | None = None,
        own: Mapping[str, Mapping[str, Value]] | None = None,
    ) -> None:  # fmt: skip
        self.game, self._kind = game, game.options()
        self.words, self._own = game.option_words(), dict(own or {})
        self.preset = game.presets[0] if game.presets else Preset(game.key, game.title)
        self._chosen: dict[str, Value] = {}
        self._players = self._least_players()
        if remembered:
            self._recall(remembered)

    @property
    def declared(self) -> tuple[Option, ...]:
        """Every option of the game."""
        return self._kind.declared()

    @property
    def rules(self) -> tuple[Option, ...]:
        """The options to show: not the seats, nor those that leave no choice."""
        return tuple(o for o in self.declared if o.key != PLAYERS and _can_vary(o))

    @property
    def groups(self) -> list[tuple[Phrase, list[Option]]]:
        """The options in groups; how long is played is chosen apart."""
        return self.words.grouped([o for o in self.rules if o.key not in LENGTHS])

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The rules one may stand on: those of the game, and the person's own."""
        own = (own_preset(name, options) for name, options in self._own.items())
        return (*self.game.presets, *own)

    @property
    def own(self) -> dict[str, dict[str, Value]]:
        """The rules that the person has saved, by name."""
        return {name: dict(options) for name, options in self._own.items()}

    @property
    def own_name(self) -> str:
        """The name of the person's own rules that are stood on, if they are such."""
        name = self.preset.key.removeprefix(OWN)
        return name if self.preset.key.startswith(OWN) and name in self._own else ""

    def save(self, name: str) -> None:
        """Keep what is chosen under a name, and stand on it."""
        left_open = (PLAYERS, *LENGTHS)
        start = {**self.game.presets[0].options, PLAYERS: self._players}
        values = self._kind.departures(self.values(), start)
        kept = {key: value for key, value in values.items() if key not in left_open}
        self._own[name] = kept
        self.preset = own_preset(name, kept)
        self._chosen = {key: v for key, v in self._chosen.items() if key in LENGTHS}

    def rename(self, name: str) -> None:
        """Call the own rules that are stood on otherwise."""
        if (old := self.own_name) and name != old:
            self._own = {name if key == old else key: v for key, v in self._own.items()}
            self.preset = own_preset(name, self._own[name])

    def delete(self) -> None:
        """Forget the own rules that are stood on; what is chosen stays."""
        if name := self.own_name:
            values = self.values()
            del self._own[name]
            self._recall(values)

    def closed(self) -> dict[str, Phrase]:
        """Return the options that make no difference with the other choices, and why."""
        return self._kind.closed(self.values())

    @property
    def length(self) -> Option | None:
        """How long the match is, if the game lets one say."""
        return next((o for o in self.declared if o.key in LENGTHS and _can_vary(o)), None)

    def lengths(self) -> tuple[Value, ...]:
        """Return a short, a normal and a long match; nothing where there are no three."""
        option = self.length
        if option is None or self.words.lengths:
            return self.words.lengths
        return durations(option, option.default_after(self.values())) or ()

    def hands_beside(self, value: Value) -> float | None:
        """Return how long a match is beside the usual one, if that can be told.

        The usual one has as many at the table as a game begins with: with more of them it has more
        hands, counted or in rounds in which each deals once.
        """
        option = self.length
        if option is None:
            return None
        few = self._least_players()
        usual = option.default_after({**self.values(), PLAYERS: few})
        known = share(option, value, usual)
        if known is not None and str(value).startswith(ROUNDS):
            known *= self._players / few
        if known is None and value in self.words.lengths and usual in self.words.lengths:
            return _count(value) / _count(usual)
        return known

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._players

    def seat(self, players: int) -> None:
        """Change how many sit at the table; defaults that follow from it change too.

        A short match is a short one for more people as well, though of another number of hands.
        """
        option, before = self.length, self.lengths()
        value = self.values()[option.key] if option else ""
        self._players = players
        if option is not None and value in before and len(after := self.lengths()) == len(before):
            self.set(option.key, after[before.index(value)])

    def values(self) -> dict[str, Value]:
        """Return the value of every option."""
        return self._resolved({**self.preset.options, **self._chosen})

    def base(self) -> dict[str, Value]:
        """Return what the preset says, with the length that was chosen."""
        return self._resolved(self.preset.options)

    def set(self, key: str, value: Value) -> None:
        """Choose a value; what follows from the others need not be chosen."""
        fewer = {other: chosen for other, chosen in self._chosen.items() if other != key}
        self._chosen = fewer
        if self.values()[key] != value:
            self._chosen = {**fewer, key: value}

    @property
    def _start(self) -> dict[str, Value]:
        return {**self.preset.options, PLAYERS: self._players}

    def take(self, preset: Preset) -> None:
        """Start again from a preset, keeping nothing that was changed but the length."""
        self.preset = preset
        self.undo()

    def undo(self) -> None:
        """Go back to the preset, but for the length of the match."""
        self._chosen = {key: v for key, v in self._chosen.items() if key in LENGTHS}

    def changed(self) -> frozenset[str]:
        """Return the rules that count and differ from the preset; a longer match does not."""
        closed = self.closed()
        shown = {option.key for option in self.rules if option.key not in (*LENGTHS, *closed)}
        return frozenset(shown & self._kind.departures(self.values(), self._start).keys())

    def make(self) -> Options:
        """Return the options.

        Raises:
            BadOptions: they do not go together.

        """
        return self._kind.make(**self.values())

    def problem(self) -> Phrase | None:
        """Return why the options do not go together, if they do not."""
        try:
            self.make()
        except BadOptions as error:
            return error.what
        return None

    def _resolved(self, given: Mapping[str, Value]) -> dict[str, Value]:
        return self._kind.resolved({**given, PLAYERS: self._players})

    def _recall(self, remembered: Mapping[str, Value]) -> None:
        """Take what was chosen last time: the nearest preset, and the rest as changes."""
        players = remembered.get(PLAYERS)
        low, high = self.game.players
        if isinstance(players, int) and low <= players <= high:
            self._players = players
        wanted = self._resolved(remembered)
        self.preset = min(
            self.presets or (self.preset,),
            key=lambda preset: self._distance(preset, wanted),
        )
        self._chosen = self._kind.departures(wanted, self._start)

    def _distance(self, preset: Preset, wanted: Mapping[str, Value]) -> int:
        start = {**preset.options, PLAYERS: self._players}
        return len(self._kind.departures(wanted, start).keys() - {*LENGTHS})

    def _least_players(self) -> int:
        option = next((o for o in self.declared if o.key == PLAYERS), None)
        default = option.default_after({}) if option else self.game.players[0]
        return default if isinstance(default, int) else self.game.players[0]


def own_preset(name: str, options: Mapping[str, Value]) -> Preset:
    """Return rules that a person has saved, to be stood on like those of the game."""
    return Preset(OWN + name, Phrase("", name), options)


def _can_vary(option: Option) -> bool:
    widths = (spread.high - spread.low for spread in option.spreads)
    several = len(option.choices) + sum(1 + width for width in widths) > 1
    return several and option.is_used


def spread_of(option: Option, value: Value) -> Spread | None:
    """Return the form that a value has, if it holds a number."""
    return next((spread for spread in option.spreads if spread.number(value) is not None), None)


def durations(option: Option, default: Value) -> tuple[Value, Value, Value] | None:
    """Return a short, a normal and a long match around the default, if it holds a number."""
    spread = spread_of(option, default)
    number = spread.number(default) if spread else None
    if spread is None or number is None:
        return None
    if number == spread.low:
        step = 2 if spread.odd else 1
        numbers = [number, number + step, number + 2 * step]
    else:
        numbers = [max(spread.low, number // 2), number, number * 2]
    if spread.odd:
        numbers = [n | 1 for n in numbers]
    if numbers[2] > spread.high or len(set(numbers)) < 3:
        return None
    short, normal, long = map(spread.value, numbers)
    return short, normal, long


ROUNDS = "rounds:"
"""What a length begins with of which each part has a hand of every player."""


def _count(value: Value) -> int:
    """Return how many hands a length has: the figure at its end; a word alone means one."""
    found = re.search("[0-9]+$", str(value))
    return int(found[0]) if found else 1


def share(option: Option, value: Value, default: Any) -> float | None:
    """Return how long a match is beside the default one, if both hold a number of one form."""
    spread = spread_of(option, default)
    usual, number = (spread.number(default), spread.number(value)) if spread else (None, None)
    return number / usual if number and usual else None
