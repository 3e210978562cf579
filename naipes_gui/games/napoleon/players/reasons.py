"""Why a choice was made, in one sentence with its numbers, from what the seat itself knows."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from naipes_gui.bots.reasons import (
    chips,
    decimal,
    hundredths,
    often,
    times_in_a_hundred,
    worth,
)
from naipes_gui.core.counsel import Counsel, Figure, Weighed, figure
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.napoleon.players import rule_reasons
from naipes_gui.games.napoleon.players.turn import Turn, is_alone
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.state import Phase
from naipes_gui.games.napoleon.rules.words import name


def at_the_cut(places: int) -> Phrase:
    """Say why the pack is cut where it is."""
    return phrase("napoleon", "{places} places to cut, one as good as the other.", places=places)


def reason(turn: Turn, counsel: Counsel, made: Mapping[Move, float]) -> Phrase:
    """Return the reason for what a player chose among several moves."""
    if turn.state.phase is Phase.PLAY:
        return _card(turn, counsel, made)
    first, second = counsel.choices[0], counsel.choices[1] if counsel.choices[1:] else None
    if second and counsel.rounds and counsel.is_close:
        return phrase(
            "napoleon",
            "About equally good: {one}, {worth} chips, or {other}, {less}.",
            one=_says(turn, first.move), other=_says(turn, second.move),
            worth=_brings(turn, first), less=_counted(turn, second),
        )  # fmt: skip
    if first.move.verb == "bid":
        return _bid(turn, counsel, made, second)
    if first.move.verb == "pass" and second and second.move.verb == "bid":
        return _pass(turn, counsel, made, second)
    return _compared(turn, first, second, at_a_glance=not counsel.rounds)


def odds(turn: Turn, counsel: Counsel, made: Mapping[Move, float]) -> Phrase | str:
    """Return how often the bid comes off, or would have by who passes."""
    chosen = counsel.chosen
    if turn.state.phase is Phase.PLAY:
        return ""
    bids = [each.move for each in counsel.choices if each.move.verb == "bid" and each.move in made]
    if chosen.verb == "bid" and chosen in made:
        return phrase(
            "napoleon", "{bid} is made {often}.", bid=_says(turn, chosen), often=often(made[chosen])
        )
    if chosen.verb == "pass" and bids:
        return phrase(
            "napoleon", "{bid} would be made {often}.",
            bid=_says(turn, bids[0]), often=often(made[bids[0]]),
        )  # fmt: skip
    return ""


def outcome(turn: Turn, counsel: Counsel, made: Mapping[Move, float]) -> Phrase | str:
    """Return how often the contract comes off with a card, or fails for who defends."""
    chosen = counsel.chosen
    if turn.state.phase is not Phase.PLAY or not counsel.rounds or chosen not in made:
        return ""
    bid, share = name(turn.state.contract), made[chosen]
    if is_alone(turn):
        return phrase("napoleon", "{bid} is made {often}.", bid=bid, often=often(share))
    return phrase("napoleon", "{bid} fails {often}.", bid=bid, often=often(1 - share))


def _bid(
    turn: Turn, counsel: Counsel, made: Mapping[Move, float], second: Weighed | None
) -> Phrase:
    first, other = counsel.choices[0], second or counsel.choices[0]
    blanks = {
        "bid": _says(turn, first.move), "share": hundredths(made.get(first.move, 0.0)),
        "rounds": counsel.rounds, "worth": _brings(turn, first),
        "other": _says(turn, other.move), "less": _counted(turn, other),
    }  # fmt: skip
    if counsel.rounds:
        return phrase(
            "napoleon",
            "{bid} is made in {share} % of {rounds} deals and is worth {worth} chips; "
            "{other}: {less}.",
            **blanks,
        )
    return phrase(
        "napoleon",
        "{bid} is made {often} and is worth {worth} chips; {other}: {less}.",
        often=times_in_a_hundred(made.get(first.move, 0.0)),
        **blanks,
    )


def _pass(turn: Turn, counsel: Counsel, made: Mapping[Move, float], second: Weighed) -> Phrase:
    blanks = {
        "bid": _says(turn, second.move), "share": hundredths(made.get(second.move, 0.0)),
        "rounds": counsel.rounds, "worth": _brings(turn, counsel.choices[0]),
        "less": _counted(turn, second),
    }  # fmt: skip
    if counsel.rounds:
        return phrase(
            "napoleon",
            "Passing brings {worth} chips; {bid}, made in {share} % of {rounds} deals, {less}.",
            **blanks,
        )
    return phrase(
        "napoleon",
        "Passing brings {worth} chips; {bid}, made {often}, {less}.",
        often=times_in_a_hundred(made.get(second.move, 0.0)),
        **blanks,
    )


def _compared(turn: Turn, first: Weighed, second: Weighed | None, *, at_a_glance: bool) -> Phrase:
    if turn.state.phase is Phase.TRUMP and second and at_a_glance:
        return phrase(
            "napoleon", "Best as trumps: {one}, {worth} tricks; {other}, {less} tricks.",
            one=_says(turn, first.move), other=_says(turn, second.move),
            worth=worth(first, 1), less=worth(second, 1),
        )  # fmt: skip
    if second is None:
        return phrase(
            "napoleon", "Best on average: {one}, {worth} chips.",
            one=_says(turn, first.move), worth=_brings(turn, first),
        )  # fmt: skip
    return phrase(
        "napoleon", "Best on average: {one}, {worth} chips; {other}: {less}.",
        one=_says(turn, first.move), other=_says(turn, second.move),
        worth=_brings(turn, first), less=_counted(turn, second),
    )  # fmt: skip


def _card(turn: Turn, counsel: Counsel, made: Mapping[Move, float]) -> Phrase:
    """Say in how many deals a card makes the bid, or defeats it."""
    move = counsel.chosen
    if not counsel.rounds:
        return rule_reasons.card(turn, move)
    others = [each.move for each in counsel.choices if each.move != move]
    rival = others[0] if others else move
    first, second = (made[each] if is_alone(turn) else 1.0 - made[each] for each in (move, rival))
    blanks = {
        "card": move.cards, "other": rival.cards, "rounds": counsel.rounds,
        "share": hundredths(first), "less": hundredths(second), "bid": name(turn.state.contract),
        "against": int(not is_alone(turn)),
    }  # fmt: skip
    if counsel.is_close:
        return _alike(turn, blanks)
    if is_alone(turn):
        return phrase(
            "napoleon", "With {card:short}, {bid} is made in {share} % of {rounds} deals; "
            "with {other:short}, in {less} %.", **blanks,
        )  # fmt: skip
    return phrase(
        "napoleon", "With {card:short}, {bid} fails in {share} % of {rounds} deals; "
        "with {other:short}, in {less} %.", **blanks,
    )  # fmt: skip


def _alike(turn: Turn, blanks: Mapping[str, Any]) -> Phrase:
    """Say that the deals cannot tell another card apart."""
    if is_alone(turn):
        return phrase(
            "napoleon", "{card:short} and {other:short} are about equally good: {bid} is made in "
            "{share} % or {less} % of {rounds} deals.", **blanks,
        )  # fmt: skip
    return phrase(
        "napoleon", "{card:short} and {other:short} are about equally good: {bid} fails in "
        "{share} % or {less} % of {rounds} deals.", **blanks,
    )  # fmt: skip


def _says(turn: Turn, move: Move) -> Phrase:
    """Name a choice."""
    match move.verb:
        case "pass":
            return phrase("napoleon", "passing")
        case "bid":
            return name(Bid.of(move))
        case "look":
            return phrase("napoleon", "looking")
        case "decline":
            return phrase("napoleon", "not looking")
        case "spare":
            return phrase("napoleon", "the spare hand")
        case "keep":
            return phrase("napoleon", "keeping the hand")
        case "trump":
            return SUIT_NAMES[move.word]
        case "buy" if not move.cards:
            return phrase("napoleon", "buying nothing")
        case "buy":
            return phrase("napoleon", "changing {cards}", cards=move.cards)
        case _:
            return phrase("napoleon", "throwing {cards}", cards=move.cards)


def _brings(turn: Turn, one: Weighed) -> Figure:
    return figure(partial(_chips, turn.rules.options.unit), one.worth, one.move)


def _counted(turn: Turn, one: Weighed) -> Figure:
    """Return what a choice brings with its unit: nothing before it has named any."""
    return figure(partial(_in_chips, turn.rules.options.unit), one.worth, one.move)


def _in_chips(unit: int, worth: float) -> Phrase:
    return chips(worth * unit, 1, sign="+")


def _chips(unit: int, worth: float) -> Phrase:
    return decimal(worth * unit, 1, sign="+")
