"""Rule numbers in a text as links to the rule."""

import re

from naipes_gui.core.rules_named import NUMBER, one_rule
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.markup import Markup, escaped, markup, replaced

SCHEME = "rule:"


def linked(text: str, ink: str) -> str:
    """Return a text in which every “Rule 2.12” leads to that rule; without any, the text itself."""
    return _linked_several(_linked_one(text, ink), ink)


def _linked_one(text: str, ink: str) -> str:
    known = re.compile(one_rule())
    if not known.search(text):
        return text

    def link(found: re.Match[str]) -> Markup:
        target, shown = SCHEME + found[1], found[0].replace(" ", "\u00a0")
        return markup("<a href='{}' style='color:{}'>{}</a>", target, ink, shown)

    return replaced(known, link, text)


def _linked_several(text: str, ink: str) -> str:
    """Let every number lead to its rule in “Rules 2.11 and 2.12”."""
    word = re.escape(escaped(translate("rules", "Rules")))
    several = re.compile(rf"(?<=\b{word})(?:\s+(?:\w+\s+)?{NUMBER})+")

    def link(found: re.Match[str]) -> Markup:
        return markup("<a href='{0}{1}' style='color:{2}'>{1}</a>", SCHEME, found[0], ink)

    def each(found: re.Match[str]) -> Markup:
        return replaced(re.compile(NUMBER), link, escaped(found[0]))

    return replaced(several, each, text) if several.search(text) else text


def rule_of(link: str) -> str:
    """Return the number of the rule that a link leads to, or nothing."""
    return link.removeprefix(SCHEME) if link.startswith(SCHEME) else ""
