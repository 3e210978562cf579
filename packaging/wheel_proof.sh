#!/usr/bin/env bash
# Installs the wheels and the sdist of dist in empty environments and uses them: wheel_proof.sh
# It needs PyPI, and xvfb, which it installs where it may.
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
"$project/tools/apt.sh" xvfb xauth
python=$(readlink -f "${PYTHON:-$project/.venv/bin/python}")
work=$(mktemp -d /var/tmp/naipes-wheel-XXXXXX)
trap 'rm -rf "$work"' EXIT
# Not in the checkout, where everything would be found anyway.
cd "$work"

for file in "$project"/dist/naipes_gui-*.whl "$project"/dist/naipes_gui-*.tar.gz; do
    case $file in *-any.whl) kind=whl ;; *.whl) kind=compiled ;; *) kind=gz ;; esac
    "$python" -m venv "$work/$kind"
    "$work/$kind/bin/pip" install -q --disable-pip-version-check "$file"
    naipes=$work/$kind/bin/naipes
    export NAIPES_HOME=$work/home-$kind
    "$naipes" --version
    "$naipes" simulate mosca --hands 3 --seed 1 > "$work/$kind.jsonl"
    QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1280x900x24" \
        "$naipes" --demo --screenshot "$work/$kind.png"
    test -s "$work/$kind.png"
    echo "ok   $(basename "$file"): version, $(wc -l < "$work/$kind.jsonl") hands, a picture of the demo"
done
cmp "$work/whl.jsonl" "$work/gz.jsonl"
cmp "$work/whl.jsonl" "$work/compiled.jsonl"
"$work/compiled/bin/python" -c 'if True:
    from importlib import import_module
    from naipes_gui.bench.kernels import known
    from naipes_gui.compiled import is_compiled
    assert known() and all(is_compiled(import_module(name)) for name in known())'
echo "ok   the wheel of the platform uses compiled kernels"
