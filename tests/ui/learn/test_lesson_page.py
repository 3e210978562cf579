"""A guided hand is played on the real table: by keys, with mistakes, and on another day."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle

import pytest
from PySide6.QtCore import QMetaMethod, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core import guided, question
from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, See
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import CardsInWords, Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.store import lessons_done
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table import facts
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.learn import guiding, gym_page, lesson_page
from naipes_gui.ui.learn.gym_page import GymPage
from naipes_gui.ui.learn.lesson_page import LessonPage
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.glossary import meanings
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.table.dealing import DEAL
from naipes_gui.ui.table.tempo import Tempo
from tests.ui.looking import Dress, dress, show

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

Open = Callable[..., LessonPage]
FIRST_LESSONS = [key for key, info in all_games().items() if info.lessons()]
LESSONS = [(key, at) for key in FIRST_LESSONS for at in range(len(all_games()[key].lessons()))]
MOST_KEYS, FEW_STEPS = 100, 8
MOST_TRIED = 2
MANY_MS = 10**9


@pytest.fixture
def opened(qtbot: QtBot, dress: Dress) -> Open:
    language.speak("en")

    def open_(
        size: tuple[int, int] = (1280, 800), game: str = "ecarte", number: int = 0
    ) -> LessonPage:
        page = LessonPage(game, number, Settings(speed="instant", sound=False))
        qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
        page.start()
        show(page, size)
        return page

    return open_


def press(page: LessonPage, key: Qt.Key) -> None:
    QTest.keyClick(page.board, key)


def do(page: LessonPage) -> None:
    """Do what is asked, be it only to deal or to go on."""
    if page.board.dealing.is_due:
        page.board.choose(DEAL)
    elif page.guided.move is None:
        page.board.choose(guiding.GO_ON)
    else:
        page.board.choose(page.guided.move)


def settle(page: LessonPage) -> None:
    """Let all end that moves, and what the lesson passes over come."""
    for _ in range(MOST_KEYS):
        page.board.finish()
        QApplication.processEvents()
        step = page.guided.step
        if page.board.director.is_idle and not (isinstance(step, See) and step.headline is None):
            return


def to(page: LessonPage, move: str) -> LessonPage:
    """Do what is asked until a move is."""
    if page.board.dealing.is_due:
        page.board.choose(DEAL)
    while not (isinstance(page.guided.step, Do) and page.guided.step.move == move):
        do(page)
        page.board.finish()
    return page


def others(page: LessonPage) -> list[Move]:
    """Return some moves that could be made and are not meant."""
    meant, view = page.guided.move, page.board.view_
    if meant is None or view is None:
        return []
    return [move for move in view.moves if move.meaning != meant.meaning][:MOST_TRIED]


def test_the_table_hears_its_keys_wherever_the_focus_is(opened: Open, qtbot: QtBot) -> None:
    page = opened()
    if page.board.dealing.is_due:
        page.board.choose(DEAL)
    with qtbot.waitActive(page):
        page.activateWindow()
    page.panel.tabBar().setFocus()
    before = page.guided.place
    QTest.keyClick(page.panel.tabBar(), Qt.Key.Key_Return)
    assert page.guided.place == before + 1


def test_a_key_that_a_button_prints_presses_it_whatever_else_it_calls(
    opened: Open, qtbot: QtBot
) -> None:
    """The M of a misère turned the sound off: a shortcut takes its key from the table."""
    page = to(opened(game="napoleon"), "bid 4")
    settle(page)
    with qtbot.waitActive(page):
        page.activateWindow()
    page.board.setFocus()
    with qtbot.assertNotEmitted(page.sound_wanted):
        press(page, Qt.Key.Key_M)
    assert page.prompt.question is not None
    assert page.prompt.question.is_warning


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_what_only_the_table_shows_is_heard_and_nothing_twice(
    opened: Open, monkeypatch: pytest.MonkeyPatch, game: str, number: int
) -> None:
    """The hand with the first step, and every card that others play, be it by the step's words."""
    said = list[str]()
    monkeypatch.setattr(lesson_page, "announce", lambda _, told, **__: said.append(told))
    page = opened(game=game, number=number)
    wording = page.wording
    for _ in range(MOST_KEYS):
        if page.guided.is_over:
            break
        if isinstance(step := page.guided.step, See) and (move := Move.parse(step.move)).cards:
            heard = said[-1]
            words = (
                f"{CardsInWords(move.cards, wording)}",
                f"{CardsInWords(move.cards, wording):short}",
            )
            cards = [re.sub("^(the|an?) ", "", each.lower()) for each in words]
            assert move.verb != "play" or any(each in heard.lower() for each in cards), step.move
        do(page)
        settle(page)
    steps = [told[told.index("Step ") :] for told in said if "Step " in told]
    assert len(steps) == len({*steps}) == len(page.lesson.told)
    hands = [told for told in said if told.startswith("Your hand")]
    assert len(hands) == bool(page.lesson.key != "nlk-1")


@pytest.mark.parametrize("game", FIRST_LESSONS)
def test_who_sees_nothing_can_ask_what_lies_there(
    opened: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A step says what to do with cards that only the table shows; of what it asks it is silent."""
    said = list[str]()
    monkeypatch.setattr(facts, "announce", lambda _, told, **__: said.append(told))
    page = opened(game=game)
    while not isinstance(page.guided.step, Do):
        do(page)
        settle(page)
    press(page, Qt.Key.Key_I)
    assert said == [page.asking.answer(question.Question.HAND)]
    assert said[0]
    while not page.guided.asks_what_fits and not page.guided.is_over:
        do(page)
        settle(page)
    press(page, Qt.Key.Key_Y)
    assert len(said) == 1


def asked(page: LessonPage) -> str:
    assert page.prompt.question is not None
    return page.prompt.question.question


@pytest.mark.parametrize("game", FIRST_LESSONS)
def test_enter_alone_leads_through_what_is_marked(opened: Open, game: str) -> None:
    page = opened(game=game)
    for _ in range(MOST_KEYS):
        if page.guided.is_over:
            break
        if page.guided.move is not None and page.guided.shown is None:
            press(page, Qt.Key.Key_H)
        page.board.finish()
        # The key itself waits for a moment after something has moved.
        page.board.enter.press()
    assert page.guided.is_over
    is_last = page.number + 1 == len(page.info.lessons())
    assert asked(page) == ("That was the lesson." if is_last else "That was this stage.")
    assert lessons_done.read().done == {page.lesson.key}


@pytest.mark.parametrize("game", FIRST_LESSONS)
def test_the_key_of_a_hint_answers_at_every_step(
    opened: Open, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there was something to read, and nothing to play, it was silent."""
    page, told = opened(game=game), list[str]()
    monkeypatch.setattr(page.board, "tell", told.append)
    for _ in range(MOST_KEYS):
        told.clear()
        was_shown = page.guided.shown
        press(page, Qt.Key.Key_H)
        assert told or (was_shown is None and page.guided.shown is not None)
        if page.guided.is_over:
            break
        page.board.finish()
        page.board.enter.press()
        page.board.finish()
    assert page.guided.is_over


@pytest.mark.sampled("game")
@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_whatever_else_is_played_the_table_stands_as_before(
    opened: Open, game: str, number: int
) -> None:
    page = opened(game=game, number=number)
    if page.board.dealing.is_due:
        page.board.choose(DEAL)
    for _ in range(MOST_KEYS):
        if page.guided.is_over:
            break
        page.board.finish()
        view = page.board.view_
        if page.guided.move is not None and view is not None:
            others = [move for move in view.moves if move != page.guided.move]
            for move in others[:3]:
                lying = {zone: len(items) for zone, items in page.board.table._items.items()}
                page.board.choose(move)
                assert page.prompt.question is not None
                step = page.guided.step
                is_as_good = isinstance(step, Do) and str(move.meaning) in step.as_good
                assert page.prompt.question.is_warning != is_as_good
                after = {zone: len(items) for zone, items in page.board.table._items.items()}
                assert after == lying
            page.board.choose(page.guided.move)
        else:
            page.board.enter.press()
    assert page.guided.is_over


def test_what_is_not_meant_is_answered_and_tried_again(opened: Open) -> None:
    page = to(opened(), "play TS")
    page.board.choose(Move.parse("play KS"))
    assert page.prompt.question is not None
    assert page.prompt.question.is_warning
    assert "your king is still there" in asked(page)
    assert page.guided.shown != Move.parse("play TS")
    page.board.choose(Move.parse("play KS"))
    assert page.board.hand.is_advised
    assert page.guided.step is not None
    assert page.guided.step.text is not None
    # What is asked, and why, is said as before: nobody learns from the answer alone.
    assert page.wording.say(page.guided.step.text) in page.prompt.question.about
    page.board.choose(Move.parse("play TS"))
    assert isinstance(page.guided.step, Do)
    assert page.guided.step.move == "play KS"


def test_a_card_that_may_not_be_played_is_answered_by_the_rules(opened: Open) -> None:
    page = to(opened(), "play TS")
    ten = next(card for card in page.board.table.hand_in_order() if card == "TD")
    page.board.hand.click(ten)
    view = page.board.view_
    assert view is not None
    why = page.rules.why_not(view.state, page.guided.me, Move("play", (ten,)))
    assert asked(page) == Wording(("You", "Bruno")).say(why)


def test_one_step_back_stands_where_it_stood(opened: Open) -> None:
    page = to(opened(), "play TS")
    before = page.board.table.hand_in_order()
    page.board.choose(Move.parse("play TS"))
    press(page, Qt.Key.Key_Backspace)
    assert isinstance(page.guided.step, Do)
    assert page.guided.step.move == "play TS"
    assert page.board.table.hand_in_order() == before


def test_a_lesson_that_was_left_goes_on(opened: Open) -> None:
    page = to(opened(), "play TS")
    said = asked(page)
    page.leave()
    again = opened()
    assert asked(again) == said
    again.board.choose(Move.parse("play TS"))
    assert isinstance(again.guided.step, Do)
    assert again.guided.step.move == "play KS"


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_every_step_is_told_on_the_felt_or_above_it(opened: Open, size: tuple[int, int]) -> None:
    page = opened(size=size)
    page.board.choose(DEAL)
    while not page.guided.is_over:
        step = page.guided.step
        assert step is not None
        assert page.prompt.isVisible() or page._docked.isVisible(), step
        seen_first = isinstance(step, See)
        assert page.board.ply == page.guided.ply + seen_first
        do(page)


def test_the_page_of_lessons_says_how_far_one_has_come(qtbot: QtBot, dress: Dress) -> None:
    language.speak("en")
    page = LearnPage()
    qtbot.addWidget(page)
    show(page, (1280, 800))
    button = page.lessons_card.stages["ecarte", 0]
    assert button.accessibleDescription() == "About 4 minutes"
    lessons_done.keep("ecarte-1", 4, done=False)
    page.refresh()
    assert button.accessibleDescription() == "Go on: step 5 of 16"
    lessons_done.keep("ecarte-1", 9, done=True)
    page.refresh()
    assert button.accessibleDescription() == "Done · About 4 minutes"
    with qtbot.waitSignal(page.lesson, check_params_cb=lambda *at: at == ("ecarte", 0)):
        button.click()


def test_a_stage_is_skipped_with_a_key_and_the_bars_say_where_one_is(
    qtbot: QtBot, dress: Dress
) -> None:
    language.speak("en")
    lessons_done.keep("hachi_hachi-1", 3, done=True)
    page = LessonPage("hachi_hachi", 1, Settings(speed="instant", sound=False))
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    page.start()
    show(page, (1280, 800))
    said = [name.accessibleName() for _, name in page.panel.stages.rows]
    assert [words.rpartition(": ")[2] for words in said] == [
        "done", "you are here", "still to come", "still to come",
    ]  # fmt: skip
    with qtbot.waitSignal(page.lesson_wanted, check_params_cb=lambda *at: at == ("hachi_hachi", 2)):
        press(page, Qt.Key.Key_PageDown)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_nothing_of_what_a_step_says_is_left_out(opened: Open, size: tuple[int, int]) -> None:
    page = to(opened(size=size), "play TS")
    step = page.guided.step
    assert isinstance(step, Do)
    assert step.text is not None
    paper = page._docked if page.prompt.is_docked else page.prompt.findChild(QLabel)
    assert paper is not None
    assert markup("{}", page.wording.say(step.text)) in paper.text()


def test_above_the_felt_it_says_where_one_is_and_warns_with_more_than_a_colour() -> None:
    told = Question("Step 3 of 7", "Take the cherry.", "It is March.", "")
    # Where a line ends the count of steps stays whole.
    assert "Step\u00a03\u00a0of\u00a07" in told.in_a_line
    assert "⚠" not in told.in_a_line
    assert "⚠" in replace(told, is_warning=True).in_a_line


@pytest.mark.parametrize("game", FIRST_LESSONS)
def test_gold_is_what_the_lesson_means_or_nothing_is(opened: Open, game: str) -> None:
    page = opened(game=game)
    assert page.panel.told.toPlainText()
    if page.board.dealing.is_due:
        page.board.choose(DEAL)
    for _ in range(MOST_KEYS):
        if page.guided.is_over:
            break
        meant, bar = page.guided.move, page.board.bar
        if meant is not None and page.board.hand.armed and not page.board.hand.picked:
            gold = bar._gold
            assert gold is None or gold.move_.meaning == meant.meaning
        do(page)
    keys = [button.caption.key for button in page.board.bar._buttons]
    assert keys == [str(place) for place in range(1, len(keys) + 1)]
    # Nothing holds the page any more once this ends, and its paper would still look for a place.
    page.close_all()


def test_a_digit_or_letter_goes_to_a_card_and_enter_plays_it(opened: Open) -> None:
    page = to(opened(), "play KS")
    before = page.guided.place
    QTest.keyClicks(page.board, "k")
    assert page.board.hand.focus == Card("KS")
    assert page.guided.place == before
    press(page, Qt.Key.Key_Return)
    assert page.guided.place > before
    page.close_all()


def test_digits_stay_with_the_buttons_where_there_are_any(opened: Open) -> None:
    page = to(opened(), "propose")
    before = page.guided.place
    press(page, Qt.Key.Key_1)
    assert page.guided.place > before
    page.close_all()


def test_nothing_listens_to_every_change_of_the_scene(opened: Open) -> None:
    """Qt would then no longer wipe the pictures of cards that have flown on."""
    page = opened()
    scene = page.board.table
    assert not scene.isSignalConnected(QMetaMethod.fromSignal(scene.changed))
    page.close_all()


def test_a_table_that_was_left_marks_nothing_more(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the program is ended from outside Qt takes the focus after the cards have gone."""
    page, marked, hears = opened(), list[str](), cycle((False, True))

    def change_focus() -> int:
        for _ in range(2):
            QApplication.instance().focusChanged.emit(None, None)  # type: ignore[union-attr]
        return len(marked)

    monkeypatch.setattr(page.board, "hears_enter", lambda: next(hears))
    monkeypatch.setattr(page.board.hand, "mark", lambda: marked.append("once more"))
    before = change_focus()
    assert before == 2
    page.close_all()
    marked.clear()
    assert change_focus() == 0


def test_a_key_pressed_for_what_moved_does_not_turn_the_page(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(game="hachi_hachi", number=1)
    to(page, "play 11H take 11T")
    monkeypatch.setattr(Tempo, "unread", lambda _tempo: MANY_MS)
    do(page)
    page.board.finish()
    told = page.guided.place
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Space)
    assert page.guided.place == told
    monkeypatch.setattr(Tempo, "unread", lambda _tempo: 0)
    press(page, Qt.Key.Key_Return)
    assert page.guided.place > told


def test_what_was_asked_is_gone_once_it_is_done(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = to(opened((1920, 1080)), "play TS")
    assert page.prompt.isVisible()
    monkeypatch.setattr(page.board, "show_frame", lambda _frame: None)
    do(page)
    assert page.prompt.question is None
    assert "counts for nothing" in page.situation.plain


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_what_is_said_stays_at_one_place_of_a_lesson(opened: Open, size: tuple[int, int]) -> None:
    page = opened(size, game="hachi_hachi", number=1)
    places, heights = list[bool](), set[int]()
    while not page.guided.is_over:
        do(page)
        page.board.finish()
        QApplication.processEvents()
        places.append(page.prompt.is_docked)
        heights |= {page.board.height()} if page.prompt.is_docked else set()
        if page.prompt.is_docked:
            assert "<b" not in page._docked.text() or (
                page._docked.textFormat() == Qt.TextFormat.RichText
            )
        assert not (page.prompt.is_docked and page.prompt.isVisible())
    assert places == sorted(places)
    # No card moves because a sentence is longer.
    assert len(heights) <= 1


@pytest.mark.sampled("size", "spoken")
@pytest.mark.parametrize(("game", "number"), LESSONS)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1280, 900)])
@pytest.mark.parametrize("spoken", languages.spoken())
def test_no_card_moves_because_a_step_has_no_room_on_the_felt(
    opened: Open, game: str, number: int, size: tuple[int, int], spoken: str
) -> None:
    """Nor because of an answer, in any language: what is said in one may be longer in another."""
    language.speak(spoken)
    page = opened(size, game, number)
    do(page)
    heights = set[int]()
    while not page.guided.is_over:
        settle(page)
        heights.add(page.board.height())
        for move in others(page):
            page.board.choose(move)
            settle(page)
            heights.add(page.board.height())
        do(page)
    assert len(heights) == 1, "what is said went above the felt half way"


@pytest.mark.sampled("game")
@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_the_match_after_a_lesson_has_its_rules(
    opened: Open, qtbot: QtBot, game: str, number: int
) -> None:
    page = opened(game=game, number=number)
    page.guided.seek(len(page.lesson.steps))
    with qtbot.waitSignal(page.match_wanted) as wanted:
        page.board.choose(guiding.FOR_REAL)
    kept = {game: {"profile": "acanomas"}} if game == "hachi_hachi" else {}
    dialog = NewGameDialog(Settings(options=kept), wanted.args[0], rules=wanted.args[1])
    qtbot.addWidget(dialog)
    values = dialog.choice.values()
    assert dialog.game.key == game
    assert {**values, **page.lesson.options} == values


def test_the_field_marks_what_the_card_takes_that_was_gone_to_last(opened: Open) -> None:
    page = to(opened(game="hachi_hachi"), "play 06T take 06R")
    page.board.finish()
    hand, table = page.board.hand, page.board.table
    hand.point_at(Card("09T"))
    assert {*table.marks.hinted} == {"09K1"}
    hand.focus_on(Card("06T"))
    assert {*table.marks.hinted} == {"06R", "06K1"}
    hand.point_at(Card("08K2"))
    assert {*table.marks.hinted} == {"08K1"}


def test_whose_turn_it_is_is_not_said_twice() -> None:
    for lesson in (lesson for info in all_games().values() for lesson in info.lessons()):
        for step in lesson.steps:
            if isinstance(step, Do):
                assert not Wording().say(step.headline).startswith("Your turn"), lesson.key


@pytest.mark.parametrize("game", FIRST_LESSONS)
def test_every_step_is_said_once_and_never_in_a_name(
    opened: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    said = list[str]()

    def announce(_: object, text: str, *, urgent: bool = False) -> bool:
        said.append(text)
        return urgent

    page = opened(game=game)
    monkeypatch.setattr("naipes_gui.ui.learn.lesson_page.announce", announce)
    for _ in range(FEW_STEPS):
        said.clear()
        page.say_again()
        (text,) = said
        assert text.count(page._question().question) == 1, "the situation need not say it again"
        assert page.board.accessibleName() == "Table", "a name that changes is said as well"
        if page._is_my_turn and page._begun:
            assert text.endswith("Your turn.")
        said.clear()
        do(page)
        page.board.director.finish_all()
        assert len(said) == len(set(said))
        assert said, "every step has words of its own"


def test_words_of_the_game_on_a_lessons_paper_have_a_key(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has no pointer, or hears the lesson, is told what they mean too."""
    said = list[str]()
    page = opened(game="hachi_hachi", number=2)
    page.board.choose(DEAL)
    monkeypatch.setattr(
        "naipes_gui.ui.learn.lesson_page.announce", lambda _, text, **__: said.append(text)
    )
    terms, shown = page._style.text_style.terms, list[str]()
    monkeypatch.setattr(QToolTip, "showText", lambda _, text, *__: shown.append(text))
    while not page.guided.is_over:
        page.board.director.finish_all()
        asked = page._question()
        if means := meanings(f"{asked.question} {asked.about}", terms):
            said.clear()
            page.say_again()
            assert means in said[0]
            assert shown
            assert "Teyaku" not in means or "in the hand is not" not in asked.about
        do(page)
    assert shown, "the lesson of yaku speaks of none"


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_what_was_said_begins_with_a_whole_line(opened: Open, size: tuple[int, int]) -> None:
    """The first line of the panel was cut in half as soon as there was more than it holds."""
    page = opened(size, game="hachi_hachi")
    page.panel.setParent(None)
    page.panel.resize(288, size[1] - 160)
    page.panel.show()
    page.board.choose(DEAL)
    told, scrolled = page.panel.told, 0
    while not page.guided.is_over:
        settle(page)
        do(page)
        QApplication.processEvents()
        document = told.document()
        value, layout, block = told.verticalScrollBar().value(), document.documentLayout(), None
        block, tops = document.begin(), set[int]()
        while block.isValid():
            tops.add(round(layout.blockBoundingRect(block).top()))
            block = block.next()
        assert value == 0 or value in tops
        scrolled += value > 0
    assert scrolled or size[1] > 1000
    page.panel.close()


def test_who_asks_while_something_moves_is_answered(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    page = opened()
    monkeypatch.setattr(
        "naipes_gui.ui.learn.lesson_page.announce", lambda _, text, **__: said.append(text)
    )
    page.board.choose(DEAL)
    page.board.director.tempo = Tempo()
    asked = 0
    while not page.guided.is_over:
        do(page)
        while not page.board.director.is_idle:
            said.clear()
            page.say_again()
            assert said, "a step without words is no fault"
            asked += 1
            page.board.director.finish()
    assert asked > FEW_STEPS


@pytest.mark.parametrize("game", FIRST_LESSONS)
def test_at_the_end_the_plates_count_all_that_was_won(opened: Open, game: str) -> None:
    """The last trick lies there to be looked at; once somebody goes on, it is whose it is."""
    page = opened(game=game)
    if page.board.dealing.is_due:
        page.board.choose(DEAL)
    while not page.guided.is_over:
        do(page)
        page.board.finish()
    view, last = page.board.view_, page.guided.timeline
    assert view is not None
    counted = last.view(last.ply, page.guided.me).state.table
    assert view.state.table == counted or last.state.stage is Stage.HAND


@pytest.mark.sampled("game")
@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_plates_count_the_trick_of_which_the_words_speak(
    opened: Open, game: str, number: int
) -> None:
    """«Two tricks for you» stood beside a plate with one; counters are paid once it is gone."""
    page = opened(game=game, number=number)
    do(page)
    while not page.guided.is_over:
        settle(page)
        view, ply, me = page.board.view_, page.board.ply, page.guided.me
        assert view is not None
        after = page.guided.timeline.view(ply, me)
        plates = [(place.seat, each) for place, each in page.board.overlay.contents(view)]
        for seat, shown in plates:
            counts = {f.icon: f.number for f in page.face.figures(after, seat)}
            told = {f.icon: f.number for f in shown.figures if f.icon in counts}
            assert {**counts, "chip": 0} == {**told, "chip": 0}
            assert shown.marks == page.face.marks(after, seat)
        if view.state.table != after.state.table:
            assert page.board.overlay.counted is not None
            assert page.board.overlay.counted.state.table == after.state.table
        do(page)


def test_a_sentence_is_read_at_one_place_at_a_time(opened: Open) -> None:
    """The panel holds what is past, and the line below says whose turn it is."""
    page = opened(game="hachi_hachi")
    page.board.choose(DEAL)
    while not page.guided.is_over:
        settle(page)
        now = asked(page)
        assert now not in page.panel.told.toPlainText()
        assert now not in page.situation.plain
        before = page.guided.place
        do(page)
        settle(page)
        if page.guided.place != before and not page.guided.is_over:
            assert now in page.panel.told.toPlainText()


def test_nobody_thinks_while_the_table_waits_for_the_person(opened: Open) -> None:
    page = opened(game="hachi_hachi")
    page.board.choose(DEAL)
    others_turn = 0
    while not page.guided.is_over:
        settle(page)
        view = page.board.view_
        assert view is not None
        for place, plate in page.board.overlay.contents(view):
            if place.seat == view.state.to_move != page.guided.me:
                others_turn += 1
                assert (plate.word, plate.turn) == ("Plays next", False)
        do(page)
    assert others_turn


def told_on_the_felt(page: LessonPage) -> list[str]:
    line = page.board.overlay.turn_line
    return [] if line.is_silent else line.lines


def test_what_a_lesson_passes_over_is_told_on_the_felt(opened: Open) -> None:
    page = to(opened(game="hachi_hachi"), "play 06T take 06R")
    assert not told_on_the_felt(page)
    do(page)
    settle(page)
    assert isinstance(page.guided.step, See)
    assert any("Gala" in told for told in told_on_the_felt(page))


def test_what_was_said_of_one_try_is_gone_when_something_else_is_picked(opened: Open) -> None:
    page = to(opened(game="hachi_hachi"), "play 06T take 06R")
    page.board.choose(Move.parse("play 09T take 09K1"))
    assert "11 points" in asked(page)
    page.board.hand.click(Card("06T"))
    assert "Which capture brings most?" in asked(page)
    # Which of two captures is meant is what was asked: gold would say it.
    assert page.board.bar._gold is None


def test_going_on_has_no_key_that_means_a_card_a_moment_later(opened: Open) -> None:
    page = opened(game="hachi_hachi")
    page.board.choose(DEAL)
    (go_on,) = page.board.bar._buttons
    assert (go_on.move_, go_on.caption.key) == (guiding.GO_ON, "")


def test_the_bar_of_a_stage_is_filled_as_far_as_its_steps_are_counted(opened: Open) -> None:
    page = opened(game="hachi_hachi")
    page.board.choose(DEAL)
    bar, _ = page.panel.stages.rows[0]
    while not page.guided.is_over:
        settle(page)
        at, all_ = map(int, re.findall(r"[0-9]+", page._question().where))
        assert bar._part == at / all_
        do(page)


@pytest.mark.parametrize("wanted", [Qt.Key.Key_3, Qt.Key.Key_1], ids=["refused", "unknown"])
def test_a_passing_notice_moves_no_card_of_a_lesson(opened: Open, wanted: Qt.Key) -> None:
    """Napoleon in the smallest window: a bid that is not allowed, and a key that means nothing."""
    page = to(opened((1280, 800), "napoleon"), "bid 4")
    settle(page)
    before = dict(page.board.table.laid)
    press(page, wanted)
    page.prompt.follow()
    QApplication.processEvents()
    assert page.board.toast.isVisible()
    assert not page.prompt.is_docked
    assert dict(page.board.table.laid) == before


def test_escape_leaves_what_a_lesson_marks(opened: Open) -> None:
    """It puts away a notice; what Enter does is still gold then."""
    page = to(opened(game="napoleon"), "bid 4")
    settle(page)
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Escape)
    assert not page.board.toast.isVisible()
    press(page, Qt.Key.Key_Return)
    settle(page)
    assert page.guided.move != Move.parse("bid 4")


@pytest.mark.parametrize("game", FIRST_LESSONS)
def test_who_plays_a_card_before_it_is_asked_for_is_told_what_comes_first(
    opened: Open, game: str
) -> None:
    page = opened(game=game)
    if page.board.dealing.is_due:
        page.board.choose(DEAL)
    settle(page)
    view = page.board.view_
    assert view is not None
    cards = view.cards(Role.HAND, page.guided.me)
    if page.guided.move is not None or not cards:
        pytest.skip("a card may be played at once")
    page.board.hand.click(cards[0])
    assert "Go on" in page.board.toast._text.text()
    before = page.guided.place
    page.board.choose(guiding.GO_ON)
    assert page.guided.place == before + 1
    page.board.finish()
    assert not page.board.toast.isVisible(), "what was said before the step is past"


def test_what_may_be_played_is_not_told_while_it_is_asked(opened: Open) -> None:
    page = to(opened(game="mosca"), "play QS")
    hand, mine = page.board.hand, page.board.table.hand_in_order()
    assert not hand.playable.issuperset(mine)
    assert not page.board.table.marks.dimmed
    assert all(map(hand.may_rise, mine))
    assert not hand.known
    for card in [card for card in mine if card not in hand.playable][:1] * guided.TRIES:
        hand.click(card)
    # Whoever has tried in vain is shown it.
    assert page.board.table.marks.dimmed == frozenset(mine) - hand.playable
    do(page)
    settle(page)
    assert not page.board.hand.asks_what_fits or page.guided.asks_what_fits


@pytest.mark.parametrize(("game", "move"), [("nlk", "place 1")])
def test_no_place_on_the_table_answers_what_is_asked(opened: Open, game: str, move: str) -> None:
    page = to(opened(game=game), move)
    while page.guided.shown is not None:
        do(page)
        page.board.finish()
        to(page, move)
    assert page.board.hand.reaches()
    assert not page.board.table.aims
    page.show_move()
    assert page.board.table.aims


@pytest.mark.parametrize("page_class", [LessonPage, GymPage])
def test_the_table_has_the_keys_before_anything_is_told(
    qtbot: QtBot, dress: Dress, monkeypatch: pytest.MonkeyPatch, page_class: type[BoardPage]
) -> None:
    """A reader says where the keys go, and what was told just before is cut off or never said."""
    told = list[bool]()

    def announce(board: QWidget, _text: str, *, urgent: bool = False) -> bool:
        told.append(page.focusWidget() is board)
        return urgent

    for module in (lesson_page, gym_page):
        monkeypatch.setattr(module, "announce", announce)
    settings = Settings(speed="instant", sound=False)
    page: BoardPage = (
        LessonPage("ecarte", 0, settings)
        if page_class is LessonPage
        else GymPage("ecarte", settings)
    )
    qtbot.addWidget(page, before_close_func=lambda page: page.close_all())
    page.show()
    page.start()
    page.board.director.finish_all()
    assert told
    assert all(told)
