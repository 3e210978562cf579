"""Whoever reads of themselves reads “you win”: never “You wins”, “Tú gana”, “Vous gagne”."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from naipes_gui import languages
from naipes_gui.core.table import FIRST, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase, translate
from naipes_gui.games import all_games
from naipes_gui.store.record import Record
from naipes_gui.ui.shared import language

RECORDS = Path(__file__).parents[1] / "records"
SUBJECT = re.compile(r"(?:^|[.:·] )\{(\w+)\} (?=[^\W\d_])")
"""A blank at the head of a sentence with a word after it: that word is a verb."""
MOST = 120
"""Moves of a match that are told."""


def phrases(shown: Any) -> Iterator[Phrase]:
    """Yield every phrase in what is shown, and those in the blanks of others."""
    if isinstance(shown, Phrase):
        yield shown
        yield from phrases(tuple(shown.blanks.values()))
    elif isinstance(shown, list | tuple):
        for part in shown:
            yield from phrases(part)
    elif is_dataclass(shown):
        for each in fields(shown):
            yield from phrases(getattr(shown, each.name))


Named: TypeAlias = tuple[str, str, str]
"""A phrase with a blank that is filled with the reader: its context, its text, the blank."""


def naming(shown: Any, reader: Seat) -> set[Named]:
    """Return the phrases in which the reader is named."""
    return {
        (said.context, said.source, blank)
        for said in phrases(shown)
        for blank, filled in said.blanks.items()
        if filled == Who(reader)
    }


def third_persons(named: set[Named]) -> set[str]:
    """Return those, in the language spoken, that put the name of the reader before a verb."""
    texts = ((translate(context, source), blank) for context, source, blank in named)
    return {text for text, blank in texts if blank in SUBJECT.findall(text)}


def accounts(record: Record, reader: Seat) -> Iterator[Any]:
    """Yield what a seat reads once hands are over."""
    timeline, face = record.timeline, all_games()[record.header.game].face()
    view = timeline.view(timeline.ply, reader)
    for hand in timeline.hands():
        yield face.score_sheet(view, hand)
        yield face.glance(view, hand)
    yield face.verdict(view, timeline.rules.ranking(timeline.state))


def told(record: Record) -> Iterator[Any]:
    """Yield what the first seat reads and hears while a match runs."""
    timeline, face = record.timeline, all_games()[record.header.game].face()
    for ply in range(1, min(timeline.ply, MOST) + 1):
        frame = timeline.tell(ply, FIRST, face)
        view = frame.view
        yield face.prompts(view), face.holds(view), face.facts(view), face.situation(view)
        yield list(face.moments(view, frame.shown).values())
        yield [face.bubble(view, each) for each in frame.events if isinstance(each, Said)]
        if timeline.is_decision(ply - 1):
            yield face.describe(timeline.view(ply - 1, FIRST), *timeline.moves[ply - 1])


def records(game: str) -> list[Path]:
    return sorted((RECORDS / game).glob("*.naipes"))


def test_a_name_before_a_verb_is_seen() -> None:
    wins, neutral = "{who} wins the hand", "{who}: the king"
    for source, at_fault in ((wins, {wins}), (neutral, set()), ("1 · " + wins, {"1 · " + wins})):
        said = phrase("no context", source, who=Who(FIRST))
        assert third_persons(naming([said], FIRST)) == at_fault
        assert not naming(said, Seat(1))


@pytest.mark.parametrize("game", all_games())
def test_nobody_reads_of_themselves_as_of_another(game: str, qapp: object) -> None:
    files, named = records(game), set[Named]()
    for record in map(Record.load, files):
        for seat in record.rules.seats:
            for shown in accounts(record, seat):
                named |= naming(shown, seat)
    for shown in told(Record.load(files[0])):
        named |= naming(shown, FIRST)
    try:
        for spoken in languages.spoken():
            language.speak(spoken)
            assert not third_persons(named)
    finally:
        language.speak("en")
    assert named
