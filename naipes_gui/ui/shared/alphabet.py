"""The order of names in a list."""

from unicodedata import normalize


def alphabetical(name: str) -> str:
    """Return what a name is sorted by, in which É stands beside E, and capitals say nothing."""
    return "".join(letter for letter in normalize("NFKD", name.casefold()) if _is_heard(letter))


def _is_heard(letter: str) -> bool:
    return not "\u0300" <= letter <= "\u036f"
