"""No sentence that is told of a match has a mark too many, in any language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from naipes_gui import languages
from naipes_gui.core.face import Face
from naipes_gui.core.herald import FULL, Herald
from naipes_gui.core.table import FIRST, OMNISCIENT, Said
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.sheets import Sheets
from naipes_gui.store.record import Record
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.replay.words import Narrator
from naipes_gui.ui.shared import language
from naipes_gui.ui.table.turn_line import turn_words
from tests.contract.test_faces import phrases
from tests.playthrough import NAMES

RECORDS = Path(__file__).parents[1] / "records"
DOUBLED = re.compile(
    r"(?<!\.)\.\.(?!\.)|…\.|[.,;:!?…] *[,;:]|[,;:]\s*[.!?]|[!?]\.| [.,;]|\(\s|\s\)|  "
)
WORDING = Wording(NAMES)


def test_what_is_doubled_is_found() -> None:
    for wrong in ("2 kan..", "Shōbu!.", "one,, two", "so . it", "end;.", "a  b"):
        assert DOUBLED.search(wrong), wrong
    for right in ("1.5 points. And so…", "What?! No.", "(Rule 2.12)", "12:30"):
        assert not DOUBLED.search(right), right


@pytest.mark.sampled
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("spoken", languages.spoken())
@pytest.mark.parametrize("game", all_games())
def test_no_mark_is_doubled(game: str, spoken: str) -> None:
    try:
        language.speak(spoken)
        found = {text for text in told(game) if DOUBLED.search(text)}
    finally:
        language.speak("en")
    assert not found


def told(game: str) -> Iterator[str]:
    """Yield all that is said of some matches, as it is heard and as it is read."""
    for file in sorted((RECORDS / game).glob("*.naipes")):
        record, face = Record.load(file), all_games()[game].face()
        yield from _told(face, record.timeline)
        yield from _replayed(face, record)


def _told(face: Face, timeline: Any) -> Iterator[str]:
    turns, herald = Turns(), Herald(face, FIRST)
    herald.adopt(WORDING, FULL)
    for ply in range(1, timeline.ply + 1):
        frame = timeline.tell(ply, FIRST, face)
        herald.add(frame)
        turns.add(frame)
        yield herald.told(face.situation(frame.view))
        if turns.last is not None:
            yield turn_words(turns.last, WORDING, face, frame.view)
        yield from _shown(face, frame)
    yield from _accounts(face, timeline, herald)


def _replayed(face: Face, record: Record) -> Iterator[str]:
    outline = Outline(record.timeline, FIRST)
    outline.finish()
    narrator = Narrator(outline, face, WORDING)
    for eyes in (FIRST, OMNISCIENT):
        narrator.look_as(eyes)
        for ply in range(1, record.timeline.ply + 1):
            yield " ".join(narrator.situation(ply))


def _shown(face: Face, frame: Any) -> Iterator[str]:
    shown: list[Any] = [face.moments(frame.view, frame.shown), face.facts(frame.view)]
    shown += [*face.moments(frame.view, frame.shown).values()]
    shown += [face.bubble(frame.view, said) for said in frame.events if isinstance(said, Said)]
    shown += [face.buttons(frame.view, ()), face.notes(frame.view)]
    yield from map(WORDING.say, phrases(shown))


def _accounts(face: Face, timeline: Any, herald: Herald) -> Iterator[str]:
    view = timeline.view(timeline.ply, FIRST)
    hands = [*timeline.hands()]
    sheets = Sheets(face, view, hands, fewest_win=False)
    for sheet in sheets[:]:
        yield herald.account(sheet)
        yield from map(WORDING.say, phrases(sheet))
