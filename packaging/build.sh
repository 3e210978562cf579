#!/usr/bin/env bash
# Builds everything that can be installed on a Linux like this one: build.sh [FOLDER]
# FOLDER (dist) gets the .deb, the .run, an AppDir, wheel, sdist and SHA256SUMS.
set -euo pipefail
umask 022

project=$(cd "$(dirname "$0")/.." && pwd)
cd "$project"
out=$(mkdir -p "${1:-dist}" && cd "${1:-dist}" && pwd)
work=${NAIPES_BUILD:-$project/build/packaging}
export PYTHON=${PYTHON:-$project/.venv/bin/python}

# One commit gives one result: its date stands for «now», and sets keep one order.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC

step() { printf '%5ss  %s\n' "$SECONDS" "$1" >&2; }

version=$("$PYTHON" packaging/version.py)
machine=$(uname -m)
rm -rf "$work" "$out"/naipes_*.deb "$out"/naipes-*.run "$out"/Naipes.AppDir "$out"/naipes_gui-* "$out/SHA256SUMS"
mkdir -p "$work"

step "the program, its Python and its Qt"
"$PYTHON" -m PyInstaller --noconfirm --clean --log-level ERROR \
    --workpath "$work/pyinstaller" --distpath "$work" packaging/naipes.spec
step "what installers share"
packaging/linux/stage.sh "$work/naipes" "$work/root"
step "naipes-$version-$machine.run"
packaging/linux/run.sh "$work/root" "$out"
if command -v dpkg-shlibdeps >/dev/null; then
    step "naipes_$version.deb"
    packaging/linux/deb.sh "$work/root" "$out"
else
    step "no .deb: dpkg-shlibdeps is missing (package dpkg-dev)"
fi
step "Naipes.AppDir"
packaging/linux/appdir.sh "$work/root" "$out/Naipes.AppDir"
step "wheel and sdist"
"$PYTHON" -m build --outdir "$out" . > "$work/build.log" || { cat "$work/build.log" >&2; exit 1; }
"$PYTHON" -m twine check --strict "$out"/naipes_gui-* >&2
(cd "$out" && find . -maxdepth 1 -type f \( -name 'naipes_*.deb' -o -name '*.run' -o -name 'naipes_gui-*' \) \
    -printf '%P\n' | sort | xargs sha256sum > SHA256SUMS)
step "done"
du -sh --apparent-size "$work/naipes" "$out"/naipes_*.deb "$out"/naipes-*.run >&2
