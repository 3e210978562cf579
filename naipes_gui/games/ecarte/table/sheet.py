"""The account of a hand: where every point comes from."""

from collections.abc import Mapping, Sequence

from naipes_gui.core.common_words import hand_and_trump
from naipes_gui.core.equation import Equation, added
from naipes_gui.core.face import PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.match_end import Holding, told_winner
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import NOBODY, Paid, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.ecarte.rules.state import GAME, HAND_SIZE, EcarteState, Phase, other
from naipes_gui.games.ecarte.table.moments import decided

BRIEF: Mapping[str, Phrase] = {
    "turned_king": phrase("ecarte", "king turned up"),
    "king": phrase("ecarte", "king"),
    "point": phrase("ecarte", "the hand"),
    "vole": phrase("ecarte", "vole"),
    "claim": phrase("ecarte", "point claimed"),
    "vole_after_revoke": phrase("ecarte", "vole"),
    "refusal": phrase("ecarte", "the other's authority failed"),
}
"""What scores, in a word or two; all else is that somebody gave up."""
GIVEN_UP = phrase("ecarte", "given up")
SEATS = (Seat(0), Seat(1))


def score_sheet(view: View[EcarteState], hand: PlayedHand) -> ScoreSheet:
    """Return the rows of both players, the one who scored more first."""
    last: EcarteState = hand.states[-1]
    lines = tuple(_line(view, hand, last, seat) for seat in SEATS)
    best = max(lines, key=lambda line: line.gained)
    drawn = lines[0].gained == lines[1].gained
    return ScoreSheet(
        title=_title(view, last, NOBODY if drawn else best.seat, best.gained),
        subtitle=hand_and_trump(view, last.deals, last.trump, hand.states[0].dealer),
        lines=lines if best is lines[0] else lines[::-1],
        winner=None if drawn else best.seat,
        match_over=last.stage is Stage.OVER,
        check=_check(hand),
        columns=(phrase("games", "Tricks"),),
        unit=phrase("games", "Points"),
        equation=None if drawn else _equation(hand, best.seat),
        early=_early(view, hand),
        summary=_summary(view, hand, NOBODY if drawn else best.seat),
    )


def _line(view: View[EcarteState], hand: PlayedHand, last: EcarteState, seat: Seat) -> ScoreLine:
    mine = [paid for paid in hand.paid if paid.taker == seat]
    derivation = tuple(_source(view, last, paid) for paid in mine)
    gained = sum(paid.amount for paid in mine)
    tricks = (last.tricks(seat),)
    return ScoreLine(seat, None, derivation, gained, last.scores[seat], tricks)


def _source(view: View[EcarteState], last: EcarteState, paid: Paid) -> Phrase:
    match paid.reason:
        case "turned_king":
            return phrase("ecarte", "King turned up: 1 (Rule 4.7)")
        case "king":
            return phrase("ecarte", "King announced: 1 (Rule 4.12)")
        case "point":
            return phrase("ecarte", "%n trick(s): 1 (Rule 4.16)", n=last.tricks(paid.taker))
        case "vole":
            return phrase("ecarte", "All five tricks, the vole: 2 (Rule 4.16)")
        case "claim":
            return phrase("ecarte", "The point claimed with certain tricks: 1 (Rule 4.18)")
        case "vole_after_revoke":
            return phrase("ecarte", "The vole after a revoke: 1 (Rule 4.20)")
        case "refusal":
            return _refusal(view, other(paid.taker))
        case _:
            return _resignation(view, other(paid.taker), paid.amount)


def _equation(hand: PlayedHand, best: Seat) -> Equation | None:
    """Add up what the better one scored."""
    parts = [
        (paid.amount, BRIEF.get(paid.reason, GIVEN_UP)) for paid in hand.paid if paid.taker == best
    ]
    return added(parts, phrase("games", "{who}", who=Who(best)))


def _refusal(view: View[EcarteState], loser: Seat) -> Phrase:
    if loser == view.seat:
        return phrase("ecarte", "You played with authority and did not win: 1 (Rule 4.17)")
    return phrase(
        "ecarte", "{who} played with authority and did not win: 1 (Rule 4.17)", who=Who(loser)
    )


def _resignation(view: View[EcarteState], loser: Seat, points: int) -> Phrase:
    if loser == view.seat:
        return phrase("ecarte", "You gave up the hand: {points}", points=points)
    return phrase("ecarte", "{who} gave up the hand: {points}", who=Who(loser), points=points)


def _title(view: View[EcarteState], last: EcarteState, best: Seat, gained: int) -> Phrase:
    if max(last.scores) >= GAME:
        return _game_won(view, last)
    if best == NOBODY and gained:
        return phrase("ecarte", "Both score %n point(s)", n=gained)
    if best == NOBODY:
        return phrase("ecarte", "Nobody scores")
    if best == view.seat:
        return phrase("ecarte", "You score %n point(s)", n=gained)
    return phrase("ecarte", "{who} scores %n point(s)", who=Who(best), n=gained)


def _game_won(view: View[EcarteState], last: EcarteState) -> Phrase:
    best = Seat(last.scores.index(max(last.scores)))
    high, low = max(last.scores), min(last.scores)
    if best == view.seat:
        return phrase("ecarte", "You win the game {high} to {low}", high=high, low=low)
    return phrase(
        "ecarte", "{who} wins the game {high} to {low}", who=Who(best), high=high, low=low
    )


def _early(view: View[EcarteState], hand: PlayedHand) -> Phrase | None:
    takers = [paid.taker for paid in hand.paid if paid.reason == "point"]
    return decided(hand.states[-1], takers[0], view.seat) if takers else None


def _check(hand: PlayedHand) -> Phrase | None:
    last: EcarteState = hand.states[-1]
    whole = sum(map(last.tricks, SEATS)) == HAND_SIZE
    if not whole:
        return None
    return phrase(
        "ecarte", "{first} + {second} = {all} tricks ({who} and {other})",
        first=last.tricks(Seat(0)), second=last.tricks(Seat(1)), all=HAND_SIZE,
        who=Who(0), other=Who(1),
    )  # fmt: skip


def _summary(view: View[EcarteState], hand: PlayedHand, best: Seat) -> Phrase:
    """Say in a few words how the points were made."""
    last: EcarteState = hand.states[-1]
    who = Who(best)
    reasons = {paid.reason for paid in hand.paid if paid.taker == best}
    if best == NOBODY and hand.paid:
        each = sum(paid.amount for paid in hand.paid) // len(SEATS)
        return phrase("ecarte", "%n point(s) on either side", n=each)
    if best == NOBODY:
        return phrase("ecarte", "no points")
    if last.phase is not Phase.PLAY or not reasons - {"king", "turned_king"}:
        return phrase("ecarte", "{who}: the king", who=who)
    if reasons & {"king", "turned_king"}:
        return _king_and(reasons, who)
    if "refusal" in reasons:
        return phrase("ecarte", "{who}: the hand, and the other's authority failed", who=who)
    if "resign" in reasons:
        return phrase("ecarte", "{who}: the other gave up", who=who)
    if "claim" in reasons:
        return phrase("ecarte", "{who}: point claimed", who=who)
    if reasons & {"vole", "vole_after_revoke"}:
        return phrase("ecarte", "{who}: vole", who=who)
    return phrase("ecarte", "{who}: %n trick(s)", who=who, n=last.tricks(best))


def _king_and(reasons: set[str], who: Who) -> Phrase:
    if reasons & {"vole", "vole_after_revoke"}:
        return phrase("ecarte", "{who}: king and vole", who=who)
    if "resign" in reasons:
        return phrase("ecarte", "{who}: the king, and the other gave up", who=who)
    return phrase("ecarte", "{who}: king and point", who=who)


# The end of the match.


def holding(state: EcarteState, seat: Seat) -> Holding:
    """Return the points of a single game, or how many games or stakes a seat has won."""
    if any(state.stakes) and sum(state.games) > 1:
        return Holding(state.stakes[seat], phrase("ecarte", "%n stake(s)", n=state.stakes[seat]))
    if sum(state.games) > 1:
        return Holding(state.games[seat], phrase("ecarte", "%n game(s)", n=state.games[seat]))
    return Holding(state.scores[seat], phrase("games", "%n point(s)", n=state.scores[seat]))


def verdict(view: View[EcarteState], ranking: Sequence[Sequence[Seat]]) -> Phrase:
    """Return who has won, and by how much."""
    state, best = view.state, ranking[0]
    if sum(state.games) == 1 and max(state.scores) >= GAME:
        return _game_won(view, state)
    words = holding(state, best[0]).words
    if len(best) > 1:
        return told_winner(ranking, view.seat, words)
    low = holding(state, other(best[0])).figure
    if best[0] == view.seat:
        return phrase("ecarte", "You win the match, {games} to {low}", games=words, low=low)
    return phrase(
        "ecarte", "{who} wins the match, {games} to {low}", who=Who(best[0]), games=words, low=low
    )
