#!/bin/sh
# Fill a virtual environment from a lock: requirements/install.sh VENV LOCK [--with-bulkhead]
#
# Make calls this; its stamp files decide when. VENV/.sound holds the folder in which the last installation was finished.
# It is missing when one was cut short and names another folder when the checkout was moved; then, or when the Python
# behind it is gone, the environment is made anew instead of being mended.
set -eu
cd "$(dirname "$0")/.."
here=$(pwd -P)
python=${PYTHON:-python3}

is_sound() {
    [ "$(cat "$1/.sound" 2>/dev/null)" = "$here" ] && "$1/bin/python" -c '' 2>/dev/null
}

say_no() {
    echo "$1" >&2
    exit 1
}

make_environment() {
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) ||
        say_no "Bulkhead needs Python 3.11 or newer, and '$python' does not run: install one, or name it with 'make PYTHON=/path/to/python'."
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        say_no "Bulkhead needs Python 3.11 or newer, and '$python' is $version: name a newer one with 'make PYTHON=/path/to/python'."
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        say_no "'$python' cannot make virtual environments: install its venv package (Debian and Ubuntu: apt install python$version-venv), then run make again."
    echo "Setting up $1 with Python $version; this happens once."
    "$python" -m venv --clear "$1"
}

pip_install() {
    "$venv/bin/python" -m pip --quiet --disable-pip-version-check --no-input install "$@"
}

# Names, for make, the stamps that stand in an environment which is not sound.
if [ "$1" = --void-stamps ]; then
    for stamp in .venv*/.*-stamp; do
        [ ! -e "$stamp" ] || is_sound "${stamp%/*}" || echo "$stamp"
    done
    exit
fi

venv=$1 lock=$2
is_sound "$venv" || make_environment "$venv"
rm -f "$venv/.sound"
echo "Installing requirements/$lock.txt into $venv."
pip_install --require-hashes -r "requirements/$lock.txt"
if [ "${3:-}" = --with-bulkhead ]; then
    # Its build back end stands in the lock too: nothing comes from outside the locks.
    pip_install --no-deps --no-build-isolation --editable .
fi
echo "$here" >"$venv/.sound"
touch "$venv/.$lock-stamp"
