"""The coach's word after a move: kind, of what a review would blame too, and in time."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.text import phrase
from naipes_gui.review.at_once import Remark
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged
from naipes_gui.review.problems import Problem, problems
from naipes_gui.session import afterthought
from naipes_gui.session.afterthought import Afterthought
from naipes_gui.store.help import Help
from naipes_gui.store.lines import written
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.match import afterword
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared import language
from tests.ui.match.test_table_coach import covered
from tests.ui.page_help import go_on, is_asked, is_due, page_of, play_until, to_a_card

SETTINGS = Settings(speed="instant", trick_hold_ms=1, review=False, coach="always")
WHY = "It is enough for this trick."


class Thoughts:
    """What the person has done, to be judged by the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = list[tuple[int, Any, Move, bool]]()
        self.forgotten = 0
        monkeypatch.setattr(Afterthought, "look", lambda *_: None)
        monkeypatch.setattr(
            Afterthought, "think_over", lambda _, *about, **may: self._think(*about, **may)
        )
        monkeypatch.setattr(Afterthought, "forget", lambda _: self._forget())

    def _think(self, ply: int, view: Any, move: Move, *, may_praise: bool) -> None:
        self.moves.append((ply, view, move, may_praise))

    def _forget(self) -> None:
        self.forgotten += 1


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    return Thoughts(monkeypatch)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, thoughts: Thoughts) -> TablePage:
    """Return a table at which the person has just made a move, and is asked for the next."""
    page = page_of(qtbot, tmp_path, "ecarte", SETTINGS, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    move(qtbot, page)
    return page


def move(qtbot: QtBot, page: TablePage) -> None:
    """Make a move in a hand, and wait for the next decision."""
    ply = page.board.ply
    assert go_on(page) is not None
    qtbot.waitUntil(
        lambda: page.board.ply > ply and page.board.director.is_idle and is_due(page.board)
    )


def remark(page: TablePage, thoughts: Thoughts, nth: int = -1, *, praise: bool = False) -> Remark:
    """Return what there is to say of a move: that another was better, or that it was the best."""
    ply, view, made, _ = thoughts.moves[nth]
    other = next(each for each in view.moves if each.meaning != made.meaning)
    best, worse = (made, other) if praise else (other, made)
    judged = Judged(
        ply=ply, hand=view.state.deals, seat=view.seat, made=worse, best=best, kind="lead",
        is_told=True, loss=0.5, low=0.4, high=0.6, costly=0.1, rounds=80,
        choices=(Weighed(best, 0.5), Weighed(worse, 0.0, 0.1)), why=phrase("hints", WHY),
    )  # fmt: skip
    return Remark(Case(page.info, ply, view, made), judged)


def tell(page: TablePage, remark: Remark) -> None:
    page.afterword.thought.found.emit(remark)


def said(page: TablePage) -> str:
    asked: Question | None = page.note.said
    return f"{asked.question} {asked.about}" if asked is not None else ""


def in_log(page: TablePage) -> str:
    rows = page.panel.log.rows
    return " ".join(str(rows.index(i).data()) for i in range(rows.rowCount()))


def test_a_mistake_gets_a_word_with_the_reason_and_the_way_back(
    page: TablePage, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[tuple[str, bool]]()
    monkeypatch.setattr(
        "naipes_gui.ui.match.telling.announce",
        lambda _, text, urgent=False: heard.append((text, urgent)),
    )
    tip = said(page)
    tell(page, remark(page, thoughts))
    for part in ("was better than", WHY, "Ctrl+Z takes your move back."):
        assert part in said(page)
    assert said(page) != tip
    assert "was better than" in in_log(page)
    assert heard == [(f"Coach: {said(page)}", False)]
    assert not page.panel.score.assisted, "the move has been made"


def test_of_what_is_no_mistake_nothing_is_said(page: TablePage, thoughts: Thoughts) -> None:
    found = remark(page, thoughts)
    before = said(page)
    for change in ({"low": 0.05}, {"share": 0.2}, {"is_told": False}):
        tell(page, replace(found, judged=replace(found.judged, **change)))
    assert said(page) == before
    assert "Coach" not in in_log(page)


def test_it_is_read_for_a_while_and_then_the_tip_comes_back(
    qtbot: QtBot, page: TablePage, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert afterword.LEAST_MS >= 4000
    monkeypatch.setattr(afterword, "LEAST_MS", 300)
    monkeypatch.setattr(afterword, "EACH_MS", 1)
    tip = said(page)
    assert tip
    tell(page, remark(page, thoughts))
    assert page.board.view_ is not None
    page.coach.look(page.board.ply, page.board.view_)
    assert "was better" in said(page), "who looks elsewhere has not read it yet"
    qtbot.waitUntil(lambda: said(page) == tip)


def test_who_moves_on_reads_it_to_the_end_but_is_not_told_to_take_back_another_move(
    qtbot: QtBot, page: TablePage, thoughts: Thoughts
) -> None:
    tell(page, remark(page, thoughts))
    move(qtbot, page)
    assert "was better" in said(page)
    assert "Ctrl+Z" not in said(page)
    page.afterword._reading.stop()
    page.afterword._on_read()
    assert "was better" not in said(page)
    assert "was better" in in_log(page), "it stays in the log"


def test_escape_puts_it_away(page: TablePage, thoughts: Thoughts) -> None:
    tell(page, remark(page, thoughts))
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not said(page)
    assert "was better" in in_log(page)


def test_what_was_taken_back_is_spoken_of_no_more_and_the_record_knows_what_helped(
    qtbot: QtBot, page: TablePage, thoughts: Thoughts
) -> None:
    found = remark(page, thoughts)
    tell(page, found)
    page.take_back()
    qtbot.waitUntil(lambda: page.board.ply == found.case.ply)
    assert "was better" not in said(page)
    assert "was better" not in in_log(page)
    assert thoughts.forgotten
    qtbot.waitUntil(lambda: Help.HINT in page.panel.score.helps)


def test_a_followed_hint_is_not_blamed(qtbot: QtBot, page: TablePage, thoughts: Thoughts) -> None:
    before = said(page)
    ply, _, made, _ = thoughts.moves[-1]
    record = page.session.recorder.record
    page.session.hinted(ply, 2, named=(made,))
    qtbot.waitUntil(lambda: record.has_advised(ply, made))
    tell(page, remark(page, thoughts))
    assert said(page) == before


def test_of_a_hint_that_was_not_followed_it_is_told(
    qtbot: QtBot, page: TablePage, thoughts: Thoughts
) -> None:
    found = remark(page, thoughts)
    best, record = found.judged.best, page.session.recorder.record
    page.session.hinted(found.case.ply, 2, named=(best,))
    qtbot.waitUntil(lambda: record.has_advised(found.case.ply, best))
    tell(page, found)
    assert "The hint was right" in said(page)


def test_praise_is_rare(qtbot: QtBot, page: TablePage, thoughts: Thoughts) -> None:
    tell(page, remark(page, thoughts, praise=True))
    assert said(page).startswith("Well seen: ")
    assert "Ctrl+Z" not in said(page)
    move(qtbot, page)
    assert [may for *_, may in thoughts.moves[-2:]] == [True, False]
    page.afterword.drop()
    tell(page, remark(page, thoughts, praise=True))
    assert "Well seen" not in said(page), "once in a hand"


def test_it_is_said_again_in_another_language(page: TablePage, thoughts: Thoughts) -> None:
    tell(page, remark(page, thoughts))
    language.speak("es")
    page.adopt(replace(SETTINGS, language="es"))
    assert "Era mejor" in said(page)
    assert "deshacer" in said(page)
    assert "Era mejor" in in_log(page)


def test_who_sends_the_coach_away_hears_nothing_and_nothing_is_thought_over(
    qtbot: QtBot, page: TablePage, thoughts: Thoughts
) -> None:
    tell(page, remark(page, thoughts))
    QTest.keyClick(page.board, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert not said(page)
    assert thoughts.forgotten
    many = len(thoughts.moves)
    move(qtbot, page)
    assert len(thoughts.moves) == many


def test_without_a_coach_nothing_is_thought_over(
    qtbot: QtBot, tmp_path: Path, thoughts: Thoughts
) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", replace(SETTINGS, coach="never"), lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    move(qtbot, page)
    assert not thoughts.moves


def test_a_hint_that_is_asked_for_speaks_alone(page: TablePage, thoughts: Thoughts) -> None:
    tell(page, remark(page, thoughts))
    page.hints.told.emit(1)
    assert not said(page)
    page.note.tell("A hint.")
    tell(page, remark(page, thoughts))
    assert not said(page), "nobody reads two papers"
    assert "was better" in in_log(page)


def test_once_the_hand_is_over_it_stands_in_the_log_alone(
    qtbot: QtBot, page: TablePage, thoughts: Thoughts
) -> None:
    def over() -> bool:
        view = page.board.view_
        return view is not None and view.state.is_played_out and page.scoring.isVisible()

    first = remark(page, thoughts)
    tell(page, first)
    play_until(qtbot, page, over)
    tell(page, first)
    assert "was better" in in_log(page)
    play_until(qtbot, page, lambda: is_asked(page) and page.scoring.isHidden())
    assert "was better" not in said(page)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_it_lies_on_no_card(
    qtbot: QtBot, page: TablePage, thoughts: Thoughts, size: tuple[int, int]
) -> None:
    page.resize(*size)
    tell(page, remark(page, thoughts))
    qtbot.wait(80)
    assert page.note.is_above or not covered(page)


def test_a_long_reason_moves_no_card(qtbot: QtBot, page: TablePage, thoughts: Thoughts) -> None:
    page.resize(900, 600)
    page.note.reserve_line()
    qtbot.waitUntil(page.note.line.isVisible)
    found, felt = remark(page, thoughts), page.board.size()
    tell(page, replace(found, judged=replace(found.judged, why=phrase("hints", WHY * 15))))
    qtbot.wait(80)
    assert page.board.size() == felt
    assert "Better: " in page.note.line.text()
    assert WHY * 15 in in_log(page), "all of it is told there"


# With the thinkers themselves.


def blunder() -> Problem:
    """Return the problem of La Mosca in which most can be lost: it is seen at once."""
    return max(problems("mosca"), key=lambda each: each.judged.loss)


def page_at(qtbot: QtBot, folder: Path, problem: Problem) -> TablePage:
    """Return the table of a problem's match, at its decision."""
    record, lines = Record(problem.header), [problem.header.to_json()]
    for line in problem.lines:
        if record.timeline.ply == problem.ply:
            break
        lines.append(record.chain.linked(dict(line)))
        record.take(lines[-1])
    path = folder / "blunder.naipes"
    path.write_bytes(b"".join(map(written, lines)))
    page = TablePage(Recorder.resume(path), SETTINGS, seed=5)
    qtbot.addWidget(page, before_close_func=lambda widget: widget.leave())
    page.resize(1280, 800)
    page.show()
    page.start()
    qtbot.waitUntil(lambda: page.board.ply == problem.ply and is_asked(page))
    return page


def test_a_blunder_at_the_table_is_found_out_while_the_others_play(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afterthought, "LATEST_MS", 120_000)
    problem = blunder()
    page = page_at(qtbot, tmp_path, problem)
    page.board.choose(problem.judged.made)
    qtbot.waitUntil(lambda: "was better" in in_log(page), timeout=60_000)


def test_a_table_may_be_left_while_something_is_thought_over(qtbot: QtBot, tmp_path: Path) -> None:
    problem = blunder()
    page = page_at(qtbot, tmp_path, problem)
    page.board.choose(problem.judged.made)
    assert page.afterword.thought.is_thinking
    page.leave()
    assert not page.afterword.thought.is_thinking
