"""``naipes advice``: what is advised in a game, and what that brought when it was measured."""

import argparse
from collections.abc import Iterator

from naipes_gui.bots.advised import Tally, trial
from naipes_gui.cli.choosing import chosen_game
from naipes_gui.cli.commands import Commands, command, whole
from naipes_gui.cli.output import say
from naipes_gui.cli.tables import written
from naipes_gui.cli.workers import told
from naipes_gui.core.advice import Advice
from naipes_gui.core.advice_words import (
    SENTENCES,
    STALE,
    VERDICTS,
    figure,
    is_stale,
    measured,
    under,
    who_plays,
)
from naipes_gui.core.info import GameInfo
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import keys

SEED = "0"


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Tell what is advised in a game, and what following it brings.")
    parser = command(commands, "advice", text, run)
    parser.add_argument("game", metavar="GAME", help=", ".join(keys()))
    deals = translate("cli", "measure it now, over so many deals of each piece of advice")
    parser.add_argument("--deals", type=whole, metavar="N", help=deals)
    only = translate("cli", "one piece of advice alone, by its number")
    parser.add_argument("--number", type=whole, metavar="N", help=only)
    parser.add_argument(
        "--seed", default=SEED, help=translate("cli", "the same seed gives the same deals")
    )


def run(arguments: argparse.Namespace) -> int:
    """Print what was measured, and measure again where that is asked."""
    info = chosen_game(arguments.game)
    say(Wording().say(who_plays(info.advice())), "")
    for number, advice in enumerate(info.advice().advice, start=1):
        if arguments.number not in (None, number):
            continue
        say(f"{number}. {Wording().say(advice.sentence)}")
        say(f"   {Wording().tell(advice.compared, *under(info, advice))}")
        say(*_known(info, advice))
        if arguments.deals:
            tally = _tested(info, advice, arguments.deals, arguments.seed)
            say(f"   {translate('cli', 'Now:')} {_result(info, tally)}")
        say("")
    return 0


def _known(info: GameInfo, advice: Advice) -> Iterator[str]:
    """Yield what was measured before."""
    receipt = info.advice().receipts.get(advice.key)
    if receipt is None:
        return
    chapter, words = info.advice(), Wording()
    figures = figure(receipt.mean, receipt.half, chapter, written)
    unit = phrase("advice", "{figure} {unit}", figure=figures, unit=chapter.unit)
    yield f"   {words.say(unit)}"
    finding = (advice.finding,) if advice.finding is not None else ()
    yield f"   {words.tell(SENTENCES[receipt.verdict], *finding)}"
    stale = (STALE,) if is_stale(info, receipt) else ()
    yield f"   {words.tell(*measured(receipt), *stale)}"


def _tested(info: GameInfo, advice: Advice, deals: int, seed: str) -> Tally:
    test = trial(info, advice, seed)
    gains, dealt = list[float](), 0
    for _ in told(range(deals), deals):
        gain = None
        while gain is None:
            gain, dealt = test.gain(dealt), dealt + 1
        gains.append(gain)
    return Tally(tuple(gains), dealt)


def _result(info: GameInfo, tally: Tally) -> str:
    chapter, words = info.advice(), Wording()
    figures = figure(tally.mean, tally.half, chapter, written)
    parts = [words.say(phrase("advice", "{figure} {unit}", figure=figures, unit=chapter.unit))]
    if (found := tally.verdict) is not None:
        parts.append(words.say(VERDICTS[found]))
    parts.append(words.say(phrase("advice", "%n deal(s)", n=tally.deals)))
    return " · ".join(parts)
