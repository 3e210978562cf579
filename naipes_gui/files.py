"""Finds the files that come with the program: cards, icons, translations."""

import sys
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent


def resource(*parts: str) -> Path:
    """Return the path of a resource in a checkout, an installed or a frozen program."""
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    folder = Path(unpacked) / "resources" if unpacked else _beside(_PACKAGE)
    return folder.joinpath(*parts)


@cache
def _beside(package: Path) -> Path:
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"
