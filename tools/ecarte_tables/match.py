"""What a score is worth, and so the results of a hand (rules ECA-R7, R9, R12, R16 … R19)."""

import numpy as np

from tools.ecarte_tables.deal import DEALER_HAS_IT, ELDER_HAS_IT
from tools.ecarte_tables.regret import DEALERS, ELDERS, SCORES
from tools.ecarte_tables.tricks import LOST, LOST_ALL, WON, WON_ALL

GAME = 5
TURNED = 1 / 8
"""How often the king is turned up."""
OUTCOMES = (3, 3, 4)
"""Authority, holder of the king, result of the tricks."""


def points(authority: int, result: int) -> tuple[int, int]:
    """Return what elder and dealer score for the tricks."""
    if result in (WON_ALL, LOST_ALL):
        return (2, 0) if result == WON_ALL else (0, 2)
    if result == WON:
        return (2 if authority == DEALERS else 1), 0
    assert result == LOST
    return 0, (2 if authority == ELDERS else 1)


def after(score: tuple[int, int], authority: int, king: int, result: int) -> tuple[int, int]:
    """Return the score after a hand; the game ends as soon as somebody has five."""
    elder, dealer = score
    elder, dealer = elder + (king == ELDER_HAS_IT), dealer + (king == DEALER_HAS_IT)
    if max(elder, dealer) < GAME:
        won, lost = points(authority, result)
        elder, dealer = elder + won, dealer + lost
    return min(elder, GAME), min(dealer, GAME)


def elders_chance(equity: np.ndarray, elder: int, dealer: int) -> float:
    """Return the chance of the game for who was elder: in the next hand the other is."""
    if elder >= GAME:
        return 1.0
    if dealer >= GAME:
        return 0.0
    return 1.0 - float(equity[dealer, elder])


def payments(equity: np.ndarray) -> np.ndarray:
    """Return by score and outcome what a hand is worth to the elder, from −1 to 1."""
    found = np.zeros((SCORES, *OUTCOMES))
    for score in range(SCORES):
        for outcome in np.ndindex(*OUTCOMES):
            chance = elders_chance(equity, *after(divmod(score, GAME), *outcome))
            found[(score, *outcome)] = 2 * chance - 1
    return found


def blurred(pays: np.ndarray, played: np.ndarray) -> np.ndarray:
    """Return what results count for that are foreseen with open cards but played with closed."""
    return np.einsum("sakr,fgr->sakfg", pays, played).reshape(*pays.shape[:3], -1)


def at_the_table(foreseen: np.ndarray, played: np.ndarray) -> np.ndarray:
    """Return how often outcomes come about whose tricks were foreseen so often."""
    parted = foreseen.reshape(*foreseen.shape[:3], *played.shape[:2])
    return np.einsum("sakfg,fgr->sakr", parted, played)


def equities(plain: np.ndarray, turned: np.ndarray) -> np.ndarray:
    """Return the elder's chance of the game at every score before the deal.

    Both arguments hold per score how often each outcome comes about; ``turned`` those of hands
    in which the turn-up is the king, by the score that includes its point.
    """
    equity = np.zeros((GAME, GAME))
    for elder, dealer in sorted(np.ndindex(GAME, GAME), key=sum, reverse=True):
        usual = _expected(equity, plain, elder, dealer)
        king = _expected(equity, turned, elder, dealer + 1) if dealer + 1 < GAME else 0.0
        equity[elder, dealer] = (1 - TURNED) * usual + TURNED * king
    return equity


def _expected(equity: np.ndarray, shares: np.ndarray, elder: int, dealer: int) -> float:
    here = shares[elder * GAME + dealer]
    return sum(
        float(here[outcome]) * elders_chance(equity, *after((elder, dealer), *outcome))
        for outcome in np.ndindex(*OUTCOMES)
    )
