"""Why a player lays a card by rule: what the table shows, in a number."""

from naipes_gui.bots.reasons import decimal
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.napoleon.players.kernels.playout import beaters, masters
from naipes_gui.games.napoleon.players.masks import BITS, PLAIN, TRUMPS, field, trumped
from naipes_gui.games.napoleon.players.rollout import winning
from naipes_gui.games.napoleon.players.strength import tricks
from naipes_gui.games.napoleon.players.turn import Turn, is_alone


def card(turn: Turn, move: Move) -> Phrase:
    """Return what speaks for a card at a glance."""
    trump = turn.state.trump
    laid = trumped(BITS[move.cards[0]], trump)
    if not turn.state.plays:
        return _opening(turn, move)
    if not turn.position.need:
        return _in_misere(turn, move, laid)
    return _reply(turn, move, laid) if turn.position.trick else _lead(turn, move, laid)


def _out(turn: Turn) -> int:
    """Return the cards that others may still lay, trumps told apart."""
    mine = trumped(turn.known.mine, turn.state.trump)
    return turn.position.out & ~mine & ~sum(turn.position.trick)


def _opening(turn: Turn, move: Move) -> Phrase:
    known = turn.known
    if not turn.position.need:
        return _in_misere(turn, move, BITS[move.cards[0]])
    expected = tricks(known.mine, move.word or move.cards[0].suit, known.odds)
    return phrase(
        "napoleon", "The hand promises most with the trumps of {card:short}: {tricks} tricks.",
        card=move.cards, tricks=decimal(expected, 1),
    )  # fmt: skip


def _lead(turn: Turn, move: Move, laid: int) -> Phrase:
    out = _out(turn)
    if laid & TRUMPS:
        many = (out & TRUMPS).bit_count()
        return phrase(
            "napoleon",
            "To draw trumps, {card}: {many} may still be out.",
            card=move.cards,
            many=many,
        )
    many = (out & field(laid)).bit_count()
    if masters(laid & PLAIN, out):
        return phrase(
            "napoleon", "The highest of its suit is {card}; {many} may still be out.",
            card=move.cards, many=many,
        )  # fmt: skip
    return phrase(
        "napoleon", "Without a sure card to lead, {card}: {many} of its suit may still be out.",
        card=move.cards, many=many,
    )  # fmt: skip


def _reply(turn: Turn, move: Move, laid: int) -> Phrase:
    here = turn.position
    lack, led, best = here.need - here.won, *winning(here.trick)[:2]
    blanks = {"card": move.cards, "lack": lack, "left": here.left}
    takes = bool(beaters(laid, led, best))
    if is_alone(turn):
        if takes:
            return phrase(
                "napoleon", "To win the trick, {card}: {lack} of {left} are needed.",
                **blanks,
            )  # fmt: skip
        return phrase(
            "napoleon", "The least loss is {card}: {lack} of {left} tricks are needed.", **blanks
        )
    if takes:
        return phrase(
            "napoleon", "To take the trick, {card}: the bidder needs {lack} of {left}.", **blanks
        )
    return phrase(
        "napoleon", "The least useful card is {card}: the bidder needs {lack} of {left} tricks.",
        **blanks,
    )  # fmt: skip


def _in_misere(turn: Turn, move: Move, laid: int) -> Phrase:
    lower = _out(turn) & field(laid) & (laid - 1)
    return phrase(
        "napoleon", "Lower than {card:short} {many} of its suit may still be out.",
        card=move.cards, many=lower.bit_count(),
    )  # fmt: skip
