"""What people are called in records that were begun in another language."""

from collections.abc import Iterator

import pytest

from naipes_gui import languages
from naipes_gui.cli.language import speak_in
from naipes_gui.core.text import translate
from naipes_gui.store.header import Header, Player
from naipes_gui.store.names import YOU

RIVAL = Player(name="Tú", kind="bot", level="beginner", style="plain", version=2)


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    yield
    speak_in(languages.SOURCE)


def seated(person: str) -> Header:
    return Header(game="ecarte", options={}, seats=(Player(name=person), RIVAL), app="", started="")


@pytest.mark.parametrize("language", languages.spoken())
def test_our_word_for_the_person_follows_the_language(language: str) -> None:
    speak_in(language)
    assert translate("table", "You") in YOU
    for word in YOU:
        assert seated(word).told_names == (translate("table", "You"), RIVAL.name)
    assert seated("Lola").told_names[0] == "Lola"
