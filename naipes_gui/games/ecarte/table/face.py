"""How Écarté looks and speaks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.common_words import HIGHEST, LOWEST
from naipes_gui.core.face import Face, Fact, Figure, Look, Spot, Steps, Trump
from naipes_gui.core.match_end import Holding
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Said, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK, TRICK, TURN_UP, WASTE, WON
from naipes_gui.games.ecarte.rules.refusals import why_not
from naipes_gui.games.ecarte.rules.state import GAME, EcarteState, Phase, other
from naipes_gui.games.ecarte.table import bar, grounds, idea, prompts, sheet, speech
from naipes_gui.games.ecarte.table.gist import gist
from naipes_gui.games.ecarte.table.moments import moments
from naipes_gui.games.ecarte.table.paragraphs import paragraph

COUNTED = phrase("games", "Stock %n")
TURNED_UP = phrase("ecarte", "Turn-up")
DISCARDED = phrase("ecarte", "{who}: %n discarded")
PLAY = phrase("games", "Play")
STEPS = (
    phrase("ecarte", "Propose"),
    phrase("ecarte", "Answer"),
    phrase("ecarte", "Exchange"),
    PLAY,
)
STEP_OF = {Phase.PROPOSE: 0, Phase.ANSWER: 1, Phase.EXCHANGE: 2, Phase.KING: 3, Phase.PLAY: 3}
TALKING = (
    Spot(STOCK, x=-0.35, y=-0.15, look=Look.STACK, label=COUNTED, slot=True, home="middle"),
    Spot(TURN_UP, x=0.76, y=-0.15, label=TURNED_UP, home="middle"),
    Spot(WASTE, x=2.5, y=0.45, scale=0.62, closed=True, label=DISCARDED),
)
PLAYING = (
    Spot(STOCK, x=-3.9, y=0.75, look=Look.STACK, scale=0.65, label=COUNTED),
    Spot(TURN_UP, x=-3.38, y=0.77, scale=0.5, angle=90),
)
PROMISED = 3
"""How many tricks whoever plays without an exchange must take (ECA-R9)."""
PLAYED = Spot(TRICK, in_front=True, reach=0.26)
TAKEN = Spot(WON, x=0.45, look=Look.STACK, in_front=True, home="beside", scale=0.36, closed=True)


class EcarteFace(Face):
    """Écarté in pictures and sentences."""

    ranks: ClassVar[str] = KING_HIGH
    is_race: ClassVar[bool] = True

    because = staticmethod(grounds.because)
    matters = staticmethod(idea.matters)
    gives = staticmethod(grounds.gives)
    stakes = staticmethod(grounds.stakes)
    gist = staticmethod(gist)
    prompts = staticmethod(prompts.prompts)
    buttons = staticmethod(bar.buttons)
    score_sheet = staticmethod(sheet.score_sheet)
    verdict = staticmethod(sheet.verdict)
    paragraph = staticmethod(paragraph)
    tell = staticmethod(speech.tell)
    moments = staticmethod(moments)

    def spots(self, view: View[EcarteState]) -> tuple[Spot, ...]:
        playing = view.state.stage is Stage.HAND and view.state.phase is Phase.PLAY
        lying = PLAYING if playing or view.state.is_played_out else TALKING
        return (*(_named(spot, view.state) for spot in lying), PLAYED, TAKEN)

    def dealing_card(self, view: View[EcarteState]) -> Phrase:
        return HIGHEST if view.options.first_dealer == "highest" else LOWEST

    def keys(self, view: View[EcarteState]) -> tuple[tuple[str, Phrase], ...]:
        return (("E", phrase("ecarte", "Change none; in play, claim the point")),)

    def refused(self, view: View[EcarteState], key: str) -> Phrase | None:
        if key == "E" and view.state.stage is Stage.HAND:
            return why_not(view.state, view.seat, Move("claim"), view.options)
        return super().refused(view, key)

    def saying(self, view: View[EcarteState], said: Said) -> Phrase | None:
        return speech.saying(said)

    def holding(self, view: View[EcarteState], seat: Seat) -> Holding:
        return sheet.holding(view.state, seat)

    def played(self, last: EcarteState) -> Sequence[tuple[Seat, Card]]:
        return [(play.seat, play.card) for play in last.plays]

    def state_word(self, view: View[EcarteState], seat: Seat) -> Phrase | None:
        if view.state.dealer == NOBODY:
            return None
        if seat != view.state.dealer:
            return phrase("ecarte", "elder hand")
        if seat == view.seat:
            return phrase("ecarte", "you deal")
        return phrase("ecarte", "deals")

    def marks(self, view: View[EcarteState], seat: Seat) -> tuple[int, int] | None:
        return min(view.state.scores[seat], GAME), GAME

    def tricks(self, view: View[EcarteState], seat: Seat) -> int:
        return view.state.tricks(seat)

    def figures(self, view: View[EcarteState], seat: Seat) -> tuple[Figure, ...]:
        if not view.state.is_dealt:
            return ()
        return (Figure("tricks", view.state.tricks(seat), phrase("games", "Tricks won")),)

    def trump(self, view: View[EcarteState]) -> Trump | None:
        return Trump(view.state.trump) if view.state.trump else None

    def leading(self, view: View[EcarteState]) -> Card | None:
        trick = view.state.trick
        return trick[0].card if trick and view.state.stage is Stage.HAND else None

    def notes(self, view: View[EcarteState]) -> tuple[Phrase, ...]:
        if view.state.stage is not Stage.HAND:
            return ()
        exposed = [_face_up(seat) for seat in view.state.offenders]
        return (*_authority(view), *exposed)

    def steps(self, view: View[EcarteState]) -> Steps | None:
        if view.state.stage is not Stage.HAND or view.state.plays:
            return None
        present = STEP_OF[view.state.phase]
        if STEPS[present] is PLAY and not view.state.exchanged:
            # Nobody changed a card: that step was left out.
            return Steps((STEPS[0], PLAY), 1)
        return Steps(STEPS, present)

    def facts(self, view: View[EcarteState]) -> tuple[Fact, ...]:
        state = view.state
        if not state.trump:
            return _games(state)
        dealer = Fact(phrase("games", "Dealer"), _name(_who_dealt(state)))
        card = phrase("games", "{card:short}", card=_turned(state))
        return (dealer, Fact(TURNED_UP, card), *_rounds(state), _king(state), *_games(state))


def _name(seat: Seat) -> Phrase:
    return phrase("games", "{who}", who=Who(seat))


def _who_dealt(state: EcarteState) -> Seat:
    """Return who dealt the hand on the table; after its end the deal has already passed on."""
    return state.elder if state.stage is Stage.SHUFFLE else state.dealer


def _authority(view: View[EcarteState]) -> tuple[Phrase, ...]:
    seat = view.state.authority
    # A promise is told until it is kept.
    if seat == NOBODY or view.state.tricks(seat) >= PROMISED:
        return ()
    if seat == view.seat:
        return (phrase("ecarte", "No exchange: you must take 3 tricks"),)
    who = Who(seat)
    return (phrase("ecarte", "No exchange: {who} must take 3 tricks", who=who),)


def _face_up(seat: Seat) -> Phrase:
    return phrase("ecarte", "{who}: cards face up after a revoke", who=Who(seat))


def _rounds(state: EcarteState) -> list[Fact]:
    counts = state.exchanged
    pairs = [counts[i : i + 2] for i in range(0, len(counts), 2)]
    dealer = _who_dealt(state)
    return [_round(number, pair, dealer) for number, pair in enumerate(pairs, 1)]


def _round(number: int, counts: tuple[int, ...], dealer: Seat) -> Fact:
    """Tell who changed how many cards, the elder hand first."""
    label, elder = phrase("ecarte", "Exchange {round}", round=number), Who(other(dealer))
    if len(counts) == 1:
        return Fact(label, phrase("ecarte", "{who} {first}", who=elder, first=counts[0]))
    first, second = counts
    both = {"who": elder, "first": first, "other": Who(dealer), "second": second}
    return Fact(label, phrase("ecarte", "{who} {first}, {other} {second}", **both))


def _king(state: EcarteState) -> Fact:
    label = phrase("ecarte", "King announced")
    if state.announced == NOBODY:
        return Fact(label, phrase("ecarte", "no"))
    if state.king in state.table[TURN_UP.id]:
        return Fact(label, phrase("ecarte", "turned up"))
    return Fact(label, _name(state.announced))


def _games(state: EcarteState) -> tuple[Fact, ...]:
    """Return the games, and their values, once the first is won."""
    won = [(phrase("ecarte", "Games won"), state.games), (phrase("ecarte", "Stakes"), state.stakes)]
    return tuple(
        Fact(label, phrase("ecarte", "{first} – {second}", first=each[0], second=each[1]))
        for label, each in won
        if any(each)
    )


def _turned(state: EcarteState) -> Card:
    return state.table[TURN_UP.id][0]


def _named(spot: Spot, state: EcarteState) -> Spot:
    """Return a spot whose label names the card that is turned up: a king, above all."""
    if spot.label is not TURNED_UP or not state.trump:
        return spot
    return replace(spot, label=phrase("games", "Turn-up {card:short}", card=_turned(state)))
