"""What stands on the last sheet of a match: who won, the hands in columns, what was remarkable."""

from collections.abc import Iterator, Sequence
from typing import Any

from naipes_gui.core.face import Face, PlayedHand
from naipes_gui.core.match_end import HandGlance, MatchEnd, Standing
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.store.record import Record

LOOKED_AT = 300
"""Hands; of a longer match the last."""
ENOUGH = 3
"""So many hands must have been played before one of them stands out."""


def match_end(
    record: Record, face: Face, viewer: Seat, hands: Sequence[PlayedHand], minutes: int = 0
) -> MatchEnd:
    """Return how a match that is over ended for whoever sits at a seat."""
    view = record.timeline.view(record.timeline.ply, viewer)
    ranking = record.rules.ranking(view.state)
    looked = [face.glance(view, hand) for hand in hands[-LOOKED_AT:]]
    whole = len(looked) == len(hands)
    standings = [
        Standing(seat, sum(map(len, ranking[:nth])) + 1, face.holding(view, seat))
        for nth, place in enumerate(ranking)
        for seat in place
    ]
    given_up = record.given_up
    return MatchEnd(
        title=phrase("match_end", "The match was given up") if given_up
        else face.verdict(view, ranking),
        subtitle=tuple(_subtitle(view, () if given_up else ranking, standings, looked, len(hands),
                                 minutes)),
        standings=tuple(standings),
        hands=tuple(looked),
        first=len(hands) - len(looked) + 1,
        notable=(
            *_places_explained(looked),
            *(_broken_off(looked, standings, view) if given_up and whole else ()),
            *(_notable(looked, view) if whole else ()),
        ),
        given_up=given_up,
    )  # fmt: skip


def _broken_off(
    hands: Sequence[HandGlance], standings: Sequence[Standing], view: View[Any]
) -> Iterator[Phrase]:
    """Tell what was paid and won in a hand that nobody finished: no column adds it up."""
    rest = dict[Seat, int]()
    for one in standings:
        had = one.holding.change
        if had is None or not all(one.seat < len(hand.figures) for hand in hands):
            return
        rest[one.seat] = had - sum(hand.figures[one.seat] for hand in hands)
    moved = tuple(
        phrase("match_end", "{who} {sign}{amount}", who=Who(seat), sign="+" if figure > 0 else "−",
               amount=abs(figure))
        for seat, figure in rest.items() if figure
    )  # fmt: skip
    if moved:
        yield phrase("match_end", "In the hand that was broken off: {sums}.", sums=moved)


def _places_explained(hands: Sequence[HandGlance]) -> Iterator[Phrase]:
    """Tell what the figures of hands are that are no gains."""
    if any(not hand.signed for hand in hands):
        yield phrase("match_end", "The figure of a hand tells who went out first, second and so "
                     "on; framed is who was left with cards.")  # fmt: skip


def _subtitle(
    view: View[Any], ranking: Sequence[Sequence[Seat]], standings: Sequence[Standing],
    looked: Sequence[HandGlance], hands: int, minutes: int,
) -> Iterator[Phrase]:  # fmt: skip
    mine = next((one for one in standings if one.seat == view.seat), None)
    decided = len(ranking) > 1 and list(ranking[0]) != [view.seat]
    if any(not hand.signed for hand in looked):
        # Where one loses and nobody wins, nobody comes second either.
        if mine is not None and len(ranking) > 1 and view.seat not in ranking[-1]:
            yield phrase("match_end", "You are safe with {total}", total=mine.holding.words)
    elif mine is not None and decided and len(standings) > 2:
        yield _came(mine, standings)
    if hands:
        yield phrase("match_end", "%n hand(s)", n=hands)
    if minutes:
        yield phrase("match_end", "%n minute(s)", n=minutes)


def _came(mine: Standing, standings: Sequence[Standing]) -> Phrase:
    place, total = PLACES[mine.place - 1], mine.holding.words
    if [one.place for one in standings].count(mine.place) > 1:
        return phrase("match_end", "You tie for {place} place of {all} with {total}",
                      place=place, all=len(standings), total=total)  # fmt: skip
    return phrase("match_end", "You come {place} of {all} with {total}",
                  place=place, all=len(standings), total=total)  # fmt: skip


PLACES = (
    phrase("match_end", "first"),
    phrase("match_end", "second"),
    phrase("match_end", "third"),
    phrase("match_end", "fourth"),
    phrase("match_end", "fifth"),
    phrase("match_end", "sixth"),
    phrase("match_end", "seventh"),
    phrase("match_end", "eighth"),
    phrase("match_end", "ninth"),
)


def _notable(hands: Sequence[HandGlance], view: View[Any]) -> Iterator[Phrase]:
    """Tell at most three things that were so in this match and not in every one."""
    if len(hands) < ENOUGH:
        return
    if all(hand.signed for hand in hands):
        yield from _heaviest(hands, view.seat)
        yield from _lead(hands, view.seat)
    yield from _own_hands(hands, view)


def _heaviest(hands: Sequence[HandGlance], viewer: Seat) -> Iterator[Phrase]:
    """Tell which hand moved most, if one did."""
    weight = [max(map(abs, hand.figures)) for hand in hands]
    most = max(weight)
    if weight.count(most) != 1 or not most:
        return
    hand = hands[weight.index(most)]
    seat = max(range(len(hand.figures)), key=lambda s: abs(hand.figures[s]))
    if hand.summary is None:
        return
    told: dict[str, Any] = {
        "hand": weight.index(most) + 1,
        "how": hand.summary,
        "sign": "+" if hand.figures[seat] > 0 else "−",
        "amount": most,
    }
    if seat == viewer:
        yield phrase(
            "match_end", "Hand {hand} weighed most: {how}, {sign}{amount} for you.", **told
        )
    else:
        yield phrase("match_end", "Hand {hand} weighed most: {how}, {sign}{amount} for {who}.",
                     who=Who(seat), **told)  # fmt: skip


def _lead(hands: Sequence[HandGlance], viewer: Seat) -> Iterator[Phrase]:
    """Tell since when the one who leads at the end led alone."""
    totals, leaders = [0] * len(hands[0].figures), []
    for hand in hands:
        totals = [total + one for total, one in zip(totals, hand.figures, strict=True)]
        best = max(totals)
        leaders.append(totals.index(best) if totals.count(best) == 1 else None)
    if (last := leaders[-1]) is None:
        return
    since = len(leaders)
    while since > 1 and leaders[since - 2] == last:
        since -= 1
    tell = _you_lead if last == viewer else _they_lead
    never_before = since == len(leaders) and last not in leaders[:-1]
    yield tell(since, Who(last), late=never_before)


def _you_lead(since: int, _: Who, *, late: bool) -> Phrase:
    if since == 1:
        return phrase("match_end", "You led from the first hand to the last.")
    if late:
        return phrase("match_end", "You took the lead only in the last hand.")
    return phrase("match_end", "You took the lead for good in hand {hand}.", hand=since)


def _they_lead(since: int, who: Who, *, late: bool) -> Phrase:
    if since == 1:
        return phrase("match_end", "{who} led from the first hand to the last.", who=who)
    if late:
        return phrase("match_end", "{who} took the lead only in the last hand.", who=who)
    return phrase("match_end", "{who} took the lead for good in hand {hand}.", who=who, hand=since)


def _own_hands(hands: Sequence[HandGlance], view: View[Any]) -> Iterator[Phrase]:
    """Tell how often the viewer was the one a hand was about."""
    if view.seat >= len(hands[0].figures):
        return
    if not all(hand.signed for hand in hands):
        first = sum(bool(hand.figures) and hand.figures[view.seat] == 1 for hand in hands)
        yield phrase("match_end", "You were first to go out in {first} of %n hand(s).",
                     first=first, n=len(hands))  # fmt: skip
        return
    won = sum(hand.figures[view.seat] > 0 for hand in hands)
    # That one gained something once in ten hands is no comfort.
    if 2 * won >= len(hands):
        yield phrase("match_end", "You gained something in {won} of %n hand(s).",
                 won=won, n=len(hands))  # fmt: skip


def plain_end() -> MatchEnd:
    """Return what is certain of any match that is over."""
    return MatchEnd(phrase("match_end", "The match is over"), (), ())
