#!/usr/bin/env bash
# Measures our constraint solver against kiwi, both in one run, and writes out/bench.json. Nothing here gates: floors
# that are missed are printed. Arguments go to solver-bench (see its --help), such as --only b_flat.
set -euo pipefail
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1

fail() { printf 'bench: %s\n' "$1" >&2; exit 1; }

peers=.build/peers
headers=$peers/kiwi
replay=$peers/kiwi_replay
mkdir -p "$peers" out

# kiwi is one folder of headers in the source distribution of kiwisolver.
if [ ! -e "$headers/kiwi/kiwi.h" ]; then
  command -v python3 >/dev/null || fail "no python3: run 'make setup'"
  echo 'bench: fetching the headers of kiwi from PyPI (kiwisolver)'
  rm -rf "$peers/sdist" "$headers"
  if [ ! -x "$peers/venv/bin/pip" ]; then
    python3 -m venv "$peers/venv" || fail "python3 cannot make a virtual environment: run 'make setup'"
  fi
  "$peers/venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --no-binary kiwisolver \
    --dest "$peers/sdist" kiwisolver || fail 'pip could not download kiwisolver (above)'
  archive=$(find "$peers/sdist" -name 'kiwisolver-*.tar.gz' | sort | tail -n 1)
  [ -n "$archive" ] || fail 'the download of kiwisolver holds no source distribution'
  mkdir -p "$peers/unpacked"
  tar -xzf "$archive" -C "$peers/unpacked" --strip-components=1
  [ -e "$peers/unpacked/kiwi/kiwi.h" ] || fail "$archive has no kiwi/kiwi.h"
  mkdir -p "$headers"
  mv "$peers/unpacked/kiwi" "$headers/kiwi"
  basename "$archive" .tar.gz >"$headers/version"
  rm -rf "$peers/unpacked"
fi
if [ ! -x "$replay" ] || [ Benchmarks/Peers/kiwi_replay.cpp -nt "$replay" ]; then
  command -v g++ >/dev/null || fail "no g++: run 'make setup'"
  g++ -std=c++17 -O3 -DNDEBUG -isystem "$headers" -o "$replay" Benchmarks/Peers/kiwi_replay.cpp
fi

swift build -c release --product solver-bench
echo "bench: ours with -O as a client compiles it, against $(cat "$headers/version") with g++ -O3"
"$(swift build -c release --show-bin-path)/solver-bench" \
  --peer "$replay" --work "$peers" --out out/bench.json "$@"
