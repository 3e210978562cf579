"""What the bar below the table says can be read."""

import re
from functools import lru_cache

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.languages import SOURCE
from naipes_gui.store.seals import Proof
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.match.telling import HOW_TO_DEAL
from naipes_gui.ui.shared.growth import bars, growth
from naipes_gui.ui.shared.language import speak
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import TABLE_PALETTE
from tools.table_walk.positions import matches, record

LONG = (
    "Primero reparte Hugo.",
    "Pulsa la baraja o Intro para repartir: el momento en que lo haces también decide cómo "
    "se baraja.",
)
FIRST = "Reparte primero Gala: ha sacado el siete de diamantes, la más baja (el as es la menor)."
SEAL = "200F · 1D22"


def bar(qtbot: QtBot, width: int, scale: float) -> SituationBar:
    made = SituationBar(TABLE_PALETTE)
    qtbot.addWidget(made)
    made.dress(TABLE_PALETTE, scale)
    made.show_seal(SEAL, SEAL)
    made.resize(width, made.height())
    made.show()
    QCoreApplication.processEvents()
    return made


def written(made: SituationBar) -> str:
    paper = QTextDocument()
    paper.setHtml(made._text.text())
    return " ".join(paper.toPlainText().split())


def test_what_can_be_read_is_not_said_again_beside_the_pointer(qtbot: QtBot) -> None:
    made = bar(qtbot, 900, 1.0)
    made.say(("Te toca.",), mine=True)
    assert not made._text.toolTip()
    made.resize(320, made.height())
    QCoreApplication.processEvents()
    made.say(LONG, mine=True)
    assert LONG[1].split(":")[0] in made._text.toolTip()
    made.resize(2400, made.height())
    QCoreApplication.processEvents()
    assert not made._text.toolTip()


def test_why_somebody_played_so_stands_there_though_it_fills_two_lines(qtbot: QtBot) -> None:
    """Of a long move the watcher was told nothing but the move."""
    told = ("Mano 1.", "Ana: básica de arce, al campo; de la baceta, básica de pino: se queda.",
            "Solo deja 1 punto al alcance de otros: de octubre puede salir aún 1 carta.",
            "Juega Bruno.")  # fmt: skip
    made = bar(qtbot, 640, 1.0)
    made.say(told, mine=False)
    assert told[2] not in written(made)
    made.say(told, mine=False, least=3)
    assert written(made) == " ".join(told[:3])
    assert made._text.heightForWidth(made._text.width()) <= made.height()


@pytest.mark.parametrize(("width", "scale"), [(900, 1.0), (960, 1.0), (1280, 1.5), (1000, 1.5)])
def test_two_sentences_are_whole_even_in_a_small_window(
    qtbot: QtBot, width: int, scale: float
) -> None:
    made = bar(qtbot, width, scale)
    made.say(LONG, mine=True)
    assert written(made) == " ".join(LONG)
    assert made._text.heightForWidth(made._text.width()) <= made.height()


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_a_seal_that_comes_later_cuts_no_line(qtbot: QtBot, scale: float) -> None:
    made = bar(qtbot, 1280, scale)
    made.show_seal("", "")
    QCoreApplication.processEvents()
    made.say((FIRST, LONG[1]), mine=True)
    made.show_seal(f"Reparto sellado  {SEAL}", SEAL)
    QCoreApplication.processEvents()
    assert made._text.heightForWidth(made._text.width()) <= made.height()


def test_what_fits_stands_in_one_line(qtbot: QtBot) -> None:
    made = bar(qtbot, 1280, 1.0)
    made.say(LONG, mine=True)
    assert not made._text.wordWrap()
    assert letters(made) == made._size


def is_whole(made: SituationBar) -> bool:
    """Tell whether nothing that is written is cut, at any side."""
    label = made._text
    paper = QTextDocument()
    paper.setDefaultFont(label.font())
    paper.setDocumentMargin(0)
    paper.setHtml(label.text())
    if not label.wordWrap():
        return paper.idealWidth() <= label.width()
    paper.setTextWidth(label.width())
    return paper.size().height() <= made.height()


def test_for_what_fits_nowhere_the_bar_becomes_higher_for_a_while(qtbot: QtBot) -> None:
    made = bar(qtbot, 900, 1.0)
    usual = made.height()
    made.say((LONG[0], LONG[1] * 6), mine=True)
    QCoreApplication.processEvents()
    assert written(made) == f"{LONG[0]} {LONG[1] * 6}"
    assert is_whole(made)
    assert made.height() > usual
    made.say(LONG, mine=True)
    assert made.height() == usual


@lru_cache
def situations() -> tuple[tuple[Phrase, ...], ...]:
    """Return what the bar says in recorded matches, and to somebody who deals or cuts."""
    found: dict[tuple[Phrase, ...], None] = {}
    for match in matches():
        recorded = record(match)
        face, timeline = all_games()[recorded.header.game].face(), recorded.timeline
        for ply in range(min(timeline.ply, 400) + 1):
            view = timeline.view(ply, Seat(0))
            told = face.situation(view)
            deals = view.state.stage is Stage.SHUFFLE
            found[(*told, HOW_TO_DEAL[Proof.DECK]) if deals else told] = None
    return tuple(found)


MOST = 150
"""The longest of all sentences: shorter ones fit where these do."""
WINDOWS = [(900, 600, 1.0), (900, 600, 1.5), (900, 600, 2.0), (1280, 800, 1.0),
           (1280, 800, 1.5), (1280, 800, 2.0), (1366, 768, 1.25)]  # fmt: skip


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("window", WINDOWS)
def test_no_sentence_of_any_game_is_cut(
    qtbot: QtBot, language: str, window: tuple[int, int, float]
) -> None:
    width, height, scale = window
    speak(language)
    try:
        made = bar(qtbot, width, bars(scale, height))
        made.show_seal(translate("table", "Sealed deal"), SEAL)
        say = Wording(("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián")).say
        all_told = [[say(each) for each in told] for told in situations()]
        longest = sorted(all_told, key=lambda each: len(" ".join(each[:2])), reverse=True)[:MOST]
        wrong = []
        for sentences in longest:
            made.say(sentences, mine=True)
            shown = written(made)
            wanted = " ".join(" ".join(sentences[:2]).split())
            if not is_whole(made) or not " ".join(shown.split()).startswith(wanted):
                wrong.append((" ".join(sentences), shown))
        assert not wrong
    finally:
        speak(SOURCE)


def first_line(made: SituationBar) -> float:
    """Return how far below the top of the bar the first line begins."""
    paper = QTextDocument()
    paper.setDefaultFont(made._text.font())
    paper.setDocumentMargin(0)
    paper.setHtml(made._text.text())
    paper.setTextWidth(made._text.width())
    return (made.height() - paper.size().height()) / 2


@pytest.mark.parametrize("width", [900, 960, 1024])
def test_words_neither_grow_nor_move_with_every_turn(qtbot: QtBot, width: int) -> None:
    """However much there is to say in a narrow bar: the headline stands where it stood."""
    made = bar(qtbot, width, 1.0)
    sizes, tops = set[float](), set[float]()
    for told in (("Te toca.",), ("Te toca.", "Baza 3."), LONG, ("Juega Ana.", "Baza 1.", "Sigue.")):
        made.say(told, mine=True)
        sizes.add(letters(made))
        tops.add(round(first_line(made)))
        assert is_whole(made)
    assert len(sizes) == len(tops) == 1
    assert sizes.pop() >= made._size - 1


@pytest.mark.parametrize("window", [(900, 600), (1280, 800), (1366, 768), (2560, 1440)])
def test_large_letters_are_of_one_size_however_much_there_is_to_say(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int]
) -> None:
    wanted = 2.0 * growth(*window)
    worn = app_style()._replace(scale=wanted)
    monkeypatch.setattr("naipes_gui.ui.beside_table.situation_bar.app_style", lambda: worn)
    made, low = (bar(qtbot, window[0], bars(wanted, high)) for high in (window[1], 400))
    usual, sizes = made.height(), set[float]()
    say = Wording(("Tú", "Bruno", "Elvira", "Gala", "Hugo", "Carmen", "Damián")).say
    for told in (("Te toca.",), LONG, *([say(each) for each in one] for one in situations()[::9])):
        made.say(told, mine=True)
        sizes.add(letters(made))
        assert made.height() == usual
        assert is_whole(made)
    assert len(sizes) == 1
    low.say(LONG, mine=True)
    assert max(sizes) > letters(low)


def letters(made: SituationBar) -> float:
    """Return how large the first letters are, in pixels."""
    found = re.search(r"font-size:(\d+)px", made._text.text())
    return float(found[1]) if found else made._size
