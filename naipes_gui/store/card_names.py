"""Which card a file or a drawing shows, by the name that somebody has given it."""

import re
from collections.abc import Iterable, Mapping

BACK = "back"
_NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine"]
_RANKS = {
    **dict.fromkeys(("ace", "a", "1", "as"), "A"),
    **dict.fromkeys(("king", "k"), "K"),
    **dict.fromkeys(("queen", "q"), "Q"),
    **dict.fromkeys(("jack", "j", "knave"), "J"),
    **dict.fromkeys(("10", "ten", "t"), "T"),
    **{str(n): str(n) for n in range(2, 10)},
    **{word: str(n) for n, word in enumerate(_NUMBERS, 2)},
}
_SUITS = {"spade": "S", "heart": "H", "diamond": "D", "club": "C"}
_SUITS |= {name + "s": suit for name, suit in _SUITS.items()}
_SUITS |= {suit.lower(): suit for suit in "SHDC"}
_RANK = f"0*({'|'.join(sorted(_RANKS, key=len, reverse=True))})"
_SUIT = f"({'|'.join(sorted(_SUITS, key=len, reverse=True))})"
_RANK_FIRST = re.compile(rf"{_RANK}[ _-]*(?:of[ _-]*)?{_SUIT}")
_SUIT_FIRST = re.compile(rf"{_SUIT}[ _-]*{_RANK}")
_JOKERS = {"joker": "JK", "redjoker": "JK", "jokerred": "JK", "blackjoker": "JK2",
           "jokerblack": "JK2", "joker1": "JK", "joker2": "JK2"}  # fmt: skip
_NUMBERED = [rank + suit for rank in "AKQJT98765432" for suit in "CSHD"]
"""How the oldest decks number their files, from 1 on."""


def card_named(name: str) -> str:
    """Return the notation of the card that is called so, ``back``, or nothing."""
    plain = re.sub(r"[\W_]+", "", name).lower()
    if plain in _JOKERS:
        return _JOKERS[plain]
    if re.fullmatch(r"(card)?back(side|ground)?0?1?|deck0?1?", plain):
        return BACK
    whole = name.strip().lower()
    if found := _RANK_FIRST.fullmatch(whole):
        return _RANKS[found[1]] + _SUITS[found[2]]
    if found := _SUIT_FIRST.fullmatch(whole):
        return _RANKS[found[2]] + _SUITS[found[1]]
    return ""


def cards_named(names: Iterable[str]) -> Mapping[str, str]:
    """Return the names by the cards that they mean, each card by the first of its names."""
    listed = sorted(names, key=lambda name: (len(name), name))
    numbered = [name for name in listed if name.isdecimal() and 1 <= int(name) <= len(_NUMBERED)]
    if len(numbered) == len(_NUMBERED):
        return {_NUMBERED[int(name) - 1]: name for name in numbered}
    found: dict[str, str] = {}
    for name in listed:
        if card := card_named(name):
            found.setdefault(card, name)
    return found
