"""The law of hands against all hands that there are."""

from itertools import combinations
from statistics import fmean, pvariance

import pytest

from naipes_gui.core.cards import HIDDEN, JOKER, Card
from naipes_gui.core.luck import Luck, Urn, ranks, trumps
from naipes_gui.games import all_games
from tests.contract.matches import possible, values

WORTHS = (0.0, 1.0, 1.0, 3.0, 0.0, 7.0)


@pytest.mark.parametrize("size", range(1, 7))
def test_an_urn_knows_mean_and_variance_of_all_hands(size: int) -> None:
    urn, hands = Urn.of(WORTHS), [sum(hand) for hand in combinations(WORTHS, size)]
    assert urn.expected(size) == pytest.approx(fmean(hands))
    assert urn.spread(size) == pytest.approx(pvariance(hands))


def test_an_urn_knows_how_two_hands_depend_on_each_other() -> None:
    urn, places = Urn.of(WORTHS), range(len(WORTHS))
    products = [
        sum(WORTHS[i] for i in one) * sum(WORTHS[i] for i in other)
        for one in combinations(places, 2)
        for other in combinations([i for i in places if i not in one], 3)
    ]
    assert urn.shared(2, 3) == pytest.approx(fmean(products) - urn.expected(2) * urn.expected(3))


def test_the_joker_is_no_jack_and_no_trump() -> None:
    assert ranks("J")(Card("JS"), HIDDEN) == 1
    assert ranks("JK")(JOKER, HIDDEN) == 0
    assert trumps(JOKER, Card("7S")) == 0
    assert trumps(Card("AS"), Card("7S")) == 1


@pytest.mark.parametrize("key", all_games())
def test_what_a_game_says_it_is_good_to_be_dealt_tells_cards_apart(key: str) -> None:
    game = all_games()[key]
    options, kinds = game.options(), game.luck()
    chosen = [possible(options, [(o.key, v)]) for o in options.declared() for v in values(o)]
    packs = {game.rules(each).pack.cards for each in chosen}
    assert len({luck.key for luck in kinds}) == len(kinds)
    for luck in kinds:
        assert any(len(set(worths(luck, pack))) > 1 for pack in packs), luck.key


def worths(luck: Luck, pack: tuple[Card, ...]) -> list[float]:
    return [luck.worth(card, pack[0] if luck.turned else HIDDEN) for card in pack]


def test_what_counts_is_told_by_a_card_alone() -> None:
    luck = Luck("kings", "Kings", ranks("K"))  # type: ignore[arg-type]
    assert [luck.worth(Card(card), HIDDEN) for card in ("KS", "QS")] == [1, 0]
