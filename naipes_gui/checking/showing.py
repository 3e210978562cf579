"""What the table shows and says of a position and of a move: all of it, for several eyes."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from naipes_gui.core.cards import SUITS
from naipes_gui.core.face import Button, Face, Figure, PlayedHand, ScoreSheet
from naipes_gui.core.rules import Rules, Stage, View
from naipes_gui.core.table import OMNISCIENT, Said, Seat
from naipes_gui.core.text import Phrase, Who
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import Role
from naipes_gui.files import resource

WORDING = Wording(tuple("ABCDEFGHI"))
OUT_OF_SIGHT = {Role.HAND, Role.WON, Role.DISCARD, Role.ASIDE}
"""What needs no spot: hands have places of their own, the others lie with their owner."""


class Shown:
    """Asks the face of a game, and looks at what it answers."""

    def __init__(self, rules: Rules[Any, Any], face: Face) -> None:
        self._rules, self._face = rules, face
        self._read = set[str]()

    def position(self, timeline: Timeline[Any]) -> Iterator[str]:
        """Yield what is wrong with what is shown of the present position."""
        for seat in self._eyes(timeline):
            view = timeline.view(timeline.ply, seat)
            yield from self._spots(view)
            yield from self._words(view)
            yield from self._buttons(view)

    def move(self, timeline: Timeline[Any], ply: int) -> Iterator[str]:
        """Yield what is wrong with how a move is told, and the hand that it may have ended."""
        who, move = timeline.moves[ply]
        for seat in self._eyes(timeline):
            if timeline.is_decision(ply):
                told = self._face.describe(timeline.view(ply, seat), who, move)
                yield from self._unreadable("tell", told)
            frame = timeline.step(ply + 1, seat)
            said = [each for each in frame.events if isinstance(each, Said)]
            yield from self._unreadable("saying", [self._face.bubble(frame.view, e) for e in said])
        if timeline.state.is_played_out:
            yield from self._account(timeline)

    def _eyes(self, timeline: Timeline[Any]) -> tuple[Seat, ...]:
        return (self._rules.seats[0], max(timeline.state.to_move, Seat(0)), OMNISCIENT)

    def _spots(self, view: View[Any]) -> Iterator[str]:
        spots = self._face.spots(view)
        for spot in spots:
            if spot.zone not in self._rules.table_zones.declared:
                kind = spot.zone.kind
                yield f"table/face.py shows the zone “{kind}”, which rules/game.py does not declare"
        for kind, count in Counter(spot.zone.kind for spot in spots).items():
            if count > 1:
                yield f"table/face.py shows the zone “{kind}” in {count} places"
        yield from self._unseen(view, {spot.zone.kind for spot in spots})
        labels = [replace(s.label, blanks={**_OWNER, **s.label.blanks}) for s in spots if s.label]
        yield from self._unreadable("spots", labels)

    def _unseen(self, view: View[Any], shown: set[str]) -> Iterator[str]:
        for zone, cards in view.state.table.items() if view.state.stage is Stage.HAND else ():
            declared = view.zones.zone(zone)
            if cards and declared.kind not in shown and declared.role not in OUT_OF_SIGHT:
                yield f"table/face.py: spots has no place for the zone “{declared.kind}”"
                return

    def _words(self, view: View[Any]) -> Iterator[str]:
        face, situation = self._face, self._face.situation(view)
        if not situation:
            yield f"table/face.py: prompts says nothing at the stage {view.state.stage.name}"
        yield from self._unreadable("prompts", situation)
        for asked in ("trump", "notes", "steps", "facts", "pot", "tracker"):
            yield from self._unreadable(asked, getattr(face, asked)(view))
        for seat in self._rules.seats:
            yield from self._unreadable("state_word", face.state_word(view, seat))
            figures = face.figures(view, seat)
            yield from self._unreadable("figures", figures)
            yield from _iconless("figures", figures)
            face.is_out(view, seat)
            face.marks(view, seat)
        face.leading(view)
        trump = face.trump(view)
        if trump is not None and trump.suit not in ("", *SUITS):
            yield f"table/face.py: trump says “{trump.suit}”; the suits are {', '.join(SUITS)}"
        face.paragraph(view)

    def _buttons(self, view: View[Any]) -> Iterator[str]:
        hand = view.cards(Role.HAND, view.seat) if view.seat in self._rules.seats else ()
        for picked in ((), hand[:1], hand[1:3], hand):
            buttons = self._face.buttons(view, picked)
            yield from self._unreadable("buttons", buttons)
            yield from _iconless("buttons", buttons)
            for button in buttons:
                if button.why is None and button.move.meaning not in view.moves:
                    yield f"table/face.py: buttons offers “{button.move}”, which is not allowed now"
            if sum(button.main for button in buttons) > 1:
                yield "table/face.py: buttons has several main ones; Enter presses one"

    def _account(self, timeline: Timeline[Any]) -> Iterator[str]:
        *_, hand = timeline.hands()
        ranked = [seat for place in self._rules.ranking(timeline.state) for seat in place]
        if sorted(ranked) != list(self._rules.seats):
            yield "rules/game.py: ranking has not every seat once"
        for seat in (self._rules.seats[0], OMNISCIENT):
            sheet = self._face.score_sheet(timeline.view(timeline.ply, seat), hand)
            yield from self._unreadable("score_sheet", sheet)
            if sheet.match_over != timeline.state.is_over:
                yield "table/face.py: score_sheet says match_over at another time than the rules"
            yield from _gains(sheet, hand)
            for of, count in Counter(line.seat for line in sheet.lines).items():
                if count > 1:
                    yield f"table/face.py: score_sheet has {count} lines for seat {of}"

    def _unreadable(self, hook: str, shown: Any) -> Iterator[str]:
        """Read whatever was not read before: most of a table says what it said a move ago."""
        for each in _phrases(shown):
            # Its hash leaves the blanks out, so that of a set of phrases all would be compared.
            said = f"{hook} {each!r}"
            if said not in self._read:
                self._read.add(said)
                yield from _unread(hook, each)


_OWNER: Mapping[str, Any] = {"who": Who(0), "n": 3}
"""What the table fills into the label of a spot."""


def _gains(sheet: ScoreSheet, hand: PlayedHand) -> Iterator[str]:
    first, last = hand.states[0].scores, hand.states[-1].scores
    for line in sheet.lines:
        paid = last[line.seat] - first[line.seat]
        if line.gained != paid:
            yield (
                f"table/face.py: score_sheet says that seat {line.seat} gained {line.gained}; the "
                f"rules paid {paid}"
            )
            return


def _unread(hook: str, said: Phrase) -> Iterator[str]:
    try:
        read = WORDING.say(said)
    except (KeyError, IndexError, ValueError) as error:
        yield f"table/face.py: {hook} says “{said.source}” and fills no blank {error}"
        return
    if "{" in read:
        yield f"table/face.py: {hook} says “{read}”, with a blank that is not filled"


def _phrases(shown: Any) -> Iterator[Phrase]:
    if isinstance(shown, Phrase):
        yield shown
    elif isinstance(shown, list | tuple):
        for part in shown:
            yield from _phrases(part)
    elif is_dataclass(shown):
        for each in fields(shown):
            yield from _phrases(getattr(shown, each.name))


def _iconless(hook: str, shown: tuple[Button, ...] | tuple[Figure, ...]) -> Iterator[str]:
    for each in shown:
        if each.icon and not resource("icons", f"{each.icon}.svg").is_file():
            yield f"table/face.py: {hook} wants the icon “{each.icon}”, which resources/icons lacks"
