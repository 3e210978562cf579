"""The chance of the game, by the tables that were computed for every score."""

from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.players.equity import Prospect, prospect
from naipes_gui.games.ecarte.rules.state import EcarteState, other


class ByTables:
    """Scores by the tables, and positions by how many points they are better or worse."""

    def before(self, state: EcarteState, seat: Seat) -> float:
        # Who does not deal now would deal next: as if another hand had just brought nothing.
        return _chance(_start(state, seat)._replace(deals=seat != state.dealer).worth())

    def at(self, view: View[EcarteState], worth: float) -> float:
        here = prospect(view.state, view.seat, staked=False)
        return _chance(here.worth() + worth * here.point)

    def after(self, start: EcarteState, end: EcarteState, seat: Seat) -> float:
        gained, lost = (end.scores[who] - start.scores[who] for who in (seat, other(seat)))
        return _chance(_start(start, seat).worth(gained, lost))


def _start(state: EcarteState, seat: Seat) -> Prospect:
    mine, theirs = state.scores[seat], state.scores[other(seat)]
    return Prospect(mine, theirs, seat == state.dealer, staked=False)


def _chance(worth: float) -> float:
    """Turn what is worth −1 to 1 into a chance."""
    return (1 + max(-1.0, min(1.0, worth))) / 2


def win_chance(options: EcarteOptions) -> ByTables | None:
    """Return what tells chances; where stakes are played for, a game is not just won or lost."""
    return None if options.stakes else ByTables()
