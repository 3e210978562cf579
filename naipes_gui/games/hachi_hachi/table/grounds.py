"""Why a move, from nothing but what lies there."""

from naipes_gui.core.cards import Card
from naipes_gui.core.face import YakuProgress
from naipes_gui.core.flowers import MONTHS
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.field import matches
from naipes_gui.games.hachi_hachi.rules.kept import captured_later, kept_beside
from naipes_gui.games.hachi_hachi.rules.months import can_be_taken, out_of, waits
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from naipes_gui.games.hachi_hachi.table.feat_words import to_come
from naipes_gui.games.hachi_hachi.table.names import REASONS
from naipes_gui.games.hachi_hachi.table.tracker import chases, tracker


def because(view: View[HachiState], move: Move) -> Phrase | None:
    """Return what is plainly true of a move of the viewer, if it says why."""
    if move.verb not in ("play", "take") or not move.cards:
        return None
    cards = _captured(view.state, move)
    return _captures(view, cards) if cards else _left(view, move.cards[0])


def gives(view: View[HachiState], move: Move) -> int | None:
    """Return the points of a card that is laid down; what a capture brings is less than nothing."""
    if move.verb not in ("play", "take") or not move.cards:
        return None
    cards = _captured(view.state, move)
    return -points(cards) if cards else points(move.cards)


def given_away(view: View[HachiState], move: Move) -> Phrase | None:
    """Return which card a move would lay open to others; nothing where nobody could take it."""
    if move.verb != "play" or _captured(view.state, move) or not out_of(view, move.cards[0]):
        return None
    card = move.cards[0]
    return phrase(
        "hachi_hachi", "{card} would lie open with {worth}.", card=card,
        worth=_worth(points((card,))),
    )  # fmt: skip


def besides(view: View[HachiState], move: Move) -> Phrase | None:
    """Return which combination a capture makes or comes nearer to, or how often it counts."""
    cards = _captured(view.state, move)
    chase, lacking = _nearer(view, cards)
    if chase is None:
        return _against_each(view, cards)
    if not lacking:
        return phrase("hachi_hachi", "It completes {yaku}.", yaku=chase.name)
    return phrase("hachi_hachi", "Then one card is missing to {yaku}.", yaku=chase.name)


def _against_each(view: View[HachiState], cards: tuple[Card, ...]) -> Phrase | None:
    """Say what a capture comes to where everybody settles with everybody.

    Six points that are worth thirty look like a fault to whoever forgets that.
    """
    state, got = view.state, points(cards)
    others = len(state.active) - 1
    if view.options.settlement != "pairwise" or state.multiplier > 1 or not got or others < 2:
        return None
    return phrase(
        "hachi_hachi", "The points count against each of the %n others: {points} × {n} = {whole}.",
        n=others, points=got, whole=got * others,
    )  # fmt: skip


def _captured(state: HachiState, move: Move) -> tuple[Card, ...]:
    """Return what a move captures, with the card that does; nothing if it leaves its card."""
    if move.verb not in ("play", "take") or not move.cards:
        return ()
    if move.verb == "take":
        return (move.cards[0], *((state.turned,) if state.turned else ()))
    found = matches(state.field, move.cards[0])
    if not found or move.word == "place":
        return ()
    return (move.cards[0], *(move.onto or found))


def _nearer(view: View[HachiState], cards: tuple[Card, ...]) -> tuple[YakuProgress | None, int]:
    """Return the first combination that cards complete or leave one card short, and how short."""
    for chase in tracker(view):
        missing = {card for card, _ in chase.cards} & set(cards)
        if not (chase.in_use and missing and chase.is_possible) or chase.is_complete:
            continue
        lacking = max(0, chase.needed - chase.owned - len(missing))
        if lacking <= 1:
            return chase, lacking
    return None, 0


def _captures(view: View[HachiState], cards: tuple[Card, ...]) -> Phrase:
    """Say what a capture brings, and which combination it makes or comes nearer to."""
    got, (chase, lacking) = points(cards), _nearer(view, cards)
    taken = cards[1:] or cards
    if chase is None and (denied := _denied(view, cards)) is not None:
        seat, yaku = denied
        return phrase(
            "hachi_hachi", "It captures {cards}, {worth} in all, before {who} can, who lacks one "
            "card for {yaku}.", cards=taken, worth=_worth(got), who=Who(seat), yaku=yaku,
        )  # fmt: skip
    if chase is None and (dives := _dives(view, cards)) is not None:
        return dives
    if chase is None:
        return _toward(view, cards) or _captures_alone(view, taken, got)
    if not lacking:
        return phrase(
            "hachi_hachi", "It captures {cards}, {worth} in all, and completes {yaku}.",
            cards=taken, worth=_worth(got), yaku=chase.name,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "It captures {cards}, {worth} in all; then one card is missing to {yaku}.",
        cards=taken, worth=_worth(got), yaku=chase.name,
    )  # fmt: skip


def _dives(view: View[HachiState], cards: tuple[Card, ...]) -> Phrase | None:
    """Say how far a capture brings somebody who is paid for all four cards of a month."""
    for feat, _ in to_come(view, view.seat):
        more = len([card for card in cards if card.month == feat.month])
        if feat.key == "diving" and more:
            return phrase(
                "hachi_hachi", "It brings {worth}, and counts for {yaku}: then you have {have} of "
                "the {needed} cards of {month}.", worth=_worth(points(cards)),
                yaku=REASONS["diving"], have=feat.have + more, needed=feat.needed,
                month=MONTHS[feat.month],
            )  # fmt: skip
    return None


def _toward(view: View[HachiState], cards: tuple[Card, ...]) -> Phrase | None:
    """Say for which combination a captured card counts that is still to be had."""
    for chase in tracker(view):
        missing = [card for card, _ in chase.cards if card in cards]
        # Of the nine ribbons any seven do: one of them is no reason.
        if chase.in_use and chase.is_possible and missing and chase.needed == len(chase.cards):
            return phrase(
                "hachi_hachi", "It brings {worth}, and {card} counts for {yaku}.",
                worth=_worth(points(cards)), card=missing[0], yaku=chase.name,
            )  # fmt: skip
    return None


def _captures_alone(view: View[HachiState], taken: tuple[Card, ...], got: int) -> Phrase:
    """Say what a capture brings that no combination hangs on, and how many could take it, too."""
    card = taken[0]
    blanks = {"cards": taken, "worth": _worth(got)}
    if not view.state.turned and waits(view, card) and _else_lies_open(view, card):
        return phrase(
            "hachi_hachi", "It captures {cards}, {worth} in all; any other card of yours would lie "
            "open to the others.", **blanks,
        )  # fmt: skip
    # That nobody else can take it speaks for waiting, and is no reason to take it now.
    if view.state.turned or not can_be_taken(view, card):
        return phrase("hachi_hachi", "It captures {cards}, {worth} in all.", **blanks)
    more = phrase("hachi_hachi", "%n more card(s) of {month}", n=len(out_of(view, card)),
                  month=MONTHS[card.month])  # fmt: skip
    return phrase(
        "hachi_hachi", "It captures {cards}, {worth} in all; {more} could come first.", more=more,
        **blanks,
    )  # fmt: skip


def _else_lies_open(view: View[HachiState], card: Card) -> bool:
    """Tell whether every card of another month would be laid down where others may take it."""
    others = [move for move in view.moves if move.verb == "play" and
              move.cards[0].month != card.month]  # fmt: skip
    return bool(others) and all(
        not _captured(view.state, move) and out_of(view, move.cards[0]) for move in others
    )


def _denied(view: View[HachiState], cards: tuple[Card, ...]) -> tuple[Seat, Phrase] | None:
    """Return who lacks a single card for which combination, if a capture takes one that makes it.

    It must lie there, and a card of its month be out: else nobody could have taken it. The dearest
    is named.
    """
    open_to_all = {card for card in cards if can_be_taken(view, card)}
    for seat in (each for each in view.state.active if each != view.seat):
        for chase in chases(view, seat):
            missing = {card for card, _ in chase.cards} & open_to_all
            if missing and chase.is_possible and chase.needed - chase.owned == 1:
                return seat, chase.name
    return None


def _left(view: View[HachiState], card: Card) -> Phrase:
    """Say what lies open to whom when a card is left in the field, and what speaks for that."""
    hand = view.state.hand(view.seat)
    if kept := kept_beside(view, card):
        return captured_later(view, card, kept)
    out, named, worth = len(out_of(view, card)), MONTHS[card.month], points((card,))
    if not out:
        return phrase(
            "hachi_hachi", "Nobody else can capture it: all other cards of {month} are seen.",
            month=named,
        )  # fmt: skip
    if worth == min(points((each,)) for each in hand):
        return phrase(
            "hachi_hachi",
            "It leaves only {worth} open, to %n more card(s) of {month}.",
            month=named, worth=_worth(worth), n=out,
        )  # fmt: skip
    return phrase(
        "hachi_hachi", "It leaves {worth} open, to %n more card(s) of {month}.",
        month=named, worth=_worth(worth), n=out,
    )  # fmt: skip


def _worth(got: int) -> Phrase:
    return phrase("games", "%n point(s)", n=got)
