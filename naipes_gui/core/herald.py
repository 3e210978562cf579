"""What is told of a match to whoever hears it: one text for every turn, and nothing twice.

It knows only the frames of one seat, so it can tell nothing that nobody sees there.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.common_words import YOUR_TURN
from naipes_gui.core.face import Face, ScoreSheet
from naipes_gui.core.motion import DEAL, DRAW
from naipes_gui.core.sums_aloud import sums_named
from naipes_gui.core.table import NOBODY, Moved, Said, Seat
from naipes_gui.core.taken_words import taken_words
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.told_account import told_results, told_rows
from naipes_gui.core.tricks import taken_in
from naipes_gui.core.wording import Wording, as_sentence, card_names, joined, labelled
from naipes_gui.core.zones import Role

BRIEF, FULL = "brief", "full"


class Herald:
    """Gathers what happens in a turn until somebody asks for it."""

    def __init__(self, face: Face, me: Seat) -> None:
        self._face, self._me = face, me
        self._wording, self._detail = Wording(aloud=True), ""
        self._told: list[str] = []
        self._heard: Frame[Any] | None = None
        self._known = set[str]()
        """What holds for the hand and has been told in it."""

    def adopt(self, wording: Wording, detail: str) -> None:
        """Speak in other words, and of more or of less."""
        self._wording, self._detail = replace(wording, aloud=True), detail

    @property
    def is_brief(self) -> bool:
        """Whether only the moves of others are told."""
        return self._detail == BRIEF

    @property
    def _is_full(self) -> bool:
        return self._detail == FULL

    def add(self, frame: Frame[Any]) -> None:
        """Go on with a frame; one that was told as it landed is not told again as it settles."""
        if not frame.events and frame.by == NOBODY:
            self._told, self._known = [], set()
        elif frame is not self._heard:
            self._told += filter(None, self._of(frame))
        self._heard = frame

    def _of(self, frame: Frame[Any]) -> Iterator[str]:
        say = self._wording.say
        taken = taken_in(frame.events, frame.view.zones)
        # Who turns a trick over is told with the card that does it, and that once.
        turned = taken is not None and not taken.kept
        mine = frame.by == self._me and not self._is_full and not _turns_up(frame)
        if frame.told is not None and not turned and not mine:
            yield say(frame.told)
        # Where a card is drawn after each trick, the trick comes first.
        at_once = taken is not None and any(
            isinstance(event, Moved) and event.how == DRAW for event in frame.events
        )
        told = taken_words(taken, self._face, frame.view) if taken is not None else ()
        if at_once:
            yield from map(say, told)
        yield from self._received(frame)
        moments = [] if self.is_brief else [*self._face.moments(frame.view, frame.shown).values()]
        yield from self._talk(frame, {moment.seat for moment in moments})
        if not at_once:
            yield from map(say, told)
        for moment in moments:
            # The account of the hand need not say again why it ended.
            self._known.add(say(moment.title))
            yield from (say(part) for part in (moment.title, moment.detail) if part)

    def _received(self, frame: Frame[Any]) -> Iterator[str]:
        """Tell which cards come to one's own hand, or open to the table: all else rests on them."""
        mine = frame.view.zones.find(Role.HAND, self._me)
        came = [
            card for event in frame.events if isinstance(event, Moved)
            if event.target == mine and event.how in (DEAL, DRAW)
            for card in event.cards if card != HIDDEN
        ]  # fmt: skip
        if came and not self.is_brief:
            told = phrase("text_table", "You get {cards}.", cards=tuple(came))
            yield self._wording.say(told)
        if not self.is_brief:
            yield from laid_open(frame, self._wording)

    def _talk(self, frame: Frame[Any], honoured: set[Seat]) -> Iterator[str]:
        """Tell what seats say, but of none what is told of it in other words."""
        spoken = frame.told is not None and bool(frame.told.source)
        silent = {*honoured, self._me, *({frame.by} if spoken else ())}
        for event in frame.events if not self.is_brief else ():
            # Who deals the first hand is told with what is to be done then.
            if isinstance(event, Said) and event.seat not in silent and event.verb != "deals":
                yield self._quoted(frame, event)

    def _news(self, what: Iterable[Phrase]) -> Iterator[str]:
        """Yield what has not been told in the hand."""
        for text in map(self._wording.say, what):
            if text not in self._known:
                self._known.add(text)
                yield text

    def _quoted(self, frame: Frame[Any], said: Said) -> str:
        words = self._face.bubble(frame.view, said)
        names = self._wording.names
        if words is None or not 0 <= said.seat < len(names):
            return ""
        return labelled(names[said.seat], self._wording.say(words))

    def told(self, situation: Sequence[Phrase] = ()) -> str:
        """Return what has not been told yet, then what holds now, and last what is to be done."""
        texts, self._told = [*self._told, *self._standing(situation)], []
        return " ".join(map(_sentence, texts))

    def _standing(self, situation: Sequence[Phrase]) -> Iterator[str]:
        say = self._wording.say
        if self.is_brief:
            yield from map(say, situation[:1])
            return
        asked = len(situation) if situation[:1] != (YOUR_TURN,) else 2
        holds = self._face.holds(self._heard.view) if self._heard is not None else ()
        yield from self._news((*holds, *situation[asked:]))
        yield from map(say, situation[:asked])

    def account(self, sheet: ScoreSheet) -> str:
        """Return how a hand ended, why, and what everybody has of it."""
        say = self._wording.say
        heads = [sheet.title] if self.is_brief else [sheet.title, sheet.subtitle]
        told = [say(part) for part in (*heads, sheet.early) if part is not None]
        fresh = [new for text in told if (new := self._unsaid(text))]
        self._known = set()
        return " ".join(map(_sentence, (*fresh, *self._lines(sheet))))

    def _unsaid(self, text: str) -> str:
        """Return what of a text has not been told: “Decided: 0 of 4 tricks” may have been begun."""
        if text in self._known:
            return ""
        begun = max((known for known in self._known if text.startswith(known)), key=len, default="")
        rest = text[len(begun) :].lstrip()
        if not begun or not rest.startswith(":"):
            return text
        rest = rest[1:].lstrip()
        return rest[:1].upper() + rest[1:]

    def _lines(self, sheet: ScoreSheet) -> Iterator[str]:
        rows = told_results if self.is_brief else told_rows
        yield from rows(sheet, self._me, self._wording)
        if self._is_full and sheet.check is not None:
            yield f"{translate('score', 'All together:')} {self._wording.say(sheet.check)}"


def _sentence(text: str) -> str:
    # Readers say the sign, or leave no pause for it.
    return as_sentence(sums_named(text.replace(" · ", ", ")))


def _turns_up(frame: Frame[Any]) -> bool:
    """Tell whether a card of the stock came to lie open: who played knows no more of it than all.

    What comes to the own hand is told in another way, and what waits for a choice is asked for.
    """
    zones, table = frame.view.zones, frame.view.state.table
    moved = [event for event in frame.events if isinstance(event, Moved) and event.how is not DEAL]
    came = [
        card
        for event in moved
        if zones.role(event.source) is Role.STOCK
        # It waited for the choice what it takes, which Enter may have made.
        or (zones.role(event.source), zones.role(event.target)) == (Role.ASIDE, Role.CAPTURED)
        for card in event.cards
        if card != HIDDEN
    ]
    told = (Role.HAND, Role.ASIDE, Role.DISCARD)
    return any(
        card in came for zone, row in table.items() if zones.role(zone) not in told for card in row
    )


OPEN = (Role.FIELD, Role.TURN_UP, Role.PILE)


def laid_open(frame: Frame[Any], wording: Wording) -> Iterator[str]:
    """Yield what came to lie open in a deal, place by place."""
    zones, table = frame.view.zones, frame.view.state.table
    events = [event for event in frame.events if isinstance(event, Moved)]
    if not any(event.how is DEAL for event in events):
        return
    for zone in dict.fromkeys(event.target for event in events):
        cards = [card for card in table[zone] if card != HIDDEN]
        if cards and zones.role(zone) in OPEN:
            name, owner = wording.say(zones.zone(zone).name), zones.owner(zone)
            whose = name if owner == NOBODY else f"{name}, {wording.names[owner]}"
            yield labelled(whose, joined(card_names(cards)))
