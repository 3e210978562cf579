"""The action bar: pass or stay, each with what it costs or brings."""

from collections.abc import Sequence

from naipes_gui.core.cards import Card, in_order
from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.mosca.rules.refusals import short_of
from naipes_gui.games.mosca.rules.state import HAND_SIZE, LOO, MoscaState, Phase


def buttons(view: View[MoscaState], picked: Sequence[Card]) -> tuple[Button, ...]:
    """Return what the viewer can say when it is asked to stay or pass."""
    state = view.state
    asked = state.stage is Stage.HAND and state.to_move == view.seat and view.moves
    if not asked or state.phase is not Phase.DECLARE:
        return ()
    return (_pass(), _stay(view, picked))


def _pass() -> Button:
    price = phrase("mosca", "You neither win nor pay")
    return Button(Move("pass"), phrase("mosca", "Pass"), price, key="0")


def _stay(view: View[MoscaState], picked: Sequence[Card]) -> Button:
    move = Move("stay", in_order(picked))
    label = phrase("mosca", "Stay and change %n card(s)", n=len(picked))
    if not picked:
        label = phrase("mosca", "Stay as you are")
    # One mostly changes something, or passes: as it is the hand is usual where nothing can be.
    main = bool(picked) or not any(each.cards for each in view.moves)
    why = None if move in view.moves else short_of(view.state, view.options)
    longest = phrase("mosca", "Stay and change %n card(s)", n=HAND_SIZE)
    price = _stakes(view.state)
    # What Enter does says so; and a number would be taken for a card that is to be changed.
    key = "" if main else "E"
    return Button(move, label, price, main=main, why=why, longest=longest, key=key)


def _stakes(state: MoscaState) -> Phrase:
    """Tell what is to be won, and what a hand without a trick costs (MOS-R18)."""
    return phrase(
        "mosca", "To win: {pool}. Without a trick you pay {loo}", pool=state.bank, loo=LOO
    )
