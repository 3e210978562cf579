#!/usr/bin/env bash
# Makes the installer for one person without root: run.sh ROOT FOLDER
# It is the script run_header.sh followed by an archive of what stage.sh laid out.
set -euo pipefail
umask 022

here=$(cd "$(dirname "$0")" && pwd)
version=$("${PYTHON:-python3}" "$here/../version.py")
mkdir -p "$2"
target=$2/naipes-$version-$(uname -m).run
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The room that it takes unpacked, in blocks of a disk, and a little for what the installer writes.
kilobytes=$(($(du -sk "$1/usr/lib" "$1/usr/share" | awk '{sum += $1} END {print sum}') + 512))
# The numbers of the lines where the archive and what is checked begin do not move with what they are.
lines=$(($(wc -l < "$here/run_header.sh") + 1))
checked=$(($(grep -n '^\[.*@CKSUM@' "$here/run_header.sh" | cut -d: -f1) + 1))
sed "s/@VERSION@/$version/; s/@LINES@/$lines/; s/@CHECKED@/$checked/; s/@KB@/$kilobytes/
    s/@MB@/$((kilobytes / 1000 + 1))/" "$here/run_header.sh" > "$work/header"
tar -C "$1" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu \
    --mtime="@$SOURCE_DATE_EPOCH" -c usr/lib usr/share | xz "-${NAIPES_XZ:-6}" -T1 > "$work/archive"
sum=$(tail -n "+$checked" "$work/header" | cat - "$work/archive" | cksum)
sed "s/@CKSUM@/$sum/" "$work/header" | cat - "$work/archive" > "$target"
chmod 755 "$target"
