#!/usr/bin/env bash
# Tests the rewriter of sources, and packages and apps that were written for iOS, as a user builds them.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
swift test --package-path SourceRewriter
SCRIM_CONFIGURATION=debug scripts/install.sh "$root/.build/installed-debug"
scrim=$root/.build/installed-debug/bin/scrim
fixtures=$root/SourceRewriter/Fixtures
# A user's environment has none of our settings.
unset SCRIM_DEVELOPMENT
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME=$scratch/cache

say() { printf 'sources: %s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

constructs=$scratch/Constructs
cp -r "$fixtures/Constructs" "$constructs"
rm -rf "$constructs/.build"
for mode in '' 6 isolated; do
  say "each construct, in Swift ${mode:-5}"
  MODE=$mode "$scrim" test "$constructs" 2>&1 | tee "$scratch/log" >&2
  # A warning of the rewriter stands in what is compiled and in what depends on it, once in all.
  [ "$(grep -c "^$constructs/.*: warning: 'method_exchangeImplementations' changes nothing here" "$scratch/log")" = 1 ] ||
    fail 'what cannot keep its meaning was not said once'
  line=$(grep -n method_exchangeImplementations "$constructs/Sources/Swizzling/Swizzling.swift" | cut -d : -f 1)
  grep -q "^$constructs/Sources/Swizzling/Swizzling.swift:$line:5: warning: 'method_exch" "$scratch/log" ||
    fail "the warning is not at its line, $line"
done

say 'an app in a folder: built, built again, run, recorded'
"$scrim" build "$fixtures/App"
"$scrim" build "$fixtures/App"
if "$scrim" run "$fixtures/App" -- --leave > "$scratch/log"; then code=0; else code=$?; fi
[ "$code" = 7 ] || fail "the app's exit code was not passed on: $code"
grep -q '^launched on iOS$' "$scratch/log" || fail 'the app was not launched'
"$scrim" record "$fixtures/App" --script "$fixtures/tap.json" --seconds 2 --out "$scratch/record"
for file in animation.apng filmstrip.png trace.jsonl; do
  [ -s "$scratch/record/App/$file" ] || fail "no $file"
done
grep -q '"id":"card","frame":\[0,844,390,200\]' "$scratch/record/App/trace.jsonl" || fail 'the card is not hidden at first'
tail -1 "$scratch/record/App/trace.jsonl" | grep -q '"id":"card","frame":\[0,644,390,200\]' || fail 'the tap showed no card'

say "an app as Xcode's template makes it: a storyboard, scenes, an asset catalog"
"$scrim" record "$fixtures/StoryboardApp" --script "$fixtures/tap.json" --seconds 2 --out "$scratch/record"
tail -1 "$scratch/record/StoryboardApp/trace.jsonl" | grep -q '"id":"sheet-of-the-segue' ||
  fail "the tap presented no sheet of the segue's action"
tail -1 "$scratch/record/StoryboardApp/trace.jsonl" | grep -q '"id":"pressed"' || fail "the button's action was not sent"
tail -1 "$scratch/record/StoryboardApp/trace.jsonl" | grep -q '"id":"SheetView' || fail 'views have no names of their own'

say 'a package with a program: run'
mkdir -p "$scratch/Tool/Sources/Tool"
cat > "$scratch/Tool/Package.swift" << 'END'
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Tool", targets: [.executableTarget(name: "Tool")])
END
cat > "$scratch/Tool/Sources/Tool/main.swift" << 'END'
import UIKit
class Bell: NSObject { @objc func ring() { print("rings") } }
let bell = Bell()
_ = bell.perform(#selector(Bell.ring))
exit(5)
END
if "$scrim" run "$scratch/Tool" > "$scratch/log"; then code=0; else code=$?; fi
[ "$code" = 5 ] || fail "the program's exit code was not passed on: $code"
grep -q '^rings$' "$scratch/log" || fail 'the program did not run'

say "a package with scrim setup's toolset: built, built again, an error at its place, two builds at once"
package=$scratch/Package
cp -r "$fixtures/Constructs" "$package"
rm -rf "$package/.build"
(cd "$package" && "$scrim" setup)
cd "$package"
swift build --toolset scrim-toolset.json
before=$(stat -c %Y.%y .build/debug/Panels.build/PlainGeometry.swift.o)
printf '\n// Touched.\n' >> Sources/Panels/Panel.swift
swift build --toolset scrim-toolset.json
[ "$before" = "$(stat -c %Y.%y .build/debug/Panels.build/PlainGeometry.swift.o)" ] || fail 'another file was compiled again'
printf 'final class Wrong: Panel { @objc dynamic var x = 0; let y: Nothing }\n' >> Sources/Panels/Panel.swift
line=$(wc -l < Sources/Panels/Panel.swift)
column=$(tail -1 Sources/Panels/Panel.swift | awk '{ print index($0, "Nothing") }')
if swift build --toolset scrim-toolset.json > "$scratch/errors" 2>&1; then fail 'an error was not seen'; fi
grep -q "$package/Sources/Panels/Panel.swift:$line:$column: error: cannot find type 'Nothing'" "$scratch/errors" ||
  fail "the error is not at $line:$column: $(cat "$scratch/errors")"
sed -i '$d' Sources/Panels/Panel.swift
cp -r "$package" "$scratch/Second"
rm -rf "$scratch/Second/.build" # The compiler refuses caches that were moved.
swift build --toolset scrim-toolset.json &
(cd "$scratch/Second" && swift build --toolset scrim-toolset.json)
wait $!
MODE= swift test --toolset scrim-toolset.json --no-parallel
[ -z "$(cd "$package" && find . -newer scrim-toolset.json -type f -not -path './.build/*' -not -name Panel.swift)" ] ||
  fail 'sources were written to'
