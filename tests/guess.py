"""Complete worlds that a seat cannot tell from the real one."""

from dataclasses import replace
from random import Random
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.errors import Contradiction
from naipes_gui.core.memory import Memory
from naipes_gui.core.rules import Rules, State, StateT, View
from naipes_gui.core.table import Table
from naipes_gui.core.zones import Role

PATIENCE = 1_000
"""How many deals are tried before a guess is given up."""


def guess(rules: Rules[StateT, Any], view: View[StateT], rng: Random) -> StateT:
    """Return a state that agrees with all the viewer sees, remembers and can infer.

    Raises:
        Contradiction: there is none, so `Rules.may_hold` or the memory is wrong.

    """
    seen = {card for cards in view.state.table.values() for card in cards}
    memory = {card: zone for card, zone in view.memory.items() if card not in seen}
    unknown = [c for c in rules.pack.cards if c not in seen and c not in memory]
    for _ in range(PATIENCE):
        rng.shuffle(unknown)
        if (table := _fill(rules, view.state, memory, list(unknown))) is not None:
            return replace(view.state, table=table)
    raise Contradiction(f"no deal agrees with what seat {view.seat} knows")


def _fill(rules: Rules[Any, Any], state: State, memory: Memory, pool: list[Card]) -> Table | None:
    """Fill the unknown places, hands first as only they are choosy; or find it cannot be."""
    table = dict(state.table)
    zones = rules.table_zones
    for zone in sorted(table, key=lambda zone: zones.role(zone) is not Role.HAND):
        if missing := table[zone].count(HIDDEN):
            held, owner = zones.role(zone) is Role.HAND, zones.owner(zone)
            fits = [c for c in pool if not held or rules.may_hold(state, owner, c)]
            sure = [card for card, where in memory.items() if where == zone]
            chosen = (sure + fits)[:missing]
            if len(chosen) < missing:
                return None
            pool = [card for card in pool if card not in chosen]
            fresh = iter(chosen)
            table[zone] = tuple(next(fresh) if c == HIDDEN else c for c in table[zone])
    return table
