"""Says what follows otherwise from one move than from another, in words of the card table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from naipes_gui.bots.consequences import ENDS, Aim, Course, Difference, Event, Kind, differences
from naipes_gui.bots.reasons import ROUNDING, often
from naipes_gui.core.cards import Card
from naipes_gui.core.text import Phrase, Who, phrase

Said = Callable[[Difference], Phrase | None]
CEDES = 0.25
"""In which share of the deals more the trick goes away where it is said to be given away."""
HARDLY = 0.05
"""In which share of the deals it may go away where it is said to be kept."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards that may be played, and how the trick lies."""

    better: Card
    worse: Card
    lying: tuple[Card, ...]
    trump: str
    order: str
    """The ranks, the lowest first."""
    takes: Callable[[Card], bool]
    """Whether a card would be winning the trick that lies."""
    rival: Who | None = None
    """The one player whom one plays against, if it is one."""
    has_partners: bool = False
    """Whether others play against the same one."""
    aim: Aim = Aim.TAKE

    @property
    def is_enough(self) -> bool:
        """Whether the better card takes what lies, and so does the worse, a higher of its suit."""
        takes = bool(self.lying) and self.takes(self.better) and self.takes(self.worse)
        is_suit = self.better.suit == self.worse.suit
        return takes and is_suit and not _is_above(self, self.better, self.worse)


OUTCOMES = "outcomes"
"""The context of the sentences that only say how the hand ends."""


def tells_how_it_ends(why: Phrase | str) -> bool:
    """Tell whether a reason is no more than how often the hand comes off: that is said once."""
    return isinstance(why, Phrase) and why.context == OUTCOMES


ROUGHLY = 20
"""From one deal of so many on that number is told in round figures."""
APART = 2
"""How many tenths lie between two shares at least that are spoken of as others."""


def tenths(share: float) -> int:
    """Return a share as it is spoken of."""
    return round(10 * share)


def as_often(share: float, first: float) -> Phrase:
    """Return a second share; where the ``first`` has not named ten deals, it names them itself."""
    if share > 1 - ROUNDING:
        return phrase("consequences", "in all")
    if share < ROUNDING:
        return phrase("consequences", "in none")
    match tenths(share), tenths(first):
        case 0, _:
            return phrase("consequences", "in hardly any")
        case 10, _:
            return phrase("consequences", "in nearly all")
        case tens, 0 | 10:
            return phrase("consequences", "in %n of 10", n=tens)
        case tens, _:
            return phrase("consequences", "in %n", n=tens)


def shares(found: Difference) -> dict[str, Phrase]:
    """Return how often something comes of either move, to fill a sentence with."""
    return {"often": often(found.share), "less": as_often(found.less, found.share)}


def are_told_apart(found: Difference) -> bool:
    """Tell whether two shares are others still once they are spoken, and not by a hair."""
    # Of a double price only one share is told: the other is next to nothing.
    least = 1 if found.event.kind in (Kind.PUNISHED, Kind.PRIZE) else APART
    return abs(tenths(found.share) - tenths(found.less)) >= least


def told(
    better: Sequence[Course], worse: Sequence[Course], say: Said, aim: Aim = Aim.TAKE,
    motif: Said = lambda found: None,
) -> Phrase | None:  # fmt: skip
    """Return the first difference that explains much and can be said.

    What is spoken of alike can only be said as a way of playing, which the deals bear out, or of
    how the hand ends, as more or less often.
    """
    found = differences(better, worse, aim)
    plain = [each for each in found if are_told_apart(each)]
    ends = [each for each in found if each.event.kind in ENDS and each not in plain]
    return _first(say, plain) or _first(motif, found) or _first(say, ends)


def _first(say: Said, found: Sequence[Difference]) -> Phrase | None:
    return next((said for each in found if (said := say(each)) is not None), None)


def of_the_end(
    found: Difference, apart: Mapping[Kind, Phrase], near: Mapping[Kind, Phrase], **blanks: Any
) -> Phrase | None:
    """Return how often a hand comes to something, in the words that a game has for it.

    Of shares that are spoken of alike those say in one deal of how many they differ.
    """
    is_apart = are_told_apart(found)
    said = (apart if is_apart else near).get(found.event.kind)
    if said is None:
        return None
    told = shares(found) if is_apart else {"often": often(found.share), "many": one_in(found)}
    return replace(said, blanks=blanks | told)


def end_told(said: Phrase | None, *words: Mapping[Kind, Phrase]) -> Kind | None:
    """Return of which end of a hand a reason says how often it comes, if of one."""
    if said is None:
        return None
    told = (kind for each in words for kind, one in each.items() if one.source == said.source)
    return next(told, None)


def one_in(found: Difference) -> int:
    """Return in one deal of how many two shares differ, roughly where that is seldom."""
    many = round(1 / max(abs(found.share - found.less), 1 / ROUGHLY**2))
    return many if many < ROUGHLY else ROUGHLY // 2 * round(2 * many / ROUGHLY)


def of_cards(pair: Pair, goal: Said) -> Said:
    """Return how differences between two cards are said; ``goal`` says those of the game."""

    def say(found: Difference) -> Phrase | None:
        said = _consequence(pair, found) or goal(found)
        motif = _motif(pair, found) if said is not None else None
        if motif is None or said is None:
            return said
        return phrase("consequences", "{motif} {consequence}", motif=motif, consequence=said)

    return say


def _motif(pair: Pair, found: Difference) -> Phrase | None:
    """Return what a lead is good for: that it wins the hand more often is no reason by itself."""
    motif = way_of_playing(pair, found)
    is_lead = pair.aim is Aim.TAKE and not pair.lying and found.event.kind in ENDS
    if motif is not None or not is_lead or pair.better.suit != pair.worse.suit:
        return motif
    blanks = {"card": pair.better, "other": pair.worse}
    if _is_above(pair, pair.better, pair.worse):
        return phrase(
            "consequences", "{card:short} is harder to beat than {other:short}.", **blanks
        )
    return phrase("consequences", "You keep the better {other:short} for later.", **blanks)


def _consequence(pair: Pair, found: Difference) -> Phrase | None:
    blanks = {"card": pair.better, "other": pair.worse, **shares(found)}
    match found.event:
        case Event(Kind.CARD, (card,)):
            return _of_a_card(pair, found, card)
        case Event(Kind.BOTH):
            return _of_both(pair, found)
        case Event(Kind.CUT, (card,)):
            return _of_a_ruff(pair, found, card)
        case Event(Kind.UNDER, (card,)) if pair.aim is Aim.FEED and pair.rival is not None:
            return _of_feeding(pair, found, card)
        case Event(Kind.AGAINST, (card,)) if pair.aim is Aim.FEED and pair.rival is not None:
            return phrase(
                "consequences", "{who} has to take a trick with {against:short} {often}; with "
                "{other:short}, {less}.", against=card, who=pair.rival, **blanks,
            )  # fmt: skip
        case Event(Kind.AGAINST, (card,)) if card not in pair.lying:
            return phrase(
                "consequences", "{against:short}, if it is out against you, takes a trick {often}; "
                "with {other:short}, {less}.", against=card, **blanks,
            )  # fmt: skip
        case Event(Kind.HERE):
            return _of_the_trick(pair, found)
        case Event(Kind.SPENT) if pair.rival is not None:
            return phrase(
                "consequences", "It costs {who} a trump {often}; with {other:short}, {less}.",
                who=pair.rival, **blanks,
            )  # fmt: skip
        case _:
            return None


def _of_a_ruff(pair: Pair, found: Difference, card: Card) -> Phrase:
    """Say how often a card falls to a trump, played now, or later."""
    blanks = {"cut": card, "other": pair.worse, **shares(found)}
    if card == pair.better:
        return phrase(
            "consequences", "Played now, {cut:short} is trumped {often}; after {other:short}, "
            "{less}.", **blanks,
        )  # fmt: skip
    if card == pair.worse:
        return phrase(
            "consequences", "Kept, {cut:short} is trumped {often}; played now, {less}.", **blanks
        )
    return phrase(
        "consequences", "{cut:short} is trumped {often}; with {other:short}, {less}.", **blanks
    )


def _of_a_card(pair: Pair, found: Difference, card: Card) -> Phrase | None:
    """Say how often a card of one's own takes a trick: one of the two, or another."""
    blanks = {"card": card, "other": pair.worse, **shares(found)}
    if pair.aim is Aim.AVOID:
        return _of_a_burden(pair, found, card)
    if card == pair.worse:
        if not round(10 * found.less):
            return phrase(
                "consequences", "You keep {card:short}: later it takes a trick {often}.", **blanks
            )
        return phrase(
            "consequences", "You keep {card:short}, which takes a trick {often}; played now, "
            "{less}.", **blanks,
        )  # fmt: skip
    if card == pair.better and pair.is_enough and found.share > 1 - HARDLY:
        return phrase(
            "consequences", "{card:short} is enough for this trick, and the better {other:short} "
            "stays.", **blanks,
        )  # fmt: skip
    if card == pair.better:
        return phrase(
            "consequences", "Played now, {card:short} takes a trick {often}; after "
            "{other:short}, {less}.", **blanks,
        )  # fmt: skip
    return phrase(
        "consequences", "Later {card:short} takes a trick {often}; if {other:short} goes first, "
        "{less}.", **blanks,
    )  # fmt: skip


def _of_a_burden(pair: Pair, found: Difference, card: Card) -> Phrase:
    """Say how often one has to take a trick with a card, who wants none."""
    blanks = {"card": card, "other": pair.worse, **shares(found)}
    if card == pair.better:
        return phrase(
            "consequences", "You get rid of {card:short}: kept, it would have to take a trick "
            "{often}.", card=card, often=often(found.less),
        )  # fmt: skip
    if card == pair.worse:
        return phrase(
            "consequences", "Kept, {card:short} has to take a trick {often}; played now, {less}.",
            **blanks,
        )  # fmt: skip
    return phrase(
        "consequences", "You have to take a trick with {card:short} {often}; with {other:short}, "
        "{less}.", **blanks,
    )  # fmt: skip


def _of_feeding(pair: Pair, found: Difference, card: Card) -> Phrase:
    """Say how often who plays a misère takes a trick with a card of one's own in it."""
    blanks = {"card": card, "who": pair.rival, "other": pair.worse, **shares(found)}
    if card == pair.worse:
        return phrase(
            "consequences", "You keep {card:short}: with it {who} is made to take a trick {often}; "
            "played now, {less}.", **blanks,
        )  # fmt: skip
    if card == pair.better:
        return phrase(
            "consequences", "Under {card:short}, {who} has to take a trick {often}; kept, {less}.",
            **blanks,
        )  # fmt: skip
    return phrase(
        "consequences", "Later, {card:short} makes {who} take a trick {often}; with {other:short}, "
        "{less}.", **blanks,
    )  # fmt: skip


def _of_both(pair: Pair, found: Difference) -> Phrase:
    """Say that both of two cards take a trick, one of them being enough for this one."""
    blanks = {"card": pair.better, "other": pair.worse, **shares(found)}
    if pair.lying and pair.takes(pair.better) and pair.takes(pair.worse):
        return phrase(
            "consequences", "{card:short} is enough for this trick, and {other:short} takes "
            "another {often}; if {other:short} goes first, {less}.", **blanks,
        )  # fmt: skip
    return phrase(
        "consequences", "First {card:short}: so both {card:short} and {other:short} take a trick "
        "{often}; with {other:short} first, {less}.", **blanks,
    )  # fmt: skip


def _of_the_trick(pair: Pair, found: Difference) -> Phrase:
    """Say who takes the trick that is played to: the others, told from them."""
    if pair.rival is not None and pair.has_partners:
        return phrase(
            "consequences", "{who} takes this trick {often}; with {other:short}, {less}.",
            who=pair.rival, other=pair.worse, **shares(found),
        )  # fmt: skip
    blanks = {"card": pair.better, "other": pair.worse, "often": often(1 - found.share),
              "less": as_often(1 - found.less, 1 - found.share)}  # fmt: skip
    if _is_ruff(pair):
        return phrase(
            "consequences", "You trump with {card:short} and take the trick {often}; with "
            "{other:short}, {less}.", **blanks,
        )  # fmt: skip
    return phrase(
        "consequences", "You take this trick {often}; with {other:short}, {less}.", **blanks
    )  # fmt: skip


def _is_ruff(pair: Pair) -> bool:
    is_plain = bool(pair.lying) and pair.lying[0].suit != pair.trump
    return is_plain and pair.better.suit == pair.trump != pair.worse.suit


def way_of_playing(pair: Pair, found: Difference) -> Phrase | None:
    """Return the way of playing by which a card comes to more, where it is known by a name."""
    event, better, worse = found.event, pair.better, pair.worse
    card = event.cards[0] if event.cards else None
    if pair.aim is not Aim.TAKE or card is None:
        return None
    leads_trump = not pair.lying and better.suit == pair.trump != worse.suit
    if leads_trump and event.kind in (Kind.CARD, Kind.CUT) and card.suit != pair.trump:
        return phrase(
            "consequences", "You draw the trumps first, for the sake of {card:short}.", card=card
        )
    if event.kind is Kind.BOTH and not pair.lying and found.here < -CEDES and found.ceded < HARDLY:
        return phrase("consequences", "{card:short} keeps you the lead.", card=better)
    if event.kind is not Kind.CARD or card in (better, worse):
        return None
    if card.suit == worse.suit != better.suit and _is_above(pair, card, worse):
        return phrase(
            "consequences", "{guard:short} stays as a guard beside {card:short}.",
            guard=worse, card=card,
        )  # fmt: skip
    if found.here > CEDES:
        return phrase("consequences", "You give up the lead, and see what is led before you play.")
    return None


def _is_above(pair: Pair, card: Card, other: Card) -> bool:
    return pair.order.index(card.rank) > pair.order.index(other.rank)
