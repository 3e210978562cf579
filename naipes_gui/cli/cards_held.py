"""What lay on the table and who held what, for ``naipes show``."""

from collections.abc import Iterator
from typing import Any

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.face import Face
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import translate
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import CardsInWords, Wording, labelled
from naipes_gui.core.zones import Role

OPEN = (Role.TURN_UP, Role.FIELD)
"""What is dealt open, besides the hands."""
OVER = (Stage.SHUFFLE, Stage.OVER)


class CardsHeld:
    """Tells after each move what is new: open cards of the deal, trumps, and hands that are over.

    What was held in a hand that is still played is told by nobody: its cards are secret.
    """

    def __init__(self, timeline: Timeline[Any], face: Face, wording: Wording) -> None:
        self._timeline, self._face, self._wording = timeline, face, wording
        finished = timeline.state.stage in OVER or not timeline.shuffles
        self._told_until = timeline.ply if finished else timeline.shuffles[-1]
        self._hands: dict[Seat, frozenset[Card]] = {}
        self._trump = ""

    def after(self, ply: int) -> Iterator[str]:
        """Yield a line for each thing that is known since the state before ``ply``."""
        before, state = self._timeline.states[ply - 1], self._timeline.states[ply]
        if state.stage is not Stage.HAND:
            self._hands, self._trump = {}, ""
            return
        if before.stage is Stage.CUT:
            yield from self._laid(state.table)
        yield from self._trumps(ply)
        if ply <= self._told_until:
            yield from self._held(state.table)

    def _laid(self, table: Any) -> Iterator[str]:
        for zone, cards in table.items():
            known = self._timeline.rules.table_zones.zone(zone)
            if known.role in OPEN and cards:
                yield labelled(self._wording.say(known.name), self._named(cards))

    def _trumps(self, ply: int) -> Iterator[str]:
        view = self._timeline.view(ply, OMNISCIENT)
        trump = self._face.trump(view)
        if trump is None or not trump.suit:
            return
        told = TableInWords(self._face, view, self._wording).trump()
        if told != self._trump:
            self._trump = told
            yield told

    def _held(self, table: Any) -> Iterator[str]:
        """Yield the hand of every seat that has cards it had not before."""
        zones = self._timeline.rules.table_zones
        for seat in self._timeline.rules.seats:
            zone = zones.find(Role.HAND, seat)
            cards = table[zone] if zone is not None else ()
            if not self._hands.get(seat, frozenset()).issuperset(cards):
                held = translate("cli", "{name} holds {cards}")
                name = self._wording.names[seat]
                yield held.format(name=name, cards=self._named(cards))
            self._hands[seat] = frozenset(cards)

    def _named(self, cards: tuple[Card, ...]) -> str:
        return f"{CardsInWords(in_order(cards), self._wording):short}"
