"""Questions about cards whose answers are put together: from a hand, a field, a course of play."""

from collections.abc import Iterator, Sequence

from naipes_gui.core.cards import HIDDEN, SUITS, Card
from naipes_gui.core.flowers import is_flower
from naipes_gui.core.table import Seat
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.core.text import translate
from naipes_gui.core.turns import Turns
from naipes_gui.core.wording import THE_RANKS, card_name, card_names, joined, labelled, suit_name
from naipes_gui.core.zones import Role

KINDS = "HTRK"
"""The classes of flower cards from the most points to the fewest."""


def ends_of_suits(words: TableInWords) -> str:
    """Return the highest and the lowest card of each suit in the reader's hand."""
    cards = [card for card in words.view.cards(Role.HAND, words.view.seat) if card != HIDDEN]
    told = [*_ends(words, cards), *_ends_of_flowers(words, cards)]
    return " ".join(told) or translate("text_table", "You hold no cards.")


def _ends(words: TableInWords, cards: Sequence[Card]) -> Iterator[str]:
    for suit in SUITS:
        row = [card for card in cards if card.suit == suit and not is_flower(card)]
        row.sort(key=lambda card: words.face.ranks.find(card.rank))
        if row:
            high, low = (words.wording.say(THE_RANKS[card.rank]) for card in (row[-1], row[0]))
            told = (
                translate("text_table", "{suit}: highest {high}, lowest {low}.")
                if len(row) > 1
                else translate("text_table", "{suit}: only {high}.")
            )
            yield told.format(suit=suit_name(suit).capitalize(), high=high, low=low)


def _ends_of_flowers(words: TableInWords, cards: Sequence[Card]) -> Iterator[str]:
    row = sorted((card for card in cards if is_flower(card)), key=lambda c: KINDS.find(c.kind))
    if row:
        told = translate("text_table", "Worth most: {high}. Worth least: {low}.")
        yield told.format(high=words.card(row[0]), low=words.card(row[-1]))


def laid_by_others(words: TableInWords, turns: Turns) -> str:
    """Return the cards that each of the others has laid or taken in sight in this hand."""
    seats = range(len(words.view.state.scores))
    others = [Seat(seat) for seat in seats if seat != words.view.seat]
    return " ".join(_laid_by(words, turns, seat) for seat in others)


def _laid_by(words: TableInWords, turns: Turns, seat: Seat) -> str:
    cards = dict.fromkeys(c for turn in turns.done if turn.seat == seat for c in turn.cards)
    if not cards:
        return translate("text_table", "{who}: nothing yet.").format(who=words.name(seat))
    return labelled(words.name(seat), f"{joined(card_names(list(cards)))}.")


def within_reach(words: TableInWords) -> str:
    """Return which cards of the field can be captured now, and with what."""
    takers = dict[Card, list[str]]()
    for move in words.view.moves:
        for card in move.onto:
            takers.setdefault(card, []).extend(card_name(taker) for taker in move.cards[:1])
    if not takers:
        return translate("text_table", "Nothing can be captured now.")
    each = translate("text_table", "{card} with {others}")
    told = [
        each.format(card=card_name(card), others=joined(list(dict.fromkeys(with_))))
        for card, with_ in takers.items()
    ]
    # Two cards of chaff have one name.
    once = "; ".join(dict.fromkeys(told))
    return translate("text_table", "You can capture: {cards}.").format(cards=once)
