"""Translates the making of arrays: see `naipes_gui.bots.kernel`."""

import ast

ROOM = {"Ints": 64, "Few": 16, "Floats": 64, "WideFew": 16}
"""What an array of a kernel holds at most."""
MAKERS = {
    "wide_few": "fill_wide", "same_wide_few": "copy_wide",
    "few": "fill_ints", "same_few": "copy_ints",
    "ints": "fill_ints", "floats": "fill_floats", "zeros": "zero_ints", "no_floats": "zero_floats",
    "same_ints": "copy_ints", "same_floats": "copy_floats",
}  # fmt: skip


def element(said: str) -> str:
    """Return the type of C of what an array holds."""
    return {"Floats": "cython.double", "WideFew": "wide"}.get(said, "cython.longlong")


def pointer(said: str) -> str:
    """Return the type of C of an array."""
    kinds = {"Floats": "cython.p_double", "WideFew": "cython.pointer(wide)"}
    return kinds.get(said, "cython.p_longlong")


def arrays(target: str, said: str, made: ast.expr | None, *, declared: bool) -> list[ast.stmt]:
    """Return the statements that make an array in its place: on the stack, or in an object.

    Another array that is only given a name stays the same array.
    """
    each, room = element(said), ROOM[said]
    maker = ast.unparse(made.func) if isinstance(made, ast.Call) else ""
    if isinstance(made, ast.Call) and maker in MAKERS:
        given = ", ".join(map(ast.unparse, made.args))
        lines = [] if declared else [f"{target}: {each}[{room}]"]
        lines.append(f"{MAKERS[maker]}({target}, {given}, {room})")
    elif made is None:
        lines = [f"{target}: {pointer(said)}"]
    else:
        lines = [f"{target}: {pointer(said)} = {ast.unparse(made)}"]
    return ast.parse("\n".join(lines)).body
