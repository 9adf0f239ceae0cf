"""`python -m bulkhead` is the same as `bulkhead`."""

import sys

from bulkhead.cli import main

if __name__ == "__main__":  # the processes of a simulation import this module too
    sys.exit(main())
