"""How La Mosca looks and speaks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.common_words import TRICK_NUMBER, trick_of, trick_taken
from naipes_gui.core.face import Face, Fact, Figure, Look, Spot, Steps, Trump
from naipes_gui.core.motion import DRAW, Way
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK, TRICK, TURN_UP, WASTE, WON
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules.state import HAND_SIZE, LOO, PASSED, MoscaState, Phase, value
from naipes_gui.games.mosca.rules.tricks import leading
from naipes_gui.games.mosca.table import bar, grounds, idea, prompts, sheet, speech
from naipes_gui.games.mosca.table.gist import gist
from naipes_gui.games.mosca.table.moments import moments
from naipes_gui.games.mosca.table.paragraphs import paragraph
from naipes_gui.games.mosca.table.rest import rest, why_no_rest

STEPS = (
    phrase("mosca", "Stay or pass"),
    phrase("mosca", "New cards"),
    phrase("mosca", "Five tricks"),
)
TAKEN = Spot(WON, x=0.45, look=Look.STACK, in_front=True, home="beside", scale=0.36, closed=True)
COUNTED = phrase("games", "Stock %n")
WON_POINTS = phrase("mosca", "Points in tricks")
PLAYED = Spot(TRICK, in_front=True, reach=0.26)
TURNED_UP = Spot(TURN_UP, x=0.56, home="middle")
TALKING = (
    Spot(STOCK, x=-0.56, look=Look.STACK, label=COUNTED, slot=True, home="middle"),
    # By its owner: a heap that nobody owns would be taken for the hand of whoever sits near it.
    replace(TAKEN, zone=WASTE),
)
PLAYING = (
    Spot(STOCK, look=Look.STACK, scale=0.48, home="aside", label=COUNTED, slot=True),
    Spot(TURN_UP, x=0.37, scale=0.44, angle=90, home="aside"),
)


class MoscaFace(Face):
    """La Mosca in pictures and sentences."""

    ranks: ClassVar[str] = KING_HIGH
    counts_much: ClassVar[bool] = True

    because = staticmethod(grounds.because)
    matters = staticmethod(idea.matters)
    gives = staticmethod(grounds.gives)
    gist = staticmethod(gist)
    prompts = staticmethod(prompts.prompts)
    buttons = staticmethod(bar.buttons)
    score_sheet = staticmethod(sheet.score_sheet)
    holding = staticmethod(sheet.holding)
    paragraph = staticmethod(paragraph)
    tell = staticmethod(speech.tell)
    moments = staticmethod(moments)
    rest = staticmethod(rest)

    def spots(self, view: View[MoscaState]) -> tuple[Spot, ...]:
        state = view.state
        if not (state.stage in (Stage.HAND, Stage.RESHUFFLE) and state.phase is Phase.DECLARE):
            return (*PLAYING, PLAYED, TAKEN)
        turned = state.table[TURN_UP.id]
        name = phrase("games", "Turn-up {card:short}", card=turned[0]) if turned else None
        return (*TALKING, replace(TURNED_UP, label=name), PLAYED)

    def saying(self, view: View[MoscaState], said: Said) -> Phrase | None:
        return speech.saying(said)

    def played(self, last: MoscaState) -> Sequence[tuple[Seat, Card]]:
        return [(play.seat, play.card) for play in last.plays]

    def state_word(self, view: View[MoscaState], seat: Seat) -> Phrase | None:
        return speech.state_word(view, seat) if view.state.stage is Stage.HAND else None

    def is_out(self, view: View[MoscaState], seat: Seat) -> bool:
        return view.state.stage is Stage.HAND and view.state.changed(seat) == PASSED

    def tricks(self, view: View[MoscaState], seat: Seat) -> int:
        return view.state.tricks(seat)

    def figures(self, view: View[MoscaState], seat: Seat) -> tuple[Figure, ...]:
        state = view.state
        own = prompts.counters(state, seat, view.options)
        chips = Figure("chip", own, phrase("mosca", "Counters"))
        if not (state.is_dealt and state.phase is Phase.PLAY) or seat not in state.participants:
            return (chips,)
        tricks = Figure("tricks", state.tricks(seat), phrase("games", "Tricks won"))
        if view.options.score_by == "tricks":
            return (chips, tricks)
        points = state.points(seat)
        # What a star means nobody guesses who has counted these points all their life.
        written = phrase("mosca", "{points} pts", points=points)
        return (chips, tricks, Figure("star", points, WON_POINTS, written))

    def card_points(self, options: MoscaOptions, card: Card) -> int:
        return value(card) if options.score_by == "points" else 0

    def trump(self, view: View[MoscaState]) -> Trump | None:
        return Trump(view.state.trump) if view.state.trump else None

    def leading(self, view: View[MoscaState]) -> Card | None:
        state = view.state
        if not (state.stage is Stage.HAND and state.phase is Phase.PLAY) or not state.trick:
            return None
        return leading(state.trick, state.trump).card

    def notes(self, view: View[MoscaState]) -> tuple[Phrase, ...]:
        state = view.state
        if state.stage is not Stage.HAND or not view.options.is_free:
            return ()
        return (phrase("mosca", "A wrong card costs {fine}", fine=len(state.scores)),)

    def keys(self, view: View[MoscaState]) -> tuple[tuple[str, Phrase], ...]:
        return (("E", phrase("mosca", "Stay as you are; in play, the rest is mine")),)

    def refused(self, view: View[MoscaState], key: str) -> Phrase | None:
        why = why_no_rest(view) if key == "E" else None
        return why or super().refused(view, key)

    def steps(self, view: View[MoscaState]) -> Steps | None:
        state = view.state
        if state.stage is Stage.RESHUFFLE:
            return Steps(STEPS, 1)
        if state.stage is not Stage.HAND or state.plays:
            return None
        return Steps(STEPS, 0 if state.phase is Phase.DECLARE else 2)

    def steps_while(self, view: View[MoscaState], way: Way) -> Steps | None:
        is_served = way is DRAW and view.state.stage is Stage.HAND
        return Steps(STEPS, 1) if is_served else self.steps(view)

    def facts(self, view: View[MoscaState]) -> tuple[Fact, ...]:
        if not view.state.trump:
            return ()
        return (*_pool(view), *_standing(view.state), *_tricks(view.state), _sum(view))

    def pot(self, view: View[MoscaState]) -> tuple[Phrase, int] | None:
        return phrase("mosca", "Pool"), view.state.bank


def _count(amount: int) -> Phrase:
    return phrase("mosca", "{amount}", amount=amount)


def _pool(view: View[MoscaState]) -> Iterator[Fact]:
    """Tell what is in the pool and where it comes from."""
    state = view.state
    dealer = state.order[-1]
    whose = phrase("mosca", "{who} put in (simple mosca)", who=Who(dealer))
    if dealer == view.seat:
        whose = phrase("mosca", "You put in (simple mosca)")
    yield Fact(whose, _count(len(state.scores)))
    if state.carried:
        yield Fact(phrase("mosca", "From the hand before"), _count(state.carried))
    if fines := len(state.scores) * sum(play.fined for play in state.plays):
        yield Fact(phrase("mosca", "Fines"), _count(fines))
    yield Fact(phrase("mosca", "Without a trick"), phrase("mosca", "pays {loo}", loo=LOO))


def _standing(state: MoscaState) -> Iterator[Fact]:
    """Tell the tricks and points of those who play."""
    if not state.plays:
        return
    yield Fact(TRICK_NUMBER, trick_of(state.tricks_played + 1, HAND_SIZE))
    for seat in state.participants:
        won = phrase("games", "%n trick(s)", n=state.tricks(seat))
        points = phrase("mosca", "{won}, {points} points", won=won, points=state.points(seat))
        yield Fact(phrase("games", "{who}", who=Who(seat)), points)


def _tricks(state: MoscaState) -> Iterator[Fact]:
    """List the complete tricks with their takers, in the order of play."""
    size = len(state.participants)
    for number in range(state.tricks_played):
        trick = state.plays[number * size : (number + 1) * size]
        taker = leading(trick, state.trump).seat
        cards = phrase("games", "{cards:short}", cards=tuple(play.card for play in trick))
        yield Fact(trick_taken(number + 1, taker), cards)


def _sum(view: View[MoscaState]) -> Fact:
    everything = view.options.stake_chips * len(view.state.scores)
    return Fact(phrase("mosca", "All counters and the pool"), _count(everything))
