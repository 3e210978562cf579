"""Which cards are meant by what is printed on them: no number is without an answer."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core import text
from naipes_gui.core.cards import FLOWERS, HIDDEN, Card, french
from naipes_gui.core.wording import Wording
from naipes_gui.ui.shared.keymap import wear
from naipes_gui.ui.table.by_rank import wanted
from tests.catalogues import catalogue
from tests.ui.page_help import is_asked, page_of, play_until, to_a_card

NONE = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("number", "0123456789")
@pytest.mark.parametrize("pack", [french(52).cards, FLOWERS.cards], ids=["french", "flowers"])
def test_every_number_means_some_cards_and_says_which_are_missing(
    pack: Sequence[Card], number: str
) -> None:
    found = wanted(number, pack)
    meant = [card for card in pack if found.means(card)]
    printed = {card[:2].lstrip("0") if card.month.isdecimal() else card.rank for card in meant}
    assert printed in ({number}, {"A"}, {"T"}, {"10", "11", "12"})
    assert Wording().say(found.missed).startswith("You hold no ")


def test_letters_mean_ranks_where_cards_have_any() -> None:
    row = [Card("4S"), Card("KH")]
    assert [card for card in row if wanted("k", row).means(card)] == ["KH"]
    with pytest.raises(LookupError):
        wanted("A", [Card("01H")])


@pytest.fixture
def other_words() -> Iterator[None]:
    before = text._translator
    yield
    text.install(before)
    text.show_suits(text.FRENCH)


@pytest.mark.usefixtures("other_words")
@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("suits", [text.FRENCH, text.SPANISH])
def test_what_is_printed_on_a_card_means_it_in_every_language(language: str, suits: str) -> None:
    """K Q J stand on the cards of some languages, R D V on those of others, R and S on Spanish."""
    text.install(catalogue(language))
    text.show_suits(suits)
    pack = french(52).cards
    for card in pack:
        index = Wording().index(card)
        # Ten has two figures: its key is the 0. The C of the caballo asks for the trick.
        if len(index) == 1 and index != "C":
            assert wanted(index, pack).means(card), (index, card)
    assert [card.rank for card in pack if wanted("D", pack).means(card)] == ["Q"] * 4


def test_the_queen_has_shift_and_her_letter_while_that_says_how_things_stand(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    board, q = page.board, Qt.Key.Key_Q
    queens = [card for card in board.table.hand_in_order() if card.rank == "Q"]
    QTest.keyClick(board, q)
    assert page.situation.plain in board.toast.accessibleName()
    assert ("Shift+Q" in board.toast.accessibleName()) is bool(queens)
    for held, meant in ((Qt.KeyboardModifier.ShiftModifier, {}), (NONE, {"situation": "Shift+F9"})):
        wear(meant)
        board.hand.focus_on(None)
        QTest.keyClick(board, q, held)
        told = board.hand.focus in queens or board.toast.accessibleName() == "You hold no queen."
        assert told, (held, board.hand.focus)
    wear({})


@pytest.mark.parametrize("key", ["", "+", "W", "²"])
def test_other_keys_are_left_to_others(key: str) -> None:
    for row in ([], [HIDDEN], [Card("4S")], [Card("01H")]):
        with pytest.raises(LookupError):
            wanted(key, row)


def test_who_holds_nothing_or_has_not_looked_is_told_so() -> None:
    for row in ([], [HIDDEN, HIDDEN]):
        found = wanted("4", row)
        assert not any(found.means(card) for card in row)
        assert Wording().say(found.missed)
