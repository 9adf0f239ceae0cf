### What the server says when it cannot do something.

server-only-watching = You are watching this table: only its players can do that.
server-chat-empty = That message is empty.
server-damaged = The record of match { $match } is damaged and cannot be opened.
server-no-such-code = This code does not open a seat: it may have been used already.
server-no-such-link = This link does not open a table.
server-not-over = The match is not over yet: its replay opens when it is.
server-old-finished = This match is over: you can look back at it, and start a new one from any of its positions.
server-rules-present = This match already uses the current version of the rules.
server-no-such-moment = This match has no moment { $at }: the last one is { $last }.
server-too-fast = That was too fast: please wait a moment.
server-no-such-page = There is nothing at this address.
server-wrong-method = This address does not take that kind of request.
server-too-large = That is too large.
server-bad-request = The request cannot be understood: { STOP($detail) }
server-say-hello = The first message on this connection must say which link it comes from.
server-not-a-message = That is not a message this table understands.
server-try-again = Something went wrong on the server; nothing you did was lost. Please try again.
server-port-taken = The address { $host }:{ $port } cannot be used: another program may be listening there. Choose another with --port.
server-not-begun = The match has not started: the table is still waiting for players.
server-salt-of-another = That salt was given for other dice: it must name the commitment that this table shows.
server-salt-given = This seat’s salt has already been given and cannot be changed.
server-nothing-to-advise = There is nothing for you to decide now.
server-no-advice = The bot has no advice: choose for yourself.
server-table-full = This table is full: too many people are watching. Please try again later.
server-no-more-undo = No more undos in this match: the limit is { $most }.

## Campaigns

server-no-such-campaign = This link does not open a campaign.
server-campaign-damaged = The record of campaign { $campaign } is damaged and cannot be opened.
server-campaign-no-faction = There is no faction called “{ $faction }”; available: { $known }.
server-campaign-founder-only = Only the founder of the campaign can do that.
server-campaign-in-mission = A mission is being played: that has to wait until it is over.
server-campaign-over = The campaign is over: all its missions have been played.
server-campaign-no-link = Nobody plays “{ $faction }” by link, so there is no link to replace.
server-campaign-nothing-to-undo = No mission has been played yet, so there is nothing to undo.
server-campaign-nothing-asked = Nobody has asked to undo the mission.
server-campaign-sealed = The cards that other players have kept are still secret: until the campaign is over, you see only what your own seat saw.
server-campaign-no-rematch = This was a mission of a campaign: continue the campaign instead.
server-link-renewed = This link has been replaced by another one: ask the founder of the campaign.
server-mission-taken-back = This mission was undone: it no longer counts and cannot be continued.
server-campaign-unfinished = A mission of that campaign is under way: finish it or undo it before you bring the campaign here.

# Seats before the match
server-seat-taken = Somebody else has just taken this seat: choose another one.
server-seat-freed = The host has given your seat to somebody else.
server-link-replaced = This link no longer opens its seat: a newer one has replaced it. Ask the host of the table.
server-host-only = Only the person who made this table can do that.
server-seat-at-the-screen = This seat belongs to somebody at the host’s screen.
server-seat-no-link = Nobody plays this seat by link, so there is no link to replace.
server-no-such-seat = This table has no seat { $seat }.
server-begun = The match has started: its seats are taken.
server-salts-missing =
    { $count ->
        [one] Still waiting for one player who has sat down but has not opened the table yet.
       *[other] Still waiting for { $count } players who have sat down but have not opened the table yet.
    }
server-name-empty = A name needs at least one letter.
server-name-taken = Somebody else at this screen already has that name.
server-campaign-names = Names belong to the campaign: change them on its page.
