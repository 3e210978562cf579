"""Choices that are played out over the same sampled deals, until one is known to be best."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop
from naipes_gui.games.hachi_hachi.rollout import Deal
from naipes_gui.games.hachi_hachi.verdict import Verdict, margin, paired


@dataclass(frozen=True, slots=True)
class Contest:
    """How choices are compared: in rounds that drop the worse half and what is surely worse."""

    rounds: Sequence[int]
    """How many deals each round adds."""
    trust: int = 0
    """For how many deals counts what was thought of a choice before any was played."""
    width: float = 1e9
    """How much worse than the best a choice may look beforehand to be played out at all.

    It is given for three players, and grows with what they win or lose to each other.
    """

    def hold(
        self,
        opinions: Mapping[Move, float],
        likes: Mapping[Move, float],
        sample: Callable[[], Deal],
        gain: Callable[[Move, Deal], float],
        stop: Stop,
        scale: float = 1.0,
    ) -> Verdict:
        """Play the choices out; the one that is worth and liked most is made."""
        bound = max(opinions.values()) - scale * self.width
        kept = [move for move, worth in opinions.items() if worth + likes[move] >= bound]
        played: dict[Move, list[float]] = {move: [] for move in kept}

        def worth(move: Move) -> float:
            return self._worth(opinions[move], played[move])

        def merit(move: Move) -> float:
            return worth(move) + likes[move]

        for deals in self.rounds:
            for _ in range(deals if len(kept) > 1 else 0):
                if stop.is_set():
                    break
                deal = sample()
                for move in kept:
                    played[move].append(gain(move, deal))
            best, *others = sorted(kept, key=merit, reverse=True)[: max(2, (len(kept) + 1) // 2)]
            kept = [best, *(move for move in others if _close(played[best], played[move]))]
        chosen = max(kept, key=merit)
        choices = paired(played, {move: worth(move) for move in played})
        return Verdict(chosen, tuple(choices), len(played[chosen]))

    def _worth(self, opinion: float, gains: Sequence[float]) -> float:
        count = len(gains)
        if not count:
            return opinion
        return (count * fmean(gains) + self.trust * opinion) / (count + self.trust)


def _close(best: Sequence[float], other: Sequence[float]) -> bool:
    """Tell whether what was gained in the same deals leaves open which is better."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    return not differences or fmean(differences) <= margin(differences)
