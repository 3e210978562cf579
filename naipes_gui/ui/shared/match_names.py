"""What people call a match: the game, whom they played it against, and when."""

import re
from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.games import all_games
from naipes_gui.store.parent import Parent
from naipes_gui.store.summary import Summary
from naipes_gui.ui.shared.dates import weekday

OWN_NAME = re.compile(
    r"[a-z_]+ (?P<when>\d{4}-\d{2}-\d{2} \d{2}\.\d{2}\.\d{2})( \(\d+\))?", re.ASCII
)
"""What the program calls the file of a match by itself."""
NO_NAMES: Mapping[str, str] = MappingProxyType({})
NAMED = 3
"""With more opponents some are only counted: a name has to fit on a line."""


def game_of(match: Summary) -> str:
    """Return the name of the game, or its key if it is not known."""
    if match.header is None:
        return ""
    known = all_games().get(match.header.game)
    return Wording().say(known.title) if known else match.header.game


def called(match: Summary, names: Mapping[str, str] = NO_NAMES) -> str:
    """Return the name that a person gave, or one that a person would give.

    What matches are called now by which branches know them may be told, for those of branches.
    """
    if match.header is None or not OWN_NAME.fullmatch(match.name):
        return match.name
    if (parent := match.header.parent) is not None:
        return f"{against(match)} · {from_parent(parent, names)}"
    text = translate("library", "{match}, {when}")
    began = match.header.began.timestamp()
    return text.format(match=against(match), when=weekday(began))


def from_parent(parent: Parent, names: Mapping[str, str] = NO_NAMES) -> str:
    """Return which match a branch leaves: «from Sunday 18:42»."""
    name = names.get(parent.mark, parent.name)
    if when := _begun(name):
        return translate("library", "from {when}").format(when=when)
    quoted = translate("library", "“{name}”").format(name=name)
    return translate("library", "from {match}").format(match=quoted)


def _begun(name: str) -> str:
    """Return when a match was begun, if a person has not given it another name."""
    found = OWN_NAME.fullmatch(name)
    if found is None:
        return ""
    try:
        began = datetime.strptime(found["when"], "%Y-%m-%d %H.%M.%S")
    except ValueError:
        return ""
    return weekday(began.timestamp())


def against(match: Summary) -> str:
    """Return what is played, and against whom: «Écarté against Bruno»."""
    about = match.header
    if about is None:
        return match.name
    others = [player.name for player in about.seats if player.kind == "bot"]
    if not others:
        return game_of(match)
    if len(others) > NAMED:
        rest = translate("start", "%n more", n=len(others) - NAMED + 1)
        others = [*others[: NAMED - 1], rest]
    text = translate("start", "{game} against {names}")
    return text.format(game=game_of(match), names=joined(others))
