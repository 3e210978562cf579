"""The rows of a score sheet as they are heard: what everybody has of a hand, and then why."""

from collections.abc import Iterator

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.figures import Signed, whole
from naipes_gui.core.rules_named import named_once
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, as_sentence, labelled


def told_results(sheet: ScoreSheet, me: Seat, wording: Wording) -> Iterator[str]:
    """Yield what everybody gained and has, the own line first."""
    for line in sheet.rows(me):
        yield labelled(wording.names[line.seat], _gained(line, sheet))


def told_rows(sheet: ScoreSheet, me: Seat, wording: Wording) -> Iterator[str]:
    """Yield all that stands in the rows: first what everybody has of it, then how it came about."""
    if sheet.unit is not None:
        yield as_sentence(wording.say(sheet.unit))
    for line in sheet.rows(me):
        yield labelled(wording.names[line.seat], " ".join(_figures(line, sheet, wording)))
    yield from _reasons(sheet, me, wording)


def _figures(line: ScoreLine, sheet: ScoreSheet, wording: Wording) -> Iterator[str]:
    caption = () if line.caption is None else (wording.say(line.caption),)
    yield as_sentence(", ".join((_gained(line, sheet), *caption)))
    for column, cell in zip(sheet.columns, line.cells, strict=False):
        if cell is not None:
            yield as_sentence(labelled(wording.say(column), whole(cell)))


def _gained(line: ScoreLine, sheet: ScoreSheet) -> str:
    gained = line.gained if sheet.fewest_win else Signed(line.gained)
    told = translate("text_table", "{gained}, {total} in all")
    return told.format(gained=gained, total=line.total)


def _reasons(sheet: ScoreSheet, me: Seat, wording: Wording) -> Iterator[str]:
    named: list[str] = []
    lines = [line for line in sheet.rows(me) if line.derivation]
    if lines:
        yield as_sentence(heading(sheet))
    for line in lines:
        told = (named_once(wording.say(reason), named) for reason in line.derivation)
        # Cards begin some of them, whose names stand in small letters.
        sentences = (as_sentence(text[:1].upper() + text[1:]) for text in told)
        yield labelled(wording.names[line.seat], " ".join(sentences))


def heading(sheet: ScoreSheet) -> str:
    """Return what stands above the reasons."""
    if sheet.fewest_win:
        return translate("score", "Why")
    return translate("score", "How it comes about")
