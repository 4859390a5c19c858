#!/usr/bin/env bash
# Installs the command in PREFIX/bin, and the modules it serves with one archive of their code in PREFIX/lib/scrim.
# PREFIX/lib/scrim/compile-flags holds what a compiler needs to be told to build against them.
set -euo pipefail
[ $# = 1 ] && [ -n "$1" ] || { echo 'usage: install.sh PREFIX' >&2; exit 2; }
mkdir -p "$1" || exit 1
prefix=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1
swift build -c release --product scrim >&2
build=$(swift build -c release --show-bin-path)

modules=(ConstraintSolver CoreGraphics QuartzCore UIKit Scrim UIKitTesting TinyConstraints)
install -d "$prefix/bin" "$prefix/lib/scrim/modules"
install -m 755 "$build/scrim" "$prefix/bin/scrim"
objects=()
for module in "${modules[@]}"; do
  install -m 644 "$build/Modules/$module.swiftmodule" "$prefix/lib/scrim/modules/"
  while IFS= read -r object; do objects+=("$object"); done < <(find "$build/$module.build" -name '*.o')
done
while IFS= read -r object; do objects+=("$object"); done < <(find "$build/CPixelKernels.build" -name '*.o')
rm -f "$prefix/lib/scrim/libScrim.a"
ar rcs "$prefix/lib/scrim/libScrim.a" "${objects[@]}"
for library in CCairo CPango CGdkPixbuf CPNG; do
  install -d "$prefix/lib/scrim/modules/$library"
  install -m 644 "Sources/$library/module.modulemap" "Sources/$library/shim.h" "$prefix/lib/scrim/modules/$library/"
done
install -d "$prefix/lib/scrim/modules/CPixelKernels"
install -m 644 Sources/CPixelKernels/include/*.h "$prefix/lib/scrim/modules/CPixelKernels/"
printf 'module CPixelKernels {\n  header "CPixelKernels.h"\n  export *\n}\n' \
  > "$prefix/lib/scrim/modules/CPixelKernels/module.modulemap"

libraries=(cairo pangocairo gdk-pixbuf-2.0 libpng)
{
  printf -- '-I %s/lib/scrim/modules ' "$prefix"
  pkg-config --cflags "${libraries[@]}" | tr ' ' '\n' | grep '^-I' | sort -u | while read -r flag; do
    printf -- '-Xcc %s ' "$flag"
  done
  for library in CCairo CPango CGdkPixbuf CPNG CPixelKernels; do
    printf -- '-I %s/lib/scrim/modules/%s ' "$prefix" "$library"
  done
  printf -- '-L %s/lib/scrim -lScrim ' "$prefix"
  pkg-config --libs "${libraries[@]}"
} | tr '\n' ' ' > "$prefix/lib/scrim/compile-flags"
printf 'Installed %s/bin/scrim and its modules in %s/lib/scrim\n' "$prefix" "$prefix" >&2
