#!/bin/sh
# Uses a packaged program: every command and, where there is a screen, a demo of every game.
#   use.sh PROGRAM VERSION COMMAND…
# The commands are those that naipes_gui/cli/__init__.py knows: one that is not tried here fails.
set -eu

program=$(command -v "$1")
version=$2
shift 2
work=$(mktemp -d)
measuring=
trap '[ -z "$measuring" ] || kill "$measuring" 2>/dev/null || :; rm -rf "$work"' EXIT
export NAIPES_HOME="$work/home" NAIPES_NO_DIALOG=1

fail() { echo "FAIL $*" >&2; cat "$work/out" "$work/err" >&2; exit 1; }
naipes() {
    timeout 900 "$program" "$@" > "$work/out" 2> "$work/err" || fail "naipes $* ended with $?"
}
says() { grep -q -- "$1" "$work/out" || fail "$2 does not say «$1»"; }

try_simulate() { naipes simulate ecarte --hands 2 --seed 5 --level club; says '"hand"' simulate; }
try_verify() { naipes verify "$match"; naipes verify --opponents "$match"; }
try_legal() { naipes legal "$match"; says '"legal"' legal; }
try_show() { naipes show "$match"; [ "$(wc -l < "$work/out")" -gt 9 ] || fail "show is short"; }
try_branch() {
    naipes branch "$match" --after 3 --to "$work/branch.naipes"
    naipes verify --opponents "$work/branch.naipes"
}
# Two processes, as one alone would not be started again.
try_arena() { naipes arena ecarte --a club --b random --decks 4 --jobs 2; says '"decks"' arena; }
try_advice() { naipes advice ecarte --number 2 --deals 3; says '±' advice; }
try_deal() { naipes deal --new ecarte --day 2026-11-22; naipes deal "$(cat "$work/out")"; says day/ deal; }
try_deals() { naipes deals --records "$work/matches" --json; says ecarte deals; }
try_play() { yes 1 | head -300 | naipes play ecarte --level beginner --seed 5 --new; says 1. play; }
try_stats() { naipes stats --records "$work/matches" --csv; says match,game stats; }
try_review() { naipes review "$match" --seat 0; says '"flag"' review; }
try_rules() {
    naipes rules ecarte --lang es; says 4.14 rules
    naipes rules ecarte --pdf "$work/rules.pdf" --lang es
    [ "$(head -c 5 "$work/rules.pdf")" = "%PDF-" ] || fail "rules writes no PDF"
}
try_profiles() { naipes profiles --json; says '"last": true' profiles; }
# A packed program has no files to look at, and says so.
try_check() {
    timeout 900 "$program" check ecarte > "$work/out" 2> "$work/err" ||
        grep -q "has no files to look at" "$work/err" || fail "check does not look at ecarte"
}
try_bench() {
    wait "$measuring" || fail "naipes bench ended with $?"
    measuring=
    mv "$work/bench" "$work/out"
    # What does not start is not measured.
    says '"start"' bench
    ! grep '{}' "$work/out" || fail "bench measures only a part"
    # Every kernel of the opponents is compiled, used, and answers as plain Python does.
    kernels=$(grep -c '"plain_us"' "$work/out")
    for said in compiled_us '"equal": true' '"in_use": true'; do
        [ "$(grep -c "$said" "$work/out")" = "$kernels" ] || fail "not every kernel is compiled: $said"
    done
    [ -z "${DISPLAY:-}" ] || naipes -m naipes_gui.window_bench start --runs 1
}
try_doctor() {
    # Without a screen it says that, and ends with 1.
    [ -n "${DISPLAY:-}" ] || export QT_QPA_PLATFORM=offscreen
    naipes doctor
    games=$(sed -n 's/^ok  games: //p' "$work/out" | tr -d ,)
    [ -n "$games" ] || fail "doctor knows no games"
}

try_window() {
    for game in $games; do
        naipes --demo --game "$game" --screenshot "$work/$game.png"
        [ ! -s "$work/err" ] || fail "the demo of $game is not silent"
        # A window without its cards is a tenth of that.
        [ "$(wc -c < "$work/$game.png")" -gt 50000 ] || fail "the picture of $game is nearly empty"
    done
    naipes "$match" --screenshot "$work/opened.png"
    [ -s "$work/opened.png" ] || fail "a saved match is not opened"
    ! grep -E 'WARNING|ERROR|CRITICAL' "$work/home/state/naipes.log" || fail "the log is not quiet"
    echo "ok   the window: a demo of $games, and a saved match"
}

naipes --help
naipes --version
says "^naipes $version\$" --version
naipes simulate ecarte --hands 2 --seed 5 --level beginner --records "$work/matches"
match=$(ls "$work"/matches/*.naipes | head -n 1)
# It takes minutes: the others are tried meanwhile.
"$program" bench --hands 1 --no-frames > "$work/bench" 2> "$work/bench-err" &
measuring=$!
try_doctor
for command in "$@"; do
    [ "$command" = bench ] || "try_$command" || fail "$command: use.sh does not know how to try it"
done
[ -z "${DISPLAY:-}" ] || try_window
try_bench
echo "ok   --help, --version, $*"
