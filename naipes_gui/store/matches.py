"""Begins a match: a file with a name of its own, the header, and the lot for the first deal."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

from naipes_gui import __version__, games
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import translate
from naipes_gui.store import paths
from naipes_gui.store.header import Header, Player
from naipes_gui.store.names import unused
from naipes_gui.store.recorder import Recorder


def begin_match(
    game_key: str,
    options: Mapping[str, Value],
    seats: Sequence[Player],
    *,
    rng: Random | None = None,
    now: datetime | None = None,
    folder: Path | None = None,
) -> Recorder:
    """Begin a match and draw the lot; options that are not named take their defaults.

    The `SystemRandom` of the machine draws unless a generator is given, and shuffles by
    Fisher and Yates. If the disk refuses, the recorder's `failure` says so.

    Raises:
        BadOptions: the options are not possible.
        BadRecord: there are not as many seats as players.

    """
    begun = datetime.now(UTC) if now is None else now
    about = _header(game_key, options, seats, begun)
    # A file is called by the clock on the player's wall.
    name = f"{game_key} {begun.astimezone().strftime('%Y-%m-%d %H.%M.%S')}"
    recorder = _begin(folder or paths.records_folder(), name, about)
    draw_lot(recorder, rng or SystemRandom())
    return recorder


def begin_for_show(
    game_key: str, options: Mapping[str, Value], seats: Sequence[Player], rng: Random
) -> Recorder:
    """Begin a match that leaves no file behind, and draw the lot.

    Raises:
        BadOptions: the options are not possible.
        BadRecord: there are not as many seats as players.

    """
    recorder = Recorder.in_memory(_header(game_key, options, seats, datetime.now(UTC)))
    draw_lot(recorder, rng)
    return recorder


def draw_lot(recorder: Recorder, rng: Random) -> None:
    """Let every seat draw a card until it is known who deals first."""
    while recorder.timeline.state.stage is Stage.LOT:
        recorder.chance(rng)


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
