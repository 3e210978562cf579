"""The mutants of a file: what `mutmut` would change in it, one at a time."""

from collections.abc import Iterator
from pathlib import Path

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

from tools.mutation.mutant import Mutant

UNTOLD = ("debug", "info", "warning", "error", "exception")
"""What is written to the log: no behaviour that anything depends on."""


class _Places(cst.CSTVisitor):
    """Finds all nodes that may be changed, and into what."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        self.found = list[tuple[int, cst.CSTNode, cst.CSTNode]]()

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.Annotation | cst.Import | cst.ImportFrom) or _is_untold(node):
            return False
        line = self.get_metadata(PositionProvider, node, None)
        for kind, changed in mutation_operators:
            if line is not None and isinstance(node, kind):
                self.found += [(line.start.line, node, other) for other in changed(node)]
        return True


def _is_untold(node: cst.CSTNode) -> bool:
    """Tell whether a node only speaks to the log, to the type checker or to the reader."""
    match node:
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
        case cst.Call(func=cst.Attribute(value=cst.Name("log"), attr=cst.Name(level))):
            return level in UNTOLD
        case cst.Call(func=cst.Name("cast" | "TypeVar" | "NewType")):
            return True
        case cst.Assign(
            targets=[cst.AssignTarget(target=cst.Name("__slots__" | "__all__" | "log"))]
        ):
            return True
    return isinstance(node, cst.AnnAssign) and _is_alias(node)


def _is_alias(node: cst.AnnAssign) -> bool:
    return isinstance(node.annotation.annotation, cst.Name) and (
        node.annotation.annotation.value == "TypeAlias"
    )


def mutants(root: Path, path: Path) -> Iterator[Mutant]:
    """Yield every mutant of a file below a root."""
    wrapper = MetadataWrapper(cst.parse_module((root / path).read_text(encoding="utf-8")))
    places = _Places()
    wrapper.visit(places)
    for line, node, changed in places.found:
        spoilt = wrapper.module.deep_replace(node, changed)
        if isinstance(spoilt, cst.Module) and _compiles(spoilt.code):
            yield Mutant(path, line, spoilt.code)


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True
