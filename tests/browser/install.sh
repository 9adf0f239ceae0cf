#!/bin/sh
# A browser for `make test` and `make shots`: the one that CHROMIUM names, the machine's, or Debian's where this may
# install it: as root, or with sudo.
set -eu

say_no() {
    echo "$1" >&2
    exit 1
}

is_there() {
    command -v "$1" >/dev/null
}

if [ -n "${CHROMIUM:-}" ]; then
    is_there "$CHROMIUM" || say_no "CHROMIUM is '$CHROMIUM', and there is no such program: set it to the path of a Chromium or Chrome."
    exit 0
fi
for browser in chromium chromium-browser google-chrome google-chrome-stable; do
    if is_there "$browser"; then exit 0; fi
done

is_there apt-get ||
    say_no "There is no browser to test with, and no apt-get to install one: set CHROMIUM to the path of a Chromium or Chrome."
if [ "$(id -u)" = 0 ]; then
    as_root=
elif is_there sudo && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
    as_root=sudo
else
    say_no "There is no browser to test with, and only root may install Debian's chromium: install it, or set CHROMIUM to the path of a Chromium or Chrome."
fi

echo "Installing Debian's chromium for the browser tests."
# A list that cannot be fetched is no reason to stop: an old one may do.
$as_root apt-get -qq update || echo "The lists of packages could not all be fetched; trying with those that are there." >&2
# Another installation may be under way: wait for it.
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y --no-install-recommends \
    chromium >/dev/null ||
    say_no "apt-get could not install chromium: install it by hand, or set CHROMIUM to the path of a Chromium or Chrome."
is_there chromium ||
    say_no "chromium is installed, but not where programs are looked for: set CHROMIUM to its path."
