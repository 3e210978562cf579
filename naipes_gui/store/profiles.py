"""The people who play on one machine: who they are, and whose files are read and written.

There is no list that could be lost: whatever folder lies among the profiles is one. Nobody's
files are ever moved: who is removed is marked as such, and comes back by losing the mark.
"""

import json
import logging
import os
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, count
from pathlib import Path
from typing import Any, NamedTuple

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.quoting import Quoted, quoted
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.store import paths, settings
from naipes_gui.store.durable import make_folder, replace_file, sync_folder
from naipes_gui.store.library import records
from naipes_gui.store.names import clean_name, file_stem

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes; a larger file is not ours."""
MOST = 20
"""So many people are enough for one machine; a list of more could not be shown."""


class ProfileError(NaipesError):
    """A profile cannot be found, made, named or played with; the sentence says why."""


class Profile(NamedTuple):
    """Somebody who plays here: the key says where the files lie, the name who it is."""

    key: str
    name: str
    is_removed: bool = False

    @property
    def is_playing(self) -> bool:
        """Whether it is this one whose files are read and written."""
        return self.key == paths.played_as()


def profiles() -> list[Profile]:
    """Return who plays on this machine, the first profile first, the others by name."""
    here = [profile for profile in _all() if not profile.is_removed or profile.is_playing]
    here.sort(key=lambda profile: profile.key != paths.FIRST)
    return here or [_read(paths.FIRST)]


def removed() -> list[Profile]:
    """Return who was removed and can come back."""
    return [profile for profile in _all() if profile.is_removed and not profile.is_playing]


def present() -> Profile:
    """Return who plays."""
    return next((p for p in _all() if p.is_playing), None) or _read(paths.played_as())


def named(name: str) -> Profile:
    """Return the profile of a name, in capitals or not.

    Raises:
        ProfileError: there is none.

    """
    known = profiles()
    for profile in known:
        if _same(profile.name) == _same(clean_name(name)):
            return profile
    listed = ", ".join(profile.name for profile in known)
    raise ProfileError(
        phrase("profiles", "Nobody called “{name}” plays here, but these do: {listed}.",
               name=quoted(name), listed=Quoted(listed))
    )  # fmt: skip


def are_several() -> bool:
    """Tell whether anybody was ever added; whoever plays alone waits for no other question."""
    return len(_keys()) > 1


def last_key() -> str:
    """Return the key of who played here last, or of the first if that one is no longer there."""
    key = _stored(paths.last_profile_file()).get("key", paths.FIRST)
    if key == paths.FIRST:
        return paths.FIRST
    here = [profile.key for profile in profiles()]
    return str(key) if key in here else here[0]


def take_place(name: str = "") -> Phrase | None:
    """Let who is named play, or who played last; return why that one cannot, so the first does.

    Raises:
        ProfileError: who is named is not known, or could save no matches.

    """
    if name:
        sit_down(named(name))
        return None
    paths.play_as(last_key())
    why = unwritable(present()) if paths.played_as() != paths.FIRST else None
    if why is not None:
        paths.play_as(paths.FIRST)
    return why


def sit_down(profile: Profile) -> None:
    """Let a profile be the one that is played with, now and at the next start.

    Raises:
        ProfileError: its matches could not be saved; all stays as it is.

    """
    if (why := unwritable(profile)) is not None:
        raise ProfileError(why)
    paths.play_as(profile.key)
    remember()


def remember() -> None:
    """Let who plays play at the next start too; where one plays alone nothing is written."""
    file = paths.last_profile_file()
    if _stored(file).get("key", paths.FIRST) == paths.played_as():
        return
    try:
        replace_file(file, json.dumps({"key": paths.played_as()}).encode())
    except OSError as error:
        log.warning("who played last is not kept: %s", error)


def unwritable(profile: Profile) -> Phrase | None:
    """Return why no match of a profile could be kept, or nothing."""
    folder = paths.records_folder(profile.key)
    probe = folder / f".{os.getpid()}.probe"
    try:
        make_folder(folder)
        probe.touch()
        probe.unlink()
    except OSError as error:
        return phrase("profiles", "The matches of “{name}” cannot be saved in {folder}: {reason}.",
                      name=quoted(profile.name), folder=quoted(folder),
                      reason=reason(error))  # fmt: skip
    return None


def add(name: str) -> Profile:
    """Make a profile with settings of its own, in the language that is spoken here.

    Raises:
        ProfileError: the name is none or taken, or the disk refuses.

    """
    name = _free(name)
    if len(_keys()) >= MOST:
        raise ProfileError(phrase("profiles", "No more than {n} people can play here.", n=MOST))
    own = settings.Settings(language=settings.load(paths.settings_file()).language,
                            player_name=name)  # fmt: skip
    first = _read(paths.FIRST)
    try:
        if not paths.profile_file(paths.FIRST).exists():
            # From now on it is called so in any language, and by nobody else.
            _write(first)
        profile = Profile(_new_folder(name), name)
        settings.save(own, paths.settings_file(profile.key))
        _write(profile)
    except OSError as error:
        raise ProfileError(_refused(name, error)) from error
    return profile


def rename(profile: Profile, name: str) -> Profile:
    """Call a profile otherwise; its files stay where they are.

    Raises:
        ProfileError: the name is none or taken, or the disk refuses.

    """
    renamed = _kept(profile._replace(name=_free(name, but=profile)))
    if not profile.is_playing:
        _rename_at_the_table(profile, renamed.name)
    return renamed


def remove(profile: Profile) -> None:
    """Take a profile out of the list; its files stay, and it can come back.

    Raises:
        ProfileError: somebody plays with it here, or the disk refuses.

    """
    if profile.is_playing:
        raise ProfileError(
            phrase("profiles", "“{name}” is playing: let somebody else play before.",
                   name=quoted(profile.name))
        )  # fmt: skip
    _kept(profile._replace(is_removed=True))


def bring_back(profile: Profile) -> Profile:
    """Put a profile into the list again, numbered if its name is another's by now.

    Raises:
        ProfileError: the disk refuses.

    """
    return _kept(profile._replace(is_removed=False))


def matches_of(profile: Profile) -> int:
    """Return how many matches a profile would lose, those in its bin included."""
    folders = paths.records_folder(profile.key), paths.trash_folder(profile.key)
    return sum(len(records(folder)) for folder in folders)


def _all() -> list[Profile]:
    """Return all profiles by name, those that play first; no two of them are called alike."""
    found = (_read(key) for key in _keys())
    return list(_told_apart(sorted(found, key=lambda p: (p.is_removed, _same(p.name), p.key))))


def _told_apart(found: Iterable[Profile]) -> Iterator[Profile]:
    taken = set[str]()
    for profile in found:
        numbered = (f"{profile.name} ({n})" for n in count(2))
        names = chain([profile.name], numbered)
        name = next(name for name in names if _same(name) not in taken)
        taken.add(_same(name))
        yield profile._replace(name=name)


def _keys() -> list[str]:
    """Return the keys of all profiles; a link might lead to the files of another one."""
    try:
        with os.scandir(paths.profiles_folder()) as found:
            others = [entry.name for entry in found if _is_profile(entry)]
    except FileNotFoundError:
        others = []
    except OSError as error:
        log.warning("the profiles cannot be listed: %s", error)
        others = []
    return [paths.FIRST, *sorted(others)]


def _is_profile(entry: "os.DirEntry[str]") -> bool:
    return entry.is_dir(follow_symlinks=False) and not entry.name.startswith(".")


def _read(key: str) -> Profile:
    stored = _stored(paths.profile_file(key))
    name, is_removed = stored.get("name"), stored.get("removed") is True
    called = clean_name(name) if isinstance(name, str) else ""
    return Profile(key, called or _usual_name(key), is_removed)


def _usual_name(key: str) -> str:
    """Return what a profile is called whose name nobody has written down, or that is garbled."""
    if key != paths.FIRST:
        return clean_name(key) or translate("profiles", "Somebody")
    said = settings.load(paths.settings_file(key)).player_name
    return said or translate("profiles", "First player")


def _stored(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            stored = json.loads(opened.read(LARGEST))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        log.info("%s is left out: %s", file, error)
        return {}
    return stored if isinstance(stored, dict) else {}


def _rename_at_the_table(profile: Profile, name: str) -> None:
    """Let opponents call somebody otherwise too, whom they called by the name of the profile."""
    file = paths.settings_file(profile.key)
    own = settings.load(file)
    if own.player_name == profile.name:
        try:
            settings.save(replace(own, player_name=name), file)
        except OSError as error:
            log.warning("%s keeps the old name: %s", file, error)


def _kept(profile: Profile) -> Profile:
    try:
        _write(profile)
    except OSError as error:
        raise ProfileError(_refused(profile.name, error)) from error
    return profile


def _write(profile: Profile) -> None:
    stored = {"name": profile.name} | ({"removed": True} if profile.is_removed else {})
    replace_file(paths.profile_file(profile.key), json.dumps(stored).encode())


def _free(name: str, but: Profile | None = None) -> str:
    """Return a name as it may be shown, if nobody else has it."""
    if not (cleaned := clean_name(name)):
        raise ProfileError(phrase("profiles", "A name has at least one letter."))
    others = [profile for profile in profiles() if but is None or profile.key != but.key]
    if any(_same(other.name) == _same(cleaned) for other in others):
        raise ProfileError(
            phrase("profiles", "Somebody called “{name}” plays here already: choose another name.",
                   name=quoted(cleaned))
        )  # fmt: skip
    return cleaned


def _new_folder(name: str) -> str:
    """Make the folder of a new profile, called by its name as far as that is possible."""
    make_folder(paths.profiles_folder())
    stem = file_stem(name)
    for key in chain([stem], (f"{stem} ({n})" for n in count(2))):
        folder, old = paths.profiles_folder() / key, paths.config_folder() / paths.PROFILES / key
        if old != folder and old.exists():
            continue
        try:
            folder.mkdir()
        except FileExistsError:
            continue
        sync_folder(folder.parent)
        return key
    raise AssertionError("numbers have no end")


def _same(name: str) -> str:
    """Return a name as it is compared: people do not tell Ana from ANA."""
    return unicodedata.normalize("NFKC", name).casefold()


def _refused(name: str, error: OSError) -> Phrase:
    return phrase("profiles", "The profile of “{name}” cannot be written down: {reason}.",
                  name=quoted(name), reason=reason(error))  # fmt: skip
