"""What can be changed in a file: all that `mutmut` knows of, one at a time."""

import builtins
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import libcst as cst
import libcst.matchers as m
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

from tools.mutation.mutant import Mutant

UNTOLD = ("debug", "info", "warning", "error", "exception")
"""What is written to the log: no behaviour that anything depends on."""


NOT_RUN = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom)
"""What says something of the code but is no behaviour of its own."""


class _Places(cst.CSTVisitor):
    """Finds all nodes that may be changed, and into what."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        self.found = list[tuple[int, cst.CSTNode, cst.CSTNode]]()

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, NOT_RUN) or _is_untold(node):
            return False
        if (parts := _changed_alone(node)) is None:
            self._note(node)
            parts = node.children
        for part in parts:
            if not (_asserted(node) and m.matches(part, SAYS_STRICT)):
                part.visit(self)
        return False

    def _note(self, node: cst.CSTNode) -> None:
        line = self.get_metadata(PositionProvider, node, None)
        for kind, changed in mutation_operators:
            if line is not None and isinstance(node, kind):
                self.found += [
                    (line.start.line, node, other)
                    for other in changed(node)
                    if _asserted(other) == _asserted(node)
                ]


def _changed_alone(node: cst.CSTNode) -> Sequence[cst.CSTNode] | None:
    """Return what may be changed of a node that is itself no place for a change, if it is none."""
    if isinstance(node, cst.Call) and _is_wording(node):
        return [arg for arg in node.args if arg.keyword is not None]
    if isinstance(node, cst.If) and m.matches(node.test, WHICH_SYSTEM):
        return _run_here(node)
    return [] if isinstance(node, cst.Raise) and _is_for_programmers(node) else None


SAYS_STRICT = m.Arg(keyword=m.Name("strict"), value=m.Name("True"))
"""With `zip` an assertion: nothing differs while it holds, whatever it is changed into."""
ASSERTS = m.Call(func=m.Name("zip"), args=[m.ZeroOrMore(), SAYS_STRICT])
WHICH_SYSTEM = m.Comparison(
    left=m.Attribute(m.Name("sys"), m.Name("platform")),
    comparisons=[m.ComparisonTarget(m.Equal() | m.NotEqual(), m.SimpleString())],
)
"""What asks for the system: the tests run on one, and nobody sees here what another would do."""


def _asserted(node: cst.CSTNode) -> bool:
    return m.matches(node, ASSERTS)


def _run_here(node: cst.If) -> list[cst.CSTNode]:
    """Return the branch that is taken on this system."""
    test = cst.ensure_type(node.test, cst.Comparison).comparisons[0]
    named = cst.ensure_type(test.comparator, cst.SimpleString).evaluated_value == sys.platform
    if named == isinstance(test.operator, cst.Equal):
        return [node.body]
    return [node.orelse] if node.orelse is not None else []


def _is_for_programmers(node: cst.Raise) -> bool:
    """Tell whether an error is one of Python's: its text is for the log, as what is logged.

    Errors of the system are not meant, for what they carry is told to people; neither are those
    that end something.
    """
    if not m.matches(node, m.Raise(exc=m.Call(func=m.Name()))):
        return False
    call = cst.ensure_type(node.exc, cst.Call)
    kind = getattr(builtins, cst.ensure_type(call.func, cst.Name).value, BaseException)
    return issubclass(kind, Exception) and not issubclass(kind, OSError | StopIteration)


def _is_wording(node: cst.Call) -> bool:
    """Tell whether a node is a text for people: the tests of translations hold every one."""
    return m.matches(node, m.Call(func=m.Name("phrase") | m.Name("translate")))


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
        case _:
            pass
    return isinstance(node, cst.AnnAssign) and _is_alias(node)


def _is_alias(node: cst.AnnAssign) -> bool:
    return isinstance(node.annotation.annotation, cst.Name) and (
        node.annotation.annotation.value == "TypeAlias"
    )


class Change(NamedTuple):
    """What could be changed in a file; the changed file is only written when it is drawn."""

    module: cst.Module
    path: Path
    line: int
    node: cst.CSTNode
    other: cst.CSTNode

    def mutant(self) -> Mutant | None:
        """Return the file with that change, or nothing if that is no Python."""
        spoilt = self.module.deep_replace(self.node, self.other)
        if not isinstance(spoilt, cst.Module) or not _compiles(spoilt.code):
            return None
        return Mutant(self.path, self.line, spoilt.code)


def changes(path: Path) -> list[Change]:
    """Return all that could be changed in a file."""
    wrapper = MetadataWrapper(cst.parse_module(path.read_text(encoding="utf-8")))
    places = _Places()
    wrapper.visit(places)
    return [Change(wrapper.module, path, *found) for found in places.found]


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True
