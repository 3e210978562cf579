"""What two choices change in how hands end: who makes which combination, and the card points.

It is counted over the very deals by which the choices were compared, in which everybody's captures
at the end are known. What changes most, by how often times what it pays, is why one is better.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import NamedTuple

from naipes_gui.bots.cards import places
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import errors_apart
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.games.hachi_hachi.players import consequence_words as words
from naipes_gui.games.hachi_hachi.players.at_once import (
    at_once,
    can_be_lost,
    captured_by,
    cards_in,
    laid_by,
    later,
)
from naipes_gui.games.hachi_hachi.players.bits import (
    BLUES,
    BOAR,
    CARDS,
    EACH,
    FOUR,
    INDEX,
    NINE,
    RAIN_MAN,
    RED,
    points,
)
from naipes_gui.games.hachi_hachi.players.consequence_words import Cause, Deed, Made
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.reach import how_far

BEYOND_CHANCE, OF_A_CAUSE = 3.0, 2.2
"""Standard errors from which a difference is told: some twenty are looked at, of which none may
seem to be one by luck more than one time in twenty; fewer where a card that one of the choices
takes or lays down belongs to it, as is so of one or two."""
TOGETHER = 1.5
"""How many times more all others must change than the one who changes most, to be named as all."""
LEAST = 100
"""Deals below which nothing is said of what was counted."""
LEAST_SHARE = 0.03
"""What part of the deals must differ to be worth a word."""
OFTEN = 0.15
"""The share of the deals by which a card must come more often that neither choice plays."""
PART = 0.25
"""The share of the card points from which one card is named for them."""
REASON = 0.5
"""What part of how far the other lies behind something must explain to be told as the reason."""
MANY = 3
"""So many more card points are a reason where no card explains them: of fewer nobody learns."""
ME, OTHERS = 0, -1
"""Players are counted from the viewer; whoever of the others makes it is one of all others."""


class Chase(NamedTuple):
    """A combination of captured cards, and what is needed for it."""

    key: str
    cards: int
    needed: int
    kan: int


def chases(turn: Turn) -> list[Chase]:
    """Return the combinations that are played with."""
    worth = turn.at.worth
    found = [Chase("akatan", RED, 3, 7), Chase("aotan", BLUES, 3, 7)]
    found += [Chase("inoshikacho", BOAR, 3, 7)] if worth.inoshikacho else []
    fifth = 12 if worth.additive else 2
    found += [Chase("shiko", FOUR, 4, 10), Chase("goko", FOUR | RAIN_MAN, 5, fifth)]
    return [*found, Chase("nanatan", NINE, 7, 10)]


def is_possible(chase: Chase, piles: Sequence[int], player: int) -> bool:
    """Tell whether a player has not made a combination, and nobody has taken it from him."""
    others = 0
    for place, pile in enumerate(piles):
        others |= pile if place != player else 0
    lacks = chase.needed - (piles[player] & chase.cards).bit_count()
    return lacks > 0 and (chase.cards & ~others).bit_count() >= chase.needed


@dataclass(frozen=True, slots=True)
class Row:
    """How often a combination is made by somebody after either of two choices."""

    player: int
    seat: Seat
    key: str
    pays: int
    """What it brings the viewer if it is made; less than nothing for those of others."""
    deeds: tuple[Deed, Deed]
    """What the better choice does about it at once, and the other."""
    far: Phrase | None = None
    """How many of its cards are captured once the better choice is made, and where the rest is."""
    both: int = 0
    best: int = 0
    other: int = 0
    """In how many deals it is made after both, and after one alone."""

    @property
    def favour(self) -> int:
        """How much speaks for the better choice, over all deals together."""
        return self.pays * (self.best - self.other)

    @property
    def is_certain(self) -> bool:
        """Whether chance does not explain which choice the deals favour in which they differ."""
        has_cause = any(deed.cause is not Cause.NONE for deed in self.deeds)
        least = OF_A_CAUSE if has_cause else BEYOND_CHANCE
        return abs(errors_apart(self.best, self.other)) >= least

    @property
    def is_single(self) -> bool:
        """Whether it is about one combination of one player."""
        return self.player != OTHERS and self.key != words.ANY

    def made(self, deals: int) -> Made:
        """Return how often it is made after either, over so many deals."""
        return Made((self.both + self.best) / deals, (self.both + self.other) / deals)


@dataclass(frozen=True, slots=True)
class Captured:
    """How often the viewer captures a card after either of two choices."""

    card: Card
    is_laid: bool
    """Whether the other choice lays it in the field."""
    is_taken: bool
    """Whether the better choice captures it at once, or with it: it is kept in no hand then."""
    held: Card | None
    """The card of its month that the other choice plays and the better one keeps in hand."""
    both: int
    best: int
    other: int

    @property
    def tells_why(self) -> bool:
        """Whether one of the two choices plays it or takes it, or another card of its month."""
        return self.is_laid or self.is_taken or self.held is not None

    @property
    def favour(self) -> int:
        """How many points it brings the better choice more, over all deals together."""
        return EACH[INDEX[self.card]] * (self.best - self.other)

    @property
    def is_certain(self) -> bool:
        """Whether chance does not explain it."""
        return errors_apart(self.best, self.other) >= BEYOND_CHANCE

    def made(self, deals: int) -> Made:
        """Return how often it is captured after either, over so many deals."""
        return Made((self.both + self.best) / deals, (self.both + self.other) / deals)


@dataclass(frozen=True, slots=True)
class Consequences:
    """What two choices change, counted over the same deals."""

    best: Move
    other: Move
    deals: int
    rows: tuple[Row, ...]
    gap: float
    """How far the other lies behind, over all deals together."""
    points: int
    squares: int
    """How many more card points the better one captures, and the squares of that."""
    cards: tuple["Captured", ...] = ()
    """How often each card but chaff is captured that comes to the viewer not equally often."""
    point: int = 1
    """What a card point brings, in what the gap is counted in."""
    now: Phrase | None = None
    """What the better one captures at once, where that is much."""
    later: Phrase | None = None
    """How often a dearer card comes all the same that could be captured at once."""

    def told(self) -> Phrase | None:
        """Return what speaks most for the better one, if it is beyond chance and no trifle."""
        if self.deals < LEAST or self.gap <= 0:
            return None
        least = REASON * self.gap
        cards = self.point * self.points
        row = self.foremost()
        if row is not None and row.favour >= max(cards, least):
            names_it = row.deeds[0].cause not in (Cause.NONE, Cause.HOLDS)
            return self._of(row) if names_it else self._first_now(self._of(row))
        more = round(self.points / self.deals)
        if not self._has_more_points() or cards < least or more <= 0:
            return None
        instead = words.instead(self.other, self.best)
        sums = words.of_cards(more, instead) if more >= MANY else None
        card = max(self.cards, key=lambda row: row.favour, default=None)
        if card is None or not card.is_certain or card.favour < PART * self.points:
            return self.now or sums
        if card.is_taken and self.now is not None:
            return self.now
        if card.tells_why or self._is_often(card):
            told = self._got(card, instead)
            return told if self._keeps(card.card) else self._first_now(told)
        return self.now or sums

    def _keeps(self, card: Card) -> bool:
        """Tell whether what is known at once says already that a card stays in hand."""
        return self.now is not None and card in self.now.blanks.get("cards", ())

    def _is_often(self, card: "Captured") -> bool:
        """Tell whether how often a card comes differs by more than anybody would shrug off."""
        return card.best - card.other >= OFTEN * self.deals

    def _first_now(self, said: Phrase) -> Phrase:
        return said if self.now is None else words.both(self.now, said)

    def _got(self, card: Captured, instead: Phrase) -> Phrase:
        made = card.made(self.deals)
        if card.is_laid and card.is_taken:
            return words.taken_home(card.card, made)
        if card.is_taken:
            return words.at_once(card.card, made, instead)
        if card.is_laid:
            return words.kept(card.card, made)
        if card.held is not None:
            return words.kept_for(card.held, card.card, made)
        return words.got(card.card, made, instead)

    def foremost(self) -> Row | None:
        """Return what changes most of the combinations in favour of the better one."""
        least = LEAST_SHARE * self.deals
        certain = [
            row for row in self.rows
            if row.is_certain and row.favour > 0 and abs(row.best - row.other) >= least
        ]  # fmt: skip
        single = _most(row for row in certain if row.is_single)
        every = _most(row for row in certain if not row.is_single)
        if single is None or every is None:
            return single or every
        is_little = single.favour < REASON * self.gap
        return every if is_little or every.favour > TOGETHER * single.favour else single

    def _of(self, row: Row) -> Phrase:
        deed, made = row.deeds[0], row.made(self.deals)
        is_held = deed.cause is Cause.HOLDS
        instead = words.LAID if is_held else words.instead(self.other, self.best)
        if row.player == OTHERS:
            return words.of_the_others(row.key, deed, made, instead)
        if row.player == ME:
            said = words.mine(row.key, deed, made, instead)
        else:
            said = words.of_a_rival(row.seat, row.key, deed, made, instead)
        return said if row.far is None or self.now is not None else words.both(said, row.far)

    def _has_more_points(self) -> bool:
        spread = self.squares - self.points**2 / self.deals
        return self.points > BEYOND_CHANCE * sqrt(max(0.0, spread))


def _most(rows: Iterable[Row]) -> Row | None:
    return max(rows, key=lambda row: row.favour, default=None)


@dataclass(slots=True)
class Ends:
    """Everybody's captures at the ends of hands, by the deals; the viewer's come first."""

    better: list[Sequence[int]]
    other: list[Sequence[int]]
    gap: float = 0.0
    """How far the other lies behind, over all deals together, the multiplier left out."""


def consequences(turn: Turn, better: Move, other: Move, ends: Ends) -> Consequences:
    """Count what two choices change over the deals that both were played in."""
    pairs = list(zip(ends.better, ends.other, strict=False))
    more = [points(one[ME]) - points(two[ME]) for one, two in pairs]
    rows = (_counted(row, found, pairs) for row, found in _rows(turn, better, other))
    cards = _captures(turn, better, other, pairs)
    return Consequences(
        better, other, len(pairs), tuple(rows), ends.gap, sum(more),
        sum(each * each for each in more), tuple(cards), _point(turn),
        at_once(turn, better, other),
        later(turn, better, [one[ME] for one, _ in pairs]) if len(pairs) >= LEAST else None,
    )  # fmt: skip


def _point(turn: Turn) -> int:
    """Return what a card point brings: everybody settles with everybody, or all with the par."""
    return len(turn.at.seats) - 1 if turn.options.settlement == "pairwise" else 1


def _captures(
    turn: Turn, better: Move, other: Move, pairs: Sequence[tuple[Sequence[int], Sequence[int]]]
) -> Iterator[Captured]:
    laid, taken = laid_by(turn, other), captured_by(turn, better)
    both, best, then = Counter[int](), Counter[int](), Counter[int]()
    for one, two in pairs:
        both.update(places(one[ME] & two[ME]))
        best.update(places(one[ME] & ~two[ME]))
        then.update(places(two[ME] & ~one[ME]))
    for place in sorted({*best, *then}):
        if EACH[place] > 1:
            is_laid = bool(laid >> place & 1)
            is_taken = bool(taken >> place & 1)
            yield Captured(
                CARDS[place], is_laid, is_taken,
                None if is_taken else _held(turn, better, other, CARDS[place]),
                both[place], best[place], then[place],
            )  # fmt: skip


def _held(turn: Turn, better: Move, other: Move, card: Card) -> Card | None:
    """Return the card of a month that the other choice plays and the better one keeps in hand."""
    played, hand = other.cards[0], turn.state.hand(turn.view.seat)
    is_kept = other.verb == "play" and better.cards[0].month != card.month == played.month
    return played if is_kept and card not in hand else None


def _counted(
    row: Row, found: Sequence[Chase], pairs: Sequence[tuple[Sequence[int], Sequence[int]]]
) -> Row:
    both = best = other = 0
    for one, two in pairs:
        made, then = _is_made(found, one, row.player), _is_made(found, two, row.player)
        both += made and then
        best += made and not then
        other += then and not made
    return replace(row, both=both, best=best, other=other)


def _is_made(found: Sequence[Chase], piles: Sequence[int], player: int) -> bool:
    for pile in piles[1:] if player == OTHERS else piles[player : player + 1]:
        for chase in found:
            if (pile & chase.cards).bit_count() >= chase.needed:
                return True
    return False


def _rows(turn: Turn, best: Move, other: Move) -> Iterator[tuple[Row, Sequence[Chase]]]:
    """Yield every combination that somebody can still make, with what is done about it at once.

    Then whichever of them: many that hardly change each may together.
    """
    piles, each = turn.at.piles, turn.options.kan_points
    every: dict[int, list[Chase]] = {ME: [], OTHERS: []}
    for chase in chases(turn):
        able = [player for player in range(len(piles)) if is_possible(chase, piles, player)]
        rivals = [player for player in able if player != ME]
        for player in (*able, *([OTHERS] if len(rivals) > 1 else [])):
            pays = chase.kan * each * (len(piles) - 1 if player == ME else -1)
            deeds = (
                _deed(turn, chase, player, best, other), _deed(turn, chase, player, other, best)
            )  # fmt: skip
            seat = turn.at.seats[player] if player != OTHERS else NOBODY
            far = _how_far(turn, chase, seat, best) if seat != NOBODY else None
            yield Row(player, seat, chase.key, pays, deeds, far), [chase]
        if ME in able:
            every[ME].append(chase)
        if rivals:
            every[OTHERS].append(chase)
    for player, found in every.items():
        if len(found) > 1:
            pays = found[0].kan * each * (len(piles) - 1 if player == ME else -1)
            yield Row(player, NOBODY, words.ANY, pays, (Deed(Cause.NONE),) * 2), found


def _deed(turn: Turn, chase: Chase, player: int, move: Move, other: Move) -> Deed:
    """Return what a move does at once about a combination that somebody may make."""
    piles = turn.at.piles
    own = piles[player] if player != OTHERS else 0
    gained = captured_by(turn, move) & chase.cards & ~own
    lacks = chase.needed - (own & chase.cards).bit_count()
    if gained and player == ME and gained.bit_count() >= lacks:
        return Deed(Cause.COMPLETES, cards_in(gained))
    if gained:
        is_last = player > ME and lacks == 1 and can_be_lost(turn, gained)
        return Deed(Cause.TAKES_LAST if is_last else Cause.TAKES, cards_in(gained))
    if laid_by(turn, other) & chase.cards & ~own and other.cards != move.cards:
        return Deed(Cause.HOLDS, other.cards)
    return Deed(Cause.NONE)


def _how_far(turn: Turn, chase: Chase, seat: Seat, best: Move) -> Phrase | None:
    """Say how far somebody is from a combination once a move is made."""
    cards, taken = cards_in(chase.cards), captured_by(turn, best) & chase.cards
    mine = cards_in(taken) if seat == turn.view.seat else ()
    lacks = chase.needed - (turn.at.piles[turn.at.seats.index(seat)] & chase.cards).bit_count()
    if (taken and not mine) or (seat != turn.view.seat and lacks > 1):
        return None
    return how_far(turn.view, seat, words.NAMES[chase.key], cards, chase.needed, mine)
