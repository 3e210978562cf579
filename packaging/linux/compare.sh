#!/usr/bin/env bash
# Builds the commit twice, in two folders, and says what differs: compare.sh [ELSEWHERE]
# It is quick rather than small: NAIPES_XZ=6 compares the very files of a release.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
work=$(cd "$(mktemp -d "${1:-/tmp}/naipes-compare-XXXXXX")" && pwd)
trap 'rm -rf "$work"' EXIT
export PYTHON=${PYTHON:-$project/build/venv/bin/python} NAIPES_XZ=${NAIPES_XZ:-0}
commit=$(git -C "$project" rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git -C "$project" log -1 --format=%ct "$commit")
export SOURCE_DATE_EPOCH

for build in one another; do
    mkdir "$work/$build"
    git -C "$project" archive "$commit" | tar -x -C "$work/$build"
    "$work/$build/packaging/linux/build.sh" "$work/$build/build" "$work/$build/dist"
    "$PYTHON" -m build --no-isolation --outdir "$work/$build/dist" "$work/$build" >/dev/null
    NAIPES_COMPILED=1 "$PYTHON" -m build --no-isolation --wheel \
        --outdir "$work/$build/dist" "$work/$build" >/dev/null
    (cd "$work/$build/dist" && find . -type f -print0 | sort -z | xargs -0 sha256sum) > "$work/$build.sums"
done
echo "files: $(wc -l < "$work/one.sums")"
if diff "$work/one.sums" "$work/another.sums"; then
    echo "two builds of $commit are the same, byte for byte"
else
    exit 1
fi
