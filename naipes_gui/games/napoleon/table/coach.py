"""What is said to whoever plays Napoleon for the first time: only what lies open before them."""

from collections.abc import Iterator, Sequence

from naipes_gui.core import trick_tips
from naipes_gui.core.cards import ACE, JOKER, SUITS, Card
from naipes_gui.core.coach import Coach, Tip, Weight
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.tricks import Allowed, Duty
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.napoleon.rules.bids import Bid, ladder
from naipes_gui.games.napoleon.rules.settlement import is_decided, loss
from naipes_gui.games.napoleon.rules.state import NapoleonState, Phase, Play
from naipes_gui.games.napoleon.rules.tricks import best, following, replies
from naipes_gui.games.napoleon.rules.words import name, named, shown

KINDS = ("bid", "longest", "tops", "trump", "must", "best", "need")
"""Those that come up in every match."""


def tips(view: View[NapoleonState]) -> Iterator[Tip]:
    """Yield what is true of the position, the most urgent first."""
    state = view.state
    if state.stage is not Stage.HAND or not view.moves:
        return
    match state.phase:
        case Phase.AUCTION:
            yield from (*_bid(view), *_longest(view), *_highest(view), *_tops(view))
        case Phase.PLAY:
            yield from _play(view)
        case Phase.TRUMP | Phase.SWAP | Phase.DISCARD | Phase.BUY:
            yield from _longest(view)
        case Phase.LOOK:
            yield from _stakes(view)


COACH = Coach(KINDS, tips)


def _bid(view: View[NapoleonState]) -> Iterator[Tip]:
    """Say what the lowest bid would mean that can be made now."""
    bids = [Bid.of(move) for move in view.moves if move.verb == "bid"]
    if not bids:
        return
    options = view.options
    terms, times = ladder(options).terms(bids[0]), view.state.times
    blanks = {"bid": name(bids[0]), "win": shown(terms.win * times, options),
              "lose": shown(terms.lose * times, options)}  # fmt: skip
    text = phrase(
        "coach", "{bid} means to take %n of {all} tricks, alone against all. Made, each of them "
        "pays you {win}; failed, you pay each {lose}.", n=terms.tricks, all=options.tricks,
        **blanks,
    )  # fmt: skip
    if not terms.tricks:
        text = phrase(
            "coach", "{bid} means to take no trick at all. Made, each of them pays you {win}; "
            "failed, you pay each {lose}.", **blanks,
        )  # fmt: skip
    yield Tip("bid", text, weight=Weight.TELLS)


def _longest(view: View[NapoleonState]) -> Iterator[Tip]:
    """Say of which suit one holds most, or how many where there are several."""
    hand = [card for card in view.state.hand(view.seat) if card != JOKER]
    suits = {suit: tuple(card for card in hand if card.suit == suit) for suit in SUITS}
    longest = max(suits.values(), key=len)
    if len(longest) > 1 and sum(len(cards) == len(longest) for cards in suits.values()) == 1:
        suit = SUIT_NAMES[longest[0].suit]
        text = phrase(
            "coach", "Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, and "
            "makes a suit trumps.", suit=suit, n=len(longest),
        )  # fmt: skip
        if view.options.misere and ladder(view.options).is_without_trumps(Bid("misere")):
            text = phrase(
                "coach", "Your longest suit is {suit}, with %n card(s). Whoever plays alone leads, "
                "and makes a suit trumps, unless it is a misère.", suit=suit, n=len(longest),
            )  # fmt: skip
        yield Tip("longest", text, weight=Weight.TELLS)
    elif hand:
        text = phrase("coach", "Of no suit do you hold more than %n card(s).", n=len(longest))
        yield Tip("longest", text, weight=Weight.TELLS)


def _tops(view: View[NapoleonState]) -> Iterator[Tip]:
    """Say what may be counted on in the auction: how many cards nothing of their suit beats."""
    hand = view.state.hand(view.seat)
    aces = sum(card.rank == ACE for card in hand)
    if aces:
        text = phrase(
            "coach", "You hold %n ace(s): in its suit nothing beats an ace, only a trump does.",
            n=aces,
        )  # fmt: skip
        yield Tip("tops", text, weight=Weight.TELLS)
    elif JOKER not in hand:
        text = phrase("coach", "You hold no ace: the pack has higher cards of each of your suits.")
        yield Tip("tops", text, weight=Weight.TELLS)


def _highest(view: View[NapoleonState]) -> Iterator[Tip]:
    call = view.state.highest
    if call.seat >= 0:
        text = phrase(
            "coach", "{who} has bid {bid}: only a higher bid takes it away.", who=Who(call.seat),
            bid=named(call.bid),
        )  # fmt: skip
        yield Tip("highest", text, weight=Weight.TELLS)


def _play(view: View[NapoleonState]) -> Iterator[Tip]:
    state = view.state
    if state.trick:
        yield from _reply(view)
    elif not state.plays and not _is_without_trumps(view) and not state.trump:
        text = phrase("coach", "The suit of your first card is trumps for the whole hand.")
        yield Tip("opening", text)
    yield from _need(view)
    if any(map(state.tricks, view.zones.seats)):
        text = phrase(
            "coach", "The card that takes a trick is turned face down before whoever played it: "
            "so many turned cards, so many tricks.",
        )  # fmt: skip
        yield Tip("turned", text)
    if state.trump:
        # Here trumps are made by the first card: who has not seen that takes it for any other.
        yield from _trumping(view)


def _trumping(view: View[NapoleonState]) -> Iterator[Tip]:
    """Say what trumps do when the first of them lies there, and then where one may be laid."""
    state = view.state
    lying, hand = [play.card for play in state.trick], state.hand(view.seat)
    if lying and lying[0].suit == state.trump and not state.tricks_played:
        yield from trick_tips.of_trumps(state.trump, matters=True)
    elif lying:
        yield from trick_tips.of_trumping(state.trump, lying, replies(hand, lying[0], state.trump))


def _reply(view: View[NapoleonState]) -> Iterator[Tip]:
    state = view.state
    lead, hand = state.trick[0].card, state.hand(view.seat)
    may = replies(hand, lead, state.trump)
    if following(hand, lead, state.trump):
        yield from trick_tips.of_duty(view, lead, lead, Allowed(may, Duty.FOLLOW))
    elif lead.suit in SUIT_NAMES:
        yield Tip("void", _any_card(lead.suit, hand, state.trump))
    lying = tuple(play.card for play in state.trick)

    def winner(cards: Sequence[Card]) -> int:
        return cards.index(best([Play(FIRST, card) for card in cards], state.trump).card)

    taker = best(state.trick, state.trump).seat
    if ladder(view.options).terms(state.contract).tricks:
        if state.declarer == view.seat:
            yield from trick_tips.of_the_best(taker, lying, may, winner)
        elif taker == state.declarer:
            beating = sum(winner((*lying, card)) == len(lying) for card in may)
            yield _against(taker, lying[winner(lying)], beating)
        else:
            beats = any(winner((*lying, card)) == len(lying) for card in may)
            yield _with(view, taker, lying[winner(lying)], is_in_danger=beats)
    else:
        under = sum(winner((*lying, card)) != len(lying) for card in may)
        # A misère may have trumps, with which one takes what one cannot follow.
        if under == len(may) and not following(hand, lead, state.trump):
            yield from _void_in_misere(view, taker)
            return
        yield from _misere(view, taker, lying[winner(lying)], under)


def _any_card(suit: str, hand: Sequence[Card], trump: str) -> Phrase:
    named = SUIT_NAMES[suit]
    if any(card.suit == trump for card in hand):
        return phrase("coach", "You have no {suit}, so you may play any card: a trump may be "
                      "played, but need not.", suit=named)  # fmt: skip
    return phrase("coach", "You have no {suit}, so you may play any card.", suit=named)


def _against(declarer: Seat, card: Card, beating: int) -> Tip:
    """Say that the one who plays alone is taking the trick, and what of mine would beat that."""
    blanks = {"who": Who(declarer), "card": card}
    text = phrase(
        "coach", "{who}, who plays alone, is taking the trick with {card}: of the cards you may "
        "play, %n beat(s) it.", n=beating, **blanks,
    )  # fmt: skip
    if not beating:
        text = phrase(
            "coach", "{who}, who plays alone, is taking the trick with {card}, and no card you may "
            "play beats it.", **blanks,
        )  # fmt: skip
    return Tip("best", text, weight=Weight.TELLS)


def _with(view: View[NapoleonState], taker: Seat, card: Card, *, is_in_danger: bool) -> Tip:
    """Say that the trick is with one's own side, which may be overlooked when one could take it."""
    declarer = view.state.declarer
    blanks = {"who": Who(taker), "card": card, "other": Who(declarer)}
    text = phrase(
        "coach", "{who} is taking the trick with {card}, and plays against {other} as you do. "
        "{other} has already played to it.", **blanks,
    )  # fmt: skip
    if all(play.seat != declarer for play in view.state.trick):
        text = phrase(
            "coach", "{who} is taking the trick with {card}, and plays against {other} as you do. "
            "{other} is still to play.", **blanks,
        )  # fmt: skip
    return Tip("best", text, weight=Weight.PRESSES if is_in_danger else Weight.TELLS)


def _misere(view: View[NapoleonState], taker: Seat, taking: Card, under: int) -> Iterator[Tip]:
    """Say how many cards stay under the best one where a trick of the declarer ends the bid."""
    mine = view.state.declarer == view.seat
    if not mine and taker != view.state.declarer:
        return
    blanks = {"who": Who(taker), "card": taking}
    if mine:
        text = phrase(
            "coach", "You are to take no trick: of the cards you may play, %n stay(s) under "
            "{card}.", n=under, **blanks,
        )  # fmt: skip
        if not under:
            text = phrase(
                "coach", "You are to take no trick, but every card you may play beats {card}.",
                **blanks,
            )  # fmt: skip
    else:
        text = phrase(
            "coach", "{who} is to take no trick, and is taking this one with {card}: of the cards "
            "you may play, %n stay(s) under it.", n=under, **blanks,
        )  # fmt: skip
        if not under:
            text = phrase(
                "coach", "{who} is to take no trick, but every card you may play beats {card}.",
                **blanks,
            )  # fmt: skip
    yield Tip("under", text, weight=Weight.PRESSES)


def _void_in_misere(view: View[NapoleonState], taker: Seat) -> Iterator[Tip]:
    """Say that who has none of the suit takes nothing, whatever goes."""
    if view.state.declarer == view.seat:
        text = phrase(
            "coach", "You have none of the suit, so this trick is not yours: be rid of a card "
            "that could take one later."
        )  # fmt: skip
    elif taker == view.state.declarer:
        text = phrase(
            "coach", "{who} is taking this trick; you have none of its suit and cannot take it.",
            who=Who(taker),
        )  # fmt: skip
    else:
        return
    yield Tip("under", text, weight=Weight.TELLS)


def _need(view: View[NapoleonState]) -> Iterator[Tip]:
    """Say what is lacking for the contract."""
    state = view.state
    terms, won = ladder(view.options).terms(state.contract), state.tricks(state.declarer)
    left = view.options.tricks - state.tricks_played
    if is_decided(terms, won, left):
        return
    blanks: dict[str, Who | Phrase]
    blanks = {"who": Who(state.declarer), "bid": named(state.contract)}
    lack = terms.tricks - won
    weight = Weight.PRESSES if lack in (1, left) else Weight.TELLS
    yield Tip("need", _lacking(view, lack, left, blanks), weight=weight)


def _lacking(
    view: View[NapoleonState], lack: int, left: int, blanks: dict[str, Who | Phrase]
) -> Phrase:
    mine, bid = view.state.declarer == view.seat, blanks["bid"]
    if not view.state.contract.is_for_five and lack <= 0:
        if mine:
            return phrase("coach", "With a single trick {bid} is lost for you.", bid=bid)
        return phrase("coach", "If {who} takes a single trick, {bid} is lost.", **blanks)
    if mine and lack == left:
        return phrase(
            "coach", "For {bid} you need %n more trick(s): all that are left.", n=lack, bid=bid
        )
    if mine:
        return phrase(
            "coach", "For {bid} you need %n more trick(s), and {left} are left: you can lose "
            "{spare}.", n=lack, left=left, spare=left - lack, bid=bid,
        )  # fmt: skip
    return phrase(
        "coach", "For {bid} {who} needs %n more trick(s), and {left} are left: if the others take "
        "{more}, it is broken.", n=lack, left=left, more=left - lack + 1, **blanks,
    )  # fmt: skip


def _stakes(view: View[NapoleonState]) -> Iterator[Tip]:
    """Say what hangs on the contract before the play: which card is led does not hang on it."""
    state, options = view.state, view.options
    terms = ladder(options).terms(state.contract)
    win = shown(terms.win * state.times, options)
    lose = shown(loss(state, options) * state.times, options)
    if state.declarer == view.seat:
        text = phrase(
            "coach", "If you make it, each of the others pays you {win}; if not, you pay each "
            "{lose}.", win=win, lose=lose,
        )  # fmt: skip
    else:
        text = phrase(
            "coach", "If {who} makes it, you pay {win}, as everybody does; if not, you receive "
            "{lose}.", who=Who(state.declarer), win=win, lose=lose,
        )  # fmt: skip
    yield Tip("stakes", text, weight=Weight.TELLS)


def _is_without_trumps(view: View[NapoleonState]) -> bool:
    return ladder(view.options).is_without_trumps(view.state.contract)
