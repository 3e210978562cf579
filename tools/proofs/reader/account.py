"""Who played what, who took it and what everybody got: as it was heard, and as it was recorded."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Face
from naipes_gui.core.flowers import both_flowers, is_flower
from naipes_gui.core.herald import FULL, Herald
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import FIRST, Event, Moved
from naipes_gui.core.timeline import Frame, Timeline
from naipes_gui.core.tricks import taken_in
from naipes_gui.core.wording import Wording, card_name
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.store.record import Record

PLAYS = {
    "en": r"(?:leads?|plays?|gives?(?: you)?|keeps?|beats?|takes?)\b(?! the trick)",
    "es": r"(?:sales? con|juegas?|(?:te )?das?|(?:se|te) quedas? con|montas? con|subes?)\b",
    "fr": r"(?:entamez?|jouez?|(?:vous )?donnez?|gardez?|bat|battez|ramassez?|prend|prenez)\b"
    r"(?! le pli| en premier)",
}
TAKES = {
    "en": r"(?:takes? the trick|turns? the trick over) with",
    "es": r"(?:(?:se lleva|te llevas) la baza|giras? la baza) con",
    "fr": r"(?:prend|prenez|retournez?) le pli avec",
}
TURNS = {"en": r"turns? the trick over", "es": r"giras? la baza", "fr": r"retournez? le pli"}
"""The card that turns a trick over is told only so: it was played as well."""
GOT = {"en": "in all", "es": "en total", "fr": "en tout"}
CONTRACTED = {
    "es": ((r"\b(a|de)l\b", r"\1 el"),),
    "fr": ((r"\bdu\b", "de le"), (r"\bau\b", "à le")),
}
UNSAID = ("es",)
"""The languages whose verb alone tells that it is you; in others «take» begins what can be done."""
SENTENCE = re.compile(r"(?<=[.!?…])\s+")
PROMPT = {"en": "Your turn.", "es": "Te toca.", "fr": "À vous de jouer."}
NAMED = {"play", "capture", "flip", "lay", "give", "keep", "place", "pick_up"}
"""The ways of moving of which it is told who does it, and with which cards."""

Deed = tuple[str, frozenset[str]]
"""Who, and which cards."""


@dataclass
class Hand:
    """What became known of a hand."""

    plays: list[Deed] = field(default_factory=list[Deed])
    tricks: list[Deed] = field(default_factory=list[Deed])
    points: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    """What everybody got in it, and has now."""


class Listener:
    """Puts together from what was announced how the hands went."""

    def __init__(self, names: Sequence[str], cards: Iterable[str], language: str) -> None:
        self._names, self._language = names, language
        known = sorted(set(cards), key=len, reverse=True)
        self._card = re.compile("|".join(map(re.escape, known)), re.IGNORECASE)
        others = "|".join(map(re.escape, names))
        self._subject = re.compile(rf"(?:(?P<who>{others})\b)?(?P<colon>\s?:)? ?", re.IGNORECASE)
        amount = r"\d+(?:[.,\u202f]\d{3})*"
        signed = rf"([+−]?{amount}), (−?{amount})"
        self._points = re.compile(rf"({others})\s?: {signed} {GOT[language]}")
        self._play = re.compile(PLAYS[language], re.IGNORECASE)
        self._take = re.compile(TAKES[language], re.IGNORECASE)
        self._turn = re.compile(TURNS[language], re.IGNORECASE)
        self.hands = [Hand()]

    def hear(self, text: str) -> None:
        """Go on with an announcement."""
        hand = self.hands[-1]
        told = text.partition(PROMPT[self._language])[0]
        account = self._points.search(told)
        # What stands behind the first figures of an account tells of the hand once more.
        for sentence in SENTENCE.split(told[: account.start()] if account else told):
            self._take_note(hand, sentence)
        if points := self._points.findall(text):
            hand.points = {who: (_number(gained), _number(total)) for who, gained, total in points}
            self.hands.append(Hand())

    def _take_note(self, hand: Hand, told: str) -> None:
        sentence = _uncontracted(told, self._language)
        # A name may hold such a word itself: «le ruban à poème du cerisier».
        found = (*self._card.findall(told), *self._card.findall(sentence))
        cards = frozenset(map(str.lower, found))
        subject = self._subject.match(sentence)
        if not cards or subject is None:
            return
        who = subject["who"] or (self._names[FIRST] if self._language in UNSAID else "")
        rest = sentence[subject.end() :]
        if self._take.match(rest):
            hand.tricks.append((who, cards))
            if self._turn.match(rest):
                hand.plays.append((who, cards))
        elif who and (self._play.match(rest) or subject["colon"]):
            hand.plays.append((who, cards))


def _number(text: str) -> int:
    return int(re.sub(r"[+.,\u202f]", "", text).replace("−", "-"))


def _uncontracted(sentence: str, language: str) -> str:
    """Give cards their article back, which some draw together with what comes before."""
    for found, apart in CONTRACTED.get(language, ()):
        sentence = re.sub(found, apart, sentence)
    return sentence


class Recorded:
    """What the first seat was to be told of a match, by its record."""

    def __init__(self, record: Record, names: Sequence[str]) -> None:
        self.timeline: Timeline[Any] = record.timeline
        self.face: Face = all_games()[record.header.game].face()
        self.cards = record.rules.pack.cards
        self._names = names

    def frames(self) -> Iterator[Frame[Any]]:
        """Yield what was seen from the first seat, move by move."""
        for ply in range(1, self.timeline.ply + 1):
            yield self.timeline.tell(ply, FIRST, self.face)

    def hands(self) -> list[Hand]:
        """Return how the hands went."""
        hands = [Hand()]
        for frame in self.frames():
            self._note(hands[-1], frame)
            state = frame.view.state
            if state.stage in (Stage.SHUFFLE, Stage.OVER) and len(hands) == state.deals:
                sheet = self.face.score_sheet(frame.view, self.timeline.played(state.deals - 1))
                hands[-1].points = {
                    self._names[line.seat]: (line.gained, line.total) for line in sheet.lines
                }
                hands.append(Hand())
        return hands[:-1]

    def _note(self, hand: Hand, frame: Frame[Any]) -> None:
        zones = frame.view.zones
        if frame.by >= 0 and frame.told is not None:
            cards = {card for event in frame.events for card in self._named(frame, event)}
            if cards:
                named = frozenset(card_name(card).lower() for card in cards)
                hand.plays.append((self._names[frame.by], named))
        taken = taken_in(frame.events, zones)
        if taken is not None:
            named = frozenset({card_name(taken.card).lower()})
            hand.tricks.append((self._names[taken.seat], named))

    def _named(self, frame: Frame[Any], event: Event) -> Iterator[Card]:
        """Yield the cards that are named with what somebody does."""
        if not isinstance(event, Moved):
            return
        role = frame.view.zones.role(event.source)
        if event.how.name == "take" and role is Role.CHAIN:
            # It goes to a hand that nobody sees, but everybody saw it lie there.
            lay = self.timeline.view(frame.ply - 1, FIRST).state.table[event.source]
            yield from (lay[place] for place in event.places)
        elif event.how.name in NAMED and (event.how.name, role) != ("pick_up", Role.PILE):
            left_out = _waiting(frame) if event.how.name == "flip" else [HIDDEN]
            yield from (card for card in event.cards if card not in left_out)

    def texts(self) -> Iterator[str]:
        """Yield what was to be announced, in order: every turn, every account."""
        herald = Herald(self.face, FIRST)
        herald.adopt(Wording(self._names, aloud=True), FULL)
        ended = 0
        for frame in self.frames():
            herald.add(frame)
            yield herald.told()
            state = frame.view.state
            if state.stage in (Stage.SHUFFLE, Stage.OVER) and state.deals == ended + 1:
                ended += 1
                played = self.timeline.played(state.deals - 1)
                yield herald.account(self.face.score_sheet(frame.view, played))


def _waiting(frame: Frame[Any]) -> list[Card]:
    """Return the turned cards of which it is still to be chosen what they take: that tells them."""
    zones, table = frame.view.zones, frame.view.state.table
    return [card for zone, row in table.items() if zones.role(zone) is Role.ASIDE for card in row]


def _together(cards: Sequence[Card]) -> list[tuple[str, str]]:
    """Return how two cards of one name are told together, and that name: «two pine chaff cards»."""
    pairs = combinations(filter(is_flower, cards), 2)
    told = ((both_flowers(*pair), card_name(pair[0])) for pair in pairs)
    return [(Wording().say(both), one) for both, one in told if both is not None]


def differences(
    record: Record, names: Sequence[str], heard: Sequence[str], language: str
) -> list[str]:
    """Return in what the account of somebody who only heard a match differs from its record."""
    recorded = Recorded(record, names)
    listener = Listener(names, map(card_name, recorded.cards), language)
    together = _together(recorded.cards)
    for text in heard:
        for both, one in together:
            text = re.sub(re.escape(both), one, text, flags=re.IGNORECASE)
        listener.hear(text)
    found = [
        f"hand {number}: heard {_first(ours, theirs)}"
        for number, (ours, theirs) in enumerate(_paired(listener.hands[:-1], recorded.hands()), 1)
        if ours != theirs
    ]
    return [*found, *_unheard(recorded.texts(), "\n".join(heard))]


def _paired(ours: list[Hand], theirs: list[Hand]) -> Iterator[tuple[Hand, Hand]]:
    for number in range(max(len(ours), len(theirs))):
        yield (*ours[number : number + 1], Hand())[0], (*theirs[number : number + 1], Hand())[0]


def _first(ours: Hand, theirs: Hand) -> str:
    """Return the first thing in which two hands differ."""
    for mine, other in ((ours.plays, theirs.plays), (ours.tricks, theirs.tricks)):
        for place in range(max(len(mine), len(other))):
            pair = mine[place : place + 1], other[place : place + 1]
            if pair[0] != pair[1]:
                return f"{pair[0]}, recorded {pair[1]} (number {place + 1})"
    return f"{ours.points}, recorded {theirs.points}"


def _unheard(texts: Iterable[str], heard: str) -> list[str]:
    """Return what was not announced in its place."""
    at, missed = 0, list[str]()
    for text in filter(None, texts):
        found = heard.find(text, at)
        if found < 0:
            missed.append(f"not heard: {text}")
        else:
            at = found + len(text)
    return missed
