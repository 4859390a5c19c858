#!/usr/bin/env bash
# Random walks over a live app against a model of modal presentation; then random histories of the solver against an exact
# reference, and their final states against HiGHS.
#   FUZZ_SEQUENCES  walks over the app (20000); 0 for none. A run that was stopped goes on where it was.
#   FUZZ_HISTORIES  histories against the reference (200000); 0 for none
#   FUZZ_HIGHS      of them, how many are cross-checked with HiGHS level by level (20000)
#   FUZZ_SEED       the first seed of both (1)
set -euo pipefail
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1

fail() { printf 'fuzz: %s\n' "$1" >&2; exit 1; }

sequences=${FUZZ_SEQUENCES:-20000}
histories=${FUZZ_HISTORIES:-200000}
highs=${FUZZ_HIGHS:-20000}
seed=${FUZZ_SEED:-1}
for number in "$sequences" "$histories" "$highs" "$seed"; do
  [[ $number =~ ^[0-9]+$ ]] ||
    fail "FUZZ_SEQUENCES, FUZZ_HISTORIES, FUZZ_HIGHS and FUZZ_SEED must be whole numbers, not '$number'"
done
[ "$seed" -gt 0 ] || fail 'FUZZ_SEED must be at least 1'
[ "$highs" -le "$histories" ] || highs=$histories

pids=()
stop() { [ ${#pids[@]} -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true; }
trap stop EXIT

# Runs a part of the work on each core: share NUMBER COMMAND… calls COMMAND with a job, its first seed and its count.
share() {
  local all=$1 jobs part job first count status=0
  shift
  jobs=$(nproc)
  [ "$jobs" -le "$all" ] || jobs=$all
  part=$(((all + jobs - 1) / jobs))
  for ((job = 0; job < jobs; job++)); do
    first=$((seed + job * part))
    count=$((part < all - job * part ? part : all - job * part))
    [ "$count" -gt 0 ] || continue
    "$@" "$job" "$first" "$count" &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid" || status=1; done
  pids=()
  return $status
}

# Walks over the app. Where each process has come to is kept, so that a run may be stopped and begun again.
if [ "$sequences" -gt 0 ]; then
  swift build -c release --product presentation-fuzz
  walk=$(swift build -c release --show-bin-path)/presentation-fuzz
  mkdir -p .build/fuzz-walks
  walks() { exec "$walk" --sequences "$3" --seed "$2" --state ".build/fuzz-walks/$2-$3.json"; }
  share "$sequences" walks || fail 'the app and the model do not agree (above)'
  few=$((sequences < 200 ? sequences : 200))
  one=$("$walk" --sequences "$few" --seed "$seed" | tail -n 1)
  two=$("$walk" --sequences "$few" --seed "$seed" | tail -n 1)
  [ "$one" = "$two" ] || fail "two processes walked differently:
  $one
  $two"
  echo "two processes walked alike: $one"
fi
[ "$histories" -gt 0 ] || exit 0

venv=.build/venv
if [ "$highs" -gt 0 ] && ! "$venv/bin/python" -c 'import scipy.optimize' 2>/dev/null; then
  command -v python3 >/dev/null || fail "no python3: run 'make setup'"
  echo 'fuzz: setting up scipy in .build/venv'
  rm -rf "$venv"
  python3 -m venv "$venv" || fail "python3 cannot make a virtual environment: run 'make setup'"
  "$venv/bin/pip" install --quiet --disable-pip-version-check scipy || fail 'pip could not install scipy (above)'
fi

swift build -c release --product solver-fuzz
fuzz=$(swift build -c release --show-bin-path)/solver-fuzz
work=.build/fuzz
rm -rf "$work"
mkdir -p "$work"

# One process a core, each with seeds of its own. The first ones export what HiGHS checks.
exported=$(((highs + $(nproc) - 1) / $(nproc)))
check() {
  local export_count=$((exported < $3 ? exported : $3))
  if [ "$export_count" -gt 0 ]; then
    "$fuzz" --histories "$export_count" --seed "$2" --export-highs "$work/problems.$1.jsonl" || return 1
  fi
  if [ "$3" -gt "$export_count" ]; then
    "$fuzz" --histories $(($3 - export_count)) --seed $(($2 + export_count)) || return 1
  fi
}
share "$histories" check || fail 'the solver and the reference do not agree (above)'

# Two processes differ in addresses and hash seeds; the solutions may not.
few=$((histories < 2000 ? histories : 2000))
one=$("$fuzz" --histories "$few" --seed "$seed" | tail -n 1)
two=$("$fuzz" --histories "$few" --seed "$seed" | tail -n 1)
[ "$one" = "$two" ] || fail "two processes computed different solutions:
  $one
  $two"
echo "two processes computed the same bits: $one"

if [ "$highs" -gt 0 ]; then
  cat "$work"/problems.*.jsonl >"$work/problems.jsonl"
  "$venv/bin/python" scripts/highs_check.py "$work/problems.jsonl" --limit "$highs" || fail 'HiGHS does not agree (above)'
fi
