#!/usr/bin/env bash
# Fuzzes what reads text from outside: fuzz.sh [target…] [--seconds N] [--runs N] [--jobs N] [--optimized]
# Without a target, all of them; 60 seconds each unless told; with --runs the same inputs each time.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
known=(
  template manifest json names signatures package record journal configuration sources reader merge
  recognition mocks baseline switches
)
seconds=60 runs= jobs=1 level=-Onone targets=()

usage() { sed -n '2,3s/^# //p' "$0" >&2; echo "targets: ${known[*]}" >&2; exit 64; }
while [ $# -gt 0 ]; do
  case $1 in
    --seconds) seconds=${2-}; shift ;;
    --runs) runs=${2-}; shift ;;
    --jobs) jobs=${2-}; shift ;;
    --optimized) level=-O ;;
    -*) usage ;;
    *) [[ " ${known[*]} " == *" $1 "* ]] || usage; targets+=("$1") ;;
  esac
  shift || usage
done
[[ $seconds =~ ^[0-9]+$ && $runs =~ ^[0-9]*$ && $jobs =~ ^[1-9][0-9]*$ ]] || usage
[ ${#targets[@]} -gt 0 ] || targets=("${known[@]}")

# One program for all targets: the kit's sources with the targets, built by the compiler alone, so
# that no package gets a product that only a fuzzer can link.
work=$root/.build/fuzzing/${level#-}
mkdir -p "$work"
flags=(
  "$level" -wmo -parse-as-library -swift-version 6 -package-name viper_gen
  -sanitize=fuzzer,address -I "$work"
)
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility; do
  flags+=(-enable-upcoming-feature "$feature")
done
[ "$(uname)" != Linux ] || flags+=(-use-ld=lld)
while read -r map; do flags+=(-I "$(dirname "$map")"); done < <(
  find "$root/Sources" -name module.modulemap
)
listed() { find "$@" -name '*.swift' | sort; }
# The modules that the kit imports, in the order in which they are built.
modules=(Hashing ScaffoldSwift ScaffoldRecognition ScaffoldInspection)
kit=()
while read -r file; do kit+=("$file"); done < <(listed "$root/Sources/ScaffoldKit" "$here/Targets")
program=$work/fuzz
if [ ! -x "$program" ] ||
  [ -n "$(find "${modules[@]/#/$root/Sources/}" "${kit[@]}" "$0" -newer "$program" -print -quit)" ]; then
  echo "building $program" >&2
  began=$SECONDS
  objects=() stale=
  for module in "${modules[@]}"; do
    object=$work/$module.o folder=$root/Sources/$module
    objects+=("$object")
    # A module is built again with one before it.
    [ -f "$object" ] && [ -z "$(find "$folder" "$0" -newer "$object" -print -quit)" ] || stale=1
    [ -n "$stale" ] || continue
    sources=()
    while read -r file; do sources+=("$file"); done < <(listed "$folder")
    swiftc "${flags[@]}" -module-name "$module" -emit-module \
      -emit-module-path "$work/$module.swiftmodule" -c -o "$object" "${sources[@]}"
  done
  swiftc "${flags[@]}" -num-threads 2 -module-name ScaffoldKit -o "$program.new" "${objects[@]}" "${kit[@]}"
  mv "$program.new" "$program"
  echo "built in $((SECONDS - began)) s" >&2
fi

# What the project itself offers as seeds.
seeds() {
  case $1 in
    template) printf '%s\n' "$root/Templates" ;;
    sources) printf '%s\n' "$root/Sources/ScaffoldKit/Swift" ;;
    reader) printf '%s\n' "$root/Tests/ScaffoldSwiftTests/Reader" "$here/Seeds/sources" ;;
    manifest | json)
      mkdir -p "$work/seeds/manifests"
      for file in "$root"/Templates/*/template.json; do
        cp "$file" "$work/seeds/manifests/$(basename "$(dirname "$file")").json"
      done
      printf '%s\n' "$work/seeds/manifests"
      ;;
    package)
      mkdir -p "$work/seeds/packages"
      find "$root" -name Package.swift -not -path '*/.build/*' | while read -r file; do
        cp "$file" "$work/seeds/packages/$(printf %s "${file#"$root"/}" | tr / -)"
      done
      printf '%s\n' "$work/seeds/packages"
      ;;
  esac
}

# The backtracer of Swift would wait for a terminal after a trap.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:${ASAN_OPTIONS-}

fuzz() {
  local target=$1 corpus=$work/corpus/$1 findings=$root/.build/fuzzing/findings log=$work/$1.log
  mkdir -p "$corpus" "$findings"
  local options=(
    "--target=$target" "-max_total_time=$seconds" -timeout=15 -rss_limit_mb=1024 -max_len=16384
    -len_control=50 -print_final_stats=1 "-artifact_prefix=$findings/$target-"
  )
  [ ! -f "$here/Dictionaries/$target.dict" ] || options+=("-dict=$here/Dictionaries/$target.dict")
  # So many and no more, and the same ones each time.
  [ -z "$runs" ] || options+=("-runs=$runs" -seed=1)
  local folders=("$corpus" "$here/Seeds/$target") folder
  while read -r folder; do folders+=("$folder"); done < <(seeds "$target")
  local status=0
  "$program" "${options[@]}" "${folders[@]}" >"$log" 2>&1 || status=$?
  local runs cover
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  cover=$(grep -o 'cov: [0-9]* ft: [0-9]*' "$log" | tail -n 1 || true)
  if [ $status -eq 0 ]; then
    printf '%-13s %9s runs, %s\n' "$target" "${runs:-0}" "${cover:-no coverage}"
  else
    printf '%-13s FINDING, see %s\n' "$target" "$log"
    grep -a -m 3 -E 'broken promise,|Fatal error|ERROR: |Test unit written' "$log" || true
  fi
  return $status
}

status=0 running=0
for target in "${targets[@]}"; do
  fuzz "$target" &
  running=$((running + 1))
  if [ $running -ge "$jobs" ]; then wait -n || status=1; running=$((running - 1)); fi
done
while [ $running -gt 0 ]; do wait -n || status=1; running=$((running - 1)); done
exit $status
