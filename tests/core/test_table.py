"""Events on the table, and what is remembered of them."""

import pytest

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.memory import remember
from naipes_gui.core.motion import DEAL, DISCARD, GATHER, PLAY, TAKE
from naipes_gui.core.table import (
    BANK,
    Cleared,
    Event,
    Looked,
    Moved,
    Paid,
    Said,
    Script,
    Seat,
    Shown,
    apply_event,
    settled,
)

A, B, C = map(Card, ("AS", "KS", "QS"))
TABLE = {"stock": (A, B, C), "hand:0": (), "hand:1": ()}


def test_a_script_writes_what_it_does() -> None:
    script = Script(TABLE, (0, 0), (DEAL, GATHER))
    script.cut("stock", 1)
    script.draw(2, "stock", "hand:0", DEAL)
    script.pay(BANK, Seat(1), 3, "point")
    script.say(Seat(0), "bid", 3)
    assert script.table == {"stock": (A,), "hand:0": (B, C), "hand:1": ()}
    assert script.scores == (0, 3)
    folded = dict(TABLE)
    for event in script.events:
        apply_event(folded, event)
    assert folded == script.table


def test_nothing_moved_and_nothing_paid_is_no_event() -> None:
    script = Script(TABLE, (0, 0), (DEAL, GATHER))
    script.move((), "stock", "hand:0", DEAL)
    script.pay(BANK, Seat(0), 0, "point")
    assert script.events == []


def test_gathering_leaves_nothing_behind() -> None:
    script = Script({"stock": (A,), "hand:0": (B,), "hand:1": (C,)}, (0, 0), (GATHER,))
    script.gather("stock")
    assert script.table == {"stock": (A, B, C), "hand:0": (), "hand:1": ()}


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
