"""What a player weighed, told in the units and the words of the card table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from naipes_gui.bots.hinges import Deal, hinge, spoiler, told
from naipes_gui.bots.reasons import ONLY_MOVE, behind, deals, hundredths, often, percent
from naipes_gui.core.counsel import Counsel, Figure, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.players.beliefs import Knowledge
from naipes_gui.games.ecarte.players.decision import Decision, Kind, Trial
from naipes_gui.games.ecarte.players.exchange import World
from naipes_gui.games.ecarte.players.kernels.foresight import WON, led, replied, result
from naipes_gui.games.ecarte.players.solver import bits
from naipes_gui.games.ecarte.rules.state import GAME, other

HALF = 0.5
PAIR = 2
LOST_AND_WON = 2
"""How far apart the point that the other wins and the point that is won are."""
TALK = ("propose", "stand", "accept", "refuse")
ANY_WILL_DO = phrase("ecarte", "Any will do: it is left to chance.")
NAMES = {
    "propose": phrase("ecarte", "Propose"),
    "stand": phrase("games", "Play"),
    "accept": phrase("games", "Accept"),
    "refuse": phrase("games", "Refuse"),
    "announce": phrase("ecarte", "Announce"),
    "conceal": phrase("ecarte", "Conceal"),
    "claim": phrase("ecarte", "Claim the point"),
    "resign": phrase("ecarte", "Give up"),
}
OTHERS = {
    "propose": phrase("ecarte", "proposing"),
    "stand": phrase("ecarte", "playing"),
    "accept": phrase("ecarte", "accepting"),
    "refuse": phrase("ecarte", "refusing"),
    "announce": phrase("ecarte", "announcing"),
    "conceal": phrase("ecarte", "concealing"),
    "claim": phrase("ecarte", "claiming the point"),
    "resign": phrase("ecarte", "giving up"),
}
"""The same in the middle of a sentence."""


def counsel(known: Knowledge, decision: Decision) -> Counsel:
    """Return what was thought in the form in which it is shown and kept."""
    trial = decision.trial
    if trial is None or len(trial.choices) < 2 or not trial.worlds:
        chance = decision.chance
        odds = "" if chance is None else _odds(known, decision.chosen, chance)
        reason = _plain(decision)
        return Counsel(decision.chosen, rounds=decision.rounds, odds=odds, reason=reason)
    choices = trial.ranked(decision.chosen)
    found = Counsel(decision.chosen, choices, Counted.POINTS, trial.rounds)
    reason, chance = _weighed(known, trial, found), _chance(known, trial, found.chosen)
    if found.chosen.verb == "play":
        return replace(found, outcome=_outcome(known, trial, found.chosen, chance), reason=reason)
    return replace(found, odds=_odds(known, found.chosen, chance), reason=reason)


def _outcome(known: Knowledge, trial: Trial, move: Move, chance: float) -> Phrase:
    """Return how often a card wins the point, and on what that hangs."""
    told = phrase("ecarte", "You win the point {often}.", often=often(chance))
    if (on := _hinge(known, trial, move)) is None:
        return told
    return phrase("ecarte", "{odds} {hinge}", odds=told, hinge=on)


def _chance(known: Knowledge, trial: Trial, move: Move) -> float:
    """Return how often the point is won: with a card, or with the cards as they are."""
    if move.verb == "play":
        return _share(trial, partial(_makes, known, move))
    return _share(trial, partial(_wins, known)) if move.verb in TALK else 0.0


def _hinge(known: Knowledge, trial: Trial, move: Move) -> Phrase | None:
    """Return on which card of the other it hangs whether a card wins the point, if on one."""
    deals = [
        Deal(rival, _makes(known, move, rival), times)
        for rival, times in zip(trial.worlds, trial.times, strict=True)
    ]
    cards, rival = bits(known.state.trump), Who(other(known.seat))
    found = hinge(deals, cards)
    return told(found, rival) if found is not None else spoiler(deals, cards, rival)


def _odds(known: Knowledge, move: Move, chance: float) -> Phrase | str:
    match move.verb:
        case "stand" | "refuse" if _is_dear(known):
            return phrase(
                "ecarte", "With these cards you win the point {often}; losing without an exchange "
                "costs two points instead of one.", often=often(chance),
            )  # fmt: skip
        case "stand" | "refuse":
            return phrase(
                "ecarte", "With these cards you win the point {often}.", often=often(chance)
            )
        case "propose" | "accept" if chance > HALF:
            # Alone it would speak for playing, which was not chosen.
            return phrase(
                "ecarte", "With these cards you would win the point {often}, and new ones may be "
                "better still.", often=often(chance),
            )  # fmt: skip
        case "propose" | "accept":
            return phrase(
                "ecarte", "With these cards you would win the point {often}.", often=often(chance)
            )
        case _:
            return ""


def _is_dear(known: Knowledge) -> bool:
    """Tell whether a hand that is lost without an exchange costs more than any other."""
    state = known.state
    return state.round == 1 and state.scores[other(known.seat)] < GAME - 1


def named(move: Move) -> Phrase:
    """Return a choice as a sentence begins with it."""
    match move.verb:
        case "discard" if move.cards:
            return phrase("ecarte", "Change {cards:short}", cards=move.cards)
        case "discard":
            return phrase("ecarte", "Change none")
        case "play":
            return phrase("games", "{cards:short}", cards=move.cards)
        case _:
            return NAMES[move.verb]


def rejected(move: Move) -> Phrase:
    """Return a choice that is only mentioned."""
    match move.verb:
        case "discard" if move.cards:
            return phrase("ecarte", "changing {cards:short}", cards=move.cards)
        case "discard":
            return phrase("ecarte", "changing none")
        case "play":
            return phrase("games", "{cards:short}", cards=move.cards)
        case _:
            return OTHERS[move.verb]


def _plain(decision: Decision) -> Phrase:
    """Return the reason of a decision that weighed nothing."""
    match decision.kind:
        case Kind.ONLY:
            return ONLY_MOVE
        case Kind.CERTAIN:
            return _certain(decision.chosen)
        case Kind.RULE | Kind.WORLDS:
            return _rule(decision)


def _certain(move: Move) -> Phrase:
    match move.verb:
        case "claim":
            return phrase("ecarte", "Three tricks are certain, and no more can be won.")
        case "resign":
            return phrase("ecarte", "No card can save anything any more.")
        case "announce":
            return phrase("ecarte", "Announcing scores 1 point and gives nothing away.")
        case _:
            return phrase("ecarte", "{choice}: it cannot be bettered.", choice=named(move))


def _rule(decision: Decision) -> Phrase:
    move = decision.chosen
    if decision.chance is not None and decision.least is not None:
        chance, least = hundredths(decision.chance), hundredths(decision.least)
        if move.verb in ("stand", "refuse"):
            return phrase(
                "ecarte",
                "{choice}: you win the point in about {chance} % of the deals; from {least} % on "
                "it pays.",
                choice=named(move), chance=chance, least=least,
            )  # fmt: skip
        return phrase(
            "ecarte",
            "{choice}: you win the point in about {chance} % of the deals, and below {least} % "
            "new cards are better.",
            choice=named(move), chance=chance, least=least,
        )  # fmt: skip
    match move.verb:
        case "discard":
            return phrase("ecarte", "Trumps and kings are kept, all else is changed.")
        case "announce":
            return phrase("ecarte", "The king scores 1 point at once.")
        case "conceal":
            return phrase("ecarte", "The king is forgotten.")
        case _:
            return phrase(
                "ecarte",
                "{choice} has a {chance} % chance of the trick.",
                choice=named(move), chance=hundredths(decision.chance or 0),
            )  # fmt: skip


def _weighed(known: Knowledge, trial: Trial, found: Counsel) -> Phrase:
    """Return the reason of a choice that was tried out over worlds."""
    best, second = found.choices[0], found.choices[1]
    if all(best.worth - choice.worth + choice.margin < 0.005 for choice in found.choices[1:]):
        if len(found.choices) == PAIR:  # of many that there are these may have been asked about
            return phrase(
                "ecarte", "{choice}: it comes to the same as {other}.",
                choice=named(found.chosen), other=rejected(_other(found).move),
            )  # fmt: skip
        return phrase("ecarte", "Every choice comes to the same here.")
    if found.is_close or best.move != found.chosen:
        other = _other(found)
        return phrase(
            "ecarte",
            "{choice}: it is close, and {other} may be as good.",
            choice=named(found.chosen), other=rejected(other.move),
        )  # fmt: skip
    match found.chosen.verb:
        case "stand" | "refuse" | "propose" | "accept":
            return _talked(known, trial, best, second)
        case "play":
            return _played(known, trial, best, second)
        case _:
            return phrase(
                "ecarte",
                "{choice}: worth {gap} points more than {other}, over {rounds} deals.",
                choice=named(best.move), other=rejected(second.move),
                gap=_gap(best, second), rounds=deals(found.rounds),
            )  # fmt: skip


def _other(found: Counsel) -> Weighed:
    """Return the best choice besides the one that was made."""
    return next(one for one in found.choices if one.move != found.chosen)


def _talked(known: Knowledge, trial: Trial, best: Weighed, second: Weighed) -> Phrase:
    blanks = {
        "choice": named(best.move),
        "other": rejected(second.move),
        "chance": hundredths(_share(trial, partial(_wins, known))),
        "gap": _gap(best, second),
    }
    if best.move.verb in ("stand", "refuse"):
        return phrase(
            "ecarte",
            "{choice}: you win the point in {chance} % of the deals; {other} is worth {gap} "
            "points less.",
            **blanks,
        )
    if _share(trial, partial(_wins, known)) > HALF:
        # New cards may be better still: the win as it is speaks for what was not chosen.
        return phrase(
            "ecarte",
            "{choice}: {other} is worth {gap} points less, though without new cards you win the "
            "point in {chance} % of the deals.",
            **blanks,
        )
    return phrase(
        "ecarte",
        "{choice}: as it is you win the point in {chance} % of the deals; {other} is worth "
        "{gap} points less.",
        **blanks,
    )


def _gap(best: Weighed, second: Weighed) -> Figure:
    return behind(second.move, best.move, best.worth - second.worth, sign="-")


def _wins(known: Knowledge, world: World) -> bool:
    return (result(world.elder, world.dealer) >= WON) == known.leads


def _played(known: Knowledge, trial: Trial, best: Weighed, second: Weighed) -> Phrase:
    shares = [_share(trial, partial(_makes, known, weighed.move)) for weighed in (best, second)]
    chances = [*map(hundredths, shares)]
    blanks = {"choice": named(best.move), "other": rejected(second.move)}
    if _tells_it(shares[0] - shares[1], best.worth - second.worth):
        return phrase(
            "ecarte",
            "{choice} wins the point in {chance} % of {rounds} deals, {other} in {less} %.",
            **blanks, chance=chances[0], less=chances[1], rounds=trial.rounds,
        )  # fmt: skip
    return phrase(
        "ecarte",
        "{choice} is worth {gap} points more than {other}; it wins the point in {chance} % of "
        "{rounds} deals.",
        **blanks, chance=chances[0], rounds=trial.rounds,
        gap=_gap(best, second),
    )  # fmt: skip


def _tells_it(more: float, gap: float) -> bool:
    """Tell whether so many more points won are most of a gap: else it is the vole that counts."""
    return percent(more) > 0 and more * LOST_AND_WON >= gap / 2


def _makes(known: Knowledge, move: Move, rival: int) -> bool:
    """Tell whether a card wins the point against a hand, both open from then on; or an end does."""
    if not move.cards:
        return move.verb == "claim"
    state = known.state
    bit = bits(state.trump)
    card, won = bit[move.cards[0]], state.tricks(known.seat)
    if state.trick:
        return replied(bit[state.trick[0].card], card, rival, known.mine, won) >= WON
    return led(card, known.mine, rival, won) >= WON


def _share(trial: Trial, holds: Callable[[Any], bool]) -> float:
    hits = sum(t for t, world in zip(trial.times, trial.worlds, strict=True) if holds(world))
    return hits / sum(trial.times)
