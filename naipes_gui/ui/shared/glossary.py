"""The words of a game where they stand in a text: marked, explained, and linked to their rule."""

import re
from collections.abc import Sequence
from functools import lru_cache

from naipes_gui.core.glossary import Term
from naipes_gui.core.text import serial, translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.alphabet import alphabetical
from naipes_gui.ui.shared.markup import Markup, escaped, joined, markup, replaced
from naipes_gui.ui.shared.rule_links import SCHEME, linked


def forms(term: Term) -> tuple[str, ...]:
    """Return how a word may stand in a text of the present language, the usual form first."""
    return tuple(Wording().say(term.forms).split("|"))


def explained(text: str, terms: Sequence[Term], ink: str, marked: set[Term] | None = None) -> str:
    """Return a text in which the words of the game lead to their rules; with none, the text.

    Each is marked where it stands first, of all texts that share what is ``marked``: a page full of
    lines below words is hard to read.
    """
    known, sought = _index(tuple(terms), serial())
    if sought is None or not sought.search(text):
        return text
    before = set[Term]() if marked is None else marked

    def link(found: re.Match[str]) -> Markup:
        term = terms[known[found[0].lower()]]
        if term in before:
            return markup("{}", found[0])
        before.add(term)
        return markup("<a href='{}' style='color:{}'>{}</a>", SCHEME + term.rule, ink, found[0])

    return replaced(sought, link, text)


def meanings(text: str, terms: Sequence[Term]) -> str:
    """Return what the words of the game mean that stand in a text, a line for each of them."""
    known, sought = _index(tuple(terms), serial())
    found = [known[word.lower()] for word in sought.findall(text)] if sought is not None else []
    # What stands alone on a plate has no article.
    articles = translate("grammar", "the").split()
    found += [known[form] for each in articles if (form := f"{each} {text.lower()}") in known]
    return "\n".join(in_a_sentence(terms[i]) for i in dict.fromkeys(found))


def with_meanings(words: str, text: str, terms: Sequence[Term]) -> str:
    """Return the words of a tool tip, and below them what the words of a text mean."""
    return "\n".join(filter(None, (words, meanings(text, terms))))


def places(text: str, terms: Sequence[Term]) -> list[tuple[int, int, int]]:
    """Return where words of the game stand in a text, how long they are, and which they are."""
    known, sought = _index(tuple(terms), serial())
    found = sought.finditer(text) if sought is not None else ()
    return [(each.start(), len(each[0]), known[each[0].lower()]) for each in found]


def in_a_sentence(term: Term) -> str:
    """Return a word with its meaning and its rule."""
    word, meaning = forms(term)[0], Wording().say(term.meaning)
    word = word[:1].upper() + word[1:]
    rule = translate("rules", "Rule {number}").format(number=term.rule)
    return translate("rules", "{word}: {meaning} ({rule})").format(
        word=word, meaning=meaning, rule=rule
    )


def as_list(terms: Sequence[Term], ink: str) -> Markup:
    """Return all words with their meanings and links to their rules, from A to Z."""
    named = ((in_a_sentence(term), len(forms(term)[0])) for term in terms)
    rows = sorted(named, key=lambda row: alphabetical(row[0]))
    return joined(
        "",
        (
            markup("<li><b>{}</b>{}</li>", row[:word], linked(escaped(row[word:]), ink))
            for row, word in rows
        ),
    )


def _marked(term: Term) -> tuple[str, ...]:
    """Return how a word stands in texts that mark it."""
    if term.marked is not None:
        return tuple(Wording().say(term.marked).split("|"))
    return () if term.everyday else forms(term)


@lru_cache(maxsize=16)
def _index(terms: tuple[Term, ...], said: int) -> tuple[dict[str, int], re.Pattern[str] | None]:
    """Return which word every spelling is of, and what finds them outside of HTML tags.

    ``said`` is another number once texts are said otherwise.
    """
    spellings = map(_marked, terms)
    known = {form.lower(): i for i, each in enumerate(spellings) for form in each}
    if not known:
        return known, None
    longest_first = sorted(known, key=len, reverse=True)
    pattern = rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b(?![^<]*>)"
    return known, re.compile(pattern, re.IGNORECASE)
