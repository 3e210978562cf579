"""Who gets a card that is given away, where it fits on several piles."""

from collections.abc import Sequence

from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.rules.state import NlkState


def sooner_out(here: Seat, there: Seat, state: NlkState) -> Phrase | None:
    """Say that one player would be out sooner than another, who has more cards."""
    few, many = (len(state.pile(seat)) for seat in (here, there))
    if few >= many:
        return None
    return phrase(
        "nlk", "{who} has fewer cards ({few}) than {whom} ({many}), and would be out sooner.",
        who=Who(here), whom=Who(there), few=few, many=many,
    )  # fmt: skip


def with_whom(why: Phrase, gift: Move, moves: Sequence[Move], state: NlkState) -> Phrase:
    """Return why a card is given away, and why to this player rather than to another."""
    others = [move.number for move in moves if move.number not in (None, gift.number)]
    if not others or gift.number is None:
        return why
    most = max(others, key=lambda seat: len(state.pile(Seat(seat or 0))))
    whom = sooner_out(Seat(gift.number), Seat(most or 0), state)
    return phrase("nlk", "{why} {whom}", why=why, whom=whom) if whom is not None else why
