"""What the opponents say when a match is over, by how it ended for them."""

from collections.abc import Iterator, Mapping
from random import Random

from naipes_gui.core.match_end import MatchEnd
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.session.banter import fresh
from naipes_gui.store.record import Record

WON, BEAT_YOU, TIED, LAST, BOTH_LAST = "won", "beat you", "tied", "last", "both last"
BETWEEN, SAFE, GIVEN_UP = "between", "safe", "given"
LINES: Mapping[str, tuple[Phrase, ...]] = {
    WON: (
        phrase("farewell", "A pleasure. The cards were on my side."),
        phrase("farewell", "That was mine. Shall we go again?"),
        phrase("farewell", "I enjoyed every hand of it."),
    ),
    BEAT_YOU: (
        phrase("farewell", "This time it was me. The next one, who knows."),
        phrase("farewell", "Today the cards came to me."),
        phrase("farewell", "You will want your revenge, I imagine."),
    ),
    TIED: (
        phrase("farewell", "A tie: that calls for another match."),
        phrase("farewell", "So we share it. Fair enough."),
        phrase("farewell", "Nobody gave way in the end."),
    ),
    LAST: (
        phrase("farewell", "Well, somebody has to come last."),
        phrase("farewell", "Today nothing came off. I want another match."),
        phrase("farewell", "I would rather not look at my figures."),
    ),
    BOTH_LAST: (
        phrase("farewell", "At least I do not come last alone."),
        phrase("farewell", "There is company at the bottom, that is something."),
        phrase("farewell", "We tie at the bottom. I want another match."),
    ),
    BETWEEN: (
        phrase("farewell", "Neither first nor last: I cannot complain."),
        phrase("farewell", "There was more in it for me."),
        phrase("farewell", "Good table. I would sit down again at once."),
    ),
    SAFE: (
        phrase("farewell", "As long as it was not me."),
        phrase("farewell", "I got away."),
        phrase("farewell", "I got out of it in time."),
    ),
    GIVEN_UP: (
        phrase("farewell", "Another day, then."),
        phrase("farewell", "A pity: I was just warming up."),
        phrase("farewell", "We leave it there. See you soon."),
    ),
}
"""The moods, and what may be said in each."""


def farewells(record: Record, end: MatchEnd) -> Iterator[tuple[Seat, Phrase]]:
    """Yield a word of every opponent, no two the same where there are enough."""
    chance = Random(record.fingerprint or record.header.started)
    said: set[Phrase] = set()
    nobody_wins = record.rules.fewest_win
    for standing in end.standings:
        if standing.seat in record.header.opponents:
            mood = GIVEN_UP if end.given_up else _mood(end, standing.place, nobody_wins)
            words = chance.choice(fresh(LINES[mood], said))
            said.add(words)
            yield standing.seat, words


def _mood(end: MatchEnd, place: int, nobody_wins: bool) -> str:
    places = [standing.place for standing in end.standings]
    if place == max(places) and place > 1:
        return LAST if places.count(place) == 1 else BOTH_LAST
    if nobody_wins:
        return SAFE
    if place > 1:
        return BETWEEN
    if places.count(1) > 1:
        return TIED
    return BEAT_YOU if len(places) == 2 else WON
