"""The opponents: honest, repeatable, at home under every option."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.bots.duel import duel
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.opponent import PLAIN, STYLES
from naipes_gui.core.rules import Bot, Stage, View
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import HAND
from naipes_gui.games.nlk.players import levels as bots
from naipes_gui.games.nlk.players.beliefs import beliefs
from naipes_gui.games.nlk.players.endgame import Endgame
from naipes_gui.games.nlk.players.levels import LEVELS
from naipes_gui.games.nlk.players.piling import TRUMP_COST, Piler, plain_cost
from naipes_gui.games.nlk.players.player import Player, Skill
from naipes_gui.games.nlk.players.tricks import Table
from naipes_gui.games.nlk.players.tricks import cards as trick_cards
from naipes_gui.games.nlk.players.worlds import position
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState, Phase
from tests.games.nlk.positions import cards, piles, play, rules, trick
from tests.guess import guess
from tests.playthrough import Running

NEVER = Running()
HABIT = Skill(memory=0.0, effort=0, few=0)
QUICK = {
    "beginner": bots.BEGINNER,
    "club": bots.CLUB,
    "expert": replace(bots.EXPERT, effort=400, patience=200),
    "master": replace(bots.MASTER, effort=400, patience=200, rounds=40, deals=4),
}
"""The levels with less effort, which changes neither what they know nor how they go about it."""


def match(rules: Nlk, players: tuple[Bot[Any], ...], seed: object) -> Timeline[NlkState]:
    timeline = Timeline(rules)
    while not timeline.state.is_over:
        state, rng = timeline.state, Random(f"{seed}:{timeline.ply}")
        if state.to_move == CHANCE:
            timeline.push(rules.chance(state, rng))
            continue
        view = timeline.view(timeline.ply, state.to_move)
        move = players[state.to_move].choose(view, rng, NEVER)
        assert move in view.moves
        timeline.push(move)
    return timeline


def decisions(rules: Nlk, *, piling: bool) -> Iterator[tuple[NlkState, View[NlkState]]]:
    """Return decisions of matches by habit, each as it is and as its seat sees it."""
    players = (Player(rules, skill=HABIT),) * len(rules.seats)
    for seed in count():
        timeline = match(rules, players, f"decisions {seed}")
        for ply in timeline.decisions:
            state = timeline.states[ply]
            view = timeline.view(ply, timeline.moves[ply][0])
            if len(view.moves) > 1 and state.is_playing_tricks != piling:
                yield state, view


@cache
def some(players: int, many: int, *, piling: bool) -> tuple[tuple[NlkState, View[NlkState]], ...]:
    """Return the first decisions of such matches."""
    return tuple(islice(decisions(rules(players=players), piling=piling), many))


@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_the_stock_makes_no_difference(level: str) -> None:
    """At least 300 positions of the first phase: another stock, same seed, same move."""
    of = rules()
    bot, rng, changed = Player(of, skill=QUICK[level]), Random(5), 0
    for number, (state, view) in enumerate(some(4, 360, piling=True)):
        unlike = guess(of, view, rng)
        changed += unlike.table != state.table
        seen = replace(of.observe(unlike, view.seat), memory=view.memory)
        assert seen == view
        first, second = (bot.choose(v, Random(number), NEVER) for v in (view, seen))
        assert first == second
    assert changed >= 300


FORGETFUL = [level for level, skill in QUICK.items() if skill.memory < 1]


@pytest.mark.parametrize("level", FORGETFUL)
def test_forgotten_cards_make_no_difference(level: str) -> None:
    """100 positions of the second phase: two forgotten cards change hands, same seed, same move."""
    of, skill = rules(players=3), QUICK[level]
    bot, changed = Player(of, skill=skill), 0
    for number, (_, view) in enumerate(some(3, 500, piling=False)):
        other = swapped(view, of, skill.memory, Random(number))
        if other.memory != view.memory and changed < 100:
            changed += 1
            first, second = (bot.choose(v, Random(number), NEVER) for v in (view, other))
            assert first == second
    assert changed == 100


def test_a_master_forgets_nothing() -> None:
    of = rules(players=3)
    assert not any(
        beliefs(view, of.pack, QUICK["master"].memory).unknown
        for _, view in some(3, 300, piling=False)
    )


def swapped(view: View[NlkState], of: Nlk, memory: float, rng: Random) -> View[NlkState]:
    """Return a view in which two cards that the seat has forgotten lie in each other's place."""
    forgotten = [card for card in beliefs(view, of.pack, memory).unknown if card in view.memory]
    rng.shuffle(forgotten)
    for one in forgotten:
        for two in forgotten:
            if view.memory[one] != view.memory[two]:
                places = {one: view.memory[two], two: view.memory[one]}
                return replace(view, memory={**view.memory, **places})
    return view


def test_what_a_seat_believes_agrees_with_what_it_knows() -> None:
    of = rules()
    for memory in (0.0, 0.5, 1.0):
        for state, view in some(4, 60, piling=False):
            known = beliefs(view, of.pack, memory)
            world = known.world(Random(1))
            held = sorted(card for cards in world.values() for card in cards)
            assert sorted((*held, *state.chain)) == sorted(of.pack.cards)
            assert all(len(world[zone]) == len(state.table[zone]) for zone in world)
            assert HIDDEN not in held
            assert set(world[HAND.of(view.seat)]) == set(state.hand(view.seat))
            assert memory < 1 or all(set(world[z]) == set(state.table[z]) for z in world)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_match(level: str) -> None:
    of = rules(players=3)
    players = (Player(of, skill=QUICK[level]), LEVELS["club"](of), LEVELS["beginner"](of))
    once, again = (match(of, players, "again").moves for _ in range(2))
    assert once == again


VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 2, "match": "hands:3"},
    {"players": 3, "circular": "only_two_follows_ace", "match": "until_losses:2"},
    {"players": 5, "trumping": "only_if_cannot_beat_in_suit", "piles": "spread"},
    {"players": 6, "trick_size": "live", "enforce": "free"},
    {"players": 9, "trick_size": "live", "trumping": "only_if_cannot_beat_in_suit"},
)


@pytest.mark.parametrize("options", VARIANTS)
def test_all_levels_play_every_variant(options: dict[str, Any]) -> None:
    of = rules(**options)
    levels = [replace(level, effort=min(level.effort, 300)) for level in QUICK.values()]
    players = tuple(Player(of, skill=levels[seat % 4]) for seat in of.seats)
    assert match(of, players, options).state.stage is Stage.OVER


@pytest.mark.thorough
def test_a_club_loses_less_than_a_random_player() -> None:
    result = duel(lambda: rules(), LEVELS["club"], RandomBot, 6)
    assert result.mean - result.margin > 0


def test_where_the_cards_go_round_nobody_is_set_in_his_ways() -> None:
    of = rules(players=3)
    state = trick(of, ("9S KD JC TC", "8D 8C AD AH", "9D 9C KH"), 0)
    state = replace(state, positions=(*state.positions, *state.positions))
    assert state.seen_before == 1
    view = of.observe(state, Seat(0))
    for level in ("beginner", "club"):
        bot = LEVELS[level](of)
        assert len({bot.choose(view, Random(seed), NEVER) for seed in range(30)}) > 2


# The piles.


def test_low_cards_cost_and_aces_and_trumps_help() -> None:
    costs = [plain_cost(place / 12) for place in range(13)]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] < 0 < costs[0]
    assert costs[-1] > TRUMP_COST


def test_low_cards_are_given_away_and_aces_are_kept() -> None:
    of = rules()
    low = piles(of, ("7H", "8D", "QC", "KC"), 1)
    ace = piles(of, ("KH", "AD", "9C", "TC"), 1)
    for level in ("club", "expert"):
        bot = LEVELS[level](of)
        assert str(bot.choose(of.observe(low, Seat(1)), Random(1), NEVER)) == "give 0"
        assert str(bot.choose(of.observe(ace, Seat(1)), Random(1), NEVER)) == "draw"


def test_the_last_card_is_a_trump_and_kept() -> None:
    of = rules()
    state = piles(of, ("QH", "7C", "8D", "9S"), 2, "KS", whole=False)
    view = of.observe(play(of, state, "draw"), Seat(2))
    assert str(LEVELS["expert"](of).choose(view, Random(1), NEVER)) == "keep"


def test_suits_still_in_the_stock_may_become_trumps() -> None:
    of = rules()
    spades = "7S 8S TS JS QS KS AS"
    state = piles(of, (spades, "9H", "QC", "KC"), 1)
    piler = Piler(of.observe(state, Seat(1)), 32, counts=True)
    assert piler.cost(Card("9S")) > piler.cost(Card("9D"))
    assert state.phase is Phase.TURN


def test_a_level_forgets_the_same_cards_all_the_time() -> None:
    of = rules()
    _, view = next(decisions(of, piling=False))
    once, again = (beliefs(view, of.pack, 0.5).unknown for _ in range(2))
    assert once == again
    assert 0 < len(once) < len(beliefs(view, of.pack, 0.0).unknown)
    assert beliefs(view, of.pack, 1.0).unknown == ()


def test_levels_are_ordered_by_what_they_remember() -> None:
    known = [bots.BEGINNER.memory, bots.CLUB.memory, bots.EXPERT.memory, bots.MASTER.memory]
    assert known == sorted(known)
    assert isinstance(bots.CLUB, Skill)
    assert cards("9S") == (Card("9S"),)


# From the club upwards nobody throws a hand away.


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_who_can_go_out_goes_out(level: str) -> None:
    """Taking a card up, or sparing the last trump, would be worse whatever the others hold."""
    of = rules()
    hands = ("9H", "TS JS 8D", "KD QD 7C 8C", "9D TD JD")
    for chain, last in (("AD", "9H"), ("8S", "AS"), ("7S", "9H")):
        state = trick(of, (last, *hands[1:]), 0, chain, 4)
        for style in (PLAIN, *STYLES.values()):
            bot = Player(of, style, skill=QUICK[level])
            for seed in range(3):
                move = bot.choose(of.observe(state, Seat(0)), Random(seed), NEVER)
                assert str(move) == f"play {last}"


@pytest.mark.parametrize("level", ["club", "expert", "master"])
@pytest.mark.parametrize(
    ("hands", "chain", "natural"),
    [
        (("KD 9S JC", "8H 7D TS", "QH 7C TD", "8C TC 7H"), "9D JD QD", "KD"),
        (("AD KC 9S", "8H 7S TS", "QH 7C 9D", "8C TC 7H"), "TD QD KD", "AD"),
        (("9S QS KC", "8H 7D TD", "QH 7C 9D", "8C TC 7H"), "7S 8S", "9S"),
    ],
)
def test_nobody_takes_what_a_plain_card_turns_or_beats_with_a_high_one(
    level: str, hands: tuple[str, ...], chain: str, natural: str
) -> None:
    of = rules()
    state = trick(of, hands, 0, chain, 4 if len(cards(chain)) == 3 else 3)
    bot = Player(of, skill=replace(QUICK[level], rounds=min(1, QUICK[level].rounds) * 600))
    for seed in range(3):
        move = bot.choose(known(of, state, Seat(0)), Random(seed), NEVER)
        assert str(move) == f"play {natural}"


def known(of: Nlk, state: NlkState, seat: Seat) -> View[NlkState]:
    """Return what a seat sees that remembers where every card went."""
    places = {card: zone for zone, held in state.table.items() for card in held}
    return replace(of.observe(state, seat), memory=places)


def end(of: Nlk, rng: Random, each: int) -> NlkState:
    held = [str(card) for card in rng.sample(of.pack.cards, 2 * each)]
    hands = (" ".join(held[:each]), "", " ".join(held[each:]), "")
    return trick(of, hands, rng.choice((0, 2)), out=(Seat(1), Seat(3)))


def solved(of: Nlk, state: NlkState) -> int | None:
    table = Table(trick_cards(len(of.pack.cards), state.trump, of.is_strict), live=of.is_live)
    at = position(table.cards, state, [state.hand(seat) for seat in state.seats])
    return Endgame(table).loser(at, 12, 100_000)


def test_a_master_never_loses_an_end_between_two_that_is_won() -> None:
    """Against a player who makes any move: the one who knows cannot be led astray."""
    of, won = rules(), 0
    for seed in range(30):
        rng, state = Random(seed), end(rules(), Random(seed), 4)
        mover = state.to_move
        if solved(of, state) == mover:
            continue
        won += 1
        while state.stage is Stage.HAND:
            view = known(of, state, state.to_move)
            master = Player(of, skill=bots.MASTER)
            mine = state.to_move == mover
            move = master.choose(view, rng, NEVER) if mine else rng.choice(view.moves)
            state = of.apply(state, move).state
        assert state.scores[mover] == 0
    assert won > 8
