"""Every language is complete, and what is compiled is what is written."""

import re
from pathlib import Path

import pytest

from naipes_gui import languages
from naipes_gui.games import all_games
from tests.sources import every_text
from tools import translations

BLANK = re.compile(r"{(\w*)[^}]*}|%n")


def forms(language: str) -> dict[tuple[str, str], list[str]]:
    held = translations.translated(translations.FOLDER / f"{language}.ts")
    return {
        key: [form.text or "" for form in found.iter("numerusform")] or [found.text or ""]
        for key, found in held.items()
    }


@pytest.mark.parametrize("language", languages.spoken())
def test_every_text_is_translated(language: str) -> None:
    held = forms(language)
    wanted = [
        (name, text)
        for name, row in every_text().items()
        for text in row
        if language != languages.SOURCE or "%n" in text
    ]
    assert [key for key in wanted if not all(held.get(key, [""]))] == []


@pytest.mark.parametrize("language", languages.spoken())
def test_translations_keep_the_blanks(language: str) -> None:
    for (_, source), texts in forms(language).items():
        blanks = sorted(set(BLANK.findall(source)) - {""})
        for text in texts:
            assert sorted(set(BLANK.findall(text)) - {""}) == blanks, (source, text)


@pytest.mark.parametrize("language", languages.spoken())
def test_only_words_of_a_glossary_have_several_forms(language: str) -> None:
    """Elsewhere the mark between them would be read as a part of the name."""
    lists = {"glossary", "grammar"}
    wrong = [
        (context, source)
        for (context, source), texts in forms(language).items()
        if context not in lists and "|" not in source and any("|" in text for text in texts)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages.spoken())
def test_the_compiled_files_are_up_to_date(language: str, tmp_path: Path) -> None:
    made = tmp_path / f"{language}.qm"
    translations.release(language, made)
    kept = translations.FOLDER / f"{language}.qm"
    assert made.read_bytes() == kept.read_bytes(), "run python -m tools.translations"


def test_a_text_of_several_games_is_said_once() -> None:
    """Else each game has it translated again, and one day otherwise."""
    keys, texts = set(all_games()), every_text()
    held = translations.translated(translations.FOLDER / "es.ts")
    spanish = {at: "".join(found.itertext()) for at, found in held.items()}
    said: dict[tuple[str, str], set[str]] = {}
    for context in keys | {"games"}:
        for text in texts[context]:
            said.setdefault((text, spanish[context, text]), set()).add(context)
    twice = {text: where for text, where in said.items() if len(where) > 1}
    assert twice == {}, "give these texts the context “games” wherever they stand"


BEFORE_ITS_ARTICLE = re.compile(
    r"(\b(your|the|my|their|his|her|tus?|mis?|sus?|el|los|las|un|una|votre|vos|les|une|carta|carte)"
    r"|\}'s)"
    r" \{(cards?|top)(:short|:mid)?\}",
    re.IGNORECASE,
)
"""What stands before a card that brings its own article, written short where it is heard: «your
the nine»."""


@pytest.mark.parametrize("language", languages.spoken())
def test_no_card_with_its_article_stands_behind_another(language: str) -> None:
    wrong = [
        text
        for (_, source), texts in forms(language).items()
        for text in (source, *texts)
        if BEFORE_ITS_ARTICLE.search(text)
    ]
    assert wrong == []
