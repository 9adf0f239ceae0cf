#!/bin/sh
# The browsers for `make test` and `make shots`, each the one that a variable names, the machine's, or Debian's where
# this may install it: as root, or with sudo. Without Chromium (CHROMIUM) there are no browser tests; Firefox (FIREFOX)
# runs the main paths a second time where it can be had.
set -eu

say_no() {
    echo "$1" >&2
    exit 1
}

is_there() {
    command -v "$1" >/dev/null
}

is_any_there() {
    for browser in "$@"; do
        if is_there "$browser"; then return 0; fi
    done
    return 1
}

may_install() {
    is_there apt-get || return 1
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif is_there sudo && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
        as_root=sudo
    else
        return 1
    fi
}

listed=
install_debians() {
    echo "Installing Debian's $1 for the browser tests."
    # A list that cannot be fetched is no reason to stop: an old one may do.
    [ -n "$listed" ] || $as_root apt-get -qq update ||
        echo "The lists of packages could not all be fetched; trying with those that are there." >&2
    listed=yes
    # Another installation may be under way: wait for it.
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y \
        --no-install-recommends "$1" >/dev/null
}

get_chromium() {
    if [ -n "${CHROMIUM:-}" ]; then
        is_there "$CHROMIUM" || say_no "CHROMIUM is '$CHROMIUM', and there is no such program: set it to the path of a Chromium or Chrome."
        return
    fi
    if is_any_there chromium chromium-browser google-chrome google-chrome-stable; then return; fi
    is_there apt-get ||
        say_no "There is no browser to test with, and no apt-get to install one: set CHROMIUM to the path of a Chromium or Chrome."
    may_install ||
        say_no "There is no browser to test with, and only root may install Debian's chromium: install it, or set CHROMIUM to the path of a Chromium or Chrome."
    install_debians chromium ||
        say_no "apt-get could not install chromium: install it by hand, or set CHROMIUM to the path of a Chromium or Chrome."
    is_there chromium ||
        say_no "chromium is installed, but not where programs are looked for: set CHROMIUM to its path."
}

get_firefox() {
    if [ -n "${FIREFOX:-}" ]; then
        is_there "$FIREFOX" || say_no "FIREFOX is '$FIREFOX', and there is no such program: set it to the path of a Firefox."
        return
    fi
    if is_any_there firefox-esr firefox; then return; fi
    may_install && install_debians firefox-esr && is_there firefox-esr ||
        echo "Firefox could not be installed, so the browser tests run in Chromium alone: install firefox-esr, or set FIREFOX to the path of a Firefox." >&2
}

get_chromium
get_firefox
