"""Translates the making of arrays: see `naipes_gui.bots.kernel`."""

import ast

ROOM = {"Ints": 64, "Few": 16, "Floats": 64}
"""What an array of a kernel holds at most."""
MAKERS = {
    "few": "fill_ints", "same_few": "copy_ints",
    "ints": "fill_ints", "floats": "fill_floats", "zeros": "zero_ints", "no_floats": "zero_floats",
    "same_ints": "copy_ints", "same_floats": "copy_floats",
}  # fmt: skip


def element(said: str) -> str:
    """Return the type of C of what an array holds."""
    return "cython.double" if said == "Floats" else "cython.longlong"


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
        lines = [f"{target}: {each.replace('.', '.p_')}"]
    else:
        lines = [f"{target}: {each.replace('.', '.p_')} = {ast.unparse(made)}"]
    return ast.parse("\n".join(lines)).body
