"""What a card of NLK is still good for: counted over the cards that the others hold.

All piles grew in sight, and so did every trick: whoever paid attention can count this.
"""

from collections.abc import Iterator

from naipes_gui.core.cards import Card
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.players.difference import Difference, Pair
from naipes_gui.games.nlk.rules.with_others import beaten_by, goes_on, with_the_others

SOME, MORE = 2, 2
"""On how many cards of the others one must go to be worth holding, and on how many more than
another to be better kept."""


def of_cards_out(pair: Pair) -> Iterator[Difference]:
    """Yield what speaks for a move in the cards that are still to be beaten, or to beat with."""
    out = with_the_others(pair.view)
    if out is None:
        return
    best, other, chain = pair.best.cards, pair.other.cards, pair.view.state.chain
    if best and other and not chain:
        yield from _to_lead(pair, out, best[0], other[0])
    elif best and other:
        yield from _to_spend(pair, out, best[0], other[0])
    elif other:
        yield from _to_take(pair, out, other[0])
    else:
        yield from _to_beat(pair, out)


def _to_lead(
    pair: Pair, out: tuple[Card, ...], gone: Card, kept: Card
) -> Iterator[Difference]:  # fmt: skip
    if pair.view.state.trump in (gone.suit, kept.suit):
        return
    few, many = goes_on(gone, out), goes_on(kept, out)
    if many - few < MORE:
        return
    blanks = {"gone": gone, "kept": kept, "n": many}
    if few:
        told = phrase(
            "nlk", "{gone:short} beats fewer of the cards that the others hold than "
            "{kept:short}, which you keep: that beats %n of them.", **blanks,
        )  # fmt: skip
        yield Difference(0.3, told)
        return
    told = phrase(
        "nlk", "{gone:short} beats none of the cards that the others hold: you are rid of it only "
        "by leading it. {kept:short} beats %n.", **blanks,
    )  # fmt: skip
    yield Difference(0.6, told)


def _to_spend(
    pair: Pair, out: tuple[Card, ...], gone: Card, kept: Card
) -> Iterator[Difference]:  # fmt: skip
    trump = pair.view.state.trump
    if kept.suit == trump != gone.suit:
        told = phrase(
            "nlk", "{gone:short} is enough here. You keep {kept:short}, a trump, for when you "
            "have nothing else to beat with.", gone=gone, kept=kept,
        )  # fmt: skip
        yield Difference(0.5, told)
    elif not beaten_by(kept, out) and beaten_by(gone, out):
        yield Difference(0.5, _kept_best(pair, gone, kept))


def _kept_best(pair: Pair, gone: Card, kept: Card) -> Phrase:
    if kept.suit == pair.view.state.trump:
        return phrase(
            "nlk", "{gone:short} is enough here. You keep {kept:short}, which nothing that the "
            "others hold can beat.", gone=gone, kept=kept,
        )  # fmt: skip
    return phrase(
        "nlk", "{gone:short} is enough here. You keep {kept:short}, which only a trump of the "
        "others can beat.", gone=gone, kept=kept,
    )  # fmt: skip


def _to_take(pair: Pair, out: tuple[Card, ...], kept: Card) -> Iterator[Difference]:
    low, trump = pair.view.state.chain[0], pair.view.state.trump
    if low.suit == trump:
        told = phrase(
            "nlk", "{low:short}, which you take up, is a trump: it beats any other suit. And you "
            "keep {kept:short}.", low=low, kept=kept,
        )  # fmt: skip
        yield Difference(0.6, told)
    elif (many := goes_on(low, out)) >= SOME:
        told = phrase(
            "nlk", "{low:short}, which you take up, is no burden: it beats %n of the cards that "
            "the others hold. And you keep {kept:short}.", low=low, kept=kept, n=many,
        )  # fmt: skip
        yield Difference(0.5, told)


def _to_beat(pair: Pair, out: tuple[Card, ...]) -> Iterator[Difference]:
    """Speak against taking a card up that cannot be laid on anything again."""
    low = pair.view.state.chain[0]
    if low.suit != pair.view.state.trump and not goes_on(low, out):
        told = phrase(
            "nlk", "{low:short}, once taken up, beats none of the cards that the others hold: "
            "you would have to lead it to be rid of it again.", low=low,
        )  # fmt: skip
        yield Difference(0.5, told)
