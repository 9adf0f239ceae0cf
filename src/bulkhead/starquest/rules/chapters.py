"""Import every chapter that asks questions or adds verbs, which registers them all.

A chapter that is missing here is never played; the linter reports an import that is missing from `CHAPTERS`."""

from bulkhead.starquest.rules.alliances import alliances, proposals, trades
from bulkhead.starquest.rules.blips import blip_placement, demanding, revealing, scan_peeks
from bulkhead.starquest.rules.campaign import alien_ranks
from bulkhead.starquest.rules.cards import (
    deck,
    equipment,
    event,
    events,
    governor,
    order,
    playing,
    procedure,
    psionics,
    psychic,
    recon,
    reconnaissance,
    traits,
    using,
    windows,
)
from bulkhead.starquest.rules.fight import attack, disputes, harm, overwatch, shooting, striking
from bulkhead.starquest.rules.fight.weapons import all_weapons
from bulkhead.starquest.rules.machines import crew
from bulkhead.starquest.rules.machines.dreadnoughts import mounting
from bulkhead.starquest.rules.missions import ending, special
from bulkhead.starquest.rules.move import doors, movement, paths, permissions, sharing, turning
from bulkhead.starquest.rules.objects import agreement, carrying, handing_in, limpets, objects
from bulkhead.starquest.rules.setup import setup
from bulkhead.starquest.rules.turn import (
    activation,
    after_action,
    command_points,
    giving_up,
    raised_hands,
    turns,
)
from bulkhead.starquest.table import boundary

CHAPTERS = (
    activation,
    after_action,
    agreement,
    alien_ranks,
    all_weapons,
    alliances,
    attack,
    blip_placement,
    boundary,
    carrying,
    command_points,
    crew,
    deck,
    demanding,
    disputes,
    doors,
    ending,
    equipment,
    event,
    events,
    giving_up,
    governor,
    handing_in,
    harm,
    limpets,
    mounting,
    movement,
    objects,
    order,
    overwatch,
    paths,
    permissions,
    playing,
    procedure,
    proposals,
    psionics,
    psychic,
    raised_hands,
    recon,
    reconnaissance,
    revealing,
    scan_peeks,
    setup,
    sharing,
    shooting,
    special,
    striking,
    trades,
    traits,
    turning,
    turns,
    using,
    windows,
)
"""A chapter registers its procedures and verbs when it is imported."""
