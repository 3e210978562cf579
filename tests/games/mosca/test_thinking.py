"""What the opponents know: bits that agree with the rules, likely hands, exact endings."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naipes_gui.bots.cards import split
from naipes_gui.core.cards import KING_HIGH, Card, french
from naipes_gui.core.table import Seat
from naipes_gui.core.tricks import winner
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.players import beliefs, bits, evidence, strength
from naipes_gui.games.mosca.players.kernels import playout
from naipes_gui.games.mosca.players.kernels.playout import Board, Stakes
from naipes_gui.games.mosca.players.stays import STAYS_1, threshold
from naipes_gui.games.mosca.rules.state import MoscaState, value
from naipes_gui.games.mosca.rules.tricks import replies
from tests.games.mosca.positions import cards, play, playing, position, rules

SPADES = [bits.bits("S")[card] for card in french(36).cards]
STAKES = Stakes(pool=5, seats=3, by_tricks=False, loo_now=True, tie="split")


def test_bits_allow_what_the_rules_allow() -> None:
    rng = Random(4)
    pack = french(44).cards
    for still_high in ("any", "still_high"):
        options = MoscaOptions.make(players=6, follow_after_ruff=still_high)
        for _ in range(400):
            hand, trick = rng.sample(pack, 5), list[Card]()
            for card in rng.sample([c for c in pack if c not in hand], rng.randint(1, 5)):
                trick.append(card)
            trump = rng.choice("SHDC")
            board = playout.Board([0] * 6, [0] * 6, [0] * 6, 0, still_high == "still_high")
            for card in trick:
                board.hold(bits.bits(trump)[card])
                board.play(bits.bits(trump)[card])
            board.hold(bits.bits(trump).mask(hand))
            expected = replies(hand, trick, trump, options).cards
            assert board.legal() == bits.bits(trump).mask(expected)
            assert board.taker == winner(trick, KING_HIGH, trump)
            assert board.worth == sum(map(value, trick))


def paid(stakes: Stakes, points: list[int], tricks: list[int]) -> list[float]:
    return Board([0] * len(points), points, tricks, 0).gains(stakes)


def test_stakes_pay_as_the_rules_do() -> None:
    assert paid(STAKES, [80, 50, 0], [3, 2, 0]) == pytest.approx([7 - 5 / 3, -5 / 3, -2 - 5 / 3])
    assert paid(STAKES, [60, 60, 10], [2, 2, 1]) == pytest.approx([2 - 4 / 3, 2 - 4 / 3, -4 / 3])
    carried = Stakes(pool=5, seats=3, by_tricks=False, loo_now=True, tie="carry")
    assert paid(carried, [60, 60, 10], [2, 2, 1]) == pytest.approx([0, 0, 0])
    longer = Stakes(pool=5, seats=3, by_tricks=False, loo_now=True, tie="more_tricks_then_split")
    assert paid(longer, [60, 60], [3, 2])[0] > 3
    later = Stakes(pool=5, seats=3, by_tricks=True, loo_now=False, tie="split")
    assert paid(later, [50, 80, 0], [3, 2, 0])[0] == pytest.approx(5 - 1)


def mask(text: str) -> int:
    return bits.bits("H").mask(cards(text))


def test_what_is_usually_changed() -> None:
    assert strength.thrown(mask("KH 7H KS 9D JC"), 5) == mask("9D JC")
    assert strength.thrown(mask("KH 7H KS 9D JC"), 1) == mask("9D")
    assert strength.least(mask("KH QH JH AH 7H"), 1) == mask("7H")
    powers = [
        strength.strength(mask(h)) for h in ("7S 8S 9D 8D 7C", "KS 8S 9D 8D 7H", "KH QH 7H KS KD")
    ]
    assert powers == sorted(powers)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("deck", ["standard", "large"])
def test_less_is_enough_for_a_richer_pool(seats: int, deck: str) -> None:
    pack = MoscaOptions.make(players=seats, deck=deck).pack_size
    assert len(STAYS_1[seats, pack]) == seats * (seats + 1) // 2 - 1
    for inside, to_come in STAYS_1[seats, pack]:
        poor, rich = (threshold(seats, pack, seats * n, inside, to_come) for n in (1, 6))
        assert poor >= rich
    between = threshold(seats, pack, seats * 3 // 2, seats - 1, 0)
    poor, rich = (threshold(seats, pack, seats * n, seats - 1, 0) for n in (1, 2))
    assert rich <= between <= poor


# Exact endings.


def by_force(board: Board, stakes: Stakes) -> list[float]:
    """The same as the solver, without its shortcuts."""
    if not board.hand():
        return board.gains(stakes)
    me, best = board.turn, list[float]()
    for card in split(board.legal()):
        after = board.copy()
        after.play(card)
        gains = by_force(after, stakes)
        if not best or gains[me] > best[me]:
            best = gains
    return best


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(2, 4), st.integers(1, 3))
def test_the_last_tricks_are_worked_out(rng: Random, size: int, left: int) -> None:
    dealt = rng.sample(SPADES, size * left)
    hands = [sum(dealt[first * left : first * left + left]) for first in range(size)]
    points, tricks = [rng.randint(0, 60) for _ in hands], [rng.randint(0, 2) for _ in hands]
    board = Board(hands, points, tricks, 0)
    exact = by_force(board.copy(), STAKES)
    assert playout.solved(board.copy(), STAKES)[0] == pytest.approx(exact[0])


def test_two_are_left_with_the_sum_that_is_there() -> None:
    """Between two, what one gains by the best play the other loses, whoever leads."""
    rng = Random(2)
    for _ in range(60):
        dealt = rng.sample(SPADES, 6)
        board = Board([sum(dealt[:3]), sum(dealt[3:])], [0, 0], [1, 1], 0)
        best = playout.solved(board.copy(), STAKES)
        ruled = playout.played_out(board.copy(), STAKES)
        assert sum(best) == pytest.approx(sum(ruled))
        assert len(best) == 2


def test_cards_that_do_the_same_are_tried_once() -> None:
    board = Board([mask("KS QS 9S 8H"), mask("JS 7D 8D 9D")], [0, 0], [0, 0], 0)
    assert playout.unlike(board, board.hand()) == mask("9S QS 8H")


# Likely hands.


def declared(changes: str, hand: str = "9S 8S 7S KD AD") -> MoscaState:
    """Four at the table; the first two have spoken, the third is to speak."""
    of = rules(players=4)
    state = position(of, {3: hand})
    for verb in changes.split():
        held = state.hand(state.to_move)
        count = int(verb) if verb.isdecimal() else 0
        move = "pass" if verb == "pass" else " ".join(("stay", *map(str, held[:count])))
        state = play(of, state, [move])
    return state


def known_of(state: MoscaState) -> beliefs.Knowledge:
    of = rules(players=4)
    view = of.observe(state, Seat(3))
    return beliefs.knowledge(view, lambda seat, card: of.may_hold(view.state, seat, card))


def test_who_changes_little_is_taken_to_be_strong() -> None:
    rng = Random(3)
    kept = {}
    for said in ("1", "4"):
        known = known_of(declared(f"{said} pass"))
        deals = [evidence.supposed_deal(known, 0.1, rng)[0][0] for _ in range(200)]
        kept[said] = sum((hand & evidence.KEPT).bit_count() for hand in deals) / 200
    assert kept["1"] > kept["4"] + 2
    known = known_of(declared("1 pass"))
    hands = [evidence.supposed_deal(known, 0.1, rng)[0] for _ in range(200)]
    assert sum(strength.strength(h[1]) for h in hands) < sum(strength.strength(h[3]) for h in hands)


@pytest.mark.parametrize("doubt", [0.0, 0.5, 1.0])
def test_an_imagined_deal_holds_every_card_once(doubt: float) -> None:
    known, rng = known_of(declared("2 pass")), Random(1)
    for _ in range(50):
        hands, stock = evidence.supposed_deal(known, doubt, rng)
        assert [hand.bit_count() for hand in hands] == [5, 5, 5, 5]
        assert sum(hands) + sum(stock) == known.mine + sum(known.unseen)
        assert hands[2] == known.mine


@pytest.mark.parametrize("doubt", [None, 0.0, 1.0])
def test_imagined_hands_break_nothing_that_was_seen(doubt: float | None) -> None:
    of, rng = rules(), Random(6)
    state = playing(of, {1: "KS 9S 8D 7C QC", 2: "7S TS KD 8C 7H", 0: "9C AC QD KC 8H"}, "9H")
    state = play(of, state, ["play KS", "play TS"])
    view = of.observe(state, Seat(0))
    known = beliefs.knowledge(view, lambda seat, card: of.may_hold(view.state, seat, card))
    for _ in range(50):
        found = (
            beliefs.hands(known, rng)
            if doubt is None
            else evidence.supposed_hands(known, doubt, rng)
        )
        assert [found[seat].bit_count() for seat in (Seat(1), Seat(2))] == [4, 4]
        assert not found[Seat(1)] & found[Seat(2)]
        assert not sum(found.values()) & (known.mine | known.played[Seat(1)])
        assert not found[Seat(2)] & ~known.open_to[Seat(2)]


def test_every_number_of_kept_cards_has_its_chance() -> None:
    """Three were kept, one of them played: by counting all hands two or three are still held."""
    rng, fits = Random(8), mask("KS QS JS KH QH 9D 8D 7D")
    counts = [evidence.still_kept(mask("AH"), 2, fits, rng) for _ in range(2000)]
    ways = {2: 0, 3: 0}
    for held in range(1 << 8):
        hand = [card for place, card in enumerate(split(fits)) if held >> place & 1]
        good = sum(1 for card in hand if card & evidence.KEPT)
        if len(hand) == 4:
            # The ways to say which of the good cards were kept and which were drawn.
            ways[2] += good * (good - 1) // 2
            ways[3] += good * (good - 1) * (good - 2) // 6
    share = counts.count(2) / len(counts)
    assert set(counts) == {2, 3}
    assert share == pytest.approx(ways[2] / sum(ways.values()), abs=0.04)
