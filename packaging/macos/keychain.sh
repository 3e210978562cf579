#!/usr/bin/env bash
# Puts the certificate that signs into a keychain of its own, on a Mac; macos/build.sh reads this.
#   MAC_CERTIFICATE             the «Developer ID Application» with its key, .p12 in base64
#   MAC_CERTIFICATE_PASSWORD    the password of that file
#   MAC_NOTARY_APPLE_ID, MAC_NOTARY_TEAM_ID, MAC_NOTARY_PASSWORD    who asks Apple to notarise
# It sets MAC_SIGN_ID, and MAC_NOTARY_PROFILE if the last three are there.
keychain_folder=$(mktemp -d)
keychain=$keychain_folder/naipes.keychain-db
keychain_password=$(openssl rand -hex 16)
other_keychains=()
while read -r name; do
    other_keychains+=("${name//\"/}")
done < <(security list-keychains -d user)
forget_keychain() {
    security list-keychains -d user -s ${other_keychains[@]+"${other_keychains[@]}"}
    security delete-keychain "$keychain" || :
    rm -rf "$keychain_folder"
}
trap forget_keychain EXIT

security create-keychain -p "$keychain_password" "$keychain"
# Apple may take longer over a notarisation than a keychain stays open by itself.
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$keychain_password" "$keychain"
printf %s "$MAC_CERTIFICATE" | base64 --decode > "$keychain_folder/certificate.p12"
security import "$keychain_folder/certificate.p12" -k "$keychain" \
    -P "$MAC_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
rm "$keychain_folder/certificate.p12"
# Else a window would ask whether codesign may use the key.
security set-key-partition-list -S apple-tool:,apple:,codesign: -s -k "$keychain_password" \
    "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" \
    ${other_keychains[@]+"${other_keychains[@]}"}
MAC_SIGN_ID=$(security find-identity -v -p codesigning "$keychain" |
    sed -n 's/.*"\(Developer ID Application: .*\)"/\1/p' | head -1)
[ -n "$MAC_SIGN_ID" ] || {
    echo "MAC_CERTIFICATE holds no «Developer ID Application» with its key." >&2
    exit 1
}
if [ -n "${MAC_NOTARY_APPLE_ID:-}" ]; then
    MAC_NOTARY_PROFILE=naipes
    xcrun notarytool store-credentials "$MAC_NOTARY_PROFILE" --keychain "$keychain" \
        --apple-id "$MAC_NOTARY_APPLE_ID" --team-id "$MAC_NOTARY_TEAM_ID" \
        --password "$MAC_NOTARY_PASSWORD"
fi
