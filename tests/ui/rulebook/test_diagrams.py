"""The diagrams of the rulebooks: the rules say what they claim, and they can be seen and heard."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui import languages
from naipes_gui.core.cards import Card
from naipes_gui.core.diagram import Diagram, Show, drawn, position
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.lesson import cards_of
from naipes_gui.games import all_games
from naipes_gui.store.settings import Settings
from naipes_gui.ui.rulebook.book import Book
from naipes_gui.ui.rulebook.diagrams import Illustrator
from naipes_gui.ui.rulebook.pictures import picture
from naipes_gui.ui.rulebook.writing import blocks
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.style import apply

EVERY = [(key, i) for key, game in all_games().items() for i in range(len(game.diagrams()))]
GOLD = "#e9bc5b"


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    yield
    language.speak("en")


def diagram_of(key: str, i: int) -> Diagram:
    return all_games()[key].diagrams()[i]


@pytest.mark.parametrize(("key", "i"), EVERY)
def test_the_rules_say_what_it_claims(key: str, i: int) -> None:
    game, diagram = all_games()[key], diagram_of(key, i)
    found = drawn(diagram, game, game.options().make())
    assert found is not None
    assert found.says(diagram.meant), found


@pytest.mark.parametrize(("key", "i"), EVERY)
def test_the_deal_is_the_one_that_is_written(key: str, i: int) -> None:
    game, diagram = all_games()[key], diagram_of(key, i)
    values = game.options().make().to_json() | {"players": diagram.players, **diagram.options}
    rules = game.rules(game.options().make(**game.options().resolved(values)))
    dealt = position(Diagram(
        rule="", words=diagram.words, show=diagram.show, players=diagram.players, meant="",
        dealer=diagram.dealer, held=diagram.held, laid=diagram.laid,
    ), rules).state.table  # fmt: skip
    for zone, cards in {**diagram.held, **diagram.laid}.items():
        assert {*cards_of(cards)} <= {*dealt[zone]} | {*cards_of(" ".join(diagram.laid.values()))}


def test_every_game_has_some_and_each_stands_below_its_rule(qtbot: QtBot) -> None:
    for key, game in all_games().items():
        assert len(game.diagrams()) >= 4
        book = Book(game, None, "es")
        qtbot.addWidget(book)
        text = book.leaf.toPlainText()
        drawn = sum(d.show is not Show.ACCOUNT for d in game.diagrams())
        table = game.face().yaku_table(book.options)
        parts = table.parts if table is not None else ()
        cards = sum(len(row.cards) for part in parts for row in part.rows)
        bars = len(game.advice().receipts)
        assert text.count("\ufffc") == drawn + cards + bars, key


@pytest.mark.parametrize("spoken", languages.spoken())
@pytest.mark.parametrize("key", all_games())
def test_each_is_told_in_words_too(key: str, spoken: str) -> None:
    language.speak(spoken)
    game = all_games()[key]
    teller = Illustrator(game, game.options().make())
    for diagram in game.diagrams():
        found = drawn(diagram, game, game.options().make())
        assert found is not None
        said = teller.plate(diagram, found) + teller.caption(diagram, found)
        assert "{" not in said
        assert len(said) > 20


@pytest.mark.parametrize(("key", "i"), [(k, i) for k, i in EVERY if diagram_of(k, i).meant])
def test_what_is_picked_out_has_a_ring(qapp: QApplication, key: str, i: int) -> None:
    game, diagram = all_games()[key], diagram_of(key, i)
    found = drawn(diagram, game, game.options().make())
    if found is None or diagram.show is Show.ACCOUNT:
        return
    seen = picture(found, game, "words", 1.0)
    bare = picture(type(found)(found.led, found.cards, frozenset()), game, "words", 1.0)
    assert seen.size() == bare.size()
    rings = [
        sum(image.pixelColor(x, 7).name() == GOLD for x in range(image.width()))
        for image in (seen, bare)
    ]
    assert rings[0] > 10 * len(found.marked)
    assert rings[1] == 0


def test_under_other_rules_it_says_what_they_say() -> None:
    game = all_games()["ecarte"]
    free = game.options().make(enforce="free")
    diagram = game.diagrams()[0]
    found = drawn(diagram, game, free)
    assert found is not None
    assert len(found.marked) == len(found.cards)
    told = Illustrator(game, free).plate(diagram, found)
    assert "only" not in told
    assert told == Illustrator(game, free).caption(diagram, found)


def test_what_cannot_come_about_is_left_out() -> None:
    game = all_games()["ecarte"]
    diagram = Diagram(
        rule="4.14", words=game.diagrams()[0].words, show=Show.ALLOWED, players=2, dealer=1,
        held={"hand:0": "9H"}, moves=("play AS",), meant="",
    )  # fmt: skip
    assert drawn(diagram, game, game.options().make()) is None
    with pytest.raises(NaipesError):
        position(diagram, game.rules(game.options().make()))


def test_a_picture_is_no_wider_than_the_book(qtbot: QtBot, qapp: QApplication) -> None:
    apply(qapp, Settings(text_scale=2.0))
    book = Book(all_games()["nlk"], None, "en")
    qtbot.addWidget(book)
    book.resize(420, 600)
    book.show()
    book.open_rule("1.17")
    apply(qapp, Settings())
    # Qt rounds the width of a text up.
    assert book.leaf.horizontalScrollBar().maximum() <= 1


def test_the_words_below_can_be_found(qtbot: QtBot) -> None:
    language.speak("es")
    book = Book(all_games()["ecarte"], None, "es")
    qtbot.addWidget(book)
    book.search("sobre el nueve de corazones")
    assert "1" in book.head.search.count.text()
    told = [block.text() for block in blocks(book.leaf.document())]
    at = next(i for i, text in enumerate(told) if text.startswith("Sobre"))
    assert told[at - 1] == "\ufffc"
    assert QTextCursor(book.leaf.document()).position() == 0
    assert Card("KH") in cards_of("KH")
