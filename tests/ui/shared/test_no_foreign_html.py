"""Nothing but `naipes_gui.ui.shared.markup` makes HTML, and nothing shows any but what it made.

Every class, method and text of Qt that would take a foreign word for HTML is named here; the
program may use them only where that is made impossible.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.sources import sources_like

MARKUP, QUIET, PLAIN, LEAF, FAILURE, RULES = (
    f"ui/{name}.py"
    for name in (
        "shared/markup",
        "shared/quiet_document",
        "shared/widgets/plain",
        "shared/widgets/leaf",
        "window/startup_failure",
        "rulebook/writing",
    )
)
GUESSING = {
    "QLabel": (PLAIN,), "QTextBrowser": (LEAF,), "QTextEdit": (), "QTextDocument": (QUIET,),
    "QMessageBox": (FAILURE,), "QStaticText": (), "QGraphicsTextItem": (), "QProgressDialog": (),
    "QErrorMessage": (), "QWhatsThis": (), "QInputDialog": (), "QWizard": (), "QWizardPage": (),
    "QSplashScreen": (), "QTextDocumentFragment": (MARKUP,), "QSystemTrayIcon": (),
}  # fmt: skip
"""What shows or reads HTML where it likes to, and the modules that keep it from doing so."""
READING = {
    "setHtml": (LEAF, "ui/shared/paint.py"), "append": (), "insertHtml": (LEAF,),
    "fromHtml": (MARKUP,),
    "setMarkdown": (), "insertMarkdown": (RULES,), "setTextFormat": (PLAIN, FAILURE),
    "setWhatsThis": (), "setStatusTip": (), "setInformativeText": (), "setDetailedText": (),
    "setLabelText": (), "showMessage": (), "appendHtml": (),
}  # fmt: skip
"""Methods that take HTML for HTML; ``append`` is meant where a widget has it."""
WIDGETS_THAT_APPEND = re.compile(r"(diary|browser|text|edit|leaf|document)$")
TIPS = {"setToolTip": 0, "setTabToolTip": 1, "setItemToolTip": 1, "showText": 1}
"""Where the text of a tool tip stands among the arguments."""
SUSPECT = "|".join([
    *GUESSING, *(name for name in READING if name != "append"), *TIPS, "ToolTipRole", "[Mm]arkup",
    r"(diary|browser|text|edit|leaf|document)\.append", r"</?[A-Za-z{]", "html", r"xml\.sax",
])  # fmt: skip
"""What stands in every module that could do such a thing; the others need not be parsed."""
TAG = re.compile(r"</?[a-z]+[0-9]?(\s[^<>]*)?/?>", re.IGNORECASE)


def faults(code: str, module: str) -> list[str]:
    """Return what a module does that could show foreign HTML."""
    tree = ast.parse(code)
    found = [f"{module}:{node.lineno}: {what}" for node, what in _faults(tree, module)]
    return sorted(set(found))


def _faults(tree: ast.Module, module: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef):
            yield from _of_function(scope, module)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _of_call(node, module)
        elif isinstance(node, ast.ClassDef):
            for base in node.bases:
                if module not in GUESSING.get(_name(base), (module,)):
                    yield node, f"{_name(base)} guesses what is HTML; use Label or Leaf"
        elif isinstance(node, ast.ImportFrom) and module != MARKUP:
            if node.module == "html" or (node.module or "").startswith("xml.sax"):
                yield node, "only markup.py escapes"
        elif isinstance(node, ast.JoinedStr) and TAG.search(_literal(node)):
            yield node, "HTML that does not escape what is put into it; use markup()"


def _of_call(node: ast.Call, module: str) -> Iterator[tuple[ast.expr, str]]:
    name = _name(node.func)
    if module not in GUESSING.get(name, (module,)):
        yield node, f"{name} guesses what is HTML; use Label or Leaf"
    if isinstance(node.func, ast.Attribute):
        owner = _name(node.func.value)
        widget = name != "append" or WIDGETS_THAT_APPEND.search(owner.lower())
        if module not in READING.get(name, (module,)) and module not in (PLAIN, LEAF) and widget:
            yield node, f"{name} reads HTML; use Label or Leaf"
        if module not in GUESSING.get(owner, (module,)):
            yield node, f"{owner} guesses what is HTML"
    if name in TIPS and len(node.args) > TIPS[name]:
        text = node.args[TIPS[name]]
        if not (isinstance(text, ast.Call) and _name(text.func) == "tip"):
            yield node, "a tool tip guesses what is HTML; use tip()"
    if name == "Markup" and module != MARKUP:
        yield node, "only markup.py makes Markup"


def _of_function(scope: ast.FunctionDef, module: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    calls = [node for node in ast.walk(scope) if isinstance(node, ast.Call)]
    names = {_name(node) for node in ast.walk(scope) if isinstance(node, ast.Attribute)}
    if "ToolTipRole" in names and not any(_name(call.func) == "tip" for call in calls):
        yield scope, "the tool tip of a model guesses what is HTML; use tip()"
    for call in calls:
        filled = _name(call.func) == "markup" and module != MARKUP
        if filled and not (call.args and _is_ours(call.args[0], scope)):
            yield call, "a template must be written here or be a translation"


def _is_ours(template: ast.expr, scope: ast.FunctionDef) -> bool:
    match template:
        case ast.Constant(value=str()):
            return True
        case ast.Call(func=ast.Name(id="translate")):
            return True
        case ast.IfExp(body=one, orelse=other):
            return _is_ours(one, scope) and _is_ours(other, scope)
        case ast.Name(id=name):
            given = [
                node.value
                for node in ast.walk(scope)
                if isinstance(node, ast.Assign)
                and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
            ]
            return bool(given) and all(_is_ours(value, scope) for value in given)
        case _:
            return False


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _literal(node: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values
    )


@pytest.mark.thorough
def test_no_module_shows_foreign_html() -> None:
    found = [fault for module, source in sources_like(SUSPECT) for fault in faults(source, module)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "code",
    [
        "label = QLabel(name)",
        "label = QtWidgets.QLabel()",
        "class Sign(QLabel): ...",
        "box = QMessageBox.critical(None, 'Naipes', name)",
        "QInputDialog.getText(self, name, name)",
        "page.setHtml(f'{name}')",
        "self._diary.append(name)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "button.setToolTip(name)",
        "tabs.setTabToolTip(0, name)",
        "QToolTip.showText(where, name, self)",
        "button.setWhatsThis(name)",
        "html = f'<b>{name}</b>'",
        "html = f'{name}<br>'",
        "from html import escape",
        "text = Markup(name)",
        "def f(name):\n    return markup(name)",
        "def f(name):\n    words = name\n    return markup(words, x=1)",
        "def f(name):\n    return markup('<b>' + name + '</b>')",
        "def f(name):\n    return markup(translate('a', 'b').format(name=name))",
        "def data(role):\n    if role == Qt.ItemDataRole.ToolTipRole:\n        return name",
        "item = QGraphicsTextItem(name)",
    ],
)
def test_each_way_to_show_it_is_noticed(code: str) -> None:
    assert re.search(SUSPECT, code)
    assert faults(code, "ui/somewhere.py")


@pytest.mark.parametrize(
    "code",
    [
        "label = Label(name)",
        "button.setToolTip(tip(name))",
        "def f(name):\n    return markup('<b>{}</b>', name)",
        "def f(name):\n    words = translate('a', 'b')\n    return markup(words, name=name)",
        "style = f'QLabel {{ color: {ink} }}'",
        "rows.append(name)",
    ],
)
def test_what_is_harmless_is_allowed(code: str) -> None:
    assert not faults(code, "ui/somewhere.py")
