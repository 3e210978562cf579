"""``naipes show``: tells a match to people."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from naipes_gui import games
from naipes_gui.cli.commands import Commands, add_file, add_suits, command
from naipes_gui.cli.output import complain, say
from naipes_gui.cli.verify import problem
from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.face import Face
from naipes_gui.core.moves import Move
from naipes_gui.core.quoting import clean_text
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import translate
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import CardsInWords, Wording, labelled
from naipes_gui.core.zones import Role
from naipes_gui.store.parent import told_parent
from naipes_gui.store.record import Record


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "show", translate("cli", "Tell a match move by move."), run)
    add_suits(parser)
    add_file(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the match; 1 if its record goes wrong after what is printed."""
    record = Record.load(arguments.file)
    say(*_told(record))
    if record.problem is None:
        return 0
    complain(f"{arguments.file}: {problem(record.problem, record.header.names)}")
    return 1


def _told(record: Record) -> Iterator[str]:
    header, game = record.header, games.all_games()[record.header.game]
    wording, face = Wording(header.names), game.face()
    started = clean_text(header.started[:40])
    yield f"{wording.say(game.title)} · {started}"
    yield " – ".join(_player(record, seat) for seat in range(len(header.seats)))
    yield from _options(record)
    if header.parent is not None:
        yield wording.say(told_parent(header.parent))
    number, held = 0, CardsHeld(record.timeline, face, wording)
    for ply, (seat, move) in enumerate(record.timeline.moves):
        if record.timeline.states[ply].stage is Stage.SHUFFLE:
            yield from _hand(record, ply)
        elif record.timeline.is_decision(ply):
            number += 1
            view = record.rules.observe(record.timeline.states[ply], OMNISCIENT)
            told = wording.say(face.describe(view, seat, move)) or str(move)
            yield f"{number:5}. {told}{_unnamed(move, told, wording)}"
            if note := record.notes.get(number):
                yield f"       “{clean_text(note)}”"
        yield from (f"       {line}" for line in held.after(ply + 1))
        yield from _score(record, ply + 1)
    yield from _end(record)
    if record.problem is None and record.fingerprint:
        words = translate("cli", "Fingerprint of the match: {print}")
        yield words.format(print=record.fingerprint)


def _player(record: Record, seat: int) -> str:
    who = record.header.seats[seat]
    return f"{who.name} ({who.level})" if who.level else who.name


def _options(record: Record) -> Iterator[str]:
    """Yield the options that are not the defaults."""
    chosen = record.rules.options.to_json()
    plain = type(record.rules.options).make().to_json()
    listed = [f"{key} = {value}" for key, value in chosen.items() if value != plain[key]]
    if listed:
        yield ", ".join(listed)


def _hand(record: Record, ply: int) -> Iterator[str]:
    state = record.timeline.states[ply]
    deals = translate("cli", "Hand {hand}, dealt by {name}")
    yield ""
    yield deals.format(hand=state.deals + 1, name=record.header.names[state.dealer])


def _unnamed(move: Move, told: str, wording: Wording) -> str:
    """Return the cards of a move that are not told at the table."""
    cards = [wording.short(card) for card in move.cards]
    return "" if all(card in told for card in cards) else f" ({' '.join(cards)})"


def _score(record: Record, ply: int) -> Iterator[str]:
    """Yield the score where a hand has just ended."""
    before, state = record.timeline.states[ply - 1 : ply + 1]
    if before.stage in (Stage.HAND, Stage.CUT) and state.stage in (Stage.SHUFFLE, Stage.OVER):
        tally = record.rules.tally(state)
        yield "       " + ", ".join(f"{key} {json.dumps(value)}" for key, value in tally.items())


def _end(record: Record) -> Iterator[str]:
    if not record.is_over:
        yield translate("cli", "The match is not over.")
        return
    if not record.timeline.state.is_over:
        yield translate("cli", "The match was given up.")
        return
    yield from _pot_left(record)
    ranking = record.rules.ranking(record.timeline.state)
    places = [" = ".join(record.header.names[seat] for seat in place) for place in ranking]
    yield translate("cli", "Ranking: {places}").format(places=", ".join(places))


def _pot_left(record: Record) -> Iterator[str]:
    """Tell what becomes of a pot that nobody has won, where a game has one."""
    timeline, game = record.timeline, games.all_games()[record.header.game]
    if record.rules.tally(timeline.state).get("pot"):
        *_, last = timeline.hands()
        sheet = game.face().score_sheet(timeline.view(timeline.ply, OMNISCIENT), last)
        if sheet.check is not None:
            yield Wording(record.header.names).say(sheet.check)


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
