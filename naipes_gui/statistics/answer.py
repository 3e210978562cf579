"""Everything that the page of statistics shows of the matches that somebody wishes to see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from naipes_gui.games import all_games
from naipes_gui.statistics.deal_luck import Dealt, Fair, fair
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.losses import Losses, Lost, Moment, losses, moments
from naipes_gui.statistics.opponents import Doing, Met, opponents, own_doings
from naipes_gui.statistics.overview import Overview, overview
from naipes_gui.statistics.suggestion import present_level, suggested_level
from naipes_gui.statistics.wish import Wish, level_of, offered, opponents_of, rules_of

NO_REVIEWS: Mapping[Path, Lost] = {}
NO_DEALS: Mapping[Path, Dealt] = {}


@dataclass(frozen=True, slots=True)
class Offer:
    """What there is to choose from; a choice leaves out what would leave nothing."""

    games: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What some matches come to, for people."""

    wish: Wish
    """With a game, for results of several have no common measure."""
    offer: Offer
    matches: tuple[Facts, ...] = ()
    overview: Overview | None = None
    opponents: tuple[Met, ...] = ()
    own: tuple[Doing, ...] = ()
    level: str = ""
    """The level to try, where the results suggest one."""
    present: str = ""
    """The level that was played last."""
    losses: Losses | None = None
    """What the reviews of these matches found."""
    mistakes: tuple[Moment, ...] = ()
    """Those that were flagged in any match, the newest first."""
    fair: Fair | None = None
    """The results without the luck of the deal, where that is known."""
    unreviewed: tuple[Path, ...] = ()
    """The matches that are over and of which something is to be judged yet, the newest first."""


def answer(
    matches: Sequence[Facts],
    wish: Wish,
    reviews: Mapping[Path, Lost] = NO_REVIEWS,
    deals: Mapping[Path, Dealt] = NO_DEALS,
) -> Answer:
    """Return what the matches that are wished for come to, the oldest first."""
    games = tuple(offered(matches, lambda match: match.game))
    if not games:
        return Answer(wish, Offer())
    asked = replace(wish, game=wish.game if wish.game in games else _latest(matches).game)
    of_game = Wish(game=asked.game).of(matches)
    found = asked.of(of_game)
    levels = tuple(all_games()[asked.game].bots())
    return Answer(
        wish=asked,
        offer=Offer(
            games,
            tuple(offered(of_game, rules_of)),
            tuple(offered(of_game, opponents_of)),
            tuple(offered(of_game, level_of)),
        ),
        matches=tuple(found),
        overview=overview(found),
        opponents=tuple(opponents(found)),
        own=own_doings(found),
        level=suggested_level(of_game, levels),
        present=present_level(of_game, levels),
        losses=losses((match, reviews[match.path]) for match in found if match.path in reviews),
        mistakes=tuple(moments((m, reviews[m.path]) for m in matches if m.path in reviews)),
        fair=fair(found, deals),
        unreviewed=tuple(_unreviewed(found, reviews)),
    )


def _latest(matches: Sequence[Facts]) -> Facts:
    """Return the latest match with something to tell, or else the latest of all."""
    return next((match for match in reversed(matches) if match.worths), matches[-1])


def _unreviewed(matches: Sequence[Facts], known: Mapping[Path, Lost]) -> list[Path]:
    whole = {path for path, lost in known.items() if lost.whole}
    return [match.path for match in reversed(matches) if match.end and match.path not in whole]
