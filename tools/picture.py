"""`python -m tools.picture` draws only the pictures of docs/images, for work on them."""

from tools.board_picture import board_picture
from tools.house import BOARD_PICTURE, ROOT, TERMINAL_PICTURE
from tools.terminal_picture import terminal_picture


def pictures() -> dict[str, str]:
    """Every picture, by its path."""
    return {BOARD_PICTURE: board_picture(), TERMINAL_PICTURE: terminal_picture()}


if __name__ == "__main__":
    for path, svg in pictures().items():
        (ROOT / path).write_text(svg, encoding="utf-8", newline="\n")
        print(f"drew {path}")
