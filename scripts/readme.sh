#!/usr/bin/env bash
# Type-checks every Swift program in README.md against installed modules. readme.sh COMPILE-FLAGS-FILE
set -euo pipefail
[ $# = 1 ] && [ -r "$1" ] || { echo 'usage: readme.sh COMPILE-FLAGS-FILE' >&2; exit 2; }
flags=$(cat "$1")
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
awk -v work="$work" '
  /^```swift/ { count++; file = work "/program" count ".swift"; print "import Scrim\nimport UIKit" > file; next }
  /^```/ { file = "" }
  file { print > file }
' README.md
checked=0
for program in "$work"/*.swift; do
  # A piece of a manifest is none.
  grep -q '^\.package' "$program" && continue
  # shellcheck disable=SC2086 # The flags are words.
  swiftc -typecheck -swift-version 6 -parse-as-library $flags "$program" \
    || { echo "readme: a program of README.md does not compile:" >&2; cat "$program" >&2; exit 1; }
  checked=$((checked + 1))
done
[ "$checked" -gt 0 ] || { echo 'readme: README.md has no program' >&2; exit 1; }
printf 'readme: %s programs compile\n' "$checked" >&2
