"""What the gold button does, the coach says, a hint names and the strongest find agree."""

from functools import cache
from random import Random
from typing import Any

from naipes_gui.core.coach import Tip
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import CHANCE
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.nlk.players.levels import LEVELS
from naipes_gui.games.nlk.table import coach
from naipes_gui.games.nlk.table.decisions import DECISIONS
from naipes_gui.games.nlk.table.face import NlkFace
from naipes_gui.games.nlk.table.giving import Giving, giving, usual
from naipes_gui.ui.match.natural import as_natural
from tests.games.nlk.positions import rules
from tests.games.nlk.test_bots import NEVER
from tests.nights import by_night

OF, FACE = rules(), NlkFace()
HANDS = by_night(40, by_day=6)
ASKED = by_night(300, by_day=24)
EFFORT = 3
"""How many times as long as at the table the strongest think here."""
COSTLY = DECISIONS.costly
BY_CHANCE = 0.06
"""How often chance alone may have them find the opposite beyond their margins."""


@cache
def decisions() -> tuple[View[Any], ...]:
    """Return where a card could be given away, in hands as they are played."""
    return tuple(view for seed in range(HANDS) for view in _hand(seed))


def _hand(seed: int) -> list[View[Any]]:
    timeline, rng, found = Timeline[Any](OF), Random(f"giving {seed}"), list[View[Any]]()
    player = LEVELS["club"](OF)
    while timeline.state.stage is not Stage.HAND or not timeline.state.is_playing_tricks:
        state = timeline.state
        if state.to_move == CHANCE:
            timeline.push(OF.chance(state, rng))
            continue
        view = timeline.view(timeline.ply, state.to_move)
        if state.stage is Stage.HAND and len(view.moves) > 1:
            found.append(view)
        is_any = state.stage is not Stage.HAND
        timeline.push(view.moves[0] if is_any else player.choose(view, rng, NEVER))
        if timeline.state.stage is Stage.SHUFFLE and timeline.state.deals:
            break
    return found


@cache
def asked() -> tuple[tuple[View[Any], Counsel], ...]:
    strongest = LEVELS["master"](OF, effort=EFFORT)
    views = Random(1).sample(decisions(), min(ASKED, len(decisions())))
    return tuple((view, strongest.weigh(view, Random(2), NEVER)) for view in views)


def gold(view: View[Any]) -> Move | None:
    return next((button.move for button in FACE.buttons(view, ()) if button.main), None)


def of_gifts(view: View[Any]) -> list[Tip]:
    return [tip for tip in coach.tips(view) if tip.key in ("give", "place")]


def test_the_gold_button_is_what_experience_speaks_for_or_none() -> None:
    kinds = {giving(view) for view in decisions()}
    assert kinds == {*Giving}
    for view in decisions():
        assert gold(view) == usual(view)
        assert (usual(view) is None) == (giving(view) is Giving.OPEN)


def test_the_coach_praises_no_gift_that_the_button_does_not_make() -> None:
    for view in decisions():
        tips = of_gifts(view)
        assert tips or view.state.last_card is not None
        heeded = {move for tip in tips for move in tip.heeded}
        verbs = {move.verb for move in heeded}
        told = {
            Giving.GOOD: {"give", "place"}, Giving.BAD: {"keep", "draw"}, Giving.OPEN: set[str](),
        }  # fmt: skip
        assert verbs <= told[giving(view)]


def test_the_strongest_find_no_opposite_of_it() -> None:
    against = 0
    for view, counsel in asked():
        gifts = max(one.worth for one in counsel.choices if one.move.number is not None)
        own = next(one.worth for one in counsel.choices if one.move.number is None)
        margin = max(one.margin for one in counsel.choices)
        said = {Giving.GOOD: own - gifts, Giving.BAD: gifts - own, Giving.OPEN: 0.0}[giving(view)]
        against += said > margin
    assert against <= 1 + BY_CHANCE * len(asked())


def test_a_hint_names_what_the_button_does_unless_it_may_be_a_mistake() -> None:
    for view, counsel in asked():
        named, button = as_natural(FACE, view, counsel, COSTLY).chosen, gold(view)
        if button is not None and named != button:
            best, other = (
                next(one for one in counsel.choices if one.move == move)
                for move in (counsel.chosen, button)
            )
            # What may be a mistake as far as the figures tell is named by no hint.
            assert best.worth - other.worth + other.margin > COSTLY
