"""Help pages come in every language and explain every option."""

import re
from pathlib import Path

import pytest

from naipes_gui import languages
from naipes_gui.files import resource
from naipes_gui.games import all_games

LANGUAGES = languages.spoken()
OPTION = re.compile(r"<!-- option: (\w+) -->\n(.*)")
HELPED = [
    game
    for game in all_games()
    if any(resource("rules", language, f"{game}.md").exists() for language in LANGUAGES)
]


def page(game: str, language: str) -> Path:
    return resource("rules", language, f"{game}.md")


def test_there_is_help() -> None:
    assert "ecarte" in HELPED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HELPED)
def test_help_explains_every_option(game: str, language: str) -> None:
    explained = OPTION.findall(page(game, language).read_text(encoding="utf-8"))
    declared = [option.key for option in all_games()[game].options().declared()]
    assert [key for key, _ in explained] == declared
    assert all(sentence.endswith(".") for _, sentence in explained)


@pytest.mark.parametrize("game", HELPED)
def test_help_has_the_same_parts_in_every_language(game: str) -> None:
    outlines = {tuple(outline(game, language)) for language in LANGUAGES}
    assert len(outlines) == 1


def outline(game: str, language: str) -> list[str]:
    """Return the marks at the beginning of the lines that open a part, and the rules."""
    text = page(game, language).read_text(encoding="utf-8")
    return re.findall(r"^(#+|\*\*\d[\d., ]*\*\*|\|)", text, re.MULTILINE)
