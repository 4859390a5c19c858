#!/usr/bin/env bash
# Installs the Debian packages that are missing, and says clearly what to do where that is not possible.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() { printf 'setup: %s\n' "$1" >&2; exit 1; }

command -v swift >/dev/null || fail "no 'swift' on the PATH: install a Swift 6.2 or newer toolchain (https://www.swift.org/install/linux/)."

# Apple's platforms ship every layer below Scrim.
[ "$(uname -s)" = Linux ] || exit 0
command -v dpkg-query >/dev/null || fail "this is not a Debian system: install what packages.txt lists with your own package manager."

missing=()
while IFS= read -r package; do
  case "$package" in ''|'#'*) continue ;; esac
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done < packages.txt
[ ${#missing[@]} -gt 0 ] || exit 0

printf 'setup: installing %s\n' "${missing[*]}" >&2
if [ "$(id -u)" = 0 ]; then
  root=()
elif sudo -n true 2>/dev/null; then
  root=(sudo -n)
else
  fail "these Debian packages are missing and installing them needs root. Run:
  sudo apt-get install --no-install-recommends ${missing[*]}"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1
}
if ! install; then
  # The package lists may be old or not there yet.
  "${root[@]}" apt-get update >>"$log" 2>&1 || {
    tail -n 20 "$log" >&2
    fail "apt-get update failed (above): is a package mirror reachable?"
  }
  install || {
    tail -n 20 "$log" >&2
    fail "apt-get could not install ${missing[*]} (above)."
  }
fi
