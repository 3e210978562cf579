"""The account of a hand: who went out when, and who was left with cards."""

from collections.abc import Iterator

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import hand_and_trump
from naipes_gui.core.face import PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.match_end import HandGlance
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.table.speech import OUT


def score_sheet(view: View[NlkState], hand: PlayedHand) -> ScoreSheet:
    """Return the rows of all players in the order in which they finished."""
    last: NlkState = hand.states[-1]
    order = sorted(last.seats, key=lambda seat: (_place(last, seat), seat))
    return ScoreSheet(
        fewest_win=True,
        title=_title(view, last),
        subtitle=hand_and_trump(view, last.deals, last.trump, hand.states[0].dealer),
        lines=tuple(_line(view, last, seat) for seat in order),
        match_over=last.stage is Stage.OVER,
        summary=_summary(view, last),
        unit=phrase("nlk", "Losses"),
    )


def rid_of(hand: PlayedHand) -> Iterator[tuple[Seat, Card]]:
    """Yield what everybody laid in the tricks, in its order; what was taken up again, once."""
    last: NlkState = hand.states[-1]
    laid = [(seat, move.cards[0]) for seat, move in hand.moves if move.verb == "play"]
    for place, (seat, card) in enumerate(laid):
        if (seat, card) not in laid[place + 1 :] and card not in last.hand(seat):
            yield seat, card


def loser_of(state: NlkState) -> Seat:
    """Return who lost the hand that is over, or nobody."""
    last = len(state.seats)
    return Seat(state.finish.index(last)) if last in state.finish else NOBODY


def _place(state: NlkState, seat: Seat) -> int:
    return state.finish[seat] if state.finish else 0


def _line(view: View[NlkState], last: NlkState, seat: Seat) -> ScoreLine:
    loser = loser_of(last)
    lost = seat == loser
    why = _reason(view, last, seat) if lost else _safe(view, last, seat)
    told = (why,) if loser != NOBODY else ()
    return ScoreLine(seat, _caption(last, seat), told, int(lost), last.scores[seat])


def _caption(last: NlkState, seat: Seat) -> Phrase:
    if seat in last.out:
        return OUT[last.out.index(seat)]
    return phrase("nlk", "%n card(s) left", n=len(last.hand(seat)))


def _safe(view: View[NlkState], last: NlkState, seat: Seat) -> Phrase:
    mine = seat == view.seat
    if seat in last.out:
        if mine:
            return phrase("nlk", "You got away: you are rid of every card (Rule 1.24)")
        who = Who(seat)
        return phrase("nlk", "{who} got away: rid of every card (Rule 1.24)", who=who)
    if mine:
        return phrase("nlk", "You got away: another held more cards (Rule 1.25)")
    return phrase("nlk", "{who} got away: another held more cards (Rule 1.25)", who=Who(seat))


def _reason(view: View[NlkState], last: NlkState, seat: Seat) -> Phrase:
    stopped = len(last.active) > 1
    if stopped and seat == view.seat:
        return phrase("nlk", "The hand was stopped, and you held most cards (Rule 1.25)")
    if stopped:
        return phrase(
            "nlk",
            "The hand was stopped, and {who} held most cards (Rule 1.25)",
            who=Who(seat),
        )  # fmt: skip
    if seat == view.seat:
        return phrase("nlk", "You were the last with cards (Rule 1.24)")
    return phrase("nlk", "{who} was the last with cards (Rule 1.24)", who=Who(seat))


def _title(view: View[NlkState], last: NlkState) -> Phrase:
    loser = loser_of(last)
    if loser == NOBODY:
        return phrase("nlk", "Nobody loses: the hand is void")
    if loser == view.seat:
        return phrase("nlk", "You lose the hand")
    return phrase("nlk", "{who} loses the hand", who=Who(loser))


def _summary(view: View[NlkState], last: NlkState) -> Phrase:
    loser = loser_of(last)
    if loser == NOBODY:
        return phrase("games", "void")
    if loser == view.seat:
        return phrase("nlk", "You lose")
    return phrase("nlk", "{who} loses", who=Who(loser))


# The end of the match.


def glance(view: View[NlkState], last: NlkState) -> HandGlance:
    """Return a hand as a column: the places, and who was left with cards."""
    loser = loser_of(last)
    about = None if loser == NOBODY else loser
    made = None if about is None else False
    summary = _summary(view, last)
    return HandGlance(last.finish, about, made=made, summary=summary, signed=False)
