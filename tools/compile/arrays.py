"""Translates the making of arrays: see `naipes_gui.bots.kernel`."""

import ast

ROOM = {"Ints": 64, "Few": 16, "Floats": 64, "WideFew": 16}
"""What an array of a kernel holds at most."""
MAKERS = {"row": "fill", "copied": "copy", "zeros": "zero", "no_floats": "zero"}
"""What fills an array in C, by the word that makes it in Python."""
POINTERS = {"Floats": "cython.p_double", "WideFew": "cython.pointer(wide)"}
"""The type of C of an array, unless it is one of whole numbers of 64 bits."""


def element(said: str) -> str:
    """Return the type of C of what an array holds."""
    return {"Floats": "cython.double", "WideFew": "wide"}.get(said, "cython.longlong")


def pointer(said: str) -> str:
    """Return the type of C of an array."""
    return POINTERS.get(said, "cython.p_longlong")


def arrays(target: str, said: str, made: ast.expr | None, *, declared: bool) -> list[ast.stmt]:
    """Return the statements that make an array in its place: on the stack, or in an object.

    Another array that is only given a name stays the same array.
    """
    each, room = element(said), ROOM[said]
    maker = ast.unparse(made.func) if isinstance(made, ast.Call) else ""
    if isinstance(made, ast.Call) and maker in MAKERS:
        given = ", ".join(map(ast.unparse, made.args))
        lines = [] if declared else [f"{target}: {each}[{room}]"]
        wide = "_wide" if each == "wide" else ""
        lines.append(f"{MAKERS[maker]}{wide}({target}, {given}, {room})")
    elif made is None:
        lines = [f"{target}: {pointer(said)}"]
    else:
        lines = [f"{target}: {pointer(said)} = {ast.unparse(made)}"]
    return ast.parse("\n".join(lines)).body
