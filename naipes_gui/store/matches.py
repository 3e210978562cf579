"""Begins a match: a file with a name of its own, the header, and the lot for the first deal."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from naipes_gui import __version__, games
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import OUT, Rules, Stage
from naipes_gui.core.state import State
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import translate
from naipes_gui.store import paths
from naipes_gui.store.deal_line import SharedDeal
from naipes_gui.store.header import Header, Player
from naipes_gui.store.names import own_name, unused
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.shuffle import SHARED_PART, Shuffle, shared_secret


def begin_match(
    game_key: str,
    options: Mapping[str, Value],
    seats: Sequence[Player],
    *,
    rng: Random | None = None,
    now: datetime | None = None,
    folder: Path | None = None,
    deal: str = "",
) -> Recorder:
    """Begin a match and draw the lot; options that are not named take their defaults.

    The `SystemRandom` of the machine draws unless a generator is given, and shuffles by
    Fisher and Yates. If the disk refuses, the recorder's `failure` says so. With the code of
    a shared ``deal`` the lot follows from that, as all cards do.

    Raises:
        BadOptions: the options are not possible.
        BadRecord: there are not as many seats as players.

    """
    begun = datetime.now(UTC) if now is None else now
    about = replace(_header(game_key, options, seats, begun), deal=deal)
    recorder = _begin(folder or paths.records_folder(), own_name(game_key, begun), about)
    draw_lot(recorder, rng or SystemRandom())
    return recorder


def begin_shared(
    deal: SharedDeal, person: str, *, now: datetime | None = None, folder: Path | None = None
) -> Recorder:
    """Begin the match of a shared deal, with a person of that name in the first seat."""
    seats = (Player(name=person), *deal.opponents)
    options = deal.options.to_json()
    return begin_match(deal.game, options, seats, now=now, folder=folder, deal=deal.code)


def begin_for_show(
    game_key: str, options: Mapping[str, Value], seats: Sequence[Player], rng: Random,
    path: Path | None = None,
) -> Recorder:  # fmt: skip
    """Begin a match that is in no library, and draw the lot; without a path it leaves no file.

    Raises:
        BadOptions: the options are not possible.
        BadRecord: there are not as many seats as players.
        FileExistsError: there is a file of that name.

    """
    about = _header(game_key, options, seats, datetime.now(UTC))
    recorder = Recorder.in_memory(about) if path is None else Recorder.begin(path, about)
    draw_lot(recorder, rng)
    return recorder


def draw_lot(recorder: Recorder, rng: Random) -> None:
    """Let every seat draw a card until it is known who deals first."""
    rounds, code = count(), recorder.record.header.deal
    while recorder.timeline.state.stage is Stage.LOT:
        if code:
            recorder.lot(shared_lot(recorder.record.rules, recorder.timeline.state, code,
                                    next(rounds)))  # fmt: skip
        else:
            recorder.chance(rng)


def shared_lot(rules: Rules[Any, Any], state: State, code: str, k: int) -> Move:
    """Return the k-th draw for the first deal of a match whose chance follows from a code.

    The cards lie as those of a hand 0 do after k reshuffles, and seat s takes the s-th; where
    nothing is drawn, the dealer is found as a cut of seat 0 is.
    """
    chance = Shuffle(shared_secret(code, 0), 0, SHARED_PART)
    if not rules.lot_is_drawn:
        return Move("lot", number=chance.cut(FIRST, range(len(rules.seats))))
    order = chance.order(rules.lot_pack, k)
    return Move("lot", tuple(order[s] if s in state.drawing else OUT for s in rules.seats))


def _header(
    game_key: str, options: Mapping[str, Value], seats: Sequence[Player], begun: datetime
) -> Header:
    chosen = games.all_games()[game_key].options().make(**options).to_json()
    started = begun.strftime("%Y-%m-%dT%H:%M:%SZ")
    return Header(
        game=game_key,
        options=chosen,
        seats=tuple(seats),
        app=__version__,
        started=started,
        careful=translate(
            "store",
            "This match may still be on: whoever reads further sees hidden cards, and whoever "
            "changes anything breaks the chain. To watch or to check it, open it in Naipes.",
        ),
    )


def _begin(folder: Path, name: str, about: Header) -> Recorder:
    """Create the file, again under the next name if another program was faster."""
    while True:
        try:
            return Recorder.begin(unused(folder, name), about)
        except FileExistsError:
            continue
