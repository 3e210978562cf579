"""What is earned beside points and captured combinations is announced when it comes about."""

from collections import Counter
from dataclasses import replace

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.coach import Weight
from naipes_gui.core.moments import Moment
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT, Paid, Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.rules.reach import how_far
from naipes_gui.games.hachi_hachi.rules.settlement import held
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.coach import COACH
from naipes_gui.games.hachi_hachi.table.face import HachiFace
from naipes_gui.games.hachi_hachi.table.names import REASONS, TEYAKU
from tests.games.hachi_hachi.positions import A, B, dealt, position, traditional
from tests.games.hachi_hachi.test_bots import club_match

FACE, WORDING = HachiFace(), Wording(("Ana", "Bea", "Carlos", "Dora", "Eva"))
HELD = {name.source for name in TEYAKU.values()}
ANNOUNCED = {*TEYAKU.values(), *(REASONS[key] for key in ("escape", "diving", "mizuten"))}


def hands(timeline: Timeline[HachiState]) -> list[range]:
    """Return the frames of every hand, from the one that deals it to the one that settles it."""
    ends = [
        ply for ply in range(1, timeline.ply + 1)
        if timeline.states[ply].hands > timeline.states[ply - 1].hands
    ]  # fmt: skip
    return [range(was + 1, end + 1) for was, end in zip([0, *ends], ends, strict=False)]


def announced(timeline: Timeline[HachiState], hand: range) -> Counter[tuple[Seat, str]]:
    """Return who is told to have what, by the moments that everybody sees."""
    found = Counter[tuple[Seat, str]]()
    for ply in hand:
        frame = timeline.tell(ply, A, FACE)
        for moment in FACE.moments(frame.view, frame.shown).values():
            for name in moment.title.blanks.get("names", ()):
                found[moment.seat, name.source] += name in ANNOUNCED
    return +found


@pytest.mark.parametrize("players", [3, 5])
def test_all_that_is_paid_beside_points_was_announced_before(players: int) -> None:
    told = Counter[str]()
    for seed in range(2 if players == 3 else 1):
        timeline = club_match(traditional(players).options, seed)
        for hand in hands(timeline):
            seen, last = announced(timeline, hand), timeline.states[hand[-1]]
            paid = {
                (event.taker, event.reason)
                for ply in hand for event in timeline.witnessed(ply, OMNISCIENT)
                if isinstance(event, Paid) and event.reason in ("escape", "diving")
            }  # fmt: skip
            for taker, reason in paid:
                assert seen[taker, REASONS[reason].source]
                told[reason] += 1
            shown = {(Seat(s), TEYAKU[y.key].source) for s, all_ in enumerate(last.teyaku)
                    for y in all_}  # fmt: skip
            assert shown == {each for each in seen if each[1] in HELD}
            feats = {each for each in seen if each[1] in ("Escape", "Diving")}
            if not last.special and last.ending == "exhausted":
                assert feats == {(taker, REASONS[reason].source) for taker, reason in paid}
    assert told["diving"]
    assert told["escape"] or players > 3


T3 = traditional()
BARE = "01K1 02K1 05K1 06K1 08K1 09K1"
PILE = "01H 03H 08H 11H"
NEAR = position(
    T3, ("10T", "05K2", "12K2 12K3"), "10R 01K1", "03K1 07K1", (PILE, "", ""),
    played=dealt(BARE, "", ""),
)  # fmt: skip


def moments(state: HachiState, move: str) -> list[Moment]:
    step = T3.play(state, Move.parse(move))
    return [*FACE.moments(T3.observe(step.state, B), step.events).values()]


def revealed(state: HachiState) -> HachiState:
    """Return the position with what the dealt hands were shown to hold."""
    return replace(state, teyaku=tuple(held(state, s, T3.options) for s in map(Seat, range(3))))


def test_an_escape_is_told_with_what_it_brings_and_from_whom() -> None:
    (told,) = [m for m in moments(revealed(NEAR), "play 10T take 10R") if m.seat == A]
    assert WORDING.say(told.title) == "Escape!"
    assert told.detail is not None
    assert WORDING.say(told.detail) == ("Ana: 95 points with One Animal, 12 mon from each rival")


def test_an_escape_that_is_near_is_seen_by_all_and_explained() -> None:
    state = revealed(NEAR)
    view = T3.observe(state, B)
    word = FACE.state_word(view, A)
    assert word is not None
    assert WORDING.say(word) == "Escape 80/89"
    rival = T3.observe(_to_move(state, B), B)
    (tip,) = [tip for tip in COACH.tips(rival) if tip.key == "feat"]
    assert WORDING.say(tip.text) == (
        "Ana was dealt One Animal: 89 points bring 12 mon from each rival (Escape), 80 so far."
    )
    assert tip.weight is Weight.WARNS
    mine = [tip for tip in COACH.tips(T3.observe(state, A)) if tip.key == "feat"]
    assert WORDING.say(mine[0].text) == (
        "You were dealt One Animal: with 89 points each rival pays 12 mon more (Escape). You have "
        "80."
    )


def _to_move(state: HachiState, seat: Seat) -> HachiState:
    return replace(state, to_move=seat)


def test_what_pays_alone_is_told_where_nobody_has_a_combination() -> None:
    pile = "01H 03H 08H 11H 02T 04T 05T 06T 07T 08T 09T 11T"
    state = position(T3, ("10T 02K1", "05K2", "12K2"), "10R 01K1", "03K1", (pile, "", ""))
    told = [WORDING.say(m.title) for m in moments(state, "play 10T take 10R")]
    assert told == ["Double Eights!"]
    with_yaku = position(
        T3, ("10T 02K1", "05K2", "12K2"), "10R 01K1", "03K1",
        (pile, "01R 02R 03R", ""),
    )  # fmt: skip
    assert not moments(with_yaku, "play 10T take 10R")


def test_an_escape_is_logged_with_the_card_that_made_it() -> None:
    step = T3.play(NEAR, Move.parse("play 10T take 10R"))
    told = FACE.account(T3.observe(NEAR, A), A, Move.parse("play 10T take 10R"), step.events)
    assert WORDING.say(told).endswith("; Escape")
    assert step.state.stage is Stage.HAND


@pytest.mark.parametrize(("taken", "word"), [("", "Diving 2/4"), ("06T", None)])
def test_of_a_month_that_others_have_a_card_of_no_diving_is_near(
    taken: str, word: str | None
) -> None:
    """A plate went on telling «2/4» when the other two had been captured by somebody else."""
    state = revealed(position(
        T3, ("10T", "05K2", "12K2 12K3"), "10R 01K1", "03K1 07K1", ("06K1 06K2", taken, ""),
        played=dealt("06K1 06K2 06R 02K1 03R 04T", "", ""),
    ))  # fmt: skip
    told = FACE.state_word(T3.observe(state, B), A)
    assert (WORDING.say(told) if told is not None else None) == word


def test_a_card_that_was_shown_of_a_dealt_hand_is_known_to_be_held() -> None:
    """It was told as not seen yet, though everybody had seen it."""
    state = revealed(position(
        T3, ("06R 05T", "05K2 01T", "12K2 12K3"), "02R", "03K1 07K1", ("", "09R", ""),
        played=dealt("06K1 06K2 02K1 03R 04T", "", ""),
    ))  # fmt: skip
    blue = tuple(map(Card, ("06R", "09R", "10R")))
    told = how_far(T3.observe(state, B), B, phrase("test", "Blue"), blue, 3)
    assert told is not None
    said = WORDING.say(told)
    assert said.count("held by Ana") == 1
    assert said.count("not seen yet") == 1
