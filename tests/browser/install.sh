#!/bin/sh
# A browser for `make test` and `make shots`: the one there is, or Debian's, where this may install it.
set -eu

for browser in ${CHROMIUM:-chromium chromium-browser google-chrome google-chrome-stable}; do
    if command -v "$browser" >/dev/null; then exit 0; fi
done
if [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Debian's chromium for the browser tests."
    apt-get -qq update
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium >/dev/null
    exit 0
fi
echo "There is no browser to test with: install Debian's chromium, or set CHROMIUM to the path of one." >&2
exit 1
