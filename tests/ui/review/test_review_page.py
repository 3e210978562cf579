"""Going over a match: by keys alone, with closed cards, and kept beside the match."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.review import sidecar
from naipes_gui.review.cases import cases_of
from naipes_gui.review.could_win import Answer, CouldWin
from naipes_gui.review.judge import Case
from naipes_gui.review.kept import Kept
from naipes_gui.review.outlook import Outlook
from naipes_gui.session.background import Background
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.could_words import COULD
from naipes_gui.ui.review import pill_rows, plain_words
from naipes_gui.ui.review.answer_view import Place
from naipes_gui.ui.review.course import Course, Verdict
from naipes_gui.ui.review.deciding import BUTTONS
from naipes_gui.ui.review.decision import Mark, decision_of
from naipes_gui.ui.review.lines import two_of
from naipes_gui.ui.review.moments import NOWHERE
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.review.words import Words
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.language import speak
from tests.ui.looking import nameless
from tests.ui.review.planted import cases as planted_cases
from tests.ui.review.planted import harmless, is_choice, laid, mistake, other_than, planted

SETTINGS = Settings(speed="instant")
SLOW = 30_000
Opener = Callable[..., ReviewPage]

RECORDS = Path(__file__).parents[2] / "records"
RESOURCES = Path(__file__).parents[3] / "resources" / "i18n"


@pytest.fixture
def review(qtbot: QtBot, tmp_path: Path) -> Opener:
    def opened(
        path: Path | None = None, size: tuple[int, int] = (1280, 800), *, hand: int = 0,
        ply: int = NOWHERE, **chosen: object,
    ) -> ReviewPage:  # fmt: skip
        settings = Settings(speed="instant", **chosen)  # type: ignore[arg-type]
        page = ReviewPage(path or planted(tmp_path), settings, hand=hand, ply=ply)
        qtbot.addWidget(page, before_close_func=lambda _: page.close_all())
        page.resize(*size)
        page.show()
        with qtbot.waitActive(page):
            page.activateWindow()
        page.start()
        qtbot.waitUntil(lambda: page.moments.found is not None, timeout=SLOW)
        qtbot.waitUntil(lambda: page.prompt.question is not None, timeout=SLOW)
        laid()
        return page

    return opened


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)
    laid()


def play(page: ReviewPage, move: object) -> None:
    """Play the card on which the focus is."""
    page.board.hand.focus_on(move.cards[0])  # type: ignore[attr-defined]
    press(Qt.Key.Key_Return)


def verdict(page: ReviewPage) -> Verdict:
    assert page.moments.tried is not None
    return page.moments.tried[1]


def test_the_table_hears_its_keys_wherever_the_focus_is(review: Opener) -> None:
    page = review()
    assert page.moments.found is not None
    page.panel.tabBar().setFocus()
    play(page, page.moments.found.present.best)
    assert verdict(page) is Verdict.GOOD


def test_one_move_of_the_line_is_shown_said_and_framed(qtbot: QtBot, review: Opener) -> None:
    page = review()
    first = page.moments.course.present
    play(page, first.best)
    lines, answer = page.moments.lines, page.answer
    qtbot.waitUntil(lambda: lines.line(first.ply, first.best) is not None, timeout=SLOW)
    seen = set[int]()
    for _ in range(12):
        press(Qt.Key.Key_Right)
        strip, story = answer.strip, answer._story
        assert strip is not None
        assert story is not None
        step = strip._told[answer._place]
        column = story._columns_of[step.ply]
        qtbot.waitUntil(partial(_frames, story._here, story._marks[step.ply]))
        assert f"Trick {column}" in strip._where.text()
        assert f"Trick {column}" in page.situation.plain
        assert step.words in page.situation.plain
        is_later = answer._place > strip.answered
        # Other opponents go on in it than those of the table: so it did not happen.
        assert ("so the hand would have gone on" in page.situation.plain) == is_later
        seen.add(column)
    assert len(seen) > 1


def _frames(frame: QWidget, mark: QWidget) -> bool:
    return frame.isVisible() and frame.geometry().contains(mark.geometry())


@pytest.mark.thorough
def test_a_whole_review_by_keys(qtbot: QtBot, review: Opener, tmp_path: Path) -> None:
    page = review()
    course = page.moments.found
    assert course is not None
    first = course.present
    play(page, other_than(page.moments.view, first.best, first.made))
    assert verdict(page) is Verdict.NOT_YET
    assert page._stack.currentWidget() is page.answer
    assert page.words.choice(page.moments.view, first.best) not in page.answer.text.split("\n")[0]
    press(Qt.Key.Key_Return)
    assert page._stack.currentWidget() is page.board
    play(page, first.made)
    assert verdict(page) is Verdict.SAME
    press(Qt.Key.Key_Return)
    play(page, first.best)
    assert verdict(page) is Verdict.GOOD
    assert course.solved == {first.ply}
    lines = page.moments.lines
    qtbot.waitUntil(lambda: lines.line(first.ply, first.best) is not None, timeout=SLOW)
    before = page.situation.plain
    press(Qt.Key.Key_Right)
    assert page.situation.plain != before
    press(Qt.Key.Key_Return)
    second = course.present
    assert second is not first
    press(Qt.Key.Key_V)
    assert verdict(page) is Verdict.SHOWN
    with qtbot.waitSignal(page.left):
        press(Qt.Key.Key_Return)
    # What leads away may be read no more; what was found out stays.
    kept = sidecar.read(page.path)[0]
    assert kept is not None
    assert kept.solved(page.record, FIRST) == {first.ply}


def test_cards_are_closed_as_they_were(review: Opener) -> None:
    page = review()
    view = page.board.view_
    assert view is not None
    assert view == page.record.timeline.view(page.moments.course.present.ply, FIRST)
    assert set(view.state.table["hand:1"]) == {HIDDEN}


def test_what_is_skipped_comes_again(review: Opener) -> None:
    page = review()
    course = page.moments.found
    assert course is not None
    first = course.present
    press(Qt.Key.Key_S)
    assert course.present is not first
    press(Qt.Key.Key_S)
    assert course.present is first
    press(Qt.Key.Key_PageDown)
    assert course.present is not first


def test_what_was_solved_stays_so(review: Opener, tmp_path: Path) -> None:
    page = review()
    assert page.moments.found is not None
    first = page.moments.found.present
    play(page, first.best)
    page.close_all()
    again = review(page.path)
    assert again.moments.found is not None
    assert again.moments.found.solved == {first.ply}
    assert again.moments.found.present.ply != first.ply


@pytest.mark.parametrize("is_told", [False, True])
def test_what_was_found_out_is_shown_and_not_asked_again(
    qtbot: QtBot, review: Opener, tmp_path: Path, is_told: bool
) -> None:
    path = planted(tmp_path)
    page = review(path)
    ply = page.moments.course.present.ply
    if is_told:
        press(Qt.Key.Key_V)
    else:
        play(page, page.moments.course.present.best)
    assert page.present == (0, ply, True)
    page.leave()
    again = ReviewPage(path, SETTINGS, ply=ply, told=is_told)
    qtbot.addWidget(again, before_close_func=lambda _: again.close_all())
    again.show()
    again.start()
    qtbot.waitUntil(lambda: again.moments.is_told, timeout=SLOW)
    assert again.present == (0, ply, True)
    assert verdict(again) is (Verdict.SHOWN if is_told else Verdict.GOOD)
    again.moments.next()
    assert not again.moments.is_told, "the other moment is still open"
    assert again.moments.course.present.ply != ply


def test_the_answer_is_proved(qtbot: QtBot, review: Opener) -> None:
    page = review()
    assert page.moments.found is not None
    present = page.moments.found.present
    press(Qt.Key.Key_V)
    lines = page.moments.lines
    qtbot.waitUntil(lambda: lines.line(present.ply, present.best) is not None, timeout=SLOW)
    press(Qt.Key.Key_P)
    qtbot.waitUntil(lambda: lines.proof(present.ply, present.best) is not None, timeout=SLOW)
    proof = lines.proof(present.ply, present.best)
    assert proof is not None
    assert proof.asked > 0
    # Another version of the opponents played this match, and the sheet says so.
    assert "another version" in page.answer.text
    assert f"decides {proof.same} of {proof.asked} times" in page.answer.text


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_question_covers_nothing(
    qtbot: QtBot, review: Opener, size: tuple[int, int], scale: float
) -> None:
    page = review(size=size, text_scale=scale)
    if page.prompt.is_docked:
        assert page._docked.isVisible()
        return
    # What moves lies a moment where the question will be.
    qtbot.waitUntil(lambda: not list(covered(page)))


def covered(page: ReviewPage) -> Iterator[object]:
    """Yield what lies under the question, but for its edges."""
    board, paper = page.board, page.prompt.geometry()
    for item in board.table.items():
        rect = item.sceneBoundingRect()
        if item.isVisible() and item.opacity() and item.zValue() >= 0 and rect.width() > 5:
            inner = QRect(rect.toRect()).adjusted(14, 14, -14, -14)
            if inner.isValid() and paper.intersects(inner):
                yield item
    if board.bar.isVisible():
        for button in board.bar.findChildren(QWidget):
            where = QRect(button.mapTo(board, QPoint(14, 14)), button.size() * 0.6)
            if paper.intersects(where):
                yield button


def without_room(page: ReviewPage) -> list[str]:
    """Return which buttons at the foot of an answer are cut, or lie outside of the window."""
    foot = page.answer.main.parentWidget()
    assert foot is not None
    shown = [button for button in foot.findChildren(QPushButton) if button.isVisible()]
    return [
        button.accessibleName()
        for button in shown
        if button.width() < button.sizeHint().width()
        or not page.rect().contains(QRect(button.mapTo(page, QPoint()), button.size()))
    ]


def is_told_why_at_once(page: ReviewPage) -> bool:
    """Tell whether reason, best choice and one's own are seen before anything is scrolled."""
    laid()
    area, part = page.answer._scroll, page.answer._parts[Place.WORTHS]
    assert area is not None
    rows = part.findChildren(QFrame, "best") + part.findChildren(QFrame, "option")
    seen = [*part.findChildren(QLabel, "because"), *rows[:2]]
    shown = area.viewport().rect()
    return len(seen) > 2 and all(
        shown.contains(QRect(each.mapTo(area.viewport(), QPoint()), each.size())) for each in seen
    )


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_small_window_has_room_with_the_panel_open(
    qtbot: QtBot, review: Opener, language: str, scale: float
) -> None:
    speak(language)
    page = review(size=(900, 600), text_scale=scale)
    press(Qt.Key.Key_V)
    page.toggle_panel()
    QApplication.processEvents()
    assert page.panel.isVisible()
    assert (page.width(), page.height()) == (900, 600)
    qtbot.waitUntil(lambda: not without_room(page))
    assert page.answer.isVisible() == (scale == 1.0)
    assert scale > 1 or is_told_why_at_once(page)
    # What is told on demand is no more to be scrolled to than what goes on.
    foot, buttons = page.answer._parts[Place.FOOT], page.answer.buttons
    assert all(foot.isAncestorOf(buttons[key]) for key in ("figures", "deals"))
    page.toggle_panel()
    qtbot.waitUntil(lambda: page.answer.isVisible() and not without_room(page))
    assert (page.width(), page.height()) == (900, 600)
    assert page.answer.main.text()
    speak("en")


def of_another_match(found: str) -> str:
    return found.replace('"rules":"', '"rules":"x')


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (lambda _: "a letter to a friend", sidecar.UNUSABLE),
        (lambda found: found[: len(found) // 2], sidecar.UNUSABLE),
        (lambda found: found[:-1], sidecar.UNUSABLE),
        (lambda _: '{"game":"ecarte"}', sidecar.UNUSABLE),
        (of_another_match, sidecar.UNUSABLE),
        (lambda found: found.replace('"review":1', '"review":99'), sidecar.FORMER),
        (lambda found: re.sub('"judging":[0-9]+', '"judging":1', found), sidecar.FORMER),
        (lambda found: re.sub('"opponents":[0-9]+', '"opponents":1', found), sidecar.FORMER),
    ],
    ids=["foreign", "half", "last", "json", "match", "form", "judging", "opponents"],
)
def test_what_is_no_review_of_the_match_is_said_in_a_sentence(
    qtbot: QtBot, tmp_path: Path, spoilt: Callable[[str], str], said: Phrase
) -> None:
    path = planted(tmp_path)
    beside = path.with_name(f"{path.name}.review")
    found = beside.read_text(encoding="utf-8")
    assert spoilt(found) != found
    beside.write_text(spoilt(found), encoding="utf-8")
    page = ReviewPage(path, SETTINGS, hand=1)
    qtbot.addWidget(page, before_close_func=lambda _: page.close_all())
    page.show()
    page.start()
    qtbot.waitUntil(lambda: page.banner.isVisible(), timeout=SLOW)
    told = page.banner.findChildren(QLabel)[-1].text()
    assert told == Wording().say(said)
    assert told.endswith(".")
    # It goes on as if there were none, and nothing is said of it any more when that is done.
    assert "Going over your decisions" in page.situation.plain
    page.moments.emptied.emit()
    assert page.banner.isHidden()


def test_everything_has_a_name(qtbot: QtBot, review: Opener) -> None:
    page = review()
    assert nameless(page) == []
    assert page.prompt.accessibleName()
    press(Qt.Key.Key_V)
    assert nameless(page) == []
    page.panel.setCurrentIndex(1)
    assert page.answer.text.splitlines()[0] in page.panel.told.toPlainText()


def test_at_the_question_nothing_is_gold(review: Opener) -> None:
    """What one mostly does would be taken for the answer, and it was the mistake."""
    page = review()
    assert page.board.buttons()
    assert not any(button.main for button in page.board.buttons())
    assert not page.board.hand.tells_aims


def test_without_a_mistake_it_is_said_what_there_is(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It opened silent: what was said before its sheet was written was cut short by its button."""
    said = list[tuple[str, bool]]()

    def announce(_: object, text: str, *, urgent: bool = False) -> bool:
        said.append((text, page.answer.is_writing))
        return True

    monkeypatch.setattr("naipes_gui.ui.review.page.announce", announce)
    page = ReviewPage(planted(tmp_path, most=0, clean=2), SETTINGS)
    qtbot.addWidget(page, before_close_func=lambda _: page.close_all())
    page.show()
    page.start()
    qtbot.waitUntil(lambda: bool(said), timeout=SLOW)
    first, was_writing = said[0]
    assert first.startswith("2 decision(s) gone over, and no clear mistake.\nNothing to reproach")
    assert not was_writing
    page.moments.next()
    qtbot.waitUntil(lambda: len({text for text, _ in said}) > 1, timeout=SLOW)
    assert not any("gone over" in text for text, _ in said[1:])


def test_without_a_mistake_every_decision_can_be_looked_at(qtbot: QtBot, tmp_path: Path) -> None:
    page = ReviewPage(planted(tmp_path, most=0, clean=2), SETTINGS)
    qtbot.addWidget(page, before_close_func=lambda _: page.close_all())
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    page.start()
    qtbot.waitUntil(lambda: page.moments.tried is not None, timeout=SLOW)
    course, lines = page.moments.course, page.moments.lines
    first = course.present
    assert page._stack.currentWidget() is page.answer
    assert verdict(page) is Verdict.OWN
    assert page.answer.text.startswith("Nothing to reproach")
    assert "come to nearly the same" in page.answer.text
    assert len(course.moments) == 2
    # Whoever watches the hand from here stands where it was decided, and not at its beginning.
    with qtbot.waitSignal(page.replay_wanted) as watched:
        page.top.button("replay").click()
    assert watched.args == [page.path, first.hand, first.ply]
    # What is shown as having happened is what did happen, and the four answers stand below.
    qtbot.waitUntil(lambda: lines.line(first.ply, first.made) is not None, timeout=SLOW)
    line = lines.line(first.ply, first.made)
    assert line is not None
    assert line.change.move.meaning == first.made.meaning
    press(Qt.Key.Key_O)
    assert page._stack.currentWidget() is page.board
    play(page, first.best)
    assert verdict(page) is Verdict.GOOD
    press(Qt.Key.Key_Return)
    assert course.present is not first
    assert verdict(page) is Verdict.OWN
    with qtbot.waitSignal(page.left):
        press(Qt.Key.Key_Return)
    assert sidecar.read(page.path)[0] is not None


def test_what_surely_brings_more_is_told_of_what_is_no_mistake() -> None:
    record = Record.load(RECORDS / "ecarte" / "ecarte-default.naipes")
    case = next(case for case in planted_cases(record, 3) if is_choice(case))
    info = all_games()["ecarte"]
    words = Words(info, info.face(), Wording(("Ana", "Bruno")), FIRST)
    behind = replace(harmless(case, 0.07), low=0.03, high=0.11)
    course = Course([behind], frozenset(), asks=False)
    assert course.own is Verdict.BEHIND
    assert "could be better" in words.verdict(behind, case.view, behind.made, course.own)
    assert words.state(course, behind) == "could be better: 0.07 points"
    assert words.costs(course).endswith("could be better")
    assert "surely brings more, about 0.07 points" in plain_words.no_reproach(
        words, behind, case.view
    )
    told = words.nothing_found(Outlook((behind,)))
    assert "no clear mistake. In " in told
    # Nothing that is no mistake is marked as one.
    assert Mark.YOURS not in decision_of(words, behind, case.view).marks.values()
    assert Mark.YOURS in decision_of(words, mistake(case), case.view).marks.values()


def test_what_the_deals_leave_in_doubt_is_not_called_the_same() -> None:
    """Words went by whether the interval reaches nothing, and stood above figures far apart."""
    record = Record.load(RECORDS / "ecarte" / "ecarte-default.naipes")
    case = next(case for case in planted_cases(record, 3) if is_choice(case))
    info = all_games()["ecarte"]
    words = Words(info, info.face(), Wording(("Ana", "Bruno")), FIRST)
    close, doubtful = harmless(case), replace(harmless(case, 0.43), low=-0.1, high=0.96)
    assert "come to nearly the same" in plain_words.no_reproach(words, close, case.view)
    assert "do not show it for sure" in plain_words.no_reproach(words, doubtful, case.view)
    # A try that is accepted is called as good only where its figure is.
    best, made = doubtful.choices
    wide = replace(doubtful, choices=(best, replace(made, margin=0.5)))
    told = [words.verdict(each, case.view, each.made, Verdict.GOOD) for each in (close, wide)]
    assert told[0].startswith("Good, and no worse than the best")
    assert told[1].startswith("Good, the deals cannot tell it from the best")


def test_all_decisions_can_be_seen_beside_the_mistakes(review: Opener, tmp_path: Path) -> None:
    page = review(planted(tmp_path, most=1, clean=2))
    assert len(page.moments.course.moments) == 1
    link = next(b for b in page.panel._buttons() if b.objectName() == "link")
    link.click()
    course = page.moments.course
    assert len(course.moments) == 3
    assert {page.words.state(course, each) for each in course.moments} == {
        "nothing to reproach", "cost 0.50 points"
    }  # fmt: skip
    assert verdict(page) is Verdict.COSTLY
    assert page.answer.text.startswith("That cost you something")
    press(Qt.Key.Key_PageDown)
    assert verdict(page) is Verdict.OWN


def linked(page: ReviewPage, words: str) -> QPushButton:
    """Return a button of the panel that leads to other decisions."""
    links = (b for b in page.panel._buttons() if b.objectName() == "link")
    return next(b for b in links if b.text() == words)


@pytest.mark.parametrize("by_key", [False, True])
def test_one_comes_back_from_all_decisions_to_the_moments(
    review: Opener, tmp_path: Path, by_key: bool
) -> None:
    page = review(planted(tmp_path, most=2, clean=1))
    asked, present = page.moments.course, page.moments.course.moments[1]
    page.moments.step(1)
    linked(page, page.words.all_of_them()).click()
    laid()
    assert not page.moments.course.asks
    if by_key:
        press(Qt.Key.Key_Escape)
    else:
        linked(page, page.words.back_to(asked)).click()
    assert page.moments.course is asked
    assert asked.present is present
    assert page._stack.currentWidget() is page.board


def test_one_hand_says_that_it_is_one_and_leads_to_the_match(
    qtbot: QtBot, review: Opener, tmp_path: Path
) -> None:
    path = planted(tmp_path, most=3)
    every = [each for each in sidecar.read(path)[0].decisions if each.flagged]  # type: ignore[union-attr]
    page = review(path, hand=every[0].hand)
    assert len(page.moments.course.moments) < len(every)
    assert f"hand {every[0].hand} alone" in page.top.title.text()
    linked(page, page.words.whole_match()).click()
    qtbot.waitUntil(lambda: page.moments.found is not None, timeout=SLOW)
    laid()
    assert {each.ply for each in page.moments.course.moments} == {each.ply for each in every}
    assert "alone" not in page.top.title.text()
    assert page.words.whole_match() not in [b.text() for b in page.panel._buttons()]


def test_the_mistake_that_was_chosen_is_asked_first(review: Opener, tmp_path: Path) -> None:
    path = planted(tmp_path, most=5)
    every = [each for each in sidecar.read(path)[0].decisions if each.flagged]  # type: ignore[union-attr]
    cheapest = min(every, key=lambda each: each.loss)
    page = review(path, ply=cheapest.ply)
    assert page.moments.course.present.ply == cheapest.ply
    assert len(page.moments.course.moments) == 3


@pytest.mark.parametrize("is_right", [False, True])
def test_a_guess_keeps_its_mark_beside_the_right_answer(review: Opener, is_right: bool) -> None:
    page = review()
    page.moments.show()
    laid()
    # What the page learns of itself meanwhile would be written over what is shown here.
    page.moments.blockSignals(True)
    told, words, right = page.answer._answer, page.words, 2
    assert told is not None
    four = [words.wording.say(each) for each in COULD.values()]
    guess = right if is_right else right + 1
    page.answer.show_answer(replace(told, could=four, guess=-1), None, keep=True)
    laid()
    page.answer.buttons[f"guess {guess}"].click()
    assert page.moments.guess == guess
    asked = replace(told, could=four, guess=guess, guessed=words.guessed(guess, -1))
    page.answer.show_answer(asked, None, keep=True)
    laid()
    assert "you said so" in page.answer.buttons[f"guess {guess}"].text()
    ply, best = page.moments.course.present.ply, page.moments.course.present.best
    both = CouldWin(Answer.VERY_HARD, ((ply, best), (ply, best)), (page.moments.view,) * 2)
    known = replace(asked, could_at=right, guessed=words.guessed(guess, right, both))
    page.answer.show_answer(known, None, keep=True)
    laid()
    (heading,) = page.answer.findChildren(QLabel, "could")
    assert "<img" in heading.text()
    assert "&lt;" not in heading.text()
    marked = {
        name: [
            label.text() for label in page.answer.findChildren(QLabel, name) if not label.isHidden()
        ]
        for name in ("pillset", "pillwrong")
    }
    assert len(marked["pillset"]) == 1
    assert len(marked["pillwrong"]) == (0 if is_right else 1)
    mine = marked["pillset" if is_right else "pillwrong"][0]
    assert "you said so" in mine
    assert words.guessed(guess, right, both) in page.answer.text
    assert words.guessed(right, right) != words.guessed(right + 1, right)


def test_the_felt_is_never_bare_while_more_is_learnt(review: Opener) -> None:
    page = review()
    page.moments.show()
    for _ in range(2):
        page.moments.learnt.emit()
        assert page.answer.strip is not None
        assert page.answer.strip.isVisible()
        assert page.answer.main.isVisible()
        assert page.answer.main.height() >= page.answer.main.minimumSizeHint().height()


def test_the_cards_of_a_moment_are_painted_before_they_lie_there(review: Opener) -> None:
    page = review()
    frame = page.record.timeline.leap(page.moments.course.present.ply, FIRST, page.face)
    art.forget_cards()
    painted = len(list(page.board.painting(frame.view, lower=60)))
    assert painted > 0
    page.board.resize(page.board.width(), page.board.height() - 60)
    assert art._card_face.cache_info().misses == painted


@pytest.mark.parametrize(("room", "many"), [(3000.0, 4), (900.0, 2), (300.0, 1)])
def test_answers_of_one_line_stand_in_as_many_columns_as_have_room(
    qapp: QApplication, room: float, many: int
) -> None:
    texts = ["✓ " + "a rather long answer, " * 3, "short", "a somewhat longer answer", "short"]
    assert pill_rows.columns(texts, room, 1.0) == many


def test_no_answer_is_cut(qtbot: QtBot, review: Opener) -> None:
    page = review()
    page.moments.learnt.disconnect(page._on_learnt)  # what is learnt is made up here
    page.moments.show()
    told = page.answer._answer
    assert told is not None
    four = [f"{word}, and that is said at some length here" for word in "abcd"]
    page.answer.show_answer(replace(told, could=four, could_at=1), None, keep=True)
    qtbot.waitUntil(lambda: not page.answer.is_writing)
    laid()
    pills = [
        *page.answer.findChildren(QLabel, "pill"),
        *page.answer.findChildren(QLabel, "pillset"),
    ]
    shown = [pill for pill in pills if pill.isVisible()]
    assert len(shown) == len(four)
    assert all(pill.width() >= pill.sizeHint().width() for pill in shown)


def test_what_is_known_already_is_not_written_again(qtbot: QtBot, review: Opener) -> None:
    page = review()
    press(Qt.Key.Key_V)
    lines, present = page.moments.lines, page.moments.course.present
    qtbot.waitUntil(lambda: lines.line(present.ply, present.best) is not None, timeout=SLOW)
    qtbot.waitUntil(lambda: lines.could(present.hand) is not None, timeout=SLOW)
    page._on_learnt()
    strip = page.answer.strip
    page._on_learnt()
    assert page.answer.strip is strip
    assert page.situation.plain


def test_whether_the_hand_could_be_won_is_told_to_who_has_said_what_he_thinks(
    qtbot: QtBot, review: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("naipes_gui.ui.review.lines.has_won", lambda *_: False)
    page = review()
    press(Qt.Key.Key_V)
    moments, lines, answer = page.moments, page.moments.lines, page.answer
    present = moments.course.present
    qtbot.waitUntil(lambda: lines.line(present.ply, present.best) is not None, timeout=SLOW)
    qtbot.waitUntil(lambda: lines.could(present.hand) is not None, timeout=SLOW)
    found = lines.could(present.hand)
    assert found is not None
    page._on_learnt()
    laid()
    right = list(COULD).index(found.answer)
    told = page.words.could(found, moments.view)
    assert "Say what you think" in answer.text
    assert told not in answer.text or told == page.words.wording.say(COULD[found.answer])
    assert not answer.findChildren(QLabel, "pillset")
    qtbot.waitUntil(lambda: lines.seen(present.ply) is not None, timeout=SLOW)
    page._on_learnt()
    assert not with_all_seen(page)
    assert not moments.is_settled
    # Where no move is asked for this is asked all the same: it came up ticked at another decision.
    moments.course.asks = False
    page._on_learnt()
    laid()
    assert "Say what you think" in answer.text
    assert not answer.findChildren(QLabel, "pillset")
    moments.course.asks = True
    moments.guess_at((right + 1) % len(COULD))
    laid()
    (shown,) = answer.findChildren(QLabel, "pillset")
    assert shown.text().startswith("✓")
    assert "No, you said otherwise." in answer.text
    assert with_all_seen(page)
    assert moments.is_settled


def with_all_seen(page: ReviewPage) -> bool:
    """Tell whether the panel says what came out only when all cards lay open."""
    titles = page.panel.findChildren(QLabel, "subheading")
    return "With all cards seen" in {title.text() for title in titles}


def test_no_two_decisions_of_a_hand_are_called_alike(review: Opener) -> None:
    page = review()
    moments, words = page.moments, page.words
    told = list[tuple[str, str]]()
    for each in moments.judged:
        nth, is_card = moments.place_of(each)
        told.append((words.kind(each), words.where(each, nth, is_card=is_card)))
    assert len(told) > 2
    assert len(set(told)) == len(told)
    shown = {label.text() for label in page.panel.findChildren(QLabel, "caption")}
    asked = [told[moments.judged.index(each)] for each in moments.course.moments]
    assert len(asked) > 1
    assert {where for _, where in asked} <= shown


def test_what_scrolls_is_not_cut_by_the_question_once_figures_are_told(
    qtbot: QtBot, review: Opener
) -> None:
    page = review()
    press(Qt.Key.Key_V)
    answer = page.answer
    assert answer._scroll is not None
    question, inside = answer._parts[Place.COULD], answer._scroll.widget()
    assert inside is not None
    assert not inside.isAncestorOf(question) or answer._low
    press(Qt.Key.Key_N)
    assert inside.isAncestorOf(question)
    # Whoever has said what he thinks sees what is right, however low the window is.
    page.moments.learnt.disconnect(page._on_learnt)
    assert answer._answer is not None
    four = [f"{word}, and that is said at some length here" for word in "abcd"]
    told = replace(answer._answer, could=four, could_at=3, guess=2)
    page.resize(900, 600)
    laid()
    answer.show_answer(told, None, keep=True)

    def is_seen() -> bool:
        last = answer.findChildren(QLabel, "pillset")[-1:]
        area = answer._scroll.viewport() if answer._scroll is not None else None
        return (
            area is not None
            and all(
                area.rect().contains(QRect(each.mapTo(area, QPoint()), each.size()))
                for each in last
            )
            and bool(last)
        )

    qtbot.waitUntil(is_seen)


def test_with_large_text_in_a_small_window_the_answer_has_the_room(
    qtbot: QtBot, review: Opener
) -> None:
    """The verdict, what it cost and the best choice are seen at once, and keys show the rest."""
    page = review(size=(900, 600), text_scale=2.0)
    press(Qt.Key.Key_V)
    page.answer.press("figures")
    answer = page.answer
    assert answer._scroll is not None
    bar, area = answer._scroll.verticalScrollBar(), answer._scroll.viewport()
    last = answer._parts[Place.WORTHS].findChildren(QLabel, "caption")[-1]
    qtbot.waitUntil(lambda: area.rect().intersects(QRect(last.mapTo(area, QPoint()), last.size())))
    for _ in range(30):
        press(Qt.Key.Key_Up)
    assert bar.value() == 0
    best = answer._parts[Place.WORTHS].findChild(QFrame, "best")
    assert best is not None
    assert area.rect().contains(best.mapTo(area, QPoint(4, 20)))
    press(Qt.Key.Key_Down)
    assert bar.value() > 0


@pytest.mark.parametrize("source", ["ecarte/ecarte-default", "mosca/mosca-default"])
def test_nobody_scrolls_the_tricks_of_a_line_sideways(
    qtbot: QtBot, review: Opener, tmp_path: Path, source: str
) -> None:
    page = review(planted(tmp_path, f"{source}.naipes", most=1), (900, 600))
    lines, present = page.moments.lines, page.moments.course.present
    press(Qt.Key.Key_V)
    qtbot.waitUntil(lambda: lines.line(present.ply, present.best) is not None, timeout=SLOW)
    qtbot.waitUntil(lambda: not page.answer.is_writing)
    story, scroll = page.answer._story, page.answer._scroll
    assert story is not None
    assert scroll is not None
    assert story._columns_of, "the line is told in tricks"
    assert story.horizontalScrollBar().maximum() == 0
    assert scroll.horizontalScrollBar().maximum() == 0


def test_figures_lie_behind_a_key_and_stay_once_they_were_asked_for(review: Opener) -> None:
    page = review()
    press(Qt.Key.Key_V)
    found, words, answer = page.moments.course.present, page.words, page.answer
    assert answer._answer is not None

    def shown() -> str:
        labels = answer._parts[Place.WORTHS].findChildren(QLabel)
        return " ".join(each.text() for each in labels if each.isVisible())

    best, made = (words.choice(page.moments.view, move) for move in (found.best, found.made))
    # What it cost is told above, and not once more in other words.
    assert f"{made}: it cost" in answer.text
    assert f"{best} brings" not in answer.text
    # Words come first; what is counted, and how sure that is, is told to whoever asks.
    assert "much worse" in shown()
    assert not re.search(r"±|between 0\.4|as they could lie", shown())
    press(Qt.Key.Key_N)
    assert all(
        each in shown() for each in ("±, the thin line", "between 0.4", "as they could lie", "0.10")
    )
    assert "figures" not in answer.buttons
    page.moments.next()
    laid()
    press(Qt.Key.Key_V)
    assert "as they could lie" in shown()
    assert "between 0.3" in shown()


def test_what_is_learnt_does_not_speak_over_the_move_that_is_looked_at(
    qtbot: QtBot, review: Opener
) -> None:
    page = review()
    press(Qt.Key.Key_V)
    lines, present = page.moments.lines, page.moments.course.present
    qtbot.waitUntil(lambda: lines.line(present.ply, present.best) is not None, timeout=SLOW)
    press(Qt.Key.Key_Right)
    said = page.situation.plain
    page._on_learnt()
    assert page.situation.plain == said != page.answer.title


def test_what_is_learnt_is_written_in_its_own_part_and_a_part_in_a_turn(
    qtbot: QtBot, review: Opener
) -> None:
    page = review()
    page.moments.learnt.disconnect(page._on_learnt)  # what is learnt is made up here
    page.moments.show()
    parts = page.answer._parts
    # The verdict and the buttons are there at once; what takes longer waits for its turn.
    assert page.answer.main.isVisible()
    assert not parts[Place.WORTHS].isVisible()
    laid()
    assert parts[Place.WORTHS].isVisible()
    found, line = page.answer._answer, page.answer._line
    assert found is not None
    before = {place: part._made for place, part in parts.items()}
    page.answer.show_answer(replace(found, proof="Checked."), line, keep=True)
    laid()
    assert [place for place, made in before.items() if parts[place]._made is not made] == [
        Place.WOULD
    ]


def test_the_keys_stay_where_they_are_when_something_is_learnt(
    qtbot: QtBot, review: Opener
) -> None:
    page = review()
    page.moments.learnt.disconnect(page._on_learnt)
    press(Qt.Key.Key_V)
    page.panel.tabBar().setFocus()
    found = page.answer._answer
    assert found is not None
    page.answer.show_answer(replace(found, proof="Checked."), page.answer._line, keep=True)
    laid()
    assert page.panel.tabBar().hasFocus()


def test_what_was_known_has_the_cards_that_were_played_and_the_hand_in_order(
    review: Opener, tmp_path: Path
) -> None:
    page = review(planted(tmp_path, most=9))
    course, words = page.moments.course, page.words
    for each in course.moments:
        page.moments.go(each.ply)
        laid()
        view = page.moments.view
        facts = dict(words.seen(view))
        hand = view.cards(Role.HAND, FIRST)
        shown = [page.board.table.view.state.table["hand:0"][i] for i in _places(page)]  # type: ignore[union-attr]
        assert words.held(view, hand) == shown
        assert facts["Your hand"] == words._short(shown)
        others = [card for card in view.memory if view.zones.role(view.memory[card]) is Role.WON]
        assert ("Played before" in facts) == bool(others or view.state.trick)


def _places(page: ReviewPage) -> list[int]:
    """Return the places of the cards of the hand, from left to right as they lie."""
    laid = page.board.table.laid
    mine = [(pose.x, i) for (zone, i), pose in laid.items() if zone == "hand:0"]
    return [i for _, i in sorted(mine)]


def test_a_match_with_nothing_to_decide_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    path = planted(tmp_path, most=0)
    page = ReviewPage(path, SETTINGS)
    qtbot.addWidget(page, before_close_func=lambda _: page.close_all())
    page.show()
    page.start()
    qtbot.waitUntil(lambda: "nothing to decide" in page.situation.plain, timeout=SLOW)
    assert page.moments.found is None
    # What was gone over lies there to be looked at, and cannot be played.
    assert page.board.view_ is not None
    assert page.board.view_.cards(Role.HAND, FIRST)
    assert not page.board.hand.armed


def test_the_cases_are_those_of_hands_that_are_over() -> None:
    from tests.ui.review.planted import RECORDS

    record = Record.load(RECORDS / "ecarte" / "ecarte-default.naipes")
    from naipes_gui.games import all_games

    info, timeline = all_games()["ecarte"], record.timeline
    found = [c for i in range(timeline.ended) for c in cases_of(timeline, i, FIRST, info)]
    own = [ply for ply in timeline.decisions if timeline.moves[ply][0] == FIRST]
    assert [case.ply for case in found] == own
    assert all(isinstance(case, Case) for case in found)


def test_the_match_can_be_played_on_from_a_moment(
    qtbot: QtBot, review: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)
    page = review()
    assert page.moments.found is not None
    press(Qt.Key.Key_V)
    press(Qt.Key.Key_B)
    *_, menu = page.findChildren(QMenu)
    with qtbot.waitSignal(page.branched, timeout=SLOW) as told:
        menu.actions()[0].trigger()
    branch = Record.load(told.args[0])
    assert branch.timeline.ply == page.moments.found.present.ply
    assert branch.timeline.moves == page.record.timeline.moves[: branch.timeline.ply]


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_five_deals_that_were_possible(qtbot: QtBot, review: Opener, size: tuple[int, int]) -> None:
    page = review(size=size)
    assert page.moments.found is not None
    present, timeline = page.moments.found.present, page.record.timeline
    press(Qt.Key.Key_V)
    assert "deals" in page.answer.buttons
    press(Qt.Key.Key_D)
    lines = page.moments.lines
    qtbot.waitUntil(lambda: lines.deals(present.ply) is not None, timeout=SLOW)
    laid()
    sample = lines.deals(present.ply)
    assert sample is not None
    deals = sample.shown
    assert len(deals) == 5
    state, view = timeline.states[present.ply], page.moments.view
    mine = set(state.hand(FIRST))
    for hands in (each.hands for each in deals):
        assert set(hands[FIRST]) == mine
        assert not mine & set(hands[Seat(1)])
        assert len(hands[Seat(1)]) == len(state.hand(Seat(1)))
        assert not set(hands[Seat(1)]) & set(view.memory)
    told = page.answer.text.splitlines()
    assert all(page.words.deal(each, present, view) in told for each in deals)
    over = page.words.over_the_deals(sample.brings, fewest=False, is_mistake=present.flagged)
    assert told[told.index(page.words.deal(deals[0], present, view)) - 2] == over
    # Beside the cards stands how the hand ends with the best move and with the one that was made.
    for each in deals:
        line = page.words.deal(each, present, view)
        assert ("best: " in line and "yours: " in line) != ("either choice: " in line)
        assert list(each.brings) == [move.meaning for move in two_of(present)]
        assert set(each.brings.values()) <= {-2, -1, 0, 1, 2}
    assert "deals" not in page.answer.buttons
    assert nameless(page) == []
    qtbot.waitUntil(lambda: are_seen_from_their_sum_on(page, len(sample.brings)), timeout=SLOW)


def are_seen_from_their_sum_on(page: ReviewPage, many: int) -> bool:
    """Tell whether the deals lie over the whole width, what is counted over all of them first."""
    part = page.answer._parts[Place.DEALS]
    first, *_ = part.findChildren(QLabel)
    assert str(many) in first.text()
    seen, whole = part.visibleRegion().boundingRect(), first.visibleRegion().boundingRect()
    is_wide = part.width() > 0.8 * page.answer.width()
    return is_wide and seen.top() == 0 and whole.height() == first.height()


@pytest.mark.parametrize("code", ["es", "fr"])
def test_what_is_offered_beside_the_choices_of_a_game_is_called_like_none_of_them(
    code: str,
) -> None:
    """Whoever skips a question does not pass."""
    root = ElementTree.parse(RESOURCES / f"{code}.ts").getroot()
    said = {
        context.findtext("name", ""): {
            each.findtext("source", ""): each.findtext("translation", "")
            for each in context.iter("message")
        }
        for context in root.iter("context")
    }
    mine = {each.label.source: said["review"][each.label.source] for each in BUTTONS}
    of_games = {
        text for key in all_games() for source, text in said[key].items() if source not in mine
    }
    assert [text for text in mine.values() if text in of_games] == []


def test_no_present_tense_tells_what_a_match_long_over_had(review: Opener) -> None:
    """What was decided is named as it was offered: «you play» is told of a table at play."""
    page = review()
    press(Qt.Key.Key_V)
    title, paid, *_ = page.answer.text.splitlines()
    assert "At the table your choice was" in paid
    assert not [line for line in (title, paid) if "you play" in line or "you lead" in line]


def test_large_letters_tell_why_before_what_lay_there(qtbot: QtBot, review: Opener) -> None:
    """What is seen of the decision stood above the reason, which had to be scrolled to."""
    page = review(size=(900, 600), text_scale=2.0)
    press(Qt.Key.Key_V)
    page.moments.learnt.disconnect(page._on_learnt)  # why is made up here
    told = page.answer._answer
    assert told is not None
    assert told.decision is not None
    plain = [replace(one, ground="It is plain to see.") for one in told.decision.choices]
    decision = replace(told.decision, choices=plain)
    page.answer.show_answer(replace(told, decision=decision), None, keep=False)
    qtbot.waitUntil(lambda: not page.answer.is_writing)
    laid()
    heights = [
        (label.text(), label.mapTo(page.answer, QPoint()).y())
        for label in page.answer.findChildren(QLabel)
        if label.isVisible()
    ]
    why = [at for text, at in heights if "It is plain to see." in text]
    seen = [at for text, at in heights if text.startswith(("Dealer", "King announced"))]
    assert len(why) == len(plain)
    assert len(seen) == 2
    assert max(why) < min(seen)


def test_the_first_mistake_is_asked_while_others_are_looked_for(
    review: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand of many decisions is judged for half a minute: nobody waits so long for the first."""
    path = planted(tmp_path, most=1)
    record = Record.load(path)
    known, late = list(filter(is_choice, planted_cases(record, record.timeline.ended)))[:2]
    kept = Kept.of(record).taking(record, FIRST, [mistake(known)], record.timeline.ply)
    assert sidecar.keep(path, kept)
    wanted = Background.want

    def never(self: Background, key: Any, job: Any, *, first: bool = False) -> None:
        if key[0] != "judge":
            wanted(self, key, job, first=first)

    monkeypatch.setattr(Background, "want", never)
    page = review(path)
    moments = page.moments
    assert moments.course.present.ply == known.ply
    assert moments.still_judged is not None
    assert "Going over your decisions" in " ".join(
        label.text() for label in page.panel.findChildren(QLabel)
    )
    press(Qt.Key.Key_V)
    assert "That was all" not in page.answer.main.text()
    press(Qt.Key.Key_Return)
    assert page._stack.currentWidget() is page.board
    assert moments._reviewing is not None
    moments._reviewing._on_found(("judge", late.ply), mistake(late))
    laid()
    assert moments.course.present.ply == late.ply
    assert page.prompt.question is not None
    assert [each.ply for each in moments.course.moments if each.ply != late.ply] == [known.ply]


def test_what_is_hardly_behind_is_no_failure_where_nobody_was_asked(review: Opener) -> None:
    """A red cross stood at a choice that lay a fifth of a mistake behind."""
    page = review()
    found, view = page.moments.course.present, page.moments.view
    near, far = [one.move for one in found.choices[2:4]]
    worths = {near.meaning: -0.02, far.meaning: -0.9}
    choices = tuple(replace(one, worth=worths.get(one.move.meaning, one.worth), margin=0.01)
                    for one in found.choices)  # fmt: skip
    course = Course([replace(found, choices=choices)], frozenset(), asks=False)
    assert course.judge(near) in {Verdict.GOOD, Verdict.NEARLY}
    assert course.judge(far) is Verdict.LESS
    best = replace(found, made=found.best)
    assert "found the best" in page.words.verdict(best, view, found.best, Verdict.OWN)
