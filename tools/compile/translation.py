"""Translates a kernel into the Python that Cython compiles to C: the same, with types.

The types are those that the source states: `int` becomes 64 bits, `float` a double, `Ints` an
array. What is private becomes a function of C. Constants of the module, its own and imported
ones, are read once, when it is loaded.
"""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from inspect import getsource
from types import ModuleType

from naipes_gui.compiled import PARTS
from tools.compile.arrays import ROOM, arrays, element

DIRECTIVES = (
    "# cython: language_level=3, infer_types=True, annotation_typing=True, autotestdict=False, "
    "cdivision=False, boundscheck=True, wraparound=True, profile=False, emit_code_comments=False"
)
HELPERS = (
    "bit_count", "bit_length", "shift", "wide", "wide_bit_count", "wide_bit_length", "wide_shift",
    "fill", "fill_wide", "zero", "copy", "copy_wide", "listed", "constant", "constant_wide",
)  # fmt: skip
"""What is taken from naipes_c.pxd."""
TYPES = {
    "int": "cython.longlong", "float": "cython.double", "bool": "cython.bint",
    "Ints": "cython.p_longlong", "Few": "cython.p_longlong", "Floats": "cython.p_double",
    "Wide": "wide", "WideFew": "cython.pointer(wide)",
    "list": "list", "dict": "dict", "tuple": "tuple", "set": "set", "str": "str",
}  # fmt: skip
ROWS = {
    "cython.p_longlong": "constant", "cython.p_double": "constant",
    "cython.pointer(wide)": "constant_wide",
}  # fmt: skip
"""How a constant that is an array is read, by its type."""
WORDS = "naipes_gui.bots.kernel"
"""What is imported from there is translated, every word of it."""
LARGEST = 2**62
QUICK = {"sqrt", "log", "exp"}
"""Functions of `math` that C has too, the same to the last digit."""


@dataclass(frozen=True)
class Scope:
    """What is known of a module while its functions are translated."""

    classes: frozenset[str]
    """Those that become structs."""
    signatures: Mapping[str, ast.arguments]
    constants: Mapping[str, str]
    """The types of constants."""
    rows: Mapping[str, str]
    """Attributes that are arrays."""
    wide: bool
    """Whether some numbers have 128 bits."""


class Untranslatable(ValueError):
    """A kernel does what no kernel may do."""


def is_wide(tree: ast.Module) -> bool:
    """Tell whether a kernel has numbers of 128 bits."""
    return "Wide" in {name for statement in tree.body for name in _bound(statement)}


def translated(source: str, plain: ModuleType) -> str:
    """Return a kernel as Cython wants it; ``plain`` is the same module, imported as it is."""
    known = dict[str, object]()
    tree = ast.Module(_whole(ast.parse(source).body, known), [])
    _see_names(tree)
    constants = _constants(tree, known | vars(plain))
    scope = Scope(
        classes=frozenset(node.name for node in _kernel_classes(tree)),
        signatures={n.name: n.args for n in tree.body if isinstance(n, ast.FunctionDef)},
        constants=constants, rows=_rows(tree), wide=is_wide(tree),
    )  # fmt: skip
    body = list[ast.stmt]()
    for statement in tree.body:
        body += _of_module(statement, scope)
        body += [_read(name, constants[name]) for name in _bound(statement) if name in constants]
    tree.body = body
    head = [
        DIRECTIVES, "import cython",
        f"from cython.cimports.naipes_c import {', '.join(HELPERS)}",
        *(f"from cython.cimports.libc.math import {n} as _c_{n}" for n in sorted(QUICK)),
    ]  # fmt: skip
    declared = [f"_c_{name} = cython.declare({kind})" for name, kind in constants.items()]
    return "\n".join([*head, *declared, ast.unparse(ast.fix_missing_locations(tree)), ""])


def _whole(statements: Iterable[ast.stmt], known: dict[str, object]) -> list[ast.stmt]:
    """Put the parts of a kernel where they are first imported; note what is known in them."""
    found = list[ast.stmt]()
    for each in statements:
        module = each.module or "" if isinstance(each, ast.ImportFrom) else ""
        if f".kernels.{PARTS}." not in module:
            found.append(each)
        elif module not in known:
            known[module] = part = import_module(module)
            known.update(vars(part))
            found += _whole(ast.parse(getsource(part)).body, known)
    return found


def _see_names(tree: ast.Module) -> None:
    """See that no two parts of a kernel give one name to two things.

    Raises:
        Untranslatable: they do.

    """
    own = [each.name for each in tree.body if isinstance(each, (ast.FunctionDef, ast.ClassDef))]
    for each in tree.body:
        if isinstance(each, (ast.Assign, ast.AnnAssign)):
            own += _bound(each)
    if twice := sorted({name for name in own if own.count(name) > 1}):
        raise Untranslatable(f"one name for two things: {', '.join(twice)}")


def _constants(tree: ast.Module, plain: Mapping[str, object]) -> dict[str, str]:
    """Return the type of every constant that functions use: numbers, and rows of numbers."""
    changed = {n for node in ast.walk(tree) if isinstance(node, ast.Global) for n in node.names}
    bound = {name for statement in tree.body for name in _bound(statement)}
    found = dict[str, str]()
    for name in sorted(bound - changed):
        if kind := _kind(plain.get(name)):
            found[name] = kind
    return found


def _rows(tree: ast.Module) -> dict[str, str]:
    """Return the attributes that are arrays, of whatever class."""
    return {
        ast.unparse(each.target): ast.unparse(each.annotation)
        for node in _kernel_classes(tree)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and ast.unparse(each.annotation) in ROOM
    }


def _kind(value: object) -> str:
    if type(value) is int and value >= LARGEST:
        return "wide"
    simple = {int: "cython.longlong", float: "cython.double", bool: "cython.bint"}
    if type(value) in simple:
        return simple[type(value)]
    if isinstance(value, tuple) and type(value) is tuple and value:
        kinds = {type(each) for each in value}
        if kinds == {int} and max(value) >= LARGEST:
            return "cython.pointer(wide)"
        if kinds <= {int, bool}:
            return "cython.p_longlong"
        if kinds == {float}:
            return "cython.p_double"
    return ""


def _read(name: str, kind: str) -> ast.stmt:
    """Return the statement that reads a constant, once it is there."""
    read = f"{ROWS[kind]}(_c_{name}, {name})" if kind in ROWS else name
    return ast.parse(f"_c_{name} = {read}").body[0]


def _bound(statement: ast.stmt) -> list[str]:
    """Return the names that a statement of a module binds."""
    if isinstance(statement, ast.ImportFrom):
        return [each.asname or each.name for each in statement.names]
    targets = list[ast.expr]()
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign) and statement.value:
        targets = [statement.target]
    return [n.id for each in targets for n in ast.walk(each) if isinstance(n, ast.Name)]


def _kernel_classes(tree: ast.Module) -> list[ast.ClassDef]:
    """Return the classes with slots, which become structs of C, unlike all others."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(each).startswith("__slots__ =") for each in node.body)
    ]


def _of_module(node: ast.stmt, scope: Scope) -> list[ast.stmt]:
    if isinstance(node, ast.ImportFrom) and node.module == WORDS:
        return []
    if isinstance(node, ast.AnnAssign):
        if node.value is None:
            return []
        return [ast.Assign([node.target], node.value)]
    if isinstance(node, ast.ImportFrom):
        # What C has of the same name must not be bound again.
        node.names = [each for each in node.names if each.name not in HELPERS]
        return [node] if node.names else []
    if isinstance(node, ast.FunctionDef):
        return [_function(node, scope)]
    if isinstance(node, ast.ClassDef) and node.name in scope.classes:
        return [_class(node, scope)]
    return [node]


def _class(node: ast.ClassDef, scope: Scope) -> ast.ClassDef:
    """Make a class with slots one of C, whose attributes are those that it annotates."""
    own = {n.name: n.args for n in node.body if isinstance(n, ast.FunctionDef)}
    methods = {f"self.{name}": each for name, each in own.items()}
    inside = replace(scope, signatures={**scope.signatures, **methods})
    body = list[ast.stmt]()
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            said = ast.unparse(each.annotation)
            body.append(_attribute(each.target.id, said, scope.classes))
    for each in node.body:
        if isinstance(each, ast.FunctionDef):
            body.append(_function(each, inside))
    return ast.ClassDef(node.name, [], [], body, [*map(_name, ("cython.final", "cython.cclass"))])


def _attribute(name: str, said: str, classes: Iterable[str]) -> ast.stmt:
    if said in ROOM:
        return ast.parse(f"{name}: {element(said)}[{ROOM[said]}]").body[0]
    kind = _typed(said, classes) or "object"
    return ast.parse(f"{name} = cython.declare({kind}, visibility='public')").body[0]


def _typed(said: str, classes: Iterable[str]) -> str:
    """Return the type of C that an annotation stands for, or nothing."""
    said = said.strip("'")
    if said in classes:
        return said
    return TYPES.get(said.partition("[")[0], "") if " | " not in said else ""


def _name(dotted: str) -> ast.expr:
    return ast.parse(dotted, mode="eval").body


def _function(node: ast.FunctionDef, scope: Scope) -> ast.FunctionDef:
    """Give a function the types that it states, and make it one of C."""
    everything = [*node.args.args, *node.args.kwonlyargs]
    defaults = [*node.args.defaults, *(each for each in node.args.kw_defaults if each)]
    local = {each.arg for each in everything} | {
        n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }
    stated = [ast.unparse(each.annotation) if each.annotation else "" for each in everything]
    for each, said in zip(everything, stated, strict=True):
        each.annotation = _name(kind) if (kind := _typed(said, scope.classes)) else None
    returns = _typed(ast.unparse(node.returns), scope.classes) if node.returns else ""
    node.returns = _name(returns) if returns and returns not in TYPES else None
    known = {name: kind for name, kind in scope.constants.items() if name not in local}
    words = _Words(replace(scope, constants=known))
    node.body = [new for each in node.body for new in words.lines(each)]
    node.args = ast.arguments([], everything, None, [], [], None, defaults)
    special = node.name.startswith("__")
    if not special and not node.decorator_list:
        # Nobody but C can hand over an array.
        takes_array = any(_typed(said, ()) in ROWS for said in stated)
        private = node.name.startswith("_") or takes_array
        node.decorator_list = [_name("cython.cfunc" if private else "cython.ccall")]
        if returns.startswith(("cython.", "wide")):
            node.decorator_list.append(_name(f"cython.returns({returns})"))
            node.returns = None
    return node


class _Words(ast.NodeTransformer):
    """Puts the words of C for those of Python where they are not the same."""

    def __init__(self, scope: Scope) -> None:
        self._scope = scope

    def lines(self, node: ast.stmt) -> list[ast.stmt]:
        """Translate a statement of a function."""
        made = self.visit(node)
        return made if isinstance(made, list) else [made]

    def _call(self, helper: str, *arguments: ast.expr) -> ast.Call:
        name = f"wide_{helper}" if self._scope.wide else helper
        return ast.Call(_name(name), list(arguments), [])

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        raise Untranslatable(f"line {node.lineno}: no functions inside of functions")

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.AST:
        raise Untranslatable(f"line {node.lineno}: a loop or a list instead of a generator")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | list[ast.stmt]:
        said, target = ast.unparse(node.annotation), ast.unparse(node.target)
        if said in ROOM:
            return arrays(target, said, node.value and self.visit(node.value), declared=False)
        kind = _typed(said, self._scope.classes)
        if kind:
            declared = ast.parse(f"{target}: {kind}").body[0]
            if node.value is None:
                return declared
            return [declared, ast.Assign([node.target], self.visit(node.value), lineno=0)]
        if node.value is None:
            return ast.Pass()
        return ast.Assign([node.target], self.visit(node.value), lineno=0)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | list[ast.stmt]:
        target = node.targets[0]
        if isinstance(target, ast.Attribute) and (said := self._scope.rows.get(target.attr)):
            return arrays(ast.unparse(target), said, self.visit(node.value), declared=True)
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.LShift):
            return self._call("shift", node.left, node.right)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.LShift):
            left = ast.parse(ast.unparse(node.target), mode="eval").body
            return ast.Assign([node.target], self._call("shift", left, node.value), lineno=0)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        called = ast.unparse(node.func)
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if method in {"bit_count", "bit_length"} and not node.args:
            assert isinstance(node.func, ast.Attribute)
            return self._call(method, self.visit(node.func.value))
        self.generic_visit(node)
        if called == "int" and len(node.args) == 1:
            return ast.Call(_name("cython.cast"), [_name("cython.longlong"), node.args[0]], [])
        if called in QUICK:
            node.func = _name(f"_c_{called}")
        if node.keywords and called in self._scope.signatures:
            _in_order(node, self._scope.signatures[called])
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        if self._scope.constants.get(name) in ROWS and not isinstance(node.slice, ast.Slice):
            if isinstance(node.slice, ast.UnaryOp):
                raise Untranslatable(f"line {node.lineno}: an array of C has no end to count from")
            return ast.Subscript(_name(f"_c_{name}"), self.visit(node.slice), node.ctx)
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        kind = self._scope.constants.get(node.id, "")
        if kind and kind not in ROWS and isinstance(node.ctx, ast.Load):
            return _name(f"_c_{node.id}")
        return node


def _in_order(call: ast.Call, signature: ast.arguments) -> None:
    """Give what is named by its place: functions of C know no names."""
    names = [each.arg for each in (*signature.args, *signature.kwonlyargs) if each.arg != "self"]
    said = {each.arg: each.value for each in call.keywords}
    call.args += [said.pop(name) for name in names[len(call.args) :] if name in said]
    call.keywords = []
