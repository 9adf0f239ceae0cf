"""Campaigns: missions played one after another by the same factions, in a file that anyone can verify. The code is the
same for every game; a game brings its missions and records (`bulkhead.registry.campaigning`).

`Book` is the campaign itself (new, read, begin, take, take back), `Folder` stores it and its missions on disk, `status`
shows what a viewer may know of it, `verify` recomputes all of it. No command line and no server in here.
"""

from bulkhead.campaign.book import Book, Next
from bulkhead.campaign.entries import Begun, Decision, Finished, NewRules, Opened, Roster, TakenBack
from bulkhead.campaign.folder import Folder
from bulkhead.campaign.opening import missions_of, open_campaign
from bulkhead.campaign.reading import is_campaign, packs_named
from bulkhead.campaign.sealing import laid_open
from bulkhead.campaign.status import Status, status
from bulkhead.campaign.verify import CampaignVerdict, verify_campaign

__all__ = [
    "Begun",
    "Book",
    "CampaignVerdict",
    "Decision",
    "Finished",
    "Folder",
    "NewRules",
    "Next",
    "Opened",
    "Roster",
    "Status",
    "TakenBack",
    "is_campaign",
    "laid_open",
    "missions_of",
    "open_campaign",
    "packs_named",
    "status",
    "verify_campaign",
]
