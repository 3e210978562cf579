#!/usr/bin/env bash
# Makes the installer for one person without root: run.sh ROOT FOLDER
# It is the script run_header.sh followed by an archive of what stage.sh laid out.
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
version=$("${PYTHON:-python3}" "$here/../version.py")
mkdir -p "$2"
target=$2/naipes-$version-$(uname -m).run

# The number of the line where the archive begins is put in first, so that it cannot move.
lines=$(($(wc -l < "$here/run_header.sh") + 1))
sed "s/@VERSION@/$version/; s/@LINES@/$lines/" "$here/run_header.sh" > "$target"
tar -C "$1" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu \
    --mtime="@$SOURCE_DATE_EPOCH" -c usr/lib usr/share | xz "-${NAIPES_XZ:-6}" -T1 >> "$target"
chmod 755 "$target"
