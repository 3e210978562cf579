#!/usr/bin/env bash
# Says which dependencies Ubuntu 22.04 cannot meet, and fails if there are any: floor.sh DEPENDS
# DEPENDS is that field of a package. What depends on a newer system was built on one.
set -euo pipefail

table=$(cd "$(dirname "$0")" && pwd)/ubuntu-22.04.txt
unmet=()
IFS=',' read -ra asked <<< "$1"
for each in "${asked[@]}"; do
    read -r name relation least <<< "${each//[()]/}"
    held=$(awk -v name="$name" '$1 == name {print $2}' "$table")
    if [ -z "$held" ] || { [ -n "$relation" ] && ! dpkg --compare-versions "$held" "$relation" "$least"; }; then
        unmet+=("$name${least:+ $least}")
    fi
done
[ ${#unmet[@]} = 0 ] || {
    printf -v list '%s, ' "${unmet[@]}"
    echo "This .deb does not go on Ubuntu 22.04, which lacks ${list%, }: build it there to have it go on both." >&2
    exit 1
}
