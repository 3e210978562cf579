"""The table in words: all that a sighted person sees there, for whoever hears or feels it.

It is written from the view of one seat and says of a pile no more than what lies open in it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from naipes_gui.core.cards import HIDDEN, SUITS, Card
from naipes_gui.core.face import Face, Figure, Look, Spot
from naipes_gui.core.figures import whole
from naipes_gui.core.flowers import MONTHS, is_flower
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat, ZoneId
from naipes_gui.core.text import translate
from naipes_gui.core.wording import (
    THE_RANKS,
    Wording,
    as_sentence,
    card_name,
    card_names,
    either,
    joined,
    labelled,
    suit_name,
)
from naipes_gui.core.zones import Role

CLOSED = (Look.STACK,)
SQUARED = (Look.HEAP,)
READING_ORDER = (
    Role.LOT, Role.TRICK, Role.CHAIN, Role.FIELD, Role.TURN_UP, Role.PILE, Role.PLAYED, Role.ASIDE,
    Role.STOCK, Role.DISCARD, Role.WON, Role.CAPTURED, Role.HAND,
)  # fmt: skip
"""What lies in the middle and is being played comes before what has been put away."""


@dataclass(frozen=True, slots=True)
class ZoneInWords:
    """What can be read of the cards that lie in one place."""

    zone: ZoneId
    heading: str
    """What it is, and whose."""
    cards: tuple[Card, ...]
    """Those whose faces can be read."""
    count: int
    """How many lie there, read or not."""
    told: str
    """The cards in words, or how many they are."""

    def __str__(self) -> str:
        return labelled(self.heading, self.told)


class TableInWords:
    """What one seat sees, in the words of one reader."""

    def __init__(
        self, face: Face, view: View[Any], wording: Wording, counted: View[Any] | None = None
    ) -> None:
        """Tell of a view; of what has been won as it was ``counted``, if that is ahead of it."""
        self.face, self.view, self.wording = face, view, wording
        self._counted = counted if counted is not None else view

    # Cards.

    def card(self, card: Card) -> str:
        """Return a card with all that is printed on it, its month and its points included."""
        about = self.face.about_card(self.view, card)
        name = card_name(card)
        return f"{name} ({self.wording.say(about)})" if about is not None else name

    def cards(self, cards: Iterable[Card]) -> str:
        """Return several cards in words."""
        return ", ".join(map(self.card, cards))

    def in_hand(self, card: Card, picked: Sequence[Card], playable: frozenset[Card]) -> str:
        """Return a card of the hand, and whether it may be played."""
        name = self.card(card)
        if card in picked:
            return translate("text_table", "{card}, chosen").format(card=name)
        if not playable:
            return name
        if card not in playable:
            return translate("text_table", "{card}, not allowed now").format(card=name)
        takes = self._taken_by(card)
        if takes:
            return translate("text_table", "{card}, can take {others}").format(
                card=name, others=takes
            )
        if self._is_for_several(card):
            return translate("text_table", "{card}, can be chosen").format(card=name)
        return translate("text_table", "{card}, playable").format(card=name)

    def _is_for_several(self, card: Card) -> bool:
        """Tell whether a card is one of several that are chosen together, as in an exchange."""
        return any(len(move.cards) > 1 and card in move.cards for move in self.view.moves)

    def _taken_by(self, card: Card) -> str:
        """Return what a card takes; where it may take this or that, it does not take both."""
        found = [m.onto for m in self.view.moves if m.cards[:1] == (card,) and m.onto]
        return either(list(dict.fromkeys(joined(card_names(onto)) for onto in found)))

    # Who sits there.

    def name(self, seat: Seat) -> str:
        """Return what a seat is called."""
        names = self.wording.names
        return names[seat] if 0 <= seat < len(names) else str(seat)

    def seat(self, seat: Seat) -> str:
        """Return all that stands on the plate of a seat, and how many cards it holds, once."""
        return labelled(self.name(seat), f"{', '.join(dict.fromkeys(self._of_seat(seat)))}.")

    def _of_seat(self, seat: Seat) -> Iterator[str]:
        view, face, say = self.view, self.face, self.wording.say
        if view.state.to_move == seat and view.state.stage is Stage.HAND:
            yield translate("text_table", "to play")
        for word in (
            face.state_word(face.told(view), seat),
            getattr(face.bid(view, seat), "text", None),
        ):
            if word is not None:
                yield say(word)
        if face.is_out(view, seat):
            yield translate("text_table", "takes no part")
        if held := len(view.cards(Role.HAND, seat)):
            yield translate("text_table", "%n card(s)", n=held)
        yield from map(self._figure, face.figures(self._counted, seat))
        yield self.standing(seat)

    def _figure(self, figure: Figure) -> str:
        meaning, number = self.wording.say(figure.meaning), self.wording.say(figure.number)
        if figure.text is not None:
            number = self.wording.say(figure.text)
        # Some meanings tell the number themselves.
        return meaning if any(map(str.isdecimal, meaning)) else labelled(meaning, number)

    def standing(self, seat: Seat) -> str:
        """Return the score of a seat in words."""
        score, marks = self._counted.state.scores[seat], self.face.marks(self._counted, seat)
        if self.face.counts_losses:
            return translate("text_table", "hands lost: {n}").format(n=score)
        if marks is not None:
            return translate("text_table", "score {n} of {all}").format(n=marks[0], all=marks[1])
        return translate("text_table", "score {n}").format(n=score)

    # What lies there.

    def zones(self) -> list[ZoneInWords]:
        """Return what lies on the table in reading order, without the reader's own hand."""
        zones, mine = self.view.zones, self.view.zones.find(Role.HAND, self.view.seat)
        lying = [zone for zone in zones if zone != mine and self.view.state.table[zone]]
        lying.sort(key=lambda zone: READING_ORDER.index(zones.role(zone)))
        looks = self._looks()
        return [self._zone(zone, looks.get(zone)) for zone in lying]

    def _looks(self) -> dict[ZoneId, Look]:
        """Return how the zones lie that are in sight; those left out lie with their owners."""
        me = self.view.seat
        return {
            zone: Look.STACK if _is_closed(spot, own=seat == me) else spot.look
            for spot in self.face.spots(self.view)
            for zone, seat in spot.zone.each(self.view.zones.seats)
        }

    def _zone(self, zone: ZoneId, look: Look | None) -> ZoneInWords:
        zones, cards = self.view.zones, self.view.state.table[zone]
        name, owner = self.wording.say(zones.zone(zone).name), zones.owner(zone)
        heading = name if owner == NOBODY else f"{name}, {self.name(owner)}"
        seen = _in_sight(cards, look, held=zones.role(zone) is Role.HAND)
        number = translate("text_table", "%n card(s)", n=len(cards))
        if zones.role(zone) is Role.WON and (won := self.face.tricks(self.view, owner)) is not None:
            number = whole(won)
        told = self._lying(seen, len(cards), number)
        return ZoneInWords(zone, heading, seen, len(cards), told)

    def _lying(self, seen: tuple[Card, ...], count: int, number: str) -> str:
        if not seen:
            return number
        if len(seen) == count:
            return self.cards(seen)
        return translate("text_table", "{cards} on top of {number}").format(
            cards=self.cards(seen), number=number
        )

    # Questions with one answer each.

    def turn(self) -> str:
        """Return whose turn it is and what is to be done, as the line under the table says it."""
        return " ".join(map(self.wording.say, self.face.situation(self.view)))

    def trick(self, laid: Sequence[tuple[Seat, Card]]) -> str:
        """Return what has been played to the trick, in order, and who is winning it."""
        if not laid:
            return translate("text_table", "Nothing has been played to the trick.")
        plays = "; ".join(f"{self.name(seat)}, {self.card(card)}" for seat, card in laid)
        told = translate("text_table", "In the trick: {plays}.").format(plays=plays)
        best = self.face.leading(self.view)
        leader = next((seat for seat, card in laid if card == best), None)
        if leader is None:
            return told
        if leader == self.face.told(self.view).seat:
            return f"{told} {translate('text_table', 'You are winning.')}"
        winning = translate("text_table", "{who} is winning.").format(who=self.name(leader))
        return f"{told} {winning}"

    def trump(self) -> str:
        """Return which suit is trumps, or how it will be known."""
        trump = self.face.trump(self.view)
        if trump is None:
            return translate("text_table", "There are no trumps.")
        note = f" {self.wording.say(trump.note)}." if trump.note is not None else ""
        if trump.never:
            return note.strip() or translate("text_table", "There are no trumps.")
        if not trump.suit:
            return translate("text_table", "No trumps yet.") + note
        return translate("text_table", "Trumps: {suit}.").format(suit=suit_name(trump.suit)) + note

    def contract(self) -> str:
        """Return what is being played for, and all else that holds for the hand."""
        face, view, say = self.face, self.face.told(self.view), self.wording.say
        told, contract, banner = list[str](), face.contract(view), face.banner(view)
        if contract is not None:
            told += [say(p) for p in (contract.headline, contract.detail) if p is not None]
        if banner is not None:
            told += [say(p) for p in (banner.name, banner.note) if p is not None]
        if (steps := face.steps(view)) is not None:
            step = say(steps.names[steps.present])
            told.append(translate("text_table", "Phase: {step}").format(step=step))
        told += map(say, face.notes(view))
        return _sentences(told) or translate("text_table", "Nobody has undertaken anything.")

    def score(self) -> str:
        """Return how everybody stands."""
        seats = map(Seat, range(len(self.view.state.scores)))
        each = (f"{self.name(seat)}, {self.standing(seat)}" for seat in seats)
        return f"{'; '.join(each)}."

    def pot(self) -> str:
        """Return what lies in the pot."""
        pot = self.face.pot(self.view)
        if pot is None:
            return translate("text_table", "There is no pot.")
        return labelled(self.wording.say(pot[0]), f"{whole(pot[1])}.")

    def facts(self) -> list[str]:
        """Return the lines of the panel about the hand being played."""
        if self.view.state.stage is not Stage.HAND:
            return []
        say = self.wording.say
        return [
            reduce(
                labelled,
                (say(part) for part in (fact.label, fact.value, fact.also) if part is not None),
            )
            for fact in self.face.facts(self.view)
        ]

    def hand(self) -> str:
        """Return the reader's hand by suits, or by months."""
        cards = [c for c in self.view.cards(Role.HAND, self.view.seat) if c != HIDDEN]
        if not cards:
            return translate("text_table", "You hold no cards.")
        return self._by_groups(cards)

    def _grouped(self, cards: Sequence[Card]) -> list[tuple[str, str]]:
        """Return cards by suit or by month: the name of each, and the cards."""
        flowers = [card for card in cards if is_flower(card)]
        plain = [card for card in cards if card.suit in SUITS and card not in flowers]
        by_suit = [
            (suit_name(suit).capitalize(), self._ranks(c for c in plain if c.suit == suit))
            for suit in SUITS
        ]
        by_month = [
            (self.wording.say(month), joined(card_names([c for c in flowers if c.month == number])))
            for number, month in MONTHS.items()
        ]
        others = [card_name(card) for card in cards if card not in (*flowers, *plain)]
        return [each for each in (*by_suit, *by_month) if each[1]] + [("", o) for o in others]

    def _ranks(self, cards: Iterable[Card]) -> str:
        row = sorted(cards, key=lambda card: -self.face.ranks.find(card.rank))
        return joined([self.wording.say(THE_RANKS[card.rank]) for card in row])

    def _by_groups(self, cards: Sequence[Card]) -> str:
        grouped = self._grouped(cards)
        return _sentences(labelled(name, row) if name else row for name, row in grouped)

    def rivals(self) -> str:
        """Return what stands on the plates of all others."""
        seats = map(Seat, range(len(self.view.state.scores)))
        return " ".join(self.seat(seat) for seat in seats if seat != self.view.seat)

    def lying(self, *roles: Role) -> str:
        """Return what lies in the zones with some roles."""
        zones = self.view.zones
        told = [str(zone) for zone in self.zones() if zones.role(zone.zone) in roles]
        return _sentences(told) or translate("text_table", "Nothing lies there.")

    def field(self) -> str:
        """Return what lies open in the middle, month by month."""
        cards = [card for card in self.view.cards(Role.FIELD) if card != HIDDEN]
        if not cards:
            return self.lying(Role.FIELD, Role.CHAIN, Role.PILE, Role.TURN_UP)
        return self._by_groups(cards)

    def allowed(self) -> str:
        """Return which cards may be played now, and what each of them takes."""
        cards = list(dict.fromkeys(c for m in self.view.moves for c in m.cards[:1]))
        mine = self.view.cards(Role.HAND, self.view.seat)
        lines = []
        for card in cards:
            takes = self._taken_by(card)
            name = card_name(card)
            if card in mine and takes:
                told = translate("text_table", "{card} can take {others}")
                lines.append(told.format(card=name, others=takes))
            elif card in mine:
                lines.append(name)
        if not lines:
            return translate("text_table", "No card may be played now.")
        return translate("text_table", "You may play: {cards}.").format(cards="; ".join(lines))


def _is_closed(spot: Spot, *, own: bool) -> bool:
    # What one has captured oneself is sorted open before one.
    return spot.closed and not (own and spot.look is Look.CLASSES)


def _in_sight(cards: tuple[Card, ...], look: Look | None, *, held: bool) -> tuple[Card, ...]:
    """Return the cards whose faces are seen in a zone that lies so."""
    if look in SQUARED:
        cards = cards[-1:]
    elif look in CLOSED or (look is None and not held):
        return ()
    return tuple(card for card in cards if card != HIDDEN)


def _sentences(told: Iterable[str]) -> str:
    """Return several things that are told as sentences."""
    each = (text[:1].upper() + text[1:] for text in told if text)
    return " ".join(map(as_sentence, each))
