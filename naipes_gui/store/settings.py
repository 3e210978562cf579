"""What the player likes, in one frozen value that is stored as JSON."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from naipes_gui.store.durable import replace_file
from naipes_gui.store.names import clean_name

if TYPE_CHECKING:
    from naipes_gui.core.options import Value

log = logging.getLogger(__name__)

OWN = "own/"
"""Begins what a picture of the person's is called; the name of its file comes behind."""
LARGEST_SETTINGS = 1024 * 1024
"""Bytes; a larger file is not ours."""
RESOURCE_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
LANGUAGE = re.compile(r"system|[a-z]{2,3}(_[A-Z]{2})?")


def _one_of(default: Any, *others: Any) -> Any:
    """Declare a choice; the types must agree too, so that true is not taken for 1."""
    choices = [(type(value), value) for value in (default, *others)]
    return _declare(default, lambda value: (type(value), value) in choices)


def _switch(default: bool) -> Any:
    return _one_of(default, not default)


def _whole(default: int, low: int, high: int, *, also: int) -> Any:
    def admits(value: Any) -> bool:
        return type(value) is int and (low <= value <= high or value == also)

    return _declare(default, admits)


def _scale(default: int, low: int, high: int, step: int) -> Any:
    return _one_of(default, *(n for n in range(low, high + 1, step) if n != default))


def _name(default: str) -> Any:
    return _declare(default, lambda value: isinstance(value, str) and value == clean_name(value))


def _resource(default: str) -> Any:
    """Declare the name of a picture, which can be no path."""
    return _declare(default, _is_picture)


def _is_picture(value: Any) -> bool:
    """Tell whether a value is one of our pictures, or the name of a file of the person's."""
    if not isinstance(value, str):
        return False
    if value.startswith(OWN):
        return len(value) > len(OWN) and _is_folder_name(value.removeprefix(OWN))
    return bool(RESOURCE_NAME.fullmatch(value))


def _of_games(admits: Callable[[Any], bool]) -> Any:
    def admit_all(value: Any) -> bool:
        return isinstance(value, dict) and all(map(admits, value.values()))

    return field(default_factory=dict, metadata={"admits": admit_all})


def _declare(default: Any, admits: Callable[[Any], bool]) -> Any:
    return field(default=default, metadata={"admits": admits})


def _is_language(value: Any) -> bool:
    return isinstance(value, str) and bool(LANGUAGE.fullmatch(value))


def _is_folder_name(value: Any) -> bool:
    return isinstance(value, str) and value == clean_name(value) and not set(value) & set("/\\:")


def _are_options(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(v, (bool, int, str)) for v in value.values())


def _are_keys(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(v, str) for v in value.values())


def _are_named_options(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    named = all(isinstance(name, str) and name and name == clean_name(name) for name in value)
    return named and all(map(_are_options, value.values()))


def _are_words(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Every setting with its default; `dataclasses.replace` changes some."""

    language: str = _declare("system", _is_language)
    """A code such as ``es``; one that is spoken no longer means the system's, like ``system``."""
    player_name: str = _name("")
    """Empty: the player is called “you” in the language of the program."""
    shuffle_word: str = _name("")
    """What the person adds to every shuffle, beside the moment."""
    suits: str = _one_of("french", "spanish")
    """Which suits the cards show in games of the French deck."""
    deck_index_language: str = _one_of("en", "es")
    four_colours: bool = _switch(False)
    suits_apart: bool = _switch(False)
    """Whether suits are in inks that stay apart in every kind of colour blindness."""
    own_deck: str = _declare("", _is_folder_name)
    """A deck of the person's, by the name of its folder; nothing for ours."""
    flower_marks: bool = _switch(True)
    """Whether month and class stand on the flower cards."""
    old_money: bool = _switch(False)
    """Whether the money of the flower game is told in kan and mon."""
    index_size: str = _one_of("normal", "big", "large")
    back: str = _resource("azulejo")
    felt: str = _resource("game")
    """``game``: the game's own."""
    scheme: str = _one_of("system", "light", "dark")
    """How dialogs and pages look; the felt stays as it is."""
    card_size: int = _scale(100, 80, 160, 10)
    """Per cent of the usual size, as far as there is room."""
    speed: str = _one_of("normal", "relaxed", "fast", "faster", "instant")
    trick_hold_ms: int = _whole(900, 200, 3000, also=0)
    """Milliseconds a full trick lies still; 0: until a click."""
    reduced_motion: str = _one_of("system", "on", "off")
    high_contrast: str = _one_of("system", "on", "off")
    text_scale: float = _one_of(1.0, 1.25, 1.5, 1.75, 2.0)
    confirm_card: bool = _switch(False)
    confirm_button: bool = _switch(False)
    """Whether a button at the table is pressed twice before it counts."""
    cool_down_ms: int = _whole(0, 200, 3000, also=0)
    """How long nothing else counts after something was pressed."""
    dwell_ms: int = _whole(0, 300, 5000, also=0)
    """How long the pointer rests on something to click it; 0: a click is a click."""
    touch: str = _one_of("system", "on", "off")
    """Whether everything that one presses is large enough for a finger."""
    last_card_plays: bool = _switch(False)
    """Whether the last card of a hand, and what leaves no choice, is played without a click."""
    dim_illegal: str = _one_of("my_turn", "never", "always")
    sort_hand: str = _one_of("trump", "trump_right", "colours", "suits", "ranks", "dealt")
    sound: bool = _switch(True)
    volume: int = _whole(70, 0, 100, also=0)
    sound_cards: bool = _switch(True)
    sound_turn: bool = _switch(True)
    sound_end: bool = _switch(True)
    sound_refusals: bool = _switch(True)
    left_panel: bool = _switch(False)
    """Whether the panel stands at the left of the table."""
    keys: Mapping[str, str] = field(default_factory=dict[str, str], metadata={"admits": _are_keys})
    """Keys chosen instead of the usual ones, by command."""
    panel_open: bool = _switch(True)
    drawer_open: bool = _switch(False)
    """Whether the panel is open over the table, where there is no room beside it."""
    book_width: int = _whole(608, 420, 720, also=608)
    """How wide the rulebook lies beside the table, in logical pixels."""
    hints: bool = _switch(True)
    review: bool = _switch(True)
    """Whether hands that are over are gone over for mistakes."""
    checker: bool = _switch(False)
    """Whether a move that is clearly not the best is doubted before it is made."""
    coach: str = _one_of("asked", "always", "never")
    """In which matches a sentence of help is said: ``asked``: the first ones of a game, where that
    was wanted."""
    memory_gym: bool = _switch(False)
    """Whether it is asked now and then what has been played."""
    memory_aid: bool = _switch(False)
    """Whether the panel tells which cards are still to come, and what others hold or lack."""
    banter: bool = _switch(True)
    """Whether an opponent says a word about a hand that is over."""
    think_longer: bool = _switch(False)
    """Whether the opponents of new matches take their time."""
    speech: str = _one_of("normal", "brief", "full")
    """How much a screen reader is told of what happens at the table."""
    speech_pace: bool = _switch(False)
    """Whether the table waits until what was announced has been said."""
    switches: str = _one_of("off", "two", "one")
    """Whether two keys do everything, or one while the target moves by itself."""
    scan_ms: int = _whole(1200, 300, 5000, also=1200)
    """How long the ring stays at a target, where it moves by itself."""
    last_game: str = _declare("", lambda value: isinstance(value, str))
    options: Mapping[str, Mapping[str, Value]] = _of_games(_are_options)
    """The options chosen last, by game."""
    own_rules: Mapping[str, Mapping[str, Mapping[str, Value]]] = _of_games(_are_named_options)
    """The rules that the person has saved, by game and by name."""
    levels: Mapping[str, tuple[str, ...]] = _of_games(_are_words)
    """The levels of the opponents chosen last, by game."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """What a newer version stored, kept for it."""

    @property
    def has_spanish_letters(self) -> bool:
        """Whether the courts of French cards bear R, D and V."""
        return self.deck_index_language == "es"

    @property
    def spoken(self) -> tuple[str, str, str]:
        """What texts depend on: the language, the suits that are seen, the letters on cards."""
        return self.language, self.suits, self.deck_index_language

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """Read stored settings; a value that cannot be is its default, and the rest stays."""
        declared = {f.name: f.metadata["admits"] for f in fields(cls) if f.metadata}
        good = {
            key: stored[key] for key in declared if key in stored and declared[key](stored[key])
        }
        for key in sorted(declared.keys() & stored.keys() - good.keys()):
            log.warning("the setting %s cannot be %.80r", key, stored[key])
        if "levels" in good:
            good["levels"] = {game: tuple(words) for game, words in good["levels"].items()}
        return cls(**good, unknown={k: v for k, v in stored.items() if k not in declared})

    def to_json(self) -> dict[str, Any]:
        """Return what is stored: every setting, and what only others know."""
        known = {f.name: getattr(self, f.name) for f in fields(self) if f.metadata}
        return {**self.unknown, **known}


def load(path: Path) -> Settings:
    """Read the settings; a file that is missing or garbage gives the defaults."""
    try:
        with path.open("rb") as file:
            stored = json.loads(file.read(LARGEST_SETTINGS))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as error:
        log.warning("%s cannot be read: %s", path, error)
        return Settings()
    return Settings.from_json(stored) if isinstance(stored, dict) else Settings()


def save(settings: Settings, path: Path) -> None:
    """Replace the stored settings at once and wholly, or not at all.

    Raises:
        OSError: the disk is full or read-only; the old settings stay.

    """
    text = json.dumps(settings.to_json(), ensure_ascii=True, indent=2) + "\n"
    replace_file(path, text.encode())
