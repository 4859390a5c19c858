#!/usr/bin/env bash
# Random histories of the solver against an exact reference, and their final states against HiGHS.
#   FUZZ_HISTORIES  histories against the reference (200000)
#   FUZZ_HIGHS      of them, how many are cross-checked with HiGHS level by level (20000)
#   FUZZ_SEED       the first seed (1)
set -euo pipefail
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1

fail() { printf 'fuzz: %s\n' "$1" >&2; exit 1; }

histories=${FUZZ_HISTORIES:-200000}
highs=${FUZZ_HIGHS:-20000}
seed=${FUZZ_SEED:-1}
for number in "$histories" "$highs" "$seed"; do
  [[ $number =~ ^[0-9]+$ ]] || fail "FUZZ_HISTORIES, FUZZ_HIGHS and FUZZ_SEED must be whole numbers, not '$number'"
done
[ "$histories" -gt 0 ] || fail 'FUZZ_HISTORIES must be at least 1'
[ "$seed" -gt 0 ] || fail 'FUZZ_SEED must be at least 1'
[ "$highs" -le "$histories" ] || highs=$histories

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
jobs=$(nproc)
[ "$jobs" -le "$histories" ] || jobs=$histories
share=$(((histories + jobs - 1) / jobs))
exported=$(((highs + jobs - 1) / jobs))
pids=()
stop() { [ ${#pids[@]} -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true; }
trap stop EXIT
for ((job = 0; job < jobs; job++)); do
  first=$((seed + job * share))
  count=$((share < histories - job * share ? share : histories - job * share))
  [ "$count" -gt 0 ] || continue
  (
    export_count=$((exported < count ? exported : count))
    if [ "$export_count" -gt 0 ]; then
      "$fuzz" --histories "$export_count" --seed "$first" --export-highs "$work/problems.$job.jsonl"
    fi
    if [ "$count" -gt "$export_count" ]; then
      "$fuzz" --histories $((count - export_count)) --seed $((first + export_count))
    fi
  ) &
  pids+=($!)
done
status=0
for pid in "${pids[@]}"; do wait "$pid" || status=1; done
pids=()
[ "$status" -eq 0 ] || fail 'the solver and the reference do not agree (above)'

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
