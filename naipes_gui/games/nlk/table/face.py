"""How NLK looks and speaks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import TRICK_NUMBER
from naipes_gui.core.face import Face, Fact, Figure, Ladder, Look, PlayedHand, Spot, Steps, Trump
from naipes_gui.core.match_end import HandGlance, Holding, told_loser
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.rules.zones import CHAIN, DRAWN, GONE, PILE
from naipes_gui.games.nlk.table import bar, grounds, idea, prompts, sheet, speech
from naipes_gui.games.nlk.table.cards_left import cards_left
from naipes_gui.games.nlk.table.gist import gist
from naipes_gui.games.nlk.table.giving import usual
from naipes_gui.games.nlk.table.moments import moments
from naipes_gui.games.nlk.table.paragraphs import paragraph
from naipes_gui.games.nlk.table.reaches import reaches
from naipes_gui.games.nlk.table.words import TRUMPS

COUNTED = phrase("games", "Stock %n")
JUST_DRAWN = phrase("nlk", "Drawn")
NOTHING = Phrase("nlk", "")
OWNED = phrase("nlk", "{who} · %n")
TURNED = phrase("nlk", "Turned %n")
PILE_IS_HAND = phrase("nlk", "Your pile will be your hand")
PILES_ARE_HANDS = phrase("nlk", "Everybody's pile will be their hand")
LAST_LOSES = phrase("nlk", "The last one with cards loses")
STEPS = (phrase("nlk", "Piles"), phrase("games", "Tricks"))
TALON = (
    Spot(STOCK, x=-0.6, look=Look.STACK, label=COUNTED, slot=True, home="middle"),
    Spot(DRAWN, x=0.6, scale=1.1, label=JUST_DRAWN, slot=True, home="middle"),
)
TRICKS = (
    Spot(CHAIN, y=-0.15, look=Look.LADDER),
    Spot(GONE, look=Look.STACK, scale=0.5, closed=True, label=TURNED, home="corner"),
)


class NlkFace(Face):
    """NLK in pictures and sentences."""

    counts_losses: ClassVar[bool] = True
    heaps_up: ClassVar[bool] = True

    because = staticmethod(grounds.because)
    matters = staticmethod(idea.matters)
    gives = staticmethod(grounds.gives)
    by_experience = staticmethod(usual)
    gist = staticmethod(gist)
    prompts = staticmethod(prompts.prompts)
    buttons = staticmethod(bar.buttons)
    score_sheet = staticmethod(sheet.score_sheet)
    paragraph = staticmethod(paragraph)
    tell = staticmethod(speech.tell)
    moments = staticmethod(moments)
    cards_left = staticmethod(cards_left)
    reaches = staticmethod(reaches)

    def spots(self, view: View[NlkState]) -> tuple[Spot, ...]:
        if view.state.is_playing_tricks:
            chain, gone = TRICKS
            return replace(chain, slots=view.state.size), gone
        look = Look.PILE if view.options.is_spread else Look.HEAP
        piles = Spot(PILE, look=look, in_front=True, home="hand", scale=0.95, label=OWNED)
        return (*TALON, piles)

    def keys(self, view: View[NlkState]) -> tuple[tuple[str, Phrase], ...]:
        return (("T", phrase("commands", "Take the lowest card")),)

    def saying(self, view: View[NlkState], said: Said) -> Phrase | None:
        return speech.saying(said)

    def needs_no_thought(self, view: View[NlkState], only: Move) -> bool:
        return only.verb in ("draw", "keep")

    def played_in(self, hand: PlayedHand) -> tuple[tuple[Seat, Card], ...]:
        return tuple(sheet.rid_of(hand))

    def glance(self, view: View[NlkState], hand: PlayedHand) -> HandGlance:
        return sheet.glance(view, hand.states[-1])

    def holding(self, view: View[NlkState], seat: Seat) -> Holding:
        lost = view.state.scores[seat]
        return Holding(lost, phrase("nlk", "%n lost hand(s)", n=lost))

    def verdict(self, view: View[NlkState], ranking: Sequence[Sequence[Seat]]) -> Phrase:
        return told_loser(ranking, view.seat, view.state.scores[ranking[-1][0]])

    def state_word(self, view: View[NlkState], seat: Seat) -> Phrase | None:
        return speech.state_word(view, seat) if view.state.stage is Stage.HAND else None

    def is_out(self, view: View[NlkState], seat: Seat) -> bool:
        return view.state.stage is Stage.HAND and seat in view.state.out

    def figures(self, view: View[NlkState], seat: Seat) -> tuple[Figure, ...]:
        return (Figure("flag", view.state.scores[seat], phrase("nlk", "Hands lost")),)

    def holds(self, view: View[NlkState]) -> tuple[Phrase, ...]:
        trump = view.state.trump
        if not trump or view.state.stage is not Stage.HAND:
            return ()
        # Before, the last card waits to be placed; where it lies, a moment tells what it makes.
        return (TRUMPS[trump],) if view.state.is_playing_tricks else ()

    def trump(self, view: View[NlkState]) -> Trump | None:
        if view.state.stage is not Stage.HAND:
            return None
        if view.state.trump:
            return Trump(view.state.trump)
        return Trump("", phrase("nlk", "The suit of the last card"))

    def leading(self, view: View[NlkState]) -> Card | None:
        chain = view.state.chain
        return chain[-1] if chain and view.state.stage is Stage.HAND else None

    def notes(self, view: View[NlkState]) -> tuple[Phrase, ...]:
        state = view.state
        if state.stage is not Stage.HAND:
            return ()
        if not state.is_playing_tricks:
            return (PILE_IS_HAND if view.seat >= 0 else PILES_ARE_HANDS,)
        hurry = phrase("nlk", "Whoever can beat must (Rule 1.25)")
        return (LAST_LOSES, hurry) if state.limited and state.chain else (LAST_LOSES,)

    def ladder(self, view: View[NlkState]) -> Ladder | None:
        state = view.state
        if not state.is_playing_tricks or not state.chain:
            return None
        count = phrase("nlk", "{laid} of {size} cards", laid=len(state.chain),
                       size=max(state.size, len(state.chain)))  # fmt: skip
        return Ladder(state.layers, tuple(_coming(view)), count)

    def steps(self, view: View[NlkState]) -> Steps | None:
        if view.state.stage is not Stage.HAND:
            return None
        return Steps(STEPS, int(view.state.is_playing_tricks))

    def facts(self, view: View[NlkState]) -> tuple[Fact, ...]:
        if view.state.stage is not Stage.HAND:
            return _lost(view.state)
        tell = _of_tricks if view.state.is_playing_tricks else _of_piles
        return (*tell(view.state), *_lost(view.state))


def _coming(view: View[NlkState]) -> Iterator[Phrase]:
    """Yield what stands in the places ahead: who lays next, and that the last one turns."""
    state = view.state
    free = state.size - len(state.chain)
    for place in range(free):
        if place == free - 1:
            yield phrase("nlk", "Last")
        elif place == 0:
            mine = state.to_move == view.seat
            who = phrase("games", "{who}", who=Who(state.to_move))
            yield phrase("nlk", "You") if mine else who
        else:
            yield NOTHING


def _of_piles(state: NlkState) -> tuple[Fact, ...]:
    """Tell the tops of the piles, in turn order from the dealer's right."""
    stock = Fact(
        phrase("nlk", "Stock"), phrase("games", "%n card(s)", n=len(state.table[STOCK.id]))
    )
    return (stock, *(_pile(state, seat) for seat in state.seats))


def _pile(state: NlkState, seat: Seat) -> Fact:
    pile, label = state.pile(seat), phrase("games", "{who}", who=Who(seat))
    if not pile:
        return Fact(label, phrase("nlk", "no card"))
    return Fact(label, phrase("nlk", "{card:short} on %n card(s)", card=pile[-1], n=len(pile)))


def _of_tricks(state: NlkState) -> tuple[Fact, ...]:
    last = Fact(phrase("nlk", "Last card"), phrase("games", "{card:short}", card=state.last_card))
    laid = phrase(
        "nlk", "{laid} of {size} cards", laid=len(state.chain),
        size=max(state.size, len(state.chain)),
    )  # fmt: skip
    trick = (Fact(TRICK_NUMBER, laid),) if state.chain else ()
    return (last, *trick, *(_hand(state, seat) for seat in state.seats))


def _hand(state: NlkState, seat: Seat) -> Fact:
    label = phrase("games", "{who}", who=Who(seat))
    if seat in state.out:
        return Fact(label, speech.OUT[state.out.index(seat)])
    return Fact(label, phrase("games", "%n card(s)", n=len(state.hand(seat))))


def _lost(state: NlkState) -> tuple[Fact, ...]:
    return tuple(
        Fact(phrase("nlk", "Lost by {who}", who=Who(seat)), phrase("games", "%n hand(s)", n=losses))
        for seat, losses in enumerate(state.scores)
        if losses
    )
