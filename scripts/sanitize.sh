#!/usr/bin/env bash
# Runs every test under the address sanitizer (with leaks) and the thread sanitizer. What is suppressed is not our code.
# sanitize.sh [all|address|thread]
set -euo pipefail
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1
export LSAN_OPTIONS="suppressions=$PWD/scripts/suppressions/leak.txt:print_suppressions=0"
export TSAN_OPTIONS="halt_on_error=1"

which=${1:-all}

# One app runs in a process at a time, so tests take turns.
tests() {
  local sanitizer=$1
  shift
  # A few tests try less under a sanitizer, whose frames and records have less room.
  SCRIM_SANITIZER=$sanitizer swift test --skip-build --no-parallel --sanitize="$sanitizer" --scratch-path ".build/$sanitizer" "$@"
}

run() {
  printf 'sanitize: %s\n' "$1" >&2
  swift build --build-tests --sanitize="$1" --scratch-path ".build/$1"
  case "$1" in
    address)
      # The system's libraries keep no frame pointers: without the slow unwinder their leaks have no stacks to be told
      # by. The solver uses none of them, and its exact reference allocates so much that the unwinder takes minutes.
      local slow=fast_unwind_on_malloc=0:malloc_context_size=16
      ASAN_OPTIONS=detect_leaks=1:$slow tests "$1" --skip '^ConstraintSolverTests\.'
      ASAN_OPTIONS=detect_leaks=1 tests "$1" --disable-xctest --filter '^ConstraintSolverTests\.'
      ;;
    thread) tests "$1" ;;
  esac
}

case "$which" in
  # Not joined by &&, within which bash would go on after a build that failed.
  all)
    run address
    run thread
    ;;
  address|thread) run "$which" ;;
  *) printf "sanitize: unknown sanitizer '%s' (address, thread)\n" "$which" >&2; exit 2 ;;
esac
