"""Typed options that a game declares once; dialog, record, help and validation read them.

A subclass of `Options` is a frozen keyword-only dataclass whose fields are made with
`switch`, `choice`, `number` and `length`. Their order is the order of the record.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from typing import Any, Self, TypeAlias

from naipes_gui.core.errors import BadOptions
from naipes_gui.core.quoting import Quoted, quoted
from naipes_gui.core.text import Phrase, phrase

Value: TypeAlias = bool | int | str
Default: TypeAlias = Value | Callable[[Mapping[str, Value]], Value]
"""A value, or how it follows from the options declared before it."""
LENGTHS = "match", "match_end"
"""What the option is called that says how long is played; no rule is changed by it."""
MOST_DIGITS = 18
"""No spread reaches so far, and Python reads no number of thousands of digits."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values an option may take, with its name for people."""

    value: Value
    label: Phrase


@dataclass(frozen=True, slots=True)
class Spread:
    """Whole numbers from low to high, alone or after a word and a colon (``hands:12``)."""

    low: int
    high: int
    word: str = ""
    label: Phrase | None = None
    odd: bool = False

    def admits(self, value: Value) -> bool:
        """Tell whether a stored value is spelled and bounded as declared."""
        number = self.number(value)
        return (
            number is not None
            and self.low <= number <= self.high
            and (not self.odd or number % 2 == 1)
        )

    def number(self, value: Value) -> int | None:
        """Return the number in a value, or nothing if it is not of this form."""
        if not self.word:
            return value if isinstance(value, int) and not isinstance(value, bool) else None
        digits = value.removeprefix(f"{self.word}:") if isinstance(value, str) else ""
        plain = digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS
        return int(digits) if plain and value != digits and str(int(digits)) == digits else None

    def value(self, number: int) -> Value:
        """Return how a number is stored."""
        return f"{self.word}:{number}" if self.word else number


@dataclass(frozen=True, slots=True)
class Condition:
    """Another choice that decides whether an option has any effect; without one, never."""

    holds: Callable[[Mapping[str, Value]], bool]
    key: str = ""


def where(key: str, *values: Value) -> Condition:
    """Say that an option counts only where another has one of these values."""
    return Condition(lambda chosen: chosen[key] in values, key)


def unless(key: str, *values: Value) -> Condition:
    """Say that an option does not count where another has one of these values."""
    return Condition(lambda chosen: chosen[key] not in values, key)


NEVER = Condition(lambda _: False)
"""For a key that records hold although the game has no use for it."""


@dataclass(frozen=True, slots=True)
class Option:
    """What an option is called, what it may be, and what it means in one sentence."""

    key: str
    default: Default
    label: Phrase
    help: Phrase
    choices: tuple[Choice, ...] = ()
    spreads: tuple[Spread, ...] = ()
    needs: tuple[Condition, ...] = ()
    """What must all hold for a choice here to make any difference."""

    @property
    def is_used(self) -> bool:
        """Whether there are choices with which it has an effect."""
        return NEVER not in self.needs

    def admits(self, value: Value) -> bool:
        """Tell whether a value is one of those declared, of exactly that type."""
        listed = any(type(value) is type(c.value) and value == c.value for c in self.choices)
        return listed or any(spread.admits(value) for spread in self.spreads)

    def demand(self, value: Value) -> None:
        """Refuse a value that is none of those declared.

        Raises:
            BadOptions: with the option and the value.

        """
        if not self.admits(value):
            words = phrase("options", "“{option}” cannot be “{value}”.", option=self.label,
                           value=quoted(value))  # fmt: skip
            raise BadOptions(words)

    def told(self, value: Value) -> Phrase | Quoted:
        """Return a value in words, as far as it has any."""
        names = (c.label for c in self.choices if type(value) is type(c.value) and value == c.value)
        return next(names, quoted(value))

    def default_after(self, chosen: Mapping[str, Value]) -> Value:
        """Return the default, given the options declared before."""
        return self.default(chosen) if callable(self.default) else self.default


YES = phrase("options", "Yes")
NO = phrase("options", "No")


def switch(default: Default, label: Phrase, help: Phrase, *needs: Condition) -> Any:  # noqa: A002
    """Declare a yes or no."""
    both = (Choice(True, YES), Choice(False, NO))
    return _declare(default, label, help, choices=both, needs=needs)


def choice(
    default: Default,
    choices: Mapping[Value, Phrase],
    label: Phrase,
    help: Phrase,  # noqa: A002
    *needs: Condition,
) -> Any:
    """Declare one of several values, each with its name for people."""
    listed = tuple(Choice(value, name) for value, name in choices.items())
    return _declare(default, label, help, choices=listed, needs=needs)


def number(
    default: Default,
    low: int,
    high: int,
    label: Phrase,
    help: Phrase,  # noqa: A002
    *needs: Condition,
) -> Any:
    """Declare a whole number between two bounds."""
    return _declare(default, label, help, spreads=(Spread(low, high),), needs=needs)


def length(
    default: Default,
    spreads: tuple[Spread, ...],
    label: Phrase,
    help: Phrase,  # noqa: A002
    choices: Mapping[Value, Phrase] | None = None,
) -> Any:
    """Declare how long a match is: words with a number (``hands:12``) and words alone."""
    listed = tuple(Choice(value, name) for value, name in (choices or {}).items())
    return _declare(default, label, help, choices=listed, spreads=spreads)


def _declare(default: Default, label: Phrase, help: Phrase, **bounds: Any) -> Any:  # noqa: A002
    return field(metadata={"default": default, "label": label, "help": help, **bounds})


def enforcement(*needs: Condition) -> Any:
    """Declare whether the rules are enforced or infractions are punished."""
    return choice(
        "strict",
        {
            "strict": phrase("options", "Only legal cards"),
            "free": phrase("options", "With revokes and penalties"),
        },
        phrase("options", "Enforcement"),
        phrase(
            "options",
            "Either only legal cards can be played, or any card, and an illegal one is punished.",
        ),
        *needs,
    )


@dataclass(frozen=True, kw_only=True)
class Options:
    """Base of every game's options. Every subclass declares ``players`` first."""

    players: int

    def __post_init__(self) -> None:
        for option in self.declared():
            option.demand(getattr(self, option.key))
        self.check()

    def check(self) -> None:
        """Refuse combinations that the rules do not know.

        Raises:
            BadOptions: with what does not go together.

        """

    @classmethod
    def bound(cls, values: Mapping[str, Value]) -> dict[str, tuple[Value, str]]:
        """Return the only value that an option can have, and the option that forces it."""
        return {}

    @classmethod
    def closed(cls, values: Mapping[str, Value]) -> dict[str, Phrase]:
        """Return the options that leave no choice, or make no difference, and why."""
        known = {option.key: option for option in cls.declared()}
        shut = {
            option.key: _no_effect(known[need.key], values)
            for option in known.values()
            for need in reversed(option.needs)
            if need.key and not need.holds(values)
        }
        forced = {
            key: _always(known[key], value, known[by], values)
            for key, (value, by) in cls.bound(values).items()
        }
        return shut | forced

    @classmethod
    def resolved(cls, given: Mapping[str, Value]) -> dict[str, Value]:
        """Return a value for every option: what is given if it can be, else what follows."""
        values: dict[str, Value] = {}
        for option in cls.declared():
            value = given.get(option.key)
            usable = value is not None and option.admits(value)
            values[option.key] = value if usable else option.default_after(values)  # type: ignore[assignment]
        return values | {key: value for key, (value, _) in cls.bound(values).items()}

    @classmethod
    def departures(
        cls, values: Mapping[str, Value], start: Mapping[str, Value]
    ) -> dict[str, Value]:
        """Return the fewest choices that lead from a start to all these values.

        What follows from another choice is none: seven cards bring a pack of their own.
        """
        wanted, usual = cls.resolved(values), cls.resolved(start)
        chosen = {key: value for key, value in wanted.items() if value != usual[key]}
        for option in reversed(cls.declared()):
            fewer = {key: value for key, value in chosen.items() if key != option.key}
            if option.key in chosen and cls.resolved({**start, **fewer}) == wanted:
                chosen = fewer
        return chosen

    @classmethod
    @cache
    def declared(cls) -> tuple[Option, ...]:
        """Return the declarations in the order of the record."""
        return tuple(Option(f.name, **f.metadata) for f in fields(cls))

    @classmethod
    def make(cls, **chosen: Value) -> Self:
        """Return options with the given values; all others take their defaults.

        Raises:
            BadOptions: a value or a combination is not possible.

        """
        if unknown := sorted(chosen.keys() - {option.key for option in cls.declared()}):
            raise BadOptions(_unknown(unknown))
        values: dict[str, Any] = {}
        for option in cls.declared():
            if option.key in chosen:
                # Before anything follows from it.
                option.demand(chosen[option.key])
            values[option.key] = chosen.get(option.key, option.default_after(values))
        return cls(**values)

    def to_json(self) -> dict[str, Any]:
        """Return what the header of a record stores: every option, also the defaults."""
        return asdict(self)

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """Read stored options.

        Raises:
            BadOptions: one is missing, unknown, of the wrong type or out of bounds.

        """
        keys = {option.key for option in cls.declared()}
        if missing := tuple(o.label for o in cls.declared() if o.key not in stored):
            raise BadOptions(phrase("options", "Nothing is said of: {options}.", options=missing))
        if unknown := sorted(stored.keys() - keys):
            raise BadOptions(_unknown(unknown))
        return cls(**stored)


def _no_effect(by: Option, values: Mapping[str, Value]) -> Phrase:
    value = by.told(values[by.key])
    return phrase(
        "options", "No effect while “{option}” is “{value}”.", option=by.label, value=value
    )


def _always(option: Option, value: Value, by: Option, values: Mapping[str, Value]) -> Phrase:
    return phrase(
        "options",
        "Always “{fixed}” while “{option}” is “{value}”.",
        fixed=option.told(value),
        option=by.label,
        value=by.told(values[by.key]),
    )


def _unknown(keys: list[str]) -> Phrase:
    return phrase(
        "options", "This version does not know these rules: {keys}.", keys=quoted(", ".join(keys))
    )
