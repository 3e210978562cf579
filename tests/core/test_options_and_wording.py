"""Options as they are declared, and phrases as they are read."""

from dataclasses import dataclass
from typing import Any

import pytest

from naipes_gui import languages
from naipes_gui.core import text
from naipes_gui.core.cards import JOKER, Card
from naipes_gui.core.catalogue import Catalogue
from naipes_gui.core.errors import BadOptions, NaipesError
from naipes_gui.core.options import Options, Spread, Value, choice, length, number, switch
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import Wording, card_name, joined, neither

A = phrase("test", "A")


@dataclass(frozen=True, slots=True, kw_only=True)
class SomeOptions(Options):
    players: int = number(2, 2, 4, A, A)
    large: bool = switch(lambda chosen: chosen["players"] == 4, A, A)
    deck: int | str = choice("auto", {"auto": A, 32: A}, A, A)
    match: str = length("hands:5", (Spread(1, 9, "hands"),), A, A, {"single": A})

    def check(self) -> None:
        if self.large and self.match == "single":
            raise BadOptions(phrase("test", "A large game is never single."))


def test_defaults_follow_from_what_was_declared_before() -> None:
    assert not SomeOptions.make().large
    assert SomeOptions.make(players=4).large


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5},
        {"players": True},
        {"players": "2"},
        {"large": 1},
        {"deck": "32"},
        {"deck": 36},
        {"match": "hands:0"},
        {"match": "hands:05"},
        {"match": "hands:"},
        {"match": "hands:³"},
        {"match": "rounds:3"},
        {"match": 5},
        {"players": 4, "match": "single"},
        {"unknown": 1},
    ],
)
def test_what_is_not_declared_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        SomeOptions.make(**wrong)


def test_options_are_stored_whole_and_in_order() -> None:
    options = SomeOptions.make(deck=32, match="single")
    stored = options.to_json()
    assert list(stored) == ["players", "large", "deck", "match"]
    assert SomeOptions.from_json(stored) == options
    for key in stored:
        with pytest.raises(BadOptions, match="Nothing is said of"):
            SomeOptions.from_json({k: v for k, v in stored.items() if k != key})
    with pytest.raises(BadOptions, match="does not know"):
        SomeOptions.from_json({**stored, "more": 1})


ENGLISH = Wording(("Ana", "Berta"))


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names))


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (phrase("t", "{who} deals", who=Who(1)), "Berta deals"),
        (phrase("t", "{who} deals", who=Who(7)), "seat 7 deals"),
        (phrase("t", "%n tricks", n=3), "3 tricks"),
        (phrase("t", "{what}!", what=phrase("t", "Nap")), "Nap!"),
        (phrase("t", "{c}", c=cards("QS", "JS")), "the queen and the jack of spades"),
        (phrase("t", "{c}", c=cards("KH")), "the king of hearts"),
        (phrase("t", "{c}", c=(*cards("AC"), JOKER)), "the ace of clubs and the joker"),
        (phrase("t", "{c:short}", c=cards("TS", "KH")), "10♠ K♥"),
        (phrase("t", "{c}", c=Card("7D")), "the seven of diamonds"),
        (phrase("t", "{c}", c=cards("07T", "01H")), "the crane and the boar"),
        (phrase("t", "{c:short}", c=cards("01H", "12K2")), "Crane, paulownia chaff"),
        ("plain", "plain"),
        (7, "7"),
    ],
)
def test_blanks_are_filled(what: Phrase | str | int, said: str) -> None:
    assert ENGLISH.say(what) == said


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("You lead. {card} is high.", "You lead. The king of hearts is high."),
        ("All? {card} will not do.", "All? The king of hearts will not do."),
        ("{card} is high. {who} follows.", "The king of hearts is high. Ana follows."),
        ("You lead {card}.", "You lead the king of hearts."),
        ("The lowest: {card}.", "The lowest: the king of hearts."),
        ("Good! {card:short} is high.", "Good! The king of hearts is high."),
    ],
)
def test_a_card_has_a_capital_wherever_a_sentence_begins_with_it(source: str, said: str) -> None:
    aloud = Wording(("Ana",), aloud=True)
    assert aloud.say(phrase("t", source, card=Card("KH"), who=Who(0))) == said


def test_spanish_letters_on_the_courts() -> None:
    spanish = Wording(spanish_index=True)
    assert [spanish.short(card) for card in cards("KS", "QS", "JS", "AS")] == [
        "R♠",
        "D♠",
        "V♠",
        "A♠",
    ]


def test_another_language_is_read_through_a_translator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_translator", lambda context, source, n: f"{context}/{n}: %n")
    assert ENGLISH.say(phrase("t", "%n tricks", n=3)) == "t/3: 3"
    assert ENGLISH.tell(phrase("a", "x"), phrase("b", "y")) == "a/-1: −1 b/-1: −1"


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ana", "Inés"], "Ana e Inés"),
        (["Ana", "Bruno", "Hilario"], "Ana, Bruno e Hilario"),
        (["Inés", "Ana"], "Inés y Ana"),
        (["Ana", "Hiram"], "Ana e Hiram"),
        (["Ana", "Iago"], "Ana y Iago"),
    ],
)
def test_spanish_and_before_the_sound_of_i(names: list[str], said: str) -> None:
    text.install(Catalogue.read(languages.translations("es")))
    assert joined(names) == said


def test_what_somebody_lacks_is_listed_as_a_negation_is() -> None:
    text.install(Catalogue.read(languages.translations("es")))
    assert neither(["picas", "corazones", "diamantes"]) == "picas, corazones ni diamantes"
    hearts = phrase("diagrams", "One may lay {led} on {yes}, but not on {no:denied}.",
                    led=Card("8H"), yes=Card("9H"), no=(Card("TH"), Card("JH")))  # fmt: skip
    assert Wording().say(hearts).endswith("pero no sobre el valet ni el diez de corazones.")


def test_errors_say_what_is_wrong() -> None:
    assert NaipesError(A).what == A


def test_only_a_text_with_a_plural_is_asked_for_one() -> None:
    asked = list[int]()

    def translator(_context: str, source: str, n: int) -> str:
        asked.append(n)
        return source

    text.install(translator)
    asked.clear()
    Wording().say(phrase("mosca", "Pays {n}", n=2))
    Wording().say(phrase("mosca", "%n card(s)", n=2))
    assert asked == [-1, 2]


def test_a_switch_is_no_number_and_a_number_no_switch() -> None:
    alone, worded = Spread(0, 9), Spread(1, 9, "hands", odd=True)
    assert [alone.number(value) for value in (0, 1, 9, True, False, "3")] == [0, 1, 9] + [None] * 3
    assert [value for value in range(-2, 12) if alone.admits(value)] == list(range(10))
    assert not alone.admits(True)
    assert [n for n in range(12) if worded.admits(f"hands:{n}")] == [1, 3, 5, 7, 9]
    wrong: tuple[Value, ...] = (
        "hands:01",
        "hands:",
        "hands:-1",
        "hand:1",
        "1",
        1,
        True,
        f"hands:{'1' * 30}",
    )
    assert not [value for value in wrong if worded.admits(value)]


def test_what_is_no_card_of_any_pack_is_written_as_it_is() -> None:
    assert card_name(Card("1Z")) == "1Z"
    assert card_name(JOKER) == "the joker"
