"""Nobody from the club up does what a club player would laugh at, whatever chance says."""

from collections.abc import Iterator
from random import Random

import pytest

from naipes_gui.bots.cards import falling
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.opponent import PLAIN
from naipes_gui.games.ecarte.players.beliefs import KING
from naipes_gui.games.ecarte.players.kernels.foresight import WON, led, result
from naipes_gui.games.ecarte.players.levels import LEVELS
from naipes_gui.games.ecarte.players.solver import TRUMPS, bits
from naipes_gui.games.ecarte.rules.state import PACK, EcarteState, Phase
from tests.games.ecarte.positions import DEALER, ELDER, play, plays, position, rules
from tests.playthrough import Running

NEVER = Running()
GOOD = ("club", "expert", "master")


def deals(kind: str) -> Iterator[tuple[str, str, str]]:
    """Return hands of elder and dealer and a turn-up, at random but for the seed."""
    rng = Random(kind)
    while True:
        drawn = rng.sample(PACK.cards, 11)
        yield " ".join(drawn[:5]), " ".join(drawn[5:10]), drawn[10]


def asked(level: str, state: EcarteState, seed: int) -> Counsel:
    view = rules().observe(state, state.to_move)
    return LEVELS[level](rules(), PLAIN).weigh(view, Random(seed), NEVER)


def dealers_without_a_point(count: int) -> Iterator[EcarteState]:
    """Return answers of dealers whose hands seldom win the point: the named one, and others."""
    yield position("7H 7D 9D QS AS", "JD JS TH 8S KH", "8C", Phase.ANSWER, to_move=DEALER)
    for elder, dealer, turnup in deals("dealers"):
        bit = bits(Card(turnup).suit)
        hand = bit.mask(map(Card, dealer.split()))
        others = [c for c in PACK.cards if c != turnup and c not in dealer.split()]
        rng = Random(dealer)
        tried = [bit.mask(rng.sample(others, 5)) for _ in range(60)]
        wins = sum(result(other, hand) < WON for other in tried)
        if not hand & TRUMPS and wins < 24:
            yield position(elder, dealer, turnup, Phase.ANSWER, to_move=DEALER)
            count -= 1
            if count == 0:
                return


@pytest.mark.parametrize("level", GOOD)
def test_nobody_good_refuses_without_a_trump_what_seldom_wins(level: str) -> None:
    for state in dealers_without_a_point(8):
        for seed in range(2):
            assert asked(level, state, seed).chosen.verb == "accept"


def lone_trumps(count: int) -> Iterator[EcarteState]:
    """Return first leads with one or two trumps and a plain king: the named one, and others."""
    yield position("JD KS 9H 8D JS", "7H TH 7C 8C 9C", "7D")
    for elder, dealer, turnup in deals("leads"):
        trump = Card(turnup).suit
        hand = [Card(card) for card in elder.split()]
        trumps = [card for card in hand if card.suit == trump]
        kings = [card for card in hand if card.rank == "K"]
        if 1 <= len(trumps) <= 2 and kings and not bits(trump).mask(trumps) & KING:
            yield position(elder, dealer, turnup)
            count -= 1
            if count == 0:
                return


@pytest.mark.parametrize("level", GOOD)
def test_nobody_good_leads_what_costs_much(level: str) -> None:
    """Judged against every hand of a thousand others, with open cards."""
    for state in lone_trumps(5):
        bit = bits(state.trump)
        mine = bit.mask(state.hand(ELDER))
        away = {*state.hand(ELDER), *state.table["turnup"]}
        others = [bit[card] for card in PACK.cards if card not in away]
        rng = Random(mine)
        hands = [sum(rng.sample(others, 5)) for _ in range(400)]
        worth = {
            card: sum((-2, -1, 1, 2)[led(card, mine, hand, 0)] for hand in hands) / len(hands)
            for card in falling(mine)
        }
        for seed in range(2):
            chosen = bit[asked(level, state, seed).chosen.cards[0]]
            assert max(worth.values()) - worth[chosen] < (0.3 if level == "club" else 0.15)


BARE_KINGS = [
    ("TS 7H 8C KH AD", "QH"),
    ("8C KS 7C 9S KH", "QH"),
    ("8H KD JS AD 8S", "QD"),
]


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(("elder", "turnup"), BARE_KINGS)
def test_nobody_good_stands_on_the_king_of_trumps_and_little_else(
    level: str, elder: str, turnup: str
) -> None:
    """No change of cards takes the king away, and who refuses has more to lose."""
    rest = [card for card in PACK.cards if card != turnup and card not in elder.split()]
    state = position(elder, " ".join(rest[:5]), turnup, Phase.PROPOSE)
    for seed in range(4):
        assert asked(level, state, seed).chosen.verb == "propose"


@pytest.mark.parametrize("level", GOOD)
def test_nobody_good_spends_the_last_trump_on_who_has_none(level: str) -> None:
    """It wins whenever it is led; kept, it takes the lead back from a long suit."""
    state = position("KC 8C 9H TS 8H", "7S JS QD JD TH", "7C", announced=ELDER)
    state = play(rules(), state, plays("KC 7S"))
    for seed in range(4):
        assert asked(level, state, seed).chosen.cards[0] != "8C"


AGAIN = [
    ("7H KS 8H 8D JD", "JH"),
    ("KH QD JH 8H QS", "JD"),
    ("KH 9C AD JC AC", "TD"),
    ("8H 9D AD AC TH", "QD"),
]
"""Hands of a dealer and turn-ups; each wins the point against most that the other may hold."""


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(("dealer", "turnup"), AGAIN)
def test_nobody_good_gives_cards_to_who_proposes_again_against_a_hand_that_wins(
    level: str, dealer: str, turnup: str
) -> None:
    """Nothing is lost by refusing any more, and who proposes again says that he is weak."""
    rest = [card for card in PACK.cards if card != turnup and card not in dealer.split()]
    state = position(
        " ".join(rest[:5]), dealer, turnup, Phase.ANSWER,
        to_move=DEALER, exchanged=(4, 4),
    )  # fmt: skip
    for seed in range(4):
        assert asked(level, state, seed).chosen.verb == "refuse"
