"""What is known of an opponent, in sentences with their counts and intervals."""

from collections.abc import Iterator

from naipes_gui.core.opponent import LEVEL_NAMES, STYLE_NAMES
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games import all_games
from naipes_gui.statistics.characters import Character, InGame, still_needed
from naipes_gui.statistics.favourites import Made
from naipes_gui.statistics.figures import ENOUGH, Share
from naipes_gui.statistics.opponents import Doing
from naipes_gui.statistics.words import Number, doing, percent, unit, whole

NATURE = {
    "prudent": phrase("characters", "Wants to be sure before she risks anything."),
    "bold": phrase("characters", "Dares what others would think twice about."),
    "serene": phrase("characters", "Plays what the cards are worth, no more and no less."),
    "stubborn": phrase("characters", "Does not like to let go of a hand, even of a bad one."),
    "wary": phrase("characters", "Gives bad cards up early, and waits for better ones."),
    "dreamy": phrase("characters", "Plays well, but forgets half of what has been played."),
    "greedy": phrase("characters", "Goes for the great prize where a small one would be sure."),
    "reckless": phrase("characters", "Risks a lot, never gives up, and wins or loses by it."),
    "patient": phrase("characters", "Waits for good cards, and takes what is sure."),
}
"""What a style is, as its players are made."""


def nature(who: Character) -> Phrase:
    """Return in a sentence who somebody is."""
    return NATURE[who.style]


def style(who: Character) -> Phrase:
    """Return the word for how somebody plays, and how strong they have played."""
    if not who.levels:
        return STYLE_NAMES[who.style]
    levels = tuple(LEVEL_NAMES[level] for level in who.levels)
    return phrase("characters", "{style} · {levels}", style=STYLE_NAMES[who.style], levels=levels)


def acquaintance(who: Character) -> Phrase:
    """Return how well one knows somebody."""
    if not who.games:
        return phrase(
            "characters", "You know nothing of {who} yet: what there is to know comes by playing.",
            who=who.name,
        )  # fmt: skip
    return phrase(
        "characters", "{matches}, {hands} together. You know {known} of {all} habits.",
        matches=phrase("statistics", "%n match(es)", n=who.matches),
        hands=phrase("statistics", "%n hand(s)", n=who.hands),
        known=who.known, all=who.to_know,
    )  # fmt: skip


def heading(seen: InGame) -> Phrase:
    """Return the game and how often one met in it."""
    return phrase(
        "characters", "{game}: {hands}", game=all_games()[seen.game].title,
        hands=phrase("statistics", "%n hand(s)", n=seen.met.hands),
    )  # fmt: skip


def to_discover(game: str) -> tuple[Phrase, tuple[Phrase, ...]]:
    """Return what there is to know in a game where one has not met: heading, and what shows it."""
    info = all_games()[game]
    heading = phrase("characters", "{game}: not met yet", game=info.title)
    parts = (
        phrase("characters", "{habit}: told after %n chance(s).", habit=one.label, n=ENOUGH)
        for one in info.statistics().habits
    )
    return heading, tuple(parts)


def sentences(seen: InGame, number: Number) -> Iterator[Phrase]:
    """Yield what is known of somebody in a game, then what is not known yet."""
    yield _between(seen, number)
    for one in seen.known:
        told, others = _known(seen.met.name, one, number), seen.compared(one)
        yield told if others is None else _compared(told, one.share, others, number)
    yield from (_unknown(one) for one in seen.unknown)


def _between(seen: InGame, number: Number) -> Phrase:
    amount = phrase(
        "statistics", "{amount} {unit}", amount=whole(abs(seen.met.ahead), number).lstrip("+"),
        unit=unit(seen.game, seen.units).of_costs.of(abs(seen.met.ahead)),
    )  # fmt: skip
    if seen.met.ahead > 0:
        return phrase("characters", "Between the two of you, you are ahead by {amount}.",
                      amount=amount)  # fmt: skip
    if seen.met.ahead < 0:
        return phrase("characters", "Between the two of you, {who} is ahead by {amount}.",
                      who=seen.met.name, amount=amount)  # fmt: skip
    return phrase("characters", "Between the two of you nobody is ahead.")


def _known(name: str, one: Doing, number: Number) -> Phrase:
    low, high = one.share.between
    return phrase(
        "characters", "{who} {does} ({count} of {of}; in the long run between {low} and {high}).",
        who=name, does=doing(one, number), count=one.share.count, of=one.share.of,
        low=percent(low, number), high=percent(high, number),
    )  # fmt: skip


def _compared(told: Phrase, own: Share, others: Share, number: Number) -> Phrase:
    """Return a habit, and whether that is more or less than what the others do."""
    share = percent(others.share, number)
    if not own.differs(others.share):
        return phrase("characters", "{told} Like the others ({share}).", told=told, share=share)
    if own.share > others.share:
        return phrase("characters", "{told} More than the others ({share}).", told=told,
                      share=share)  # fmt: skip
    return phrase("characters", "{told} Less than the others ({share}).", told=told, share=share)


def favourites(made: Made | None, number: Number) -> Iterator[Phrase]:
    """Yield what somebody makes most often, or that it is not known yet."""
    if made is None:
        return
    if made.hands < ENOUGH:
        yield phrase("characters", "Favourite combinations: still to be learnt, after %n more "
                     "hand(s).", n=ENOUGH - made.hands)  # fmt: skip
    elif not made.things:
        yield phrase("characters", "Has captured no combination in %n hand(s).", n=made.hands)
    for name, share in made.favourites if made.hands >= ENOUGH else ():
        low, high = share.between
        yield phrase(
            "characters", "Makes {thing} in {share} of the hands ({count} of {of}; in the long run "
            "between {low} and {high}).",
            thing=name, share=percent(share.share, number), count=share.count, of=share.of,
            low=percent(low, number), high=percent(high, number),
        )  # fmt: skip


def _unknown(one: Doing) -> Phrase:
    if not one.share.of:
        habit = one.habit.label
        return phrase("characters", "{habit}: there has been no chance for it yet.", habit=habit)
    return phrase(
        "characters", "{habit}: still to be learnt, after %n more chance(s).",
        habit=one.habit.label, n=still_needed(one),
    )  # fmt: skip
