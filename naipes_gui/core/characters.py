"""The nine people that one can play against: each has a way of playing that nobody else has."""

from collections.abc import Iterable, Mapping

CHARACTERS: Mapping[str, str] = {
    "prudent": "Ana",
    "bold": "Bruno",
    "serene": "Carmen",
    "stubborn": "Damián",
    "wary": "Elvira",
    "dreamy": "Fermín",
    "greedy": "Gala",
    "reckless": "Hugo",
    "patient": "Inés",
}
"""Who plays in a style."""


def names_for(styles: Iterable[str]) -> list[str]:
    """Return who sits at a table by the styles: each of the nine once, as far as they go round."""
    names: list[str] = []
    for style in styles:
        known = CHARACTERS.get(style, "")
        free = [name for name in CHARACTERS.values() if name not in names]
        names.append(known if known in free else next(iter(free), known or style))
    return names
