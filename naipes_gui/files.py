"""Finds the files that come with the program: cards, icons, translations."""

import sys
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent
_held: dict[tuple[str, ...], bytes] = {}


def resource(*parts: str) -> Path:
    """Return the path of a resource in a checkout, an installed or a frozen program."""
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    folder = Path(unpacked) / "resources" if unpacked else _beside(_PACKAGE)
    return folder.joinpath(*parts)


@cache
def _beside(package: Path) -> Path:
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def contents(*parts: str) -> bytes:
    """Return what a resource contains."""
    held = _held.get(parts)
    return resource(*parts).read_bytes() if held is None else held


def hold(folder: str) -> None:
    """Read all resources of a folder, if there is one, so that none need be opened later."""
    inside = resource(folder)
    if inside.is_dir():
        _held.update({(folder, file.name): file.read_bytes() for file in inside.iterdir()})
