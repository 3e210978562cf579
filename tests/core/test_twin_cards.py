"""Of two cards that share a name a list says so once: “two pine chaff cards”."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.flowers import BOTH, the_flower
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording, card_name, card_names
from naipes_gui.ui.shared import language

CARDS = FLOWERS.cards
TWINS = [
    (one, other) for one in CARDS for other in CARDS
    if one < other and the_flower(one) == the_flower(other)
]  # fmt: skip
FORMS = ("{cards}", "{cards:mid}", "{cards:short}", "{cards:denied}", "{cards:captured}")


@pytest.fixture(autouse=True, params=["en", "es", "fr"])
def tongue(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    language.speak(request.param)
    yield request.param
    language.speak("en")


def test_all_that_share_a_name_are_known_in_pairs() -> None:
    assert {one[:3] for one, _ in TWINS} == set(BOTH)


@pytest.mark.parametrize("aloud", [False, True])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("pair", TWINS, ids=lambda pair: pair[0])
def test_a_list_says_a_name_once(pair: tuple[Card, Card], form: str, aloud: bool) -> None:
    wording, between = Wording(aloud=aloud), Card("07T")
    one, other = pair
    told = wording.say(phrase("t", form, cards=(one, between, other))).lower()
    name, two = card_name(one).lower(), wording.say(BOTH[one[:3]]).lower()
    assert two in told
    assert name not in told
    assert wording.say(phrase("t", form, cards=(one, between))).lower().count(two) == 0


def test_what_is_called_otherwise_stays_apart() -> None:
    yellow = Card("12K1")
    plain = next(card for card in CARDS if card[:3] == "12K" and card != yellow)
    assert card_names([yellow, plain]) == [card_name(yellow), card_name(plain)]
    assert len(card_names([Card("07T"), Card("10T")])) == 2


def test_spanish_says_two(tongue: str) -> None:
    one, other = next(pair for pair in TWINS if pair[0][:3] == "08K")
    said = Wording().say(phrase("t", "{cards}", cards=(one, other)))
    wanted = {
        "en": "two susuki chaff cards",
        "es": "dos básicas de susuki",
        "fr": "deux plaines de susuki",
    }
    assert said == wanted[tongue]
