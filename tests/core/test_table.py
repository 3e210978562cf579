"""Events on the table, and what is remembered of them."""

from collections.abc import Mapping

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.draft import Draft
from naipes_gui.core.memory import remember
from naipes_gui.core.motion import DEAL, DISCARD, GATHER, PLAY, TAKE
from naipes_gui.core.state import State
from naipes_gui.core.table import (
    BANK,
    Cleared,
    Event,
    Looked,
    Moved,
    Paid,
    Said,
    Seat,
    Shown,
    apply_event,
    settled,
)

A, B, C = map(Card, ("AS", "KS", "QS"))
TABLE = {"stock": (A, B, C), "hand:0": (), "hand:1": ()}


def draft(table: Mapping[str, tuple[Card, ...]]) -> Draft[State]:
    return Draft(State(table=table, scores=(0, 0), drawing=()), (DEAL, GATHER), None)


def test_a_draft_writes_what_it_does() -> None:
    edited = draft(TABLE)
    edited.cut("stock", 1)
    edited.draw(2, "stock", "hand:0", DEAL)
    edited.pay(BANK, Seat(1), 3, "point")
    edited.say(Seat(0), "bid", 3)
    assert edited.table == {"stock": (A,), "hand:0": (B, C), "hand:1": ()}
    assert edited.state.scores == (0, 3)
    folded = dict(TABLE)
    for event in edited.events:
        apply_event(folded, event)
    assert folded == edited.table


def test_nothing_moved_and_nothing_paid_is_no_event() -> None:
    edited = draft(TABLE)
    edited.move((), "stock", "hand:0", DEAL)
    edited.pay(BANK, Seat(0), 0, "point")
    assert edited.events == []


def test_gathering_leaves_nothing_behind() -> None:
    edited = draft({"stock": (A,), "hand:0": (B,), "hand:1": (C,)})
    edited.gather("stock")
    assert edited.table == {"stock": (A, B, C), "hand:0": (), "hand:1": ()}


def test_scores_can_start_again() -> None:
    paid = settled((1, 0), Paid(Seat(0), Seat(1), 2, "stake"))
    assert paid == (-1, 2)
    assert settled(paid, Cleared()) == (0, 0)
    assert settled(paid, Said(Seat(0), "pass")) == paid


def test_a_look_changes_no_place() -> None:
    table: dict[str, tuple[Card, ...]] = {"spare": (HIDDEN, HIDDEN)}
    apply_event(table, Looked(Seat(0), (A, B), "spare"))
    assert table == {"spare": (A, B)}


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Moved((HIDDEN,), (0,), "hand:1", "waste:1", DISCARD), {}),
        (Moved((A,), (0,), "hand:1", "trick:1", PLAY), {A: "trick:1"}),
        (Moved((HIDDEN,), (0,), "open", "hand:1", TAKE), {A: "hand:1", B: "hand:1"}),
        (Shown((C,), (1,), "hand:1"), {A: "hand:1", C: "hand:1"}),
        (Said(Seat(1), "pass"), {A: "hand:1"}),
    ],
    ids=["leaves unseen", "is seen again", "picked up openly", "shown", "talk"],
)
def test_what_is_remembered(event: Event, expected: dict[Card, str]) -> None:
    table = {"hand:1": (HIDDEN, HIDDEN), "open": (B,), "trick:1": (), "waste:1": ()}
    assert remember({A: "hand:1"}, table, event) == expected


def test_a_draft_is_the_state_itself_and_leaves_the_one_before_alone() -> None:
    before = State(table=TABLE, scores=(0, 0), drawing=())
    edited = Draft(before, (DEAL,), None)
    state = edited.state
    edited.draw(1, "stock", "hand:0", DEAL)
    edited.pay(BANK, Seat(1), 2, "point")
    edited.set(deals=1)
    assert (state.table["hand:0"], state.scores, state.deals) == ((A,), (0, 2), 1)
    assert (before.table["hand:0"], before.scores, before.deals) == ((), (0, 0), 0)


def test_no_field_can_be_set_that_a_state_does_not_have() -> None:
    with pytest.raises(AttributeError):
        draft(TABLE).set(phaze=1)
