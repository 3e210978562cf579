#!/usr/bin/env bash
# Packs the installer for Windows: build.sh [PAYLOAD]
# PAYLOAD is dist/naipes as PyInstaller makes it on Windows. Without one a stub takes its place,
# which shows on any system with makensis (Debian: nsis) that the script compiles.
set -euo pipefail

project=$(cd "$(dirname "$0")/../.." && pwd)
cd "$project"
python=${PYTHON:-$project/.venv/bin/python}
version=$("$python" packaging/version.py)
author=$("$python" packaging/version.py --author)
payload=${1:-build/windows/stub}
out=dist/Naipes-$version-setup.exe
mkdir -p build/windows dist
if [ $# = 0 ]; then
    mkdir -p "$payload/_internal"
    echo stub > "$payload/naipes.exe"
    echo stub > "$payload/_internal/stub.dll"
    out=build/windows/Naipes-$version-setup-stub.exe
fi
"$python" packaging/icons.py build/windows
"$python" packaging/pictures.py build/windows
makensis=$(command -v makensis || echo "/c/Program Files (x86)/NSIS/makensis.exe")
"$makensis" -V2 -WX -NOCD -INPUTCHARSET UTF8 "-DVERSION=$version" "-DAUTHOR=$author" \
    "-DPAYLOAD=$payload" \
    -DICON=build/windows/naipes.ico -DPICTURES=build/windows "-DOUT=$out" packaging/windows/naipes.nsi
ls -l "$out"
