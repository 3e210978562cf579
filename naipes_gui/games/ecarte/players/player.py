"""What every computer player of Écarté does alike: ends, kings, and asking the right question."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property, partial
from random import Random

from naipes_gui.bots import player
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.games.ecarte.players.beliefs import Knowledge, knowledge
from naipes_gui.games.ecarte.players.decision import Decision, Kind
from naipes_gui.games.ecarte.players.equity import Prospect, points, prospect, results
from naipes_gui.games.ecarte.players.reasons import ANY_WILL_DO, counsel
from naipes_gui.games.ecarte.players.solver import bits
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, EcarteState, Phase, other

GREED = 0.8
"""Points that the vole counts for more to an ambitious player."""
FORGETTING = 0.5
"""How often a player who remembers nothing would forget to announce the king."""


class Turn(player.Turn[EcarteState]):
    """One decision, the cards as bits."""

    @cached_property
    def known(self) -> Knowledge:
        """The cards as the seat knows them."""
        return knowledge(self.view, partial(self.may_hold, self.rival), self._remembers)

    @cached_property
    def at(self) -> Prospect:
        """What the seat plays for."""
        found = prospect(self.state, self.view.seat, self.rules.options.stakes)
        return found._replace(greed=GREED * self.style.greed)

    @property
    def won(self) -> int:
        """How many tricks the seat has."""
        return self.state.tricks(self.view.seat)

    @property
    def lost(self) -> int:
        """How many tricks the other has."""
        return self.state.tricks(self.rival)

    @property
    def rival(self) -> Seat:
        """The other seat."""
        return other(self.view.seat)

    @property
    def counts(self) -> tuple[int, int]:
        """How many cards elder and dealer last changed."""
        elder, dealer = self.state.exchanged[0::2], self.state.exchanged[1::2]
        return (elder[-1] if elder else 0), (dealer[-1] if dealer else 0)

    @property
    def card_led(self) -> int:
        """The bit of the card to answer, or nothing."""
        return bits(self.state.trump)[self.state.trick[0].card] if self.state.trick else 0

    def cards(self) -> dict[int, Move]:
        """Return the cards that may be played, as bits."""
        bit = bits(self.state.trump)
        return {bit[move.cards[0]]: move for move in self.moves if move.verb == "play"}

    @cached_property
    def ends(self) -> Mapping[Move, float]:
        """Ways to end the hand that are asked about, and their worth; else they are not weighed."""
        if not self.view.narrowed:
            return {}
        worths = {"claim": results(self.at)[2], "resign": self.at.worth(0, self.given_up)}
        return {move: worths[move.verb] for move in self.moves if move.verb in worths}

    @property
    def given_up(self) -> int:
        """How many points the other scores if the seat gives up."""
        return 2 if not self.won or self.at.authority > 0 else 1

    def discard(self, thrown: int) -> Move:
        """Return the move that changes these cards, or else the smallest change."""
        bit = bits(self.state.trump)
        found = (m for m in self.moves if sum(bit[card] for card in m.cards) == thrown)
        return next(found, self.moves[0])

    def _remembers(self, card: Card) -> bool:
        """Tell whether a card that is gone is remembered; the same throughout a hand."""
        if self.style.memory >= 1:
            return True
        return Random(f"{self.state.deals}:{self.view.seat}:{card}").random() < self.style.memory


class Player(player.Player[EcarteState, Turn, Decision]):
    """Asks a level about the talk, the exchange, the king and the cards."""

    def turn(self, view: View[EcarteState], rng: Random, stop: Stop) -> Turn:
        return Turn(self.rules, view, rng, stop, self.style)

    def at_random(self, turn: Turn) -> Phrase:
        return ANY_WILL_DO

    def counsel(self, turn: Turn, decision: Decision) -> Counsel:
        return counsel(turn.known, decision)

    def decide(self, turn: Turn) -> Decision:
        match turn.state.phase:
            case Phase.PROPOSE | Phase.ANSWER:
                return self.talk(turn)
            case Phase.EXCHANGE:
                return self.change(turn)
            case Phase.KING:
                return self._king(turn)
            case Phase.PLAY:
                return ending(turn) or self._play(turn)

    def _king(self, turn: Turn) -> Decision:
        if turn.rng.random() < FORGETTING * (1 - self.style.memory):
            return Decision(turn.verb("conceal") or turn.moves[0])
        return self.king(turn)

    def _play(self, turn: Turn) -> Decision:
        cards = turn.cards()
        if len(cards) + len(turn.ends) < 2:
            return Decision(next(iter(cards.values()), turn.moves[0]), Kind.ONLY)
        return self.card(turn, cards)

    @abstractmethod
    def talk(self, turn: Turn) -> Decision:
        """Decide whether to stand rather than propose, or to refuse rather than accept."""

    @abstractmethod
    def change(self, turn: Turn) -> Decision:
        """Decide which cards to change."""

    @abstractmethod
    def card(self, turn: Turn, cards: Mapping[int, Move]) -> Decision:
        """Decide which card to play."""

    def king(self, turn: Turn) -> Decision:
        """Decide whether to score the king."""
        return Decision(turn.verb("announce") or turn.moves[0])


def ending(turn: Turn) -> Decision | None:
    """Return the claim or the resignation that costs nothing, if there is one."""
    most = _worth(turn, HAND_SIZE - turn.lost)
    if claim := turn.verb("claim"):
        return Decision(claim, Kind.CERTAIN) if _worth(turn, 3) >= most else None
    resign, lost = turn.verb("resign"), turn.at.worth(0, turn.given_up)
    return Decision(resign, Kind.CERTAIN) if resign and lost >= most else None


def _worth(turn: Turn, tricks: int) -> float:
    return turn.at.worth(*points(turn.at, tricks))
