"""Every thing of the game has one word in a language, wherever it is spoken of."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi import GAME
from naipes_gui.ui.shared import language

RESOURCES = Path(__file__).parents[3] / "resources"
EVERYWHERE = {
    r"\bmazos?\b": "baceta",
    r"\bcucos?\b": "cuclillo",
    r"\bcampo (chico|enorme|gigante)\b": "campo pequeño, campo grande, campo máximo",
}
OF_THE_GAME = {r"\bmeta\b": "par", r"\bplatos?\b": "bote", r"\bmonto\b": "bote", **EVERYWHERE}
OWN = {"hachi_hachi", "lesson_hachi_hachi", "advice_hachi_hachi", "flowers"}


ENGLISH = {r"\bplain cards?\b": "chaff"}


def texts(which: str = "translation") -> Iterator[tuple[str, str]]:
    """Yield every Spanish text with its context, or the English ones: the ``source`` of each."""
    for context in ElementTree.parse(RESOURCES / "i18n" / "es.ts").getroot().iter("context"):
        name = context.findtext("name") or ""
        for text in context.iter(which):
            yield name, "".join(text.itertext())


def drifted(text: str, words: dict[str, str]) -> dict[str, str]:
    """Return the words of a text that mean what another one does, and that one."""
    return {word: meant for word, meant in words.items() if re.search(word, text, re.I)}


def test_every_text_calls_a_thing_by_its_one_word() -> None:
    found = {
        text: wrong
        for context, text in texts()
        if (wrong := drifted(text, OF_THE_GAME if context in OWN else EVERYWHERE))
    }
    assert not found


def test_english_calls_a_thing_by_its_one_word() -> None:
    told = [text for context, text in texts("source") if context in {*OWN, "coach", "glossary"}]
    told.append((RESOURCES / "rules" / "en" / "hachi_hachi.md").read_text(encoding="utf-8"))
    assert not [text for text in told if drifted(text, ENGLISH)]


def test_the_rulebook_calls_a_thing_by_its_one_word() -> None:
    text = (RESOURCES / "rules" / "es" / "hachi_hachi.md").read_text(encoding="utf-8")
    assert not drifted(text, OF_THE_GAME)


@pytest.mark.usefixtures("qapp")
def test_every_sentence_of_a_lesson_begins_with_a_capital() -> None:
    language.speak("es")
    try:
        for lesson in GAME.lessons():
            wording = Wording(("Tú", *lesson.opponents))
            for step in lesson.steps:
                for what in filter(None, (step.headline, step.text)):
                    said = wording.say(what)
                    assert not re.search(r"(^|[.!?] )[a-záéíóúñ]", said), said
    finally:
        language.speak("en")
