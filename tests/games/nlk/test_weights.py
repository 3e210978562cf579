"""What hands weigh: what was learned, and what a search makes of it."""

from random import Random

import pytest

from naipes_gui.games.nlk.players.kernels import tree as kernel
from naipes_gui.games.nlk.players.search import Search
from naipes_gui.games.nlk.players.tricks import Position, Table, cards
from tests.games.nlk.test_search import Never, deal

TABLE = Table(cards(32, "H", False), live=False)


def lost(hands: tuple[str, ...], player: int = 0) -> list[float]:
    """Return how often each seat is the last by what the hands weigh alone."""
    of = TABLE.cards.bit
    masks = tuple(of.mask([card for card in of if card in hand.split()]) for hand in hands)
    tree = kernel.tree(TABLE.kernel, masks, (), 0, player, False, Random(1), None, 1.0)
    return [1 - kept for kept in tree.told(tree.root)]


def test_seats_share_one_loss() -> None:
    hands = ("7S 8D QC", "KS AD 9H", "TC JC 8S 9D", "")
    assert sum(lost(hands)) == pytest.approx(1)
    assert lost(hands)[3] == 0


def test_low_cards_weigh_and_aces_and_trumps_do_not() -> None:
    low, high, trumps = lost(("7S 8S 7D", "AS KS AD", "9H TH JH"), 1)
    assert low > high > trumps


def test_who_leads_the_last_card_is_out() -> None:
    assert lost(("7S", "AD KD", "AC KC"))[0] < 0.05 < lost(("7S", "AD KD", "AC KC"), 1)[0]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_weights_are_the_same_however_a_position_came_about(players: int) -> None:
    """Down the tree a move changes one weight; all of them from the beginning are the same."""
    rng = Random(players)
    at = deal(TABLE, players, rng, 5)
    tree = kernel.tree(TABLE.kernel, *at, rng, Untried(), 0.75)
    tree.settle(300, Never())
    nodes, checked = [(tree.root, at)], 0
    while nodes:
        node, here = nodes.pop()
        nodes += [(child, TABLE.after(here, child.move)) for child in node.children]
        if node.last < 0:
            fresh = kernel.tree(TABLE.kernel, *here, rng, None, 0.75)
            assert tree.told(node) == fresh.told(fresh.root)
            checked += 1
    assert checked > 250


class Untried:
    """Solves no end."""

    looked = 0

    def between(self, *_: object) -> None:
        return None


def test_a_settled_choice_is_not_thought_over_to_the_end() -> None:
    of = TABLE.cards.bit
    hands = ("AS", "7D", "8D 9D TD JD QD"), ("7S 9C",)
    mask = [sum(bit for card, bit in of.items() if str(card) in " ".join(h).split()) for h in hands]
    at = Position((mask[0], mask[1], of.mask([c for c in of if str(c) in "8S KC"])), (), 0, 1)
    found = Search(TABLE, at, Random(2), insight=0.75).settle(4_000, Never())
    most = sorted((worth.tries for worth in found.values()), reverse=True)
    assert sum(most) < 4_000
    assert most[0] > most[1] + 4_000 - sum(most) - 64


def test_whether_a_move_would_be_chosen_is_known_sooner_than_which_one_would() -> None:
    """Half of what a mistake took was to ask again and again whether the strongest makes it too."""
    of = TABLE.cards.bit
    hands = ("AS", "7D", "8D"), ("7S 9C TC KD", "KH AH")
    mask = [sum(bit for card, bit in of.items() if str(card) in " ".join(h).split()) for h in hands]
    at = Position((mask[0], mask[1], of.mask([c for c in of if str(c) in "8S KC"])), (), 0, 1)

    def tried(*doubted: int) -> dict[int, int]:
        search = Search(TABLE, at, Random(2), insight=0.75)
        found = search.settle(4_000, Never(), *doubted)
        return {move: worth.tries for move, worth in found.items()}

    whole = tried()
    best, *_, worst = sorted(whole, key=lambda move: -whole[move])
    assert tried(best) == whole
    assert sum(tried(worst).values()) < 0.6 * sum(whole.values())
    assert max(tried(worst), key=lambda move: whole[move]) == best
