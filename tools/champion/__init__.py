"""Makes the champion's net from exact solutions of Heroes.

    pip install torch
    python -m tools.champion --gpu --solve-minutes 8 --learn-minutes 5 --out value.bin

Match-ups are drawn at random and solved (`bulkhead solve heroes` does the same); of each, boards are drawn that look
like those of real games. A few match-ups are held back, and the net's error on them is printed. With `--gpu` the
graphics processor does both parts.
"""
