"""What the hands of a table are worth by themselves, as far as the viewer may know."""

from collections.abc import Sequence

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.face import HandWorth
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.rules import yaku
from naipes_gui.games.hachi_hachi.rules.money import amount, balance
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.names import TEYAKU
from naipes_gui.games.hachi_hachi.table.yaku_table import DEALT

ALONE = {"sanbon": phrase("hachi_hachi", "Three cards of a month.")}
"""What says in the table of all combinations less than it means by itself."""


def hand_worth(view: View[HachiState], seat: Seat) -> HandWorth | None:
    """Return the combinations of a hand: those everybody was shown, or which the viewer holds."""
    state = view.state
    if state.stage is not Stage.HAND or state.is_fresh or seat not in state.active:
        return None
    held = state.teyaku[seat] if state.teyaku else ()
    if not held and seat == view.seat and HIDDEN not in state.dealt(seat):
        held = tuple(yaku.teyaku(state.dealt(seat), view.options, state.dealt_field))
    if not held:
        return None
    mon = yaku.worth(held) * state.mon(view.options)
    cards = [ALONE.get(each.key, DEALT[each.key]) for each in held]
    return HandWorth(
        _joined([TEYAKU[each.key] for each in held]),
        phrase("hachi_hachi", "{mon} each", mon=balance(view.options, mon)),
        phrase("hachi_hachi", "{cards} A hand dealt so is paid {mon} by each of the others.",
               cards=_one_by_one(cards), mon=amount(view.options, mon)),
        balance(view.options, mon),
    )  # fmt: skip


def _joined(names: Sequence[Phrase]) -> Phrase:
    if len(names) == 1:
        return names[0]
    return phrase("games", "{first}, {rest}", first=names[0], rest=_joined(names[1:]))


def _one_by_one(sentences: Sequence[Phrase]) -> Phrase:
    if len(sentences) == 1:
        return sentences[0]
    rest = _one_by_one(sentences[1:])
    return phrase("games", "{first} {rest}", first=sentences[0], rest=rest)
