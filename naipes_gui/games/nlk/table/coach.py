"""What is said to whoever plays NLK for the first time: only what lies open before them."""

from collections.abc import Iterator
from dataclasses import replace

from naipes_gui.core import trick_tips
from naipes_gui.core.coach import Coach, Tip, Weight, alone_with
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.nlk.rules.state import NlkState, Phase
from naipes_gui.games.nlk.table.giving import Giving, giving

KINDS = ("give", "draw", "place", "keep", "pile", "lead", "beat", "take", "trump", "left")
"""Those that come up in every match."""


def tips(view: View[NlkState]) -> Iterator[Tip]:
    """Yield what is true of the position, the most urgent first."""
    state = view.state
    if state.stage is not Stage.HAND or not view.moves:
        return
    match state.phase:
        case Phase.TURN:
            yield from (*_give(view), *_draw(view), *_piles(view))
        case Phase.DRAWN:
            yield from (*_last(view), *_place(view), *_piles(view))
        case Phase.MUST_DRAW:
            yield from (*_draw(view), *_piles(view))
        case Phase.TRICKS:
            yield from _trick(view)


COACH = Coach(KINDS, tips)


def _onto(view: View[NlkState], verb: str) -> Iterator[tuple[Move, Seat]]:
    for move in view.moves:
        if move.verb == verb and move.number is not None:
            yield move, Seat(move.number)


def _give(view: View[NlkState]) -> Iterator[Tip]:
    state = view.state
    said = {
        Giving.GOOD: phrase(
            "coach", "On your pile lies {card:short}, the rank that follows {who}'s card, "
            "{top:short}: given away, it is one card fewer in your pile, which becomes your hand."
        ),
        Giving.BAD: phrase(
            "coach", "You may give {card:short} to {who}, onto {top:short}. But your pile becomes "
            "your hand, and in it a card as high as this is good to have."
        ),
        Giving.OPEN: phrase(
            "coach", "You may give {card:short} to {who}, onto {top:short}, before you draw: your "
            "pile becomes your hand, and must be got rid of."
        ),
    }[giving(view)]  # fmt: skip
    for move, seat in _onto(view, "give"):
        blanks = {"card": state.top(view.seat), "top": state.top(seat), "who": Who(seat)}
        yield Tip("give", replace(said, blanks=blanks), _heeded(view, move), Weight.TELLS)


def _heeded(view: View[NlkState], gift: Move) -> tuple[Move, ...]:
    """Return what makes use of a sentence about a gift, which may speak against it."""
    match giving(view):
        case Giving.GOOD:
            return (gift,)
        case Giving.BAD:
            return view.moves[-1:]
        case Giving.OPEN:
            return ()


def _draw(view: View[NlkState]) -> Iterator[Tip]:
    state = view.state
    if len(view.moves) > 1:
        return
    left = len(state.table[STOCK.id])
    text = phrase(
        "coach", "You can give no card away now, so you draw: %n card(s) lie in the "
        "stock, and the last one makes its suit trumps.", n=left,
    )  # fmt: skip
    yield Tip("draw", text, weight=Weight.COMES_FIRST)


def _last(view: View[NlkState]) -> Iterator[Tip]:
    if view.state.last_card is not None:
        text = phrase(
            "coach", "This was the last card: its suit is trumps, and whoever gets it leads the "
            "first trick."
        )  # fmt: skip
        yield Tip("last", text, weight=Weight.PRESSES)


def _place(view: View[NlkState]) -> Iterator[Tip]:
    state = view.state
    if state.last_card is not None:
        return
    targets = list(_onto(view, "place"))
    said = {
        Giving.GOOD: phrase(
            "coach", "You have drawn {card:short}, which follows {who}'s card, {top:short}: laid "
            "there, so low a card does not come into your hand, and you draw again."
        ),
        Giving.BAD: phrase(
            "coach", "You have drawn {card:short}, which follows {who}'s card, {top:short}: it "
            "could go there. But then you draw another, and hardly any is higher."
        ),
        Giving.OPEN: phrase(
            "coach", "You have drawn {card:short}, which follows {who}'s card, {top:short}: laid "
            "there, you draw another in its place, which may be better or worse."
        ),
    }[giving(view)]  # fmt: skip
    for move, seat in targets:
        blanks = {"card": state.drawn, "top": state.top(seat), "who": Who(seat)}
        yield Tip("place", replace(said, blanks=blanks), _heeded(view, move), Weight.TELLS)
    if not targets:
        text = phrase(
            "coach", "You have drawn {card:short}, which follows no card that lies on top: it goes "
            "to your pile, and your turn is over.", card=state.drawn,
        )  # fmt: skip
        yield Tip("keep", text, weight=Weight.COMES_FIRST)


def _piles(view: View[NlkState]) -> Iterator[Tip]:
    state = view.state
    piles = {seat: len(state.pile(seat)) for seat in state.seats if seat != view.seat}
    mine, least = len(state.pile(view.seat)), min(piles.values())
    text = phrase(
        "coach", "Your pile has %n card(s), and none of the others fewer than {least}: later they "
        "must all be got rid of.", n=mine, least=least,
    )  # fmt: skip
    if (smallest := alone_with(piles, least)) is not None:
        text = phrase(
            "coach", "Your pile has %n card(s), {who} has the smallest of the others with {least}: "
            "later they must all be got rid of.", n=mine, who=Who(smallest), least=least,
        )  # fmt: skip
    yield Tip("pile", text, weight=Weight.TELLS)


def _trick(view: View[NlkState]) -> Iterator[Tip]:
    state = view.state
    if not state.chain:
        text = phrase(
            "coach", "You lead: %n cards turn this trick and put it out of the game, one for "
            "everybody who still has cards.", n=len(state.active),
        )  # fmt: skip
        yield Tip("lead", text)
    else:
        yield from (*_beat(view), *_turns(view), *_take(view))
    yield from trick_tips.of_trumps(state.trump)
    yield from _left(view)


def _beat(view: View[NlkState]) -> Iterator[Tip]:
    plays = tuple(move for move in view.moves if move.verb == "play")
    top = view.state.chain[-1]
    if plays:
        text = phrase(
            "coach", "A higher card of its suit or a trump beats {top}: with %n of your cards you "
            "may do it now.", top=top, n=len(plays),
        )  # fmt: skip
    else:
        text = phrase(
            "coach", "A higher card of its suit or a trump beats {top}: you have none.", top=top
        )
    yield Tip("beat", text, plays, Weight.TELLS)


def _take(view: View[NlkState]) -> Iterator[Tip]:
    take, low = Move("take"), view.state.chain[0]
    if take not in view.moves:
        return
    if len(view.state.chain) == 1:
        text = phrase("coach", "Whoever takes picks up the only card that lies: {low}.", low=low)
    else:
        text = phrase(
            "coach",
            "Whoever takes picks up the lowest card of the trick, {low}; the others stay.",
            low=low,
        )
    # Whoever does not know what taking is cannot weigh it against beating.
    yield Tip("take", text, (take,), Weight.COMES_FIRST)


def _turns(view: View[NlkState]) -> Iterator[Tip]:
    state = view.state
    plays = tuple(move for move in view.moves if move.verb == "play")
    if plays and state.size - len(state.chain) == 1 and len(state.hand(view.seat)) > 1:
        text = phrase("coach", "One more card turns the trick: whoever lays it leads the next one.")
        yield Tip("turns", text, plays, Weight.PRESSES)


def _left(view: View[NlkState]) -> Iterator[Tip]:
    state = view.state
    held = {seat: len(state.hand(seat)) for seat in state.active if seat != view.seat}
    mine, most = len(state.hand(view.seat)), max(held.values())
    text = phrase(
        "coach", "Whoever is left with cards in the end loses: you hold %n, none of the others "
        "more than {most}.", n=mine, most=most,
    )  # fmt: skip
    if (who := alone_with(held, most)) is not None:
        text = phrase(
            "coach", "Whoever is left with cards in the end loses: you hold %n, of the others "
            "{who} holds most, {most}.", n=mine, who=Who(who), most=most,
        )  # fmt: skip
        if len(held) == 1:
            text = phrase(
                "coach", "Whoever is left with cards in the end loses: you hold %n, {who} {most}.",
                n=mine, who=Who(who), most=most,
            )  # fmt: skip
    yield Tip("left", text, weight=Weight.TELLS)
