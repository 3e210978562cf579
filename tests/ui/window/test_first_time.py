"""Who opens a game for the first time is asked whether they know it, once."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from naipes_gui.core.options import Value
from naipes_gui.games import all_games
from naipes_gui.store import coached, lessons_done, paths
from naipes_gui.store.settings import Settings
from naipes_gui.ui.learn.first_open import FirstOpen
from naipes_gui.ui.learn.lesson_page import LessonPage
from naipes_gui.ui.learn.way_card import Known
from naipes_gui.ui.new_match.rules_choice import PLAYERS, RulesChoice
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.watching import Watching
from tests.ui.looking import Dress, dress, show
from tests.ui.table_help import begun

__all__ = ["dress"]

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
Answer = Callable[[Known | None], None]


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Answer:
    def answer(known: Known | None) -> None:
        def exec_(dialog: FirstOpen) -> int:
            if known is not None:
                dialog.ways[known.value - 1].click()
            return int(QDialog.DialogCode.Accepted)

        monkeypatch.setattr(FirstOpen, "exec", exec_)

    return answer


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(Settings(speed="instant", sound=False))
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


@pytest.fixture
def begun_matches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    games: list[str] = []
    monkeypatch.setattr(
        MainWindow, "new_match", lambda _window, game="", _rules=None: games.append(game)
    )
    return games


def test_one_who_knows_it_plays_and_is_not_asked_again(
    window: MainWindow, answered: Answer, begun_matches: list[str]
) -> None:
    answered(Known.PLAY)
    window.start_page.new_game.emit("ecarte")
    answered(Known.TEACH)
    window.start_page.new_game.emit("ecarte")
    assert begun_matches == ["ecarte", "ecarte"]


def test_one_who_wants_to_be_taught_comes_to_the_first_lesson(
    window: MainWindow, answered: Answer, begun_matches: list[str]
) -> None:
    answered(Known.TEACH)
    window.start_page.new_game.emit("hachi_hachi")
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    assert (page.info.key, page.number) == ("hachi_hachi", 0)
    assert begun_matches == []
    page.leave()
    assert window.pages.currentWidget() is window.start_page


def test_one_who_has_done_stages_is_taught_the_next(
    window: MainWindow, answered: Answer, begun_matches: list[str]
) -> None:
    lessons = all_games()["hachi_hachi"].lessons()
    for lesson in lessons[:-1]:
        lessons_done.keep(lesson.key, len(lesson.steps), done=True)
    dialog = FirstOpen(all_games()["hachi_hachi"], window)
    assert dialog.windowTitle().endswith("what comes next?")
    assert f"Stage {len(lessons)} of {len(lessons)}: The whole." in words_of(dialog)
    dialog.deleteLater()
    answered(Known.TEACH)
    window.start_page.new_game.emit("hachi_hachi")
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    assert page.number == len(lessons) - 1
    page.leave()
    lessons_done.keep(lessons[-1].key, len(lessons[-1].steps), done=True)
    window.start_page.new_game.emit("hachi_hachi")
    assert begun_matches == ["hachi_hachi"], "who has been through all stages is not asked"


def words_of(dialog: FirstOpen) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_no_answer_is_asked_again(
    window: MainWindow, answered: Answer, begun_matches: list[str]
) -> None:
    answered(None)
    window.start_page.new_game.emit("nlk")
    assert begun_matches == []
    assert lessons_done.read().asked == frozenset()


def test_of_a_game_that_was_played_nobody_is_asked(
    window: MainWindow, answered: Answer, begun_matches: list[str]
) -> None:
    begun(paths.records_folder()).close()
    answered(Known.TEACH)
    window.start_page.new_game.emit("ecarte")
    assert begun_matches == ["ecarte"]


def test_one_who_wants_to_watch_sees_a_hand(
    window: MainWindow, answered: Answer, monkeypatch: pytest.MonkeyPatch
) -> None:
    games: list[str] = []
    monkeypatch.setattr(Watching, "watch", lambda _self, game: games.append(game))
    answered(Known.WATCH)
    window.start_page.new_game.emit("mosca")
    assert games == ["mosca"]


@pytest.mark.parametrize(("key", "known"), [
    (Qt.Key.Key_1, Known.TEACH), (Qt.Key.Key_2, Known.PLAY), (Qt.Key.Key_3, Known.WATCH),
    (Qt.Key.Key_Return, Known.TEACH), (Qt.Key.Key_Escape, None),
])  # fmt: skip
def test_keys_answer(qtbot: QtBot, window: MainWindow, key: Qt.Key, known: Known | None) -> None:
    dialog = FirstOpen(all_games()["ecarte"], window)
    dialog.show()
    QTest.keyClick(dialog, key)
    assert dialog.answer is known
    dialog.deleteLater()


@pytest.mark.parametrize("wanted", [True, False])
def test_whoever_knows_it_says_there_whether_a_coach_is_wanted(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, begun_matches: list[str], wanted: bool
) -> None:
    def exec_(dialog: FirstOpen) -> int:
        assert dialog.coach.isChecked()
        dialog.coach.setChecked(wanted)
        dialog.ways[Known.PLAY.value - 1].click()
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(FirstOpen, "exec", exec_)
    window.start_page.new_game.emit("ecarte")
    assert begun_matches == ["ecarte"]
    assert coached.read("ecarte").is_on is wanted


def test_whoever_learnt_a_game_plays_it_with_the_coach(
    window: MainWindow, begun_matches: list[str]
) -> None:
    window.learning.open_lesson("mosca", 0)
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    page.match_wanted.emit("mosca", {})
    assert begun_matches == ["mosca"]
    assert coached.read("mosca").is_on
    window.start_page.new_game.emit("mosca")
    assert begun_matches == ["mosca", "mosca"]


@pytest.mark.parametrize("game", all_games())
def test_the_first_match_after_a_lesson_is_short_and_at_a_small_table(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    info, asked = all_games()[game], list[Mapping[str, Value]]()
    monkeypatch.setattr(window, "new_match", lambda _, rules: asked.append(rules))
    for number, lesson in enumerate(info.lessons()):
        window.learning.open_lesson(game, number)
        page = window.pages.currentWidget()
        assert isinstance(page, LessonPage)
        page.match_wanted.emit(game, dict(lesson.options))
        choice = RulesChoice(info, asked[-1])
        assert choice.length is not None
        assert choice.values()[choice.length.key] == choice.lengths()[0]
        smallest = min(info.rules_with(each.options).options.players for each in info.lessons())
        assert choice.players == smallest
        rest = {key: value for key, value in lesson.options.items() if key != PLAYERS}
        assert {**choice.values(), **rest} == choice.values()


def test_whoever_is_taught_first_has_him_afterwards(
    window: MainWindow, answered: Answer, begun_matches: list[str]
) -> None:
    answered(Known.TEACH)
    window.start_page.new_game.emit("nlk")
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    page.leave()
    assert coached.read("nlk").is_on
    assert Settings().flower_marks


def test_what_was_asked_once_can_always_be_had_on_the_page_of_lessons(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question says so: whoever chose one way would never come to the others."""
    watched_games: list[str] = []
    monkeypatch.setattr(Watching, "watch", lambda _self, game: watched_games.append(game))
    page = window.learning.page()
    for row in page.lessons_card.rows.values():
        assert row.stages
        row.watch.click()
    assert watched_games == list(page.lessons_card.rows)
    page.deleteLater()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("game", [*all_games()])
def test_no_card_has_a_hole_between_its_words_and_its_button(
    qtbot: QtBot, dress: Dress, window: MainWindow, game: str, scale: float
) -> None:
    dress(text_scale=scale)
    dialog = FirstOpen(all_games()[game], window)
    qtbot.addWidget(dialog)
    show(dialog, (dialog.width(), dialog.height()))
    spare = [card.height() - card.heightForWidth(card.width()) for card in dialog.cards]
    assert min(spare) <= 8
