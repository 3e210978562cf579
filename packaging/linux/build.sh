#!/usr/bin/env bash
# Builds .deb, .run and AppDir on the Linux it is started on: build.sh WORK OUT
# WORK is emptied first and keeps the bundle (WORK/naipes) and the common layout (WORK/root).
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
mkdir -p "$2"
out=$(cd "$2" && pwd)
export PYTHON=${PYTHON:-$project/build/venv/bin/python}

# One commit gives one result: its date stands for «now», and sets keep one order.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$project" log -1 --format=%ct 2>/dev/null || stat -c %Y "$project/pyproject.toml")}
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC

step() { printf '%5ss  %s\n' "$SECONDS" "$1" >&2; }

for tool in objdump xz; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: apt install binutils xz-utils" >&2; exit 1; }
done
rm -rf "$1"
mkdir -p "$1"
work=$(cd "$1" && pwd)
rm -rf "$out"/naipes_*.deb "$out"/naipes-*.run "$out"/Naipes.AppDir

step "the program, its Python and its Qt"
cd "$project"
# PyInstaller's cache of stripped libraries is no place for two builds at once.
export PYINSTALLER_CONFIG_DIR=$work/cache
"$PYTHON" -m PyInstaller --noconfirm --clean --log-level ERROR \
    --workpath "$work/pyinstaller" --distpath "$work" packaging/naipes.spec 2> "$work/pyinstaller.log" ||
    { cat "$work/pyinstaller.log" >&2; exit 1; }
step "what the installers share"
"$here/stage.sh" "$work/naipes" "$work/root"
step "AppDir"
"$here/appdir.sh" "$work/root" "$out/Naipes.AppDir"
step ".run"
"$here/run.sh" "$work/root" "$out"
if command -v dpkg-shlibdeps >/dev/null; then
    step ".deb"
    "$here/deb.sh" "$work/root" "$out"
else
    step "no .deb: dpkg-shlibdeps is missing (apt install dpkg-dev)"
fi
step "done"
