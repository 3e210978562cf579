"""The page of advice: what it prints, what it says aloud, and that it can be tested there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.bots.advised import FEW, Tally
from naipes_gui.core.advice import Verdict
from naipes_gui.core.advice_words import HOW_TO_READ, VERDICTS
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.advice_check import AdviceCheck
from naipes_gui.store.settings import Settings
from naipes_gui.ui.advice import written
from naipes_gui.ui.advice.dialog import AdviceChapter, AdviceDialog
from naipes_gui.ui.advice.scale import LEAST, Drawing, IntervalScale, Mark, small
from naipes_gui.ui.advice.written import BAR
from naipes_gui.ui.learn.advice_section import foremost
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.rulebook.book import Book
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.shared import language, style
from naipes_gui.ui.shared.paint import text_width
from tests.having import having

KEYS = having("advice")


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    style.apply(qapp, Settings())
    yield
    style.apply(qapp, Settings())


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test play deals."""

    def resume(check: AdviceCheck) -> None:
        check.changed.emit()

    monkeypatch.setattr(AdviceCheck, "resume", resume)


@pytest.mark.parametrize("key", KEYS)
def test_every_piece_is_told_with_its_receipt(qtbot: QtBot, key: str) -> None:
    chapter = AdviceChapter(all_games()[key])
    qtbot.addWidget(chapter)
    for name, card in chapter.cards.items():
        receipt = all_games()[key].advice().receipts[name]
        assert card.receipt == receipt
        assert [mark[:3] for mark in card.scale.marks] == [
            (receipt.mean, receipt.half, receipt.verdict)
        ]
        assert card._sentence.text() in card.button.accessibleName()
        assert card._said.text() in card.button.accessibleDescription()
        assert "95" in card.button.accessibleDescription()


@pytest.mark.usefixtures("idle")
def test_pressing_enter_tests_a_piece_and_another_takes_its_place(qtbot: QtBot) -> None:
    chapter = AdviceChapter(all_games()[KEYS[0]])
    qtbot.addWidget(chapter)
    chapter.show()
    one, other = list(chapter.cards.items())[:2]
    one[1].focus()
    QTest.keyClick(one[1].button, Qt.Key.Key_Space)
    assert chapter.check.key == one[0]
    chapter.check.tally = Tally((1.0, 0.0, 1.0), 9)
    chapter.check.advanced.emit(chapter.check.tally)
    assert one[1].told.text().startswith("3 of ")
    assert len(one[1].scale.marks) == 2
    told = one[1].told.text()
    other[1].button.click()
    assert chapter.check.key == other[0]
    assert not chapter.check.tally.dealt
    assert one[1].told.text() == told, "what was counted is not thrown away"
    one[1].button.click()
    assert chapter.check.key == one[0]
    assert chapter.check.tally == Tally((1.0, 0.0, 1.0), 9)


@pytest.mark.usefixtures("idle")
def test_no_verdict_is_given_too_early(qtbot: QtBot) -> None:
    chapter = AdviceChapter(all_games()[KEYS[0]])
    qtbot.addWidget(chapter)
    card = next(iter(chapter.cards.values()))
    holds = Wording().say(VERDICTS[Verdict.HOLDS])
    card.show_check(Tally((1.0, 2.0) * (FEW // 2 - 1), 100), is_running=True)
    assert holds not in card.told.text()
    card.show_check(Tally((1.0, 2.0) * FEW, 200), is_running=True)
    assert holds in card.told.text()


def test_a_young_result_does_not_push_the_printed_one_aside(qtbot: QtBot) -> None:
    scale = IntervalScale()
    qtbot.addWidget(scale)
    scale.show_marks(Mark(0.1, 0.1, None))
    alone = scale.drawing.reach
    scale.show_marks(Mark(0.1, 0.1, None), Mark(5.0, 50.0, None))
    assert alone < scale.drawing.reach < 5 * alone


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("key", KEYS)
def test_every_bar_is_named_with_its_figure_and_how_it_is_read_is_said(
    qtbot: QtBot, key: str
) -> None:
    """A stranger does not know which of two bars is printed, and where the better side is."""
    chapter = AdviceChapter(all_games()[key])
    qtbot.addWidget(chapter)
    told = [each.text() for each in chapter.findChildren(QLabel)]
    assert any(each.startswith(HOW_TO_READ.source.partition("(")[0]) for each in told)
    card = next(iter(chapter.cards.values()))
    card.show_check(Tally((1.0, 2.0) * FEW, 200), is_running=True)
    names = [mark.name for mark in card.scale.marks]
    assert [name.partition(":")[0] for name in names] == ["Measured", "Your test"]
    assert all("±" in name for name in names)


@pytest.mark.parametrize("spoken", languages.spoken())
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_words_of_a_line_stand_beside_each_other(
    qtbot: QtBot, qapp: QApplication, scale: float, spoken: str
) -> None:
    style.apply(qapp, Settings(text_scale=scale))
    language.speak(spoken)
    for wide in range(style.app_style().px(LEAST), 900, 40):
        ends = Drawing((Mark(0.1, 0.1, None),), wide, style.app_style().paper).ends
        left, middle, right = (text_width(each, small()) for each in ends)
        assert middle / 2 + max(left, right) < wide / 2, (wide, ends)
    language.speak("en")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("key", KEYS)
def test_nothing_reaches_beyond_a_small_dialog(
    qtbot: QtBot, qapp: QApplication, key: str, scale: float
) -> None:
    style.apply(qapp, Settings(text_scale=scale))
    dialog = AdviceDialog(key)
    qtbot.addWidget(dialog)
    dialog.resize(700, 560)
    dialog.show()
    qtbot.waitExposed(dialog)
    view = dialog.area.viewport().width()
    assert all(card.width() <= view for card in dialog.chapter.cards.values())
    dialog.reject()


@pytest.mark.parametrize("key", KEYS)
def test_the_piece_that_one_came_for_stands_below_the_title(qtbot: QtBot, key: str) -> None:
    """Where it was scrolled to, one saw the middle of a list, and not of what."""
    wanted = all_games()[key].advice().advice[-1].key
    dialog = AdviceDialog(key, None, wanted)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    first = next(iter(dialog.chapter.cards.values()))
    qtbot.waitUntil(lambda: dialog.focusWidget() is first.button)
    assert first.advice.key == wanted
    assert dialog.area.verticalScrollBar().value() == 0
    assert dialog.windowTitle() in [each.text() for each in dialog.findChildren(QLabel)]
    dialog.reject()


def test_the_page_of_lessons_leads_to_what_surprises(qtbot: QtBot) -> None:
    page = LearnPage()
    qtbot.addWidget(page)
    assert list(page.advice.buttons) == KEYS
    for key, button in page.advice.buttons.items():
        found = foremost(all_games()[key].advice())
        assert found is not None
        advice, verdict = found
        assert Wording().say(VERDICTS[verdict]) in button.accessibleName()
        assert Wording().say(advice.sentence) in button.accessibleDescription()


@pytest.mark.parametrize("key", KEYS)
def test_the_rulebook_has_a_chapter_that_leads_to_the_test(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(AdviceDialog, "exec", lambda dialog: shown.append(dialog.windowTitle()))
    dialog = RulesDialog(key, None, "en")
    qtbot.addWidget(dialog)
    told = dialog.book.leaf.toPlainText()
    for advice in all_games()[key].advice().advice:
        assert Wording().say(advice.sentence) in told
        assert f"{written.SCHEME}{advice.key}" in dialog.book.leaf.toHtml()
        dialog.book._follow(f"{written.SCHEME}{advice.key}")
    assert len(shown) == len(all_games()[key].advice().advice)
    assert "Advice" in [chapter.title for chapter in dialog.book.writer.chapters()]
    assert not written.opened(key, "rule:2.1", QWidget())


@pytest.mark.parametrize("game", KEYS)
def test_every_figure_in_the_book_has_its_bar(qtbot: QtBot, game: str) -> None:
    book = Book(all_games()[game], None, "en")
    qtbot.addWidget(book)
    document, receipts = book.leaf.document(), all_games()[game].advice().receipts
    assert receipts
    for key in receipts:
        name = f"{BAR}{key}"
        assert name in document.toHtml()
        bar = document.resource(QTextDocument.ResourceType.ImageResource, QUrl(name))
        assert isinstance(bar, QImage)
        assert not bar.isNull()
