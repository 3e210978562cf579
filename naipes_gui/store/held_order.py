"""In which order the hands of unfinished matches are held, where a person has arranged them."""

import json
import logging
from collections.abc import Sequence
from typing import Any

from naipes_gui.core.cards import Card, card
from naipes_gui.core.errors import NaipesError
from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes; a larger file is not ours."""
MOST = 24
"""Of so many matches the order is kept; of older ones nobody remembers it either."""


def read(match: str, hand: int) -> tuple[Card, ...]:
    """Return the cards of a hand of a match from left to right; none if nobody arranged them."""
    kept = _read_all().get(match)
    return kept[1] if kept is not None and kept[0] == hand else ()


def keep(match: str, hand: int, cards: Sequence[Card]) -> None:
    """Keep in which order a hand of a match is held, or that it is sorted as every other."""
    others = {name: held for name, held in _read_all().items() if name != match}
    mine = {match: (hand, tuple(cards))} if cards else {}
    latest = list({**others, **mine}.items())[-MOST:]
    text = json.dumps({name: [number, *map(str, held)] for name, (number, held) in latest})
    try:
        replace_spare(paths.held_file(), text.encode())
    except OSError as error:
        log.warning("the order of a hand was not kept: %s", error)


def _read_all() -> dict[str, tuple[int, tuple[Card, ...]]]:
    try:
        with paths.held_file().open("rb") as file:
            stored = json.loads(file.read(LARGEST))
        return {str(match): _from_json(held) for match, held in stored.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError, NaipesError) as error:
        log.warning("the order of hands cannot be read: %r", error)
        return {}


def _from_json(stored: Any) -> tuple[int, tuple[Card, ...]]:
    number, *cards = stored
    return int(number), tuple(card(str(each)) for each in cards)
