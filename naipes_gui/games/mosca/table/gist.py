"""What a reason comes to for somebody who does not like to count."""

from naipes_gui.bots.reasons import often, other_exchange, share_told
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase


def gist(reason: Phrase, best: Move, made: Move) -> Phrase | None:
    """Return why a choice is better than the one that was made, in shares of ten deals."""
    if best.verb == made.verb == "stay":
        return other_exchange(best, made)
    share = share_told(reason, "share")
    if share is None:
        return None
    match best.verb:
        case "stay":
            return phrase("mosca", "If you stay you take the pool {often}.", often=often(share))
        case "pass":
            return phrase("mosca", "With these cards you would take the pool {often}.",
                          often=often(share))  # fmt: skip
        case "play":
            return _cards(reason, share, best, made)
        case _:
            return None


def _cards(reason: Phrase, share: float, best: Move, made: Move) -> Phrase | None:
    """Compare two cards, if the reason is about the one that was played."""
    rest = share_told(reason, "rest")
    if rest is None or reason.blanks.get("other") != made.cards:
        return None
    high, low = often(share), often(rest)
    if high != low and share > rest:
        return phrase(
            "mosca", "With {cards:short} you take the pool {often}, with {other:short} {less}.",
            cards=best.cards, often=high, other=made.cards, less=low,
        )  # fmt: skip
    if share > rest:
        return phrase("mosca", "With {cards:short} you take the pool more often.", cards=best.cards)
    return None
