"""What a window keeps so as not to make it again never grows with what is looked at."""

import ast
from collections.abc import Iterator

from tests.sources import sources_with

FOLDERS = ("ui/", "session/", "store/")


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for place, source in sources_with("cache"):
        for node in ast.walk(ast.parse(source)) if place.startswith(FOLDERS) else ():
            if isinstance(node, ast.FunctionDef):
                yield f"{place}:{node.lineno}", node


def keeps_all(function: ast.FunctionDef) -> bool:
    """Tell whether a function keeps a result for every argument it was ever given."""
    if not (function.args.args or function.args.kwonlyargs or function.args.vararg):
        return False
    written = [ast.unparse(decorator) for decorator in function.decorator_list]
    return any(name in ("cache", "functools.cache") or "maxsize=None" in name for name in written)


def test_no_function_keeps_all_it_ever_returned() -> None:
    assert [place for place, function in functions() if keeps_all(function)] == []


def test_it_would_be_noticed() -> None:
    (kept,) = ast.parse("@cache\ndef picture(size): ...").body
    (once,) = ast.parse("@cache\ndef picture(): ...").body
    assert isinstance(kept, ast.FunctionDef)
    assert isinstance(once, ast.FunctionDef)
    assert keeps_all(kept)
    assert not keeps_all(once)
