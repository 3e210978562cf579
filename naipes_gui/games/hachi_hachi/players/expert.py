"""The strong players: sampled worlds, played out to their end, the same for every choice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, repeat
from math import sqrt
from statistics import fmean
from typing import Any

from naipes_gui.bots.trial import HALF, Choice, Round, race
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.players import consequence_words
from naipes_gui.games.hachi_hachi.players.at_once import waiting
from naipes_gui.games.hachi_hachi.players.bits import CARDS, INDEX, mask
from naipes_gui.games.hachi_hachi.players.coming import Coming
from naipes_gui.games.hachi_hachi.players.consequences import (
    Consequences,
    Ends,
    consequences,
)
from naipes_gui.games.hachi_hachi.players.decision import Decision, Estimate, tried
from naipes_gui.games.hachi_hachi.players.feats import feats_of, paid
from naipes_gui.games.hachi_hachi.players.greedy import Greedy
from naipes_gui.games.hachi_hachi.players.position import EYES, Position, tables
from naipes_gui.games.hachi_hachi.players.reasons import what_it_does
from naipes_gui.games.hachi_hachi.players.rollout import Deal, Playout
from naipes_gui.games.hachi_hachi.players.sampling import sampler
from naipes_gui.games.hachi_hachi.players.staying import (
    TALKED_OVER,
    Played,
    played_out,
    staying,
)
from naipes_gui.games.hachi_hachi.players.turn import Turn, taken_by
from naipes_gui.games.hachi_hachi.rules.play import CANCEL, SAGE, SHOBU
from naipes_gui.games.hachi_hachi.rules.state import Phase


@dataclass(frozen=True, slots=True)
class Depth:
    """How far a player compares the cards that may be played."""

    rounds: Sequence[int]
    """How many deals each round adds; the worse half and what is surely worse are dropped."""
    trust: int = 0
    """For how many deals counts what was thought of a choice before any was played."""
    width: float = 1e9
    """How much worse than the best a choice may look beforehand to be played out at all.

    It is given for three players, and grows with what they win or lose to each other.
    """

    asked: int = 300
    """Deals over which choices are compared of which somebody asks."""

    @property
    def plan(self) -> list[Round]:
        """The rounds; what is surely worse goes by the spread of the deals played, not of all."""
        played = (0, *accumulate(self.rounds))
        reaches = [sqrt((deals - 1) / deals) if deals else 0.0 for deals in played]
        return [Round(*each) for each in zip(self.rounds, repeat(HALF), reaches, strict=False)]


USUAL = Depth((60, 90, 150))
PROMISES = 2
"""Times as many for the decision to play before looking."""
LIKING = 0.4
"""How much a style counts against what deals show, rather than a rule of thumb."""
REASON = 12.0
"""Card points that a style never counts for, however much it likes something."""
HOPES = 60
"""Deals that are played out for the decision to play a hand at all."""
TALKS = 100
"""Deals that are played out for the decision to stop."""

TOLD_OF = 800
"""Deals from which it is told why a card is better than another."""
STAYED = 300
"""The same for playing a hand at all, which takes much longer to play out."""


class Expert(Greedy):
    """Plays every choice out over the same sampled deals, in rounds that drop the worst."""

    def __init__(
        self, rules: Any, style: Style = PLAIN, effort: int = 1, *,
        depth: Depth = USUAL,
    ) -> None:  # fmt: skip
        super().__init__(rules, style, effort)
        self.depth = replace(depth, rounds=tuple(effort * deals for deals in depth.rounds))
        self.hopes, self.talks = effort * HOPES, effort * TALKS
        self.told_of, self.stayed = TOLD_OF, STAYED

    def card(self, turn: Turn) -> Decision:
        if turn.view.narrowed:
            return self.compared(turn)
        moves = sensible(turn)
        opinions = self.opinions(turn, moves)
        liking = LIKING * self.rate(turn)
        likes = {m: liking * _within_reason(like) for m, like in self.likes(turn, opinions).items()}
        plan = self.plan(turn.at)
        sample = self.worlds(turn, plan)

        least = max(opinions.values()) - self.depth.width * (len(turn.at.seats) - 1) / 2
        choices = [
            Choice(move, bias=likes[move], opinion=worth, trust=self.depth.trust)
            for move, worth in opinions.items()
            if worth + likes[move] >= least
        ]
        best, *_ = race(
            choices, iter(sample, None), partial(after, plan, turn), self.depth.plan, turn.stop,
            doubted=turn.view.doubted,
        )  # fmt: skip
        weighed = {choice.move for choice in choices}
        others = sorted(opinions.keys() - weighed, key=opinions.__getitem__)
        dismissed = others[-1] if others else None
        return Decision(best.move, tried(choices), len(best.gains), dismissed)

    def compared(self, turn: Turn) -> Decision:
        """Play out all that is asked about, whatever it looks like beforehand."""
        plan = self.plan(turn.at)
        sample = self.worlds(turn, plan)
        choices = [Choice(move) for move in turn.moves]
        deals = (Round(self.effort * self.depth.asked),)
        best, *_ = race(
            choices, iter(sample, None), partial(after, plan, turn), deals, turn.stop
        )  # fmt: skip
        return Decision(best.move, tried(choices), len(best.gains))

    def contrast(self, turn: Turn, better: Move, other: Move) -> Phrase | str:
        if SAGE in (better, other):
            return self._going_on(turn, goes=better == SAGE)
        if turn.state.phase in TALKED_OVER:
            return self._staying(turn, better)
        if better.verb not in ("play", "take") or other.verb != better.verb:
            return ""
        changes, waits = self.changes(turn, better, other), waiting(turn, better, other)
        told = changes.told()
        # That a dearer card comes later is no reason where nothing tells the two apart.
        besides = waits or (changes.later if told is not None else None)
        if besides is None:
            return told or ""
        # What the card does comes first where nothing else is known of it.
        first = told or changes.now or what_it_does(turn, better)
        return consequence_words.both(first, besides)

    def _going_on(self, turn: Turn, *, goes: bool) -> Phrase | str:
        """Say how often going on brings a further combination, to the viewer or to another."""
        plan, mine, theirs, deals = self.plan(turn.at), 0, 0, 0
        plan.sage[0] = True
        sample, value = sampler(turn.at, turn.rng), plan.worth.value
        before = [value(pile) for pile in turn.at.piles]
        while deals < self.told_of and not turn.stop.is_set():
            deal = sample()
            plan.run(deal, 1)
            more = [value(pile) > had for pile, had in zip(deal.piles, before, strict=True)]
            mine, theirs, deals = mine + more[0], theirs + any(more[1:]), deals + 1
        return consequence_words.going_on(mine / deals, theirs / deals, goes=goes) if deals else ""

    def _staying(self, turn: Turn, better: Move) -> Phrase | str:
        """Say what playing the hand comes to, by where it comes from, and what it costs not to."""
        coming, played = Coming(turn, self.coming, partial(self.guess, turn)), list[Played]()
        while len(played) < self.stayed and not turn.stop.is_set():
            played.append(played_out(coming, turn.rng))
        return staying(turn, better, played) if played else ""

    def changes(self, turn: Turn, better: Move, other: Move) -> Consequences:
        """Play two cards on over the same deals and count what they change."""
        plan = self.plan(turn.at)
        sample = self.worlds(turn, plan)
        ends = Ends([], [])
        while len(ends.other) < self.told_of and not turn.stop.is_set():
            deal = sample()
            for move, kept in ((better, ends.better), (other, ends.other)):
                plan.ends = kept
                gain = after(plan, turn, move, deal)
                ends.gap += gain if move is better else -gain
        return consequences(turn, better, other, ends)

    def plan(self, at: Position) -> Playout:
        """Return how worlds are played."""
        return playout(at)

    def worlds(self, turn: Turn, plan: Playout) -> Callable[[], Deal]:
        """Return a source of worlds, of which all that agree with what is seen are as likely."""
        return sampler(turn.at, turn.rng)

    def opinions(self, turn: Turn, moves: list[Move]) -> dict[Move, float]:
        """Return what the moves seem to be worth before anything is played out."""
        gains = self.gains(turn)
        return {move: self.rate(turn) * gains[move] for move in moves}

    def rate(self, turn: Turn) -> float:
        """Return what a card point brings."""
        return len(turn.at.seats) - 1 if turn.options.settlement == "pairwise" else 1.0

    def stops(self, turn: Turn) -> Decision:
        """Compare ending the hand with what going on brings."""
        if turn.stop.is_set():
            return super().stops(turn)
        plan = self.plan(turn.at)
        pile = turn.at.piles[0]
        before = mask(turn.state.pile_before(turn.view.seat))
        combinations = plan.worth.value(pile), plan.worth.value(before)
        now = plan.stopped(0, *combinations, turn.at.piles)
        plan.sage[0] = True
        later = self._played(turn, plan, 1).less(-_paid(turn, plan.owed(0, *combinations)))
        return later.against(SAGE, {SHOBU: now}, liked=self._liked(turn))

    def cancels(self, turn: Turn) -> Decision:
        """Compare half the worth of the combinations with playing on."""
        if turn.stop.is_set():
            return super().cancels(turn)
        options = turn.options
        half = options.half_kan if options.yaku_pay_timing == "end" else 0
        now = half * turn.at.worth.value(turn.at.piles[0]) * (len(turn.at.seats) - 1)
        plan, dives = self.plan(turn.at), options.achievements_after_yaku_end
        now += paid(plan.feats, turn.at.piles, dives=dives)
        other = next(move for move in turn.moves if move != CANCEL)
        later = self._played(turn, plan, 0)
        return later.against(other, {CANCEL: now}, liked=self._liked(turn))

    def _liked(self, turn: Turn) -> float:
        return self.bias.going_on * turn.options.kan_points * (len(turn.at.seats) - 1)

    def _played(self, turn: Turn, plan: Playout, first: int) -> Estimate:
        return estimate(turn, self.talks, sampler(turn.at, turn.rng), lambda d: plan.run(d, first))

    def hope(self, turn: Turn) -> Estimate:
        """Return what playing brings, hand combinations included."""
        if turn.stop.is_set():
            return super().hope(turn)
        coming = Coming(turn, self.coming, partial(self.guess, turn))
        found = estimate(turn, self.hopes, lambda: coming.dealt(turn.rng), coming.gain)
        return replace(found, owed=coming.owed)

    def promises(self, turn: Turn) -> Decision:
        """Compare a promise with looking first, and dropping out by rule of thumb."""
        if turn.stop.is_set():
            return super().promises(turn)
        coming = Coming(turn, self.coming, partial(self.guess, turn))
        promised, looked = list[float](), list[float]()
        for _ in range(PROMISES * self.hopes):
            if promised and turn.stop.is_set():
                break
            deal = coming.dealt(turn.rng)
            drops = self.guess(turn, [CARDS[place] for place in deal.hands[0]]) < -turn.fee
            gain = coming.gain(deal)
            promised.append(gain + coming.promised(deal))
            looked.append(-turn.fee if drops else gain)
        more = Estimate.of([one - other for one, other in zip(promised, looked, strict=True)])
        more = replace(more, wins=None)  # It counts how much better it is, and not what is won.
        liked = self.bias.playing * turn.options.kan_points
        decision = more.against(Move("mizuten"), {Move("wait"): 0.0}, liked=liked)
        return decision.plus(fmean(looked))

    def coming(self, at: Position, players: int) -> Playout:
        """Return how a hand is played that so many will play."""
        eye = EYES[at.options.settlement]
        gains, takes = tables(at.weights(0, eye), at.losses(eye), eye.risk)
        return Playout(
            options=at.options, worth=at.worth, gains=[gains] * players, takes=[takes] * players,
            sage=[False] * players,
        )  # fmt: skip


def estimate(
    turn: Turn, deals: int, sample: Callable[[], Deal], gain: Callable[[Deal], float]
) -> Estimate:
    """Return the mean gain over some deals, fewer if the player is stopped, but one."""
    gains = [gain(sample())]
    while len(gains) < deals and not turn.stop.is_set():
        gains.append(gain(sample()))
    return Estimate.of(gains)


def _within_reason(like: float) -> float:
    return like * REASON / (REASON + abs(like))


def _paid(turn: Turn, now: float) -> float:
    """Return what of the combinations has been paid at once, whatever is decided."""
    return 0.0 if turn.options.yaku_pay_timing == "end" else now


def sensible(turn: Turn) -> list[Move]:
    """Leave out declining a capture where the stock is turned anyway, and twins of other moves."""
    always = turn.options.flip == "always" or not turn.state.table[STOCK.id]
    found = dict[Any, Move]()
    for move in turn.moves:
        if move != CANCEL and not (always and move.word == "place"):
            found.setdefault(_looks(move), move)
    return [*found.values()]


def _looks(move: Move) -> Any:
    """Return what a move looks like: cards of a month and kind do the same, whichever is played.

    Weighed apart, chance alone would call one of them better.
    """
    cards, onto = ([(card.month, card.kind) for card in each] for each in (move.cards, move.onto))
    return move.verb, move.word, tuple(cards), tuple(onto)


def playout(at: Position) -> Playout:
    """Return how worlds of a position are played by players who take what is worth most."""
    eye, players = EYES[at.options.settlement], range(len(at.seats))
    losses = at.losses(eye)
    each = [tables(at.weights(player, eye), losses, eye.risk) for player in players]
    return Playout(
        options=at.options, worth=at.worth,
        gains=[gains for gains, _ in each], takes=[takes for _, takes in each],
        sage=[seat in at.state.sage for seat in at.seats], feats=feats_of(at),
    )  # fmt: skip


def after(plan: Playout, turn: Turn, move: Move, deal: Deal) -> float:
    """Return what the viewer gains when a move is made in a world, which stays as it is."""
    taken = sum(1 << place for place in taken_by(turn, move))
    if turn.state.phase is not Phase.TAKE or not turn.state.turned:
        card = INDEX[move.cards[0]]
        return plan.after(deal, card, taken & ~(1 << card))
    gained = mask(card for capture in turn.state.captures for card in capture)
    return plan.after_turning(deal, taken, gained)
