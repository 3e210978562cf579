"""What is said of a shared deal: who sits there, what came of it, and who did better."""

from collections.abc import Iterator, Sequence

from naipes_gui.core.figures import signed, whole
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.store.deal_line import Result, SharedDeal
from naipes_gui.store.deal_results import Comparison
from naipes_gui.ui.shared.people import level_name


def opponents_line(deal: SharedDeal) -> str:
    """Return who plays against one, and how well."""
    names = [player.name for player in deal.opponents]
    listed = translate("deals", "Against {names}").format(names=joined(names))
    levels = dict.fromkeys(player.level for player in deal.opponents)
    words = [Wording().say(level_name(level)) for level in levels]
    return f"{listed} · {', '.join(words)}"


def figures(result: Result) -> str:
    """Return what each hand brought, as people write it."""
    write = signed if result.signed else whole
    return ", ".join(map(write, result.figures))


def told(comparison: Comparison, wording: Wording | None = None) -> list[str]:
    """Return what is known of a deal in sentences; nothing where there is nothing to compare."""
    say = (wording or Wording()).say
    return [say(part) for part in _sentences(comparison)]


def _sentences(comparison: Comparison) -> Iterator[Phrase]:
    mine, again = comparison.mine, comparison.results[1 : comparison.own]
    if mine is not None and again:
        yield _first(mine)
        yield _once_more(again)
    elif mine is not None and comparison.others:
        yield _own(mine)
    for result in comparison.others:
        yield _other(result)
    if comparison.is_race and (again or comparison.others):
        # Else whoever scored a point and gave one away would read that it was none.
        yield phrase("deals", "Counted is the lead: one’s own points less the opponent’s.")


def _first(result: Result) -> Phrase:
    if not result.signed:
        return phrase("deals", "The first time you came in place {figures}.",
                      figures=figures(result))  # fmt: skip
    return phrase("deals", "The first time you made {figures}.", figures=figures(result))


def _own(result: Result) -> Phrase:
    if not result.signed:
        return phrase("deals", "You came in place {figures}.", figures=figures(result))
    return phrase("deals", "You made {figures}.", figures=figures(result))


def _once_more(results: Sequence[Result]) -> Phrase:
    made = "; ".join(map(figures, results))
    if not results[0].signed:
        return phrase("deals", "Once more, you came in place {figures}.", figures=made)
    return phrase("deals", "Once more, you made {figures}.", figures=made)


def _other(result: Result) -> Phrase:
    name = name_of(result)
    if not result.signed:
        return phrase("deals", "With your cards {name} came in place {figures}.", name=name,
                      figures=figures(result))  # fmt: skip
    return phrase("deals", "With your cards {name} made {figures}.", name=name,
                  figures=figures(result))  # fmt: skip


def name_of(result: Result) -> Phrase | str:
    """Return who made a result, as it stands in a sentence."""
    return quoted(result.name) if result.name else phrase("deals", "somebody")
