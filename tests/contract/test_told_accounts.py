"""Whoever hears the account of a hand is told all that its sheet shows, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from naipes_gui import languages
from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.figures import whole
from naipes_gui.core.herald import BRIEF, FULL, Herald
from naipes_gui.core.rules import Stage
from naipes_gui.core.sums_aloud import sums_named
from naipes_gui.core.table import FIRST
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.store.record import Record
from naipes_gui.ui.shared import language
from tests.playthrough import NAMES

RECORDS = Path(__file__).parents[1] / "records"
ALOUD = Wording(NAMES, aloud=True)
SIGNS = re.compile("[♠♥♦♣→←*=×÷]| [+−] ")
WORD = re.compile(r"[^\W_]+")


def accounts(game: str, detail: str = "") -> Iterator[tuple[ScoreSheet, str]]:
    """Yield every hand of some matches, as it is shown and as it is told."""
    for file in sorted((RECORDS / game).glob("*.naipes")):
        record, face = Record.load(file), all_games()[game].face()
        herald = Herald(face, FIRST)
        herald.adopt(ALOUD, detail)
        view = record.timeline.view(record.timeline.ply, FIRST)
        for sheet in Sheets(face, view, [*record.timeline.hands()], fewest_win=False)[:]:
            yield sheet, herald.account(sheet)


def row(line: ScoreLine, sheet: ScoreSheet) -> Iterator[str]:
    """Yield what stands in a row, and what stands above its figures."""
    yield NAMES[line.seat]
    yield from map(ALOUD.say, (*line.derivation, *filter(None, (line.caption, sheet.unit))))
    yield from (whole(abs(figure)) for figure in (line.gained, line.total))
    for column, cell in zip(sheet.columns, line.cells, strict=True):
        yield from (ALOUD.say(column), whole(cell)) if cell is not None else ()


@pytest.fixture(params=languages.spoken())
def spoken(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    language.speak(request.param)
    yield request.param
    language.speak("en")


@pytest.mark.parametrize("game", all_games())
def test_every_word_and_figure_of_a_sheet_is_heard(game: str, spoken: str) -> None:
    rows = 0
    for sheet, told in accounts(game):
        heard = {word.lower() for word in WORD.findall(told)}
        for line in sheet.lines:
            shown = WORD.findall(sums_named(" ".join(row(line, sheet))))
            assert not {word for word in shown if word.lower() not in heard}, told
            rows += 1
    assert rows > 4


@pytest.mark.parametrize("game", all_games())
def test_figures_have_their_words_beside_them_and_no_sign_is_told(game: str, spoken: str) -> None:
    for sheet, told in accounts(game, FULL):
        assert not SIGNS.search(told), told
        for line in sheet.lines:
            for column, cell in zip(sheet.columns, line.cells, strict=True):
                beside = rf"{re.escape(ALOUD.say(column))}\s?: {cell}\b"
                assert cell is None or re.search(beside, told), told
        assert sheet.check is None or sums_named(ALOUD.say(sheet.check)) in told


@pytest.mark.parametrize("game", all_games())
def test_a_rule_is_named_once_in_an_account(game: str) -> None:
    for _, told in accounts(game):
        rules = re.findall(r"\(Rule (\d+\.\d+)\)", told)
        assert len(rules) == len(set(rules)), told


@pytest.mark.parametrize("game", all_games())
def test_whoever_wants_it_short_hears_how_it_ended_and_what_everybody_has(game: str) -> None:
    for sheet, told in accounts(game, BRIEF):
        assert told.startswith(sums_named(ALOUD.say(sheet.title)))
        assert told.count(" in all.") == len(sheet.lines)
        assert "How it comes about" not in told


@pytest.mark.parametrize(
    ("shown", "heard"),
    [
        ("5 × 3 = 15", "5 times 3 equals 15"),
        ("×2, as all had passed", "times 2, as all had passed"),
        ("7 − 2 = +5", "7 minus 2 equals +5"),
        ("12 ÷ 2 + 1 = −7", "12 divided by 2 plus 1 equals −7"),
        ("Bruno: +2", "Bruno: +2"),
    ],
)
def test_sums_are_told_in_words(shown: str, heard: str) -> None:
    assert sums_named(shown) == heard


@pytest.mark.parametrize("game", all_games())
def test_why_a_hand_ended_early_is_not_begun_twice(game: str, spoken: str) -> None:
    """The moment has said “Decided: …”; the account goes on where that ended."""
    for file in sorted((RECORDS / game).glob("*.naipes")):
        record, face = Record.load(file), all_games()[game].face()
        herald = Herald(face, FIRST)
        herald.adopt(ALOUD, FULL)
        for ply in range(1, record.timeline.ply + 1):
            frame = record.timeline.tell(ply, FIRST, face)
            herald.add(frame)
            told = herald.told()
            if frame.view.state.stage is Stage.HAND or not frame.view.state.deals:
                continue
            sheet = face.score_sheet(frame.view, record.timeline.played(frame.view.state.deals - 1))
            account = herald.account(sheet)
            for moment in face.moments(frame.view, frame.shown).values():
                title = ALOUD.say(moment.title)
                assert title not in told or title not in account, account
            for part in ALOUD.say(sheet.early or "").rpartition(":")[2:]:
                assert part.strip().lower() in f"{told} {account}".lower()


SUM = re.compile(r"\d+(?: \+ \d+)+")


@pytest.mark.parametrize("game", ["mosca", "hachi_hachi"])
def test_a_sum_at_the_foot_adds_up_the_rows_as_they_stand(game: str) -> None:
    found = 0
    for sheet, _ in accounts(game):
        rows, plain = sheet.rows(FIRST), Wording(NAMES)
        columns = [[line.total for line in rows], *zip(*(line.cells for line in rows), strict=True)]
        told = [[cell for cell in column if cell is not None] for column in columns]
        for added in SUM.findall(plain.say(sheet.check) if sheet.check else ""):
            assert [*map(int, added.split(" + "))] in told, added
            found += 1
    assert found
