"""The people at the table: who can be met, and what they look like."""

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.opponent import LEVEL_NAMES, STYLE_NAMES
from naipes_gui.core.text import Phrase

_FACES = {
    "Ana": "ana",
    "Bruno": "bruno",
    "Carmen": "carmen",
    "Damián": "damian",
    "Elvira": "elvira",
    "Fermín": "fermin",
    "Gala": "gala",
    "Hugo": "hugo",
    "Inés": "ines",
}
OPPONENTS = {name: (_FACES[name], style) for style, name in CHARACTERS.items()}
"""The portraits of the opponents by name, and how they like to play."""
PERSON = "person"
LEVELS = LEVEL_NAMES
"""From the weakest to the strongest; the place tells how many pips are filled."""


def portrait(name: str) -> str:
    """Return the picture of a player; who is not one of the opponents is a person."""
    return OPPONENTS[name][0] if name in OPPONENTS else PERSON


def level_name(level: str) -> Phrase | str:
    """Return a level in words."""
    return LEVELS.get(level, level)


def level_dots(level: str) -> int:
    """Return how many of four pips a level fills."""
    return list(LEVELS).index(level) + 1 if level in LEVELS else 0


def style_of_person(name: str) -> str:
    """Return how an opponent likes to play."""
    return OPPONENTS[name][1] if name in OPPONENTS else ""


def style_name(style: str) -> Phrase | str:
    """Return a style in words; a record may name one that is not known."""
    return STYLE_NAMES.get(style, style)
