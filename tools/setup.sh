#!/bin/sh
# Makes .venv in the checkout with gpuoffload (editable) and its development tools, and installs with apt what is missing
# of gfortran, flang (19 or newer), g++, clang++ (checks MSL's address spaces), cmake and ninja. Without root it says what to install.
set -eu
cd "$(dirname "$0")/.."

flang() {
  for name in flang-new flang-new-22 flang-new-21 flang-new-20 flang-new-19 flang-22 flang-21 flang-20 flang-19; do
    command -v "$name" >/dev/null 2>&1 && return 0
  done
  return 1
}

clangxx() {
  for name in clang++ clang++-22 clang++-21 clang++-20 clang++-19; do
    command -v "$name" >/dev/null 2>&1 && return 0
  done
  return 1
}

# The newest packaged flang (and its clang), 19 or later: flang-N where N is as high as the system's archive has.
newest() {
  for n in 22 21 20 19; do
    if apt-cache show "flang-$n" >/dev/null 2>&1; then echo "$n"; return; fi
  done
}

missing=""
for pair in gfortran:gfortran g++:g++ cmake:cmake ninja:ninja-build ar:binutils git:git; do
  command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair##*:}"
done
python3 -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"

if [ -n "$missing" ] || ! flang || ! clangxx; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    n=$(newest)
    flang || missing="$missing flang-${n:-19}"
    clangxx || missing="$missing clang-${n:-19}"
    echo "setup: installing$missing"
    # shellcheck disable=SC2086
    apt-get install -y -qq --no-install-recommends $missing >/dev/null
  else
    flang || missing="$missing flang-19 (or newer)"
    clangxx || missing="$missing clang-19 (or newer)"
    echo "setup: not root; please install:$missing" >&2
    exit 1
  fi
fi

stamp=.venv/.setup
if [ ! -e "$stamp" ] || [ pyproject.toml -nt "$stamp" ] || [ tools/setup.sh -nt "$stamp" ]; then
  [ -x .venv/bin/python ] || python3 -m venv .venv
  .venv/bin/python -m pip install -q --disable-pip-version-check -e '.[dev]'
  touch "$stamp"
fi
.venv/bin/gpuoffload shims .venv/bin >/dev/null
echo "setup: gpuoffload and its compiler commands are in $PWD/.venv/bin"
