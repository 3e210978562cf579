"""How Hachi-Hachi looks and speaks."""

from collections.abc import Sequence
from dataclasses import replace

from naipes_gui.core.cards import Card
from naipes_gui.core.face import Banner, Face, Fact, Figure, Look, Spot, Steps
from naipes_gui.core.flowers import MONTHS, is_flower
from naipes_gui.core.match_end import Holding
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, OMNISCIENT, Event, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.yaku_table import YakuTable
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.deck import PAR, POINTS
from naipes_gui.games.hachi_hachi.rules.money import balance, short
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURED, FIELD, FLIPPED
from naipes_gui.games.hachi_hachi.table import (
    bar,
    grounds,
    idea,
    prompts,
    sheet,
    speech,
    tracker,
    worth,
)
from naipes_gui.games.hachi_hachi.table.account import account, with_compensation, with_feats
from naipes_gui.games.hachi_hachi.table.feat_words import on_plate, so_far
from naipes_gui.games.hachi_hachi.table.moments import moments
from naipes_gui.games.hachi_hachi.table.names import FIELD_NAMES, YAKU, field_name
from naipes_gui.games.hachi_hachi.table.paragraphs import paragraph
from naipes_gui.games.hachi_hachi.table.standing import standing
from naipes_gui.games.hachi_hachi.table.which_hand import number, of_how_many, which_hand
from naipes_gui.games.hachi_hachi.table.yaku_table import yaku_table

COUNTED = phrase("games", "Stock %n")
NAMES_OF_STEPS = {
    Phase.SWAP: phrase("hachi_hachi", "Exchange hands"),
    Phase.MIZUTEN: phrase("hachi_hachi", "Promise"),
    Phase.DROP: phrase("hachi_hachi", "In or out"),
    Phase.OFFER: phrase("hachi_hachi", "Places"),
    Phase.PLAY: phrase("games", "Play"),
}
STEP_OF = {Phase.ANSWER: Phase.OFFER, Phase.TAKE: Phase.PLAY, Phase.DECIDE: Phase.PLAY}
MONTHLY = Spot(FIELD, x=-1.0, y=-1.1, look=Look.GRID, slot=True)
TURNED = Spot(FLIPPED, x=-1.45, scale=0.66)
DECK = Spot(STOCK, x=-2.3, look=Look.STACK, scale=0.66, label=COUNTED, slot=True)
PILES = Spot(CAPTURED, in_front=True, look=Look.CLASSES)


class HachiFace(Face):
    """Hachi-Hachi in pictures and sentences."""

    has_tricks = False
    key_of_a_card = (
        phrase("commands", "1–9 0"),
        phrase("commands", "To a card of that month, unless a button shows it; 0: from October on"),
    )

    because = staticmethod(grounds.because)
    matters = staticmethod(idea.matters)
    gives = staticmethod(grounds.gives)
    given_away = staticmethod(grounds.given_away)
    besides = staticmethod(grounds.besides)
    standing = staticmethod(standing)
    prompts = staticmethod(prompts.prompts)
    buttons = staticmethod(bar.buttons)
    score_sheet = staticmethod(sheet.score_sheet)
    paragraph = staticmethod(paragraph)
    tell = staticmethod(speech.tell)
    nearest = staticmethod(tracker.nearest)
    tracker = staticmethod(tracker.tracker)
    moments = staticmethod(moments)
    hand_worth = staticmethod(worth.hand_worth)

    def spots(self, view: View[HachiState]) -> tuple[Spot, ...]:
        options = view.options
        par = PAR if options.settlement == "par88" else 0
        # Who sees all cards sees these, too, and need not count backs; once a hand is played out
        # they are counted before everybody.
        hidden = view.seat != OMNISCIENT and not view.state.is_played_out
        closed = options.pile_face_down and hidden
        piles = replace(PILES, closed=closed, par=par)
        return (MONTHLY, DECK, TURNED, piles)

    def dealing_card(self, view: View[HachiState]) -> Phrase:
        return phrase("hachi_hachi", "the card of the earliest month")

    def saying(self, view: View[HachiState], said: Said) -> Phrase | None:
        return speech.saying(said, view.options)

    def holding(self, view: View[HachiState], seat: Seat) -> Holding:
        score = view.state.scores[seat]
        return Holding(score, short(view.options, score))

    def yaku_table(self, options: HachiOptions, view: View[HachiState] | None = None) -> YakuTable:
        return yaku_table(options, view)

    def account(
        self, view: View[HachiState], seat: Seat, move: Move, events: Sequence[Event]
    ) -> Phrase:
        told = account(seat, move, events) or self.describe(view, seat, move)
        return with_compensation(with_feats(told, view, events), events, view.options)

    def state_word(self, view: View[HachiState], seat: Seat) -> Phrase | None:
        said = speech.state_word(view.state, seat, mine=seat == view.seat)
        return said or on_plate(view, seat)

    def about_card(self, view: View[HachiState], card: Card) -> Phrase | None:
        if not is_flower(card):
            return None
        worth = phrase("games", "%n point(s)", n=POINTS[card.kind])
        month = MONTHS[card.month]
        return phrase("hachi_hachi", "{month}, {worth}", month=month, worth=worth)

    def is_out(self, view: View[HachiState], seat: Seat) -> bool:
        state = view.state
        playing = seat in state.active if state.active else seat not in state.dropped
        return state.is_in_play and not playing

    def figures(self, view: View[HachiState], seat: Seat) -> tuple[Figure, ...]:
        mon = view.state.scores[seat]
        meaning = phrase("hachi_hachi", "Balance: {mon} mon", mon=mon)
        if not view.options.is_traditional:
            meaning = phrase("hachi_hachi", "Balance: {points} points", points=mon)
        money = Figure("chip", mon, meaning, balance(view.options, mon))
        return (money,)

    def notes(self, view: View[HachiState]) -> tuple[Phrase, ...]:
        state = view.state
        if not state.is_in_play:
            return ()
        promise = phrase("hachi_hachi", "{who}: mizuten", who=Who(state.dealer))
        return (*_carried(view), *((promise,) if state.mizuten else ()))

    def banner(self, view: View[HachiState]) -> Banner | None:
        state = view.state
        if not state.is_dealt:
            return None
        if not view.options.multiplier:
            return Banner(0, which_hand(state, view.options))
        plain = phrase("hachi_hachi", "Field")
        name = FIELD_NAMES.get(state.multiplier, plain)
        return Banner(state.multiplier, name, of_how_many(state, view.options))

    def steps(self, view: View[HachiState]) -> Steps | None:
        state = view.state
        if not state.is_in_play or not view.options.dropout or any(state.played):
            return None
        phases = [phase for phase in NAMES_OF_STEPS if _is_used(view.options, phase)]
        present = phases.index(STEP_OF.get(state.phase, state.phase))
        return Steps(tuple(NAMES_OF_STEPS[phase] for phase in phases), present)

    def facts(self, view: View[HachiState]) -> tuple[Fact, ...]:
        state = view.state
        if state.dealer == NOBODY:
            return ()
        dealer = Fact(phrase("games", "Dealer"), _name(state.dealer))
        return (_hand(view), dealer, *_values(view), *_shown(view))

    def pot(self, view: View[HachiState]) -> tuple[Phrase, int] | None:
        if not view.options.dropout:
            return None
        return phrase("hachi_hachi", "Pot"), view.state.bank


def _name(seat: Seat) -> Phrase:
    return phrase("games", "{who}", who=Who(seat))


def _carried(view: View[HachiState]) -> tuple[Phrase, ...]:
    state, hands = view.state, view.options.hands
    if not state.next_carry or (hands is not None and number(state) >= hands):
        return ()
    times = ", ".join(f"×{each}" for each in state.next_carry)
    return (phrase("hachi_hachi", "Later hands: {times}", times=times),)


def _is_used(options: HachiOptions, phase: Phase) -> bool:
    used = {
        Phase.SWAP: options.hand_swap,
        Phase.MIZUTEN: options.mizuten != "off",
        Phase.OFFER: options.buyout,
    }
    return used.get(phase, True)


def _hand(view: View[HachiState]) -> Fact:
    return Fact(phrase("hachi_hachi", "Hand"), of_how_many(view.state, view.options))


def _values(view: View[HachiState]) -> tuple[Fact, ...]:
    """Return what a kan is worth, and the multiplier where one is played with."""
    unit = phrase("hachi_hachi", "{mon} mon", mon=view.options.kan_points)
    if not view.options.is_traditional:
        unit = phrase("hachi_hachi", "{points} points", points=view.options.kan_points)
    kan = Fact(phrase("hachi_hachi", "1 kan"), unit)
    if not view.options.multiplier:
        return (kan,)
    return (kan, Fact(phrase("hachi_hachi", "Field"), field_name(view.state.multiplier)))


def _shown(view: View[HachiState]) -> list[Fact]:
    """Return the hand combinations that everybody was shown, and what they may earn besides."""
    state = view.state
    told = [
        Fact(
            _name(Seat(seat)),
            phrase("hachi_hachi", "{name} {kan} kan", name=YAKU[yaku.key], kan=yaku.kan),
        )
        for seat, held in enumerate(state.teyaku)
        for yaku in held
    ]
    if not state.is_in_play:
        return told
    return told + [Fact(_name(seat), each) for seat in state.active for each in so_far(view, seat)]
