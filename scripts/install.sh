#!/usr/bin/env bash
# Installs the command in PREFIX/bin, and in PREFIX/lib/scrim what a program is compiled against that says `import UIKit`:
#   modules/, include/    the modules, with the headers that they stand on
#   libScrim.so           their code; libTinyConstraints.a is apart, as a program may bring its own
#   bin/swiftc            the compiler that rewrites what only Objective-C can do, and then starts the toolchain's
#   time.o                takes the place of the system's delays where the clock is stepped; a part of each program
#   module-flags          what a compiler needs to be told to find the modules (@ROOT@ stands for PREFIX/lib/scrim)
#   compile-flags         the same and what a linker needs, to build a program without any rewriting
# SCRIM_CONFIGURATION=debug installs a build for debugging.
set -euo pipefail
[ $# = 1 ] && [ -n "$1" ] || { echo 'usage: install.sh PREFIX' >&2; exit 2; }
mkdir -p "$1" || exit 1
prefix=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
export SCRIM_DEVELOPMENT=1
configuration=${SCRIM_CONFIGURATION:-release}
swift build -c "$configuration" --product scrim >&2
swift build -c "$configuration" --target os >&2
swift build -c release --package-path SourceRewriter --product scrim-swiftc >&2
build=$(swift build -c "$configuration" --show-bin-path)
rewriter=$(swift build -c release --package-path SourceRewriter --show-bin-path)
root=$prefix/lib/scrim

# What is used while it is replaced keeps its old file: each is written beside its place and moved there.
place() {
  install -m "$1" "$2" "$3.new"
  mv -f "$3.new" "$3"
}

modules=(os ConstraintSolver CoreGraphics QuartzCore UIKit Scrim UIKitTesting)
overlays=(_Testing_CoreGraphics _Testing_UIKit)
install -d "$prefix/bin" "$root/bin" "$root/modules" "$root/include"
place 755 "$build/scrim" "$prefix/bin/scrim"
place 755 "$rewriter/scrim-swiftc" "$root/bin/swiftc"
objects=()
for module in "${modules[@]}" "${overlays[@]}" CPixelKernels; do
  sources=Sources/${module/#_Testing_/TestingOverlays/}
  # Objects of files that are no more lie there too.
  while IFS= read -r object; do
    if [ -n "$(find "$sources" -name "$(basename "$object" .o)" -print -quit)" ]; then objects+=("$object"); fi
  done < <(find "$build/$module.build" -name '*.o')
done
for module in "${modules[@]}" "${overlays[@]}" TinyConstraints; do
  place 644 "$build/Modules/$module.swiftmodule" "$root/modules/$module.swiftmodule"
done
swiftc -emit-library -o "$root/libScrim.so.new" "${objects[@]}" -Xlinker -soname -Xlinker libScrim.so >&2
mv -f "$root/libScrim.so.new" "$root/libScrim.so"
clang -O2 -Wall -c SourceRewriter/Time/time.c -o "$root/time.o.new"
mv -f "$root/time.o.new" "$root/time.o"
rm -f "$root/libTinyConstraints.a.new"
find "$build/TinyConstraints.build" -name '*.o' -print0 | xargs -0 ar rcs "$root/libTinyConstraints.a.new"
mv -f "$root/libTinyConstraints.a.new" "$root/libTinyConstraints.a"
find Sources/CoreGraphics Sources/QuartzCore Sources/UIKit -name '*.swift' -print0 |
  xargs -0 "$root/bin/swiftc" --write-system-index "$root/modules/UIKit.scrimindex"

# The modules stand on C libraries. Their headers come along, so that nobody needs the packages that have them.
libraries=(cairo pangocairo gdk-pixbuf-2.0 libpng)
mapfile -t include_flags < <(pkg-config --cflags-only-I "${libraries[@]}" | tr ' ' '\n' | grep '^-I' | sort -u)
# What every Swift toolchain needs is there anyway.
system_headers=$(dpkg -L libc6-dev linux-libc-dev libcrypt-dev 2>/dev/null | grep '\.h$' | sort -u || true)
headers=$(
  for library in CCairo CPango CGdkPixbuf CPNG; do
    clang -M "${include_flags[@]}" "Sources/$library/shim.h" | tr -d '\\' | tr ' ' '\n' | grep '^/.*\.h$' || true
  done | sort -u | xargs -r readlink -f | grep -v '/lib/clang/' | sort -u | comm -23 - <(printf '%s\n' "$system_headers")
)
include_folders=()
for flag in "${include_flags[@]}" -I/usr/include; do
  folder=${flag#-I}
  name=${folder#/usr/include}
  case "$name" in
    "$folder") name=/$(basename "$(dirname "$folder")") ;; # /usr/lib/…/glib-2.0/include
  esac
  include_folders+=("$root/include$name")
  while IFS= read -r header; do
    case "$header" in
      "$(readlink -f "$folder")"/*) install -D -m 644 "$header" "$root/include$name/${header#"$(readlink -f "$folder")"/}" ;;
    esac
  done <<< "$headers"
done
for library in CCairo CPango CGdkPixbuf CPNG; do
  install -d "$root/modules/$library"
  install -m 644 "Sources/$library/shim.h" "$root/modules/$library/"
  # The libraries themselves are libScrim's to name.
  grep -v '^ *link ' "Sources/$library/module.modulemap" > "$root/modules/$library/module.modulemap"
done
install -d "$root/modules/CPixelKernels"
install -m 644 Sources/CPixelKernels/include/*.h "$root/modules/CPixelKernels/"
printf 'module CPixelKernels {\n  header "CPixelKernels.h"\n  export *\n}\n' \
  > "$root/modules/CPixelKernels/module.modulemap"

flags=(-I @ROOT@/modules)
for library in CCairo CPango CGdkPixbuf CPNG CPixelKernels; do flags+=(-I "@ROOT@/modules/$library"); done
while IFS= read -r folder; do
  flags+=(-Xcc "-I@ROOT@${folder#"$root"}")
done < <(printf '%s\n' "${include_folders[@]}" | sort -u)
printf '%s ' "${flags[@]}" > "$root/module-flags"
{
  sed "s|@ROOT@|$root|g" "$root/module-flags"
  printf -- '-L %s -lScrim -lTinyConstraints -Xlinker -rpath -Xlinker %s ' "$root" "$root"
} > "$root/compile-flags"
# The flag tells one installation from the next: what was built with another is built again.
stamp=$(cat "$root"/modules/*.swiftmodule "$root/bin/swiftc" "$root/module-flags" | cksum | cut -d ' ' -f 1)
printf '{"schemaVersion": "1.0", "rootPath": "%s", "swiftCompiler": {"path": "swiftc", "extraCLIOptions": ["-D%s"]}}\n' \
  "$root/bin" "SCRIM_$stamp" > "$root/toolset.json"
printf 'Installed %s/bin/scrim and its modules in %s\n' "$prefix" "$root" >&2
