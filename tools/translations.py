"""Collects the texts of the program into Qt Linguist files and compiles these.

``python -m tools.translations`` updates ``resources/i18n/*.ts`` from the source, keeping
what is translated, and writes the ``.qm`` files that the window loads. A new language begins
with its code: ``python -m tools.translations pt``. The source language is English, so its file
holds only the plural forms.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from naipes_gui import languages
from naipes_gui.core import plurals
from naipes_gui.core.joints import rules_of
from naipes_gui.core.text import SIGNS

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "resources" / "i18n"
MARKS = ("phrase", "translate", "QT_TRANSLATE_NOOP")
"""The functions whose first two arguments are a context and a text."""
ONE = """<context><name>n</name><message numerus="yes"><source>%n</source>
<translation><numerusform>%n</numerusform></translation></message></context>"""
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


def sources() -> list[str]:
    """Return the modules that hold texts, in a fixed order."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "naipes_gui").rglob("*.py"))


def texts() -> dict[str, list[str]]:
    """Return the source texts by context, in the order of the code.

    They are read with `ast`: lupdate finds no call that has further arguments by keyword.
    """
    contexts: dict[str, list[str]] = {}
    for path in sources():
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            match node:
                case ast.Call(args=[ast.Constant(str(name)), ast.Constant(str(text)), *_]):
                    if getattr(node.func, "id", getattr(node.func, "attr", "")) in MARKS:
                        contexts.setdefault(name, []).append(text)
                case _:
                    pass
    return {name: list(dict.fromkeys(row)) for name, row in sorted(contexts.items())}


def translated(path: Path) -> dict[tuple[str, str], Element]:
    """Return the translations that a file holds by context and source."""
    if not path.exists():
        return {}
    held = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and "".join(translation.itertext()).strip():
                held[context.findtext("name", ""), message.findtext("source", "")] = translation
    return held


def messages(
    name: str, row: list[str], language: str, held: dict[tuple[str, str], Element]
) -> Iterator[Element]:
    """Yield the messages of a context, new ones marked as unfinished."""
    for source in row:
        plural = "%n" in source
        if language == languages.SOURCE and not plural:
            continue
        message = Element("message", {"numerus": "yes"} if plural else {})
        ElementTree.SubElement(message, "source").text = source
        translation = held.get((name, source))
        if translation is None:
            translation = Element("translation", {"type": "unfinished"})
            for _ in range(plural_forms(language) if plural else 0):
                ElementTree.SubElement(translation, "numerusform")
        message.append(translation)
        yield message


@cache
def plural_forms(language: str) -> int:
    """Return how many plural forms Qt knows in a language."""
    with TemporaryDirectory() as folder:
        empty, made = Path(folder, f"{language}.ts"), Path(folder, f"{language}.qm")
        empty.write_text(f'{HEAD}<TS version="2.1" language="{language}">{ONE}</TS>', "utf-8")
        run("pyside6-lrelease", str(empty), "-qm", str(made), "-silent")
        return plurals.forms(plurals.rules_in(made.read_bytes()))


def update(language: str, contexts: dict[str, list[str]]) -> int:
    """Bring a Linguist file up to date, and return how many texts it lacks."""
    path, lacking = FOLDER / f"{language}.ts", 0
    held, root = translated(path), Element("TS", {"version": "2.1", "language": language})
    _set_signs(held)
    for name, row in contexts.items():
        made = list(messages(name, row, language, held))
        if made:
            context = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(context, "name").text = name
            context.extend(made)
            lacking += sum(message.find("translation[@type]") is not None for message in made)
    ElementTree.indent(root, "    ")
    text = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f"{HEAD}{text}\n", encoding="utf-8")
    return lacking


def _set_signs(held: dict[tuple[str, str], Element]) -> None:
    """Set the spaces and apostrophes of all translations by the rules that stand among them."""
    rules = held.get((SIGNS.context, SIGNS.source))
    for found, instead in rules_of((rules.text or "") if rules is not None else ""):
        for (context, _), translation in held.items():
            for part in translation.iter() if context != SIGNS.context else ():
                part.text = (
                    found.sub(instead, part.text or "") if (part.text or "").strip() else part.text
                )


def release(language: str, target: Path) -> None:
    """Write the file that Qt reads."""
    run("pyside6-lrelease", str(FOLDER / f"{language}.ts"), "-qm", str(target), "-silent")


def run(tool: str, *arguments: str) -> None:
    """Run a tool of PySide6 that lies beside this Python."""
    subprocess.run([str(Path(sys.executable).parent / tool), *arguments], cwd=ROOT, check=True)


def main() -> None:
    """Update and compile every language, and those that are named for the first time."""
    contexts = texts()
    for language in dict.fromkeys((*languages.spoken(), *sys.argv[1:])):
        lacking = update(language, contexts)
        release(language, FOLDER / f"{language}.qm")
        print(f"{language}: {lacking} texts to translate")


if __name__ == "__main__":
    main()
