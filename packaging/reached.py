"""What the program reaches of its Python, of Qt and of the tools around it: the rest stays behind.

Nothing is listed here as «never imported»: it would be missing on the day it is. The imports
decide, as PyInstaller's graph found them, and the libraries that each file is linked with.
"""

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import PurePath
from typing import Any

PROGRAM = "naipes_gui"

Imports = Mapping[str, Iterable[tuple[str, bool]]]
"""What each module imports, and whether it goes on without: a «guarded» import, in a `try`."""
Wants = Mapping[str, frozenset[str]]
"""The libraries that each file is linked with."""


def foreign(declared: Iterable[str]) -> list[str]:
    """Name the installed packages that are none of the program's: the tools around it."""
    own = {_normal(PROGRAM), *_with_their_own(declared)}
    owners = packages_distributions().items()
    names = {name for name, by in owners if own.isdisjoint(map(_normal, by))}
    return sorted(names - sys.stdlib_module_names)


def imports_in(graph: Any) -> dict[str, list[tuple[str, bool]]]:
    """Read the imports out of PyInstaller's graph; what its hooks add is not guarded."""
    found: dict[str, list[tuple[str, bool]]] = {}
    for node in graph.iter_graph():
        # A codec is looked up by its name, and one that does not load is one that is not there.
        codecs = node.identifier == "encodings"
        edges = ((each, graph.edgeData(node, each)) for each in graph.outgoing(node) if each)
        found[node.identifier] = [
            (each.identifier, codecs or getattr(edge, "tryexcept", False)) for each, edge in edges
        ]
    return found


def needed(imports: Imports, program: str = PROGRAM) -> set[str]:
    """Name the modules without which something fails: all that the program itself names, and what
    these import without a guard."""
    waiting = [name for name in imports if _is_of(name, program)]
    found = set(waiting)
    while waiting:
        importer = waiting.pop()
        for name, guarded in imports.get(importer, ()):
            if name not in found and (not guarded or _is_of(importer, program)):
                found.add(name)
                waiting.append(name)
    return found


def spare(wants: Wants, needed_files: Iterable[str], optional: Iterable[str]) -> set[str]:
    """Pick, of files that are imported under a guard, those that want libraries for themselves."""
    wanted_anyway = frozenset[str]().union(*(wants[file] for file in needed_files))
    return {file for file in optional if not wants[file] <= wanted_anyway}


def linked(wants: Wants, roots: Iterable[str]) -> set[str]:
    """Name the libraries that the roots are linked with, and those that these are linked with."""
    by_name: dict[str, list[str]] = {}
    for file in wants:
        by_name.setdefault(library(file), []).append(file)
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        for name in wants[waiting.pop()] - found:
            found.add(name)
            waiting += by_name.get(name, [])
    return found


def library(file: str) -> str:
    """Name a library as those who are linked with it do, whatever folder or framework it is in."""
    parts = PurePath(file.replace("\\", "/")).parts
    framework = next((part for part in parts if part.endswith(".framework")), None)
    return (framework or parts[-1]).removesuffix(".framework").lower()


def wants_of(files: Iterable[str], look: Callable[[str], Iterable[str]]) -> Wants:
    """Ask of every file what it is linked with."""
    return {file: frozenset(map(library, look(file))) for file in files}


def _is_of(name: str, program: str) -> bool:
    return name == program or name.startswith(f"{program}.")


def _with_their_own(declared: Iterable[str]) -> set[str]:
    """Name packages and what they need in turn; what only an extra needs is not ours."""
    waiting = [each for each in declared if "extra ==" not in each]
    found: set[str] = set()
    while waiting:
        name = _normal(re.split(r"[^\w.-]", waiting.pop(), maxsplit=1)[0])
        if name not in found:
            found.add(name)
            waiting += [each for each in _requirements(name) if "extra ==" not in each]
    return found


def _requirements(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []  # of another system or another Python


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
