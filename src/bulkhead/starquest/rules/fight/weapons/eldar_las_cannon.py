"""The Eldar las-cannon (SQ-WPN-74 to 78): two shots of the four-square kind (las_cannon.py), two red dice each."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.data.options import House
from bulkhead.tabletop.clauses import clause

ID = clause("SQ-WPN-74", "SQ-WPN-75", "SQ-WPN-78")("wpn_eldar_las_cannon")


@clause("SQ-WPN-76", "SQ-WPN-77")
def dice(house: House, shots: int) -> Pool:
    """The dice of one shot, or of both on one area: all of them added, unless the table plays with fewer."""
    one = load_box().weapons[ID].dice.red if house.eldar_laser_dice == 2 else 1
    if shots > 1 and house.eldar_laser_together == "two":
        return Pool(2, 0)
    return Pool(one * shots, 0)
