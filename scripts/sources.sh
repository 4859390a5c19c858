#!/usr/bin/env bash
# Tests the rewriter of sources, and what becomes of sources that were written for iOS: a package's tests, and an app of loose files.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
swift test --package-path SourceRewriter
SCRIM_CONFIGURATION=debug scripts/install.sh "$root/.build/installed-debug"
scrim=$root/.build/installed-debug/bin/scrim
# A user's environment has none of our settings.
unset SCRIM_DEVELOPMENT

printf 'sources: each construct, in both language modes\n' >&2
"$scrim" test SourceRewriter/Fixtures/Constructs
MODE=6 "$scrim" build SourceRewriter/Fixtures/Constructs -- --build-tests

printf 'sources: an app of loose files\n' >&2
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export XDG_CACHE_HOME=$root/.build/cache
"$scrim" record SourceRewriter/Fixtures/App --script SourceRewriter/Fixtures/tap.json --device 390x844@1 --out "$out"
fail() { printf 'sources: %s\n' "$1" >&2; exit 1; }
for file in animation.apng filmstrip.png first.png last.png trace.jsonl; do
  [ -s "$out/App/$file" ] || fail "the record has no $file"
done
# The card waits for 0.2 s after the tap, comes up for 0.3 s, and covers the lowest 200 points.
grep -q '"t":0.68[0-9]*,.*"card","frame":\[0,844,390,200\]' "$out/App/trace.jsonl" || fail 'the card did not wait'
tail -n 1 "$out/App/trace.jsonl" | grep -q '"card","frame":\[0,644,390,200\]' || fail 'the card did not come up'
