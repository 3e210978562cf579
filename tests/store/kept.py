"""What is kept of the files of a folder between two runs, as one value to look at and to spoil."""

import json
from pathlib import Path
from typing import Any


def kept(file: Path) -> dict[str, Any]:
    """Return what a file of rows holds, its rows as ``matches``."""
    about, *rows = map(json.loads, file.read_text("utf-8").splitlines())
    return {**about, "matches": {name: row for name, *row in rows}}


def keep(file: Path, stored: Any) -> None:
    """Write such a file; a text, or what has no rows, as it is."""
    match stored:
        case str():
            file.write_text(stored, "utf-8")
        case {"matches": dict(rows), **about}:
            lines = [about, *([name, *_listed(row)] for name, row in rows.items())]
            file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
        case _:
            file.write_text(f"{json.dumps(stored)}\n", "utf-8")


def _listed(row: Any) -> list[Any]:
    return row if isinstance(row, list) else [row]
