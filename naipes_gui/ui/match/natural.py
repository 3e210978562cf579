"""Which of moves that are worth the same a hint names: the one that gives away the least. No Qt.

An opponent may choose any of them; whoever learns wonders why a dear card should go.
"""

from dataclasses import replace
from typing import Any

from naipes_gui.bots.contrast import tells_how_it_ends
from naipes_gui.core import beaten
from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.face import Face
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording
from naipes_gui.review.judged import TIED
from naipes_gui.ui.match.nudges import no_mistakes

NONE_APART = phrase("hints", "Others that are as good do that too.")
GIVES_LEAST = phrase("hints", "When it makes no difference, one parts with what is worth least.")


def as_natural(face: Face, view: View[Any], counsel: Counsel, costly: float) -> Counsel:
    """Return a counsel that names the natural move of those that are as good as the chosen."""
    usual = face.by_experience(view)
    if usual in [one.move for one in no_mistakes(counsel, costly)[1:]]:
        why = dict(counsel.why_alike).get(usual, "")
        return replace(counsel, chosen=usual, odds="", outcome="", why=why)
    tied = _tied(face, view, counsel, costly)
    least = min(tied, key=lambda one: tied[one], default=None)
    chosen = face.gives(view, counsel.chosen)
    if least is None or chosen is None or tied[least] >= chosen:
        return counsel
    # The reason of a player is one for what it chose.
    why = dict(counsel.why_alike).get(least.move, "")
    reason = _least(face, view, tied)
    return replace(counsel, chosen=least.move, odds="", outcome="", reason=reason, why=why)


def because(
    face: Face, view: View[Any], counsel: Counsel, costly: float
) -> tuple[Phrase | str, ...]:
    """Return what follows from the move, then whether it pays; nothing if all is the same.

    Where that is not known, or only beside what nobody would do, what is true of the position must
    do, if it is of no worse move. How a hand ends tells nobody what to look at: then what is true
    of the position goes first, and where nothing else can be said it must do.
    """
    return tuple(filter(None, _because(face, view, counsel, costly))) or tuple(
        filter(None, (counsel.outcome,))
    )


def _because(
    face: Face, view: View[Any], counsel: Counsel, costly: float
) -> tuple[Phrase | str | None, ...]:  # fmt: skip
    true = _ground(face, view, counsel)
    if counsel.why and not tells_how_it_ends(counsel.why) and not (true and counsel.is_obvious):
        return counsel.why, counsel.odds
    if _is_of_both(face, view, counsel, true) and (counsel.chosen.cards or not counsel.why):
        true = None
    is_alike = true is not None and _is_of_alike(face, view, counsel, true)
    apart = None if is_alike else true
    if counsel.why and not (apart and counsel.is_obvious):
        return apart, counsel.why
    if gives_least(face, view, counsel, costly):
        least = _least(face, view, _tied(face, view, counsel, costly))
        # Beside what is true of the move itself the rule of it is one sentence too many.
        # Who captures parts with nothing: what others would give away is no news then.
        parts = (face.gives(view, counsel.chosen) or 0) > 0
        beside = least.blanks.get("dear") if parts else None
        return apart, counsel.odds, beside if apart else least
    return true, counsel.odds, NONE_APART if is_alike else ""


def _ground(face: Face, view: View[Any], counsel: Counsel) -> Phrase | None:
    """Return what is true of the move, if that is a reason and not said before.

    That many cards beat one is none.
    """
    true = face.because(view, counsel.chosen)
    is_count = true is not None and true.context == beaten.CONTEXT
    is_weak = is_count and (beaten.how_many(true) or 0) > beaten.FEW
    return None if is_weak or true in face.matters(view) else true


def told_why(face: Face, view: View[Any], counsel: Counsel, costly: float, wording: Wording) -> str:
    """Return why the move is made, in words; where nothing of that shows, with its figures."""
    found = because(face, view, counsel, costly)
    return " ".join(map(wording.say, found)) or wording.say(counsel.reason)


def shares_its_reason(counsel: Counsel) -> bool:
    """Tell whether a move that is as good has the same reason: it speaks against another alone."""
    own = _of_cards(counsel.why)
    return bool(own) and any(
        _of_cards(why) == own for move, why in counsel.why_alike
        if move in counsel.alike and move != counsel.chosen
    )  # fmt: skip


def _of_cards(why: Any) -> frozenset[Any]:
    """Return which cards a reason names, each in which sentence; how often does not count."""
    if not isinstance(why, Phrase):
        return frozenset()
    found = set[Any]()
    for each in why.blanks.values():
        if isinstance(each, Phrase):
            found |= _of_cards(each)
        elif isinstance(each, Card | tuple):
            found.add((why.source, each))
    return frozenset(found)


def _is_of_alike(face: Face, view: View[Any], counsel: Counsel, true: Phrase) -> bool:
    """Tell whether something is as true, but for the names, of a move that is as good."""
    if "n" not in true.blanks and beaten.how_many(true) is None:
        return False
    others = (face.because(view, move) for move in counsel.alike)
    return any(other is not None and _counts(other) == _counts(true) for other in others)


def _counts(said: Phrase) -> tuple[Any, ...]:
    """Return a sentence without the names in it, only with what it counts."""
    if (many := beaten.how_many(said)) is not None:
        return _of_beating(said), many
    inner = (_counts(each) for each in said.blanks.values() if isinstance(each, Phrase))
    return (said.source, said.blanks.get("n"), *(each for each in inner if each[1] is not None))


def _of_beating(said: Phrase) -> str:
    """Return what else a sentence says than what beats a card: by name or number is the same."""
    return said.context if said.context == beaten.CONTEXT else said.source


def _is_of_both(face: Face, view: View[Any], counsel: Counsel, true: Phrase | None) -> bool:
    """Tell whether something is as true of a move that is worth less, or of more cards there."""
    worse = counsel.clearly_worse
    other = None if worse is None else face.because(view, worse)
    if true is None or other is None:
        return False
    one, two = beaten.how_many(true), beaten.how_many(other)
    if one is not None and two is not None and _of_beating(true) == _of_beating(other):
        return one >= two
    if true.source == other.source and "n" in true.blanks:
        return bool(true.blanks["n"] >= other.blanks["n"])
    return true == other


def gives_least(face: Face, view: View[Any], counsel: Counsel, costly: float) -> bool:
    """Tell whether the chosen move gives away less than each of those that are as good."""
    gives = face.gives(view, counsel.chosen)
    tied = _tied(face, view, counsel, costly).values()
    return gives is not None and gives <= min(tied, default=gives) and gives < max(tied, default=0)


def _least(face: Face, view: View[Any], tied: dict[Weighed, int]) -> Phrase:
    """Say that the chosen gives away least, and what the one that gives most would."""
    dear = face.given_away(view, max(tied, key=lambda one: tied[one]).move)
    if dear is None:
        return GIVES_LEAST
    return phrase("hints", "{least} {dear}", least=GIVES_LEAST, dear=dear)


def _tied(face: Face, view: View[Any], counsel: Counsel, costly: float) -> dict[Weighed, int]:
    """Return what is as good as the best, as nearly as that is known, and what each gives away."""
    given = {
        one: face.gives(view, one.move) for one in counsel.choices
        if counsel.choices[0].worth - one.worth <= min(one.margin, TIED * costly)
        and one.margin <= costly
    }  # fmt: skip
    return {one: gives for one, gives in given.items() if gives is not None}
