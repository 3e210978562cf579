"""Nobody is said to be able to take a card of which no other of its month is out."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest

from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.coach import Weight
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.face import CardStatus
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games import all_games
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.months import can_be_taken, is_out_of_reach, waits
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.table.coach import COACH
from naipes_gui.games.hachi_hachi.table.grounds import because, given_away
from naipes_gui.games.hachi_hachi.table.tracker import chases
from naipes_gui.ui.match import natural
from naipes_gui.ui.match.natural import GIVES_LEAST
from tests.games.hachi_hachi.positions import position, rules, traditional
from tests.games.hachi_hachi.test_bots import NEVER, SETS, decisions, view_of
from tests.games.hachi_hachi.test_consequences import WORDING, master, told

DECISIONS = 150
Played = tuple[HachiState, View[HachiState]]


def played() -> Iterator[Played]:
    for options in SETS:
        for state, view in islice(decisions(rules(**options)), DECISIONS):
            if state.phase in (Phase.PLAY, Phase.TAKE):
                yield state, view


def to_the_last_card() -> Iterator[Played]:
    """Yield decisions of five, whose stock is turned over before they have played all cards."""
    for state, view in islice(decisions(rules(players=5, match_end="hands6")), 4 * DECISIONS):
        if state.phase in (Phase.PLAY, Phase.TAKE):
            yield state, view


def months_of_others(state: HachiState, me: Seat) -> set[str]:
    """Return the months of which another holds a card, or the stock, as only the deal knows."""
    hands = [card for seat in state.seats if seat != me for card in state.hand(seat)]
    return {card.month for card in (*hands, *state.table[STOCK.id])}


def test_what_can_wait_is_never_captured_by_another() -> None:
    seen = Counter[str]()
    for state, view in played():
        out = months_of_others(state, view.seat)
        for card in state.field:
            if waits(view, card):
                seen["waits"] += 1
                assert card.month not in out
            elif card.month in out:
                seen["taken"] += 1
                assert can_be_taken(view, card)
    assert min(seen["waits"], seen["taken"]) > 5, seen


def test_what_is_out_of_reach_is_captured_by_no_card_that_one_has_or_may_turn() -> None:
    """Look at the deal itself: the viewer may know less, but is never told what is wrong."""
    seen = Counter[bool]()
    for state, view in to_the_last_card():
        stock = {card.month for card in state.table[STOCK.id]}
        left = [card for card in FLOWERS.cards
                if not any(card in state.pile(seat) for seat in state.seats)]  # fmt: skip
        held = {each.month for each in state.hand(view.seat)}
        for card in left:
            lost = is_out_of_reach(view, card)
            seen[lost] += 1
            assert not (lost and card.month in held | stock), card
    assert min(seen[True], seen[False]) > 100, seen


def test_what_can_be_captured_by_nothing_is_lost_to_a_combination() -> None:
    for _, view in to_the_last_card():
        for chase in chases(view, view.seat):
            for card, status in chase.cards:
                if is_out_of_reach(view, card):
                    assert status is not CardStatus.MISSING


def test_alone_one_is_only_where_nobody_else_has_one_of_the_month() -> None:
    seen = 0
    for state, view in played():
        for move in view.moves:
            said = because(view, move)
            if said is not None and "obody else" in said.source:
                seen += 1
                assert move.cards[0].month not in months_of_others(state, view.seat)
    assert seen > 20
    for (_, _, view, _), why in told():
        if "before {who} can" in why.source:
            assert any(can_be_taken(view, card) for card in why.blanks["cards"])


@pytest.mark.parametrize("month", ["06", "09", "10"])
def test_another_is_said_to_take_a_card_only_where_one_of_its_month_is_out(month: str) -> None:
    """Whoever lacks that ribbon: the other cards of its month may lie anywhere."""
    of, said = traditional(), Counter[bool]()
    lacked, animal = f"{month}R", f"{month}T"
    others = " ".join(f"{each}R" for each in ("06", "09", "10") if each != month)
    for places in product(("mine", "theirs", "stock", "gone"), repeat=2):
        lying = dict.fromkeys(("mine", "theirs", "stock", "gone"), "")
        for card, place in zip((f"{month}K1", f"{month}K2"), places, strict=True):
            lying[place] += f" {card}"
        hands = (f"{animal} 01K1{lying['mine']}", f"05K1{lying['theirs']}", "12K2")
        state = position(
            of, hands, lacked, f"03K1{lying['stock']}", (f"01H{lying['gone']}", others, "")
        )
        view = view_of(of, state)
        reason = because(view, Move.parse(f"play {animal} take {lacked}"))
        assert reason is not None
        denies = "before {who} can" in reason.source
        assert denies == bool({*places} & {"theirs", "stock"})
        said[denies] += 1
        rival = next(tip for tip in COACH.tips(view) if tip.key == "rival")
        assert (rival.weight is Weight.WARNS) == denies
    assert min(said.values()) > 3


def test_a_card_that_only_oneself_can_take_is_not_taken_before_somebody() -> None:
    of = traditional()
    piles = ("10K1 10K2 01H", "06R 09R", "")
    hands = ("10T 02K1 03R", "05K1 04K1 07K1", "12K2 12K3 07K2")
    state = position(of, hands, "10R 02K2", "03K1 03K2 08K1 08K2 11R 11T", piles)
    view = view_of(of, state)
    take, other = Move.parse("play 10T take 10R"), Move.parse("play 02K1 take 02K2")
    said = because(view, take)
    assert isinstance(said, Phrase)
    assert WORDING.say(said) == ("It captures the maple blue ribbon, 15 point(s) in all.")
    why = master(of).weigh(view.comparing(other, take), Random(1), NEVER).why
    assert WORDING.say(why).endswith(
        "Only you can capture the maple blue ribbon, and later will do: nobody else has a card of "
        "October."
    )
    assert not waits(view_of(of, position(of, ("10T", *hands[1:]), "10R", "03K1", piles)),
                     Card("10R"))  # fmt: skip


def test_what_a_card_would_give_away_is_named_where_another_can_take_it() -> None:
    of = traditional()
    hands = ("01H 10T 02K1", "05K1 04K1 07K1", "12K2 12K3 07K2")
    state = position(of, hands, "03K3", "01K1 03K2 08K1 08K2 11R 11T", ("10K1 10K2 10R", "", ""))
    view = view_of(of, state)
    away = given_away(view, Move.parse("play 01H"))
    assert away is not None
    assert WORDING.say(away) == ("The crane would lie open with 20 point(s).")
    both = phrase("hints", "{least} {dear}", least=GIVES_LEAST, dear=away)
    assert WORDING.say(both).endswith(f"least. {WORDING.say(away)}")
    assert given_away(view, Move.parse("play 10T")) is None


def test_what_is_captured_says_how_many_of_its_month_could_take_it_otherwise() -> None:
    of = rules()
    hands = ("10R 02K1", "05K2", "12K2")
    state = position(of, hands, "10T 05K1", "10K1", ("", "06R", ""))
    said = because(view_of(of, state), Move.parse("play 10R take 10T"))
    assert isinstance(said, Phrase)
    assert WORDING.say(said) == (
        "It captures the deer, 15 point(s) in all; 2 more card(s) of October could come first."
    )
    state = position(of, hands, "10T 05K1", "10K1", ("", "", ""))
    said = because(view_of(of, state), Move.parse("play 10R take 10T"))
    assert isinstance(said, Phrase)
    assert WORDING.say(said) == (
        "It brings 15 point(s), and the maple blue ribbon counts for Blue Ribbons."
    )


def test_what_can_wait_is_no_reason_to_take_a_card_now() -> None:
    """«Nobody else has a card of May: it would not have run away», of the card that was advised."""
    seen = Counter[str]()
    for state, view in played():
        for move in view.moves:
            said = because(view, move)
            if said is None or not said.source.startswith("It captures"):
                continue
            assert "obody else" not in said.source
            seen[said.source] += 1
            if "lie open to the others" in said.source:
                others = {each.cards[0] for each in view.moves
                          if each.cards and each.cards[0].month != move.cards[0].month}  # fmt: skip
                assert others
                assert all(each.month in months_of_others(state, view.seat) for each in others)
    assert len(seen) > 3


def test_who_is_told_what_captures_a_card_later_is_told_who_could_come_first() -> None:
    """A ribbon was laid open to the boar: «You keep a chaff, which can capture it later»."""
    seen = Counter[bool]()
    for state, view in played():
        for move in view.moves:
            said = because(view, move)
            if said is None or not re.search("capture (it|later)", said.source):
                continue
            is_out = move.cards[0].month in months_of_others(state, view.seat)
            if "{more} could come first" in said.source:
                seen[True] += 1
                is_dear = points(move.cards) > 1
                assert is_dear == said.source.startswith("It leaves")
            else:
                seen[False] += 1
                assert not is_out
    assert min(seen[True], seen[False]) > 2, seen


def test_a_capture_that_counts_for_diving_says_so() -> None:
    """Twelve mon from each were learned of on the sheet alone."""
    of = traditional()
    hands = ("03K1 03K2 03K3 01K1 02K1 10K1 12K1", "05K2 07K1", "12K2 12K3")
    state = position(of, hands, "03H 05K1", "04K1")
    said = because(view_of(of, state), Move.parse("play 03K1 take 03H"))
    assert said is not None
    assert WORDING.say(said) == (
        "It brings 21 point(s), and counts for Diving: then you have 2 of the 4 cards of March."
    )
    other = because(
        view_of(of, position(of, hands, "01K2", "04K1")), Move.parse("play 01K1 take 01K2")
    )
    assert other is not None
    assert "Diving" not in WORDING.say(other)


def test_beside_a_capture_no_card_is_named_that_would_lie_open() -> None:
    """«Any other card of yours would lie open to the others. A chaff would lie open with 1»."""
    of = traditional()
    hands = ("01R 06K2 09K1", "05K1 04K1 07K1", "12K2 12K3 07K2")
    state = position(of, hands, "01K1", "06K1 09K2 08K1 08K2 11R 11T", ("01H 01K2", "02R", ""))
    view = view_of(of, state)
    take, lay = Move.parse("play 01R take 01K1"), Move.parse("play 06K2")
    counsel = Counsel(take, (Weighed(take, 1.0), Weighed(lay, 1.0)))
    said = " ".join(
        map(WORDING.say, natural.because(all_games()["hachi_hachi"].face(), view, counsel, 1.0))
    )
    assert said == (
        "It captures a pine chaff, 6 point(s) in all; any other card of yours would lie open to "
        "the others."
    )
