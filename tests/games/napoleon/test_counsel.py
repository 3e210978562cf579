"""What players weigh, why they choose, what their styles and memories change."""

from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naipes_gui.bots.cards import split
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import STYLES, Style
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.napoleon.players import plays as solver
from naipes_gui.games.napoleon.players.callers import SENSIBLE, Caller
from naipes_gui.games.napoleon.players.club import ByRule
from naipes_gui.games.napoleon.players.hearing import Ear, Trust
from naipes_gui.games.napoleon.players.levels import LEVELS
from naipes_gui.games.napoleon.players.listening import listeners
from naipes_gui.games.napoleon.players.masks import field, mask, trumped
from naipes_gui.games.napoleon.players.reading import reader
from naipes_gui.games.napoleon.players.references import REFERENCES
from naipes_gui.games.napoleon.players.rollout import Position, winning
from naipes_gui.games.napoleon.players.strength import Odds, avoids, tricks, unbeaten
from naipes_gui.games.napoleon.players.turn import Turn
from naipes_gui.games.napoleon.rules.bids import NO_BID, PASS, Bid
from naipes_gui.games.napoleon.rules.state import NapoleonState
from tests.found import some
from tests.games.napoleon.positions import cards, dealt, play, playing
from tests.games.napoleon.positions import rules as rules_of
from tests.games.napoleon.test_bots import NEVER, SWAPS, VARIANTS, decisions, quick
from tests.playthrough import Raised
from tools.habits.napoleon import habits

READER = Wording(("Ana", "Luis", "Rosa", "Juan", "Eva", "Paco", "Inés"))


@pytest.mark.sampled
@pytest.mark.parametrize("options", [*SWAPS, *VARIANTS[:6]])
@pytest.mark.parametrize("level", LEVELS)
def test_counsel_is_what_is_chosen_and_has_a_reason(level: str, options: dict[str, Any]) -> None:
    for number, (rules, _, view) in enumerate(islice(decisions(options), 8)):
        bot = quick(level, rules)
        counsel = bot.weigh(view, Random(number), NEVER)
        assert counsel.chosen == bot.choose(view, Random(number), NEVER)
        if not counsel.choices:
            assert READER.say(counsel.reason) == "Only move."
            continue
        assert counsel.choices[0].move == counsel.chosen
        assert [each.worth for each in counsel.choices] == sorted(
            (each.worth for each in counsel.choices), reverse=True
        )
        assert all(each.margin >= 0 for each in counsel.choices)
        assert any(letter.isdigit() for letter in READER.say(counsel.reason))


def test_what_comes_off_against_a_contract_is_what_stops_it() -> None:
    seen = Counter[bool]()
    for rules, _, view in decisions(SWAPS[0]):
        if view.state.contract == NO_BID or len(view.moves) < 2 or view.moves[0].verb != "play":
            continue
        choices = quick("expert", rules).weigh(view, Random(1), NEVER).choices
        if len({round(each.worth, 6) for each in choices}) < 2 or choices[0].chance is None:
            continue
        seen[view.state.declarer == view.seat] += 1
        by_chance = sorted(choices, key=lambda each: -(each.chance or 0.0))
        assert by_chance[0].worth == choices[0].worth
        assert by_chance[-1].worth == choices[-1].worth
        if min(seen[True], seen[False]) >= 2:
            break
    assert seen[True]
    assert seen[False]


@pytest.mark.parametrize("level", LEVELS)
def test_counsel_stops_at_once(level: str) -> None:
    for rules, _, view in islice(decisions(SWAPS[1]), 12):
        bot = LEVELS[level](rules)
        counsel = bot.weigh(view, Random(3), Raised())
        assert counsel.chosen == bot.choose(view, Random(3), Raised())


def test_only_moves_and_cuts_have_reasons_too() -> None:
    rules = rules_of()
    club: Any = LEVELS["club"](rules)
    state = play(rules, playing(rules, ["8S", "KS QS JS", "AS", "9S"], 1, "3"), ["KS", "AS", "9S"])
    view = rules.observe(state, Seat(0))
    assert READER.say(club.weigh(view, Random(1), NEVER).reason) == "Only move."


def test_a_reason_tells_how_often_a_bid_is_made() -> None:
    rules = rules_of()
    bot: Any = LEVELS["master"](rules)
    state = dealt(rules, ["", "AS KS QS 8S 8H"])
    counsel = bot.weigh(rules.observe(state, Seat(1)), Random(1), NEVER)
    assert counsel.chosen in (Move("bid", number=3), Move("bid", number=4))
    assert counsel.rounds >= 50
    assert "deals" in READER.say(counsel.reason)


# The frozen players.

DIGEST = "c371ebaa8eb32e4a"


def test_the_reference_stays_as_it_is() -> None:
    """The moves of the frozen players in 400 decisions, whatever happens to the club."""
    digest = sha256()
    for key in ("reference-1", "greedy-1"):
        level = REFERENCES[key]
        for rules, _, view in islice(decisions({"players": 4, "deck": 32}, level), 200):
            digest.update(str(level(rules).choose(view, Random(1), NEVER)).encode())
    assert digest.hexdigest()[:16] == DIGEST


# Looking ahead.


def _brute(here: Position, held: list[int], leader: int, trick: list[int], won: int) -> bool:
    """Search everything, one card after the other."""
    size, alone = here.size, here.declarer
    if len(trick) == size:
        leader = (leader + winning(trick)[2]) % size
        return _brute(here, held, leader, [], won + (leader == alone))
    if not trick and not any(held):
        return won >= here.need if here.need else won == 0
    seat = (leader + len(trick)) % size
    legal = (trick and held[seat] & field(trick[0])) or held[seat]
    wish = seat == alone
    for card in split(legal):
        after = [hand ^ card if at == seat else hand for at, hand in enumerate(held)]
        if _brute(here, after, leader, [*trick, card], won) == wish:
            return wish
    return not wish


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(3, 4), st.integers(0, 3))
def test_the_solver_agrees_with_a_search_of_everything(rng: Random, size: int, need: int) -> None:
    left, trump = 3 if size == 3 else rng.choice((2, 3)), "S" if need else rng.choice(("", "S"))
    drawn = rng.sample(list(split(mask(rules_of(joker=True).pack.cards))), size * left)
    hands = [trumped(sum(drawn[i * left : i * left + left]), trump) for i in range(size)]
    leader, won = rng.randrange(size), rng.choice((0, 1)) if need else 0
    here = Position(size, 0, need, won, left, leader, (), sum(hands))
    assert solver.makes(here, hands) == _brute(here, hands, leader, [], won)
    card = next(split(hands[leader]))
    after = [hand ^ card if at == leader else hand for at, hand in enumerate(hands)]
    assert solver.makes(here, hands, card) == _brute(here, after, leader, [card], won)


@given(st.randoms(use_true_random=False), st.booleans())
def test_reading_says_the_same_as_strength(rng: Random, joker: bool) -> None:
    pack = mask(rules_of(deck=32, joker=joker).pack.cards)
    hand = sum(rng.sample(list(split(pack)), 5))
    odds, reading = Odds(pack & ~hand, 3, 5), reader(pack, 3, 5).read(hand)
    assert reading.tricks == pytest.approx(tricks(hand, reading.suit, odds))
    assert reading.tricks >= max(tricks(hand, suit, odds) for suit in "SHDC") - 1e-9 or joker
    if not hand & mask(cards("JK")):
        assert unbeaten(reading.fear, 3, 5) == pytest.approx(avoids(hand, "", odds))


@pytest.mark.thorough
def test_the_model_says_what_such_a_player_says() -> None:
    rules, same = rules_of(deck=32), 0
    player = ByRule(rules, manner=SENSIBLE)
    for _, state, view in islice(decisions({"players": 4, "deck": 32}), 300):
        if state.phase.name == "AUCTION":
            hand = mask(state.hand(view.seat))
            said = Caller(rules, view.state).call(hand, view.state.highest.bid)
            move = player.choose(view, Random(1), NEVER)
            assert move == (Move("pass") if said == PASS else said.move)
            same += 1
    assert same > 40


def test_hands_are_held_that_suit_what_was_said() -> None:
    """After a bid of four the bidder is drawn stronger than the player who passed."""
    rules = rules_of(deck=32)
    state = play(rules, dealt(rules, ["8H 9D TC JS QH"]), ["bid 4", "pass", "pass"])
    turn = Turn(rules, rules.observe(state, Seat(0)), Random(1), NEVER)
    caller = Caller(rules, turn.state)
    ears, total = listeners(turn.known, caller, Trust(), watches=True), [0.0] * 4
    for deal in islice(turn.known.deals(turn.rng, ears), 200):
        for player, hand in enumerate(deal.hands):
            total[player] += caller.read(hand).tricks / 200
    assert total[0] > total[1] + 1
    strong, weak = mask(cards("AS KS QS JS AH")), mask(cards("KS JH QD TC KC"))
    passed, bid = (_heard(caller, said) for said in (PASS, Bid("nap")))
    assert passed.likelihood(strong) < 0.1 < passed.likelihood(weak)
    assert bid.likelihood(strong) > 0.5


def _heard(caller: Caller, said: Bid) -> Ear:
    ear = Ear(caller.reader, caller.manner.gauge, Trust(), caller.nothing, "", 0)
    ear.sayings.append(caller.saying(NO_BID, said))
    return ear


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_nobody_outbids_a_misere_with_a_poor_hand(level: str, players: int) -> None:
    """Whatever the temper and however the hand is misjudged."""
    rules = rules_of(players)
    state = play(rules, dealt(rules, ["", "", "QS AD 9H 8H 9S"]), ["bid misere"])
    view = rules.observe(state, Seat(2))
    for style, seed in product(STYLES.values(), range(25)):
        assert LEVELS[level](rules, style).choose(view, Random(seed), NEVER) == Move("pass")


@cache
def certain_tricks() -> tuple[tuple[Any, View[Any], int, set[Move]], ...]:
    """Return choices between the last cards, and those that are not lost in every deal.

    Only where one of them wins in every deal, and not all do.
    """
    found = list[tuple[Any, View[Any], int, set[Move]]]()
    for number, (rules, _, view) in enumerate(islice(decisions({"players": 4}), 700)):
        if not view.state.plays or len(view.state.hand(view.seat)) > 2:
            continue
        turn = Turn(rules, view, Random(number), NEVER)
        wins = _wins(turn, sign=view.state.declarer == view.seat)
        if any(map(all, wins.values())) and not all(map(all, wins.values())):
            found.append((rules, view, number, {move for move, won in wins.items() if any(won)}))
    return tuple(found)


def _wins(turn: Turn, *, sign: bool) -> dict[Move, list[bool]]:
    wins: dict[Move, list[bool]] = {move: [] for move in turn.moves}
    for _ in range(20):
        hands = [trumped(hand, turn.state.trump) for hand in turn.known.deal(turn.rng).hands]
        for move, won in wins.items():
            card = trumped(mask(move.cards), turn.state.trump)
            won.append(solver.makes(turn.position, hands, card) == sign)
    return wins


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_no_certain_trick_is_thrown_away(level: str) -> None:
    """Of the last cards none is laid that loses in every deal what another wins in every deal."""
    for rules, view, number, good in some(certain_tricks()):
        assert LEVELS[level](rules).choose(view, Random(number), NEVER) in good
    assert len(certain_tricks()) > 3


# Styles.


@cache
def _counted(style: Style, level: str = "club", hands: int = 150) -> Counter[str]:
    """Return the habits that a style shows in the same decisions."""
    met: Counter[str] = Counter()
    said = (each for each in decisions({"players": 4}) if each[1].phase.name == "AUCTION")
    for number, (rules, _, view) in enumerate(islice(said, hands)):
        bot = LEVELS[level](rules, style)
        if habit := habits(view, view.seat, bot.choose(view, Random(number), NEVER)):
            met[habit.partition(":")[0]] += 1
    return met


def test_the_bold_bid_more_and_the_prudent_less() -> None:
    plain, bold, prudent = (_counted(STYLES[key]) for key in ("serene", "bold", "prudent"))
    assert bold["passes"] < plain["passes"] < prudent["passes"]


def test_the_stubborn_outbid_and_the_wary_yield() -> None:
    plain, stubborn, wary = (_counted(STYLES[key]) for key in ("serene", "stubborn", "wary"))
    assert stubborn["yields"] < plain["yields"]
    assert wary["outbids"] <= plain["outbids"] < stubborn["outbids"]


def test_a_card_that_cannot_win_tells_the_temper() -> None:
    """Void of hearts, who ventures much throws from the shorter suit, and others from the longer.

    So do the wary, who would guard every suit. The absent-minded throws the wrong end of one.
    """
    rules, seat = rules_of(), Seat(2)
    hands = ["", "AH KH QH JH TH", "JD TD 9D KC QC"]
    state = play(rules, playing(rules, hands, 1, "3"), ["AH"])
    view = rules.observe(state, seat)
    thrown = {
        key: str(LEVELS["club"](rules, style).choose(view, Random(1), NEVER).cards[0])
        for key, style in STYLES.items()
    }
    shorter = {"bold", "greedy", "reckless"}
    assert {key for key, card in thrown.items() if card == "QC"} == shorter
    assert {thrown[key] for key in ("serene", "prudent", "stubborn", "patient")} == {"9D"}
    assert thrown["dreamy"] in ("JD", "TD", "KC")


@pytest.mark.parametrize(
    ("held", "usual", "short", "long"),
    [("9D TD QD JS", "9D", "JS", "9D"), ("9D TS QS KS", "9D", "9D", "TS")],
)
def test_what_is_led_against_a_misere_tells_the_temper(
    held: str, usual: str, short: str, long: str
) -> None:
    """Who is after the great result empties the shortest suit, the patient plays the longest."""
    rules = rules_of()
    hands = ["8H JD KD JC QC", "TH 8S 8D 8C 9C", f"KH {held}", "9H 9S JH AD AC"]
    state = play(rules, playing(rules, hands, 1, "misere"), ["TH", "KH", "9H", "8H"])
    view = rules.observe(state, Seat(2))
    led = {
        key: str(LEVELS["club"](rules, style).choose(view, Random(1), NEVER).cards[0])
        for key, style in STYLES.items()
    }
    own = {"greedy": short, "reckless": short, "patient": long}
    assert led == {key: own.get(key, usual) for key in STYLES}


def test_the_serene_are_the_level_itself() -> None:
    assert _counted(STYLES["serene"]) == _counted(Style())


def test_the_absent_minded_forget_cards_of_earlier_tricks() -> None:
    rules = rules_of(early_stop=False)
    hands = ["8S 9S TS 8H 9H", "AS KS QS AH KH", "8D 9D TD JD QD", "8C 9C TC JC QC"]
    state = play(rules, playing(rules, hands, 1, "3"), ["AS", "8D", "8C", "8S", "KS"])
    view = rules.observe(state, Seat(2))
    whole, absent = (
        Turn(rules, view, Random(1), NEVER, Style(memory=share)) for share in (1.0, 0.0)
    )
    assert absent.known.out & mask(cards("AS 8C 8S")) == mask(cards("AS 8C 8S"))
    assert whole.known.out & mask(cards("AS 8C 8S 8D")) == 0
    assert absent.known.out & mask(cards("8D")) == 0


def test_habits_are_named() -> None:
    rules = rules_of()

    def habit(state: NapoleonState, seat: int, move: Move) -> str | None:
        return habits(rules.observe(state, Seat(seat)), Seat(seat), move)

    state = dealt(rules, ["", "AS KS QS 8S 8H"])
    assert habit(state, 1, Move("bid", number=3)) == "bids:3"
    assert habit(state, 1, Move("pass")) == "passes"
    state = play(rules, state, ["bid 3"])
    assert habit(state, 2, Move("bid", number=4)) == "outbids:4"
    assert habit(state, 2, Move("pass")) == "yields"
    state = play(rules, playing(rules, ["", "AS KS", "8S QS", "9S"], 1, "3"), ["KS"])
    assert habit(state, 2, Move("play", cards("8S"))) is None
    state = play(rules, playing(rules, ["", "JS KS", "8S QS", "9S"], 1, "3"), ["JS"])
    assert habit(state, 2, Move("play", cards("QS"))) == "takes"
    assert habit(state, 2, Move("play", cards("8S"))) == "ducks"
    state = play(rules, playing(rules, ["", "AH KH QH JH TH", "JD TD 9D KC QC"], 1, "3"), ["AH"])
    assert habit(state, 2, Move("play", cards("9D"))) == "throws:long"
    assert habit(state, 2, Move("play", cards("QC"))) == "throws:short"
    assert habit(state, 2, Move("play", cards("TD"))) == "throws:otherwise"
    state = playing(rules, ["", "", "9D TD QD JS", ""], 1, "misere")
    assert habit(state, 2, Move("play", cards("9D"))) == "opens:long"
    assert habit(state, 2, Move("play", cards("JS"))) == "opens:short"
