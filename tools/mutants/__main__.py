"""`python -m tools.mutants`: breaks the code of clauses and says which tests notice."""

import sys

from tools.mutants.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
