"""Fields that forms of several rooms have, with the limits of each."""

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(max_length=32)]
KeyText = Annotated[str, Meta(min_length=1, max_length=64)]
