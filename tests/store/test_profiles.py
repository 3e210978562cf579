"""Several people on one machine: each has files of their own, and nobody's are ever lost."""

import inspect
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.wording import Wording
from naipes_gui.store import paths, profiles, settings
from naipes_gui.store.library import Library
from naipes_gui.store.matches import begin_match
from naipes_gui.store.profiles import ProfileError
from naipes_gui.store.settings import Settings
from tests.disk_contents import every_file
from tests.store.conftest import PLAYERS

OF_THE_MACHINE = {
    "deck_folders",
    "config_folder", "data_folder", "state_folder", "cache_folder", "log_file", "profiles_folder",
    "last_profile_file", "played_as",
}  # fmt: skip
"""What is the same whoever plays; all else that `paths` tells is somebody's own."""
HOSTILE = [
    "../../Ana", "..", ".hidden", "a/b\\c", "con", "NUL.naipes", "x" * 500, "\u202eanA\x1b[31m",
    "名前" * 30, "  Ana \n", "???", "~", "%s {name} &amp; <b>x</b>",
]  # fmt: skip
GARBAGE = [
    b"", b"[]", b"null", b"\xff\xfe", b'{"name": 7}', b'{"name": ""}', b"[" * 70_000,
    b'{"removed": "yes", "name": ["x"]}', b'{"name": "' + b"x" * 70_000,
]  # fmt: skip


def begun() -> Path:
    """Begin a match of whoever plays."""
    recorder = begin_match("high_card", {}, PLAYERS, rng=Random(3))
    recorder.close()
    return recorder.path


def told(error: NaipesError) -> str:
    return Wording().say(error.what)


@pytest.fixture
def home() -> Path:
    return paths.data_folder().parent


def test_whoever_plays_alone_finds_everything_where_it_was_and_nothing_else(home: Path) -> None:
    match = begun()
    settings.save(Settings(player_name="Lola"), paths.settings_file())
    before = every_file(home)
    assert profiles.take_place() is None
    assert [profile.name for profile in profiles.profiles()] == ["Lola"]
    assert not profiles.are_several()
    profiles.remember()
    assert every_file(home) == before
    assert match.parent == paths.records_folder() == home / "data" / "matches"
    assert not paths.profiles_folder().exists()


def test_whatever_is_not_of_the_machine_is_somebodys_own() -> None:
    asked = [
        (name, ask)
        for name, ask in inspect.getmembers(paths, inspect.isfunction)
        if ask.__module__ == paths.__name__ and not name.startswith("_")
        and all(p.default is not p.empty for p in inspect.signature(ask).parameters.values())
    ]  # fmt: skip
    assert len(asked) > len(OF_THE_MACHINE)
    first = {name: ask() for name, ask in asked}
    profiles.sit_down(profiles.add("Ana"))
    for name, ask in asked:
        assert (ask() == first[name]) is (name in OF_THE_MACHINE - {"played_as"}), name


def test_the_first_keeps_all_when_others_come(home: Path) -> None:
    begun()
    before = every_file(home)
    ana = profiles.add("Ana")
    assert every_file(home).items() >= before.items()
    assert settings.load(paths.settings_file(ana.key)).player_name == "Ana"
    profiles.sit_down(ana)
    assert Library(paths.records_folder(), paths.trash_folder()).files == []
    assert profiles.present() == ana


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_has_a_folder_of_its_own_among_the_profiles(name: str, home: Path) -> None:
    profile = profiles.add(name)
    assert profile.name.isprintable()
    assert profile in profiles.profiles()
    profiles.sit_down(profile)
    begun()
    written = {Path(path).relative_to(home) for path in every_file(home)}
    own = {path for path in written if path.parts[0] != "state"}
    own.remove(Path("data", "profile.json"))
    assert len(own) >= 3
    assert all(path.parts[1] == "profiles" and len(path.parts) > 3 for path in own)


@pytest.mark.parametrize("name", ["", "  ", "\u202e", "ana", "ANA ", "First player"])
def test_no_name_and_the_name_of_another_are_refused(name: str) -> None:
    profiles.add("Ana")
    profiles.add("Bea")
    before = profiles.profiles()
    with pytest.raises(ProfileError):
        profiles.add(name)
    with pytest.raises(ProfileError):
        profiles.rename(profiles.named("Bea"), name)
    assert profiles.profiles() == before


def test_the_same_name_in_other_letters_is_another_folder() -> None:
    keys = [profiles.add(name).key for name in ("a/b", "a:b", "a b")]
    assert len(set(keys)) == 3


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_in_place_of_a_name_loses_no_match(garbage: bytes) -> None:
    ana = profiles.add("Ana")
    profiles.sit_down(ana)
    match = begun()
    paths.play_as(paths.FIRST)
    for key in (ana.key, paths.FIRST):
        paths.profile_file(key).write_bytes(garbage)
    assert [profile.name for profile in profiles.profiles()] == ["First player", "Ana"]
    profiles.sit_down(profiles.named("Ana"))
    assert Library(paths.records_folder(), paths.trash_folder()).files == [match]


@pytest.mark.parametrize(
    "stored", ['{"key": "../.."}', '{"key": ["Ana"]}', '{"key": "gone"}', "[]", "", "{"]
)
def test_garbage_in_place_of_who_played_last_seats_the_first(stored: str) -> None:
    profiles.add("Ana")
    paths.last_profile_file().write_text(stored)
    assert profiles.take_place() is None
    assert paths.played_as() == paths.FIRST


def test_a_file_in_place_of_the_profiles_is_one_sentence() -> None:
    paths.profiles_folder().write_text("mine")
    assert len(profiles.profiles()) == 1
    with pytest.raises(ProfileError, match="folder") as refused:
        profiles.add("Ana")
    assert told(refused.value).endswith("a file stands where a folder should be.")
    assert paths.profiles_folder().read_text() == "mine"


def test_a_link_to_the_files_of_another_is_no_profile() -> None:
    profiles.add("Ana")
    try:
        (paths.profiles_folder() / "Eva").symlink_to(paths.data_folder(), target_is_directory=True)
    except OSError:
        pytest.skip("no links here")
    assert [profile.name for profile in profiles.profiles()] == ["First player", "Ana"]


def test_who_cannot_save_does_not_play_and_the_reason_is_told() -> None:
    ana = profiles.add("Ana")
    profiles.sit_down(ana)
    paths.records_folder().rmdir()
    (paths.profile_file(ana.key).parent / "matches").write_text("in the way")
    paths.play_as(paths.FIRST)
    why = profiles.take_place()
    assert why is not None
    assert "“Ana”" in Wording().say(why)
    assert paths.played_as() == paths.FIRST
    with pytest.raises(ProfileError):
        profiles.take_place("Ana")
    with pytest.raises(ProfileError):
        profiles.sit_down(ana)
    assert paths.played_as() == paths.FIRST


def test_who_played_last_plays_at_the_next_start() -> None:
    profiles.take_place(profiles.add("Ana").name.upper())
    paths.play_as(paths.FIRST)
    profiles.take_place()
    assert profiles.present().name == "Ana"


def test_a_name_that_nobody_has_is_told_with_those_that_somebody_has() -> None:
    profiles.add("Ana")
    with pytest.raises(ProfileError) as refused:
        profiles.take_place("Eva")
    assert told(refused.value) == (
        "Nobody called “Eva” plays here, but these do: First player, Ana."
    )


def test_who_is_removed_loses_nothing_and_comes_back(home: Path) -> None:
    ana = profiles.add("Ana")
    profiles.sit_down(ana)
    begun()
    with pytest.raises(ProfileError):
        profiles.remove(ana)
    paths.play_as(paths.FIRST)
    assert profiles.matches_of(ana) == 1
    before = every_file(home)
    profiles.remove(ana)
    assert ana not in profiles.profiles()
    gone = profiles.removed()
    assert [profile.name for profile in gone] == ["Ana"]
    profiles.add("Ana")
    back = profiles.bring_back(profiles.removed()[0])
    assert back.key == ana.key
    assert [profile.name for profile in profiles.profiles()] == ["First player", "Ana", "Ana (2)"]
    after = every_file(home)
    changed = {path for path, held in before.items() if after[path] != held}
    assert changed == {str(paths.profile_file(ana.key))}


def test_the_first_can_be_removed_by_another_and_somebody_always_plays() -> None:
    profiles.sit_down(profiles.add("Ana"))
    match = paths.records_folder(paths.FIRST)
    profiles.remove(profiles.profiles()[0])
    assert [profile.name for profile in profiles.profiles()] == ["Ana"]
    # Another window removes the last one.
    paths.profile_file(paths.played_as()).write_text(json.dumps({"removed": True}))
    assert profiles.take_place() is None
    assert len(profiles.profiles()) == 1
    assert match.is_dir()


def test_a_new_name_goes_to_the_table_unless_another_was_chosen_there() -> None:
    ana, eva = profiles.add("Ana"), profiles.add("Eva")
    own = settings.load(paths.settings_file(eva.key))
    settings.save(replace(own, player_name="La jefa"), paths.settings_file(eva.key))
    profiles.rename(ana, "Anita")
    profiles.rename(eva, "Evita")
    names = [settings.load(paths.settings_file(key)).player_name for key in (ana.key, eva.key)]
    assert names == ["Anita", "La jefa"]
    assert [profile.name for profile in profiles.profiles()][1:] == ["Anita", "Evita"]


def test_twenty_can_play_on_one_machine_and_no_more() -> None:
    for number in range(19):
        profiles.add(f"P{number}")
    with pytest.raises(profiles.ProfileError) as refused:
        profiles.add("one more")
    assert told(refused.value) == "No more than 20 people can play here."
    assert len(profiles.profiles()) == 20
