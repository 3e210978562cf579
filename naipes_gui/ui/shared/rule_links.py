"""Rule numbers in a text as links to the rule."""

import re

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.markup import Markup, escaped, markup, replaced

SCHEME = "rule:"
NUMBER = r"\d+\.\d+"


def linked(text: str, ink: str) -> str:
    """Return a text in which every “Rule 2.12” leads to that rule; without any, the text itself."""
    words = re.split(r"\s+", escaped(translate("rules", "Rule {number}")))
    # The texts keep word and number together by a space that does not break.
    pattern = r"\s+".join(map(re.escape, words))
    known = re.compile(pattern.replace(re.escape("{number}"), f"({NUMBER})"))
    if not known.search(text):
        return text

    def link(found: re.Match[str]) -> Markup:
        target, shown = SCHEME + found[1], found[0].replace(" ", "\u00a0")
        return markup("<a href='{}' style='color:{}'>{}</a>", target, ink, shown)

    return replaced(known, link, text)


def rule_of(link: str) -> str:
    """Return the number of the rule that a link leads to, or nothing."""
    return link.removeprefix(SCHEME) if link.startswith(SCHEME) else ""
