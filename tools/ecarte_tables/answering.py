"""Tells what a learned answer to the Master gains from him over whole deals, and between what.

``python -m tools.ecarte_tables.answering --decks 200`` first learns by regret minimisation what
best answers the policy that the Master goes by (propose, stand, accept, refuse, and how many
cards to change, by the same classes of hands), over ``--learned`` deals. Somebody who talks and
changes by that answer and plays cards as the Master does then meets the Master of the program,
and on the same decks the Master meets himself. What the answer gains more is how far the Master
can at least be exploited, in points a deal, with its interval of 95 %; an answer that has
learned more may gain more. The last line is JSON.
"""

import argparse
import json
import sys
from typing import Any

import numpy as np

from naipes_gui.bots.duel import played
from naipes_gui.core.significance import half_interval
from naipes_gui.core.table import NOBODY
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.games.ecarte.players.decision import Decision
from naipes_gui.games.ecarte.players.exchange import lowest, worst
from naipes_gui.games.ecarte.players.expert import Sampler
from naipes_gui.games.ecarte.players.levels import MASTER
from naipes_gui.games.ecarte.players.player import Turn
from naipes_gui.games.ecarte.players.tables import GAME, number, tables
from tools.ecarte_tables import file, match, regret
from tools.ecarte_tables.__main__ import RESOURCE, STRAY
from tools.ecarte_tables.chance import seeded
from tools.ecarte_tables.deal import DEALER, ELDER, change_row, talk_row

Answer = tuple[regret.Policy, regret.Policy]
"""What the elder and the dealer do."""


def learned(deals: int, seed: int) -> tuple[Answer, Answer]:
    """Return the answers of both roles, with the king of trumps among the cards and turned up."""
    built = file.unpacked(RESOURCE.read_bytes())
    pays, state = match.blurred(match.payments(built.equity), built.played), seeded(seed)
    found = [
        tuple(
            regret.response(
                role, deals, state, built.buckets, pays, regret.clear(policy, STRAY),
                king_lives=lives,
            )
            for role in (ELDER, DEALER)
        )
        for policy, lives in zip(built.policies, (True, False), strict=True)
    ]  # fmt: skip
    return (found[0][0], found[0][1]), (found[1][0], found[1][1])


class Answerer(Sampler):
    """Talks and changes as it has learned, and plays cards as the Master does."""

    def __init__(self, rules: Any, answers: tuple[Answer, Answer]) -> None:
        super().__init__(rules, means=MASTER)
        self._answers = answers

    def talk(self, turn: Turn) -> Decision:
        known, leads = turn.known, turn.known.leads
        policy, score, role = self._policy(turn)
        bucket = tables().buckets[role][number(known.mine, known.turnup)]
        counted = turn.counts[1 if leads else 0]
        row = talk_row(role, turn.state.round - 1, counted, bucket)
        go_on, block = turn.moves
        return Decision(block if policy.talk[score, row].argmax() else go_on)

    def change(self, turn: Turn) -> Decision:
        counts = [len(move.cards) for move in turn.moves]
        fewest, most = min(counts), max(counts)
        hand, usual = turn.known.mine, worst(turn.known.mine, fewest, most)
        if turn.state.round > 1:
            return Decision(turn.discard(usual))
        policy, score, role = self._policy(turn)
        # In the tables the trumps above the turn-up lie one place lower.
        low = turn.known.turnup - 1 & 0xFF << 24
        there = hand & 0xFFFFFF | hand & low | (hand & 0xFF << 24 & ~low) >> 1
        row = change_row(role, turn.counts[0], there)
        count = usual.bit_count() + int(policy.change[score, row].argmax()) - 1
        if count == usual.bit_count() or not fewest <= count <= most:
            return Decision(turn.discard(usual))
        return Decision(turn.discard(lowest(hand, count)))

    def _policy(self, turn: Turn) -> tuple[regret.Policy, int, int]:
        """Return what was learned for this seat and turn-up, the row of the score, and the role."""
        role = ELDER if turn.known.leads else DEALER
        elder, dealer = turn.at.mine, turn.at.other
        if role == DEALER:
            elder, dealer = dealer, elder
        lives = turn.known.turnup >> 31 == 0
        return self._answers[not lives][role], elder * GAME + dealer, role


def alone(rules: Any, player: Any, label: str) -> Timeline[Any]:
    """Return a deal of a player against himself."""
    return played(rules, (player, player), NOBODY, label, ([], []), False)


def gains(answers: tuple[Answer, Answer], decks: int, seed: int) -> list[float]:
    """Return per deck what the answer gains over the Master in his place, in both seats."""
    game = all_games()["ecarte"]
    rules = game.rules(game.options().make())
    master, answer = game.bots()["master"](rules), Answerer(rules, answers)
    found = []
    for deck in range(decks):
        label, gained = f"{seed}:{deck}", 0.0
        usual = alone(rules, master, label).state.scores
        for seat in rules.seats:
            met = played(rules, (answer, master), seat, label, ([], []), False)
            scores = met.state.scores
            gained += (scores[seat] - scores[1 - seat]) - (usual[seat] - usual[1 - seat])
        found.append(gained / len(rules.seats))
    return found


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.ecarte_tables.answering", description=__doc__
    )
    parser.add_argument("--learned", type=int, default=100_000)
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args(words)
    found = gains(learned(wishes.learned, wishes.seed), wishes.decks, wishes.seed)
    half = half_interval(found)
    mean = float(np.mean(found))
    report = {"learned": wishes.learned, "decks": wishes.decks, "seed": wishes.seed,
              "version": all_games()["ecarte"].bots_version, "gain": round(mean, 4),
              "low": round(mean - half, 4), "high": round(mean + half, 4)}  # fmt: skip
    print(json.dumps(report))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
