#!/usr/bin/env bash
# Unpacks the .deb and the .run of a folder and uses them, on an Xvfb and with nothing of ours in the
# environment: quick_proof.sh [DIST]. «make installer» ends with it. It needs no root and leaves
# nothing behind. What the build machine has and others lack, proof.sh finds, on a bare Debian.
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
dist=$(cd "${1:-$project/dist}" && pwd)
python=${PYTHON:-python3}
version=$("$python" "$here/../version.py")
read -ra commands < <(cd "$project" && "$python" -c 'from naipes_gui.cli import COMMANDS; print(*COMMANDS)')
work=$(mktemp -d "${TMPDIR:-/var/tmp}/naipes-quick-proof-XXXXXX")
trap 'rm -rf "$work"' EXIT

bare() { env -i HOME="$work/home" LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
use() {
    echo "     $1"
    bare xvfb-run -a -s "-screen 0 1280x900x24" sh "$here/use.sh" "$2" "$version" "${commands[@]}"
}

mkdir "$work/home"
cd "$work"
run=$(ls "$dist"/naipes-*.run)
bare sh "$run" > /dev/null
installed=$work/home/.local/lib/naipes
use "$(basename "$run")" "$work/home/.local/bin/naipes"
for deb in "$dist"/naipes_*.deb; do
    [ -e "$deb" ] || { echo "     no .deb was built, so there is none to try"; continue; }
    dpkg-deb -x "$deb" "$work/deb"
    # The same files do the same; minutes are saved by not asking twice.
    diff -r --exclude=installed.txt --exclude=uninstall.sh "$installed" "$work/deb/usr/lib/naipes" ||
        { echo "FAIL the .deb holds another program than the .run" >&2; exit 1; }
    [ "$(bare "$work/deb/usr/games/naipes" --version)" = "naipes $version" ] ||
        { echo "FAIL the program of the .deb does not start" >&2; exit 1; }
    echo "ok   $(basename "$deb") starts and holds the same files"
done
bare sh "$installed/uninstall.sh" > /dev/null
[ ! -e "$installed" ] || { echo "FAIL the .run does not uninstall" >&2; exit 1; }
echo "ok   the .run uninstalls"
