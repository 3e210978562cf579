"""Whole numbers are written as a language writes them, wherever a text says one."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from naipes_gui import languages
from naipes_gui.cli.language import speak_in
from naipes_gui.core.figures import Grouping, Signed, signed, whole
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared import language

NUMBERS = (0, 7, 42, 999, 1000, 1234, 9999, 10_000, 12_345, 999_999, 1_000_000, 1_234_567)


@pytest.fixture(params=["window", "terminal"])
def spoken(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    yield request.param
    language.speak("en")


def speak(spoken: str, code: str) -> None:
    (language.speak if spoken == "window" else speak_in)(code)


@pytest.mark.parametrize("code", languages.spoken())
def test_numbers_are_written_as_the_country_of_the_language_does(spoken: str, code: str) -> None:
    speak(spoken, code)
    country = QLocale(code)
    assert [whole(number) for number in NUMBERS] == [country.toString(n) for n in NUMBERS]
    assert whole(-12_345) == f"−{country.toString(12_345)}"
    assert (signed(1), signed(0), signed(-1)) == ("+1", "0", "−1")


@pytest.mark.parametrize("code", languages.spoken())
def test_texts_say_them_so(spoken: str, code: str) -> None:
    speak(spoken, code)
    written = QLocale(code).toString(12_345)
    gained = phrase("text_table", "{gained}, {total} in all", gained=Signed(12_345), total=-12_345)
    assert re.findall(r"[+−]?\d[^−]*\d", Wording().say(gained)) == [f"+{written}", f"−{written}"]
    assert written in Wording().say(phrase("replay", "Hand {hand}", hand=12_345))
    assert written in translate("replay", "Hand {hand}").format(hand=12_345)
    assert written in translate("deals", "and %n more", n=12_345)
    assert Wording().say(12_345) == written


def test_what_shows_no_pair_of_numbers_sets_no_groups() -> None:
    assert Grouping.of("none").set("1234567") == "1234567"
