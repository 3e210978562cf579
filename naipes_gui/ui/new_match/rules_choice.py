"""The rules that are being chosen for a match: a preset, and what differs from it. No Qt here."""

from collections.abc import Mapping
from typing import Any

from naipes_gui.core.errors import BadOptions
from naipes_gui.core.info import GameInfo, Preset
from naipes_gui.core.options import Option, Options, Spread, Value
from naipes_gui.core.text import Phrase

PLAYERS, MATCH = "players", "match"


class RulesChoice:
    """What the player has chosen so far; every value is possible, their combination may not be."""

    def __init__(self, game: GameInfo, remembered: Mapping[str, Value] | None = None) -> None:
        self.game, self._kind = game, game.options()
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

    def closed(self) -> dict[str, Phrase]:
        """Return the options that make no difference with the other choices, and why."""
        return self._kind.closed(self.values())

    @property
    def length(self) -> Option | None:
        """How long the match is, if the game lets one say."""
        return next((o for o in self.declared if o.key == MATCH and _can_vary(o)), None)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._players

    def seat(self, players: int) -> None:
        """Change how many sit at the table; defaults that follow from it change too."""
        self._players = players

    def values(self) -> dict[str, Value]:
        """Return the value of every option."""
        return self._resolved({**self.preset.options, **self._chosen})

    def base(self) -> dict[str, Value]:
        """Return what the preset says, with the length that was chosen."""
        return self._resolved(self.preset.options)

    def set(self, key: str, value: Value) -> None:
        """Choose a value."""
        self._chosen[key] = value
        if self.base()[key] == value:
            del self._chosen[key]

    def take(self, preset: Preset) -> None:
        """Start again from a preset, keeping nothing that was changed."""
        self.preset, self._chosen = preset, {}

    def undo(self) -> None:
        """Go back to the preset, but for the length of the match."""
        self._chosen = {key: v for key, v in self._chosen.items() if key == MATCH}

    def changed(self) -> frozenset[str]:
        """Return the rules that count and differ from the preset; a longer match does not."""
        values, base, closed = self.values(), self.base(), self.closed()
        shown = (option.key for option in self.rules if option.key not in (MATCH, *closed))
        return frozenset(key for key in shown if values[key] != base[key])

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
        values: dict[str, Value] = {}
        for option in self.declared:
            value = self._players if option.key == PLAYERS else given.get(option.key)
            usable = value is not None and option.admits(value)
            values[option.key] = value if usable else option.default_after(values)  # type: ignore[assignment]
        forced = self._kind.bound(values)
        return values | {key: value for key, (value, _) in forced.items()}

    def _recall(self, remembered: Mapping[str, Value]) -> None:
        """Take what was chosen last time: the nearest preset, and the rest as changes."""
        players = remembered.get(PLAYERS)
        low, high = self.game.players
        if isinstance(players, int) and low <= players <= high:
            self._players = players
        wanted = self._resolved(remembered)
        self.preset = min(
            self.game.presets or (self.preset,),
            key=lambda preset: _distance(self._resolved(preset.options), wanted),
        )
        for key, value in wanted.items():
            self.set(key, value)

    def _least_players(self) -> int:
        option = next((o for o in self.declared if o.key == PLAYERS), None)
        default = option.default_after({}) if option else self.game.players[0]
        return default if isinstance(default, int) else self.game.players[0]


def _distance(one: Mapping[str, Value], other: Mapping[str, Value]) -> int:
    return sum(other[key] != value for key, value in one.items())


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


def share(option: Option, value: Value, default: Any) -> float | None:
    """Return how long a match is beside the default one, if both hold a number of one form."""
    spread = spread_of(option, default)
    usual, number = (spread.number(default), spread.number(value)) if spread else (None, None)
    return number / usual if number and usual else None
