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
