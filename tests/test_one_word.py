"""A thing that every game knows has one word in a language, in texts and in rulebooks."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

RESOURCES = Path(__file__).parents[1] / "resources"
MEANT = {
    "es": {r"\bmazos?\b": "baceta"},
    "fr": {
        r"\blevées?\b": "pli",
        r"\b(le|du|de|un) pair\b": "par",
        r"\btrios?\b": "brelan",
        r"\b(ta|tes|toi)\b": "votre, vos, vous",
    },
}


@pytest.mark.parametrize("code", MEANT)
def test_every_text_calls_a_thing_by_its_one_word(code: str) -> None:
    root = ElementTree.parse(RESOURCES / "i18n" / f"{code}.ts").getroot()
    texts = ["".join(each.itertext()) for each in root.iter("translation")]
    books = sorted((RESOURCES / "rules" / code).glob("*.md"))
    assert books
    texts += [line for book in books for line in book.read_text(encoding="utf-8").splitlines()]
    found = [(text, word) for text in texts for word in MEANT[code] if re.search(word, text, re.I)]
    assert not found
