"""The people at the table: who can be met, and what they look like."""

from naipes_gui.core.text import Phrase, phrase

OPPONENTS = {
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
"""The portraits of the opponents by name."""
PERSON = "person"
LEVELS = {
    "beginner": phrase("levels", "Beginner"),
    "club": phrase("levels", "Club"),
    "expert": phrase("levels", "Expert"),
    "master": phrase("levels", "Master"),
}
"""From the weakest to the strongest; the place tells how many lozenges are filled."""


def portrait(name: str) -> str:
    """Return the picture of a player; who is not one of the opponents is a person."""
    return OPPONENTS.get(name, PERSON)


def level_name(level: str) -> Phrase | str:
    """Return a level in words."""
    return LEVELS.get(level, level)


def level_dots(level: str) -> int:
    """Return how many of four lozenges a level fills."""
    return list(LEVELS).index(level) + 1 if level in LEVELS else 0
