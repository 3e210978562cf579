"""The strong players: sampled worlds, played out exactly."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from naipes_gui.bots.cards import falling
from naipes_gui.bots.consequences import DEALS
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.text import Phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.ecarte.players import talk_explaining
from naipes_gui.games.ecarte.players.beliefs import (
    Knowledge,
    Likelihood,
    has_blocked,
    number_of,
    rivals,
)
from naipes_gui.games.ecarte.players.book import by_the_book
from naipes_gui.games.ecarte.players.decision import Decision, Kind, Trial
from naipes_gui.games.ecarte.players.equity import results
from naipes_gui.games.ecarte.players.exchange import Blueprint, Outlook, World, likely_discards
from naipes_gui.games.ecarte.players.explaining import of_two_cards
from naipes_gui.games.ecarte.players.kernels.foresight import answers, leads, led, replied, result
from naipes_gui.games.ecarte.players.player import Player, Turn
from naipes_gui.games.ecarte.players.solver import TRUMPS, bits, replies
from naipes_gui.games.ecarte.players.tables import tables
from naipes_gui.games.ecarte.rules.state import HAND_SIZE

Drawn: TypeAlias = Callable[[int], Iterable[tuple[Any, float]]]
"""Draws about so many worlds, each with how much it counts."""
Run: TypeAlias = Callable[[Iterable[tuple[Any, float]]], None]
"""Tries all choices in some worlds."""
HIDING = 0.04
"""How much likelier the point is while the other does not know of the king."""
BOLDNESS, PRUDENCE = 0.45, 0.3
"""Points that a bold player thinks blocking is worth more than it is, and a prudent one less."""
WANDERING = 0.55
"""The same of changing again, for who remembers nothing."""
DROPPING, CLINGING = 0.35, 0.2
"""Points that a wasteful player thinks a changed card is worth more, and a stubborn one less."""
HUNTING, SAVING = 0.35, 0.15
"""Points that an ambitious player thinks a trump lead is worth more, and a patient one less."""
UNLIKELY = 0.05
"""How likely at least the other is to have gone against the policy."""
FINALISTS = 4
USUAL = 0.08
"""Points by which another change must seem better than the usual one to be more than noise."""


@dataclass(frozen=True, slots=True)
class Means:
    """What a level has to think with."""

    talks: int
    """Worlds per decision about the exchange; so about the king and the cards."""
    deals: int
    by_tables: bool = False
    """Whether it knows the computed policy, and how closed cards fare."""
    exact: int = 253
    """So many hands are all gone through: those of the last two tricks, two of 23 cards at most."""
    closed: bool = False
    """Whether it minds that it will not see the other's cards at the next card either."""
    longer: int = 6
    """How many times as many worlds it takes at most, where they leave the choice open."""


class Sampler(Player):
    """Weighs every choice over the same sampled worlds, in the worth of the score."""

    def __init__(self, rules: Any, style: Style = PLAIN, effort: int = 1, *, means: Means) -> None:
        super().__init__(rules, style, effort)
        self._means = means
        options = rules.options
        # The tables were computed for the usual exchange, and for the game without stakes.
        self._by_tables = means.by_tables and not options.stakes and not options.dealer_min

    def talk(self, turn: Turn) -> Decision:
        outlook, leads = self._outlook(turn), turn.known.leads
        block = partial(outlook.settle, blocker=1 if leads else -1)
        go_on = outlook.answer if leads else outlook.exchange
        again = WANDERING * (1 - self.style.memory) if turn.state.round > 1 else 0.0
        bold = self.style.boldness * (BOLDNESS if self.style.boldness > 0 else PRUDENCE)
        bonus = (again * turn.at.point, bold * turn.at.point)

        def worth(option: int, world: World) -> float:
            return block(world) if option else go_on(world)

        trial = Trial([(move, place) for place, move in enumerate(turn.moves)], turn.at, bonus)
        drawn = partial(self._worlds, turn, outlook)
        self._try(turn, trial, partial(trial.run, worth=worth), self._means.talks, drawn)
        if self.style.boldness or again:
            return Decision(trial.best_first[0][0], Kind.WORLDS, trial)
        hands = (turn.known.mine, 0) if leads else (0, turn.known.mine)
        here = World(*hands, (), turn.state.round, turn.counts)
        natural = turn.moves[outlook.share(here, leads=leads) >= 0.5]
        return Decision(trial.unless_worse(natural), Kind.WORLDS, trial)

    def change(self, turn: Turn) -> Decision:
        options = self._changes(turn)
        usual, count = options[0], self._means.talks
        outlook = self._outlook(turn)
        change = outlook.exchange if turn.known.leads else outlook.serve
        sieve = count // 5 if len(options) > FINALISTS else 0

        def worth(thrown: int, world: World) -> float:
            return change(world, thrown)

        for worlds in (sieve, count - sieve):
            bonus = [self._bonus(turn, thrown, usual) for thrown in options]
            trial = Trial([(turn.discard(thrown), thrown) for thrown in options], turn.at, bonus)
            if worlds and len(options) > 1:
                drawn = partial(self._worlds, turn, outlook)
                run = partial(trial.run, worth=worth)
                self._try(turn, trial, run, worlds, drawn, once=worlds == sieve)
            options = [thrown for _, thrown in trial.best_first[:FINALISTS]]
        return Decision(turn.discard(options[0]), Kind.WORLDS, trial)

    def _try(
        self, turn: Turn, trial: Trial, run: Run, count: int, drawn: Drawn, *, once: bool = False
    ) -> None:
        """Try the choices in so many worlds, and in more as long as the best may be another."""
        run(turn.while_time(drawn(count * self.effort)))
        most = count * self.effort * (1 if once else self._means.longer)
        while trial.rounds < most and not turn.stop.is_set() and not trial.is_settled:
            if trial.rules_out(turn.view.doubted):
                break
            run(turn.while_time(drawn(trial.rounds)))

    @staticmethod
    def _changes(turn: Turn) -> list[int]:
        """Return the sets of cards to weigh, the usual one first unless others are asked about."""
        if turn.view.narrowed:
            return [mask(turn, move) for move in turn.moves]
        counts = [len(move.cards) for move in turn.moves]
        return likely_discards(turn.known.mine, min(counts), max(counts))

    def _bonus(self, turn: Turn, thrown: int, usual: int) -> float:
        """Return what speaks for a change beforehand: habit and style."""
        waste = self.style.dropping * (DROPPING if self.style.dropping > 0 else CLINGING)
        return turn.at.point * (waste * thrown.bit_count() + USUAL * (thrown == usual))

    def card(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        known, lead, won, worth_of = turn.known, turn.card_led, turn.won, results(turn.at)
        natural = by_the_book(known, lead, list(cards))
        order = sorted(cards, key=lambda card: card != natural)

        def worth(card: int, rival: int) -> float:
            if lead:
                return worth_of[replied(lead, card, rival, known.mine, won)]
            return worth_of[led(card, known.mine, rival, won)]

        def worths(card: int, hands: Sequence[int], times: Sequence[float]) -> list[float]:
            if lead:
                return answers(lead, card, known.mine, hands, times, won, worth_of)
            return leads(card, known.mine, hands, times, won, worth_of)

        greed = self.style.greed * (HUNTING if self.style.greed > 0 else SAVING)
        hunting = 0.0 if lead else greed * turn.at.point
        bonus = [hunting if card & TRUMPS else 0.0 for card in order]
        trial = Trial([(cards[card], card) for card in order], turn.at, bonus)
        run = partial(trial.run, worth=worth)
        if self._means.closed and known.mine.bit_count() > 2:
            run = partial(trial.run_together, worths=worths)
        exact = self._try_hands(turn, trial, run)
        best = trial.best_first[0][0] if exact else trial.unless_worse(cards[natural])
        return Decision(best, Kind.WORLDS, trial.beside(turn.ends))

    def _try_hands(self, turn: Turn, trial: Trial, run: Run) -> bool:
        """Try the choices against hands of the other, and tell whether these are all there are."""
        exact = number_of(turn.known) <= self._means.exact
        self._try(turn, trial, run, self._means.deals, partial(self._hands, turn), once=exact)
        return exact

    def king(self, turn: Turn) -> Decision:
        announce, conceal = turn.moves
        shown = turn.at._replace(mine=turn.at.mine + 1)
        if shown.is_over or (turn.state.trick and turn.known.leads):
            return Decision(announce, Kind.CERTAIN)
        hidden = results(turn.at)
        # Unseen, the king is worth a little more than with open cards.
        worths = results(shown), [worth + HIDING * (hidden[2] - hidden[1]) for worth in hidden]
        trial = Trial(((announce, 0), (conceal, 1)), turn.at)
        found = self._plays

        def worth(option: int, rival: int) -> float:
            return worths[option][found(turn, rival)]

        self._try_hands(turn, trial, partial(trial.run, worth=worth))
        return Decision(trial.best_first[0][0], Kind.WORLDS, trial)

    @staticmethod
    def _plays(turn: Turn, rival: int) -> int:
        """Return what the seat makes of the hand with open cards."""
        mine, lead = turn.known.mine, turn.card_led
        if turn.known.leads:
            return result(mine, rival)
        if not lead:
            return 3 - result(rival, mine)
        return max(replied(lead, card, rival, mine, 0) for card in falling(replies(lead, mine)))

    def contrast(self, turn: Turn, better: Move, other: Move) -> Phrase | str:
        is_card = better.verb == other.verb == "play"
        if not (is_card or better.verb in talk_explaining.EXPLAINED):
            return ""
        # The words and the figures of a hint are to tell the same: so they rest on the same deals.
        trial = self.decide(turn).trial
        if trial is None or not trial.worlds:
            return ""
        if is_card:
            return of_two_cards(turn, better, other, trial.drawn(DEALS)) or ""
        return self._of_the_talk(turn, better, other, trial.drawn(DEALS)) or ""

    def _of_the_talk(
        self, turn: Turn, better: Move, other: Move, worlds: Sequence[World]
    ) -> Phrase | None:  # fmt: skip
        """Say what comes of one choice before the play and not of another."""
        outlook = self._watched(turn)
        worths = [self._worth_of(turn, outlook, move) for move in (better, other)]
        return talk_explaining.of_two(turn, better, other, worths, outlook, worlds)

    @staticmethod
    def _worth_of(turn: Turn, outlook: Outlook, move: Move) -> Callable[[World], float]:
        leads = turn.known.leads
        match move.verb:
            case "stand" | "refuse":
                return partial(outlook.settle, blocker=1 if leads else -1)
            case "propose":
                return outlook.answer
            case "accept":
                return outlook.exchange
            case _:
                change = outlook.exchange if leads else outlook.serve
                return partial(change, thrown=mask(turn, move))

    def _outlook(self, turn: Turn) -> Outlook:
        if self._by_tables:
            return Blueprint(turn.known, turn.at, 0, tables(), turn.rng)
        return Outlook(turn.known, turn.at, self.rules.options.dealer_min)

    def _watched(self, turn: Turn) -> talk_explaining.Watched:
        """Return the same outlook for whoever asks what became of a deal."""
        if self._by_tables:
            return talk_explaining.WatchedBlueprint(turn.known, turn.at, 0, tables(), turn.rng)
        return talk_explaining.Watched(turn.known, turn.at, self.rules.options.dealer_min)

    def _hands(self, turn: Turn, count: int) -> Sequence[tuple[int, float]]:
        """Return hands of the other at the play, each with how much it counts."""
        return rivals(turn.known, count, turn.rng, self._likelihood(turn), exact=self._means.exact)

    def _worlds(self, turn: Turn, outlook: Outlook, count: int) -> Iterator[tuple[World, float]]:
        """Return what may be behind the talk, each with how much it counts."""
        known, size = turn.known, len(turn.state.table[STOCK.id])
        for rival, times in rivals(known, count, turn.rng, self._likelihood(turn)):
            rest = [card for card in known.unseen if not card & rival]
            stock = tuple(turn.rng.sample(rest, min(size, 4 * HAND_SIZE)))
            hands = (known.mine, rival) if known.leads else (rival, known.mine)
            yield World(*hands, stock, turn.state.round, turn.counts), times

    def _likelihood(self, turn: Turn) -> Likelihood | None:
        """Return how likely the other talks as he did, if the tables tell."""
        outlook = self._outlook(turn)
        return partial(_talk, outlook, turn.counts) if isinstance(outlook, Blueprint) else None


def mask(turn: Turn, move: Move) -> int:
    """Return the cards of a move as bits."""
    bit = bits(turn.state.trump)
    return sum(bit[card] for card in move.cards)


def _talk(outlook: Blueprint, counts: tuple[int, int], known: Knowledge, whole: int) -> float:
    """Return how likely the policy makes what the other last said, holding five cards."""
    hands = (0, whole) if known.leads else (whole, 0)
    here = World(*hands, (), known.state.round, counts)
    blocks = outlook.share(here, leads=not known.leads)
    return max(UNLIKELY, blocks if has_blocked(known) else 1 - blocks)
