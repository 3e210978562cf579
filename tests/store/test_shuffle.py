"""The published shuffle gives what everybody else's gives."""

import pytest

from naipes_gui.core.cards import Card, french
from naipes_gui.core.table import Seat
from naipes_gui.store.chain import Chain
from naipes_gui.store.shuffle import Shuffle, digest, shared_secret

SECRET = "00112233445566778899aabbccddeeff" * 2
PART = "luna 1732258800123456789 412,388"
HAND = Shuffle(SECRET, 1, PART)
DECK = (
    "JD KS TS QS 8H QC 7H AD QD QH 9H JS TC 7S JC 8S 9D JH 9C KH TH AC 8D 9S AS KC TD 7D 7C KD "
    "8C AH"
)


def test_the_secret_is_bound() -> None:
    assert digest(SECRET) == "2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737"


def test_the_deck_follows_from_secret_and_part() -> None:
    assert " ".join(HAND.order(french(32).cards)) == DECK
    assert HAND.order(reversed(french(32).cards)) == HAND.order(french(32).cards)


def test_reshuffles_cuts_and_thoughts_follow_too() -> None:
    cards = tuple(map(Card, ("KS", "7H", "9D")))
    assert HAND.order(cards, 1) == cards
    assert HAND.order(french(32).cards, 1) != HAND.order(french(32).cards, 2)
    assert HAND.cut(Seat(1), range(2, 31)) == 8
    assert HAND.thought(7) == 2372474054925874665


@pytest.mark.parametrize(
    ("code", "secret"),
    [
        ("2B9KQ-7XW3F-HDT5M", "0a50aa8b447d27bbaf742b08c044a9572a347bcac34dbccc91823417f8298e6b"),
        (
            "day/2026-11-22/ecarte",
            "75f770ab7214f7ecccc7a73f8eaf6ab3220efb4ab8aa218761cce4a9c19d2cfb",
        ),
    ],
)
def test_a_code_gives_the_same_secret_everywhere(code: str, secret: str) -> None:
    assert shared_secret(code, 1) == secret
    assert shared_secret(code, 2) != secret


def test_lines_are_chained() -> None:
    chain = Chain(b'{"naipes":2,"game":"ecarte"}\n')
    assert chain.last == "7b4dc05b68a39252"
    assert chain.linked({"lot": "5C AS", "dealer": 1})["h"] == "6446109dfe18d1dd"
    assert chain.linked({"s": 0, "m": "propose"})["h"] == "b80cdeaccf956ed9" == chain.last
