"""`python -m tools.blunders --games 20 --mission mis_01_hard_dock`: see the package."""

import sys

from tools.blunders.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
