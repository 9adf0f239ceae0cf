"""What every item of the box has in common: where its values come from, and how items name one another."""

from typing import Annotated, Literal

from msgspec import Meta

Source = Literal["rulebook", "public", "house"]
"""`rulebook`: stands in the manual or follows from its examples. `public`: a publicly known value. `house`: made for
this project, and free to be tuned."""

Fields = dict[str, Source]
"""The values of an item whose source is not the item's own: `lp`, or `ranks.orders` in a list of records."""

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
FigureOrObjectId = Annotated[str, Meta(extra={"refers": ("figures", "objects")})]
