"""Problems are solved on the real table: by keys, with closed cards, and kept."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.moves import Move
from naipes_gui.core.steps import finished
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.review import sidecar
from naipes_gui.review.judged import Judged, accepts
from naipes_gui.review.kept import judged_in
from naipes_gui.review.own_mistakes import OwnMistake, own_mistakes
from naipes_gui.review.problems import Problem, keys_of, problem
from naipes_gui.store import problems_done
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.problems.answer import Sign, Words
from naipes_gui.ui.problems.odds_bar import OddsTable
from naipes_gui.ui.problems.page import ProblemPage
from naipes_gui.ui.problems.series import (
    Position,
    Series,
    Task,
    of_day,
    of_mistakes,
    of_rule_hands,
    of_step,
)
from naipes_gui.ui.shared import language
from naipes_gui.ui.table.pose import bounding
from tests.having import with_problems
from tests.review.missed import missed, tempted
from tests.ui.looking import Dress, clipped, dress, nameless, out_of_reach, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

Open = Callable[..., ProblemPage]
PROPOSE = next(
    n
    for n, known in enumerate(known for known in keys_of("ecarte") if known.step == 1)
    if problem(known.key).judged.kind == "propose"
)
"""The place of a problem among the easy ones of Écarté that is answered by a button."""


@pytest.fixture
def opened(qtbot: QtBot, dress: Dress) -> Open:
    language.speak("en")

    def open_(
        at: int = PROPOSE, size: tuple[int, int] = (1280, 800), **chosen: object
    ) -> ProblemPage:
        settings = Settings(speed="instant", sound=False, **chosen)  # type: ignore[arg-type]
        dress(**chosen)
        page = ProblemPage(of_step("ecarte", 1), settings, at)
        qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
        show(page, size)
        with qtbot.waitActive(page):
            page.activateWindow()
        page.start()
        qtbot.waitUntil(lambda: page.board.hand.armed)
        return page

    return open_


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def hinted(page: ProblemPage) -> str:
    """Return what stands in the place of the question: a hint covers no card."""
    assert page.board.toast.isHidden()
    assert page.prompt.question is not None
    return page.prompt.question.about


def told(page: ProblemPage) -> Sign:
    assert page.answer is not None
    return page.answer.sign


def test_a_problem_by_keys_is_judged_kept_and_followed_by_the_next(opened: Open) -> None:
    page = opened()
    assert page.position is not None
    best = page.position.judged.best
    number = [button.move for button in page.board.buttons()].index(best)
    press(Qt.Key(Qt.Key.Key_1 + number))
    assert told(page) is Sign.FOUND
    assert page.sheet.isVisible()
    key = page.course.task.key
    assert problems_done.read().answers == {key: True}
    press(Qt.Key.Key_Return)
    assert page.course.place == PROPOSE + 1
    assert not page.sheet.isVisible()
    assert page.board.hand.armed


def test_the_table_hears_its_keys_wherever_the_focus_is(opened: Open) -> None:
    page = opened()
    page.panel.tabBar().setFocus()
    press(Qt.Key.Key_1)
    assert page.sheet.isVisible()


def test_a_key_that_a_button_prints_presses_it_whatever_else_it_calls(qtbot: QtBot) -> None:
    """The M of a misère turned the sound off: a shortcut takes its key from the table."""
    keys = [known.key for known in keys_of("napoleon")]
    bid = next(key for key in keys if problem(key).judged.best == Move("bid", word="misere"))
    page = ProblemPage(of_step("napoleon", problem(bid).step), Settings(speed="instant"))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    with qtbot.waitActive(page):
        page.activateWindow()
    page.course.place = [task.key for task in page.course.series.tasks].index(bid)
    page.start()
    qtbot.waitUntil(lambda: page.board.hand.armed)
    assert "M" in page.board.bar.keys
    with qtbot.assertNotEmitted(page.sound_wanted):
        press(Qt.Key.Key_M)
    assert told(page) is Sign.FOUND


def test_before_the_answer_nothing_is_gold_and_enter_does_nothing(opened: Open) -> None:
    page = opened()
    assert not any(button.main for button in page.board.buttons())
    press(Qt.Key.Key_Return)
    assert page.tried is None
    assert "steps" not in page.board.overlay.pieces()


def test_enter_on_a_card_that_nothing_comes_of_tells_why(opened: Open) -> None:
    page = opened()
    press(Qt.Key.Key_Right)
    assert page.board.hand.focus is not None
    assert page.board.toast.isHidden()
    press(Qt.Key.Key_Return)
    assert page.board.toast.isVisible(), "who hears nothing does not know that it was heard"
    assert page.tried is None


def test_every_fact_can_be_asked_for_and_nothing_is_said_twice(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()

    def announce(_: object, text: str, *, urgent: bool = False) -> bool:
        said.append(text)
        return urgent

    for module in ("beside_table.facts", "problems.page"):
        monkeypatch.setattr(f"naipes_gui.ui.{module}.announce", announce)
    page = opened()
    asked = {Qt.Key.Key_I: "Spades: ", Qt.Key.Key_U: "Trumps: ", Qt.Key.Key_P: "You"}
    for key, fact in asked.items():
        said.clear()
        press(key)
        assert [text for text in said if fact in text], fact
    assert page.tried is None
    said.clear()
    press(Qt.Key.Key_Q)
    (again,) = said
    assert again.count("What do you do?") == 1
    assert again.count("Your turn.") == 1


def test_no_place_on_the_table_is_gold_either(qtbot: QtBot, dress: Dress) -> None:
    """A pile that waits for the card that was drawn wears gold in a match."""
    easy = [known for known in keys_of("nlk") if known.step == 1]
    place = next(n for n, known in enumerate(easy) if problem(known.key).judged.kind == "pile")
    page = ProblemPage(of_step("nlk", 1), Settings(speed="instant", sound=False), place)
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    page.start()
    qtbot.waitUntil(lambda: page.board.hand.armed)
    assert any(reach.tag is not None for reach in page.board.hand.reaches())
    assert not page.board.table.aims


def test_the_cards_of_the_others_lie_closed(opened: Open) -> None:
    page = opened()
    view = page.board.view_
    assert view is not None
    assert set(view.cards(Role.HAND, Seat(1))) == {HIDDEN}
    press(Qt.Key.Key_1)
    assert set(view.cards(Role.HAND, Seat(1))) == {HIDDEN}


def test_every_answer_is_judged_as_a_review_judges_it(opened: Open) -> None:
    page = opened()
    assert page.position is not None
    judged = page.position.judged
    for move in page.view.moves:
        assert page.position.verdict(move) is accepts(judged, move)


def test_no_two_choices_of_an_answer_are_called_alike(qapp: QApplication) -> None:
    """Twin cards of a month make moves of the same words."""
    language.speak("en")
    for known in keys_of("hachi_hachi"):
        asked = problem(known.key)
        record, judged = asked.record(), asked.judged
        view = record.timeline.view(judged.ply, judged.seat)
        words = Words(all_games()["hachi_hachi"].face(), Wording(record.header.names))
        for tried in judged.choices:
            good = accepts(judged, tried.move) or False
            told = words.answer(Position(record, judged), view, tried.move, good=good)
            names = [row.name for row in told.rows]
            assert len({*names}) == len(names), (known.key, names)
            assert [row.name for row in told.rows if row.is_best] == [
                words.choice(view, judged.best)
            ]
            assert words.choice(view, tried.move) in names


def covers(page: ProblemPage, *, hand: bool) -> bool:
    """Tell whether the answer lies on cards of the hand, or on others that lie open."""
    scene, felt, view = page.board.table, page.board.mapTo(page, QPoint()), page.view
    laid = [
        pose for (zone, nth), pose in scene.laid.items()
        if view.state.table[zone][nth] != HIDDEN and (zone == scene.near_hand) is hand
    ]  # fmt: skip
    box = bounding(laid, scene.cards.aspect)
    assert box is not None
    there = QRectF(box.x + felt.x(), box.y + felt.y(), box.width, box.height)
    return QRectF(page.sheet.geometry()).intersects(there)


def leaves_the_cards(page: ProblemPage) -> bool:
    return not covers(page, hand=True) and page.rect().contains(page.sheet.geometry())


def test_the_answer_lies_beside_the_cards_it_speaks_of(opened: Open, qtbot: QtBot) -> None:
    page = opened()
    QTest.keyClick(page.board, Qt.Key.Key_1)
    qtbot.waitUntil(page.sheet.isVisible)
    for size in ((900, 600), (1280, 800), (700, 620), (1600, 900)):
        page.resize(*size)
        qtbot.waitUntil(partial(leaves_the_cards, page))
        assert page.panel.isVisible() == (size[0] >= 1280)


def test_no_line_of_the_panel_is_cut_by_the_answer(opened: Open, qtbot: QtBot) -> None:
    page = opened()
    QTest.keyClick(page.board, Qt.Key.Key_1)
    qtbot.waitUntil(page.sheet.isVisible)
    page.resize(1280, 800)
    qtbot.waitUntil(partial(leaves_the_cards, page))
    there = page.sheet.geometry()
    for part in page.panel.findChildren(QLabel):
        at = QRect(part.mapTo(page, QPoint()), part.size())
        assert not part.isVisible() or there.contains(at) or not there.intersects(at), part.text()


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 800), 1.0), ((900, 600), 1.0), ((900, 600), 2.0)]
)
def test_an_open_card_that_is_covered_stands_on_the_answer(
    opened: Open, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    page = opened(size=size, text_scale=scale, panel_open=False)
    QTest.keyClick(page.board, Qt.Key.Key_1)
    qtbot.waitUntil(page.sheet.isVisible)
    show(page, size)
    said = page.sheet._covered
    table = dict(page._facts())["Turn-up"]
    hand = [page.wording.short(card) for card in page.board.table.hand_in_order()]
    # At 1280 by 800 there is a free place beside them.
    assert covers(page, hand=False) == (table in said) == (size[0] < 1280)
    assert covers(page, hand=True) == all(card in said for card in hand) == (scale > 1)


def test_the_hand_is_told_in_the_panel_as_it_lies(opened: Open) -> None:
    for place in range(3):
        page = opened(place)
        lie = [page.wording.short(card) for card in page.board.table.hand_in_order()]
        told_ = dict(page._facts())["Your hand"]
        assert lie == sorted(lie, key=told_.index)


def test_a_wrong_answer_says_so_and_may_be_given_again(opened: Open) -> None:
    page = opened()
    assert page.position is not None
    judged = page.position.judged
    page.board.choose(judged.made)
    assert told(page) is Sign.MISSED
    assert page.answer is not None
    assert page.words_of(judged.best) in page.answer.title
    assert problems_done.read().answers == {page.course.task.key: False}
    page.go(page.course.place)
    page.board.choose(page.position.judged.best)
    assert problems_done.read().answers == {page.course.task.key: True}


def test_the_hand_is_played_on_from_the_problem(opened: Open, qtbot: QtBot) -> None:
    page = opened()
    assert page.position is not None
    judged, record = page.position.judged, page.position.record
    page.board.choose(judged.best)
    assert page.from_here is not None
    files = list[Path]()
    page.branched.connect(files.append)
    page.from_here.begin(judged.ply, Kind.SAME)
    qtbot.waitUntil(lambda: bool(files))
    branch = Record.load(files[0])
    assert branch.problem is None
    assert branch.timeline.state == record.timeline.states[judged.ply]
    assert branch.assisted


def test_the_answer_leads_to_the_rule_of_the_moment(opened: Open) -> None:
    page = opened()
    page.board.choose(page.view.moves[0])
    wanted = list[tuple[str, str]]()
    page.rules_wanted.connect(lambda game, rule: wanted.append((game, rule)))
    number = page.face.paragraph(page.view)
    assert number
    assert number in page.sheet.buttons["rule"].accessibleName()
    press(Qt.Key.Key_R)
    assert wanted == [("ecarte", number)]


def test_the_problem_of_a_day_is_kept_with_the_day(opened: Open, qtbot: QtBot) -> None:
    from datetime import date

    day = date(2026, 11, 22)
    series = of_day(day)
    page = ProblemPage(series, Settings(speed="instant", sound=False))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    page.start()
    qtbot.waitUntil(lambda: page.board.hand.armed)
    assert page.position is not None
    page.board.choose(page.position.judged.best)
    assert problems_done.read().days == {"2026-11-22": True}
    assert page.course.following is None


@pytest.mark.parametrize(("size", "scale"), [((900, 600), 1.0), ((1280, 800), 2.0)])
def test_nothing_is_cut_and_everything_has_a_name(
    opened: Open, size: tuple[int, int], scale: float
) -> None:
    page = opened(size=size, text_scale=scale)
    page.board.choose(page.view.moves[0])
    show(page, size)
    assert not clipped(page.sheet)
    assert not nameless(page)
    assert not out_of_reach(page.sheet)
    assert page.sheet.buttons["next"].hasFocus()


def test_the_page_of_lessons_leads_to_every_step(qtbot: QtBot, dress: Dress) -> None:
    page = LearnPage()
    qtbot.addWidget(page)
    key = keys_of("ecarte")[0].key
    problems_done.keep(key, solved=True)
    show(page, (1280, 800))
    wanted = list[tuple[str, int]]()
    page.problems.connect(lambda game, step: wanted.append((game, step)))
    cells = page.problems_card.findChildren(QPushButton)
    names = [cell.accessibleName() for cell in cells]
    assert "Écarté, easy: 1 of 15 solved" in names
    page.problems_card.cells["ecarte", 2].click()
    assert wanted == [("ecarte", 2)]
    games = {key for key in all_games() if keys_of(key)}
    assert {game for game, _ in page.problems_card.cells} == games


def test_what_was_missed_in_an_own_match_is_asked_and_done_better(
    qtbot: QtBot, dress: Dress, tmp_path: Path
) -> None:
    path = missed(tmp_path)
    shipped = tempted()
    found = finished(own_mistakes(tmp_path))
    page = ProblemPage(of_mistakes(found), Settings(speed="instant", sound=False))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    page.start()
    qtbot.waitUntil(lambda: page.board.hand.armed)
    assert page.position is not None
    assert page.position.verdict(page.position.judged.made) is False
    page.board.choose(shipped.judged.best)
    assert told(page) is Sign.FOUND
    assert page.course.following is None
    page.close_all()
    kept, _ = sidecar.read(path)
    assert kept is not None
    assert kept.parts[shipped.seat].solved == {shipped.ply}
    assert problems_done.read().answers == {}


def test_a_match_that_has_changed_since_says_so(qtbot: QtBot, dress: Dress, tmp_path: Path) -> None:
    language.speak("en")
    gone = OwnMistake("ecarte", missed(tmp_path), 9_999)
    page = ProblemPage(of_mistakes([gone]), Settings(speed="instant", sound=False))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    page.start()
    qtbot.waitUntil(lambda: "changed since" in page.situation.plain)


def test_the_page_of_lessons_counts_what_was_missed(
    qtbot: QtBot, dress: Dress, tmp_path: Path
) -> None:
    missed(tmp_path)
    page = LearnPage()
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    assert page.problems_card.own.isHidden()
    page.problems_card.look_in(tmp_path)
    qtbot.waitUntil(lambda: not page.problems_card.own.isHidden())
    brought = list[object]()
    page.mistakes.connect(brought.append)
    page.problems_card.own.click()
    assert brought == [finished(own_mistakes(tmp_path))]


def test_the_next_problem_of_another_game_lies_on_its_own_table(
    qtbot: QtBot, dress: Dress, tmp_path: Path
) -> None:
    found = [
        OwnMistake(game, missed(tmp_path, game), tempted(game).ply) for game in ("ecarte", "mosca")
    ]
    page = ProblemPage(of_mistakes(found), Settings(speed="instant", sound=False), 0)
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    page.start()
    qtbot.waitUntil(lambda: page.board.hand.armed)
    asked = list[tuple[object, ...]]()
    page.went_on.connect(lambda *what: asked.append(what))
    assert page.position is not None
    page.board.choose(page.position.judged.best)
    page.next()
    assert asked == [(page.course.series, 1, {0: True})]


def of_every_size(game: str) -> Series:
    """Return problems of a game at its smallest table and its largest, in turns."""
    by_size = {len(problem(known.key).header.seats): known.key for known in keys_of(game)}
    keys = [by_size[size] for size in (min(by_size), max(by_size)) * 2]
    return Series(phrase("problems", "Easy"), tuple(Task(game, key) for key in keys))


@pytest.mark.parametrize("game", with_problems())
def test_more_may_sit_at_the_table_of_the_next_problem(
    qtbot: QtBot, dress: Dress, game: str
) -> None:
    page = ProblemPage(of_every_size(game), Settings(speed="instant", sound=False), 0)
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (900, 600))
    page.start()
    for place in range(4):
        if place:
            page.step(1)
        qtbot.waitUntil(lambda: page.position is not None and page.board.hand.armed)
        assert page.position is not None
        seated = page.position.record.header.seats
        assert len(page.seat_infos) == page.board.table.room.players == len(seated)
        page.grab()


def test_a_counted_hand_shows_what_comes_of_it(qtbot: QtBot, dress: Dress) -> None:
    language.speak("en")
    page = ProblemPage(of_rule_hands(), Settings(speed="instant", sound=False))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (900, 600))
    page.start()
    qtbot.waitUntil(lambda: page.board.hand.armed)
    assert page.position is not None
    odds = page.position.odds
    assert odds is not None
    page.board.choose(page.position.judged.best)
    show(page, (900, 600))
    assert told(page) is Sign.FOUND
    assert page.answer is not None
    assert "65,780 hands" in page.answer.text
    for name, _ in odds.parts:
        assert page.wording.say(name) in page.answer.text
    assert page.sheet.findChildren(OddsTable)
    assert not clipped(page.sheet)


def test_the_page_of_lessons_leads_to_the_counted_hands(qtbot: QtBot, dress: Dress) -> None:
    page = LearnPage()
    qtbot.addWidget(page)
    show(page, (1280, 800))
    wanted = list[bool]()
    page.rule_hands.connect(lambda: wanted.append(True))
    page.problems_card.rule.click()
    assert wanted == [True]


def test_a_hint_says_how_hard_it_is_and_then_only_what_is_worst(opened: Open) -> None:
    cards = next(
        n for n, known in enumerate(known for known in keys_of("ecarte") if known.step == 1)
        if len({one.move for one in problem(known.key).judged.choices}) > 2
    )  # fmt: skip
    page = opened(cards)
    press(Qt.Key.Key_H)
    first = hinted(page)
    press(Qt.Key.Key_H)
    second = hinted(page)

    assert "find it" in first
    assert "H again" in first
    assert page.position is not None
    judged = page.position.judged
    least = min(judged.choices, key=lambda one: one.worth)
    words = Words(page.face, page.wording)
    assert words.choice(page.view, least.move) in second
    assert words.choice(page.view, judged.best) not in second


def test_a_hint_about_two_choices_names_none(opened: Open) -> None:
    page = opened()
    for _ in range(2):
        press(Qt.Key.Key_H)
        assert "find it" in hinted(page)
        assert "Propose" not in hinted(page)


def test_shares_that_stand_as_bars_are_not_told_once_more(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a problem of which nothing is told that follows from the best choice alone."""

    def without_why(task: Problem) -> Judged:
        return replace(judged_in(all_games()[task.game], task.seat, task.row), why="")

    monkeypatch.setattr(Problem, "judged", property(without_why))
    page = ProblemPage(of_step("nlk", 1), Settings(speed="instant", sound=False), 0)
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    show(page, (1280, 800))
    page.start()
    qtbot.waitUntil(lambda: page.board.hand.armed)
    position = page.position
    assert position is not None
    page.board.choose(position.judged.best)
    qtbot.waitUntil(lambda: page.answer is not None)
    assert page.answer is not None
    assert page.answer.rows
    assert "%" not in page.answer.reason
    assert "turns the trick" in page.answer.reason, "what one sees is told"


def test_it_is_asked_once_by_the_names_of_those_who_sit_there(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.problems.page.announce",
        lambda _, text, urgent=False: said.append(text),
    )
    page = opened()
    assert len(said) == 1
    page.go(PROPOSE + 1)
    QApplication.processEvents()
    assert len(said) == 2
    position = page.position
    assert position is not None
    made = position.judged.made
    answer = Words(page.face, page.wording).answer(position, page.view, made, good=False)
    assert "bar" in answer.basis.lower()
    assert "bar" not in answer.text.lower(), "who hears it sees none"
