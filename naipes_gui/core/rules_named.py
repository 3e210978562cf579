"""Rules that a text names by their numbers: “(Rule 2.12)”."""

import re

from naipes_gui.core.text import translate

NUMBER = r"\d+\.\d+"


def named_once(text: str, named: list[str]) -> str:
    """Leave out the rules in brackets that were named before; those named now are added."""
    known = re.compile(rf"\s*\({one_rule()}\)")

    def first(found: re.Match[str]) -> str:
        if found[1] in named:
            return ""
        named.append(found[1])
        return found[0]

    return known.sub(first, text)


def one_rule() -> str:
    """Return the pattern of a rule that is named, its number in a group."""
    words = re.split(r"\s+", translate("rules", "Rule {number}"))
    # The texts keep word and number together by a space that does not break.
    pattern = r"\s+".join(map(re.escape, words))
    return pattern.replace(re.escape("{number}"), f"({NUMBER})")
