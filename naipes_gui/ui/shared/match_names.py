"""What people call a match: the game, whom they played it against, and when."""

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from types import MappingProxyType

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.games import all_games
from naipes_gui.store.parent import Kind, Parent
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.dates import day_and_time, days_ago, weekday

OWN_NAME = re.compile(
    r"[a-z_]+ (?P<when>\d{4}-\d{2}-\d{2} \d{2}\.\d{2}\.\d{2})( \(\d+\))?", re.ASCII
)
"""What the program calls the file of a match by itself."""
NO_NAMES: Mapping[str, str] = MappingProxyType({})
MINUTE = len("2026-11-22T18:42")
"""How much of the moment at which it began tells a match from another one."""
NAMED = 3
"""With more opponents some are only counted: a name has to fit on a line."""


def game_of(match: Summary) -> str:
    """Return the name of the game, or its key if it is not known."""
    if match.header is None:
        return ""
    known = all_games().get(match.header.game)
    return Wording().say(known.title) if known else match.header.game


def called(match: Summary, names: Mapping[str, str] = NO_NAMES, nth: int = 1) -> str:
    """Return the name that a person gave, or one that a person would give.

    What matches are called now by which branches know them may be told, for those of branches;
    and which it is of those that would have the same name.
    """
    if match.header is None or has_own_name(match):
        return match.name
    if leaves := whence(match, names):
        return numbered(f"{against(match)} · {leaves}", nth)
    text = translate("library", "{match}, {when}")
    began = match.header.began.timestamp()
    return numbered(text.format(match=against(match), when=weekday(began)), nth)


def has_own_name(match: Summary) -> bool:
    """Tell whether a person gave a match its name."""
    return not OWN_NAME.fullmatch(match.name)


def whence(match: Summary, names: Mapping[str, str] = NO_NAMES) -> str:
    """Return of a branch which match it leaves, and where: «from Sunday 18:42, move 12»."""
    parent = match.header.parent if match.header is not None else None
    return f"{from_parent(parent, names)}, {_where(parent)}" if parent is not None else ""


def numbered(name: str, nth: int) -> str:
    """Return a name with which of those it is that would have the same."""
    return f"{name} ({nth})" if nth > 1 else name


def alike(matches: Iterable[Summary]) -> dict[Path, int]:
    """Return which of those with the same name a match is, in the order in which they began."""
    numbers, many = dict[Path, int](), Counter[Hashable]()
    for match in sorted(matches, key=lambda one: one.name):
        if match.header is not None and OWN_NAME.fullmatch(match.name):
            parent, minute = match.header.parent, match.header.started[:MINUTE]
            of_what = minute if parent is None else parent._replace(name="")
            key = (match.header.game, match.header.names, of_what)
            many[key] += 1
            numbers[match.path] = many[key]
    return numbers


def from_parent(parent: Parent, names: Mapping[str, str] = NO_NAMES) -> str:
    """Return which match a branch leaves: «from Sunday 18:42», «from today 18:42»."""
    name = names.get(parent.mark, parent.name)
    if (began := _begun(name)) is not None:
        return _since(began)
    quoted = translate("library", "“{name}”").format(name=name)
    return translate("library", "from {match}").format(match=quoted)


def exercise(parent: Parent) -> str:
    """Return what is said of a branch at the table: whence it is, with which cards, for nothing."""
    text = (
        translate("panel", "An exercise {from_match}, with new cards: it does not count")
        if parent.kind is Kind.ANEW
        else translate("panel", "An exercise {from_match}: it does not count")
    )
    return text.format(from_match=from_parent(parent))


def _where(parent: Parent) -> str:
    """Return where a branch leaves its match, and with which cards if they are other ones."""
    text = (
        translate("library", "move {n}, new cards")
        if parent.kind is Kind.ANEW
        else translate("library", "move {n}")
    )
    return text.format(n=parent.moves + 1)


def _since(began: float) -> str:
    """Return from when a match is: on a Sunday nobody takes “Sunday” for today."""
    match days_ago(began):
        case 0:
            words = translate("library", "from today {time}")
        case 1:
            words = translate("library", "from yesterday {time}")
        case _:
            return translate("library", "from {when}").format(when=weekday(began))
    return words.format(time=day_and_time(began)[1])


def _begun(name: str) -> float | None:
    """Return when a match was begun, if a person has not given it another name."""
    found = OWN_NAME.fullmatch(name)
    if found is None:
        return None
    try:
        began = datetime.strptime(found["when"], "%Y-%m-%d %H.%M.%S")
    except ValueError:
        return None
    return began.timestamp()


def against(match: Summary) -> str:
    """Return what is played, and against whom: «Écarté against Bruno»."""
    if match.header is None:
        return match.name
    if not (names := opponents_told(match)):
        return game_of(match)
    return translate("start", "{game} against {names}").format(game=game_of(match), names=names)


def opponents_told(match: Summary) -> str:
    """Return who else plays; of many some are only counted."""
    seats = match.header.seats if match.header is not None else ()
    others = [player.name for player in seats if player.kind == "bot"]
    if len(others) > NAMED:
        rest = translate("start", "%n more", n=len(others) - NAMED + 1)
        others = [*others[: NAMED - 1], rest]
    return joined(others)
