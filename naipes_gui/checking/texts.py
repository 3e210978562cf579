"""The texts of a game: their blanks, their translations, and its pages of help."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

from naipes_gui import languages
from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.info import GameInfo
from naipes_gui.files import resource
from naipes_gui.games import folder

EXPLAINED = re.compile(r"<!-- option: (\w+) -->\n(.*)")
PARTS = re.compile(r"^(#+|\*\*\d[\d., ]*\*\*|\|)", re.MULTILINE)
OF_THE_OWNER = {"who", "n"}
"""The blanks that the table itself fills, in the label of a spot."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text as it stands in a file."""

    place: str
    context: str
    source: str
    blanks: frozenset[str]
    is_open: bool
    """Whether blanks may be filled that cannot be seen here."""


def lacks(game: GameInfo) -> Iterator[str]:
    """Yield every text that is not translated or has a blank, and what the help lacks."""
    spoken = {
        language: Catalogue.read(languages.translations(language))
        for language in languages.spoken()
    }
    for text in of(folder(game.key)):
        if not text.source:
            yield f"{text.place}: a text is empty"
            continue
        wanting = _blanks(text.source) - text.blanks - OF_THE_OWNER
        if wanting and not text.is_open:
            yield f"{text.place}: nothing fills the blank “{min(wanting)}” of “{text.source}”"
        for language, catalogue in spoken.items():
            needed = language != languages.SOURCE or "%n" in text.source
            if needed and (text.context, text.source) not in catalogue.texts:
                yield (
                    f"{text.place}: resources/i18n/{language}.ts does not have “{text.source}”: "
                    "write python -m tools.translations, and then the translation into it"
                )
    yield from _help(game)


def of(home: Path) -> Iterator[Text]:
    """Find the texts of a folder, with the blanks that are filled where they stand.

    A text that stands by itself at the top of a file may be filled wherever it is used.
    """
    for file in sorted(home.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        of_the_file = {id(each) for node in tree.body for each in _outside_functions(node)}
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Name("phrase"),
                    args=[ast.Constant(str(context)), ast.Constant(str(source))],
                    keywords=filled,
                ):
                    named = frozenset(each.arg for each in filled if each.arg)
                    later = not filled and id(node) in of_the_file
                    is_open = later or len(named) < len(filled)
                    place = f"{file.relative_to(home).as_posix()}, line {node.lineno}"
                    yield Text(place, context, source, named, is_open)
                case _:
                    pass


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for each in ast.iter_child_nodes(node):
        if not isinstance(each, ast.FunctionDef | ast.Lambda):
            yield from _outside_functions(each)


def _blanks(source: str) -> set[str]:
    plural = {"n"} if "%n" in source else set[str]()
    return plural | {name for _, name, _, _ in Formatter().parse(source) if name}


def _help(game: GameInfo) -> Iterator[str]:
    outlines = dict[str, tuple[str, ...]]()
    for language in languages.spoken():
        page = resource("rules", language, f"{game.key}.md")
        name = f"resources/rules/{language}/{game.key}.md"
        if not page.is_file():
            yield f"{name} is missing: the help page of the game"
            continue
        text = page.read_text("utf-8")
        outlines[name] = tuple(PARTS.findall(text))
        yield from _options(game, name, text)
    first, *others = outlines.items() or [("", ())]
    for name, outline in others:
        if outline != first[1]:
            yield f"{name} has other headings, rules or tables than {first[0]}"


def _options(game: GameInfo, name: str, text: str) -> Iterator[str]:
    found = dict(EXPLAINED.findall(text))
    declared = [option.key for option in game.options().declared()]
    for key in declared:
        if key not in found:
            yield f"{name} does not explain “{key}”: <!-- option: {key} -->, and below a sentence"
        elif not found[key].endswith("."):
            yield f"{name}: what explains the option “{key}” is no whole sentence in one line"
    if declared != list(found) and set(declared) == set(found):
        yield f"{name} explains the options in another order than options.py declares them"
    if odd := sorted(found.keys() - set(declared)):
        yield f"{name} explains “{odd[0]}”, which is no option"
