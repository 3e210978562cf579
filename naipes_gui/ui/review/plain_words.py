"""What a person wants to hear of two choices, and the figures behind it for whoever asks."""

from typing import Any

from naipes_gui.bots.reasons import is_reckoned
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import translate
from naipes_gui.review.judged import STYLE, Judged, is_dear
from naipes_gui.ui.beside_table.cost_words import cost, falls_short, figure, in_shares
from naipes_gui.ui.beside_table.option_bars import basis
from naipes_gui.ui.review.words import MUCH, Words

CLEARLY = 2.0
"""How many times what is costly a loss is, to be called so."""


def paid(words: Words, judged: Judged, view: View[Any]) -> str:
    """Return what was played and what it cost; of what was no mistake, why it is none."""
    made = translate("review", "At the table your choice was {choice}.")
    if judged.flagged:
        made = translate("review", "At the table your choice was {choice}: it cost {cost}.")
    return made.format(choice=words.named(view, judged.made), cost=cost(judged, words.wording))


def no_reproach(words: Words, judged: Judged, view: View[Any]) -> str:
    """Return why what was played is no mistake, though it may not be the best."""
    best, made = (words.named(view, move) for move in (judged.best, judged.made))
    if best == made:
        return translate("review", "Nothing was better on average.")
    if judged.advised and judged.low > judged.costly:
        said = translate("review", "A hint called it good; weighed longer, {best} brings {cost} "
                         "more: that is the hint's mistake, not yours.")  # fmt: skip
    elif judged.low > judged.costly:
        said = translate("review", "{best} brings more on average, but the strongest do what you "
                         "did often enough: it is a matter of style.")  # fmt: skip
    elif judged.could_be_better:
        said = translate("review", "{best} surely brings more, about {cost}: less than is called "
                         "a mistake, and more than nothing.")  # fmt: skip
    elif judged.low > 0:
        said = translate("review", "{best} brings a little more, too little to be called a "
                         "mistake.")  # fmt: skip
    elif judged.high <= CLEARLY * judged.costly:
        said = translate("review", "{best} and {made} come to nearly the same.")
        if judged.advised:
            said = translate("review", "A hint called it good, and it is: {best} comes to nearly "
                             "the same.")  # fmt: skip
    else:
        said = translate("review", "{best} may bring more than {made}, but the deals do not show "
                         "it for sure.")  # fmt: skip
    return said.format(best=best, made=made, cost=cost(judged, words.wording))


def falls_short_of_the_best(words: Words, judged: Judged, view: View[Any], move: Move) -> str:
    """Return by how much a try is worse, and what is plain to see of it; not what is better."""
    best, one = judged.weighed(judged.best), judged.weighed(move)
    told, ground = list[str](), words.face.because(view, move)
    if best is not None and one is not None and best.worth > one.worth:
        said = translate("review", "On average it {less} than the best.")
        less = falls_short(best.worth - one.worth, judged.unit, words.wording)
        told.append(said.format(less=less))
    if ground is not None:
        told.append(words.wording.say(ground))
    return " ".join(told)


def compared(words: Words, judged: Judged, view: View[Any]) -> str:
    """Return how much better a mistake could have been made, without a figure."""
    if not judged.flagged:
        return ""
    said = translate("review", "{best} brings more than {made}.")
    if judged.loss > MUCH * judged.costly:
        said = translate("review", "{best} brings much more than {made}.")
    elif judged.loss > CLEARLY * judged.costly:
        said = translate("review", "{best} brings clearly more than {made}.")
    best, made = (words.named(view, move) for move in (judged.best, judged.made))
    return said.format(best=best, made=made)


def grounds(
    words: Words, judged: Judged, view: View[Any], *, is_shown: bool = False
) -> str:  # fmt: skip
    """Return what is plain to see of the best, and of a card that was played in its place.

    Where the two differ in it, that ``is_shown`` beside the cards, and need not be told twice.
    """
    face, say = words.face, words.wording.say
    true, mine = face.besides(view, judged.best), face.because(view, judged.made)
    told = [say(true)] if true is not None else []
    is_same = judged.best.meaning == judged.made.meaning
    if is_shown and (is_same or mine != face.because(view, judged.best)):
        told, true = [], None
    is_card = words.is_card(view, judged.made)
    is_contrast = judged.flagged and mine not in (None, true) and is_card
    if is_contrast and true is not None and true == face.because(view, judged.best):
        of = translate("review", "Of {choice}: {ground}")
        pairs = ((judged.best, true), (judged.made, mine))
        told = [of.format(choice=words.named(view, move), ground=say(ground))
                for move, ground in pairs if ground is not None]  # fmt: skip
    if (stakes := face.stakes(view, judged.best)) is not None:
        told.append(say(stakes))
    return " ".join(told)


def sure(words: Words, judged: Judged) -> str:
    """Return between what a mistake cost, chance included."""
    if not judged.flagged:
        return ""
    low, high = (figure(end, judged.unit) for end in (max(0.0, judged.low), judged.high))
    if judged.low >= judged.high or low == high:
        return translate("review", "That is sure: nothing of it is left to chance.")
    said = translate("review", "What yours cost lies between {low} and {high}, chance included.")
    return said.format(low=low, high=high)


def figures(words: Words, judged: Judged) -> list[str]:
    """Return what was counted, and how sure that is."""
    about = basis(judged, words.wording, beside_bars=True)
    told = [about, sure(words, judged) or _apart(words, judged)]
    if judged.advised:
        told.append(translate("review", "The hint at the table counted fewer deals: by chance its "
                              "figures lie a little apart from these."))  # fmt: skip
    if is_dear(judged) and judged.share >= STYLE:
        told.append(translate("review", "The strongest does what you did %n time(s) in a hundred.",
                              n=round(100 * judged.share)))  # fmt: skip
    if is_reckoned(judged.reason):
        # Its shares are those of one comparison, and of fewer deals than all of them together.
        one = translate("review", "As one of the comparisons tells it: {reason}")
        told.append(one.format(reason=words.reason(judged)))
    return [each for each in told if each]


def _apart(words: Words, judged: Judged) -> str:
    if judged.best.meaning == judged.made.meaning:
        return ""
    low, high = (figure(end, judged.unit) for end in (max(0.0, judged.low), judged.high))
    if in_shares(judged.unit):
        said = translate("review", "On average yours {less} than the best: between {low} and "
                         "{high}.")  # fmt: skip
        less = falls_short(judged.loss, judged.unit, words.wording)
        return said.format(less=less, low=low, high=high)
    said = translate("review", "The best and yours are {cost} apart, between {low} and {high}.")
    if low == high:
        said = translate("review", "The best and yours are {cost} apart, every time.")
    return said.format(cost=cost(judged, words.wording), low=low, high=high)
