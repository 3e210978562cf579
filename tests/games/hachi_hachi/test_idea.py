"""What a hint of Hachi-Hachi says first is true, and of every decision something is said."""

from collections import Counter
from itertools import islice

from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.months import out_of
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.table.idea import MOST, matters
from naipes_gui.games.hachi_hachi.table.tracker import chases
from tests.games.hachi_hachi.positions import position, rules, traditional
from tests.games.hachi_hachi.test_bots import SETS, decisions, view_of
from tests.nights import by_night

WORDING = Wording(("Ana", "Blas", "Carla"))
ASKED = by_night(400, by_day=60)


def test_every_turn_says_what_can_be_captured_or_given_away_and_by_whom() -> None:
    seen = Counter[str]()
    for options in SETS:
        for state, view in islice(decisions(rules(**options)), ASKED):
            told = matters(view)
            assert len(told) <= MOST
            if state.phase is Phase.PLAY:
                assert told
            for said in told:
                seen[said.source.split(" ")[0]] += 1
                blanks = said.blanks
                if "cards" in blanks and "card" in blanks:
                    assert {*blanks["cards"]} <= {*state.field}
                    assert blanks["card"] in state.hand(view.seat)
                    worth = points((*blanks["cards"], blanks["card"]))
                    assert blanks["worth"].blanks["n"] == worth
                    assert {*blanks.get("others", ())} <= {*state.field}
                if "n" in blanks and "month" in blanks:
                    months = {card: MONTHS[card.month] for card in (*state.field,
                              *state.hand(view.seat))}  # fmt: skip
                    card = next(each for each in months if months[each] == blanks["month"])
                    assert blanks["n"] == len(out_of(view, card))
    assert {"You", "The", "Of", "Nothing", "%n"} <= {*seen}


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
    assert seen > 2


def test_a_capture_that_only_the_player_can_make_may_wait() -> None:
    """27 points lay there, and the hint took 15: nobody told that the 27 do not run away."""
    of = rules(players=3)
    state = position(
        of, ("03H 10R 07T", "01K1 02K1 04K1", "05K1 06K1 08K1"), "03R 03K1 03K2 10T",
        "09K1 09K2 12K1", ("", "", ""),
    )  # fmt: skip
    assert said(of, state) == (
        "The dearest capture is the cherry poetry ribbon and two cherry chaff cards with the "
        "curtain, 27 point(s); you could also take the deer.",
        "Nobody else has a card of March: nobody takes that from you.",
    )


def test_two_of_three_ribbons_tell_where_the_third_is() -> None:
    of = traditional()
    state = position(
        of, ("07T 08T", "01K1 02K1", "05K1 06K1"), "09R 12K1", "04K1 04K2",
        ("06R 10R", "01R 02R", ""),
    )  # fmt: skip
    assert said(of, state)[-2:] == (
        "You have 2 of the 3 cards for Blue Ribbons; still to capture: the chrysanthemum blue "
        "ribbon (in the field).",
        "Blas has 2 of the 3 cards for Poetry Ribbons; still to capture: the cherry poetry ribbon "
        "(not seen yet).",
    )


def test_a_card_that_nobody_else_can_take_is_named_among_the_cheapest() -> None:
    """«The fewest could take a plum chaff: 0 unseen cards of the month.»"""
    of = rules(players=3)
    state = position(
        of, ("02K1 02T 07K1", "01K1 03K1 04K1", "05K1 06K1 08K1"), "12K1", "09K1 09K2 12K2",
        ("02R 02K2", "", ""),
    )  # fmt: skip
    assert said(of, state)[1:] == ("Nobody else can take a plum chaff there.",)


def test_of_two_cards_that_the_turned_one_can_take_both_are_told_first() -> None:
    for options in SETS:
        for state, view in islice(decisions(rules(**options)), ASKED):
            if state.phase is Phase.TAKE and len(view.moves) == 2:
                assert matters(view)[0].source.startswith("The turned card takes one of the two")


def said(of: HachiHachi, state: HachiState) -> tuple[str, ...]:
    return tuple(map(WORDING.say, matters(view_of(of, state))))
