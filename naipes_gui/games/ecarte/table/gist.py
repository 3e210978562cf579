"""What a reason comes to for somebody who does not like to count."""

from naipes_gui.bots.reasons import often, other_exchange, share_told
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase

HALF = 0.5


def gist(reason: Phrase, best: Move, made: Move) -> Phrase | None:
    """Return why a choice is better than the one that was made, in shares of ten deals."""
    match best.verb:
        case "stand" | "refuse" | "propose" | "accept":
            return _talk(reason, best)
        case "play":
            return _cards(reason, best, made)
        case "discard" if made.verb == "discard":
            return other_exchange(best, made)
        case "announce":
            return phrase("ecarte", "The king scores 1 point at once.")
        case _:
            return None


def _talk(reason: Phrase, best: Move) -> Phrase | None:
    chance = share_told(reason, "chance")
    if chance is None:
        return None
    if best.verb in ("stand", "refuse"):
        return phrase(
            "ecarte", "With these cards you win the point {often}.", often=often(chance)
        )  # fmt: skip
    if chance > HALF:
        return phrase(
            "ecarte",
            "With these cards you would win the point {often}; new ones are worth still more.",
            often=often(chance),
        )  # fmt: skip
    return phrase(
        "ecarte", "With these cards you would win the point {often}.", often=often(chance)
    )  # fmt: skip


def _cards(reason: Phrase, best: Move, made: Move) -> Phrase | None:
    """Compare two cards, if the reason is about the one that was played."""
    chance, less = share_told(reason, "chance"), share_told(reason, "less")
    other = reason.blanks.get("other")
    is_about_it = isinstance(other, Phrase) and other.blanks.get("cards") == made.cards
    if chance is None or less is None or not is_about_it:
        return None
    high, low = often(chance), often(less)
    if high == low:
        return phrase("ecarte", "{cards:short} wins the point more often.", cards=best.cards)
    return phrase(
        "ecarte", "{cards:short} wins the point {often}, {other:short} {less}.",
        cards=best.cards, often=high, other=made.cards, less=low,
    )  # fmt: skip
