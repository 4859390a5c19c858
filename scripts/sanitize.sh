#!/usr/bin/env bash
# Runs every test under the address sanitizer (with leaks) and the thread sanitizer. What is suppressed is not our code.
set -euo pipefail
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1
suppressions=$PWD/scripts/suppressions
export ASAN_OPTIONS="detect_leaks=1"
export LSAN_OPTIONS="suppressions=$suppressions/leak.txt:print_suppressions=0"
export TSAN_OPTIONS="suppressions=$suppressions/thread.txt:halt_on_error=1"

run() {
  printf 'sanitize: %s\n' "$1" >&2
  swift build --build-tests --sanitize="$1" --scratch-path ".build/$1"
  swift test --skip-build --disable-xctest --no-parallel --sanitize="$1" --scratch-path ".build/$1"
}

case "${1:-all}" in
  all) run address && run thread ;;
  address|thread) run "$1" ;;
  *) printf "sanitize: unknown sanitizer '%s' (address, thread)\n" "$1" >&2; exit 2 ;;
esac
