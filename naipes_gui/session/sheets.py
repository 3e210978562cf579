"""The score sheets of the hands that are over, each written when somebody looks at it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, overload

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Face, PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.recent import Recent
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.zones import Role
from naipes_gui.session.fault_report import report

KEPT = 200


class Sheets(Sequence[ScoreSheet]):
    """A match may have thousands, of which a window shows a handful."""

    def __init__(self, face: Face, view: View[Any], hands: Sequence[PlayedHand],
                 *, fewest_win: bool) -> None:  # fmt: skip
        self._face, self._view, self._hands = face, view, tuple(hands)
        self._fewest_win = fewest_win
        self._written = Recent[int, ScoreSheet](KEPT)

    def __len__(self) -> int:
        return len(self._hands)

    @overload
    def __getitem__(self, place: int) -> ScoreSheet: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[ScoreSheet]: ...
    def __getitem__(self, place: int | slice) -> ScoreSheet | Sequence[ScoreSheet]:
        places = range(len(self._hands))[place]
        return self._sheet(places) if isinstance(places, int) else [*map(self._sheet, places)]

    def _sheet(self, place: int) -> ScoreSheet:
        return self._written.get(place, lambda: self._write(self._hands[place]))

    def _write(self, hand: PlayedHand) -> ScoreSheet:
        try:
            sheet = self._face.score_sheet(self._view, hand)
            played = tuple(self._face.played_in(hand))
            took = frozenset(self._took(hand, played))
            return replace(sheet, left=tuple(self._left(hand)), played=played, took=took)
        except Exception as fault:
            # Without any sheet there would be no way on to the next hand.
            report(fault)
            return plain_sheet(hand, fewest_win=self._fewest_win)

    def _took(self, hand: PlayedHand, played: Sequence[tuple[Seat, Card]]) -> Iterator[Card]:
        """Return the cards that took their tricks: they lie among what their own players won."""
        zones, table = self._view.zones, hand.states[-1].table
        for seat, card in played:
            zone = zones.find(Role.WON, seat)
            if zone is not None and card in table[zone]:
                yield card

    def _left(self, hand: PlayedHand) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
        """Return what everybody still held: the hand is over, and they lay it open."""
        zones, table = self._view.zones, hand.states[-1].table
        for seat in zones.seats:
            zone = zones.find(Role.HAND, seat)
            if zone is not None and table[zone]:
                yield seat, table[zone]


def plain_sheet(hand: PlayedHand, *, fewest_win: bool) -> ScoreSheet:
    """Return what every seat has gained, and nothing of where it comes from."""
    before, after = hand.states[0].scores, hand.states[-1]
    lines = [
        ScoreLine(Seat(i), phrase("session", "no account"), (), now - before[i], now)
        for i, now in enumerate(after.scores)
    ]
    lines.sort(key=lambda line: line.gained, reverse=not fewest_win)
    return ScoreSheet(
        title=phrase("session", "The hand is over"),
        subtitle=phrase("session", "Where the points come from cannot be shown: see the log."),
        lines=tuple(lines),
        match_over=after.stage is Stage.OVER,
        fewest_win=fewest_win,
    )
