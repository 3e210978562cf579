"""Imports the kernels of the opponents compiled, where that has been done, and else as they are.

A kernel is a module in a folder `kernels` of a game's players. `python -m tools.compile` puts what
it makes of `rollout.py` into `kernels/__compiled__`, under a name that holds the digest of the
source: what was made of another source is never loaded. See docs/compiled.md.
"""

import logging
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

log = logging.getLogger(__name__)

PLAIN = "NAIPES_PLAIN"
"""The environment variable that has everything run as plain Python."""
FOLDER = "__compiled__"
PARTS = "parts"
"""The folder beside a kernel with what is compiled as one with it."""
EDITION = "2"
"""Raised when the same source would be translated otherwise."""


def digest(source: bytes) -> str:
    """Return what tells a source, and how it is translated, from every other."""
    # Loaded only where there is something compiled.
    from hashlib import sha256

    return sha256(EDITION.encode() + source.replace(b"\r\n", b"\n")).hexdigest()[:16]


def file_name(source: Path) -> str:
    """Return what the compiled form of a source is called."""
    parts = sorted((source.parent / PARTS).glob("*.py"))
    whole = b"".join(each.read_bytes() for each in (source, *parts))
    return f"{source.stem}.{digest(whole)}{EXTENSION_SUFFIXES[0]}"


def found(source: Path) -> Path | None:
    """Return the compiled form of a source, unless there is none or it is of another source."""
    folder = source.parent / FOLDER
    made = sorted(folder.glob(f"{source.stem}.*{EXTENSION_SUFFIXES[0]}"))
    if not made:
        return None
    # A frozen program has no sources that could have changed.
    wanted = folder / file_name(source) if source.exists() else made[0]
    if wanted in made:
        return wanted
    log.warning("%s has changed since it was compiled, and runs as plain Python", source.name)
    return None


class Kernels:
    """Finds compiled kernels before Python finds their sources."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where the compiled form of a kernel is, or nothing for everything else."""
        package, _, stem = name.rpartition(".")
        if not package.endswith(".players.kernels") or not path or os.environ.get(PLAIN):
            return None
        made = found(Path(path[0]) / f"{stem}.py")
        if made is None:
            return None
        return spec_from_file_location(name, made, loader=ExtensionFileLoader(name, str(made)))


@cache
def use() -> None:
    """Have kernels imported compiled from now on."""
    sys.meta_path.insert(0, Kernels())


def is_compiled(module: ModuleType) -> bool:
    """Tell whether a module was imported compiled."""
    return str(module.__file__).endswith(EXTENSION_SUFFIXES[0])
