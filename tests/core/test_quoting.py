"""What comes from outside is harmless on the screen, character by character."""

import sys
from unicodedata import category, normalize

import pytest

from naipes_gui.core.quoting import clean_text

HIDDEN = ("Cc", "Cf", "Cs", "Cn", "Co")


@pytest.mark.parametrize("plane", range(0, sys.maxunicode, 0x10000), ids=hex)
def test_no_character_is_shown_that_orders_or_hides(plane: int) -> None:
    for number in range(plane, plane + 0x10000):
        letter = chr(number)
        plain = normalize("NFC", letter)
        shown = "" if plain.isspace() or category(plain[:1]) in HIDDEN else plain
        due = f"a{shown}b" if not letter.isspace() else "a b"
        assert clean_text(f" a{letter}b ") == normalize("NFC", due), hex(number)


def test_space_is_one_space() -> None:
    assert clean_text("  Ana   de \t Armas\n") == "Ana de Armas"
    assert clean_text("") == ""
