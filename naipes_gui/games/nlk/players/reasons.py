"""Why a player of NLK chose what it chose, in one sentence with its numbers."""

from naipes_gui.bots.reasons import hundredths, often
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel, Figure, Weighed, figure
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.players.decision import Decision, Way
from naipes_gui.games.nlk.players.names import named
from naipes_gui.games.nlk.rules.state import NlkState

FEW = 0.1
"""Of what part of the most trials another move had less, its figure is not told."""
CLOSE = 0.03
"""What is further apart is not called close, even where chance may have made the difference."""
LEFT_TO_CHANCE = phrase("nlk", "Left to chance: nothing was weighed.")
PLAIN = {
    Way.ABSENCE: phrase("nlk", "Overlooked that the card can be given away."),
    Way.OUT: phrase("nlk", "It is your last card: you are out with it."),
    Way.AROUND: phrase("nlk", "The cards go round, so anything else is tried."),
}


def counsel(view: View[NlkState], decision: Decision) -> Counsel:
    """Return what was decision, and why, as everybody may ask for it."""
    unit = Counted.HANDS if decision.choices else Counted.NOTHING
    odds = _surely(view, decision) if decision.way is Way.SOLVED else ""
    return Counsel(
        decision.chosen, decision.choices, unit, decision.rounds, odds, _reason(view, decision),
        outcome=_outcome(decision),
    )  # fmt: skip


def _outcome(decision: Decision) -> Phrase | str:
    """Return how often the hand is lost, where it was tried out."""
    best = next((one for one in decision.choices if one.move == decision.chosen), None)
    if best is None or decision.way not in (Way.DEALS, Way.SEARCH):
        return ""
    return phrase("nlk", "You lose the hand {often}.", often=often(1 - best.worth))


def _surely(view: View[NlkState], decision: Decision) -> Phrase:
    winning = {one.move for one in decision.choices}
    others = [move for move in view.moves if move not in winning]
    cards = tuple(card for move in others for card in move.cards)
    if not others:
        return phrase("nlk", "From here on you are safe, whatever you do.")
    if len(cards) < len(others):
        # To take names no card; of the rest enough is said by the figures.
        return phrase("nlk", "From here on you are safe, but not with every move.")
    return phrase("nlk", "From here on you are safe, but not with {cards:short}.",
                  cards=cards)  # fmt: skip


def _reason(view: View[NlkState], decision: Decision) -> Phrase:
    match decision.way:
        case Way.THUMB:
            return _habit(view, decision.chosen)
        case Way.COST:
            return _cost(view, decision)
        case Way.SOLVED:
            return _solved(view, decision)
        case Way.DEALS | Way.SEARCH:
            return _compared(view, decision)
        case _:
            return PLAIN[decision.way]


def _habit(view: View[NlkState], move: Move) -> Phrase:
    state = view.state
    held = len(state.hand(view.seat))
    if not state.chain:
        return phrase("nlk", "Lead the lowest of your {held} cards.", held=held)
    if move.verb == "play":
        able = sum(bool(move.cards) for move in view.moves)
        return phrase(
            "nlk", "Beat with the lowest that can: {able} of your {held} cards can beat {top}.",
            able=able, held=held, top=state.chain[-1],
        )  # fmt: skip
    return phrase(
        "nlk", "Take {lowest}: to beat would cost {card}, and {more} more must be laid.",
        lowest=state.chain[0], card=_cheapest(view), more=state.size - len(state.chain),
    )  # fmt: skip


def _cheapest(view: View[NlkState]) -> Card:
    """Return the card with which one would beat: the moves are in order, trumps among them."""
    able = [move.cards[0] for move in view.moves if move.cards]
    trump = view.state.trump
    return max(able, key=lambda card: (card.suit != trump, "AKQJT98765432".index(card.rank)))


def _cost(view: View[NlkState], decision: Decision) -> Phrase:
    """Say what the card costs in hands; all gifts are worth the same."""
    state = view.state
    card = state.drawn or state.top(view.seat)
    worth = {one.move: one.worth for one in decision.choices}
    gift = next(one for move, one in worth.items() if move.number is not None)
    own = next(one for move, one in worth.items() if move.number is None)
    blanks = {
        "move": named(view, decision.chosen), "card": card,
        "many": round(1000 * abs(gift - own)),
    }  # fmt: skip
    if decision.chosen.number is not None:
        return phrase(
            "nlk", "“{move}”: to be rid of {card} spares {many} hands in a thousand.", **blanks
        )
    if gift <= own:
        return phrase(
            "nlk", "“{move}”: to give {card} away would cost {many} hands in a thousand.", **blanks
        )
    return phrase(
        "nlk", "“{move}”: to give {card} away would spare you only {many} hands in a thousand.",
        **blanks,
    )  # fmt: skip


def _solved(view: View[NlkState], decision: Decision) -> Phrase:
    held = sum(len(view.state.hand(seat)) for seat in view.state.active)
    won, all_moves = len(decision.choices), len(view.moves)
    return phrase(
        "nlk",
        "“{move}”: worked out to the end, you are safe ({held} cards left; {won} of {all} "
        "moves do).",
        move=named(view, decision.chosen), held=held, won=won, all=all_moves,
    )  # fmt: skip


def _compared(view: View[NlkState], decision: Decision) -> Phrase:
    best = next(one for one in decision.choices if one.move == decision.chosen)
    second = next((one for one in decision.choices if one.move != decision.chosen), None)
    blanks = {
        "move": named(view, best.move),
        "lost": _lost(best),
    }
    if second is None:
        return phrase("nlk", "With “{move}” you are the last in {lost} % of the deals.", **blanks)
    blanks |= {"other": named(view, second.move), "more": _lost(second)}
    if abs(best.worth - second.worth) > max(best.margin, second.margin):
        return phrase(
            "nlk", "With “{move}” you are the last in {lost} % of the deals, with “{other}” in "
            "{more} %.", **blanks,
        )  # fmt: skip
    most = max(one.deals for one in decision.choices)
    if not view.narrowed and 0 < second.deals < FEW * most:
        return phrase(
            "nlk", "With “{move}” you are the last in {lost} % of the deals; “{other}” was tried "
            "too seldom to tell.", **blanks,
        )  # fmt: skip
    if abs(best.worth - second.worth) > CLOSE:
        return phrase(
            "nlk", "With “{move}” you are the last in {lost} % of the deals, with “{other}” in "
            "{more} %; that may be chance.", **blanks,
        )  # fmt: skip
    return phrase(
        "nlk", "“{move}” or “{other}”: it is close. You are the last in {lost} % of the "
        "deals, or in {more} %.", **blanks,
    )  # fmt: skip


def _lost(one: Weighed) -> Figure:
    return figure(_share_lost, one.worth, one.move)


def _share_lost(worth: float) -> Phrase:
    return hundredths(1 - worth)
