"""Every number of a reason says what it counts, in every game and language."""

import re
from collections.abc import Iterator

import pytest

from naipes_gui import languages
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.problems import problems
from naipes_gui.ui.shared import language
from tests.contract.counsels import asked
from tests.having import comparing
from tests.playthrough import NAMES

NUMBER = re.compile(r"(?<![\w♠♥♦♣.,])[+−±]?\s?\d+(?:[.,]\d+)?(?![♠♥♦♣\d])")
UNITS = {
    "en": "points?|counters?|chips?|mon|kan|tricks?|deals?|trials?|hands?|cards?|places?|times"
    "|moves?|card points|of|more|in all|may still",
    "es": "puntos?|fichas?|mon|kan|bazas?|repartos?|pruebas?|manos?|cartas?|sitios?|veces|jugadas?"
    "|de|más|triunfos?|en total",
    "fr": "points?|jetons?|mon|kan|levées?|plis?|donnes?|essais?|mains?|cartes?|endroits?|fois"
    "|coups?|sur|autres?|de|distributions?|atouts?|en tout|peuvent",
}
NAMED = re.compile(
    r"(cards|cartas|cartes|month|mes|mois)\b[^.]*: ?$|(\bin|\bof|cada|\bde|\bsur|\bpour) ?$"
)
"""What stands before a number of which it has been said already what it counts."""


def test_a_number_without_its_unit_is_found() -> None:
    assert bare("Better than the next best by 29.", "en") == ["29"]
    assert bare("They are 5 apart, ± 2.", "en") == ["5"]
    assert bare("A ojo mejora en 29 a la siguiente.", "es") == ["29"]
    assert not bare("Better than the next best by 29 mon, in 12 deals of 10♥: 5 ± 3 points.", "en")


@pytest.mark.sampled
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spoken", languages.spoken())
@pytest.mark.parametrize("game", all_games())
def test_every_number_names_its_unit(game: str, spoken: str) -> None:
    try:
        language.speak(spoken)
        texts = {Wording(NAMES).say(reason) for reason in reasons(game)}
        found = {text: bare(text, spoken) for text in texts}
    finally:
        language.speak("en")
    assert {text: numbers for text, numbers in found.items() if numbers} == {}
    assert game not in comparing() or any(NUMBER.search(text) for text in texts)


def bare(text: str, spoken: str) -> list[str]:
    """Return the numbers of a text after which nothing says what they count."""
    whole = re.sub(r"(?<=\d)[\u00a0\u202f](?=\d{3})", "", text)  # thousands, as in «9 429»
    told = whole.replace("\u00a0", " ").replace("\u202f", " ")
    return [
        each[0].strip()
        for each in NUMBER.finditer(told)
        if not NAMED.search(told[: each.start()])
        # «0.01 counters apart, ± 0.29»: of the same.
        and not (each[0].startswith("±") and told[: each.start()].endswith(", "))
        and not re.match(rf"(± \S+ )?(%|({UNITS[spoken]})\b)", told[each.end() :].lstrip())
    ]


def reasons(game: str) -> Iterator[Phrase | str]:
    """Yield why every level would do what it would, in some positions."""
    yield from (each.judged.reason for each in problems(game))
    yield from (counsel.reason for _, counsel in asked(game))


def test_how_far_a_problem_is_ahead_is_what_its_table_shows() -> None:
    for each in problems("hachi_hachi"):
        judged = each.judged
        worth = {one.move.meaning: one.worth for one in judged.choices}
        best = worth.pop(judged.best.meaning)
        assert isinstance(judged.reason, Phrase)
        is_named = "other" in judged.reason.blanks
        behind = worth[judged.made.meaning] if is_named else max(worth.values())
        # One blank alone: so many points by the rulebook, so many mon in the Japanese form.
        (gap,) = judged.reason.blanks["gap"].blanks["figure"].blanks.values()
        assert gap == round(best - behind)
