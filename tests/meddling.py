"""What other programs, and people in a file manager, do to a file while a match is played in it."""

import shutil
from collections.abc import Callable
from pathlib import Path

NOTE = b'{"note":"by another program","at":0}\n'


def delete(path: Path) -> None:
    path.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def put_file_for_folder(path: Path) -> None:
    shutil.rmtree(path.parent)
    path.parent.write_bytes(b"no folder")


def rename_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("renamed"))


def put_folder_for_file(path: Path) -> None:
    path.unlink()
    path.mkdir()


def replace_by_equal(path: Path) -> None:
    """Do as Syncthing, Dropbox and careful editors do."""
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def replace_by_other(path: Path) -> None:
    copy = path.with_name("copy")
    copy.write_bytes(NOTE * 3)
    copy.replace(path)


def replace_by_link(path: Path) -> None:
    """Move a file elsewhere and leave a link to a copy."""
    elsewhere = path.with_name("elsewhere")
    shutil.copyfile(path, elsewhere)
    path.unlink()
    path.symlink_to(elsewhere)


def keep_as_backup(path: Path) -> None:
    """Do as editors that keep the old file beside the new one."""
    whole = path.read_bytes()
    path.rename(path.with_name(path.name + "~"))
    path.write_bytes(whole)


def truncate(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(100)


def cut_last_byte(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - 1)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def append(path: Path) -> None:
    with path.open("ab") as file:
        file.write(NOTE)


def overwrite_in_place(path: Path) -> None:
    """Change a byte without changing the size."""
    with path.open("r+b") as file:
        file.seek(-5, 2)
        file.write(b"#")


def copy_over(path: Path) -> None:
    """Write another match over it, as a copy on the command line does."""
    path.write_bytes(b'{"naipes":1}\n' * 40)


def rename(path: Path) -> None:
    path.rename(path.with_name("Renamed by hand.naipes"))


def rename_to_other_kind(path: Path) -> None:
    path.rename(path.with_suffix(".txt"))


def move_away(path: Path) -> None:
    """Drag it to the bin of the system."""
    bin_ = path.parent.parent / "bin of the system"
    bin_.mkdir(exist_ok=True)
    path.rename(bin_ / path.name)


KINDS: tuple[Callable[[Path], None], ...] = (
    delete, delete_folder, put_file_for_folder, rename_folder, put_folder_for_file,
    replace_by_equal, replace_by_other, replace_by_link, keep_as_backup, truncate, cut_last_byte,
    empty, append, overwrite_in_place, copy_over, rename, rename_to_other_kind, move_away,
)  # fmt: skip
HARMLESS = (rename,)
"""After which the file is still the match's own."""
LEAVE_NOTHING = (delete, delete_folder, put_folder_for_file)
"""After which no file lies where another program has written or moved one."""
