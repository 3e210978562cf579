"""The tricks as a seat remembers them: searched for every way the forgotten cards may lie."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from naipes_gui.bots.cards import split
from naipes_gui.core.cards import Card, Pack
from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Style
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.significance import half_shares
from naipes_gui.core.table import ZoneId
from naipes_gui.core.zones import HAND
from naipes_gui.games.nlk.players import tricks
from naipes_gui.games.nlk.players.beliefs import beliefs
from naipes_gui.games.nlk.players.decision import Decision, Way, ranked
from naipes_gui.games.nlk.players.endgame import Endgame
from naipes_gui.games.nlk.players.kernels.parts.positions import TAKE
from naipes_gui.games.nlk.players.kernels.tree import ANY
from naipes_gui.games.nlk.players.search import INSIGHT, Search, Worth
from naipes_gui.games.nlk.players.style_bias import LEAN, liking, taste
from naipes_gui.games.nlk.players.tricks import Position, Table
from naipes_gui.games.nlk.rules.state import NlkState

SOLVED = 14
"""Cards of both hands up to which a player tries to solve the end."""
WAVERING = 0.5
"""What share of the votes for the best move is enough for another when the cards go round."""


TREES = 4
"""In how many trees, which share the effort, moves are searched that alone are asked about. A tree
that once went wrong stays wrong however much it grows: several tell better which is worth more."""
OF_TWO = 2
"""How many times the effort it is between two, in one tree: who grows a small one finds a loss
where both moves win, and a large one tells so for sure."""
EQUAL, ODD = 0.005, 0.03
"""How much more often one must be spared the last place to make another move than the usual one,
and to take a card up where one could turn the trick."""
KNOWN, HEARD = 0.1, 0.02
"""What share of the votes of the best another move must have for its figure to count: the usual
one, and one to the liking of a style."""


class Opinion(NamedTuple):
    """What is thought of a move, added up over the ways the cards may lie."""

    votes: float = 0.0
    """Its shares of the continuations tried, or of the sure wins."""
    kept: float = 0.0
    """How surely the seat was not the last, for every continuation."""
    tries: int = 0

    def __add__(self, other: "Opinion") -> "Opinion":  # type: ignore[override]
        return Opinion(self.votes + other.votes, self.kept + other.kept, self.tries + other.tries)

    @property
    def worth(self) -> float:
        """How surely the seat is not the last."""
        return self.kept / max(1, self.tries)


class Ends:
    """Ends between two, solved; whoever compares two moves asks about the same one many times.

    What is remembered follows from the position alone, so that no decision depends on another.
    """

    def __init__(self) -> None:
        self._last: tuple[object, Mapping[int, Opinion]] = None, {}

    def solved(
        self, table: Table, root: Position, patience: int, stop: Stop, among: Sequence[int] | None
    ) -> Mapping[int, Opinion]:
        """Return the moves that surely win between two players, if that can be found out.

        If some alone are asked about it is told of each of them whether it wins.
        """
        if len(root.active) != 2:
            return {}
        about = table.cards.trumps, root, among and tuple(among)
        known, found = self._last
        if known != about:
            found = _winning(table, Endgame(table, stop), root, patience, among)
        if not stop.is_set():
            self._last = about, found
        return found


def _winning(
    table: Table, ending: Endgame, root: Position, patience: int, among: Sequence[int] | None
) -> Mapping[int, Opinion]:
    mover = root.player
    if ending.loser(root, SOLVED, patience) in (None, mover):
        return {}
    after = {move: table.after(root, move) for move in among or table.moves(root)}
    won = [
        move for move, at in after.items()
        if not at.hands[mover] or ending.loser(at, SOLVED, patience) not in (None, mover)
    ]  # fmt: skip
    wins = {move: Opinion(1 / len(won), 1.0, 1) for move in won}
    return wins if among is None else {m: wins.get(m, Opinion(tries=1)) for m in among}


def _opinions(found: Mapping[int, Worth]) -> Mapping[int, Opinion]:
    whole = max(1, sum(worth.tries for worth in found.values()))
    return {
        move: Opinion((w.tries + w.kept) / whole, w.kept * w.tries, w.tries)
        for move, w in found.items()
    }


class Outlook:
    """What a seat makes of the cards it sees and remembers."""

    def __init__(
        self, table: Table, view: View[NlkState], pack: Pack, memory: float, style: Style,
        ends: Ends,
    ) -> None:  # fmt: skip
        self._table, self._view, self._style, self._ends = table, view, style, ends
        self._beliefs = beliefs(view, pack, memory)

    def judged(
        self, effort: int, rounds: int, worlds: int, patience: int, rng: Random, stop: Stop
    ) -> Decision | None:
        """Return the move preferred most; when the cards go round, any of those near it.

        With ``rounds`` so many continuations are tried, and the learned values are asked; where
        some moves alone are to be compared they are asked, too, but it is the effort that counts.
        """
        insight = INSIGHT if rounds else 0.0
        rounds = 0 if self._view.narrowed else rounds
        roots = [self._root(rng) for _ in range(worlds if self._beliefs.unknown else 1)]
        if self._view.narrowed and len(self._view.state.active) > 2:
            roots = roots * TREES
        elif self._view.narrowed:
            effort *= OF_TWO
        opinions: dict[int, Opinion] = {}
        sure = not self._beliefs.unknown
        for root in roots:
            found = self._ends.solved(self._table, root, patience, stop, self._among(root))
            sure = sure and bool(found)
            if not found and rounds:
                found = self._settled(root, rounds // len(roots), rng, stop)
            found = found or self._searched(root, effort // len(roots), insight, rng, stop)
            for move, opinion in found.items():
                opinions[move] = opinions.get(move, Opinion()) + opinion
        if not opinions:
            return None
        chosen = self._chosen(roots[0], opinions, rng, deep=bool(rounds) and not sure)
        return self._decided(opinions, chosen, sure=sure)

    def _root(self, rng: Random) -> Position:
        state = self._view.state
        return position(self._table.cards, state, hands_in(self._beliefs.world(rng), state))

    def _among(self, root: Position) -> Sequence[int] | None:
        """Return the moves that alone are asked about, if so.

        Any card may be: of neighbours, too, not only the lowest.
        """
        if not self._view.narrowed:
            return None
        able, asked = split(self._table.able(root)), self._view.moves
        return [m for m in (*able, TAKE) if written(self._table, m) in asked]

    def _searched(
        self, root: Position, effort: int, insight: float, rng: Random, stop: Stop
    ) -> Mapping[int, Opinion]:
        search = Search(self._table, root, rng, self._among(root), insight)
        return _opinions(search.run(effort, stop))

    def _settled(
        self, root: Position, rounds: int, rng: Random, stop: Stop
    ) -> Mapping[int, Opinion]:
        search = Search(self._table, root, rng, insight=INSIGHT)
        return _opinions(search.settle(rounds, stop, self._doubted(root)))

    def _doubted(self, root: Position) -> int:
        """Return the move of which alone it is asked whether it would be chosen, if so."""
        moves, doubted = (*split(self._table.able(root)), TAKE), self._view.doubted
        return next((move for move in moves if written(self._table, move) == doubted), ANY)

    def _chosen(
        self, root: Position, opinions: Mapping[int, Opinion], rng: Random, *, deep: bool
    ) -> int:
        """Return the move preferred most; when the cards go round, any of those near it."""
        share = WAVERING if self._view.state.seen_before else 1.0
        merit = self._lean if deep and share == 1 and not self._is_plain else self._votes
        merits = merit(root, opinions)
        most = share * max(merits.values())
        chosen = rng.choice([move for move, much in merits.items() if much >= most])
        is_favourite = opinions[chosen].votes == max(each.votes for each in opinions.values())
        return self._natural(root, opinions, chosen) if is_favourite and share == 1 else chosen

    def _votes(self, root: Position, opinions: Mapping[int, Opinion]) -> Mapping[int, float]:
        return {
            move: opinion.votes * liking(self._table, root, move, self._style)
            for move, opinion in opinions.items()
        }

    def _lean(self, root: Position, opinions: Mapping[int, Opinion]) -> Mapping[int, float]:
        """Return what moves are worth to a style; one that was hardly tried has no figure."""
        least = HEARD * max(opinion.votes for opinion in opinions.values())
        return {
            move: opinion.worth + LEAN * taste(self._table, root, move, self._style)
            for move, opinion in opinions.items() if opinion.votes >= least
        }  # fmt: skip

    @property
    def _is_plain(self) -> bool:
        return self._style.boldness == self._style.greed == 0

    def _decided(self, opinions: Mapping[int, Opinion], chosen: int, *, sure: bool) -> Decision:
        plain = self._is_plain and not self._view.state.seen_before
        listed = ranked(
            self._weighed(opinions, chosen, sure), written(self._table, chosen), plain=plain
        )
        # Nobody takes a proof for a number of trials, unless it is set against another move.
        proved = int(self._view.narrowed)
        rounds = proved if sure else sum(opinion.tries for opinion in opinions.values())
        way = Way.SOLVED if sure else Way.SEARCH
        return Decision(written(self._table, chosen), way, listed, rounds)

    def _natural(self, root: Position, opinions: Mapping[int, Opinion], chosen: int) -> int:
        """Return the move that anybody expects, unless the chosen one is worth more.

        Whoever takes a card up where one laid turns the trick must have a reason for it.
        """
        able, usual, least = self._table.able(root), self._table.habit(root), EQUAL
        if chosen == TAKE and able and len(root.chain) + 1 >= root.size:
            usual, least = able & -able, ODD
        best, other = opinions[chosen], opinions.get(usual)
        if other is None or other.votes < KNOWN * best.votes:
            return chosen
        return usual if best.worth - other.worth < least else chosen

    def _weighed(self, opinions: Mapping[int, Opinion], chosen: int, sure: bool) -> list[Weighed]:
        """Return the worth of the moves; the continuations of two of them are independent."""
        best = opinions[chosen]

        def margin(of: Opinion) -> float:
            return half_shares((best.kept, best.tries), (of.kept, of.tries))

        def told(move: int, of: Opinion) -> Weighed:
            behind = 0.0 if sure or move == chosen else margin(of)
            tries = 0 if sure else round(of.tries)
            return Weighed(written(self._table, move), of.worth, behind, 0.0, of.worth, tries)

        return [told(move, opinion) for move, opinion in opinions.items()]


def hands_in(world: Mapping[ZoneId, tuple[Card, ...]], state: NlkState) -> list[tuple[Card, ...]]:
    """Return who holds what in one way the cards may lie."""
    return [world[HAND.of(seat)] for seat in state.seats]


def position(of: tricks.Cards, state: NlkState, hands: list[tuple[Card, ...]]) -> Position:
    """Return a state of the second phase on bit masks, with hands that are known or assumed."""
    masks = tuple(map(of.bit.mask, hands))
    chain = tuple(of.bit[card] for card in state.chain)
    return Position(masks, chain, state.size, state.to_move, state.limited)


def written(table: Table, move: int) -> Move:
    """Return a move of the table as the rules write it."""
    return Move("take") if move == TAKE else Move("play", (table.cards.card[move],))
