"""What the coach of Écarté says."""

from functools import partial
from random import Random
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Paid
from naipes_gui.core.zones import STOCK
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, Play
from naipes_gui.games.ecarte.rules.tricks import taker_of
from tests.contract.truths import tricks
from tests.contract.truths.case import Case, Truth


def lost(case: Case, verb: str) -> set[int]:
    """Play on at random after a word, and return what the other scores."""
    return scored_by(1 - case.me, case, case.made(Move(verb)).state)


def scored_by(seat: int, case: Case, begin: Any) -> set[int]:
    """Play on at random, and return what a seat scores whenever it wins."""
    scored = set()
    for seed in range(12):
        rng, state, paid = Random(seed), begin, list[Paid]()
        while state.stage is Stage.HAND:
            moves = [m for m in case.rules.legal(state) if m.verb not in ("claim", "resign")]
            step = case.rules.play(state, rng.choice(moves))
            state, paid = step.state, [*paid, *(e for e in step.events if isinstance(e, Paid))]
        mine = [e.amount for e in paid if e.taker == seat and "king" not in e.reason]
        scored |= {sum(mine)} if mine else set()
    return scored


def propose(case: Case) -> bool:
    if case.tip.heeded:
        accepted = case.made(Move("propose")).state
        return bool(case.who == accepted.to_move) and Move("propose") in case.moves
    return case.options.enforce == "free" or lost(case, "stand") <= {2}


def answer(case: Case) -> bool:
    return case.options.enforce == "free" or lost(case, "refuse") <= {2}


def refused(case: Case) -> bool:
    """Be said before the first card: later nobody asks what an exchange was refused for."""
    if len(case.state.hand(case.me)) < HAND_SIZE:
        return False
    if case.options.enforce == "free":
        return case.state.authority in (0, 1)
    winner = 1 - case.me if case.tip.text.source.startswith("You") else case.me
    named = case.who == 1 - case.me and case.state.authority == 1 - winner
    return named and scored_by(winner, case, case.state) <= {2}


def trumps(case: Case) -> bool:
    (turned,) = case.state.table["turnup"]
    held = [card for card in case.state.hand(case.me) if card.suit == turned.suit]
    return bool(case.blanks.get("n", 0) == len(held))


def exchange(case: Case) -> bool:
    most = max(len(move.cards) for move in case.moves)
    return bool(case.blanks["n"] == most <= len(case.state.table[STOCK.id]))


def king(case: Case) -> bool:
    (paid,) = [e for e in case.made(Move("announce")).events if isinstance(e, Paid)]
    return paid.taker == case.me and paid.amount == 1


def taking(case: Case, card: Card) -> int:
    return taker_of(case.state, Play(case.me, card))


def need(case: Case) -> bool:
    won = [len(case.state.table[f"won:{seat}"]) // 2 for seat in (0, 1)]
    told = case.blanks["n"], case.blanks["left"]
    return told == (3 - won[case.me], 5 - sum(won)) and max(won) < 3


def vole(case: Case) -> bool:
    return (
        not case.state.table[f"won:{1 - case.me}"] and len(case.state.table[f"won:{case.me}"]) > 5
    )


def nearly(case: Case) -> bool:
    seat = case.who if "who" in case.blanks else case.me
    return bool(case.state.scores[seat] == 4)


TRUTHS: dict[str, Truth] = {
    "propose": propose, "answer": answer, "trumps": trumps, "exchange": exchange, "king": king,
    "must": tricks.must, "best": partial(tricks.best, taking), "trump": tricks.trump, "need": need,
    "refused": refused, "vole": vole, "ranks": partial(tricks.ranks, taking), "nearly": nearly,
}  # fmt: skip
ELSEWHERE = set[str]()
