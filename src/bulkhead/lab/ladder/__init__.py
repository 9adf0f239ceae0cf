"""The ladder: a round robin of bots with seats that rotate, and the ratings that follow from it."""
