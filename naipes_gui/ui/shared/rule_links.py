"""Rule numbers in a text as links to the rule."""

import re

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.markup import Markup, escaped, markup, replaced

SCHEME = "rule:"
NUMBER = r"\d+\.\d+"


def linked(text: str, ink: str) -> str:
    """Return a text in which every “Rule 2.12” leads to that rule; without any, the text itself."""
    return _linked_several(_linked_one(text, ink), ink)


def named_once(text: str, named: list[str]) -> str:
    """Leave out the rules in brackets that were named before; those named now are added."""
    known = re.compile(rf"\s*\({_one_rule()}\)")

    def first(found: re.Match[str]) -> str:
        if found[1] in named:
            return ""
        named.append(found[1])
        return found[0]

    return known.sub(first, text)


def _one_rule() -> str:
    """Return the pattern of a rule that is named, its number in a group."""
    words = re.split(r"\s+", escaped(translate("rules", "Rule {number}")))
    # The texts keep word and number together by a space that does not break.
    pattern = r"\s+".join(map(re.escape, words))
    return pattern.replace(re.escape("{number}"), f"({NUMBER})")


def _linked_one(text: str, ink: str) -> str:
    known = re.compile(_one_rule())
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
