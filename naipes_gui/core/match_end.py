"""How a match ended, as its last sheet shows it. All values; nothing here draws or translates."""

from collections.abc import Sequence
from dataclasses import dataclass

from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase


@dataclass(frozen=True, slots=True)
class HandGlance:
    """A hand as one column: a figure for every seat, and what it was about in a word."""

    figures: tuple[int, ...]
    about: Seat | None = None
    """Whose figure is framed: the declarer, whoever won it, or who alone lost it."""
    word: Phrase | None = None
    """What was undertaken, where the game knows such a thing."""
    made: bool | None = None
    """Whether the framed figure tells of a success; nothing where its sign does."""
    summary: Phrase | None = None
    signed: bool = True
    """Whether the figures are gains; else they are places."""
    is_race: bool = False
    """Whether two race for points, so that what the other gained counts as lost."""

    def outcome(self, seat: Seat) -> int:
        """Return by what a hand of a seat is compared with what others made of it."""
        if not self.is_race:
            return self.figures[seat]
        return 2 * self.figures[seat] - sum(self.figures)


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat has, as a figure and in words, and what of it was gained in the match."""

    figure: int
    words: Phrase
    change: int | None = None
    """Left out where it would repeat the figure."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the last sheet: the place of a seat, from 1, and what it has."""

    seat: Seat
    place: int
    holding: Holding


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """Who won, how every hand went, and what was remarkable."""

    title: Phrase
    subtitle: tuple[Phrase, ...]
    standings: tuple[Standing, ...]
    hands: tuple[HandGlance, ...] = ()
    first: int = 1
    """The number of the first of these hands: of a very long match only the last are looked at."""
    notable: tuple[Phrase, ...] = ()
    given_up: bool = False


def told_winner(ranking: Sequence[Sequence[Seat]], viewer: Seat, total: Phrase) -> Phrase:
    """Return who won a match and with what, for a game in which whoever has most wins."""
    best = ranking[0]
    if len(best) > 1:
        names = tuple(map(Who, best))
        return phrase(
            "match_end", "The match is drawn: {names}, each with {total}", names=names, total=total
        )
    if best[0] == viewer:
        return phrase("match_end", "You win the match with {total}", total=total)
    return phrase("match_end", "{who} wins the match with {total}", who=Who(best[0]), total=total)


def told_loser(ranking: Sequence[Sequence[Seat]], viewer: Seat, losses: int) -> Phrase:
    """Return who lost a match that nobody wins, and how many hands."""
    worst = ranking[-1]
    if len(ranking) == 1:
        return phrase("match_end", "The match is drawn: nobody has lost more than the others")
    if len(worst) > 1:
        return phrase("match_end", "{names} lose the match", names=tuple(map(Who, worst)))
    if worst[0] == viewer:
        return phrase("match_end", "You lose the match with %n lost hand(s)", n=losses)
    return phrase("match_end", "{who} loses the match with %n lost hand(s)",
                  who=Who(worst[0]), n=losses)  # fmt: skip
