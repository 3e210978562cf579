"""Luck and skill of a hand on the panel: what is shown is what the ledger says, and adds up."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.decisions import LUCK_BARS, SKILL_BARS
from naipes_gui.core.moves import Move
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review import sidecar
from naipes_gui.review.kept import Kept
from naipes_gui.review.ledger import BARS, NAMES, Bar, Ledger, ledger
from naipes_gui.review.position_value import PositionValue
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.review import luck_words
from naipes_gui.ui.review.luck_bars import LuckBars
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.review.panel import Panel
from naipes_gui.ui.shared.language import speak
from naipes_gui.ui.shared.text_style import TextStyle
from tests.ui.looking import nameless
from tests.ui.review.planted import laid, planted

SLOW = 30_000
PLAYED = Move("play", cards=(Card("KH"), Card("TS")))
Opener = Callable[..., ReviewPage]


@pytest.fixture
def review(qtbot: QtBot, tmp_path: Path) -> Opener:
    def opened(path: Path | None = None, hand: int = 0) -> ReviewPage:
        page = ReviewPage(path or planted(tmp_path), Settings(speed="instant"), hand=hand)
        qtbot.addWidget(page, before_close_func=lambda _: page.close_all())
        page.resize(1280, 800)
        page.show()
        page.start()
        return page

    return opened


def told_of(folder: Path, source: str = "ecarte/ecarte-default.naipes") -> Path:
    """Return a match whose review weighed everything and found nothing wrong."""
    path = planted(folder, source, most=0)
    record, kept = Record.load(path), sidecar.read(path)[0]
    assert kept is not None
    seat, part = next(iter(kept.parts.items()))
    rng, told = Random(3), []
    for each in part.decisions:
        view = record.timeline.view(each.ply, seat)
        other = next((m for m in view.moves if m.meaning != each.made.meaning), None)
        if other is None:
            told.append(each)
            continue
        worth = rng.uniform(-0.4, 0.4)
        choices = (Weighed(each.made, worth), Weighed(other, worth - 0.3, 0.1))
        unit = Counted.POINTS
        told.append(replace(each, is_told=True, choices=choices, rounds=100, unit=unit))
    whole = Kept.of(record).taking(record, seat, told, record.timeline.ply)
    assert sidecar.keep(path, whole)
    return path


def shown(page: ReviewPage) -> list[str]:
    """Return what the sections of the panel say, as a screen reader is told."""
    sections = page.panel.findChildren(LuckBars)
    return [f"{each.accessibleName()} {each.accessibleDescription()}" for each in sections]


@pytest.mark.parametrize("seed", range(40))
def test_figures_add_up_as_they_are_written(seed: int) -> None:
    rng = Random(seed)
    before = rng.random()
    changes = [rng.choice((0.0, rng.uniform(-0.2, 0.2))) for _ in BARS]
    bars = tuple(Bar(key, NAMES[key], change) for key, change in zip(BARS, changes, strict=True))
    found = Ledger(before, bars, before + sum(changes))
    section = luck_words.bars(found, Wording())
    total, *rows = section.rows
    figures = [int(row.figures.removesuffix(" %").replace("−", "-")) for row in rows]
    start, end = map(int, re.findall(r"(-?\d+) %", total.figures.replace("−", "-")))
    assert start + sum(figures) == end
    assert (start, end) == (round(100 * before), round(100 * found.after))
    for row, bar in zip(rows, bars, strict=True):
        assert abs(int(row.figures[:-2].replace("−", "-")) - 100 * bar.change) <= 1
        assert row.figures == "0 %" or bar.change
        assert row.part is not None
        assert -1 <= row.part <= 1
        assert row.part * bar.change >= 0


def test_a_hand_without_mistakes_shows_its_luck(
    qtbot: QtBot, review: Opener, tmp_path: Path
) -> None:
    path = told_of(tmp_path)
    page = review(path, hand=2)
    qtbot.waitUntil(lambda: page.moments.tried is not None, timeout=SLOW)
    laid()
    record, kept = Record.load(path), sidecar.read(path)[0]
    assert kept is not None
    (part,) = kept.parts.values()
    decisions = list(part.decisions)
    Random(1).shuffle(decisions)
    found = ledger(all_games()["ecarte"], record.timeline, 1, decisions)
    assert found is not None
    due = luck_words.bars(found, Wording())
    assert shown(page) == [" ".join(due.lines)]
    assert "\n".join(due.lines) in page.panel.told.toPlainText()
    assert {bar.key for bar in found.bars} == {"deal", *SKILL_BARS, *LUCK_BARS}
    assert nameless(page) == []


def test_every_hand_of_a_match_without_mistakes(
    qtbot: QtBot, review: Opener, tmp_path: Path
) -> None:
    page = review(told_of(tmp_path))
    qtbot.waitUntil(lambda: page.moments.tried is not None, timeout=SLOW)
    hands = [each for each in page.moments.hands if page.moments.luck.ledger(each) is not None]
    assert hands
    laid()
    whole, *told = shown(page)
    assert [each.split(":")[0] for each in told] == [f"Hand {hand}" for hand in hands[-12:]]
    assert whole.startswith("Luck and skill of the match")
    # From the first hand to the last, and every kind of luck is that of all hands.
    ledgers = [page.moments.luck.ledger(hand) for hand in hands]
    match = page.moments.luck.whole(hands)
    assert match is not None
    assert (match.before, match.after) == (ledgers[0].before, ledgers[-1].after)  # type: ignore[union-attr]
    assert match.before + match.luck + match.skill == pytest.approx(match.after)
    assert match.skill == pytest.approx(sum(each.skill for each in ledgers if each is not None))


def test_bars_of_different_hands_can_be_compared() -> None:
    small, large = (
        luck_words.bars(Ledger(0.5, (Bar("deal", NAMES["deal"], change),), 0.5 + change), Wording())
        for change in (0.05, 0.25)
    )
    parts = [section.rows[1].part for section in (small, large)]
    assert parts[0] is not None
    assert parts[1] == pytest.approx(5 * parts[0])


def test_nothing_is_given_away_before_the_answer(qtbot: QtBot, review: Opener) -> None:
    page = review()
    qtbot.waitUntil(lambda: page.prompt.question is not None, timeout=SLOW)
    title = luck_words.title()
    later = [" ".join(luck_words.later().lines)]
    qtbot.waitUntil(lambda: shown(page) == later, timeout=SLOW)
    page.moments.show()
    laid()
    (told,) = shown(page)
    assert told.startswith(f"{title} Chance of winning the game:")
    assert "Deal:" in page.panel.told.toPlainText()
    page.moments.ask()
    laid()
    assert shown(page) == [" ".join(luck_words.later().lines)]


@pytest.mark.thorough
def test_where_nothing_adds_up_positions_are_valued(
    qtbot: QtBot, review: Opener, tmp_path: Path
) -> None:
    path = told_of(tmp_path, "mosca/mosca-default.naipes")
    page = review(path, hand=1)
    qtbot.waitUntil(lambda: bool(page.moments.luck.values(1)), timeout=SLOW)
    values = page.moments.luck.values(1)
    assert values is not None
    due = luck_words.values(values, page.info, page.words.wording)
    assert shown(page) == [" ".join(due.lines)]
    assert "do not add up" in due.note
    assert [each.ply for each in values] == sorted(each.ply for each in values)


@pytest.mark.parametrize(
    ("unit", "worth", "half", "said"),
    [
        (Counted.COUNTERS, 1.24, 0.31, "+1.2 ± 0.3"),
        (Counted.COUNTERS, -2.0, 0.0, "−2.0"),
        (Counted.HANDS, 0.85, 0.03, "85 ± 3"),
    ],
)
def test_a_value_is_told_with_its_interval(
    unit: Counted, worth: float, half: float, said: str
) -> None:
    found = PositionValue(4, "play", PLAYED, worth, half, unit)
    assert luck_words.value(found) == said


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", languages.spoken())
def test_the_section_fits_into_the_panel(qtbot: QtBot, language: str, scale: float) -> None:
    speak(language)
    changes = zip(BARS, (0.3, -0.02, 0.0, -0.25, 0.1), strict=True)
    found = Ledger(0.4, tuple(Bar(key, NAMES[key], change) for key, change in changes), 0.53)
    nlk = all_games()["nlk"]
    kinds = nlk.decisions().kinds
    worths = [PositionValue(3, kind.key, PLAYED, 0.8, 0.1, Counted.HANDS) for kind in kinds]
    sections = [
        luck_words.bars(found, Wording()), luck_words.values(worths, nlk, Wording()),
        luck_words.later(), luck_words.waiting(),
    ]  # fmt: skip
    panel = Panel()
    qtbot.addWidget(panel)
    panel.dress(TextStyle(text_scale=scale))
    panel.wait("", sections)
    panel.resize(panel.width(), 700)
    panel.show()
    inside = panel._list.widget()
    assert inside is not None
    assert inside.minimumSizeHint().width() <= panel._list.viewport().width()
    speak("en")
