"""What a decision cost, in words, as the unit of its game is spoken of."""

from naipes_gui.core.counted import Counted
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.review.judged import Judged
from naipes_gui.review.misfortune import Fall
from naipes_gui.review.outlook import Outlook
from naipes_gui.ui.shared.numbers import decimal

AMOUNTS = {
    Counted.NOTHING: phrase("review", "{amount} points"),
    Counted.POINTS: phrase("review", "{amount} points"),
    Counted.COUNTERS: phrase("review", "{amount} counters"),
    Counted.CHIPS: phrase("review", "{amount} chips"),
    Counted.MON: phrase("review", "{amount} mon"),
    Counted.TRICKS: phrase("review", "{amount} tricks"),
}
"""By the unit in which a player weighs, where that is no share."""
SHARES = frozenset({Counted.HANDS})
"""Units of which one is everything: a hundredth is told as one of a hundred."""
AGAINST_ALL = frozenset({Counted.COUNTERS})
"""Units of which a worth is what one takes above the average of the table, and no line of a score
sheet: what lies in the pool is everybody's, so that who gets none of it falls behind."""
LEAST_TOLD = 0.01
"""A figure that would be written as nothing is none."""
SOME, MUCH = 1, 10
"""From so much on one decimal is enough, and then none: what is beyond is chance of the sample."""


def figure(value: float, unit: Counted, places: int = 2) -> str:
    """Return a number in a unit, without its word and without a sign."""
    if in_shares(unit):
        return decimal(abs(value) * 100, 0)
    most = 0 if abs(value) >= MUCH else 1 if abs(value) >= SOME else places
    return decimal(abs(value), min(most, places))


def amount(value: float, unit: Counted, wording: Wording, places: int = 2) -> str:
    """Return a number with the word for what is counted."""
    if in_shares(unit):
        return wording.say(phrase("review", "%n more loss(es) in 100 hands", n=_hands(value)))
    words = AMOUNTS[unit]
    return wording.say(Phrase(words.context, words.source, {"amount": figure(value, unit, places)}))


def falls_short(value: float, unit: Counted, wording: Wording) -> str:
    """Return by how much a choice is worse on average, as what is said of it: “brings … less”."""
    if in_shares(unit):
        return translate("review", "loses %n hand(s) more in 100", n=_hands(value))
    words = translate("review", "brings {amount} less")
    return words.format(amount=amount(value, unit, wording))


def falls_about(value: float, unit: Counted, wording: Wording) -> str:
    """Return the same of what a first look finds."""
    if not in_shares(unit):
        if round(abs(value), 2) < LEAST_TOLD:
            return translate("review", "is hardly worth less")
        words = translate("review", "brings about {amount} less")
        return words.format(amount=amount(value, unit, wording))
    if not (hands := _hands(value)):
        return translate("review", "loses hardly a hand more in 100")
    return translate("review", "loses about %n hand(s) more in 100", n=hands)


def falls_at_least(value: float, unit: Counted, wording: Wording) -> str:
    """Return the same of several choices, of which this is the least."""
    if in_shares(unit):
        return translate("review", "loses at least %n hand(s) more in 100", n=_hands(value))
    words = translate("review", "brings at least {amount} less")
    return words.format(amount=amount(value, unit, wording))


def cost(judged: Judged, wording: Wording) -> str:
    """Return what a decision cost."""
    return amount(judged.loss, judged.unit, wording)


def cost_mark(judged: Judged, wording: Wording) -> str:
    """Return what stands beside a mistake."""
    return translate("review", "? cost you {amount}").format(amount=cost(judged, wording))


def cost_of_all(outlook: Outlook, wording: Wording) -> str:
    """Return how many moments there are, and what they cost together."""
    many = len(outlook.moments)
    if in_shares(outlook.unit) and many > 1:
        words = translate("review", "%n moment(s) that cost up to {amount}", n=many)
        most = max(each.loss for each in outlook.moments)
        return words.format(amount=amount(most, outlook.unit, wording))
    words = translate("review", "%n moment(s) that cost {amount}", n=many)
    if len(outlook.flagged) > many:
        # Else a match would seem to have cost less than its hands did one by one.
        words = translate("review", "The %n dearest of {all} moments cost {amount}", n=many)
    told = amount(outlook.loss, outlook.unit, wording, 1)
    return words.format(amount=told, all=len(outlook.flagged))


def without_mistake(outlook: Outlook) -> str:
    """Return how many decisions were judged where none is a mistake, and how many fell behind."""
    weighed = sum(each.is_told for each in outlook.judged)
    said = translate("review", "%n decision(s) gone over, and no clear mistake.", n=weighed)
    if not outlook.could_be_better:
        return said
    behind = translate("review", "In %n of them something else would have been a little better.",
                       n=outlook.could_be_better)  # fmt: skip
    return f"{said} {behind}"


def by_misfortune(fall: Fall, wording: Wording) -> str:
    """Return by what a hand was lost in which nothing was to reproach."""
    told = amount(fall.amount, fall.unit, wording)
    if fall.made is None:
        said = translate("review", "It was the deal: with such cards even the best play costs "
                         "{amount} against average ones.")  # fmt: skip
    elif fall.made.cards:
        said = translate("review", "Luck turned after {cards}: what the others held, drew or "
                         "played cost you {amount}.")  # fmt: skip
    else:
        said = translate("review", "Luck turned after decision no. {n}: what the others held, "
                         "drew or played cost you {amount}.")  # fmt: skip
    cards = wording.row(fall.made.cards) if fall.made is not None else ""
    return said.format(amount=told, cards=cards, n=fall.nth)


def nothing_weighed(outlook: Outlook) -> str:
    """Return why nothing was judged: there was no choice, or nobody could tell by figures."""
    if any(each.by_thumb for each in outlook.judged):
        return translate("review", "Nothing could be judged here: the strongest player goes by "
                         "rules of thumb here too.")  # fmt: skip
    if outlook.failed:
        return translate("review", "Nothing could be judged here.")
    return translate("review", "There was nothing to decide here.")


def not_judged(outlook: Outlook) -> str:
    """Return how many decisions could not be judged, and that they will be; mostly nothing."""
    if not outlook.failed:
        return ""
    return translate("review", "%n decision(s) not judged: nobody answered in time. It is tried "
                     "again when the match is opened.", n=len(outlook.failed))  # fmt: skip


def in_shares(unit: Counted) -> bool:
    """Tell whether one of a unit is everything there is."""
    return unit in SHARES


def what_is_counted(unit: Counted) -> str:
    """Return what a figure counts where no score sheet shows it so; mostly nothing."""
    if unit not in AGAINST_ALL:
        return ""
    return translate("review", "Compared with what the table makes on average: above zero you "
                     "gain on the others, below it you lose to them.")  # fmt: skip


def _hands(share: float) -> int:
    return round(100 * abs(share))
