"""What a player, or chance, decides to do."""

from sys import intern
from typing import NamedTuple, Self

from naipes_gui.core.cards import Card, card, in_order
from naipes_gui.core.errors import InvalidMove
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import phrase

LONGEST_CARD = 4
"""Characters in the notation of a card, at most: ``12K3``."""


class Move(NamedTuple):
    """A verb with the cards, the number and the word, or words, it needs.

    ``play KH``, ``bid 3 con``, ``bid nap con``, ``discard 7H 8C``, ``play 01H take 01R``,
    ``offer 30``: one shape serves every game, so records, buttons, bots and tests share one
    notation.
    """

    verb: str
    cards: tuple[Card, ...] = ()
    number: int | None = None
    word: str = ""
    onto: tuple[Card, ...] = ()

    def __str__(self) -> str:
        number = () if self.number is None else (str(self.number),)
        word = (self.word,) if self.word else ()
        return " ".join((self.verb, *number, *self.cards, *word, *self.onto))

    @property
    def meaning(self) -> Self:
        """The same move whatever the order in which its cards were picked."""
        return self._replace(cards=in_order(self.cards)) if len(self.cards) > 1 else self

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` writes, and nothing that only resembles it.

        Raises:
            InvalidMove: the text is empty, its words do not stand in the order of a move, or it
                is not written exactly as a move is: one space, no leading zero.

        """
        match text.split():
            case [verb, number, *rest] if _is_number(number):
                move = cls(intern(verb), *_cards_and_word(text, rest, int(number)))
            case [verb, *rest]:
                move = cls(intern(verb), *_cards_and_word(text, rest, None))
            case _:
                raise InvalidMove(phrase("moves", "The move is empty."))
        if str(move) != text:
            raise _no_move(text)
        return move


def _no_move(text: str) -> InvalidMove:
    return InvalidMove(phrase("moves", "“{move}” is not a move.", move=quoted(text)))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 10


def _is_card(word: str) -> bool:
    return 2 <= len(word) <= LONGEST_CARD and word.isupper() and not word.isdecimal()


def _cards_and_word(
    text: str, words: list[str], number: int | None
) -> tuple[tuple[Card, ...], int | None, str, tuple[Card, ...]]:
    place = next((i for i, word in enumerate(words) if not _is_card(word)), len(words))
    after = next((i for i, word in enumerate(words) if i > place and _is_card(word)), len(words))
    spoken, onto = words[place:after], words[after:]
    if not all(map(_is_card, onto)) or any(map(_is_number, spoken)):
        raise _no_move(text)
    return tuple(map(card, words[:place])), number, " ".join(spoken), tuple(map(card, onto))
