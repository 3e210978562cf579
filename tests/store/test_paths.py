"""Everything lies where the system, or NAIPES_HOME, says."""

import sys
from pathlib import Path

import pytest

from naipes_gui.store import paths


def test_everything_lies_under_naipes_home(tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert paths.settings_file() == home / "config" / "settings.json"
    assert paths.records_folder() == home / "data" / "matches"
    assert paths.trash_folder() == home / "data" / "trash"
    assert paths.log_file() == home / "state" / "naipes.log"
    assert all(path.parent.is_dir() for path in (paths.settings_file(), paths.log_file()))
    assert paths.records_folder().is_dir()


def test_else_the_system_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("NAIPES_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    folders = {paths.config_folder(), paths.data_folder(), paths.state_folder()}
    assert all("naipes" in folder.parts for folder in folders)
    assert all(folder.is_dir() for folder in folders)


def test_a_portable_copy_keeps_everything_beside_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NAIPES_HOME")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "naipes"))
    (tmp_path / "portable").touch()
    assert paths.data_folder() == tmp_path / "naipes-home" / "data"
    assert paths.config_folder().is_dir()


def test_a_folder_that_cannot_be_made_is_no_crash(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "file"))
    assert not paths.records_folder().exists()


def test_every_file_has_a_place_of_its_own_and_its_folder_is_made(tmp_path: Path) -> None:
    home = tmp_path / "home"
    places = {
        paths.results_file(): "data/results.json",
        paths.lessons_file(): "data/lessons.json",
        paths.coach_file(): "data/coach.json",
        paths.problems_file(): "data/problems.json",
        paths.memory_file(): "data/memory.json",
        paths.held_file(): "data/held.json",
        paths.profile_file("ana"): "data/profiles/ana/profile.json",
        paths.last_profile_file(): "state/last-profile.json",
        paths.index_file(): "cache/library.json",
        paths.statistics_file(): "cache/statistics.json",
        paths.start_file(): "cache/start.json",
        paths.watched_file("ecarte"): "cache/watched/ecarte.naipes",
        paths.profiles_folder(): "data/profiles",
        paths.looks_folder("backs"): "data/backs",
    }
    for path, place in places.items():
        assert path == home / place
    assert (home / "cache" / "watched").is_dir()
    assert not paths.looks_folder("backs").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only there desktops bring decks")
@pytest.mark.parametrize("is_said", [True, False])
def test_decks_of_the_desktop_are_looked_for_where_it_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_said: bool
) -> None:
    own = paths.deck_folders()
    assert own == [tmp_path / "home" / "data" / "decks"]
    monkeypatch.delenv("NAIPES_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_DIRS", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    shared = ["/usr/local/share", "/usr/share"]
    mine = tmp_path / ".local" / "share"
    if is_said:
        monkeypatch.setenv("XDG_DATA_DIRS", "/opt/share::not/from/the/root:/srv/share")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mine"))
        shared, mine = ["/opt/share", "/srv/share"], tmp_path / "mine"
    first, *others = paths.deck_folders()
    assert first == mine / "naipes" / "decks"
    assert others == [Path(folder) / "carddecks" for folder in (str(mine), *shared)]


def test_a_match_of_another_profile_is_known_by_where_it_lies(tmp_path: Path) -> None:
    def match_of(key: str) -> Path:
        return paths.records_folder(key) / "match.naipes"

    assert [paths.is_anothers(match_of(key)) for key in ("", "ana")] == [False, True]
    try:
        paths.play_as("ana")
        assert paths.played_as() == "ana"
        assert [paths.is_anothers(match_of(key)) for key in ("", "ana", "eva")] == [
            True, False, True,
        ]  # fmt: skip
        assert not paths.is_anothers(tmp_path / "elsewhere" / "matches" / "match.naipes")
    finally:
        paths.play_as(paths.FIRST)
