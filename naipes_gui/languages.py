"""The languages that the program speaks: those it has translations of."""

from collections.abc import Iterable
from pathlib import Path

from naipes_gui.files import resource

SOURCE = "en"
"""The language of the texts in the code, and of every text that a translation lacks."""


def spoken() -> tuple[str, ...]:
    """Return the codes of all languages, the source's first."""
    found = {file.stem for file in resource("i18n").glob("*.ts")}
    return (SOURCE, *sorted(found - {SOURCE}))


def translations(language: str) -> Path:
    """Return the file that a language is written in."""
    return resource("i18n", f"{language}.ts")


def compiled(language: str) -> Path:
    """Return the file that Qt reads a language from."""
    return resource("i18n", f"{language}.qm")


def rulebook(language: str, game: str) -> Path:
    """Return the page that explains a game, in English where the language has none."""
    page = resource("rules", language, f"{game}.md")
    return page if page.is_file() else resource("rules", SOURCE, f"{game}.md")


def preferred(names: Iterable[str]) -> str:
    """Return the first of some names, such as ``pt-BR`` or ``es_MX.UTF-8``, that is spoken."""
    known = spoken()
    for name in names:
        country = name.partition(".")[0].replace("-", "_")
        for code in (country, country.partition("_")[0].lower()):
            if code in known:
                return code
    return SOURCE
