"""``naipes show``: tells a match to people."""

import argparse
import json
from collections.abc import Iterator

from naipes_gui import games
from naipes_gui.cli.cards_held import CardsHeld
from naipes_gui.cli.commands import Commands, add_file, add_suits, command
from naipes_gui.cli.output import complain, say
from naipes_gui.cli.verify import problem
from naipes_gui.core.moves import Move
from naipes_gui.core.quoting import clean_text
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
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
