"""The fast tricks against the rules that can be read, and the search against the solved end."""

from dataclasses import replace
from random import Random

import pytest

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.games.nlk.players.endgame import Endgame
from naipes_gui.games.nlk.players.kernels.parts.playing import Tricks
from naipes_gui.games.nlk.players.kernels.parts.positions import TAKE, Node, cards_alive, expect
from naipes_gui.games.nlk.players.search import Search, kept
from naipes_gui.games.nlk.players.tricks import Position, Table, cards
from naipes_gui.games.nlk.players.worlds import Ends, position
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState
from tests.games.nlk.positions import rules

PATIENT = 50_000


class Never:
    def is_set(self) -> bool:
        return False


def table_of(of: Nlk, state: NlkState) -> Table:
    return Table(cards(len(of.pack.cards), state.trump, of.is_strict), live=of.is_live)


def fast(table: Table, state: NlkState) -> Position:
    return position(table.cards, state, [state.hand(seat) for seat in state.seats])


def written(table: Table, move: int) -> Move:
    return Move("take") if move == TAKE else Move("play", (table.cards.card[move],))


def plain(at: Position) -> tuple[object, ...]:
    return at.hands, at.chain, at.size, at.player


@pytest.mark.parametrize("seed", range(16))
def test_fast_tricks_are_those_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    of = rules(
        players=2 + seed % 8,
        trumping=("free", "only_if_cannot_beat_in_suit")[seed % 3 % 2],
        trick_size=("at_lead", "live")[seed % 2],
    )
    state, expected, compared = of.start(), None, 0
    while not state.is_over:
        if state.to_move == CHANCE or not state.is_playing_tricks:
            by_chance = state.to_move == CHANCE
            move = of.chance(state, rng) if by_chance else rng.choice(of.legal(state))
        else:
            table = table_of(of, state)
            at, legal = fast(table, state), set(of.legal(state))
            assert expected is None or plain(expected) == plain(at)
            offered = {written(table, move) for move in table.moves(at)}
            assert offered <= legal
            assert (Move("take") in offered) == (Move("take") in legal)
            assert {written(table, c) for c in bits(table.able(at))} == legal - {Move("take")}
            move = rng.choice(sorted(legal))
            bit = TAKE if move.verb == "take" else table.cards.bit[move.cards[0]]
            expected, compared = table.after(at, bit), compared + 1
            expected = expected if len(expected.active) > 1 else None
        state = of.apply(state, move).state
    assert compared > 20


def bits(chosen: int) -> list[int]:
    return [1 << place for place in range(chosen.bit_length()) if chosen >> place & 1]


def deal(table: Table, players: int, rng: Random, each: int) -> Position:
    pack = rng.sample(list(table.cards.card), players * each)
    hands = tuple(sum(pack[seat::players]) for seat in range(players))
    return Position(hands, (), 0, rng.randrange(players))


@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("live", [True, False])
def test_a_playout_follows_the_habit(players: int, live: bool) -> None:
    table, rng = Table(cards(52, "H", live), live=live), Random(players)
    for _ in range(5):
        at = start = deal(table, players, rng, 5)
        for made in range(1, 80):
            if len(at.active) > 1:
                at = table.after(at, table.habit(at))
            assert table.playout(start, None, made)[0] == list(at.hands)


def test_neighbours_count_as_one_card_until_another_lies_between() -> None:
    of = cards(52, "H", False)
    table = Table(of, live=False)

    def mask(text: str) -> int:
        return of.bit.mask([card for card in of.bit if card in text.split()])

    at = Position((mask("5S 6S 8S 2H 4H"), mask("7S"), mask("AC")), (), 0, 0)
    assert {of.card[move] for move in table.moves(at)} == {"5S", "8S", "2H"}


def test_the_search_finds_what_wins_between_two() -> None:
    table, rng, checked = Table(cards(28, "H", False), live=False), Random(3), 0
    for _ in range(12):
        at = deal(table, 2, rng, 4)
        loser = Endgame(table).loser(at, patience=PATIENT)
        assert loser is not None
        worths = Search(table, at, rng).run(20_000, Never())
        best = max(worths, key=lambda move: worths[move].tries)
        after = table.after(at, best)
        if loser != at.player and len(table.moves(at)) > 1:
            checked += 1
            assert (
                not after.hands[at.player] or Endgame(table).loser(after, patience=PATIENT) == loser
            )
    assert checked


def last_of(table: Table, at: Position, thinker: int, rng: Random) -> int:
    """Play a hand in which one seat searches and the others have habits; return the last."""
    for _ in range(600):
        if len(at.active) == 1:
            break
        move = table.habit(at)
        if at.player == thinker:
            worths = Search(table, at, rng).run(3_000, Never())
            move = max(worths, key=lambda each: worths[each].tries)
        at = table.after(at, move)
    return max(at.active, key=lambda seat: at.hands[seat].bit_count())


def test_who_searches_loses_less_than_who_has_habits() -> None:
    table, lost, hands = Table(cards(32, "H", False), live=False), 0, 24
    for number in range(hands):
        rng = Random(number)
        at = deal(table, 4, rng, 8)
        lost += last_of(table, at, number % 4, rng) == number % 4
    assert lost < hands / 4


def brute_force(table: Table, at: Position) -> bool:
    """Tell without memory whether the player to move gets rid of all cards first."""
    for move in [*bits(table.able(at)), *([TAKE] if at.chain else [])]:
        after = table.after(at, move)
        if not after.hands[at.player]:
            return True
        if len(after.active) > 1 and brute_force(table, after) == (after.player == at.player):
            return True
    return False


@pytest.mark.parametrize("seed", range(30))
def test_the_solved_end_is_what_trying_everything_finds(seed: int) -> None:
    rng = Random(seed)
    table = Table(cards(24, "C", seed % 2 == 0), live=seed % 3 == 0)
    for _ in range(12):
        at = deal(table, 2, rng, 3)
        loser = at.player ^ 1 if brute_force(table, at) else at.player
        assert Endgame(table).loser(at) == loser
    lead = table.after(at, table.moves(at)[0])
    assert Endgame(table).loser(replace_size(lead, 3)) in (0, 1)


def replace_size(at: Position, size: int) -> Position:
    """Let the trick have been led when three still held cards."""
    return at._replace(size=size)


def test_long_ends_are_not_solved() -> None:
    table, rng = Table(cards(52, "H", False), live=False), Random(1)
    assert Endgame(table).loser(deal(table, 2, rng, 13)) is None
    assert Endgame(table).loser(deal(table, 2, rng, 7), few=14, patience=10) is None
    assert Endgame(table).loser(deal(table, 3, rng, 2)) is None


class Always:
    def is_set(self) -> bool:
        return True


def test_a_solution_is_given_up_when_stopped() -> None:
    table = Table(cards(52, "H", False), live=False)
    at = deal(table, 2, Random(1), 8)
    ending = Endgame(table, Always())
    assert ending.loser(at, few=16, patience=PATIENT) is None
    assert 0 < ending.looked <= 512


def test_who_holds_few_cards_is_judged_safe() -> None:
    assert kept([0b1, 0b111, 0]) == pytest.approx([0.9, 0.1, 1.0])


def test_a_hurried_position_offers_no_taking() -> None:
    of = rules(players=3)
    state = of.start()
    rng = Random(4)
    while not (state.is_playing_tricks and state.chain and of.beating(state)):
        by_chance = state.stage is not Stage.HAND and state.to_move == CHANCE
        state = of.apply(
            state, of.chance(state, rng) if by_chance else rng.choice(of.legal(state))
        ).state
    table, hurried = table_of(of, state), replace(state, limited=True)
    assert TAKE in table.moves(fast(table, state))
    assert TAKE not in table.moves(fast(table, hurried))


def test_an_end_that_is_asked_about_again_is_as_it_was() -> None:
    """What is remembered is of that position and of those moves; what was broken off is not."""
    table, rng, ends, won = Table(cards(28, "H", False), live=False), Random(3), Ends(), 0
    for _ in range(8):
        at = deal(table, 2, rng, 4)
        moves = table.moves(at)
        for among in (None, moves[:2], None, moves[-2:], moves[-2:]):
            found = ends.solved(table, at, PATIENT, Never(), among)
            assert found == Ends().solved(table, at, PATIENT, Never(), among)
            won += bool(found)
    assert won
    long = deal(Table(cards(52, "H", False), live=False), 2, Random(1), 7)
    big = Table(cards(52, "H", False), live=False)
    assert ends.solved(big, long, PATIENT, Always(), None) == {}
    assert ends.solved(big, long, PATIENT, Never(), None) == Ends().solved(
        big, long, PATIENT, Never(), None
    )


@pytest.mark.parametrize("players", [2, 3])
def test_a_card_that_is_asked_about_is_weighed_though_its_neighbour_is_in_hand(
    players: int,
) -> None:
    """Left to itself the search tries one of two neighbours; asked about, each has a figure."""
    table, rng = Table(cards(32, "H", False), live=False), Random(5)
    at = deal(table, players, rng, 5)
    while len(table.moves(at)) == len(bits(table.able(at))):
        at = deal(table, players, rng, 5)
    spared = next(card for card in bits(table.able(at)) if card not in table.moves(at))
    among = sorted([spared, table.moves(at)[0]])
    found = Search(table, at, rng, among).run(2_000, Never())
    assert set(found) == set(among)
    assert abs(found[among[0]].tries - found[among[1]].tries) <= 1


@pytest.mark.parametrize("seed", range(8))
def test_a_position_offers_every_move_once_and_the_habit_last(seed: int) -> None:
    rng = Random(seed)
    of = rules(players=2 + seed % 4, trumping=("free", "only_if_cannot_beat_in_suit")[seed % 2])
    state, seen = of.start(), set[tuple[bool, bool]]()
    while not state.is_over:
        if state.to_move == CHANCE or not state.is_playing_tricks:
            by_chance = state.to_move == CHANCE
            move = of.chance(state, rng) if by_chance else rng.choice(of.legal(state))
            state = of.apply(state, move).state
            continue
        table = table_of(of, state)
        at, known = fast(table, state), table.cards
        every = known.bit.values()
        tricks = Tricks(
            [known.below[b] for b in every], [known.better[b] for b in every],
            [known.otherwise[b] for b in every], [0] * len(known.bit),
            known.trumps, known.dear, table.live,
        )  # fmt: skip
        node = Node(at.hands, at.chain, at.size, at.player)
        node.limited = at.limited
        expect(tricks, node, cards_alive(node, len(at.hands)))
        offered, habit = list(node.untried[: node.left]), table.habit(at)
        assert sorted(offered) == sorted({*table.moves(at), habit})
        assert offered[-1] == habit
        others = offered[:-1]
        seen.add((TAKE in others, habit == TAKE))
        assert others == sorted(others, key=lambda move: (move != TAKE, -move))
        state = of.apply(state, rng.choice(of.legal(state))).state
    assert (True, False) in seen
    assert (False, True) in seen
