"""HTML that the program itself wrote. Every other text is shown to the letter.

A name may say ``<img src=…>``, and Qt would open that file: a device never ends, a pipe never
answers, a share of another machine is told who asks. So HTML has a type of its own, which only
this module makes, and whatever is put into it is escaped.
"""

import re
from collections.abc import Callable, Iterable

from PySide6.QtGui import Qt

NO_BREAK = "\u00a0"
NARROW = "\u202f"
"""The narrower one, as French has it; in HTML Qt would take it for a blank and break there."""
_PICTURE = r"""<img alt="([^"]*)"[^>]*>"""
"""A suit that is drawn as the deck draws it."""
_LINK = r"""(?s)<a [^>]*href=["']([^"']*)["'][^>]*>(.*?)</a>"""
_TAG = r"<[^>]*>"


class Markup(str):
    """HTML whose every foreign word is escaped."""

    __slots__ = ()


def markup(template: str, *words: object, **blanks: object) -> Markup:
    """Fill the blanks of HTML that is ours; what is no `Markup` itself is escaped."""
    named = {name: escaped(word) for name, word in blanks.items()}
    return Markup(template.format(*map(escaped, words), **named).replace(NARROW, NO_BREAK))


def escaped(words: object) -> Markup:
    """Return words as HTML that shows them to the letter."""
    if isinstance(words, Markup):
        return words
    from html import escape

    return Markup(escape(str(words)).replace(NARROW, NO_BREAK))


def joined(between: str, parts: Iterable[str]) -> Markup:
    """Join parts by HTML that is ours, leaving out the empty ones."""
    return Markup(between.join(escaped(part) for part in parts if part))


def replaced(sought: re.Pattern[str], by: Callable[[re.Match[str]], Markup], text: str) -> Markup:
    """Put HTML that is ours for what is found in a text as it reads when it is escaped."""
    return Markup(sought.sub(by, escaped(text)))


def unbroken(text: str) -> str:
    """Keep per-cent signs beside their figures; what was `Markup` remains so."""
    return type(text)(text.replace(" %", f"{NO_BREAK}%"))


def spoken(text: str) -> str:
    """Return what a screen reader is told of a text."""
    if not isinstance(text, Markup):
        return text
    from PySide6.QtGui import QTextDocumentFragment

    named = re.sub(_PICTURE, r"\1", text)
    return QTextDocumentFragment.fromHtml(named).toPlainText().replace("\u2060", "")


def tip(text: str) -> str:
    """Return a tool tip that shows a text to the letter: Qt takes for HTML what looks like it."""
    if not Qt.mightBeRichText(text):
        return text
    return markup("<span style='white-space:pre-wrap'>{}</span>", text)


def unmarked(text: str) -> str:
    """Return what a button is called so that it shows a text to the letter, `&` and all."""
    return text.replace("&", "&&")


def links_in(text: str) -> list[tuple[str, str]]:
    """Return where the links of a text lead, each with its words, as they are read."""
    from html import unescape

    found = re.findall(_LINK, text)
    return [(unescape(to), unescape(re.sub(_TAG, "", words))) for to, words in found]
