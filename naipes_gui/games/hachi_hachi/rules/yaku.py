"""Combinations as pure tables: teyaku of the dealt hand, dekiyaku of the captured cards."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from naipes_gui.core.cards import Card, in_order
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.deck import (
    BLUE,
    BRIGHT4,
    BRIGHT5,
    HAND_SIZE,
    INOSHIKACHO,
    NINE_RIBBONS,
    PAULOWNIA_MONTH,
    POETRY,
    RIBBONS,
    STANDING_MONTHS,
    chaff,
    is_chaff,
    of_month,
    sets_of_month,
)


class Yaku(NamedTuple):
    """A combination somebody has: its name, its value in kan, the cards that show it.

    Of a Group B combination only the chaff is shown.
    """

    key: str
    kan: int
    cards: tuple[Card, ...]


GROUP_B = ("karasu", "pikaichi", "toichi", "tanichi", "aka", "sunashi")
WITH_TRIPLET = (
    "futatatesanbon", "sanbontatesanbon", "futasanbon", "haneken", "tatesanbon", "sanbon",
)  # fmt: skip
"""The sets that can be completed by Diving: a triplet and no four of a kind."""
LAST_KIND: Mapping[str, str] = {"pikaichi": "H", "toichi": "T", "tanichi": "R", "aka": "R"}
"""The class of the cards that a Group B combination does not show."""


# Teyaku (rules §2.8).


def teyaku(
    hand: Sequence[Card], options: HachiOptions, field: Sequence[Card] = ()
) -> tuple[Yaku, ...]:
    """Return what a dealt hand scores: the best of either group, and mukō-sanbon."""
    if options.handicap_source == "off" or len(hand) < HAND_SIZE:
        return ()
    found = (_sets(hand, options), _chaffy(hand, options), _facing(hand, options, field))
    return tuple(yaku for yaku in found if yaku is not None)


def _sets(hand: Sequence[Card], options: HachiOptions) -> Yaku | None:
    """Return the Group A combination; the order of the tests is the order of the table."""
    fours, triplets, pairs = (sets_of_month(hand, size) for size in (4, 3, 2))
    if fours:
        return _with_four(hand, fours, triplets, pairs)
    if len(triplets) == 2:
        return _two_triplets(triplets, options)
    if triplets and len(pairs) == 2:
        return Yaku("haneken", options.haneken_kan, _joined((*triplets, *pairs)))
    if triplets:
        standing = is_standing(triplets[0])
        return Yaku("tatesanbon", 3, triplets[0]) if standing else Yaku("sanbon", 2, triplets[0])
    return Yaku("kuttsuki", 4, _joined(pairs)) if len(pairs) == 3 else None


Groups = tuple[tuple[Card, ...], ...]


def _with_four(hand: Sequence[Card], fours: Groups, triplets: Groups, pairs: Groups) -> Yaku:
    if triplets:
        return Yaku("shiso", 20, in_order(hand))
    if pairs:
        return Yaku("ichinishi", 8, in_order(hand))
    return Yaku("teshi", 6, fours[0])


def _two_triplets(triplets: Groups, options: HachiOptions) -> Yaku:
    standing = sum(map(is_standing, triplets))
    key = ("futasanbon", "sanbontatesanbon", "futatatesanbon")[standing]
    return Yaku(key, int(options.two_triplets.split("-")[standing]), _joined(triplets))


def is_standing(triplet: Sequence[Card]) -> bool:
    """Tell whether a triplet is of months 4, 5 or 7, or the three chaff of Paulownia."""
    month = triplet[0].month
    plain = month == PAULOWNIA_MONTH and all(card.kind == "K" for card in triplet)
    return month in STANDING_MONTHS or plain


def _chaffy(hand: Sequence[Card], options: HachiOptions) -> Yaku | None:
    """Return the Group B combination, in which every Willow card is chaff."""
    plain = in_order(chaff(hand))
    rest = "".join(sorted(card.kind for card in hand if not is_chaff(card)))
    if options.sunashi and not plain:
        return Yaku("sunashi", 4, plain)
    ones = {"": ("karasu", 4), "H": ("pikaichi", 4), "T": ("toichi", 3), "R": ("tanichi", 3)}
    if rest in ones:
        return Yaku(*ones[rest], plain)
    return Yaku("aka", options.aka_kan, plain) if set(rest) == {"R"} else None


def _facing(hand: Sequence[Card], options: HachiOptions, field: Sequence[Card]) -> Yaku | None:
    """Return mukō-sanbon: the fourth card of a month of which three were dealt to the field."""
    if not options.muko_sanbon:
        return None
    fourth = tuple(
        card for three in sets_of_month(field, 3) for card in of_month(hand, three[0].month)
    )
    return Yaku("mukosanbon", 2, fourth) if fourth else None


def _joined(groups: Groups) -> tuple[Card, ...]:
    return in_order(chain.from_iterable(groups))


# Dekiyaku (rules §2.9).


def dekiyaku(pile: Iterable[Card], options: HachiOptions) -> tuple[Yaku, ...]:
    """Return the combinations among captured cards."""
    owned = frozenset(pile)
    return (*_brights(owned, options), *_ribbons(owned, options), *_threes(owned, options))


def _brights(owned: frozenset[Card], options: HachiOptions) -> list[Yaku]:
    five, four = owned.issuperset(BRIGHT5), owned.issuperset(BRIGHT4)
    found = [Yaku("goko", 12, BRIGHT5)] if five else []
    if four and (not five or options.brights_additive):
        found.append(Yaku("shiko", 10, BRIGHT4))
    return found


def _ribbons(owned: frozenset[Card], options: HachiOptions) -> list[Yaku]:
    seven = tuple(card for card in NINE_RIBBONS if card in owned)
    if len(seven) < 7:
        return []
    everything = tuple(card for card in RIBBONS if card in owned)
    further = len(everything) - 7 if options.nanatan_plus else 0
    return [Yaku("nanatan", 10 + further, everything if further else seven)]


def _threes(owned: frozenset[Card], options: HachiOptions) -> list[Yaku]:
    return [Yaku(key, 7, cards) for key, cards in threes(options) if owned.issuperset(cards)]


def threes(options: HachiOptions) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """Return the combinations of three cards that are played with."""
    extra = (("inoshikacho", INOSHIKACHO),) if options.inoshikacho else ()
    return (("akatan", POETRY), ("aotan", BLUE), *extra)


def key_cards(options: HachiOptions) -> tuple[Card, ...]:
    """Return the cards that count in a compensation: of brights and of sets of three."""
    return (*BRIGHT5, *(card for _, cards in threes(options) for card in cards))


def worth(found: Iterable[Yaku]) -> int:
    """Return the kan of several combinations together."""
    return sum(yaku.kan for yaku in found)


def value(pile: Iterable[Card], options: HachiOptions) -> int:
    """Return the kan of the combinations among captured cards: V of the rules."""
    return worth(dekiyaku(pile, options))


def name_of(found: Iterable[Yaku], group: Sequence[str]) -> str:
    """Return the key of the combination of a group, or nothing."""
    return next((yaku.key for yaku in found if yaku.key in group), "")
