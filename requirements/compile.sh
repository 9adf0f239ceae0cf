#!/bin/sh
# Pin what the package and its tools need, with hashes: requirements/compile.sh [--upgrade]
#
# Make calls this (`make lock`). The locks hold for every Python from 3.11 on and every platform, and name no registry.
set -eu
cd "$(dirname "$0")"

compile() {
    output=$1
    shift
    ../.venv-lock/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
        --custom-compile-command 'make lock' --output-file "$output" "$@"
}

compile lock.txt "$@" lock.in
compile node.txt "$@" node.in
compile run.txt "$@" ../pyproject.toml run.in
compile test.txt "$@" test.in
compile bench.txt "$@" bench.in
