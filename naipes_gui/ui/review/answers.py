"""Puts together what the sheet of an answer says, from whatever is known so far."""

from typing import Any

from naipes_gui.bots.reasons import is_reckoned, of_the_move
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.zones import Role
from naipes_gui.review.judged import Judged
from naipes_gui.ui.beside_table.could_words import COULD
from naipes_gui.ui.beside_table.option_bars import Row, in_short, listed, written
from naipes_gui.ui.review import plain_words
from naipes_gui.ui.review.answer import Answer
from naipes_gui.ui.review.course import TOLD, Course, Verdict
from naipes_gui.ui.review.decision import decision_of
from naipes_gui.ui.review.line_story import Step, answered, steps
from naipes_gui.ui.review.lines import Lines
from naipes_gui.ui.review.words import Words
from naipes_gui.ui.shared.theme import LIGHT


def answer(
    words: Words, course: Course, view: View[Any], move: Move, verdict: Verdict, lines: Lines,
    guess: int = -1,
) -> Answer:  # fmt: skip
    """Return what the sheet says of a try.

    ``guess`` is which answer the person gives to whether the hand could be won.
    """
    judged = course.present
    if verdict not in TOLD:
        return _to_be_found(words, judged, view, move, verdict, lines)
    title = words.verdict(judged, view, move, verdict)
    exact = words.exact(lines.line(judged.ply, move), happened=_happened(lines, judged, move))
    shown, more = listed(judged, move)
    rows = written((_row(words, judged, view, move, place) for place in shown), judged.unit)
    # A line that wins is an answer already: beside it nobody is asked.
    tells = guess >= 0 or lines.shows_a_win(judged, move)
    could = _could(words, lines, judged, move, tells=tells)
    found = lines.could(judged.hand) if could else None
    # Nobody is told before he has said what he thinks: it is a question while it is tried out.
    is_told = found is not None and tells
    could_at = list(COULD).index(found.answer) if found is not None and is_told else -1
    guessed = words.guessed(guess, could_at, found if is_told else None)
    return Answer(
        verdict, title, _paid(words, judged, view, verdict), in_short(judged),
        rows, more, _why(words, judged, view), plain_words.figures(words, judged),
        judged.flagged, words.named(view, move), exact,
        _would(words, lines, judged, move),
        could, could_at, words.onwards(course),
        _proof(words, lines, judged, move), _deals(words, lines, judged, view),
        _over_deals(words, lines, judged),
        _has_hands(view), lines.is_dealing(judged.ply),
        _steps(words, lines, judged, move), _happened(lines, judged, move),
        guess, guessed if could else "", decision_of(words, judged, view),
        *words.asks_could(), words.to_prove(),
    )  # fmt: skip


def _to_be_found(
    words: Words, judged: Judged, view: View[Any], move: Move, verdict: Verdict, lines: Lines
) -> Answer:  # fmt: skip
    """Return what is said of a bad try: no more than that, and what was replied to it."""
    happened, line = _happened(lines, judged, move), lines.line(judged.ply, move)
    told = _steps(words, lines, judged, move)
    if line is not None:
        told = told[: answered(line, told, judged.seat) + 1]
    why = plain_words.falls_short_of_the_best(words, judged, view, move)
    return Answer(
        verdict, words.verdict(judged, view, move, verdict),
        " ".join(filter(None, (why, words.more_to_find(verdict)))),
        exact=words.exact(line, happened=happened),
        would=_would(words, lines, judged, move, compares=not why), told=told,
        proof=_proof(words, lines, judged, move), to_prove=words.to_prove(), happened=happened,
        of=words.named(view, move),
    )  # fmt: skip


def _paid(words: Words, judged: Judged, view: View[Any], verdict: Verdict) -> str:
    """Return what was played and what it cost; of what was no mistake, why it is none."""
    paid = "" if verdict in (Verdict.OWN, Verdict.BEHIND) else plain_words.paid(words, judged, view)
    said = "" if judged.flagged else plain_words.no_reproach(words, judged, view)
    return f"{paid} {said}".strip()


def _why(words: Words, judged: Judged, view: View[Any]) -> str:
    """Return why the best is better; how much it is so is told with what was made."""
    if why := words.told(judged.why):
        return why
    compared = plain_words.compared(words, judged, view)
    grounds = plain_words.grounds(words, judged, view, is_shown=bool(judged.reason))
    if is_reckoned(judged.reason):
        return " ".join(filter(None, (grounds, _gist(words, judged)))) or compared
    # What is plain to see is a reason too, where nothing else was found.
    doing = words.told(of_the_move(judged.reason))
    reason = f"{doing or words.reason(judged)} {grounds}".strip() if judged.reason else grounds
    return reason or words.reason(judged)


def _gist(words: Words, judged: Judged) -> str:
    gist = None
    if judged.flagged and isinstance(judged.reason, Phrase):
        gist = words.face.gist(judged.reason, judged.best, judged.made)
    return words.wording.say(gist) if gist is not None else ""


def _row(words: Words, judged: Judged, view: View[Any], tried: Move, one: Any) -> Row:
    is_best = one.move.meaning == judged.best.meaning
    is_mine = one.move.meaning == judged.made.meaning
    is_wrong = is_mine and judged.flagged
    ink = LIGHT.dots if is_best else LIGHT.negative if is_wrong else LIGHT.text2
    # It is in doubt how far two lie apart: it stands at the one that was compared with the best.
    best = judged.weighed(judged.best)
    doubt = 0.0 if is_best else one.margin or (best.margin if best is not None else 0.0)
    return Row(words.choice(view, one.move), words.option(judged, one, tried), one.worth,
               doubt, ink, is_best, said=words.beside_the_best(judged, one))  # fmt: skip


def _would(
    words: Words, lines: Lines, judged: Judged, move: Move, *, compares: bool = True
) -> str:  # fmt: skip
    line = lines.line(judged.ply, move)
    if line is None:
        failed = (judged.ply, move.meaning) in lines.failed
        return translate("knowledge", "There is no answer: see the log.") if failed else ""
    best = next((c.worth for c in judged.choices if c.move.meaning == judged.best.meaning), 0.0)
    tried = next((c.worth for c in judged.choices if c.move.meaning == move.meaning), best)
    worse = compares and best - tried > judged.costly > 0
    # Others may sit there today: of one's own choice nothing would have been otherwise, though.
    own = move.meaning == judged.made.meaning
    better = judged.flagged and move.meaning == judged.best.meaning
    return words.would(line, worse=worse, better=better, happened=own)


def _happened(lines: Lines, judged: Judged, move: Move) -> bool:
    """Tell whether it was so: other opponents would have gone on in another way."""
    line = lines.line(judged.ply, move)
    return move.meaning == judged.made.meaning and (line is None or line.exact)


def _could(words: Words, lines: Lines, judged: Judged, move: Move, *, tells: bool) -> list[str]:
    """Return the four answers, where the hand was not won."""
    if lines.is_won(judged, move):
        return []
    found = lines.could(judged.hand)
    told = {answer: words.wording.say(said) for answer, said in COULD.items()}
    if tells and found is not None and found.changes:
        ply = found.changes[0][0]
        told[found.answer] = words.could(found, lines.view(ply))
    return list(told.values())


def _steps(words: Words, lines: Lines, judged: Judged, move: Move) -> list[Step]:
    line = lines.line(judged.ply, move)
    return steps(line, words.face, words.wording, judged.seat) if line is not None else []


def _has_hands(view: View[Any]) -> bool:
    """Tell whether others hold any cards.

    While piles grow nobody does, and five deals would show nothing that can be pictured.
    """
    zones = view.zones
    return any(
        cards and zones.role(zone) is Role.HAND and zones.owner(zone) != view.seat
        for zone, cards in view.state.table.items()
    )


def _deals(words: Words, lines: Lines, judged: Judged, view: View[Any]) -> list[str] | None:
    found = lines.deals(judged.ply)
    if found is None:
        return None
    return [words.deal(each, judged, view) for each in found.shown]


def _over_deals(words: Words, lines: Lines, judged: Judged) -> str:
    found = lines.deals(judged.ply)
    if found is None:
        return ""
    return words.over_the_deals(
        found.brings, fewest=lines.fewest_win, is_mistake=judged.flagged
    )  # fmt: skip


def _proof(words: Words, lines: Lines, judged: Judged, move: Move) -> str:
    proof = lines.proof(judged.ply, move)
    return words.proved(proof.same, proof.asked) if proof is not None else ""
