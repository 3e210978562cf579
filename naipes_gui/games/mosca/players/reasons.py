"""The grounds of a decision in one sentence with its numbers."""

from collections.abc import Sequence

from naipes_gui.bots.reasons import behind, counters, decimal, hundredths, often
from naipes_gui.bots.trial import Choice
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Figure, figure
from naipes_gui.core.text import Phrase, phrase

ALIKE = 0.03
"""How far apart two shares may be that are named as alike."""
ANY_CUT = phrase("mosca", "One cut is as good as another.")
NOBODY_LEFT = phrase("mosca", "Stay: the others have passed, and the pool is yours.")
TOSS_UP = phrase("mosca", "Staying and passing come to about the same here: it is a toss-up.")
IN_A_HURRY = phrase("mosca", "There was no time to weigh it.")
"""The deals were stopped before the first."""


def of_declaring(choices: Sequence[Choice]) -> Phrase:
    """Say why to pass, or to stay and change what is changed."""
    best, second = choices[0], choices[1]
    if best.move.verb == "pass":
        return _of_passing(best, second)
    passing = next((choice for choice in choices if choice.move.verb == "pass"), None)
    if passing is not None and are_equal(best, passing):
        return phrase(
            "mosca",
            "Staying and passing are about equally good: {apart} counters between them.",
            apart=decimal(passing.behind(best)),
        )  # fmt: skip
    how = _exchange(best, second)
    if passing is None:
        return how
    return phrase(
        "mosca",
        "Stay: you take the pool in {share} % of the deals, and passing is worth {less} counters "
        "less. {how}",
        share=hundredths(best.wins), less=_behind(passing, best), how=how,
    )  # fmt: skip


def _of_passing(best: Choice, staying: Choice) -> Phrase:
    if are_equal(best, staying):
        return phrase(
            "mosca",
            "Passing and staying are about equally good: {apart} counters between them.",
            apart=decimal(staying.behind(best)),
        )  # fmt: skip
    return phrase(
        "mosca",
        "Pass: you would take the pool in only {share} % of the deals; staying is worth {less} "
        "counters less.",
        share=hundredths(staying.wins), less=_behind(staying, best),
    )  # fmt: skip


def _exchange(best: Choice, second: Choice) -> Phrase:
    """Say how the exchange compares with the next best one."""
    if second.move.verb == "pass":
        return change(best.move.cards)
    if are_equal(best, second):
        return phrase(
            "mosca",
            "{change} About as good: {other}.",
            change=change(best.move.cards), other=changing(second.move.cards),
        )  # fmt: skip
    return phrase(
        "mosca",
        "{change} That is worth {less} more than {other}.",
        change=change(best.move.cards),
        less=figure(counters, second.behind(best), second.move, best.move),
        other=changing(second.move.cards),
    )  # fmt: skip


def changing(cards: Sequence[Card]) -> Phrase:
    """Name an exchange that is only mentioned."""
    if not cards:
        return phrase("mosca", "changing nothing")
    return phrase("mosca", "changing {cards:short} instead", cards=tuple(cards))


def change(cards: Sequence[Card]) -> Phrase:
    """Name an exchange."""
    if not cards:
        return phrase("mosca", "Change nothing.")
    return phrase("mosca", "Change {cards:short}.", cards=tuple(cards))


def of_playing(choices: Sequence[Choice]) -> Phrase:
    """Say why to play a card rather than the next best."""
    best, second = choices[0], choices[1]
    if are_equal(best, second) and abs(best.wins - second.wins) > ALIKE:
        # Less of the pool and less often no trick may come to the same: shares would deny it.
        return phrase(
            "mosca",
            "{card:short} and {other:short} are about equally good: {apart} counters between them.",
            card=best.move.cards, other=second.move.cards,
            apart=decimal(second.behind(best)),
        )  # fmt: skip
    if are_equal(best, second):
        return phrase(
            "mosca",
            "{card:short} and {other:short} are about equally good: you take the pool in {share} "
            "% of the deals with the first, in {less} % with the second.",
            card=best.move.cards, other=second.move.cards,
            share=hundredths(best.wins), less=hundredths(second.wins),
        )  # fmt: skip
    return phrase(
        "mosca",
        "{card:short}: you take the pool in {share} % of the deals; {other:short} is worth {less} "
        "counters less.",
        card=best.move.cards, share=hundredths(best.wins), other=second.move.cards,
        rest=hundredths(second.wins), less=_behind(second, best),
    )  # fmt: skip


def of_strength(power: float, threshold: float, pool: int) -> Phrase:
    """Say how a hand compares with what is needed to stay."""
    if power >= threshold:
        return phrase(
            "mosca",
            "Stay: the hand has {power} points of strength, and with {pool} counters in the pool "
            "{needed} points are enough.",
            power=decimal(power), pool=pool, needed=decimal(threshold),
        )  # fmt: skip
    return phrase(
        "mosca",
        "Pass: the hand has {power} points of strength, and with {pool} counters in the pool "
        "it needs {needed} points.",
        power=decimal(power), pool=pool, needed=decimal(threshold),
    )  # fmt: skip


def of_card(card: Card, taken: bool, higher: int) -> Phrase:
    """Say what a card does by the rules of thumb."""
    if not taken:
        return phrase(
            "mosca", "{card:short}: you cannot take the trick, so give the least.", card=card
        )
    return phrase(
        "mosca",
        "{card:short}: cards that beat it and that you have not seen: {higher}.",
        card=card, higher=higher,
    )  # fmt: skip


def _behind(other: Choice, best: Choice) -> Figure:
    return behind(other.move, best.move, other.behind(best))


def are_equal(best: Choice, other: Choice) -> bool:
    """Tell whether a choice cannot be told from the best."""
    return other.behind(best) <= other.margin(best)


def is_other_kind(one: Choice, other: Choice) -> bool:
    """Tell whether one of two choices is to pass and the other is not."""
    return {one.move.verb, other.move.verb} == {"stay", "pass"}


def takes_the_pool(share: float) -> Phrase:
    """Say how often the best choice takes the pool."""
    return phrase("mosca", "You take the pool {often}.", often=often(share))


def pays_to_stay(share: float) -> Phrase:
    """Say the same of who stays, for whom a small share may be enough."""
    return phrase(
        "mosca", "You take the pool {often}: that is enough for staying to pay.",
        often=often(share),
    )  # fmt: skip


def would_take_the_pool(share: float) -> Phrase:
    """Say how often who passes would have taken it."""
    return phrase("mosca", "You would take the pool {often}.", often=often(share))
