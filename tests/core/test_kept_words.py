"""Words that files, folders and players' settings keep: whoever changes one loses what they say."""

import pytest

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.characters import CHARACTERS, names_for
from naipes_gui.core.flowers import MONTHS, PLANTS, ROMAJI, SHORT, THE_FLOWERS, flower, romaji
from naipes_gui.core.info import FELTS
from naipes_gui.core.opponent import STYLES, Style
from naipes_gui.core.question import LABELS, LETTERS, Question
from naipes_gui.core.sounds import Sound
from naipes_gui.games import all_games

PACK = FLOWERS.cards
MONTH_KEYS = {f"{month:02}" for month in range(1, 13)}


def test_what_may_be_asked_is_a_command_of_the_same_name() -> None:
    """Keys that somebody has chosen are kept by these."""
    assert [question.value for question in Question] == [
        "situation", "trick", "last_trick", "trump", "contract", "score", "hand", "rivals", "pot",
        "captures", "field", "allowed", "ends", "laid", "reach",
    ]  # fmt: skip
    assert LABELS.keys() == LETTERS.keys() == set(Question)
    assert [LETTERS[question] for question in Question] == [
        "Q", "C", "L", "U", "O", "P", "I", "X", "Z", "G", "F", "Y", "II", "XX", "FF",
    ]  # fmt: skip


def test_a_sound_is_kept_in_a_file_of_its_name() -> None:
    assert {sound.name: sound.value for sound in Sound} == {
        sound.name: sound.name.lower() for sound in Sound
    }


def test_the_nine_and_their_ways_of_playing() -> None:
    assert list(CHARACTERS.items()) == [
        ("prudent", "Ana"), ("bold", "Bruno"), ("serene", "Carmen"), ("stubborn", "Damián"),
        ("wary", "Elvira"), ("dreamy", "Fermín"), ("greedy", "Gala"), ("reckless", "Hugo"),
        ("patient", "Inés"),
    ]  # fmt: skip
    assert list(STYLES.values()) == [
        Style(key="prudent", boldness=-1.0), Style(key="bold", boldness=1.0), Style(key="serene"),
        Style(key="stubborn", dropping=-1.0), Style(key="wary", dropping=1.0),
        Style(key="dreamy", memory=0.4),
        Style(key="greedy", greed=1.0),
        Style(key="reckless", boldness=1.0, dropping=-1.0, greed=0.5),
        Style(key="patient", boldness=-1.0, dropping=1.0, greed=-1.0),
    ]  # fmt: skip
    assert list(STYLES) == [style.key for style in STYLES.values()] == list(CHARACTERS)


def test_nobody_sits_twice_as_long_as_there_is_somebody_else() -> None:
    assert names_for(["bold", "bold", "x"]) == ["Bruno", "Ana", "Carmen"]
    assert names_for([*CHARACTERS, "bold", "x"])[9:] == ["Bruno", "x"]


def test_every_month_and_every_flower_has_its_words_and_no_other_has() -> None:
    assert MONTHS.keys() == PLANTS.keys() == MONTH_KEYS
    cards = set(PACK)
    named = {str(card) if str(card) in SHORT else str(card)[:3] for card in cards}
    assert THE_FLOWERS.keys() == SHORT.keys() == named
    assert ROMAJI.keys() <= named
    for words in (MONTHS, PLANTS, THE_FLOWERS, SHORT):
        assert len({phrase.source for phrase in words.values()}) == len(words)


@pytest.mark.parametrize("card", sorted(PACK))
def test_every_flower_is_called_in_every_tongue(card: Card) -> None:
    assert flower(card).source
    assert romaji(card).replace("Ono no Michikaze", "").islower()


def test_every_felt_is_called_by_the_word_that_settings_keep() -> None:
    assert FELTS == ("green", "blue", "wine", "slate", "plum")
    assert {game.felt for game in all_games().values()} <= {*FELTS}
