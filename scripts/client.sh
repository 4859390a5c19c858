#!/usr/bin/env bash
# Builds a client package elsewhere that depends on Scrim by version (a local tag) and shows a modal in its own test,
# then installs the command and compiles a program, and those of the README, against the installed modules.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
elsewhere=$(mktemp -d)
trap 'rm -rf "$elsewhere"' EXIT

# A client's environment has none of our settings.
unset SCRIM_DEVELOPMENT

printf 'client: a package that depends on Scrim by version\n' >&2
git clone --quiet "$root" "$elsewhere/Scrim"
git -C "$elsewhere/Scrim" -c user.name=Scrim -c user.email=scrim@localhost tag -f 0.1.0 >/dev/null
cp -R "$root/Examples/ClientPackage" "$elsewhere/Client"
export SCRIM_URL="file://$elsewhere/Scrim"
swift test --package-path "$elsewhere/Client" --scratch-path "$elsewhere/build" --disable-xctest --no-parallel

printf 'client: an installed copy\n' >&2
"$root/scripts/install.sh" "$elsewhere/prefix"
"$elsewhere/prefix/bin/scrim" demo --list
cp "$root/Examples/Installed/main.swift" "$elsewhere/main.swift"
(cd "$elsewhere" && swiftc -swift-version 6 $(cat prefix/lib/scrim/compile-flags) main.swift -o program && ./program)

# Optimised code, unlike that of the tests, loses what nothing seems to call.
"$elsewhere/prefix/bin/scrim" record "$root/SourceRewriter/Fixtures/App" --script "$root/SourceRewriter/Fixtures/tap.json" \
  --seconds 2 --out "$elsewhere/record"
tail -1 "$elsewhere/record/App/trace.jsonl" | grep -q '"id":"card","frame":\[0,644,390,200\]'

printf 'client: the programs of README.md\n' >&2
"$root/scripts/readme.sh" "$elsewhere/prefix/lib/scrim/compile-flags"
