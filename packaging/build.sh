#!/usr/bin/env bash
# Builds all that can be installed on a Linux like this one, into dist: .deb, .run, AppDir, wheels
# (for every platform, and with compiled kernels for this one), sdist and SHA256SUMS. The Python of build/venv does it; «make installer» puts there what
# packaging/requirements.lock pins. At the end the result is used: quick_proof.sh.
set -euo pipefail
umask 022

cd "$(dirname "$0")/.."
export PYTHON=${PYTHON:-$PWD/build/venv/bin/python}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y pyproject.toml)}
export SOURCE_DATE_EPOCH

"$PYTHON" packaging/release.py
mkdir -p dist
rm -f dist/naipes_gui-* dist/SHA256SUMS
packaging/linux/build.sh build/packaging dist
"$PYTHON" -m build --no-isolation --outdir dist . > build/packaging/build.log ||
    { cat build/packaging/build.log >&2; exit 1; }
rm -rf build/wheel
NAIPES_COMPILED=1 "$PYTHON" -m build --no-isolation --wheel --outdir build/wheel . >> build/packaging/build.log ||
    { cat build/packaging/build.log >&2; exit 1; }
# PyPI takes only a wheel that says which Linuxes it is of: those whose C library has all it asks for.
PATH=$(dirname "$PYTHON"):$PATH "$PYTHON" -m auditwheel repair --wheel-dir dist build/wheel/*.whl \
    >> build/packaging/build.log 2>&1 || { cat build/packaging/build.log >&2; exit 1; }
"$PYTHON" -m twine check --strict dist/naipes_gui-*
cd dist
find . -maxdepth 1 -type f \( -name 'naipes*.deb' -o -name 'naipes*.run' -o -name 'naipes_gui-*' \) \
    -printf '%P\n' | sort | xargs sha256sum > SHA256SUMS
ls -l
cd ..
packaging/linux/quick_proof.sh dist
