"""What is kept of the review of a match, and whether it still holds.

It holds for a seat as far as the moves are those that were judged, and no longer than the
opponents and the way of judging are the same. Whatever else a file says is as if it said nothing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any, Self

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.errors import NaipesError, Undeclared
from naipes_gui.core.fingerprint import sha256
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.steps import Steps, finished
from naipes_gui.core.table import Seat
from naipes_gui.games import all_games
from naipes_gui.review.advised import with_hint
from naipes_gui.review.decided import judged_plies
from naipes_gui.review.judged import Judged
from naipes_gui.review.said import sentence, stored, stored_unit, unit_in
from naipes_gui.store.record import Record

FORM = 1
"""How the file is written."""
JUDGING = 13
"""Which way of judging; it grows whenever the same decision may be judged otherwise: a kept review
of a former way is made again (`test_judging_version` tells when it must)."""
MOST_CHOICES = 2_000
FAR = 1 << 40
STRETCH = 200
"""Moves between two pauses."""


class Stale(Exception):
    """What was kept does not hold any more, or was never a review."""


class Outdated(Stale):
    """It was a review, but by other opponents or another way of judging."""


@dataclass(frozen=True, slots=True)
class Part:
    """What is kept of one seat: its decisions among the first moves of the match."""

    plies: int
    line: str
    """What stands for those moves."""
    decisions: tuple[Judged, ...] = ()
    solved: frozenset[int] = frozenset()
    """The plies of the mistakes for which the person has found something better since."""
    whole: bool = False
    """Whether nothing is left to judge: nothing more will come of the match, or can be read of it,
    and all of its decisions are here."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of the review of a match, by seat."""

    game: str
    about: Mapping[str, Any]
    parts: Mapping[Seat, Part] = field(default_factory=dict[Seat, Part])

    @classmethod
    def of(cls, record: Record) -> Self:
        """Return a review in which nothing has been judged yet."""
        return cls(record.header.game, about(record))

    def is_of(self, record: Record) -> bool:
        """Tell whether it is of a match like this one: its game and rules, and its opponents."""
        return self.game == record.header.game and self.about == about(record)

    @property
    def decisions(self) -> tuple[Judged, ...]:
        """Everything that was judged, in the order of the match."""
        every = (each for part in self.parts.values() for each in part.decisions)
        return tuple(sorted(every, key=lambda each: each.ply))

    def holds_for(self, record: Record, seat: Seat) -> tuple[Judged, ...]:
        """Return what was judged of a seat, if the match still goes as it went then."""
        return finished(self.holding_for(record, seat))

    def holding_for(self, record: Record, seat: Seat) -> Steps[tuple[Judged, ...]]:
        """Do what `holds_for` does, with a pause now and then."""
        part = self.parts.get(seat)
        if self.about != about(record) or part is None or part.plies > record.timeline.ply:
            return ()
        same = part.line == (yield from lining(record, part.plies))
        return tuple(with_hint(record, each) for each in part.decisions) if same else ()

    def solved(self, record: Record, seat: Seat) -> frozenset[int]:
        """Return at which plies a seat has found something better since."""
        return self.parts[seat].solved if self.holds_for(record, seat) else frozenset()

    def plies(self, record: Record, seat: Seat) -> int:
        """Return after how many moves a seat is still to be judged."""
        return self.parts[seat].plies if self.holds_for(record, seat) else 0

    def is_whole(self, seat: Seat) -> bool:
        """Tell whether nothing that a seat decided is left to judge, and nothing more will come."""
        return seat in self.parts and self.parts[seat].whole

    def taking(
        self, record: Record, seat: Seat, decisions: Iterable[Judged], plies: int | None = None
    ) -> "Kept":
        """Return the review with what was judged of a seat, as far as it was judged."""
        until = record.timeline.ply if plies is None else plies
        mine = self.parts if self.about == about(record) else {}
        found = tuple(decisions)
        solved = _still_solved(mine.get(seat), found)
        is_at_its_end = record.is_over or record.problem is not None
        whole = is_at_its_end and _are_all(found, record, seat)
        part = Part(until, line_of(record, until), found, solved, whole)
        return Kept(record.header.game, about(record), {**mine, seat: part})

    def solving(self, seat: Seat, plies: Iterable[int]) -> "Kept":
        """Return the review with more mistakes done better by a seat."""
        part = self.parts[seat]
        known = {each.ply for each in part.decisions}
        solved = part.solved | (known & set(plies))
        return replace(self, parts={**self.parts, seat: replace(part, solved=solved)})

    def to_json(self) -> dict[str, Any]:
        """Return what the file holds."""
        return {
            "review": FORM, "game": self.game, **self.about,
            "seats": {
                str(seat): {
                    "plies": part.plies, "line": part.line,
                    "decisions": list(map(row_of, part.decisions)), "solved": sorted(part.solved),
                    "whole": part.whole,
                }
                for seat, part in self.parts.items()
            },
        }  # fmt: skip

    @classmethod
    def from_json(cls, found: Any) -> Self:
        """Return what a file holds.

        Raises:
            Outdated: it is one of another version.
            Stale: it is no review.

        """
        return finished(cls.making(found))

    @classmethod
    def making(cls, found: Any) -> Steps[Self]:
        """Do what `from_json` does, decision by decision.

        Raises:
            Outdated: it is one of another version.
            Stale: it is no review.

        """
        match found:
            case {"review": int(form), "game": str(key), "seats": dict(seats), **rest} if (
                form == FORM and key in all_games()
            ):
                said = {name: rest.get(name) for name in ("judging", "opponents", "rules")}
                if said | {"rules": ""} != versions(all_games()[key]) | {"rules": ""}:
                    raise Outdated("another version")
                return cls(key, said, (yield from _parts(all_games()[key], seats)))
            case {"review": int(form), "seats": dict()} if form != FORM:
                raise Outdated("another form")
            case _:
                raise Stale("no review")


def _parts(game: GameInfo, seats: Mapping[str, Any]) -> Steps[dict[Seat, Part]]:
    parts = dict[Seat, Part]()
    try:
        for seat, part in seats.items():
            parts[Seat(int(seat))] = yield from _part(game, int(seat), part)
        return parts
    except (ValueError, TypeError, OverflowError, Undeclared, NaipesError) as error:
        raise Stale(str(error)) from error


def versions(game: GameInfo) -> dict[str, Any]:
    """Return by whom, and how, decisions of a game are judged."""
    return {"judging": JUDGING, "opponents": game.bots_version}


def about(record: Record) -> dict[str, Any]:
    """Return what a review of a match depends on besides its moves."""
    rules = sorted(record.rules.options.to_json().items())
    said = sha256(repr(rules).encode()).hexdigest()[:16]
    return {**versions(all_games()[record.header.game]), "rules": said}


def line_of(record: Record, plies: int) -> str:
    """Return what stands for the first moves of a match, the order of the packs included."""
    return finished(lining(record, plies))


def lining(record: Record, plies: int) -> Steps[str]:
    """Do what `line_of` does, with a pause now and then."""
    whole = sha256()
    for nth, (seat, move) in enumerate(record.timeline.moves[:plies]):
        whole.update(f"{seat} {move}\n".encode())
        if not nth % STRETCH:
            yield
    return whole.hexdigest()[:32]


def _are_all(decisions: Iterable[Judged], record: Record, seat: Seat) -> bool:
    """Tell whether these are all the decisions of a seat."""
    return {each.ply for each in decisions}.issuperset(judged_plies(record, seat))


def _still_solved(part: Part | None, decisions: Iterable[Judged]) -> frozenset[int]:
    """Return which mistakes are still solved where the decisions are these."""
    if part is None:
        return frozenset()
    before = {each.ply: each.made for each in part.decisions}
    same = (each.ply for each in decisions if before.get(each.ply) == each.made)
    return part.solved & frozenset(same)


def row_of(judged: Judged) -> dict[str, Any]:
    """Return a judgement as files hold it."""
    found: dict[str, Any] = {
        "ply": judged.ply, "hand": judged.hand, "made": str(judged.made), "kind": judged.kind,
    }  # fmt: skip
    if judged.by_thumb:
        found["thumb"] = True
    if judged.advised:
        found["advised"] = True
    if not judged.is_told:
        return found
    if judged.why:
        found["why"] = stored(judged.why)
    return found | {
        "best": str(judged.best), "loss": judged.loss, "low": judged.low, "high": judged.high,
        "flag": judged.flagged, "share": judged.share, "rounds": judged.rounds,
        "unit": stored_unit(judged.unit), "reason": stored(judged.reason),
        "choices": [[str(one.move), one.worth, one.margin] for one in judged.choices],
    }  # fmt: skip


def _part(game: GameInfo, seat: int, found: Any) -> Steps[Part]:
    match found:
        case {"plies": int(plies), "line": str(line), "decisions": list(rows)} if plies >= 0:
            told = list[Judged]()
            for row in rows:
                told.append(judged_in(game, Seat(seat), row))
                yield
            decisions = tuple(told)
            if any(not 0 <= each.ply < plies for each in decisions):
                raise ValueError("a decision of no move")
            solved = frozenset(map(_whole, found.get("solved", ())))
            known = {each.ply for each in decisions}
            # Files of former versions do not say so; looking at such a match again costs little.
            return Part(plies, line, decisions, solved & known, found.get("whole") is True)
        case _:
            raise ValueError("no part")


def judged_in(game: GameInfo, seat: Seat, row: Any) -> Judged:
    """Read what `row_of` writes.

    Raises:
        ValueError: it is no judgement.
        NaipesError: a move of it is none.

    """
    match row:
        case {"ply": ply, "hand": hand, "made": str(made), "kind": str(kind)}:
            move = Move.parse(made)
            plain = Judged(
                ply=_whole(ply), hand=_whole(hand), seat=seat, made=move, best=move,
                kind=game.decisions().named(kind).key, costly=game.decisions().costly,
                by_thumb=row.get("thumb") is True, advised=row.get("advised") is True,
            )  # fmt: skip
            return _weighed(plain, row) if "best" in row else plain
        case _:
            raise ValueError("no decision")


def _weighed(plain: Judged, row: Mapping[str, Any]) -> Judged:
    match row:
        case {
            "best": str(best), "loss": loss, "low": low, "high": high, "share": share,
            "rounds": rounds, "unit": unit, "reason": reason, "choices": list(choices),
        } if len(choices) <= MOST_CHOICES:  # fmt: skip
            found = replace(
                plain, best=Move.parse(best), is_told=True, loss=_figure(loss), low=_figure(low),
                high=_figure(high), share=_figure(share), rounds=_whole(rounds),
                unit=unit_in(unit), reason=sentence(reason),
                why=sentence(row.get("why", "")),
                choices=tuple(
                    Weighed(Move.parse(move), _figure(worth), _figure(margin))
                    for move, worth, margin in choices
                ),
            )  # fmt: skip
            if not found.low <= found.loss <= found.high or not 0 <= found.share <= 1:
                raise ValueError("an interval that is none")
            return found
        case _:
            raise ValueError("no figures")


def _figure(found: Any) -> float:
    if type(found) not in (int, float) or not isfinite(found):
        raise ValueError("no figure")
    return float(found)


def _whole(found: Any) -> int:
    if type(found) is not int or not 0 <= found < FAR:
        raise ValueError("no number")
    return found
