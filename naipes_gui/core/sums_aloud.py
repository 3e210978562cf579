"""Sums for whoever hears them: most voices pass over the signs, and leave figures side by side."""

import re

from naipes_gui.core.text import translate

SPACE = "[ \u00a0\u202f]"
_SIGNS = f"{SPACE}*([×÷=]|(?<={SPACE})[+−](?={SPACE})){SPACE}*"


def sums_named(text: str) -> str:
    """Return a text with “5 × 3 = 15” in words; what was gained keeps its sign (+15)."""
    if not any(sign in text for sign in "×÷=+−"):  # as most: a pattern need not be compiled
        return text
    return re.sub(_SIGNS, _in_words, text).strip() if re.search(_SIGNS, text) else text


def _in_words(found: re.Match[str]) -> str:
    return f" {_words()[found[1]]} "


def _words() -> dict[str, str]:
    return {
        "×": translate("sums", "times"),
        "÷": translate("sums", "divided by"),
        "=": translate("sums", "equals"),
        "+": translate("sums", "plus"),
        "−": translate("sums", "minus"),
    }
