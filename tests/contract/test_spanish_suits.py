"""With Spanish suits everything that is said of a game names these, and nothing else changes."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from naipes_gui import languages
from naipes_gui.cli.language import speak_in
from naipes_gui.core import text
from naipes_gui.core.cards import FLOWERS, Card, french
from naipes_gui.core.herald import FULL, Herald
from naipes_gui.core.question import Question
from naipes_gui.core.questions import answer
from naipes_gui.core.rules import View
from naipes_gui.core.table import FIRST, Said
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import FRENCH, OF_ONE_DECK, SPANISH, SUITS_TO_SEE
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import GLYPHS, Wording, card_name, in_shown_cards, printed, suit_signs
from naipes_gui.games import all_games
from tests.contract.test_faces import phrases, picture
from tests.playthrough import NAMES, choice
from tests.sources import every_text

PLIES = 60
ASKED = 7
"""After so many plies everything is asked that may be."""
GAMES = [key for key, game in all_games().items() if game.tile().deck == "french"]
WORDS = {
    "en": {
        FRENCH: "spade|heart|diamond|queen|jack",
        SPANISH: "sword|knight|knave",
    },
    "es": {
        FRENCH: "pica|corazón|corazone|diamante|trébol|trébole|dama|valet",
        SPANISH: "oro|copa|espada|basto|caballo|sota",
    },
    "fr": {
        FRENCH: "pique|cœur|carreau|carreaux|trèfle|dame",
        SPANISH: "denier|épée|bâton|cavalier",
    },
}
"""What only one of the two decks has; in English both have clubs, in French both have valets."""
OF_FLOWERS = re.compile(r"(?i)(cinta|básica) de trébol|^trébol$|copa de sake")
INDEX_OF_FRENCH = re.compile(f"[{''.join(GLYPHS.values())}]")


@pytest.fixture(params=languages.spoken())
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    before = text._translator
    speak_in(request.param)
    yield request.param
    text.show_suits(FRENCH)
    text.install(before)


def names(said: str, language: str, suits: str) -> list[str]:
    """Return the words of a deck that are in a text."""
    found = re.findall(rf"(?i)\b(?:{WORDS[language][suits]})s?\b", OF_FLOWERS.sub("", said))
    return found + (INDEX_OF_FRENCH.findall(said) if suits == FRENCH else [])


def other(suits: str) -> str:
    return next(each for each in SUITS_TO_SEE if each != suits)


@pytest.mark.thorough
@pytest.mark.sampled
@pytest.mark.parametrize("suits", SUITS_TO_SEE)
def test_no_text_names_the_other_suits(spoken: str, suits: str) -> None:
    text.show_suits(suits)
    told = {
        (context, source): str(text.translate(context, source))
        for context, row in every_text().items()
        for source in row
        if context not in OF_ONE_DECK
    }
    assert {at: said for at, said in told.items() if names(said, spoken, other(suits))} == {}


@cache
def match(key: str) -> Timeline[Any]:
    """Return the beginning of a match between random players."""
    game, rng = all_games()[key], Random(f"spanish/{key}")
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make()))
    while timeline.ply < PLIES and not timeline.state.is_over:
        timeline.push(choice(timeline, rng))
    return timeline


def sayings(key: str, timeline: Timeline[Any], *, aloud: bool) -> Iterator[str]:
    """Yield what one seat is told of a match: on the table, by ear, in answers and accounts."""
    face, wording = all_games()[key].face(), Wording(NAMES, aloud=aloud)
    herald, turns = Herald(face, FIRST), Turns()
    herald.adopt(wording, FULL)
    for ply in range(1, timeline.ply + 1):
        view, before = timeline.view(ply, FIRST), timeline.view(ply - 1, FIRST)
        yield from (wording.say(each) for each in phrases(picture(face, view)))
        frame = timeline.tell(ply, FIRST, face)
        turns.add(frame)
        herald.add(frame)
        yield herald.told(face.situation(view))
        yield from _moves(face, before, wording)
        heard = (event for event in timeline.witnessed(ply, FIRST) if isinstance(event, Said))
        yield from (wording.say(said) for each in heard if (said := face.bubble(view, each)))
        if ply % ASKED == 0:
            words = TableInWords(face, view, wording)
            yield from (answer(question, words, turns) for question in Question)
    for ended in range(timeline.ended):
        sheet = face.score_sheet(timeline.view(timeline.ply, FIRST), timeline.played(ended))
        yield herald.account(sheet)
        yield from (wording.say(each) for each in phrases(sheet))


def _moves(face: Any, view: View[Any], wording: Wording) -> Iterator[str]:
    for move in view.moves[:6]:
        yield wording.say(face.describe(view, FIRST, move))


@pytest.mark.sampled
@pytest.mark.parametrize("suits", SUITS_TO_SEE)
@pytest.mark.parametrize("key", GAMES)
def test_whoever_plays_hears_only_of_the_suits_on_the_cards(
    spoken: str, key: str, suits: str
) -> None:
    text.show_suits(suits)
    timeline = match(key)
    for aloud in (False, True):
        for said in sayings(key, timeline, aloud=aloud):
            assert names(said, spoken, other(suits)) == [], said


@pytest.mark.parametrize("suits", SUITS_TO_SEE)
@pytest.mark.parametrize("key", GAMES)
def test_the_pages_of_rules_name_the_suits_on_the_cards(spoken: str, key: str, suits: str) -> None:
    text.show_suits(suits)
    page = languages.rulebook(spoken, key).read_text(encoding="utf-8")
    assert names(in_shown_cards(page), spoken, other(suits)) == []


@pytest.mark.parametrize("suits", SUITS_TO_SEE)
@pytest.mark.parametrize("key", GAMES)
def test_the_pages_of_rules_have_the_letters_on_the_cards(
    spoken: str, key: str, suits: str
) -> None:
    text.show_suits(suits)
    page = in_shown_cards(languages.rulebook(spoken, key).read_text(encoding="utf-8"))
    letters = {Wording().index(Card(rank + "S")) for rank in "AKQJT98765432"}
    signs = "|".join(map(re.escape, suit_signs().values()))
    in_rows = re.findall(r"(?<![\w.])(?:\w\w?(?: (?=\w\w?\b)|\b)){4,}", page)
    rows = [row.split() for row in in_rows if "10" in row.split()]
    found = {*re.findall(rf"\b(10|\w)(?:{signs})", page)} | {each for row in rows for each in row}
    assert found - letters == set()
    assert found or key == "ecarte"


def test_every_card_has_a_name_of_its_own_in_both_decks(spoken: str) -> None:
    for suits in SUITS_TO_SEE:
        text.show_suits(suits)
        cards = french(joker=True).cards
        assert len({card_name(card) for card in cards}) == len(cards)
        assert len({Wording().short(card) for card in cards}) == len(cards)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the king of cups"), ("es", "el rey de copas"), ("fr", "le roi de coupes")],
)
def test_the_king_of_hearts_is_the_king_of_cups(language: str, said: str) -> None:
    before = text._translator
    speak_in(language)
    text.show_suits(SPANISH)
    try:
        assert card_name(french().cards[14]) == said
    finally:
        text.show_suits(FRENCH)
        text.install(before)


def test_letters_on_the_cards_find_them_unless_they_do_something_else(spoken: str) -> None:
    text.show_suits(SPANISH)
    pairs = str(text.translate("keys", "A=A K=K J=J T=T")).split()
    keys = dict(pair.split("=") for pair in pairs)
    courts = {Wording().index(card): card.rank for card in french().cards if card.rank in "AKJ"}
    assert courts.items() <= keys.items()
    # C tells what lies in the trick.
    assert keys["D"] == "Q"
    assert "C" not in keys


def test_flowers_are_called_as_before(spoken: str) -> None:
    called = []
    for suits in SUITS_TO_SEE:
        text.show_suits(suits)
        called.append([(card_name(card), Wording().short(card)) for card in FLOWERS.cards])
    assert called[0] == called[1]


def test_a_language_change_keeps_the_suits() -> None:
    before = text._translator
    try:
        speak_in("es")
        text.show_suits(SPANISH)
        speak_in("en")
        assert text.translate("cards", "spades") == "swords"
    finally:
        text.show_suits(FRENCH)
        text.install(before)


def test_a_card_of_the_spanish_deck_is_read_as_one_says_it() -> None:
    speak_in("es")
    text.show_suits(SPANISH)
    try:
        king, eight = (card for card in french().cards if card in ("8C", "KH"))
        assert Wording().row((eight,)).replace("\u00a0", " ") == "8 de bastos"
        told = Wording().say(text.phrase("games", "{cards:short}", cards=(eight, king)))
        assert told.replace("\u00a0", " ") == "8 de bastos, rey de copas"
    finally:
        text.show_suits(FRENCH)
        speak_in("en")


@pytest.mark.parametrize("tongue", ["en", "es", "fr"])
def test_no_letter_stands_for_a_rank_in_a_text_but_on_a_chip(tongue: str) -> None:
    speak_in(tongue)
    text.show_suits(SPANISH)
    try:
        for card in french().cards:
            short = Wording().short(card)
            before, _, after = short.partition("\u00a0")
            assert before.isdigit() or len(before) > 1, short
            assert before in card_name(card) or before.isdigit()
            assert after
            assert printed(before) == Wording().index(card)
            assert printed(before.capitalize()) == Wording().index(card)
    finally:
        text.show_suits(FRENCH)
        speak_in("en")
