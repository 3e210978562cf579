"""The situation in sentences: whose turn it is, what is asked, points and field."""

from naipes_gui.core.common_words import HAND_OVER, MATCH_OVER, YOUR_TURN
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.zones import STOCK
from naipes_gui.games.hachi_hachi.rules.deck import PAR
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.money import amount
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase

EMPTY_CAPTURES = phrase(
    "hachi_hachi",
    "Play a card: it captures one of its month in the field. The stock is empty: none is turned.",
)
EMPTY_LAYS = phrase(
    "hachi_hachi",
    "No card of yours has its month in the field: lay one there. The stock is empty: none is "
    "turned.",
)


def prompts(view: View[HachiState]) -> tuple[Phrase, ...]:
    """Return the situation, the most urgent sentence first."""
    state = view.state
    match state.stage:
        case Stage.RESHUFFLE:
            return (phrase("hachi_hachi", "The other hands are shuffled into the stock."),)
        case Stage.OVER:
            return (MATCH_OVER, _match_winner(view))
        case Stage.HAND:
            return (*_request(view), *_points(view), *_field(view))
        case _:
            return _between_hands(view)


def _between_hands(view: View[HachiState]) -> tuple[Phrase, ...]:
    deals = phrase("hachi_hachi", "{who} deals.", who=Who(view.state.dealer))
    if view.state.dealer == view.seat:
        deals = phrase("hachi_hachi", "You deal.")
    if view.state.ending == "void":
        return (phrase("hachi_hachi", "The hand is void."), deals)
    return (HAND_OVER, deals, *_balance(view))


def _balance(view: View[HachiState]) -> tuple[Phrase, ...]:
    if view.seat < 0:
        return ()
    text = amount(view.options, view.state.scores[view.seat])
    return (phrase("hachi_hachi", "Your balance: {amount}.", amount=text),)


def _match_winner(view: View[HachiState]) -> Phrase:
    scores = view.state.scores
    best = Seat(scores.index(max(scores)))
    text = amount(view.options, max(scores))
    if scores.count(max(scores)) > 1:
        return phrase("hachi_hachi", "Several share the win with {amount}.", amount=text)
    if best == view.seat:
        return phrase("hachi_hachi", "You have won it with {amount}.", amount=text)
    return phrase("hachi_hachi", "{who} has won it with {amount}.", who=Who(best), amount=text)


def _request(view: View[HachiState]) -> tuple[Phrase, ...]:
    if view.state.to_move == view.seat:
        return (YOUR_TURN, _asked_of_you(view), *_returned(view.state))
    return (_asked_of(view.state), *_returned(view.state))


def _returned(state: HachiState) -> tuple[Phrase, ...]:
    """Say at first where the hands of those are who do not play: the stock is larger by them."""
    if state.phase is not Phase.PLAY or any(state.played) or len(state.active) == len(state.seats):
        return ()
    return (phrase("hachi_hachi", "The hands of those who do not play went into the stock."),)


def _asked_of_you(view: View[HachiState]) -> Phrase:
    state = view.state
    match state.phase:
        case Phase.SWAP:
            return phrase("hachi_hachi", "Exchange your unseen hand for the dealer's, or keep it.")
        case Phase.MIZUTEN:
            return phrase("hachi_hachi", "Promise to play before you look, or wait.")
        case Phase.DROP:
            if len(view.moves) == 1:
                return phrase("hachi_hachi", "You have to play this hand: it takes three.")
            return phrase("hachi_hachi", "Play this hand or drop out.")
        case Phase.OFFER:
            return phrase("hachi_hachi", "You are forced out: offer for a place, or not.")
        case Phase.ANSWER:
            return _offered(view)
        case Phase.TAKE:
            return _choice(state)
        case Phase.DECIDE:
            return phrase(
                "hachi_hachi", "You have %n kan in combinations: stop or go on.",
                n=state.value(state.to_move, view.options),
            )  # fmt: skip
        case Phase.PLAY:
            return _card_of(view)


def _card_of(view: View[HachiState]) -> Phrase:
    """Ask for a card, and tell those who do not know the game what a turn consists of."""
    state = view.state
    captures = any(matches(state.field, card) for card in state.hand(state.to_move))
    if not state.table[STOCK.id]:
        return EMPTY_CAPTURES if captures else EMPTY_LAYS
    if not captures:
        return phrase(
            "hachi_hachi",
            "No card of yours has its month in the field: lay one there, and one of the stock is "
            "turned.",
        )
    if view.options.flip == "always":
        return phrase(
            "hachi_hachi",
            "Play a card: it captures one of its month in the field; then one of the stock is "
            "turned.",
        )
    return phrase(
        "hachi_hachi",
        "Play a card: if it captures one of its month, your turn ends; if not, one of the stock "
        "is turned.",
    )


def _offered(view: View[HachiState]) -> Phrase:
    text = amount(view.options, view.state.offer)
    return phrase(
        "hachi_hachi", "{who} offers {amount} for your place: accept or refuse.",
        who=Who(view.state.bidders[0]), amount=text,
    )  # fmt: skip


def _choice(state: HachiState) -> Phrase:
    card = state.turned
    if card is None:
        return YOUR_TURN
    return phrase(
        "hachi_hachi", "Choose which {month} card you capture with {card}.",
        month=MONTHS[card.month], card=card,
    )  # fmt: skip


def _asked_of(state: HachiState) -> Phrase:
    who = Who(state.to_move)
    match state.phase:
        case Phase.SWAP:
            return phrase("hachi_hachi", "{who} may exchange hands with the dealer.", who=who)
        case Phase.MIZUTEN:
            return phrase("hachi_hachi", "{who} may promise to play unseen.", who=who)
        case Phase.DROP:
            return phrase("hachi_hachi", "{who} plays or drops out.", who=who)
        case Phase.OFFER:
            return phrase("hachi_hachi", "{who} may offer for a place.", who=who)
        case Phase.ANSWER:
            return phrase("hachi_hachi", "{who} answers an offer.", who=who)
        case Phase.TAKE:
            return phrase("hachi_hachi", "{who} chooses what to capture.", who=who)
        case Phase.DECIDE:
            return phrase("hachi_hachi", "{who} decides whether to stop.", who=who)
        case Phase.PLAY:
            return phrase("hachi_hachi", "{who} is to play.", who=who)


def _points(view: View[HachiState]) -> tuple[Phrase, ...]:
    state = view.state
    if view.seat not in state.active:
        return ()
    points = state.points(view.seat)
    if not view.options.is_traditional:
        return (phrase("hachi_hachi", "Your captures are worth %n point(s).", n=points),)
    return (
        phrase(
            "hachi_hachi", "Your captures are worth %n point(s); par is {par}.", n=points, par=PAR
        ),
    )


def _field(view: View[HachiState]) -> tuple[Phrase, ...]:
    if not view.options.multiplier:
        return ()
    return (phrase("hachi_hachi", "Field ×{times}.", times=view.state.multiplier),)
