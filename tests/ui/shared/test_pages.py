"""What the window asks of a page is declared, not looked for by its name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import naipes_gui

UI = Path(naipes_gui.__file__).parent / "ui"
NOT_IN_EVERY_QT = {
    "access/desktop.py", "access/said_elsewhere.py", "shared/accessibility.py",
    "shared/style.py", "table/from_settings.py", "window/quitting.py",
}  # fmt: skip
"""Where Qt, or the system, is asked for what only some of their versions have."""
OF_MANY_KINDS = {"access/lists.py", "access/switches.py", "beside_table/companion.py"}
"""Where any widget that lies there, or has the keys, is asked for what some have."""


def looked_for_by_name(file: Path) -> Iterator[int]:
    """Yield the lines in which something is asked for what is named in a text."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr == "__dict__":
            yield node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            named = len(node.args) > 1 and isinstance(node.args[1], ast.Constant)
            if named and node.func.id in ("getattr", "hasattr"):
                yield node.lineno


def test_nothing_in_the_interface_is_looked_for_by_its_name() -> None:
    found = {
        f"{file.relative_to(UI).as_posix()}:{line}"
        for file in sorted(UI.rglob("*.py"))
        if file.relative_to(UI).as_posix() not in NOT_IN_EVERY_QT | OF_MANY_KINDS
        for line in looked_for_by_name(file)
    }
    assert found == set()
