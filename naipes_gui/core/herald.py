"""What is told of a match to whoever hears it: one text for every turn, and nothing twice.

It knows only the frames of one seat, so it can tell nothing that nobody sees there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from naipes_gui.core.face import Face, ScoreLine, ScoreSheet
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.tricks import taken_in
from naipes_gui.core.wording import Figures, Wording

BRIEF, FULL = "brief", "full"


class Herald:
    """Gathers what happens in a turn until somebody asks for it."""

    def __init__(self, face: Face, me: Seat) -> None:
        self._face, self._me = face, me
        self._wording, self._detail = Wording(aloud=True), ""
        self._told: list[str] = []
        self._heard: Frame[Any] | None = None

    def adopt(self, wording: Wording, detail: str) -> None:
        """Speak in other words, and of more or of less."""
        self._wording, self._detail = replace(wording, aloud=True), detail

    @property
    def is_brief(self) -> bool:
        """Whether only the moves of others are told."""
        return self._detail == BRIEF

    def add(self, frame: Frame[Any]) -> None:
        """Go on with a frame; one that was told as it landed is not told again as it settles."""
        if not frame.events:
            self._told = []
        elif frame is not self._heard:
            self._told += filter(None, self._of(frame))
        self._heard = frame

    def _of(self, frame: Frame[Any]) -> Iterator[str]:
        say = self._wording.say
        spoken = frame.told is not None and bool(frame.told.source)
        if frame.told is not None and (frame.by != self._me or self._detail == FULL):
            yield say(frame.told)
        for event in frame.events if not self.is_brief else ():
            # What a seat says of its own move has just been told in other words.
            if isinstance(event, Said) and not (spoken and event.seat == frame.by):
                yield self._talk(frame, event)
        if (taken := taken_in(frame.events, frame.view.zones)) is not None:
            yield say(taken_words(taken, self._me))

    def _talk(self, frame: Frame[Any], said: Said) -> str:
        words = self._face.bubble(frame.view, said)
        names = self._wording.names
        if words is None or not 0 <= said.seat < len(names) or said.seat == self._me:
            return ""
        return f"{names[said.seat]}: {self._wording.say(words)}"

    def told(self, situation: Sequence[Phrase] = ()) -> str:
        """Return what has not been told yet, and then how things stand."""
        asked = situation[:1] if self.is_brief else situation
        texts, self._told = [*self._told, *map(self._wording.say, asked)], []
        return " ".join(map(_sentence, texts))

    def account(self, sheet: ScoreSheet) -> str:
        """Return how a hand ended, why, and what everybody has of it."""
        say = self._wording.say
        heads = [sheet.title] if self.is_brief else [sheet.title, sheet.subtitle]
        told = [say(part) for part in (*heads, sheet.early) if part is not None]
        return " ".join(map(_sentence, (*filter(None, told), *self._lines(sheet))))

    def _lines(self, sheet: ScoreSheet) -> Iterator[str]:
        for line in sheet.rows(self._me):
            yield f"{self._wording.names[line.seat]}: {_figures(line, sheet)}"


def _figures(line: ScoreLine, sheet: ScoreSheet) -> str:
    sign = "+" if line.gained > 0 and not sheet.fewest_win else ""
    told = translate("text_table", "{gained}, {total} in all")
    return told.format(gained=f"{sign}{Figures(line.gained)}", total=f"{Figures(line.total)}")


def _sentence(text: str) -> str:
    # Readers say the sign, or leave no pause for it.
    text = text.replace(" · ", ", ")
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
