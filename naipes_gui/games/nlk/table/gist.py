"""What a reason comes to for somebody who does not like to count."""

from naipes_gui.bots.reasons import often, share_told
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase


def gist(reason: Phrase, best: Move, made: Move) -> Phrase | None:
    """Return why a choice is better than the one that was made, in shares of ten deals."""
    lost, more = share_told(reason, "lost"), share_told(reason, "more")
    first, second = reason.blanks.get("move"), reason.blanks.get("other")
    if lost is None or more is None or not lost < more:
        return None
    if not (isinstance(first, Phrase) and isinstance(second, Phrase)) or first == second:
        return None
    if not (_may_name(first, best) and _may_name(second, made)):
        return None
    low, high = often(lost), often(more)
    if low == high:
        return phrase("nlk", "“{move}”: you are the last less often.", move=first)
    return phrase(
        "nlk", "“{move}”: you are the last {often}; “{other}”: {more}.",
        move=first, often=low, other=second, more=high,
    )  # fmt: skip


def _may_name(named: Phrase, move: Move) -> bool:
    """Tell whether a name is not that of another card, or of another kind of move."""
    card = named.blanks.get("card")
    return card == move.cards[0] if move.cards else card is None
