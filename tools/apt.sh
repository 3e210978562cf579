#!/bin/sh
# Installs Debian packages that are missing where it may, else says which line to type.
# Usage: apt.sh PACKAGE…; WHY may say what for. It ends with 1 if it may not.
set -eu

missing=""
for package in "$@"; do
    case $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true) in
        *"ok installed") ;;
        *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root="env"
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n env"
else
    as_root=""
fi
if [ -z "$as_root" ] || ! command -v apt-get >/dev/null; then
    echo "${WHY:-Something of the system is missing.} On Debian and Ubuntu type:" >&2
    echo "    sudo apt install -y --no-install-recommends$missing" >&2
    exit 1
fi
# shellcheck disable=SC2086  # both are lists of words
$as_root DEBIAN_FRONTEND=noninteractive apt-get update -qq
# shellcheck disable=SC2086
$as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
