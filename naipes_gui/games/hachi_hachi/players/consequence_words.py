"""What two choices change in how hands end, in words."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from naipes_gui.bots.reasons import often
from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU

LAID = phrase("hachi_hachi", "laid down now")
"""In place of a choice that is named by its card, where that card is named already."""
ANY = "any"
"""In place of the key of a combination: whichever."""
NAMES = {**DEKIYAKU, ANY: phrase("hachi_hachi", "a combination")}


class Cause(Enum):
    """What a choice does at once about a combination that somebody may make."""

    NONE = auto()
    COMPLETES = auto()
    TAKES = auto()
    TAKES_LAST = auto()
    """It takes what somebody needs who lacks a single card."""
    HOLDS = auto()
    """It keeps a card in hand that the other choice lays down."""


@dataclass(frozen=True, slots=True)
class Deed:
    """That, and with which cards."""

    cause: Cause
    cards: tuple[Card, ...] = ()


class Made(NamedTuple):
    """In which share of the deals a combination is made after the better choice, and the other."""

    best: float
    other: float

    @property
    def often(self) -> Phrase:
        """How often after the better one, in so many deals of ten if that tells them apart."""
        return _often(self.best, self.other)

    @property
    def otherwise(self) -> Phrase:
        """How often after the other."""
        return _often(self.other, self.best)


def _often(share: float, other: float) -> Phrase:
    if round(10 * share) != round(10 * other) or not round(100 * share):
        return often(share)
    return phrase("hachi_hachi", "in %n deal(s) of 100", n=round(100 * share))


def instead(other: Move, best: Move) -> Phrase:
    """Return what is done in place of the better choice, for the middle of a sentence."""
    if other.cards != best.cards:
        return phrase("hachi_hachi", "with {cards}", cards=other.cards)
    if other.onto:
        return phrase("hachi_hachi", "taking {cards}", cards=other.onto)
    if other.word == "place":
        return phrase("hachi_hachi", "taking nothing")
    return phrase("hachi_hachi", "taking something")


def mine(key: str, deed: Deed, made: Made, instead: Phrase) -> Phrase:
    """Say how a combination of the viewer's own comes nearer."""
    yaku = NAMES[key]
    blanks = {
        "yaku": yaku, "often": made.often, "instead": instead, "otherwise": made.otherwise,
        "cards": deed.cards,
    }  # fmt: skip
    match deed.cause:
        case Cause.COMPLETES:
            return phrase(
                "hachi_hachi", "That completes {yaku}; {instead}, you make it {otherwise}.",
                yaku=yaku, instead=instead, otherwise=often(made.other),
            )  # fmt: skip
        case Cause.TAKES | Cause.TAKES_LAST:
            return phrase(
                "hachi_hachi",
                "With {cards} you make {yaku} {often}; {instead}, {otherwise}.", **blanks,
            )  # fmt: skip
        case Cause.HOLDS:
            return phrase(
                "hachi_hachi",
                "Keep {cards} for {yaku}: you make it {often}; {instead}, {otherwise}.", **blanks,
            )  # fmt: skip
        case Cause.NONE:
            del blanks["cards"]
            return phrase(
                "hachi_hachi",
                "That leaves you {yaku} {often}; {instead}, {otherwise}.", **blanks,
            )  # fmt: skip


def of_a_rival(seat: Seat, key: str, deed: Deed, made: Made, instead: Phrase) -> Phrase:
    """Say how a combination of somebody else becomes rarer."""
    blanks = {
        "who": Who(seat), "yaku": NAMES[key], "often": made.often, "instead": instead,
        "otherwise": made.otherwise, "cards": deed.cards,
    }  # fmt: skip
    match deed.cause:
        case Cause.TAKES_LAST:
            return phrase(
                "hachi_hachi",
                "{who} lacks one card for {yaku}, and {cards} would do: made {often}; {instead}, "
                "{otherwise}.", **blanks,
            )  # fmt: skip
        case Cause.TAKES | Cause.COMPLETES:
            return phrase(
                "hachi_hachi",
                "{who} needs {cards} for {yaku}: made {often}; {instead}, {otherwise}.", **blanks,
            )  # fmt: skip
        case Cause.HOLDS:
            return phrase(
                "hachi_hachi",
                "Keep {cards} from {who}, who needs it for {yaku}: made {often}; {instead}, "
                "{otherwise}.", **blanks,
            )  # fmt: skip
        case Cause.NONE:
            del blanks["cards"]
            return phrase(
                "hachi_hachi",
                "{who} then makes {yaku} {often}; {instead}, {otherwise}.", **blanks,
            )  # fmt: skip


def of_the_others(key: str, deed: Deed, made: Made, instead: Phrase) -> Phrase:
    """Say the same where it may be made by more than one of the others."""
    blanks = {
        "yaku": NAMES[key], "often": made.often, "instead": instead,
        "otherwise": made.otherwise, "cards": deed.cards,
    }  # fmt: skip
    match deed.cause:
        case Cause.TAKES | Cause.TAKES_LAST | Cause.COMPLETES:
            return phrase(
                "hachi_hachi",
                "The others need {cards} for {yaku}: made {often}; {instead}, {otherwise}.",
                **blanks,
            )
        case Cause.HOLDS:
            return phrase(
                "hachi_hachi",
                "Keep {cards} from the others, who need it for {yaku}: made {often}; {instead}, "
                "{otherwise}.", **blanks,
            )  # fmt: skip
        case Cause.NONE:
            del blanks["cards"]
            return phrase(
                "hachi_hachi",
                "The others then make {yaku} {often}; {instead}, {otherwise}.",
                **blanks,
            )


def of_cards(more: int, instead: Phrase) -> Phrase:
    """Say that the better choice captures so many more points."""
    return phrase(
        "hachi_hachi", "By the end you capture about %n point(s) more than {instead}.", n=more,
        instead=instead,
    )  # fmt: skip


def got(card: Card, captured: Made, instead: Phrase) -> Phrase:
    """Say how often a card is captured."""
    return phrase(
        "hachi_hachi", "So you capture {card} {often}; {instead}, {otherwise}.", card=card,
        instead=instead, often=captured.often, otherwise=captured.otherwise,
    )  # fmt: skip


def at_once(card: Card, captured: Made, instead: Phrase) -> Phrase:
    """Say that a card is captured by this very move: that is so, and no matter of how often."""
    return phrase(
        "hachi_hachi", "That makes sure of {card}; {instead}, captured {otherwise}.", card=card,
        instead=instead, otherwise=often(captured.other),
    )  # fmt: skip


def kept(card: Card, captured: Made) -> Phrase:
    """Say how often a card is captured that the other choice lays down."""
    return phrase(
        "hachi_hachi", "Keep {card}: captured {often}; laid down now, {otherwise}.",
        card=card, often=captured.often, otherwise=captured.otherwise,
    )  # fmt: skip


def kept_for(held: Card, card: Card, captured: Made) -> Phrase:
    """Say for which other card of its month a card stays in hand that the other choice plays."""
    return phrase(
        "hachi_hachi", "Keep {held} for {card}, of the same month: captured {often}; otherwise, "
        "{otherwise}.", held=held, card=card, often=captured.often, otherwise=captured.otherwise,
    )  # fmt: skip


def taken_home(card: Card, captured: Made) -> Phrase:
    """Say that a card captures and so is the player's own, which the other choice lays down."""
    return phrase(
        "hachi_hachi", "That makes sure of {card}; laid down instead, captured {otherwise}.",
        card=card, otherwise=often(captured.other),
    )  # fmt: skip


def now(got: int, month: str, out: int) -> Phrase:
    """Say what is captured at once, and how many might take it before it could be had later."""
    if not out:
        return phrase("hachi_hachi", "It brings %n point(s) at once.", n=got)
    return phrase(
        "hachi_hachi", "It brings {worth} at once; {more} could come first.",
        worth=phrase("games", "%n point(s)", n=got),
        more=phrase("hachi_hachi", "%n more card(s) of {month}", n=out, month=MONTHS[month]),
    )  # fmt: skip


def not_lost(cards: tuple[Card, ...]) -> Phrase:
    """Say that cards of the field can be captured later as well."""
    return phrase(
        "hachi_hachi", "Only you can capture {cards}, and later will do: nobody else has a card of "
        "{month}.", cards=cards, month=MONTHS[cards[0].month],
    )  # fmt: skip


def all_the_same(card: Card, share: float) -> Phrase:
    """Say that a card which another choice captures at once is captured without it, too."""
    return phrase("hachi_hachi", "You still capture {card} {often}.", card=card, often=often(share))


def both(one: Phrase, two: Phrase) -> Phrase:
    """Return two reasons, the weightier one first; of two that were joined the first is kept.

    More than two sentences nobody reads who is to play a card.
    """
    first = one.blanks["reason"] if "also" in one.blanks else one
    return phrase("hachi_hachi", "{reason} {also}", reason=first, also=two)


def going_on(mine: float, theirs: float, *, goes: bool) -> Phrase:
    """Say how often a hand that goes on ends with a further combination of the viewer, or others.

    That is why it is better to go on, or why to stop.
    """
    blanks = {"mine": often(mine), "theirs": often(theirs)}
    if goes:
        return phrase(
            "hachi_hachi", "Whoever goes on here makes one more yaku {mine}, and the others are "
            "first {theirs}.", **blanks,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "What is won now is certain; going on, one more yaku would come {mine}, and "
        "the others would be first {theirs}.", **blanks,
    )  # fmt: skip
