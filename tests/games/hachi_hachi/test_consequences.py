"""What a reason says of two choices is true of the position, and speaks for one of them alone."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Moved, Seat
from naipes_gui.core.text import Phrase, Who
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.players import reasons
from naipes_gui.games.hachi_hachi.players.consequences import LEAST, Consequences
from naipes_gui.games.hachi_hachi.players.expert import Depth
from naipes_gui.games.hachi_hachi.players.master import Master
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.months import out_of, waits
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.yaku_names import DEKIYAKU
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURED
from naipes_gui.games.hachi_hachi.table.standing import standing
from naipes_gui.games.hachi_hachi.table.tracker import chased, chases
from tests.games.hachi_hachi.positions import A, play, position, rules, traditional
from tests.games.hachi_hachi.test_bots import NEVER, SETS, decisions, view_of
from tests.nights import by_night
from tests.words import phrases

WORDING = Wording(("Ana", "Blas", "Carla", "Dora", "Elsa"))
ASKED, DEALS = by_night(200, by_day=15), 120
Case = tuple[HachiHachi, HachiState, View[HachiState], Consequences]


@cache
def compared() -> tuple[Case, ...]:
    """Return decisions between two cards, and what these change."""
    return tuple(case for options in SETS for case in islice(_compared(options), ASKED))


def _compared(options: dict[str, Any]) -> Iterator[Case]:
    of = rules(**options)
    bot = master(of)
    for number, (state, view) in enumerate(decisions(of)):
        rng = Random(number)
        cards = [move for move in view.moves if move.verb in ("play", "take")]
        if len(cards) > 1 and state.phase in (Phase.PLAY, Phase.TAKE):
            better, other = rng.sample(cards, 2)
            found = bot.changes(bot.turn(view, rng, NEVER), better, other)
            if found.gap < 0:
                found = bot.changes(bot.turn(view, rng, NEVER), other, better)
            yield of, state, view, found


def master(of: HachiHachi) -> Master:
    bot = Master(of)
    bot.told_of = DEALS
    return bot


def told() -> Iterator[tuple[Case, Phrase]]:
    for case in compared():
        if (said := case[3].told()) is not None:
            yield case, said.blanks.get("also", said)


def test_what_differs_beyond_chance_is_told_and_nothing_else() -> None:
    assert all(found.deals == DEALS for _, _, _, found in compared())
    assert len(compared()) / 10 < len([*told()]) < len(compared())
    for (_, _, _, found), _ in told():
        few = replace(found, deals=LEAST - 1)
        assert few.told() is None


def test_two_opposite_moves_never_have_the_same_reason() -> None:
    for options in SETS:
        of = rules(**options)
        bot, seen = master(of), 0
        for number, (state, view) in enumerate(decisions(of)):
            if state.phase is not Phase.PLAY:
                continue
            one, other, *_ = Random(number).sample(view.moves, 2)
            said = [
                bot.weigh(view.comparing(*pair), Random(number), NEVER).why
                for pair in ((one, other), (other, one))
            ]
            assert "" in said
            seen += any(said)
            if seen:
                break


def test_what_is_named_can_still_be_made_by_whom_it_is_said() -> None:
    named = Counter[str]()
    for (_, state, view, _), said in told():
        key = key_of(said)
        if key is None:
            continue
        named[said.source] += 1
        able = [seat for seat in state.active if may_make(view, seat, key)]
        if (who := said.blanks.get("who")) is not None:
            assert isinstance(who, Who)
            assert Seat(who.seat) in able
            assert who.seat != view.seat
        elif "others" in said.source.lower():
            assert set(able) - {view.seat}
        else:
            assert view.seat in able
    assert sum(named.values()) > 3


def test_the_cards_that_are_said_to_be_taken_are() -> None:
    seen = 0
    for (of, state, view, found), said in told():
        key, cards = key_of(said), said.blanks.get("cards")
        if key is None or not cards:
            continue
        seen += 1
        needed = next(known for name, _, known, _ in chased(of.options) if name == key)
        assert {*cards} <= {*needed}
        if said.source.startswith("Keep"):
            assert {*cards} <= {*found.other.cards} & {*state.hand(view.seat)}
            assert not {*cards} & {*found.best.cards}
            assert not {*cards} & captured(of, state, found.other)
        else:
            assert {*cards} <= captured(of, state, found.best) | {*turned(state)}
        if "lacks one card" in said.source:
            assert lacks(view, Seat(said.blanks["who"].seat), key) == 1
    assert seen > 2


def test_what_is_told_explains_half_of_how_far_the_other_lies_behind() -> None:
    """«12 points less», for one card point more on average."""
    for (of, state, _, found), said in told():
        row = found.foremost()
        a_point = len(state.active) - 1 if of.options.settlement == "pairwise" else 1
        explained = 0 if row is None or key_of(said) is None else row.favour
        explained = max(explained, a_point * found.points, 0 if row is None else row.favour)
        assert 2 * explained >= found.gap


def test_much_that_is_captured_at_once_is_told_first() -> None:
    """Thirty points were taken, and a card was named that may come in three deals of ten."""
    seen = 0
    for of, state, view, found in compared():
        took, other = (
            points(tuple(captured(of, state, move) & seen_of(state, move)))
            for move in (found.best, found.other)
        )  # fmt: skip
        said = found.told()
        if said is None or took < 10 or took <= other:
            continue
        words = WORDING.say(said)
        now = f"It brings {took} point(s) at once" in words
        mine = tuple(captured(of, state, found.best) & seen_of(state, found.best))
        assert now or key_of(said) or any(waits(view, card) for card in mine)
        seen += now
    assert seen


def test_who_lacks_a_single_card_is_named_with_it() -> None:
    """The bright lies there; whoever plays after takes it, if it is left."""
    of = traditional()
    state = position(
        of, ("08K1 02K1", "08K2 07K1", "12K2 12K3"), "08H 05K1 06K1",
        "09K1 09K2 10K1 10K2 04K1 04K2", ("", "01H 03H 12H 01K1 03K1 12K1", ""),
    )  # fmt: skip
    said = asked(of, state, "play 08K1 take 08H", "play 02K1")
    assert said.startswith("Blas lacks one card for Four Brights, and the moon would do: made")
    assert "with a plum chaff" in said


def test_no_card_is_named_for_itself_and_for_the_choice_that_lays_it_down() -> None:
    """«Captures the swallow in 8 deals of 10, with the swallow in 1»."""
    seen = Counter[bool]()
    for (of, state, _, found), said in told_whole():
        for got in phrases(said):
            if (card := got.blanks.get("card")) is None or "held" in got.blanks:
                continue
            laid = card in found.other.cards and not captured(of, state, found.other) & {card}
            seen[laid] += 1
            # What captures is kept in no hand.
            played = card in found.best.cards
            assert got.source.startswith("Keep") == (laid and not played)
            assert not laid or card in state.hand(state.to_move)
    assert seen[True]


def test_what_looks_too_bad_to_be_weighed_is_what_the_best_is_compared_with() -> None:
    """Half of all hints had no reason: what was left to be weighed was as good."""
    of, seen = traditional(), 0
    for number, (_, view) in enumerate(islice(decisions(of), 24)):
        counsel = Master(of, depth=Depth((4,), trust=4, width=3.0)).weigh(
            view, Random(number), NEVER
        )
        if counsel.dismissed is not None:
            seen += 1
            assert counsel.dismissed in view.moves
            assert counsel.dismissed not in [one.move for one in counsel.choices]
            assert counsel.clearly_worse is not None
    assert seen > 2


def test_a_combination_that_is_completed_is_named() -> None:
    of = traditional()
    state = position(
        of, ("10K1 02K1", "05K2 07K1", "12K2 12K3"), "10R 05K1 01K1", "09K1 04K1 11K 11T 04K2 07K2",
        ("06R 09R", "", ""),
    )  # fmt: skip
    said = asked(of, state, "play 10K1 take 10R", "play 02K1")
    assert said.startswith("That completes Blue Ribbons; with a plum chaff,")


def test_where_no_combination_can_be_made_the_cards_are_counted() -> None:
    of = rules()
    spread = ("01H 02R 06T 10R", "03H 01R 09R 04R", "08H 03R 06R 05R 12H 07R")
    state = position(
        of, ("11R 04K1", "07K1 07K2", "12K2 12K3"), "11H 05K1",
        "09K1 04K2 11T 05K2 08K1 08K2", spread,
    )  # fmt: skip
    said = asked(of, state, "play 11R take 11H", "play 04K1")
    assert said == "It brings 25 point(s) at once; 2 more card(s) of November could come first."


def asked(of: HachiHachi, state: HachiState, *moves: str) -> str:
    view = view_of(of, state).comparing(*map(Move.parse, moves))
    return WORDING.say(master(of).weigh(view, Random(1), NEVER).why)


def every_move(of: HachiHachi, state: HachiState) -> list[Move]:
    return [*of.legal(state, state.to_move)]


def key_of(said: Phrase) -> str | None:
    return next((key for key, name in DEKIYAKU.items() if name == said.blanks.get("yaku")), None)


def may_make(view: View[HachiState], seat: Seat, key: str) -> bool:
    return any(
        each.key == key and each.is_possible and not each.is_complete for each in chases(view, seat)
    )


def lacks(view: View[HachiState], seat: Seat, key: str) -> int:
    return next(each.needed - each.owned for each in chases(view, seat) if each.key == key)


def captured(of: HachiHachi, state: HachiState, move: Move) -> set[Card]:
    events = of.play(state, move).events
    mine = CAPTURED.of(state.to_move)
    taken = [event.cards for event in events if isinstance(event, Moved) and event.target == mine]
    return {card for cards in taken for card in cards}


def seen_of(state: HachiState, move: Move) -> set[Card]:
    """Return the cards of a move's month that lie open to who moves: no card of the stock."""
    seen = {*state.hand(state.to_move), *state.field, *turned(state)}
    return {card for card in seen if card.month == move.cards[0].month}


def turned(state: HachiState) -> tuple[Card, ...]:
    return (state.turned,) if state.turned else ()


def test_to_stop_and_to_go_on_have_reasons_of_their_own() -> None:
    """Each of the two is told of what it brings for sure, or may bring."""
    of = traditional()
    state = position(
        of, ("10T 02K1", "05K1 04K1", "12K2 12K3"), "10R 01K1", "03K1 03K2 07K1 08K1 11R 11T",
        ("06R 09R", "01R 02R", ""),
    )  # fmt: skip
    state = play(of, state, "play 10T take 10R")
    assert state.phase is Phase.DECIDE
    view = view_of(of, state)
    pairs = (("shobu", "sage"), ("sage", "shobu"))
    told = [
        WORDING.say(master(of).weigh(view.comparing(*map(Move, pair)), Random(1), NEVER).why)
        for pair in pairs
    ]
    assert told[0].startswith(
        "What is won now is certain; going on, one more yaku would come in no deal at all, and "
        "the others would be first in "
    )
    assert told[1].startswith("Whoever goes on here makes one more yaku in no deal at all")


def test_behind_a_decision_stand_captures_combinations_and_the_multiplier() -> None:
    of = traditional()
    state = position(
        of, ("01K1 02K1", "05K1", "06K1"), "01H 12K1", "03K1", ("06R 09R", "01H 03H 12H", ""),
        multiplier=2,
    )  # fmt: skip
    told = [WORDING.say(each) for each in standing(of.observe(state, A))]
    assert told == [
        "All is paid ×2 in this hand.", "Ana: 10 point(s) captured; Blue Ribbons 2 of 3.",
        "Blas: 60 point(s) captured; Four Brights 3 of 4 and Five Brights 3 of 5.",
        "Carla: 0 point(s) captured.",
    ]  # fmt: skip


def test_who_could_take_what_is_left_or_laid_down_is_counted_as_the_month_lies() -> None:
    """«Captures it, 11 points», and nobody who had never seen a flower card knew why now."""
    seen = 0
    for (_, state, view, found), said in told_whole():
        for each in phrases(said):
            if "could come first" in each.source:
                more = each.blanks["more"].blanks
                out = out_of(view, found.best.cards[0])
                assert more["n"] == len(out) > 0
                assert more["month"] == MONTHS[found.best.cards[0].month]
                assert not {*out} & {*state.field, *state.hand(view.seat)}
                seen += 1
    assert seen


def test_a_card_is_kept_for_another_of_its_month_only_where_the_other_choice_plays_it() -> None:
    """A chaff took a chaff, and of a bright it was said that it would come more often."""
    seen = 0
    for (_, state, view, found), said in told_whole():
        for each in phrases(said):
            if "held" in each.blanks:
                held, card = each.blanks["held"], each.blanks["card"]
                assert held in found.other.cards
                assert held in state.hand(view.seat)
                assert held.month == card.month != found.best.cards[0].month
                assert card not in state.hand(view.seat)
                seen += 1
    assert seen


def told_whole() -> Iterator[tuple[Case, Phrase]]:
    return ((case, said) for case in compared() if (said := case[3].told()) is not None)


def test_a_card_that_is_left_says_how_many_of_its_month_may_come() -> None:
    of = rules()
    hands = ("01H 02K1", "05K2", "12K2")
    open_ = position(of, hands, "05K1 01K1 01K2", "02R", ("", "02K2", ""))
    shut = position(of, hands, "05K1 01K1 01K2", "05R", ("02R 02T", "02K2", ""))
    said = [
        WORDING.say(reasons.what_it_does(master(of).turn(view_of(of, state), Random(1), NEVER),
                                  Move.parse("play 02K1")))
        for state in (open_, shut)
    ]  # fmt: skip
    assert said == [
        "Leaves a plum chaff, which 2 more card(s) of February may come and take.",
        "Leaves a plum chaff: nobody else has a card of February.",
    ]


def test_what_is_captured_at_once_is_a_fact_and_no_matter_of_how_often() -> None:
    """«Captures the iris ribbon in every deal»: it lay there and was being taken."""
    of = traditional()
    state = position(
        of, ("10K1 02K1 01K1", "05K2 07K1 09R", "12K2 12K3"), "10R 05K1 01K2",
        "09K1 04K1 11K1 11T 04K2 09K2", ("06R", "", ""),
    )  # fmt: skip
    said = asked(of, state, "play 10K1 take 10R", "play 02K1")
    assert said.startswith(
        "That makes sure of the maple blue ribbon; with a plum chaff, captured in "
    )
    for (rules_of, before, _, found), told in told_whole():
        taken = captured(rules_of, before, found.best) & seen_of(before, found.best)
        for each in phrases(told):
            assert not each.source.startswith("So you capture {card}") or (
                each.blanks["card"] not in taken
            )


def test_a_dearer_capture_that_is_left_is_said_to_come_all_the_same() -> None:
    """Eleven points were taken, twenty-one left, and nobody told that the bright is in the hand."""
    seen = 0
    for of, state, view, found in compared():
        if found.later is None:
            continue
        seen += 1
        dear = found.later.blanks["card"]
        offered = [captured(of, state, move) for move in every_move(of, state)]
        assert any(dear in cards for cards in offered)
        assert dear.month != found.best.cards[0].month
        assert dear in {*state.field, *state.hand(view.seat)}
    assert seen


def test_a_bright_that_can_be_captured_later_is_named_where_less_is_taken() -> None:
    of = rules()
    state = position(
        of, ("08H 06R 01K1", "04K1 07K1 02R", "05K2 11K1 09K1"), "08K1 06T", "10K1 12K1 03K1",
        ("08T 08K2", "", ""),
    )  # fmt: skip
    said = asked(of, state, "play 06R take 06T", "play 01K1")
    assert said.endswith(" You still capture the moon in every deal.")


def test_that_a_capture_can_wait_is_told_after_what_the_card_does() -> None:
    """«The moon can wait», and of the card that was named nothing was said."""
    of = traditional()
    state = position(
        of, ("12K1 08T 04T", "07R 11R 02K1", "01K1 03K2 05K1"), "02T 12K2 03K1 09R 08H",
        "10K1 06K1 12H 12K3", ("08K1 08K2", "", ""),
    )  # fmt: skip
    said = asked(of, state, "play 12K1 take 12K2", "play 08T take 08H")
    assert said.startswith("Captures ")
    assert said.endswith(
        "Only you can capture the moon, and later will do: nobody else has a card of August."
    )


def test_a_card_that_is_laid_down_beside_one_of_its_month_says_what_can_capture_it() -> None:
    of = rules(players=4)
    state = position(
        of, ("01R 01H 12K3 11H", "04K1 07K1 02R 11T", "05K2 11K1 09T 06T", "08K1 08T 07T 04T"),
        "05K1 10K1 09K1 02T", "10R 12K1 03K1 11R 01K1", ("", "", "", ""),
    )  # fmt: skip
    said = asked(of, state, "play 01R", "play 11H")
    assert said.startswith(
        "It leaves 5 point(s) open, which the crane can capture later; 2 more card(s) of January "
        "could come first. Keep the rain man: "
    )


def test_a_combination_that_comes_nearer_says_how_many_of_its_cards_one_then_has() -> None:
    of = traditional()
    state = position(
        of, ("10K1 09K1 01K1 04K1", "05K2 07K1 10K2 11T", "12K2 12K3 11R 03K1"), "10R 09R 01K2",
        "09K2 11K1 04K2 12K1 12H", ("06R", "", ""),
    )  # fmt: skip
    said = asked(of, state, "play 10K1 take 10R", "play 01K1 take 01K2")
    assert said.startswith("With the maple blue ribbon you make Blue Ribbons in ")
    assert said.endswith(
        " With it you have 2 of the 3 cards for Blue Ribbons; still to capture: the chrysanthemum "
        "blue ribbon (in the field)."
    )


def test_no_reason_is_longer_than_two_short_sentences() -> None:
    """Four sentences with eight figures: whoever had never seen a flower card learnt none of it."""
    for _, said in told_whole():
        words = WORDING.say(said)
        assert len(re.findall(r"[.!?](?: |$)", words)) <= 2, words
        assert len(words) < 260, words


def test_a_point_or_two_that_no_card_explains_are_no_reason() -> None:
    """«By the end that is 1 card point more»: whoever hears it learns nothing."""
    for _, said in told_whole():
        for each in phrases(said):
            assert not each.source.startswith("By the end") or each.blanks["n"] > 2
