"""Types shared by all items of the box: the source of their values, and references to other items."""

from typing import Annotated, Literal

from msgspec import Meta

Source = Literal["rulebook", "public", "house"]
"""`rulebook`: stands in the manual or follows from its examples. `public`: a publicly known value. `house`: made for
this project, and free to be tuned."""

Fields = dict[str, Source]
"""The values of an item with another source than the item: `lp`, or `ranks.orders` in a list of records."""

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Square = tuple[int, int]

FigureId = Annotated[str, Meta(extra={"refers": ("figures",)})]
WeaponId = Annotated[str, Meta(extra={"refers": ("weapons",)})]
ArmsId = Annotated[str, Meta(extra={"refers": ("weapons", "sets")})]
BoardId = Annotated[str, Meta(extra={"refers": ("boards",)})]
LayoutId = Annotated[str, Meta(extra={"refers": ("layouts",)})]
ObjectId = Annotated[str, Meta(extra={"refers": ("objects",)})]
MissionId = Annotated[str, Meta(extra={"refers": ("missions",)})]
CardId = Annotated[str, Meta(extra={"refers": ("cards",)})]
FigureOrObjectId = Annotated[str, Meta(extra={"refers": ("figures", "objects")})]
