"""What stands on the last sheet of a match, from hands that are nothing but figures."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from naipes_gui.core.match_end import HandGlance, Holding, MatchEnd, Standing
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.session.match_end import (
    ENOUGH,
    LOOKED_AT,
    PLACES,
    _notable,
    _subtitle,
    match_end,
    plain_end,
)

HOW = phrase("match_end", "The match is over")


def seen(seat: int = 0) -> View[Any]:
    return cast("View[Any]", SimpleNamespace(seat=Seat(seat)))


def told(*figures: tuple[int, ...], seat: int = 0, signed: bool = True) -> list[str]:
    """Return what is remarkable of hands, in the words of nobody: sources with their blanks."""
    hands = [HandGlance(each, summary=HOW) for each in figures]
    if not signed:
        hands = [replace(hand, signed=False) for hand in hands]
    return [str(said(text)) for text in _notable(hands, seen(seat))]


def said(text: Phrase) -> str:
    blanks = {name: value.seat if isinstance(value, Who) else value
              for name, value in text.blanks.items()}  # fmt: skip
    written = text.source.replace("%n", "{n}")
    return written.format(**{**blanks, "how": "so"})


LEAD = {
    "from the first": ([(2, 0, 0)] * 3, "You led from the first hand to the last."),
    "in the last": ([(0, 1, 0), (0, 2, 0), (4, 0, 0)], "You took the lead only in the last hand."),
    "in the last again": (
        [(1, 0, 0), (0, 2, 0), (3, 0, 0)], "You took the lead for good in hand 3.",
    ),
    "somewhere": (
        [(0, 5, 0), (6, 0, 0), (1, 0, 0), (1, 0, 0)],
        "You took the lead for good in hand 2.",
    ),
    "again": (
        [(3, 0, 0), (0, 5, 0), (4, 0, 0), (1, 0, 0)], "You took the lead for good in hand 3.",
    ),
    "after a draw": (
        [(3, 0, 0), (0, 3, 0), (4, 0, 0), (1, 0, 0)], "You took the lead for good in hand 3.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LEAD)
def test_since_when_somebody_leads(kind: str) -> None:
    hands, sentence = LEAD[kind]
    assert sentence in told(*hands)
    theirs = {"You led": "1 led", "You took": "1 took"}
    for mine, other in theirs.items():
        sentence = sentence.replace(mine, other)
    assert sentence in told(*((b, a, c) for a, b, c in hands))


def test_nobody_leads_at_a_draw_and_little_is_said_of_few_hands() -> None:
    assert not [line for line in told((1, 0, 0), (0, 1, 0), (2, 2, 0)) if "led" in line]
    assert told(*[(2, 0, 0)] * (ENOUGH - 1)) == []
    assert len(told(*[(2, 0, 0)] * ENOUGH)) == 2


def test_the_heaviest_hand_is_told_with_whose_it_was() -> None:
    assert told((1, 0, 0), (5, -3, 0), (0, 1, 0))[0] == "Hand 2 weighed most: so, +5 for you."
    assert told((1, 0, 0), (0, 0, 1), (0, -4, 0))[0] == "Hand 3 weighed most: so, −4 for 1."
    equal = told((4, 0, 0), (0, 4, 0), (1, 0, 0))
    assert not [line for line in equal if "weighed" in line]
    assert not [line for line in told(*[(0, 0, 0)] * 3) if "weighed" in line]


def test_ones_own_hands_are_counted() -> None:
    gains = told((1, 0, 0), (0, 2, 0), (0, 0, 0), (3, -1, 0))
    assert gains[-1] == "You gained something in 2 of 4 hand(s)."
    assert told((1, 2, 3), (2, 1, 3), (1, 3, 2), signed=False) == [
        "You were first to go out in 2 of 3 hand(s)."
    ]
    assert not [line for line in told(*[(0, 1, 2)] * 3) if "gained" in line]
    assert not [line for line in told(*[(0, 1)] * 3, seat=2) if "gained" in line]


def subtitle(
    place: int, players: int, ranking: list[list[int]], seat: int = 0,
    looked: tuple[HandGlance, ...] = (),
) -> list[str]:  # fmt: skip
    """Return what stands below the title, of somebody at a place."""
    holding = Holding(3, HOW)
    others = [Standing(Seat(n), 1 if place > 1 else 2, holding) for n in range(1, players)]
    every = [Standing(Seat(0), place, holding), *others]
    ranks = [[Seat(n) for n in rank] for rank in ranking]
    return [text.source for text in _subtitle(seen(seat), ranks, every, looked, 2, 0)]


def test_nobody_comes_second_where_one_loses_and_nobody_wins() -> None:
    safe, hands = "You are safe with {total}", "%n hand(s)"
    places = (HandGlance((2, 1, 3), Seat(2), made=False, signed=False),)
    assert subtitle(2, 3, [[1], [0], [2]], looked=places) == [safe, hands]
    assert subtitle(3, 3, [[1], [2], [0]], looked=places) == [hands]


def test_ones_place_is_told_where_it_is_not_told_already() -> None:
    place, hands = "You come {place} of {all} with {total}", "%n hand(s)"
    assert subtitle(2, 3, [[1], [0], [2]]) == [place, hands]
    assert subtitle(1, 3, [[0], [1], [2]]) == [hands]
    assert subtitle(2, 2, [[1], [0]]) == [hands]
    assert subtitle(1, 3, [[0, 1, 2]]) == [hands]
    assert subtitle(2, 3, [[1], [0], [2]], seat=7) == [hands]
    assert len({text.source for text in PLACES}) == 9


def test_a_hand_without_a_word_for_it_is_not_called_the_heaviest() -> None:
    hands = [HandGlance((1, 0)), HandGlance((5, 0)), HandGlance((1, 0))]
    assert [text.source for text in _notable(hands, seen())] == [
        "You led from the first hand to the last.",
        "You gained something in {won} of %n hand(s).",
    ]


def test_of_a_hand_without_places_nobody_was_first() -> None:
    assert told((1, 2), (), (1, 2), (2, 1), signed=False) == [
        "You were first to go out in 2 of 4 hand(s)."
    ]


# The whole sheet, of a match that is nothing but a ranking.


VERDICT = phrase("test", "the verdict")


class Face:
    """Tells of a hand its number, and of a seat how much it has."""

    def glance(self, view: View[Any], hand: int) -> HandGlance:
        assert view.seat == 0
        return HandGlance((hand, -hand, 0), summary=HOW)

    changes: Sequence[int | None] = (None, None, None)

    def holding(self, view: View[Any], seat: Seat) -> Holding:
        assert view.seat == 0
        return Holding(10 * seat, phrase("test", f"{10 * seat} points"), self.changes[seat])

    def verdict(self, view: View[Any], ranking: list[list[Seat]]) -> Phrase:
        assert (view.seat, ranking) == (0, RANKING)
        return VERDICT


RANKING = [[Seat(1)], [Seat(2), Seat(0)]]


def ended(
    hands: int, minutes: int = 0, *, given_up: bool = False,
    changes: Sequence[int | None] = Face.changes,
) -> MatchEnd:  # fmt: skip
    def view(ply: int, seat: Seat) -> Any:
        assert ply == 7
        return SimpleNamespace(seat=seat, state="the end")

    def ranking(state: str) -> list[list[Seat]]:
        assert state == "the end"
        return RANKING

    record: Any = SimpleNamespace(
        timeline=SimpleNamespace(ply=7, view=view),
        rules=SimpleNamespace(ranking=ranking),
        given_up=given_up,
    )
    face: Any = Face()
    face.changes = changes
    played: Any = list(range(1, hands + 1))
    return match_end(record, face, Seat(0), played, minutes)


def test_the_sheet_says_who_won_and_who_has_what() -> None:
    end = ended(4, 24)
    assert end.title is VERDICT
    assert [(one.seat, one.place, one.holding.figure) for one in end.standings] == [
        (1, 1, 10), (2, 2, 20), (0, 2, 0),
    ]  # fmt: skip
    place, hands, minutes = end.subtitle
    assert place.source == "You tie for {place} place of {all} with {total}"
    assert place.blanks["place"] == phrase("match_end", "second")
    assert place.blanks["all"] == 3
    assert place.blanks["total"] == phrase("test", "0 points")
    assert (hands.source, hands.blanks["n"]) == ("%n hand(s)", 4)
    assert (minutes.source, minutes.blanks["n"]) == ("%n minute(s)", 24)
    assert [hand.figures[0] for hand in end.hands] == [1, 2, 3, 4]
    assert (end.first, end.given_up, len(end.notable)) == (1, False, 3)


def test_what_was_given_up_has_no_winner() -> None:
    end = ended(4, given_up=True)
    assert end.title.source == "The match was given up"
    assert [text.source for text in end.subtitle] == ["%n hand(s)"]
    assert end.given_up


def test_what_moved_in_an_unfinished_hand_is_told() -> None:
    """Whoever adds up the columns of a match that was given up finds the total."""
    told = ended(2, given_up=True, changes=(3, -7, 0)).notable
    assert [text.source for text in told] == ["In the hand that was broken off: {sums}."]
    sums = [(one.blanks["who"].seat, one.blanks["sign"], one.blanks["amount"])
            for one in told[0].blanks["sums"]]  # fmt: skip
    assert sums == [(1, "−", 4)]
    assert not ended(2, given_up=True, changes=(3, -3, 0)).notable
    assert "broken off" not in str(ended(2, changes=(3, -7, 0)).notable)


def test_what_did_not_happen_is_not_counted() -> None:
    end = ended(0)
    assert [text.source for text in end.subtitle] == [
        "You tie for {place} place of {all} with {total}"
    ]
    assert (end.hands, end.first, end.notable) == ((), 1, ())


def test_of_a_very_long_match_the_last_hands_are_looked_at() -> None:
    whole, cut = ended(LOOKED_AT), ended(LOOKED_AT + 2)
    assert len(whole.hands) == len(cut.hands) == LOOKED_AT
    assert (whole.first, cut.first) == (1, 3)
    assert [cut.hands[0].figures[0], cut.hands[-1].figures[0]] == [3, LOOKED_AT + 2]
    assert whole.notable
    assert cut.notable == ()
    assert cut.subtitle[1].blanks["n"] == LOOKED_AT + 2


def test_the_sheet_that_always_can_be_written_is_certain_of_nothing_else() -> None:
    end = plain_end()
    assert end.title.source == "The match is over"
    assert (end.subtitle, end.standings, end.hands, end.notable) == ((), (), (), ())
