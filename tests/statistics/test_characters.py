"""Opponents become known step by step: what was seen too seldom is said to be so."""

from collections import Counter
from pathlib import Path

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.games.hachi_hachi.rules.yaku import dekiyaku
from naipes_gui.statistics import character_words as words
from naipes_gui.statistics.characters import Character, characters
from naipes_gui.statistics.facts import Facts, Sitter, read_facts
from naipes_gui.statistics.favourites import Made, making
from naipes_gui.store.record import Record
from tests.statistics.matches import GAME, facts

HABITS = all_games()[GAME].statistics().habits


def met(count: int, of: int, *, ahead: int = 0, nth: int = 1) -> Facts:
    """Return a match in which Bruno did what he is first known for so often."""
    sitters = (Sitter("Lucía"), Sitter("Bruno", "club", "bold"), Sitter("Ana", "club", "prudent"))
    first = (0, 0, count, of, 0, 0)
    habits = (first, *((0,) * 6 for _ in HABITS[1:]))
    totals = (ahead, 0, -ahead)
    return facts(1.0, -1.0, nth=nth, sitters=sitters, habits=habits, totals=totals)


def bruno(*matches: Facts) -> Character:
    return next(who for who in characters(matches) if who.name == "Bruno")


def told(who: Character) -> list[str]:
    say = Wording().say
    return [say(part) for seen in who.games for part in words.sentences(seen, _plain)]


def _plain(value: float, places: int) -> str:
    return f"{value:.{places}f}"


def test_everybody_has_a_page_before_one_has_met() -> None:
    everybody = characters(())
    assert [who.name for who in everybody] == list(CHARACTERS.values())
    assert not any(who.games for who in everybody)
    say = Wording().say
    assert "know nothing of" in say(words.acquaintance(everybody[0]))
    assert all(say(words.nature(who)) for who in everybody)


def test_what_was_seen_too_seldom_is_still_to_be_learnt() -> None:
    who = bruno(met(5, 12))
    assert who.known == 0
    assert f"{Wording().say(HABITS[0].label)}: still to be learnt" in told(who)[1]
    assert "8 more chance" in told(who)[1]


def test_a_habit_is_told_with_its_count_and_interval() -> None:
    who = bruno(met(16, 22, nth=1), met(15, 22, nth=2))
    assert (who.matches, who.hands, who.known) == (2, 4, 1)
    assert told(who)[1] == (
        "Bruno bids in 70 % of the hands (31 of 44; in the long run between 56 % and 82 %)."
    )


def test_a_habit_is_compared_with_that_of_the_others() -> None:
    def beside_ana(bruno_does: int, ana_does: int) -> str:
        match = met(bruno_does, 60)
        first = (0, 0, bruno_does, 60, ana_does, 60)
        return told(bruno(match._replace(habits=(first, *match.habits[1:]))))[1]

    assert beside_ana(40, 12).endswith(" More than the others (20 %).")
    assert beside_ana(6, 30).endswith(" Less than the others (50 %).")
    assert beside_ana(30, 32).endswith(" Like the others (53 %).")
    assert beside_ana(30, 0).count("others") == 1


def test_what_could_not_be_done_yet_is_not_a_matter_of_so_many_hands() -> None:
    assert told(bruno(met(0, 0)))[1].endswith("there has been no chance for it yet.")


def test_who_is_ahead_is_said_from_both_sides() -> None:
    assert "you are ahead by 3 chips" in told(bruno(met(1, 2, ahead=3)))[0]
    assert "Bruno is ahead by 3 chips" in told(bruno(met(1, 2, ahead=-3)))[0]
    assert "nobody is ahead" in told(bruno(met(1, 2)))[0]


def test_levels_are_named_from_the_weakest() -> None:
    strong = met(1, 2, nth=2)
    sitters = (strong.sitters[0], Sitter("Bruno", "expert", "bold"), strong.sitters[2])
    who = bruno(strong._replace(sitters=sitters), met(1, 2))
    assert who.levels == ("club", "expert")


def test_favourites_are_counted_from_the_matches_themselves() -> None:
    record = next((Path(__file__).parents[1] / "records/hachi_hachi").glob("*acanomas.naipes"))
    found = read_facts(record)
    assert found is not None
    steps, made = making([found]), None
    while made is None:
        try:
            next(steps)
        except StopIteration as end:
            made = end.value
    rivals = {found.sitters[seat].name for seat in found.opponents}
    assert {name for _, name in made} == rivals
    assert all(one.hands == len(found.worths) for one in made.values())
    played = Record.load(record)
    ends = [hand.states[-1] for hand in played.timeline.hands()]
    every = sum(
        len(dekiyaku(state.pile(Seat(seat)), played.rules.options))
        for state in ends for seat in found.opponents
    )  # fmt: skip
    assert sum(sum(one.things.values()) for one in made.values()) == every > 0


def test_favourites_are_told_once_there_are_enough_hands() -> None:
    poems = phrase("test", "poems")
    few, many = Made(hands=12), Made(hands=40, things=Counter(poems=10), names={"poems": poems})
    say = Wording().say
    assert "after 8 more hand" in say(next(words.favourites(few, _plain)))
    assert say(next(words.favourites(many, _plain))) == (
        "Makes poems in 25 % of the hands (10 of 40; in the long run between 14 % and 40 %)."
    )
    assert not list(words.favourites(None, _plain))
