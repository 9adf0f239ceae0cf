### What the server says when it cannot do something.

server-only-watching = You are watching this table: only its players can do that.
server-chat-empty = There is nothing to say in that message.
server-damaged = The record of match { $match } is damaged and cannot be opened.
server-no-such-code = This code opens no seat: it may have been used already.
server-no-such-link = This link opens no table.
server-not-over = The match is not over yet: its replay stays closed until then.
server-old-finished = This match is over: look at it, and begin a new one from any position of it.
server-rules-present = This match is played with the present version of the rules.
server-no-such-moment = There is no moment { $at } in this match: the last one is { $last }.
server-too-fast = That was too fast: please wait a moment.
server-no-such-page = There is nothing at this address.
server-wrong-method = This address does not take that kind of request.
server-too-large = That is too large to be taken.
server-bad-request = The request cannot be understood: { $detail }.
server-say-hello = The first message on this line must say which link it comes from.
server-not-a-message = That is not a message this table understands.
server-try-again = Something went wrong on the server; nothing that you did was lost. Please try again.
server-port-taken = The address { $host }:{ $port } cannot be used: another program may be listening there. Choose another with --port.
server-not-begun = The match has not begun: the table still waits for players.
server-salt-of-another = That salt was given for other dice: it must name the commitment that this table shows.
server-salt-given = The salt of this seat has been given and cannot be changed.
server-nothing-to-advise = There is nothing for you to decide now.
server-no-advice = The bot knows no answer: choose yourself.
server-table-full = This table is full: too many people are watching. Please try again later.
server-no-more-undo = Enough has been taken back in this match: { $most } times is the limit.

## Campaigns

server-no-such-campaign = This link opens no campaign.
server-campaign-damaged = The record of campaign { $campaign } is damaged and cannot be opened.
server-campaign-no-faction = There is no faction called “{ $faction }”; there are: { $known }.
server-campaign-founder-only = Only the founder of the campaign can do that.
server-campaign-in-mission = A mission is being played: that has to wait until it is over.
server-campaign-over = The campaign is over: all its missions have been played.
server-campaign-no-link = Nobody plays “{ $faction }” by link, so there is no link to replace.
server-campaign-nothing-to-undo = No mission has been played yet, so there is nothing to take back.
server-campaign-nothing-asked = Nobody has asked to take the mission back.
server-campaign-sealed = Cards that others have kept are still secret: until the campaign is over you see only what your own seat saw.
server-campaign-no-rematch = This was a mission of a campaign: go on with the campaign instead.
server-link-renewed = This link has been replaced by another one: ask the founder of the campaign.
server-mission-taken-back = This mission was taken back: it does not count any more and is not played on.
server-campaign-unfinished = A mission of that campaign has been begun: finish it or take it back before you bring the campaign here.
