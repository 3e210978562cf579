#!/usr/bin/env bash
# Signs dist/Naipes.app and packs it into a disk image, on a Mac: build.sh
# With MAC_SIGN_ID (a «Developer ID Application») it is signed for good, and with MAC_NOTARY_PROFILE
# (see «xcrun notarytool store-credentials») Apple is asked to notarise it; keychain.sh sets both from a
# certificate in MAC_CERTIFICATE. Without them the signature is that of nobody, and who opens it has
# to say so once in the system settings.
set -euo pipefail

cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
version=$("$python" packaging/version.py)
image=dist/Naipes-$version-$(uname -m).dmg
app=dist/Naipes.app

if [ -n "${MAC_CERTIFICATE:-}" ]; then
    # shellcheck source=packaging/macos/keychain.sh
    . packaging/macos/keychain.sh
fi
hardened=()
if [ -n "${MAC_SIGN_ID:-}" ]; then
    hardened=(--options runtime --timestamp --entitlements packaging/macos/entitlements.plist)
fi
# From the inside out, as Apple asks; --deep would give every library the entitlements.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
    xargs -0 codesign --force --sign "${MAC_SIGN_ID:--}" ${hardened[@]+--options runtime --timestamp}
find "$app/Contents" -type d -name '*.framework' -print0 |
    xargs -0 codesign --force --sign "${MAC_SIGN_ID:--}" ${hardened[@]+--options runtime --timestamp}
codesign --force --sign "${MAC_SIGN_ID:--}" ${hardened[@]+"${hardened[@]}"} "$app"
codesign --verify --strict --verbose=2 "$app"

"$python" packaging/pictures.py build/macos
"$python" -m dmgbuild -s packaging/macos/dmg_settings.py Naipes "$image"
if [ -n "${MAC_SIGN_ID:-}" ]; then
    codesign --force --timestamp --sign "$MAC_SIGN_ID" "$image"
fi
if [ -n "${MAC_NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$MAC_NOTARY_PROFILE" \
        ${keychain:+--keychain "$keychain"} --wait
    xcrun stapler staple "$image"
fi
