"""What a hint of Hachi-Hachi says first is true, and of every decision something is said."""

from collections import Counter
from itertools import islice

from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.months import out_of
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.table.idea import matters
from naipes_gui.games.hachi_hachi.table.tracker import chases
from tests.games.hachi_hachi.positions import position, rules, traditional
from tests.games.hachi_hachi.test_bots import SETS, decisions, view_of
from tests.nights import by_night

WORDING = Wording(("Ana", "Blas", "Carla"))
ASKED = by_night(400, by_day=60)


def test_every_turn_says_one_thing_that_is_so() -> None:
    seen = Counter[str]()
    for options in SETS:
        for state, view in islice(decisions(rules(**options)), ASKED):
            told = matters(view)
            assert len(told) <= 1
            if state.phase is Phase.PLAY:
                assert told
            for said in told:
                seen[said.source.split(" ")[0]] += 1
                blanks = said.blanks
                if "cards" in blanks and "card" in blanks:
                    assert {*blanks["cards"]} <= {*state.field}
                    assert blanks["card"] in state.hand(view.seat)
                    worth = points((*blanks["cards"], blanks["card"]))
                    assert worth == blanks["worth"].blanks["n"]
                if "nobody else could take {cards}" in said.source:
                    hand = state.hand(view.seat)
                    assert {*blanks["cards"]} == {c for c in hand if not out_of(view, c)}
    assert {"You", "What", "Nothing"} <= {*seen}


def test_how_far_somebody_is_names_every_missing_card_with_its_place() -> None:
    seen = 0
    for options in SETS:
        for state, view in islice(decisions(rules(**options)), ASKED):
            for said in matters(view):
                if "needed" not in said.blanks:
                    continue
                seen += 1
                who = said.blanks.get("who")
                seat = view.seat if who is None else who.seat
                assert who is None or not view.options.pile_face_down
                found = next(one for one in chases(view, seat) if one.name == said.blanks["yaku"])
                have, needed = said.blanks["have"], said.blanks["needed"]
                assert (have, needed) == (found.owned, found.needed)
                assert have == needed - 1
                for each in said.blanks["missing"].blanks["cards"]:
                    card = each.blanks["card"]
                    assert ("field" in each.source) == (card in state.field)
                    assert ("hand" in each.source) == (card in state.hand(view.seat))
    assert seen


def test_of_several_captures_each_is_told_with_what_it_counts() -> None:
    of = rules(players=3)
    state = position(
        of, ("03H 10R 07T", "01K1 02K1 04K1", "05K1 06K1 08K1"), "03R 03K1 03K2 10T",
        "09K1 09K2 12K1", ("", "", ""),
    )  # fmt: skip
    assert said(of, state) == (
        "What you can capture, with what it and your card count together: the cherry poetry ribbon "
        "and two cherry chaff cards (27) and the deer (15).",
    )


def test_a_card_that_somebody_lacks_goes_before_points_where_it_can_be_captured() -> None:
    of = traditional()
    hands = ("07T 08T 09K1", "01K1 02K1", "05K1 06K1")
    piles = ("06R 10R", "01R 02R", "")
    state = position(of, hands, "09R 12K1", "04K1 04K2", piles)
    assert said(of, state) == (
        "You have 2 of the 3 cards for Blue Ribbons; still to capture: the chrysanthemum blue "
        "ribbon (in the field).",
    )
    apart = position(of, ("07T 08T", *hands[1:]), "09R 12K1", "04K1 04K2", piles)
    assert said(of, apart)[0].startswith("Nothing of yours captures")


def test_the_cards_that_nobody_else_can_take_are_named() -> None:
    """«The fewest could take a plum chaff: 0 unseen cards of the month.»"""
    of = rules(players=3)
    state = position(
        of, ("02K1 02T 07K1", "01K1 03K1 04K1", "05K1 06K1 08K1"), "12K1", "09K1 09K2 12K2",
        ("02R 02K2", "", ""),
    )  # fmt: skip
    assert said(of, state) == (
        "Nothing of yours captures: one card goes to the field, and nobody else could take the "
        "bush warbler and a plum chaff there.",
    )


def test_of_two_cards_that_the_turned_one_can_take_both_are_told_first() -> None:
    for options in SETS:
        for state, view in islice(decisions(rules(**options)), ASKED):
            if state.phase is Phase.TAKE and len(view.moves) == 2:
                assert matters(view)[0].source.startswith("The turned card takes one of the two")


def said(of: HachiHachi, state: HachiState) -> tuple[str, ...]:
    return tuple(map(WORDING.say, matters(view_of(of, state))))
