"""Why a player chose what it chose, in a sentence with its numbers."""

from collections.abc import Callable
from functools import partial

from naipes_gui.bots.reasons import deals
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Figure, Weighed, figure
from naipes_gui.core.counted import Counted
from naipes_gui.core.figures import signed
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players.bits import INDEX, mask, points
from naipes_gui.games.hachi_hachi.players.decision import Decision
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.state import Phase

ONLY = phrase("hachi_hachi", "There is no other move.")
CUT = phrase("hachi_hachi", "However the pack is cut, all deals stay equally likely.")
UNSEEN = phrase("hachi_hachi", "Nobody has looked yet: both hands are worth the same.")
PROMISE = phrase("hachi_hachi", "Who looks first can still drop out of a bad hand.")
BRAVE = phrase("hachi_hachi", "A promise before looking is a matter of courage.")
STOPPED = phrase("hachi_hachi", "There was no time to compare the choices.")
PLAYING = (
    phrase("hachi_hachi", "By rule of thumb this hand is worth playing."),
    phrase("hachi_hachi", "By rule of thumb this hand is not worth playing."),
)
STOPPING = (
    phrase("hachi_hachi", "By rule of thumb ending the hand brings more than going on."),
    phrase("hachi_hachi", "By rule of thumb going on brings more than ending the hand."),
)
LEVEL = phrase("hachi_hachi", "By rule of thumb one is as good as the other.")
COMPARED = 2


def unit(options: HachiOptions) -> Counted:
    """Return what a worth counts: what the hand brings, in points or in mon."""
    return Counted.POINTS if options.settlement == "pairwise" else Counted.MON


def reason(turn: Turn, decision: Decision) -> Phrase:
    """Return why the choice of a decision was made."""
    match turn.state.phase:
        case Phase.SWAP:
            return UNSEEN
        case Phase.MIZUTEN:
            return _promise(turn, decision)
        case Phase.DROP | Phase.OFFER | Phase.ANSWER:
            return _hand(turn, decision)
        case Phase.DECIDE:
            return _stop(turn, decision)
        case _:
            return _card(turn, decision)


def _worth_of(decision: Decision, *verbs: str) -> Weighed | None:
    return next((each for each in decision.choices if each.move.verb in verbs), None)


def _mon(worth: float) -> str:
    return signed(round(worth))


def _in_mon(worth: float, *, sign: bool = False) -> Phrase:
    return phrase("hachi_hachi", "{mon} mon", mon=_mon(worth) if sign else round(worth))


def _in_points(worth: float, *, sign: bool = False) -> Phrase:
    if sign:
        return phrase("hachi_hachi", "{points} points", points=_mon(worth))
    return phrase("games", "%n point(s)", n=round(worth))


def _in_unit(options: HachiOptions, *, sign: bool = False) -> Callable[[float], Phrase]:
    """Return how a number is written with its unit; another process must know how, too."""
    return partial(_in_mon if options.is_traditional else _in_points, sign=sign)


def _counted(turn: Turn, one: Weighed) -> Figure:
    """Return what a choice brings, with its unit."""
    return figure(_in_unit(turn.options, sign=True), one.worth, one.move)


def _brings(one: Weighed) -> Figure:
    return figure(_mon, one.worth, one.move)


def _hand(turn: Turn, decision: Decision) -> Phrase:
    """Compare playing a hand with what is certain without it."""
    play = _worth_of(decision, "in", "offer", "refuse")
    other = next((each for each in decision.choices if each is not play), None)
    if play is None or other is None:
        return STOPPED
    if not decision.rounds:
        return _by_thumb(play, other, *PLAYING)
    if abs(play.worth - other.worth) <= decision.choices[1].margin:
        return phrase(
            "hachi_hachi",
            "Playing and not playing come to about the same: {play} mon on average in {deals} "
            "deals, and {other}.",
            play=_brings(play), other=_counted(turn, other), deals=deals(decision.rounds),
        )  # fmt: skip
    return phrase(
        "hachi_hachi",
        "Playing this hand brings {play} mon on average in {deals} deals; not playing, {other}.",
        play=_brings(play), other=_counted(turn, other), deals=deals(decision.rounds),
    )  # fmt: skip


def _by_thumb(one: Weighed, other: Weighed, better: Phrase, worse: Phrase) -> Phrase:
    """Say which of two looks better: a rule of thumb has marks, which are no money."""
    if one.worth == other.worth:
        return LEVEL
    return better if one.worth > other.worth else worse


def _promise(turn: Turn, decision: Decision) -> Phrase:
    """Compare a promise to play with looking first."""
    promise, wait = _worth_of(decision, "mizuten"), _worth_of(decision, "wait")
    if promise is None or wait is None or not decision.rounds:
        return BRAVE if decision.chosen.verb == "mizuten" else PROMISE
    return phrase(
        "hachi_hachi",
        "Promising to play brings {play} mon on average in {deals} deals; looking first, {other}.",
        play=_brings(promise), other=_counted(turn, wait), deals=deals(decision.rounds),
    )  # fmt: skip


def _stop(turn: Turn, decision: Decision) -> Phrase:
    """Compare ending the hand with going on."""
    stop, on = _worth_of(decision, "shobu"), _worth_of(decision, "sage")
    if stop is None or on is None:
        return STOPPED
    if not decision.rounds:
        return _by_thumb(stop, on, *STOPPING)
    return phrase(
        "hachi_hachi",
        "Stopping brings {now} mon; going on brings {later} on average in {deals} deals.",
        now=_brings(stop), later=_counted(turn, on), deals=deals(decision.rounds),
    )  # fmt: skip


def _card(turn: Turn, decision: Decision) -> Phrase:
    if decision.chosen.verb == "cancel":
        return _cancel(turn, decision)
    doing = what_it_does(turn, decision.chosen)
    best, *others = decision.choices
    if not others:
        return doing
    second = others[0]
    compared = len(decision.choices) == COMPARED and bool(decision.rounds)
    if decision.rounds and best.worth - second.worth <= second.margin:
        return _alike(turn, doing, decision)
    if decision.rounds and not round(best.worth - second.worth):
        return phrase(
            "hachi_hachi", "{doing} In {deals} deals the next best comes to less than {one} less.",
            doing=doing, deals=deals(decision.rounds), one=_in_unit(turn.options)(1.0),
        )  # fmt: skip
    if decision.chosen != best.move:
        return phrase("hachi_hachi", "{doing} It is a matter of taste.", doing=doing)
    gap = figure(
        _in_unit(turn.options), best.worth - second.worth, second.move, best.move,
        is_next=not compared,
    )  # fmt: skip
    if compared:
        return _better(doing, gap, decision)
    return _ahead(doing, gap, decision.rounds)


def _alike(turn: Turn, doing: Phrase, decision: Decision) -> Phrase:
    """Say that nothing tells a choice apart, by name where only two were compared."""
    best, second = decision.choices[:2]
    blanks = {
        "doing": doing, "deals": decision.rounds, "gap": round(best.worth - second.worth),
        "margin": _in_unit(turn.options)(max(second.margin, 1.0)),
    }  # fmt: skip
    if len(decision.choices) > COMPARED:
        return phrase(
            "hachi_hachi",
            "{doing} In {deals} deals the best two cannot be told apart: {gap} ± {margin}.",
            **blanks,
        )
    if second.move.cards == best.move.cards:
        return phrase(
            "hachi_hachi",
            "{doing} In {deals} deals it cannot be told apart from the other way to play it: "
            "{gap} ± {margin}.", **blanks,
        )  # fmt: skip
    other = second if decision.chosen == best.move else best
    return phrase(
        "hachi_hachi",
        "{doing} In {deals} deals it cannot be told apart from playing {other}: {gap} ± {margin}.",
        **blanks, other=other.move.cards,
    )  # fmt: skip


def _better(doing: Phrase, gap: Figure, decision: Decision) -> Phrase:
    """Name the other of two that were compared: among all choices it need not be the next best."""
    best, other = (one.move for one in decision.choices)
    blanks = {"doing": doing, "gap": gap, "deals": deals(decision.rounds)}
    if other.cards == best.cards:
        return phrase(
            "hachi_hachi",
            "{doing} On average in {deals} deals better by {gap} than the other way to play it.",
            **blanks,
        )
    return phrase(
        "hachi_hachi", "{doing} On average in {deals} deals better by {gap} than with {other}.",
        **blanks, other=other.cards,
    )  # fmt: skip


def _ahead(doing: Phrase, gap: Figure, rounds: int) -> Phrase:
    if not rounds:
        return phrase(
            "hachi_hachi", "{doing} By rule of thumb nothing else is as good.", doing=doing
        )  # fmt: skip
    return phrase(
        "hachi_hachi",
        "{doing} On average in {deals} deals better than the next best by {gap}.",
        doing=doing, gap=gap, deals=deals(rounds),
    )  # fmt: skip


def _cancel(turn: Turn, decision: Decision) -> Phrase:
    now, on = (
        decision.choices if decision.choices[0].move.verb == "cancel" else decision.choices[::-1]
    )
    if not decision.rounds:
        return _by_thumb(now, on, *STOPPING)
    return phrase(
        "hachi_hachi",
        "Ending the hand brings {now} mon for certain; playing on, {later}.",
        now=_brings(now), later=_counted(turn, on),
    )  # fmt: skip


def what_it_does(turn: Turn, move: Move) -> Phrase:
    """Return what a move does, with what is to be said about its cards."""
    card, state = move.cards[0], turn.state
    if move.verb == "take" and state.turned:
        return _captures(turn, (state.turned, card))
    found = matches(state.field, card)
    if move.word == "place" and found:
        return phrase(
            "hachi_hachi", "Leaves {card} beside {others} for a card of the stock.",
            card=card, others=found,
        )  # fmt: skip
    if found:
        return _captures(turn, (card, *(move.onto or found)))
    unseen = sum(place // 4 == INDEX[card] // 4 for place in turn.at.unseen)
    if not unseen:
        return phrase(
            "hachi_hachi", "Leaves {card}: nobody else has a card of {month}.", card=card,
            month=MONTHS[card.month],
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "Leaves {card}, which %n more card(s) of {month} may come and take.",
        card=card, n=unseen, month=MONTHS[card.month],
    )  # fmt: skip


def _captures(turn: Turn, cards: tuple[Card, ...]) -> Phrase:
    """Return what is captured, and the combination that it completes."""
    own, gained = turn.at.piles[0], mask(cards)
    kan = turn.at.worth.value(own | gained) - turn.at.worth.value(own)
    if kan:
        return phrase(
            "hachi_hachi", "Captures {cards} and completes combinations of {kan} kan.",
            cards=cards, kan=kan,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "Captures {cards}, {points} card points.", cards=cards, points=points(gained)
    )
