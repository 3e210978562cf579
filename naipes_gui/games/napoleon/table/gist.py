"""What a reason comes to for somebody who does not like to count."""

from naipes_gui.bots.reasons import often, share_told
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase


def gist(reason: Phrase, best: Move, made: Move) -> Phrase | None:
    """Return why a choice is better than the one that was made, in shares of ten deals."""
    share, bid = share_told(reason, "share"), reason.blanks.get("bid")
    if share is None or not isinstance(bid, Phrase):
        return None
    match best.verb:
        case "bid":
            return phrase("napoleon", "{bid} is made {often}.", bid=bid, often=often(share))
        case "pass":
            return phrase("napoleon", "{bid} would be made {often}.", bid=bid, often=often(share))
        case "play":
            return _cards(reason, bid, best, made)
        case _:
            return None


def _cards(reason: Phrase, bid: Phrase, best: Move, made: Move) -> Phrase | None:
    """Compare two cards, if the reason is about the one that was played."""
    share, rest = share_told(reason, "share"), share_told(reason, "less")
    if share is None or rest is None or share <= rest or reason.blanks.get("other") != made.cards:
        return None
    is_against = bool(reason.blanks.get("against"))
    blanks = {"bid": bid, "cards": best.cards, "other": made.cards,
              "often": often(share), "less": often(rest)}  # fmt: skip
    if blanks["often"] == blanks["less"]:
        if is_against:
            return phrase("napoleon", "With {cards:short}, {bid} fails more often.", **blanks)
        return phrase("napoleon", "With {cards:short}, {bid} is made more often.", **blanks)
    if is_against:
        return phrase(
            "napoleon", "With {cards:short}, {bid} fails {often}; with {other:short}, {less}.",
            **blanks,
        )  # fmt: skip
    return phrase(
        "napoleon", "With {cards:short}, {bid} is made {often}; with {other:short}, {less}.",
        **blanks,
    )  # fmt: skip
