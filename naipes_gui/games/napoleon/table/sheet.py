"""The account of a hand: who pays whom, and for what."""

from collections.abc import Iterator
from dataclasses import replace

from naipes_gui.core.common_words import hand_of
from naipes_gui.core.equation import Equation, Sign, Term
from naipes_gui.core.face import PlayedHand, ScoreLine, ScoreSheet
from naipes_gui.core.match_end import HandGlance, Holding
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import BANK, NOBODY, Paid, Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import SUIT_NAMES
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.bids import ladder
from naipes_gui.games.napoleon.rules.state import NapoleonState
from naipes_gui.games.napoleon.rules.words import BRIEF, chips, is_you, name, named, shown
from naipes_gui.games.napoleon.table.moments import decided
from naipes_gui.games.napoleon.table.pot import divided


def score_sheet(view: View[NapoleonState], hand: PlayedHand) -> ScoreSheet:
    """Return the rows of all players, the one who gained most first."""
    last: NapoleonState = hand.states[-1]
    seats = [Seat(seat) for seat in range(len(last.scores))]
    lines = sorted((_line(view, hand, seat) for seat in seats), key=lambda line: -line.gained)
    alone = last.declarer != NOBODY and lines[0].gained > lines[1].gained
    return ScoreSheet(
        title=_title(view, last),
        subtitle=_subtitle(view, hand),
        lines=tuple(lines),
        winner=lines[0].seat if alone else None,
        match_over=last.stage is Stage.OVER,
        check=_check(hand, view.options),
        early=_early(view, last),
        summary=_summary(last),
        columns=(phrase("games", "Tricks"),),
        unit=phrase("games", "Chips"),
        equation=_equation(view, hand) if last.declarer != NOBODY else None,
        declarer=None if last.declarer == NOBODY else last.declarer,
    )


def _line(view: View[NapoleonState], hand: PlayedHand, seat: Seat) -> ScoreLine:
    last: NapoleonState = hand.states[-1]
    gained = _net(hand, seat)
    return ScoreLine(
        seat,
        _caption(hand, seat, view.options),
        tuple(_derivation(view, hand, seat)),
        shown(gained, view.options),
        chips(last, seat, view.options),
        _cells(hand, seat, view.options),
    )


def _sat_out(hand: PlayedHand, seat: Seat, options: NapoleonOptions) -> bool:
    return options.dealer_sits_out and seat == hand.states[0].dealer


def _cells(hand: PlayedHand, seat: Seat, options: NapoleonOptions) -> tuple[int | None, ...]:
    last: NapoleonState = hand.states[-1]
    idle = last.declarer == NOBODY or _sat_out(hand, seat, options)
    return (None if idle else last.tricks(seat),)


def _caption(hand: PlayedHand, seat: Seat, options: NapoleonOptions) -> Phrase | None:
    last: NapoleonState = hand.states[-1]
    if _sat_out(hand, seat, options):
        return phrase("napoleon", "dealt, no cards")
    return name(last.contract) if seat == last.declarer else None


def _derivation(view: View[NapoleonState], hand: PlayedHand, seat: Seat) -> Iterator[Phrase]:
    last: NapoleonState = hand.states[-1]
    for reason in dict.fromkeys(paid.reason for paid in hand.paid):
        mine = [p for p in hand.paid if p.reason == reason and seat in (p.giver, p.taker)]
        if mine:
            yield _source(view, last, seat, mine)
        if mine and reason in ("made", "failed") and last.account.times > 1:
            yield phrase(
                "napoleon",
                "×{times}, as all had passed before (Rule 2.12)",
                times=last.account.times,
            )


def _source(view: View[NapoleonState], last: NapoleonState, seat: Seat, paid: list[Paid]) -> Phrase:
    """Tell payments of one kind that a seat made or received."""
    each, many = shown(paid[0].amount, view.options), len(paid)
    match paid[0].reason:
        case "made" | "failed":
            return _contract(view, last, seat, each, many)
        case "revoke":
            return phrase("napoleon", "Revoke, for all: {amount} (Rule 2.23)", amount=each)
        case reason:
            total = shown(sum(p.amount for p in paid), view.options)
            sign = phrase("napoleon", "+{many}", many=total)
            if paid[0].taker == BANK:
                sign = phrase("napoleon", "−{many}", many=total)
            return _with_pot(reason, sign)


def _with_pot(reason: str, sign: Phrase) -> Phrase:
    match reason:
        case "ante":
            return phrase("napoleon", "Stake: {amount} (Rule 2.32)", amount=sign)
        case "look":
            return phrase("napoleon", "Looked at the card: {amount} (Rule 2.35)", amount=sign)
        case "buy":
            return phrase("napoleon", "Cards bought: {amount} (Rule 2.38)", amount=sign)
        case "pot":
            return phrase("napoleon", "The pot: {amount} (Rule 2.32)", amount=sign)
        case "pot_fail":
            return phrase("napoleon", "The pot doubled: {amount} (Rule 2.32)", amount=sign)
        case _:
            return phrase("napoleon", "Spare hand lost: {amount} (Rule 2.34)", amount=sign)


def _contract(
    view: View[NapoleonState], last: NapoleonState, seat: Seat, each: int, many: int
) -> Phrase:
    won, paid = last.account.made, {"each": each, "many": many, "all": each * many}
    if seat == last.declarer and won:
        return phrase(
            "napoleon", "{bid} made, {each} from each: {each} × {many} = {all} (Rule 2.21)",
            bid=name(last.contract), **paid,
        )  # fmt: skip
    if seat == last.declarer:
        return phrase(
            "napoleon", "{bid} failed, {each} to each: {each} × {many} = {all} (Rule 2.21)",
            bid=name(last.contract), **paid,
        )  # fmt: skip
    bid = named(last.contract)
    if is_you(view, last.declarer):
        if won:
            return phrase("napoleon", "Paid to you for {bid}: {each}", bid=bid, each=each)
        return phrase("napoleon", "From you, who failed {bid}: {each}", bid=bid, each=each)
    who = Who(last.declarer)
    if won:
        return phrase("napoleon", "Paid to {who} for {bid}: {each}", who=who, bid=bid, each=each)
    return phrase("napoleon", "From {who}, who failed {bid}: {each}", who=who, bid=bid, each=each)


def _title(view: View[NapoleonState], last: NapoleonState) -> Phrase:
    if last.declarer == NOBODY:
        return phrase("napoleon", "All have passed")
    offender = last.account.offender
    if offender != NOBODY and is_you(view, offender):
        return phrase("napoleon", "You have revoked")
    if offender != NOBODY:
        return phrase("napoleon", "{who} has revoked", who=Who(offender))
    return _outcome(view, last)


def _equation(view: View[NapoleonState], hand: PlayedHand) -> Equation | None:
    """Tell how much the contract was worth: what each pays, of how many, and how often."""
    last: NapoleonState = hand.states[-1]
    options, mine = view.options, is_you(view, last.declarer)
    paid = [paid for paid in hand.paid if paid.reason in ("made", "failed")]
    if len(paid) < 2:
        return None
    times, each = last.account.times, paid[0].amount
    terms = [
        Term(shown(each // times, options), name(last.contract)),
        Term(len(paid), phrase("napoleon", "rivals"), Sign.TIMES),
    ]
    if times > 1:
        terms.append(Term(times, phrase("napoleon", "all had passed"), Sign.TIMES))
    who, way = Who(last.declarer), 1 if last.account.made else -1
    beside = way * _net(hand, last.declarer) - each * len(paid)
    if beside:
        sign = Sign.PLUS if beside > 0 else Sign.MINUS
        word = phrase("napoleon", "stake and pot")
        terms.append(Term(shown(abs(beside), options), word, sign))
    if last.account.made:
        whose = phrase("napoleon", "for you") if mine else phrase("napoleon", "for {who}", who=who)
    elif mine:
        whose = phrase("napoleon", "you pay")
    else:
        whose = phrase("napoleon", "paid by {who}", who=who)
    total = shown(each * len(paid) + beside, options)
    return Equation(tuple(terms), Term(total, whose, Sign.EQUALS))


def _net(hand: PlayedHand, seat: Seat) -> int:
    return sum(paid.amount * ((paid.taker == seat) - (paid.giver == seat)) for paid in hand.paid)


def _outcome(view: View[NapoleonState], last: NapoleonState) -> Phrase:
    who, bid = Who(last.declarer), named(last.contract)
    match is_you(view, last.declarer), last.account.made:
        case True, True:
            return phrase("napoleon", "You make {bid}", bid=bid)
        case True, False:
            return phrase("napoleon", "You fail {bid}", bid=bid)
        case False, True:
            return phrase("napoleon", "{who} makes {bid}", who=who, bid=bid)
        case _:
            return phrase("napoleon", "{who} fails {bid}", who=who, bid=bid)


def _early(view: View[NapoleonState], last: NapoleonState) -> Phrase | None:
    if last.account.offender != NOBODY or last.declarer == NOBODY or not last.plays:
        return None
    stopped = decided(last, view.seat, made=last.account.made)
    if last.account.made:
        return stopped and phrase(
            "napoleon", "{decided}: the tricks left change nothing", decided=stopped
        )
    count = _fell_short(view, last)
    return phrase("napoleon", "{decided}: {count}", decided=stopped, count=count) if stopped else (
        count
    )  # fmt: skip


def _fell_short(view: View[NapoleonState], last: NapoleonState) -> Phrase:
    """Say how far a bid that failed had come."""
    need = ladder(view.options).terms(last.contract).tricks
    won, left = last.tricks(last.declarer), view.options.tricks - last.tricks_played
    if not need:
        return phrase("napoleon", "a misère may take no trick")
    if left:
        return phrase("napoleon", "{won} of the {need} tricks needed, and only {left} left",
                      won=won, need=need, left=left)  # fmt: skip
    return phrase("napoleon", "{won} of the {need} tricks needed", won=won, need=need)


def _subtitle(view: View[NapoleonState], hand: PlayedHand) -> Phrase:
    last: NapoleonState = hand.states[-1]
    dealer = hand.states[0].dealer
    trump = SUIT_NAMES[last.trump] if last.trump else phrase("napoleon", "none")
    which = hand_of(last.deals, view.options.hands)
    if is_you(view, dealer):
        return phrase("napoleon", "{hand} · Trumps: {trump} · You dealt", hand=which, trump=trump)
    return phrase(
        "napoleon", "{hand} · Trumps: {trump} · {who} dealt",
        hand=which, trump=trump, who=Who(dealer),
    )  # fmt: skip


def _check(hand: PlayedHand, options: NapoleonOptions) -> Phrase:
    last: NapoleonState = hand.states[-1]
    pot = shown(last.bank, options)
    if last.stage is Stage.OVER and pot:
        return divided(hand, options)
    whole = shown(options.stake_chips * len(last.scores), options)
    if options.has_pot:
        return phrase(
            "napoleon", "{chips} + {pot} in the pot = {all} chips",
            chips=whole - pot, pot=pot, all=whole,
        )  # fmt: skip
    return phrase("napoleon", "{all} chips", all=whole)


def _summary(last: NapoleonState) -> Phrase:
    """Say in a few words how the hand ended."""
    who = Who(last.declarer)
    if last.declarer == NOBODY:
        return phrase("napoleon", "all passed")
    if last.account.offender != NOBODY:
        return phrase("napoleon", "{who}: revoke", who=Who(last.account.offender))
    if last.account.made:
        return phrase("napoleon", "{who}: {bid} made", who=who, bid=name(last.contract))
    return phrase("napoleon", "{who}: {bid} failed", who=who, bid=name(last.contract))


# The end of the match.


def glance(plain: HandGlance, last: NapoleonState) -> HandGlance:
    """Return a hand as a column: what was bid, and whether it was made."""
    if last.declarer == NOBODY:
        return replace(plain, word=phrase("napoleon", "passed"), about=None)
    fine = last.account.offender != NOBODY
    made = None if fine else last.account.made
    return replace(plain, word=BRIEF[last.contract.name], about=last.declarer, made=made)


def holding(view: View[NapoleonState], seat: Seat) -> Holding:
    """Return the chips of a seat, and what it has gained."""
    state, options = view.state, view.options
    has, won = chips(state, seat, options), shown(state.scores[seat], options)
    return Holding(has, phrase("napoleon", "%n chip(s)", n=has), won)
