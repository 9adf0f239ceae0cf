"""A room behind a door or a bulkhead."""

ROOM = """
    +-+-+-+-+-+
    |a a|. . .|
    +   +     +
    |a a:. . .|
    +   +     +
    |a a:. . .|
    +-+-+-+-+-+
    """


BULKHEAD = ROOM.replace(":", "!")
