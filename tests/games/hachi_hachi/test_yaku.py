"""Combinations of the dealt hand and of the captured cards (vectors V13 … V29)."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb, prod
from typing import Any

import pytest

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.deck import (
    BLUE,
    BRIGHT4,
    POETRY,
    RIBBONS,
    WHOLE,
    is_chaff,
    points,
)
from naipes_gui.games.hachi_hachi.rules.yaku import GROUP_B, dekiyaku, teyaku, value, worth
from naipes_gui.games.hachi_hachi.table.names import ROMAJI, YAKU
from tests.games.hachi_hachi.positions import cards

DEFAULT = HachiOptions.make()
GROUP_A = (
    "shiso", "ichinishi", "futatatesanbon", "sanbontatesanbon", "futasanbon", "haneken",
    "teshi", "kuttsuki", "tatesanbon", "sanbon",
)  # fmt: skip


def held(hand: str, **options: Any) -> dict[str, int]:
    return {yaku.key: yaku.kan for yaku in teyaku(cards(hand), HachiOptions.make(**options))}


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("01H 01R 01K1 02T 03H 06T 09R", {"sanbon": 2}),
        ("04T 04R 04K1 01H 02T 08T 10R", {"tatesanbon": 3}),
        ("12K1 12K2 12K3 01H 02T 08T 10R", {"tatesanbon": 3}),
        ("12H 12K1 12K2 01H 02T 08T 10R", {"sanbon": 2}),
        ("04T 04R 04K1 05T 05R 05K1 08H", {"futatatesanbon": 8}),
        ("01H 01R 01K1 05T 05R 05K1 08H", {"sanbontatesanbon": 7}),
        ("01H 01R 01K1 02T 02R 02K1 08H", {"futasanbon": 6}),
        ("01K1 01K2 02K1 02K2 03K1 03K2 08H", {"kuttsuki": 4, "pikaichi": 4}),
        ("01K1 01K2 01R 02K1 02K2 03K1 03K2", {"haneken": 7, "tanichi": 3}),
        ("09T 09R 09K1 09K2 01H 03K1 08T", {"teshi": 6}),
        ("09T 09R 09K1 09K2 01H 01K1 08T", {"ichinishi": 8}),
        ("11H 11T 11R 11K1 12K1 12K2 12K3", {"shiso": 20, "karasu": 4}),
        ("11H 11R 02K1 04K1 06K2 08K1 10K1", {"karasu": 4}),
        ("06R 11R 02K1 04K1 06K1 08K1 10K1", {"tanichi": 3}),
        ("06R 09R 10R 01K1 02K1 03K1 11T", {"aka": 2}),
        ("01R 01K1 01K2 05R 02K1 11H 12K2", {"sanbon": 2, "aka": 2}),
        ("07T 07K1 07K2 12K1 12K2 12K3 09K1", {"futatatesanbon": 8, "toichi": 3}),
        ("02T 05T 03H 06R 07K1 08K1 10T", {}),
    ],
)
def test_teyaku(hand: str, found: dict[str, int]) -> None:
    """V13 … V25."""
    assert held(hand) == found


def test_options_of_teyaku() -> None:
    assert held("06R 09R 10R 01K1 02K1 03K1 11T", aka_kan=3) == {"aka": 3}
    assert held("01K1 01K2 01R 02K1 02K2 03H 03K2", haneken_kan=8)["haneken"] == 8
    assert held("04T 04R 04K1 05T 05R 05K1 08H", two_triplets="4-5-6") == {"futatatesanbon": 6}
    assert held("01H 01R 01K1 05T 05R 05K1 08H", two_triplets="4-5-6") == {"sanbontatesanbon": 5}
    assert held("01H 01R 02T 03R 04T 05R 06T", sunashi=True) == {"sunashi": 4}
    assert held("01R 02R 03R 04R 05R 06R 07R", sunashi=True) == {"sunashi": 4}
    assert held("01R 02R 03R 04R 05R 06R 07R") == {"aka": 2}
    assert held("01H 01R 02T 03R 04T 05R 11T", sunashi=True) == {}
    assert held("01H 01R 01K1 02T 03H 06T 09R", handicap_source="off") == {}


def test_the_fourth_of_the_field() -> None:
    hand, field = cards("01H 02T 03R 04T 05R 06T 11T"), cards("01R 01K1 01K2 09T 10T 12H")
    options = HachiOptions.make(muko_sanbon=True)
    (muko,) = teyaku(hand, options, field)
    assert (muko.key, muko.kan, muko.cards) == ("mukosanbon", 2, ("01H",))
    assert teyaku(hand, DEFAULT, field) == ()
    assert teyaku(hand, options, field[1:]) == ()


def test_two_fourths_of_the_field_are_worth_no_more_than_one() -> None:
    hand, field = cards("01H 02T 03R 04T 05R 06T 11T"), cards("01R 01K1 01K2 02R 02K1 02K2")
    (muko,) = teyaku(hand, HachiOptions.make(muko_sanbon=True), field)
    assert (muko.key, muko.kan, muko.cards) == ("mukosanbon", 2, ("01H", "02T"))


def test_what_is_shown() -> None:
    """Group A shows the set, One-Two-Four all seven, Group B only the chaff (rules 2.8)."""
    shown = {
        yaku.key: yaku.cards
        for hand in (
            "01K1 01K2 01R 02K1 02K2 03K1 03K2", "09T 09R 09K1 09K2 01H 01K1 08T",
            "06R 11R 02K1 04K1 06K1 08K1 10K1",
        )
        for yaku in teyaku(cards(hand), DEFAULT)
    }  # fmt: skip
    assert len(shown["haneken"]) == len(shown["ichinishi"]) == 7
    assert "06R" not in shown["tanichi"]
    assert len(shown["tanichi"]) == 6


def captured(pile: str, **options: Any) -> int:
    return value(cards(pile), HachiOptions.make(**options))


def text(pile: tuple[Card, ...]) -> str:
    return " ".join(pile)


SEVEN = "01R 02R 03R 04R 05R 06R 07R"


@pytest.mark.parametrize(
    ("pile", "options", "kan"),
    [
        (text(BRIGHT4), {}, 10),
        (text(BRIGHT4) + " 11H", {}, 12),
        (text(BRIGHT4) + " 11H", {"brights_additive": True}, 22),
        ("01H 03H 08H 11H", {}, 0),
        (SEVEN, {}, 17),
        ("01R 02R 03R 04R 05R 06R 11R", {}, 7),
        (SEVEN + " 11R", {}, 17),
        (SEVEN + " 11R", {"nanatan_plus": True}, 18),
        (text((*POETRY, *BLUE)), {}, 14),
        (text(RIBBONS), {}, 24),
        (text(RIBBONS), {"nanatan_plus": True}, 27),
        ("06T 07T 10T", {}, 0),
        ("06T 07T 10T", {"inoshikacho": True}, 7),
    ],
)
def test_dekiyaku(pile: str, options: dict[str, Any], kan: int) -> None:
    """V26 … V29."""
    assert captured(pile, **options) == kan


def test_every_combination_has_its_names() -> None:
    found = {yaku.key for yaku in dekiyaku(FLOWERS.cards, HachiOptions.make(inoshikacho=True))}
    assert {*GROUP_A, *GROUP_B, "mukosanbon", "shiko", *found} == set(YAKU) == set(ROMAJI)
    assert points(FLOWERS.cards) == WHOLE


# Counts over all C(48, 7) hands: hands of a pattern of months are counted by formula.


def hands_of(*sizes: int, months: int = 12) -> int:
    """Return the hands with so many cards of different months, the rest single cards."""
    singles = 7 - sum(sizes)
    free, ways = months, 1
    for size in sorted(set(sizes)):
        count = sizes.count(size)
        ways *= comb(free, count) * comb(4, size) ** count
        free -= count
    return ways * comb(free, singles) * int(4**singles)


@cache
def counted() -> dict[str, int]:
    """Count with the rules, one hand for every pattern of months and its number of hands."""
    found: dict[str, int] = {}
    for pattern in patterns(12, 7):
        for hand, ways in specimens(pattern):
            for yaku in teyaku(hand, DEFAULT):
                if yaku.key in GROUP_A:
                    found[yaku.key] = found.get(yaku.key, 0) + ways
    return found


def patterns(months: int, total: int) -> Iterator[tuple[int, ...]]:
    if not months:
        if not total:
            yield ()
        return
    for size in range(min(4, total) + 1):
        for others in patterns(months - 1, total - size):
            yield (size, *others)


def specimens(pattern: tuple[int, ...]) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Return hands of a pattern; three of Paulownia stand only without the phoenix."""
    ways = prod(comb(4, size) for size in pattern)
    hand = [c for m, size in enumerate(pattern) for c in FLOWERS.cards[4 * m : 4 * m + size]]
    if pattern[11] != 3:
        yield tuple(hand), ways
        return
    yield tuple(hand), ways * 3 // 4
    yield (*hand[:-3], *FLOWERS.cards[45:]), ways // 4


@pytest.mark.thorough
def test_hands_by_group_a() -> None:
    found = counted()
    assert found["shiso"] == hands_of(4, 3) == 528
    assert found["ichinishi"] == hands_of(4, 2) == 31_680
    assert found["teshi"] == hands_of(4) == 12 * comb(11, 3) * 4**3
    assert found["haneken"] == hands_of(3, 2, 2)
    assert found["kuttsuki"] == hands_of(2, 2, 2)
    two = sum(found[key] for key in ("futasanbon", "sanbontatesanbon", "futatatesanbon"))
    assert two == hands_of(3, 3)
    one = found["sanbon"] + found["tatesanbon"]
    assert one == hands_of(3, 2) + hands_of(3)
    assert found["tatesanbon"] * 48 == one * 13


def test_two_triplets_by_standing() -> None:
    """Of 48 triplets 13 stand: four in each of three months, and one of Paulownia."""
    found, singles = counted(), 10 * 4
    both = (comb(3, 2) * 16 + 3 * 4) * singles
    none = (comb(8, 2) * 16 + 8 * 4 * 3) * singles
    assert found["futatatesanbon"] == both
    assert found["futasanbon"] == none
    assert found["sanbontatesanbon"] == hands_of(3, 3) - both - none


def test_hands_by_group_b() -> None:
    """27 cards count as chaff, Willow included, beside 4 brights, 8 animals and 9 ribbons."""
    kinds = {"K": 27, "H": 4, "T": 8, "R": 9}
    each = {
        kind: [c for c in FLOWERS.cards if not is_chaff(c) and c.kind == kind] for kind in "HTR"
    }
    each["K"] = [card for card in FLOWERS.cards if is_chaff(card)]
    assert {kind: len(found) for kind, found in each.items()} == kinds
    found: dict[str, int] = {}
    for sizes in product(range(8), repeat=4):
        if sum(sizes) == 7 and sizes[1] <= 4:
            hand = [c for kind, n in zip(kinds, sizes, strict=True) for c in each[kind][:n]]
            ways = prod(comb(kinds[kind], n) for kind, n in zip(kinds, sizes, strict=True))
            for yaku in teyaku(hand, DEFAULT):
                if yaku.key in GROUP_B:
                    found[yaku.key] = found.get(yaku.key, 0) + ways
    six = comb(27, 6)
    red = sum(comb(9, n) * comb(27, 7 - n) for n in range(2, 8))
    assert found == {
        "karasu": comb(27, 7), "pikaichi": 4 * six, "toichi": 8 * six, "tanichi": 9 * six,
        "aka": red,
    }  # fmt: skip


def test_the_best_hand_is_unique() -> None:
    """V20: four and three of Willow and plain Paulownia, 24 kan."""
    best = teyaku(cards("11H 11T 11R 11K1 12K1 12K2 12K3"), DEFAULT)
    assert worth(best) == 24
