"""Counterfactual regret minimisation over sampled deals, for all scores of the game at once.

Every deal is followed through its whole tree for each of the 25 scores, which share the costly
part: dealing, classing hands, solving tricks. Regrets below nought are forgotten (CFR+) and the
average strategy counts later deals more.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from tools.ecarte_tables.chance import CARDS
from tools.ecarte_tables.deal import CHANGE_ROWS, CHOICES, ROUNDS, TALK_ROWS, bare, grow
from tools.ecarte_tables.played import FORMS

SCORES = 25
NONE, ELDERS, DEALERS = range(3)
"""Who has authority."""


class Policy(NamedTuple):
    """For each score and situation: the weight of every choice."""

    talk: np.ndarray
    """Go on, or block."""
    change: np.ndarray


def blank() -> Policy:
    """Return a policy that weighs nothing yet."""
    return Policy(
        np.zeros((SCORES, TALK_ROWS, 2)), np.zeros((SCORES, CHANGE_ROWS, CHOICES))
    )  # fmt: skip


def normal(policy: Policy) -> Policy:
    """Return the shares of the choices; even where nothing was weighed."""
    parts = []
    for weights in policy:
        total = weights.sum(axis=2, keepdims=True)
        parts.append(np.where(total > 0, weights / np.maximum(total, 1e-300), 1 / weights.shape[2]))
    return Policy(*parts)


def pure(policy: Policy) -> Policy:
    """Return the policy that always takes the choice with the greatest share."""
    return Policy(
        *(np.eye(w.shape[2])[w.argmax(axis=2)] for w in policy)
    )  # fmt: skip


def clear(policy: Policy, stray: float) -> Policy:
    """Return the policy as the program follows it: small shares of the talk count as none.

    Sampling leaves them behind; without them the policy gains about 0.012 points a deal on itself.
    """
    talk = np.clip((policy.talk - stray) / (1 - 2 * stray), 0, 1)
    return Policy(talk, policy.change)


@njit
def _blocks(rows, row):
    total = rows[row, 0] + rows[row, 1]
    return rows[row, 1] / total if total > 0 else 0.5


@njit
def _shares(rows, row, found):
    total = rows[row].sum()
    for choice in range(CHOICES):
        found[choice] = rows[row, choice] / total if total > 0 else 1 / CHOICES


@njit
def _add(regrets, row, choice, gain):
    regrets[row, choice] = max(0.0, regrets[row, choice] + gain)


@njit
def _talked(regrets, sums, row, go_on, block, share, counter, reach, sign, late):
    """Learn from a decision to block; values are the elder's, ``sign`` −1 the dealer's view."""
    mean = share * block + (1 - share) * go_on
    _add(regrets, row, 0, sign * counter * (go_on - mean))
    _add(regrets, row, 1, sign * counter * (block - mean))
    sums[row, 0] += late * reach * (1 - share)
    sums[row, 1] += late * reach * share


@njit
def _branch(tree, pays, talk, learns, reached, i, j, regrets, sums, late):
    """Return what the talk from the second round on is worth to the elder, and learn from it."""
    elder_reach, dealer_reach = reached
    shares = np.zeros((2, ROUNDS))
    for turn in (1, 2):
        for role in range(2):
            shares[role, turn] = _blocks(talk[role], tree.talk[role, turn, i, j])
    after = pays[NONE, tree.king[3, i, j], tree.result[3, i, j]]
    for turn in (2, 1):
        still = pays[NONE, tree.king[turn, i, j], tree.result[turn, i, j]]
        stand, refuse = shares[0, turn], shares[1, turn]
        mine, theirs = elder_reach, dealer_reach
        if turn == 2:
            mine, theirs = mine * (1 - shares[0, 1]), theirs * (1 - shares[1, 1])
        if learns[1]:
            _talked(
                regrets, sums, tree.talk[1, turn, i, j], after, still, refuse,
                mine * (1 - stand), theirs, -1.0, late,
            )  # fmt: skip
        after = refuse * still + (1 - refuse) * after
        if learns[0]:
            _talked(
                regrets, sums, tree.talk[0, turn, i, j], after, still, stand, theirs, mine, 1.0,
                late,
            )  # fmt: skip
        after = stand * still + (1 - stand) * after
    return after


@njit
def _visit(tree, pays, talk, change, learns, regrets, sums, change_regrets, change_sums, late):
    """Go through the tree of a deal at one score; return the worth to the elder."""
    king, result = tree.king[0, 0, 0], tree.result[0, 0, 0]
    rows = (tree.talk[0, 0, 0, 0], tree.talk[1, 0, 0, 0])
    stand, refuse = _blocks(talk[0], rows[0]), _blocks(talk[1], rows[1])
    mine, theirs = np.zeros(CHOICES), np.zeros((CHOICES, CHOICES))
    _shares(change[0], tree.elder_change[0], mine)
    worth, table = np.zeros(CHOICES), np.zeros((CHOICES, CHOICES))
    for i in range(CHOICES):
        _shares(change[1], tree.dealer_change[i], theirs[i])
        for j in range(CHOICES):
            reached = ((1 - stand) * mine[i], (1 - refuse) * theirs[i, j])
            table[i, j] = _branch(
                tree, pays, talk, learns, reached, i, j, regrets, sums, late
            )  # fmt: skip
            worth[i] += theirs[i, j] * table[i, j]
        if learns[1]:
            row, reach = tree.dealer_change[i], (1 - stand) * mine[i]
            for j in range(CHOICES):
                _add(change_regrets, row, j, -reach * (table[i, j] - worth[i]))
                change_sums[row, j] += late * (1 - refuse) * theirs[i, j]
    changed = (mine * worth).sum()
    if learns[0]:
        for i in range(CHOICES):
            gain = (1 - refuse) * (worth[i] - changed)
            _add(change_regrets, tree.elder_change[0], i, gain)
            change_sums[tree.elder_change[0], i] += late * (1 - stand) * mine[i]
    refused, stood = pays[DEALERS, king, result], pays[ELDERS, king, result]
    if learns[1]:
        _talked(regrets, sums, rows[1], changed, refused, refuse, 1 - stand, 1.0, -1.0, late)
    proposed = refuse * refused + (1 - refuse) * changed
    if learns[0]:
        _talked(regrets, sums, rows[0], proposed, stood, stand, 1.0, 1.0, 1.0, late)
    return stand * stood + (1 - stand) * proposed


@njit
def _learn(
    tree, deals, state, buckets, pays, king_lives, talks, changes, learns, regrets, sums,
    change_regrets, change_sums,
):  # fmt: skip
    cards = np.arange(CARDS)
    for deal in range(deals):
        grow(tree, cards, state, buckets, king_lives)
        late = (deal + 1) / deals
        for score in range(SCORES):
            _visit(
                tree, pays[score], (talks[0][score], talks[1][score]),
                (changes[0][score], changes[1][score]), learns, regrets[score], sums[score],
                change_regrets[score], change_sums[score], late,
            )  # fmt: skip


def learned(deals: int, state: np.ndarray, buckets: np.ndarray, pays: np.ndarray, *,
            king_lives: bool) -> Policy:  # fmt: skip
    """Return the average policy of both after so many deals against each other."""
    regrets, sums = blank(), blank()
    _learn(
        bare(), deals, state, buckets, pays, king_lives, (regrets.talk, regrets.talk),
        (regrets.change, regrets.change), (True, True), regrets.talk, sums.talk,
        regrets.change, sums.change,
    )  # fmt: skip
    return normal(sums)


def response(
    role: int, deals: int, state: np.ndarray, buckets: np.ndarray, pays: np.ndarray,
    policy: Policy, *, king_lives: bool,
) -> Policy:  # fmt: skip
    """Return what one role learns to do against a policy that does not change.

    Against that there is nothing to mix: the answer is the choice it has come to prefer.
    """
    regrets, sums = blank(), blank()
    talks, changes = [policy.talk] * 2, [policy.change] * 2
    talks[role], changes[role] = regrets.talk, regrets.change
    _learn(
        bare(), deals, state, buckets, pays, king_lives, tuple(talks), tuple(changes),
        (role == 0, role == 1), regrets.talk, sums.talk, regrets.change, sums.change,
    )  # fmt: skip
    return pure(sums)


@njit
def _worths(tree, deals, state, buckets, pays, king_lives, talks, changes, found):
    cards = np.arange(CARDS)
    no_rows = np.zeros((1, 2))
    no_choices = np.zeros((1, CHOICES))
    for deal in range(deals):
        grow(tree, cards, state, buckets, king_lives)
        for score in range(SCORES):
            for line in range(len(talks)):
                found[deal, score, line] = _visit(
                    tree, pays[score], (talks[line][0][score], talks[line][1][score]),
                    (changes[line][0][score], changes[line][1][score]), (False, False),
                    no_rows, no_rows, no_choices, no_choices, 0.0,
                )  # fmt: skip


def worths(
    deals: int, state: np.ndarray, buckets: np.ndarray, pays: np.ndarray,
    lines: tuple[tuple[Policy, Policy], ...], *, king_lives: bool,
) -> np.ndarray:  # fmt: skip
    """Return per deal, score and pairing of policies what the elder may expect."""
    found = np.zeros((deals, SCORES, len(lines)))
    talks = tuple((elder.talk, dealer.talk) for elder, dealer in lines)
    changes = tuple((elder.change, dealer.change) for elder, dealer in lines)
    _worths(bare(), deals, state, buckets, pays, king_lives, talks, changes, found)
    return found


@njit
def _spread(tree, talk, change, found):
    """Add to every outcome of the deal how likely the policies bring it about."""
    king, result = tree.king[0, 0, 0], tree.result[0, 0, 0]
    stand = _blocks(talk, tree.talk[0, 0, 0, 0])
    refuse = _blocks(talk, tree.talk[1, 0, 0, 0])
    found[ELDERS, king, result] += stand
    found[DEALERS, king, result] += (1 - stand) * refuse
    mine, theirs = np.zeros(CHOICES), np.zeros(CHOICES)
    _shares(change, tree.elder_change[0], mine)
    for i in range(CHOICES):
        _shares(change, tree.dealer_change[i], theirs)
        for j in range(CHOICES):
            here = (1 - stand) * (1 - refuse) * mine[i] * theirs[j]
            for turn in range(1, ROUNDS):
                ends = 1.0
                if turn < ROUNDS - 1:
                    rows = tree.talk[:, turn, i, j]
                    ends = 1 - (1 - _blocks(talk, rows[0])) * (1 - _blocks(talk, rows[1]))
                found[NONE, tree.king[turn, i, j], tree.result[turn, i, j]] += here * ends
                here *= 1 - ends


@njit
def _outcomes(tree, deals, state, buckets, king_lives, talk, change, found):
    cards = np.arange(CARDS)
    for _ in range(deals):
        grow(tree, cards, state, buckets, king_lives)
        for score in range(SCORES):
            _spread(tree, talk[score], change[score], found[score])


def outcomes(
    deals: int, state: np.ndarray, buckets: np.ndarray, policy: Policy, *, king_lives: bool
) -> np.ndarray:
    """Return per score how often each outcome comes about when both follow a policy."""
    found = np.zeros((SCORES, 3, 3, 4 * FORMS))
    _outcomes(bare(), deals, state, buckets, king_lives, policy.talk, policy.change, found)
    return found / deals
