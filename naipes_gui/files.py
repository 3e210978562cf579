"""Finds the files that come with the program: cards, icons, translations."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).parent


def resource(*parts: str) -> Path:
    """Return the path of a resource in a checkout, an installed or a frozen program."""
    return _folder().joinpath(*parts)


def _folder() -> Path:
    if unpacked := getattr(sys, "_MEIPASS", None):
        return Path(unpacked) / "resources"
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"
