"""Why a card of the piles is better given away or kept: what would become of it in one's hand."""

from collections.abc import Iterator, Sequence

from naipes_gui.bots.reasons import often
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.nlk.players.consequences import Ending, endings
from naipes_gui.games.nlk.players.difference import (
    Difference,
    Pair,
    apart,
    differing,
    share,
    strongest,
)
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState, Phase
from naipes_gui.games.nlk.rules.takers import sooner_out, with_whom
from naipes_gui.games.nlk.rules.to_come import instead, to_come

ENOUGH = 10
"""In how many deals a card must be held for its fortunes to be told."""
MOSTLY, OFTEN, NOW_AND_THEN = 0.55, 0.33, 0.2
"""From what share on it is told what most cards are, what comes of one, and what seldom does."""
SEEN = 1.5
"""How much more weighs what anybody can count than what was only tried out."""
FEWER = 0.5
"""How many cards one must hold less, on average, for that to be told."""
MORE = 0.1
"""By how much a card must be better, or worse, to hold than the others for that to be told."""
COMES_BACK = phrase(
    "nlk", "Given to {who}, {card:short} comes back to your pile {often}; given to {whom}, "
    "{rarely}.",
)  # fmt: skip


def of_piles(
    rules: Nlk, view: View[NlkState], best: Move, other: Move, seed: int
) -> Phrase | None:  # fmt: skip
    """Return what follows from the better of two moves in the piles, and not from the other."""
    pair, state = Pair(rules, view, best, other), view.state
    card = state.drawn or state.top(view.seat)
    if card is None:
        return None
    first, second = (endings(rules, view, m, pair.many, seed) for m in (best, other))
    if other.number is None:
        why = strongest([*_given(pair, card, first, second)])
        return None if why is None else with_whom(why, best, view.moves, state)
    if best.number is None:
        return strongest([*_kept(pair, card, first, second)])
    return strongest([*_to_whom(pair, card, first, second)])


def _given(
    pair: Pair, card: Card, given: Sequence[Ending], kept: Sequence[Ending]
) -> Iterator[Difference]:  # fmt: skip
    """Say what becomes of a low card that is kept, or what comes in its place."""
    held = [each.course.left & each.bits[card] for each in kept if card in each.mine]
    if len(held) >= ENOUGH and (stays := share([bool(one) for one in held])) >= NOW_AND_THEN:
        told = phrase(
            "nlk", "In your hand {card:short} would be there to the end {often}.",
            card=card, often=often(stays),
        )  # fmt: skip
        yield Difference(1.5 * stays, told)
    idle = [not each.course.laid & each.bits[card] for each in kept if card in each.mine]
    usual = 1 - _laid_of_others(card, given)
    if len(idle) >= ENOUGH and (lies := share(idle)) >= max(MOSTLY, usual + MORE):
        told = phrase(
            "nlk", "In your hand {card:short} could be laid on no other card {often}: you would "
            "have to lead it to be rid of it.", card=card, often=often(lies),
        )  # fmt: skip
        yield Difference(0.8 * lies, told)
    if pair.view.state.phase is Phase.DRAWN:
        yield from _drawn_again(pair, card, gives=True)
    else:
        yield from _two_at_once(pair, given, kept)
        yield from _fewer(given, kept)


def _drawn_again(pair: Pair, card: Card, *, gives: bool) -> Iterator[Difference]:
    """Say what is still to come: whoever gives a drawn card away draws another."""
    if (told := instead(pair.view.state, card, gives=gives)) is not None:
        left = to_come(pair.view.state, card)
        yield Difference(SEEN * (left.higher if gives else left.lower) / left.all, told)


def _two_at_once(
    pair: Pair, given: Sequence[Ending], kept: Sequence[Ending]
) -> Iterator[Difference]:  # fmt: skip
    pile = pair.view.state.pile(pair.view.seat)
    if len(pile) < 2:
        return
    below = pile[-2]
    goes, stays = ([below not in each.mine for each in of] for of in (given, kept))
    said = phrase("nlk", "{below:short}, which lies below it, can then be given away too {often}; "
                  "if you draw, {rarely}.")  # fmt: skip
    yield from differing(1.2, goes, stays, said, below=below)


def _fewer(given: Sequence[Ending], kept: Sequence[Ending]) -> Iterator[Difference]:
    fewer = apart([len(each.mine) for each in kept], [len(each.mine) for each in given])
    if fewer >= FEWER:
        told = phrase("nlk", "You begin the tricks with %n card(s) fewer.", n=max(1, round(fewer)))
        yield Difference(0.4 * min(1.0, fewer), told)


def _kept(
    pair: Pair, card: Card, kept: Sequence[Ending], given: Sequence[Ending]
) -> Iterator[Difference]:  # fmt: skip
    """Say what a card is good for that is kept."""
    state = pair.view.state
    if state.drawn == card and not state.table[STOCK.id]:
        told = phrase(
            "nlk", "{card:short} is a trump, and whoever has it in the pile leads the first trick.",
            card=card,
        )  # fmt: skip
        yield Difference(2.0, told)
    if state.phase is Phase.DRAWN:
        yield from _drawn_again(pair, card, gives=False)
    yield from _good_for(card, [each for each in kept if card in each.mine], given)
    trumps = share([each.trump == card.suit for each in kept])
    if state.last_card is None and trumps >= OFTEN:
        told = phrase("nlk", "{card:short} will be a trump {often}.", card=card,
                      often=often(trumps))  # fmt: skip
        yield Difference(trumps, told)
    later = share([card not in each.mine for each in kept])
    if later >= MOSTLY:
        told = phrase("nlk", "{card:short} can still be given away later {often}.", card=card,
                      often=often(later))  # fmt: skip
        yield Difference(0.6 * later, told)


def _laid_of_others(card: Card, given: Sequence[Ending]) -> float:
    """Return what share of the other cards one holds can be laid on another."""
    mine = [each.bits[one] & each.course.laid for each in given for one in each.mine if one != card]
    return share([bool(one) for one in mine])


def _good_for(
    card: Card, held: Sequence[Ending], given: Sequence[Ending]
) -> Iterator[Difference]:  # fmt: skip
    if len(held) < ENOUGH:
        return
    turns = share([bool(each.course.turned & each.bits[card]) for each in held])
    if turns >= NOW_AND_THEN:
        told = phrase("nlk", "In your hand {card:short} turns a trick {often}: then you lead "
                      "again.", card=card, often=often(turns))  # fmt: skip
        yield Difference(1.5 * turns, told)
    laid = share([bool(each.course.laid & each.bits[card]) for each in held])
    if laid >= max(MOSTLY, _laid_of_others(card, given) + MORE):
        told = phrase("nlk", "In your hand {card:short} can be laid on another card {often}.",
                      card=card, often=often(laid))  # fmt: skip
        yield Difference(0.7 * laid, told)


def _to_whom(
    pair: Pair, card: Card, best: Sequence[Ending], other: Sequence[Ending]
) -> Iterator[Difference]:  # fmt: skip
    here, there = Seat(pair.best.number or 0), Seat(pair.other.number or 0)
    back, back_there = ([card in each.mine for each in of] for of in (best, other))
    said = {"who": Who(there), "whom": Who(here), "card": card}
    yield from differing(1.2, back_there, back, COMES_BACK, **said)
    if (sooner := sooner_out(here, there, pair.view.state)) is not None:
        yield Difference(0.1, sooner)
