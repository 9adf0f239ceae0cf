"""Field types that the forms of several rooms share, with their limits."""

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(max_length=32)]
KeyText = Annotated[str, Meta(min_length=1, max_length=64)]
