"""Two people on one machine: nothing that one does changes a byte of the other's files."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.errors import NaipesError
from naipes_gui.review import sidecar
from naipes_gui.review.kept import Kept
from naipes_gui.statistics.history import History
from naipes_gui.store import paths, profiles, settings
from naipes_gui.store.deal_line import read_line
from naipes_gui.store.deal_results import Claims, line_of
from naipes_gui.store.deals import read_deals
from naipes_gui.store.library import Library
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from tests.disk_contents import every_file
from tests.ui.table_help import begun as begun_in


def begun() -> Path:
    """Begin a match of whoever plays."""
    recorder = begun_in(paths.records_folder())
    recorder.close()
    return recorder.path


def deeds(random: Random, others: Sequence[Path]) -> Iterator[Callable[[], object]]:
    """Yield what one person can do, in a chance order; every deed asks anew who plays."""

    def library() -> Library:
        return Library(paths.records_folder(), paths.trash_folder(), paths.index_file())

    def noted() -> None:
        path = random.choice(library().files)
        recorder = Recorder.going_on(path, Record.load(path))
        recorder.note("mine", 1)
        recorder.close()

    def claimed() -> None:
        line = line_of(Record.load(random.choice(library().files)))
        Claims(paths.results_file()).add(read_line(line))

    def reviewed() -> None:
        # Also matches of the others, as somebody may who opens a file.
        for path in [*library().files, *others]:
            sidecar.keep(path, Kept.of(Record.load(path)))

    everything: list[Callable[[], object]] = [
        begun, noted, claimed,
        lambda: library().matches(),
        lambda: library().rename(random.choice(library().files), "another name"),
        lambda: library().delete(random.choice(library().files)),
        lambda: library().put_back(library().trashed()[0].path),
        lambda: library().empty_trash(),
        lambda: library().bring_in(random.choice(library().files)),
        lambda: History(paths.records_folder(), paths.statistics_file()).facts(),
        reviewed,
        lambda: [read_deals(path) for path in library().files],
        lambda: settings.save(Settings(volume=5), paths.settings_file()),
        lambda: profiles.rename(profiles.present(), f"B {random.random()}"),
        lambda: profiles.add(f"C {random.random()}"),
        lambda: profiles.take_place(),
    ]  # fmt: skip
    for _ in range(60):
        yield random.choice(everything)


@pytest.mark.parametrize("first_plays", [False, True])
def test_nothing_that_one_does_changes_a_byte_of_another(first_plays: bool) -> None:
    random = Random(7)
    ana, idle = profiles.add("Ana"), paths.FIRST
    for key in (paths.FIRST, ana.key):
        paths.play_as(key)
        for _ in range(2):
            begun()
        library = Library(paths.records_folder(), paths.trash_folder(), paths.index_file())
        library.delete(library.files[0])
        library.matches()
    if first_plays:
        idle = ana.key
        paths.play_as(paths.FIRST)
    profiles.remember()
    own = _own(idle)
    assert len(own) >= 3
    for deed in deeds(random, [Path(path) for path in own if path.endswith(SUFFIX)]):
        with suppress(NaipesError, IndexError):  # an empty bin, a name that is taken
            deed()
        assert _own(idle) == own


def _own(key: str) -> dict[str, bytes]:
    """Return the files of a profile."""
    kinds = (paths.config_folder(), paths.data_folder(), paths.cache_folder())
    found = dict[str, bytes]()
    for folder in kinds:
        others = folder / paths.PROFILES
        found |= every_file(others / key) if key else every_file(folder, but=others)
    return found
