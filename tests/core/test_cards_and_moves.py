"""Cards, packs, and the notation of moves."""

import pytest

from naipes_gui.core.cards import FLOWERS, JOKER, Card, french, in_order
from naipes_gui.core.errors import InvalidMove
from naipes_gui.core.moves import Move


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def test_packs() -> None:
    assert [len(french(size).cards) for size in (24, 32, 52)] == [24, 32, 52]
    assert french(52, joker=True).cards[-1] == JOKER
    assert "6S" not in french(32).cards
    assert len(set(FLOWERS.cards)) == 48
    assert [sum(c.kind == kind for c in FLOWERS.cards) for kind in "HTRK"] == [5, 9, 10, 24]


def test_the_order_of_notation() -> None:
    mixed = cards("JK 7C AS KH TS AH")
    assert in_order(mixed) == cards("AS TS AH KH 7C JK")
    assert in_order(cards("12K1 01R 01H 08T")) == cards("01H 01R 08T 12K1")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("propose", Move("propose")),
        ("play KS", Move("play", cards("KS"))),
        ("play KS H", Move("play", cards("KS"), word="H")),
        ("bid 3 con", Move("bid", number=3, word="con")),
        ("bid nap con", Move("bid", word="nap con")),
        ("discard 7H 8C", Move("discard", cards("7H 8C"))),
        ("play 01H take 01R", Move("play", cards("01H"), word="take", onto=cards("01R"))),
        ("no offer", Move("no", word="offer")),
    ],
)
def test_moves_are_read_and_written(text: str, move: Move) -> None:
    assert Move.parse(text) == move
    assert str(move) == text


@pytest.mark.parametrize("text", ["", "  ", "play KS take 01R it", "bid 3 4", "play KS 12"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove):
        Move.parse(text)


def test_a_set_of_cards_has_no_order() -> None:
    assert Move.parse("discard 8C 7H").meaning == Move.parse("discard 7H 8C")
    assert Move.parse("discard 8C 7H") != Move.parse("discard 7H 8C")
