#!/usr/bin/env bash
# Builds everything once for debugging and runs every test. Pictures and traces of failures are in out/failures.
set -euo pipefail
cd "$(dirname "$0")/.."
# Also what is rewritten before it is compiled (Package.swift).
export SCRIM_DEVELOPMENT=test
rm -rf out/failures
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build --build-tests 2>&1 | tee "$log"
# Warnings are errors here; a client's build is not told to treat them so.
if grep -E '^[^ ]+\.swift:[0-9]+:[0-9]+: warning:' "$log"; then
  echo 'test: the build has warnings (above)' >&2
  exit 1
fi
# One app runs in a process at a time, so tests take turns.
swift test --skip-build --no-parallel "$@"
