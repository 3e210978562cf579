"""A deal as one line: the rules, the opponents, and a code from which all cards follow.

    naipes:1.game.rules.opponents.code.check
    naipes:1.game.rules.opponents.code.result.check

Rules are the choices that lead from the usual ones to these, or ``-``; opponents are their version
and, seat by seat from the person's left, level, style and effort. The result, if there is one, is
who played it and what each hand brought. The check is of everything before it. What stands for the
usual rules is part of version 1: whoever changes a default counts the version up.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import Random
from typing import Any
from urllib.parse import quote, unquote

from naipes_gui.core.characters import CHARACTERS, names_for
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import LEVELS
from naipes_gui.core.options import Option, Options, Value
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games import all_games
from naipes_gui.store.header import LONGEST, Header, Player
from naipes_gui.store.names import clean_name
from naipes_gui.store.parent import Kind
from naipes_gui.store.shuffle import digest, leading_number

SCHEME, VERSION = "naipes:", 1
LONGEST_LINE = 2000
ALPHABET = "2345679BCDFHJKMNPQRTVWXY"
"""Digits and letters that nobody takes for each other, however they are written."""
GROUPS, GROUP = 3, 5
CHECKED = 4
MOST_TOLD = 30
"""Of so many hands a line tells the result."""

_CODE = re.compile("-".join([f"[{ALPHABET}]{{{GROUP}}}"] * GROUPS))
_DAY = re.compile(r"day/([0-9]{4}-[0-9]{2}-[0-9]{2})/([a-z0-9_]{1,40})")
_TABLE = re.compile(r"v(0|[1-9][0-9]{0,5})((?:[a-z][0-9](?:x[1-9][0-9]?)?)+)")
_SEAT = re.compile(r"([a-z])([0-9])(?:x([0-9]+))?")
_GAIN = re.compile(r"0|[+-][1-9][0-9]{0,8}")
_PLACE = re.compile(r"p(0|[1-9][0-9]?)")
_PLAIN = re.compile(r"[!-~]+")
_LETTERS = {level[0]: level for level in LEVELS}
_STYLES = tuple(CHARACTERS)
_YES_NO = {True: "yes", False: "no"}
_AS_USUAL = "-"

NO_LINE = phrase("store", "This is no shared deal: its line begins with “naipes:”.")
TOO_LONG = phrase("store", "No line of a shared deal is so long.")
ODD_LINE = phrase("store", "The line of the deal holds characters that have no place in it.")
NEWER = phrase(
    "store",
    "The line was made by a newer version of Naipes: install the newest version to play the deal.",
)
CUT_SHORT = phrase("store", "The line of the deal is not whole: copy all of it once more.")
MISTYPED = phrase("store", "Something in the line is mistyped: copy all of it once more.")
NO_RULE = phrase("store", "The rules in the line are not written as they must be.")
NO_TABLE = phrase("store", "The opponents in the line are not written as they must be.")
NO_CODE = phrase("store", "The code of the deal is not written as it must be.")
NO_RESULT = phrase("store", "The result in the line is not written as it must be.")
NOT_SHARED = phrase(
    "store", "This match has no line: only the cards of a shared deal follow from a code."
)
NOT_SAYABLE = phrase("store", "No line can say what is played here, and by whom.")


class BadLine(NaipesError):
    """A text is not the line of a deal that can be played here; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Result:
    """Who played a deal, and what each hand brought: gains, or places where there are no gains.

    The name is empty where nobody has given one.
    """

    name: str
    figures: tuple[int, ...]
    signed: bool = True


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """Everything that makes a match the same on another machine, but for who plays it."""

    game: str
    options: Options
    opponents: tuple[Player, ...]
    code: str
    result: Result | None = None

    @property
    def version(self) -> int:
        """Which generation of opponents it was made for."""
        return self.opponents[0].version

    @property
    def warning(self) -> Phrase | None:
        """Why the opponents may play otherwise here than where the line was made."""
        known = all_games()[self.game].bots_version
        if self.version > known:
            return phrase(
                "store",
                "The deal was made for newer opponents (version {theirs}, here {ours}): the cards "
                "are the same, but they may play otherwise.",
                theirs=self.version,
                ours=known,
            )
        if self.version < known:
            return phrase(
                "store",
                "The deal was made for older opponents (version {theirs}, here {ours}): the cards "
                "are the same, but they may play otherwise.",
                theirs=self.version,
                ours=known,
            )
        return None

    @property
    def day(self) -> date | None:
        """The day whose hand it is, if it is one."""
        return day_of(self.code, self.game)

    @property
    def line(self) -> str:
        """The line that says all of it."""
        table = f"v{self.version}" + "".join(map(_seat_text, self.opponents))
        fields = [str(VERSION), self.game, _rules_text(self.options), table, self.code]
        if self.result is not None:
            fields.append(_result_text(self.result))
        body = SCHEME + ".".join(fields)
        return f"{body}.{_check(body)}"

    def told(self, result: Result | None) -> "SharedDeal":
        """Return the deal with the result of somebody, or with none."""
        return replace(self, result=result)


def new_code(rng: Random) -> str:
    """Return a code that nobody has used yet, unless by a chance of one to some trillions."""
    drawn = [rng.choice(ALPHABET) for _ in range(GROUPS * GROUP)]
    return "-".join("".join(drawn[at : at + GROUP]) for at in range(0, len(drawn), GROUP))


def day_code(day: date, game: str) -> str:
    """Return the code of the hand of a day."""
    return f"day/{day.isoformat()}/{game}"


def day_of(code: str, game: str) -> date | None:
    """Return the day of whose hand a code is; nothing if it is none, or of another game."""
    found = _DAY.fullmatch(code)
    if found is None or found[2] != game:
        return None
    try:
        return date.fromisoformat(found[1])
    except ValueError:
        return None


def is_line(text: str) -> bool:
    """Tell whether a text from the clipboard is meant as the line of a deal."""
    return text.strip()[: len(SCHEME)].lower() == SCHEME


def deal_of(header: Header) -> SharedDeal:
    """Return the shared deal that a match is played with.

    Raises:
        BadLine: it has none, has other cards than the match that it leaves, or no line can say it.

    """
    if not header.deal or (header.parent is not None and header.parent.kind is not Kind.SAME):
        raise BadLine(NOT_SHARED)
    person, *others = header.seats
    kind = all_games()[header.game].options()
    deal = SharedDeal(header.game, kind.from_json(header.options), tuple(others), header.deal)
    if person.kind == "bot" or not _is_sayable(deal):
        raise BadLine(NOT_SAYABLE)
    return deal


def read_line(text: str) -> SharedDeal:
    """Return the deal that a line says.

    Raises:
        NaipesError: it says none that can be played here; the sentence tells why.

    """
    fields = _fields(text)
    game = _game(fields[1])
    options = _options(game.options(), fields[2])
    opponents = _opponents(game, fields[3], options.players)
    code = fields[4]
    if not _is_code(code, game.key):
        raise BadLine(NO_CODE)
    result = _result(fields[5]) if len(fields) > 5 else None
    return SharedDeal(game.key, options, opponents, code, result)


def _fields(text: str) -> list[str]:
    if not is_line(text):
        raise BadLine(NO_LINE)
    if len(text) > LONGEST_LINE:
        raise BadLine(TOO_LONG)
    line = text.strip()
    if not _PLAIN.fullmatch(line):
        raise BadLine(ODD_LINE)
    fields = line[len(SCHEME) :].split(".")
    if fields[0].isdecimal() and fields[0] != str(VERSION):
        raise BadLine(NEWER)
    if len(fields) not in (6, 7):
        raise BadLine(CUT_SHORT)
    body, _, check = line.rpartition(".")
    if fields[0] != str(VERSION) or check != _check(SCHEME + body[len(SCHEME) :]):
        raise BadLine(MISTYPED)
    return fields[:-1]


def _check(body: str) -> str:
    number, told = leading_number(digest(body)), ""
    for _ in range(CHECKED):
        number, rest = divmod(number, len(ALPHABET))
        told += ALPHABET[rest]
    return told


def _game(key: str) -> GameInfo:
    known = all_games()
    if key not in known:
        raise BadLine(
            phrase("store", "This version does not know the game “{game}”.", game=quoted(key))
        )
    return known[key]


def _rules_text(options: Options) -> str:
    chosen = type(options).departures(options.to_json(), {})
    told = (f"{key}={_YES_NO[v] if isinstance(v, bool) else v}" for key, v in chosen.items())
    return ";".join(told) or _AS_USUAL


def _options(kind: type[Options], text: str) -> Options:
    declared = {option.key: option for option in kind.declared()}
    chosen: dict[str, Value] = {}
    for each in () if text == _AS_USUAL else text.split(";"):
        key, equals, value = each.partition("=")
        if not equals or key in chosen:
            raise BadLine(NO_RULE)
        if key not in declared:
            raise BadLine(
                phrase("store", "This version does not know the rule “{rule}”.", rule=quoted(key))
            )
        chosen[key] = _value(declared[key], value)
    values = kind.resolved(chosen)
    if any(values[key] != value for key, value in chosen.items()):
        raise BadLine(NO_RULE)
    return kind.make(**values)


def _value(option: Option, text: str) -> Value:
    """Return the only value of an option that is written like that."""
    values: list[Any] = [text]
    values += [value for value, word in _YES_NO.items() if word == text]
    values += [int(text)] if re.fullmatch(r"0|-?[1-9][0-9]{0,8}", text) else []
    admitted = [value for value in values if option.admits(value)]
    if len(admitted) != 1:
        option.demand(text)
        raise BadLine(NO_RULE)
    found: Value = admitted[0]
    return found


def _seat_text(player: Player) -> str:
    style = _STYLES.index(player.style) + 1 if player.style in _STYLES else 0
    longer = f"x{player.effort}" if player.effort > 1 else ""
    return f"{player.level[:1]}{style}{longer}"


def _opponents(game: GameInfo, text: str, players: int) -> tuple[Player, ...]:
    found = _TABLE.fullmatch(text)
    if found is None:
        raise BadLine(NO_TABLE)
    seats = list(_seats(game, _SEAT.findall(found[2])))
    if len(seats) != players - 1:
        raise BadLine(phrase("store", "The number of seats is not the number of players."))
    version, names = int(found[1]), names_for(style for _, style, _ in seats)
    return tuple(
        Player(name=name, kind="bot", level=level, style=style, version=version, effort=effort)
        for name, (level, style, effort) in zip(names, seats, strict=True)
    )


def _seats(game: GameInfo, found: Iterable[Sequence[str]]) -> Iterator[tuple[str, str, int]]:
    known: Mapping[str, object] = game.bots()
    for letter, style, effort in found:
        level = _LETTERS.get(letter, "")
        if level not in known:
            raise BadLine(
                phrase(
                    "store",
                    "This version knows no opponents of the level “{level}”.",
                    level=quoted(level or letter),
                )
            )
        number = int(style)
        if not 1 <= number <= len(_STYLES) or int(effort or 2) < 2 or int(effort or 2) > LONGEST:
            raise BadLine(NO_TABLE)
        yield level, _STYLES[number - 1], int(effort or 1)


def _is_code(code: str, game: str) -> bool:
    return bool(_CODE.fullmatch(code)) or day_of(code, game) is not None


def _is_sayable(deal: SharedDeal) -> bool:
    """Tell whether the line, read again, says the same."""
    if not deal.opponents or len({player.version for player in deal.opponents}) > 1:
        return False
    try:
        again = read_line(deal.line)
    except NaipesError:
        return False
    seats = [(p.level, p.style, p.effort, p.version) for p in deal.opponents]
    same = seats == [(p.level, p.style, p.effort, p.version) for p in again.opponents]
    return same and again.options == deal.options and again.code == deal.code


def _result_text(result: Result) -> str:
    name = quote(clean_name(result.name), safe="").replace(".", "%2E").replace("~", "%7E")
    signed = result.signed
    told = (_gain_text(n) if signed else f"p{n}" for n in result.figures[:MOST_TOLD])
    return "~".join((name, *told))


def _gain_text(number: int) -> str:
    return f"{number:+d}" if number else "0"


def _result(text: str) -> Result:
    name, *figures = text.split("~")
    told = clean_name(unquote(name, errors="replace"))
    if bool(told) != bool(name) or not 1 <= len(figures) <= MOST_TOLD:
        raise BadLine(NO_RESULT)
    if all(map(_GAIN.fullmatch, figures)):
        return Result(told, tuple(map(int, figures)))
    if all(map(_PLACE.fullmatch, figures)):
        return Result(told, tuple(int(figure[1:]) for figure in figures), signed=False)
    raise BadLine(NO_RESULT)
