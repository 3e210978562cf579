"""A decision as it lay: what was open, the hand, and the cards of the best move and of mine."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import CardsInWords, Wording, labelled, suit_name
from naipes_gui.core.zones import Role
from naipes_gui.review.judged import Judged
from naipes_gui.ui.review.words import Words

OPEN = (Role.CHAIN, Role.FIELD, Role.ASIDE)
"""What lies in the middle and is nobody's, as far as it can be seen."""


class Mark(Enum):
    """What a card is to the two moves that are compared."""

    BEST = auto()
    YOURS = auto()
    MINE = auto()
    """What was played, where that was no mistake."""
    BOTH = auto()
    """It is used by either, and each does something else with it."""
    SAME = auto()
    """What was played was the best."""


@dataclass(frozen=True, slots=True)
class Named:
    """A move in words, with what is plainly true of it."""

    mark: Mark
    whose: str
    name: str
    ground: str = ""
    is_card: bool = True
    """Whether it is to play a card, whose name is short."""

    @property
    def words(self) -> str:
        """The move, and what is plain to see of it, if anything."""
        return f"{self.name}. {self.ground}".rstrip()


@dataclass(frozen=True, slots=True)
class Decision:
    """What is shown of it, before anything of what would have come."""

    trump: str
    """What is trumps, in a word, where that is known."""
    table: Sequence[Card]
    owners: dict[Card, str]
    """Whose cards on the table are, where they lie before somebody."""
    hand: Sequence[Card]
    marks: dict[Card, Mark]
    choices: Sequence[Named]
    """The best and what was played."""
    standing: Sequence[str] = ()
    """What it hangs on besides, line by line: what each has captured, and what comes of that."""
    known: Sequence[tuple[str, str]] = ()
    """What else could be seen of the hand, label by label."""

    @property
    def said(self) -> Sequence[str]:
        """What is said of the two, line by line."""
        return [labelled(one.whose, one.words) for one in self.choices]

    @property
    def grounds(self) -> Sequence[Named]:
        """The two, where there is more to say of them than their names: these are told anyway."""
        return self.choices if any(one.ground for one in self.choices) else ()

    @property
    def seen(self) -> Sequence[str]:
        """What was known, line by line."""
        return self.standing or [labelled(name, value) for name, value in self.known]

    @property
    def because(self) -> Sequence[str]:
        """What is plain to see of the two, line by line."""
        # What is offered in words is named above it, and would be read three times.
        return [
            labelled(one.whose, one.words if one.is_card or not one.ground else one.ground)
            for one in self.grounds
        ]

    @property
    def told(self) -> Sequence[str]:
        """What was known, and what is plain to see of the two."""
        return [*self.seen, *self.because]

    def named(self, wording: Wording) -> str:
        """Return what lies there, for whoever does not see it."""
        free = [card for card in self.table if card not in self.owners]
        rows = [
            (on_the_table(), free),
            *((name, [card]) for card, name in self.owners.items()),
            (your_hand(), self.hand),
        ]
        lying = ". ".join(
            labelled(name, f"{CardsInWords(cards, wording):short}") for name, cards in rows if cards
        )
        return ". ".join([lying, *self.standing])


def on_the_table() -> str:
    """Return what stands at the cards that lay open."""
    return translate("review", "On the table")


def your_hand() -> str:
    """Return what stands at the cards one held."""
    return translate("review", "Your hand")


def mark_name(mark: Mark) -> str:
    """Return what stands at a card that is used by the best move, or by what was played."""
    match mark:
        case Mark.BEST:
            return translate("review", "best")
        case Mark.YOURS | Mark.MINE:
            return translate("review", "yours")
        case Mark.BOTH:
            return translate("review", "both")
        case Mark.SAME:
            return translate("review", "yours, the best")


def decision_of(words: Words, judged: Judged, view: View[Any]) -> Decision:
    """Return how a decision lay, with the best move and what was played marked on the cards."""
    hand = words.held(view, view.cards(Role.HAND, view.seat))
    trump = words.face.trump(view)
    known = suit_name(trump.suit) if trump is not None and trump.suit else ""
    before = _before_somebody(view, has_hand=bool(hand))
    owners = {
        card: _owner(words.wording.names[seat], view, seat, has_hand=bool(hand))
        for card, seat in (before | _laid_in_turn(words, view)).items()
    }
    # What is written on the tops of the piles need not be told beside them.
    piled = set[str]() if hand else {words.wording.names[seat] for seat in before.values()}
    seen = [each for each in words.seen_of_table(view) if each[0] not in piled]
    return Decision(
        known, [*_lying(view), *before], owners, hand, _marks(judged),
        _choices(words, judged, view), [*map(words.wording.say, words.face.standing(view))], seen,
    )  # fmt: skip


def _lying(view: View[Any]) -> list[Card]:
    table, roles = view.state.table, view.zones.role
    found = (card for role in OPEN for zone in table if roles(zone) is role for card in table[zone])
    return [card for card in found if card != HIDDEN]


def _before_somebody(view: View[Any], *, has_hand: bool) -> dict[Card, Seat]:
    """Return the cards of the trick, and where there is no hand yet the tops of piles, by owner."""
    table, zones = view.state.table, view.zones
    roles = (Role.TRICK,) if has_hand else (Role.TRICK, Role.PILE)
    found = {
        cards[-1]: zones.owner(zone) for zone, cards in table.items()
        if zones.role(zone) in roles and cards
    }  # fmt: skip
    return {card: seat for card, seat in found.items() if card != HIDDEN}


def _owner(name: str, view: View[Any], seat: Seat, *, has_hand: bool) -> str:
    """Return whose a card is, and how many lie in a pile of which it is the top."""
    pile = () if has_hand else view.cards(Role.PILE, seat)
    return f"{name} · {len(pile)}" if pile else name


def _laid_in_turn(words: Words, view: View[Any]) -> dict[Card, Seat]:
    """Return the cards that were laid on each other, by who laid them."""
    ladder = words.face.ladder(view)
    chain = view.cards(Role.CHAIN)
    return dict(zip(chain, ladder.owners, strict=True)) if ladder is not None else {}


def _marks(judged: Judged) -> dict[Card, Mark]:
    best = {*judged.best.cards, *judged.best.onto}
    mine = {*judged.made.cards, *judged.made.onto}
    if judged.best.meaning == judged.made.meaning:
        return dict.fromkeys(mine, Mark.SAME)
    both, yours = best & mine, _yours(judged)
    return {
        **dict.fromkeys(best - both, Mark.BEST), **dict.fromkeys(mine - both, yours),
        **dict.fromkeys(both, Mark.BOTH),
    }  # fmt: skip


def _yours(judged: Judged) -> Mark:
    return Mark.YOURS if judged.flagged else Mark.MINE


def _choices(words: Words, judged: Judged, view: View[Any]) -> list[Named]:
    best, mine = translate("review", "Best"), translate("review", "Yours")
    if judged.best.meaning == judged.made.meaning:
        both = translate("review", "Yours, and the best")
        told = _plain(words, view, judged, judged.best)
        return [Named(Mark.SAME, both, *told, words.is_card(view, judged.best))]
    pairs = ((Mark.BEST, best, judged.best, judged.made),
             (_yours(judged), mine, judged.made, judged.best))  # fmt: skip
    return [
        Named(mark, whose, *_plain(words, view, judged, move, other), words.is_card(view, move))
        for mark, whose, move, other in pairs
    ]


def _plain(
    words: Words, view: View[Any], judged: Judged, move: Move, other: Move | None = None
) -> tuple[str, str]:  # fmt: skip
    """Name a move, and say what is plain to see of it and not true of the other as well.

    Where the reason tells what follows from the two, that is told with the reason alone.
    """
    true, named = words.face.because(view, move), words.choice(view, move)
    is_of_both = other is not None and true == words.face.because(view, other)
    if judged.why or true is None or is_of_both:
        return named, ""
    return named, words.wording.say(true)
