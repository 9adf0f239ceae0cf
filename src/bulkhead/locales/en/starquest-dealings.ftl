### Cards, searches and alliances: what is asked and refused.

sq-ask-alliance = Two alliances are in the open. Which one do you confirm?
sq-ask-offer = You are made an offer. Do you accept it?
sq-ask-dispute = The line is in doubt and the dice are level: is the target in sight?
sq-no-alien-search = Aliens do not search rooms.
sq-no-ally-again = You two have parted in this mission and cannot ally again before it ends.
sq-no-ally-already = You are allies already.
sq-no-ally-banned = These two factions may never ally.
sq-no-ally-legionary = Only a legionary on the board makes an alliance of its own, and only a public one.
sq-no-ally-nobody = There is nobody of that name to ally with.
sq-no-ally-one-public = One of you has a public alliance already; only one is allowed at a time.
sq-no-buyer = Cards are sold to other squads at the table only.
sq-no-card-now = This card cannot be played now.
sq-no-gunner-search = A gunner or a machine does not search.
sq-no-order-too-late = Order cards are played at the start of the turn, before anybody acts.
sq-no-pledge-open = You have made that offer already; it still waits for its answer.
sq-no-psionic = Only the squad’s psionic uses psychic cards.
sq-no-psychic-after = A psychic card is the psionic’s whole turn: nothing may come before it.
sq-no-recon-deck = There is no reconnaissance card left to draw.
sq-no-room = Only a miniature that stands wholly inside a room can search it.
sq-no-room-searched = This room has been searched already.
sq-no-search-attacked = Who has attacked does not search in the same turn.
sq-no-search-fire = Nobody searches from a burning square.
sq-no-search-seen = An alien sees the searcher.
sq-no-second-order = Only one order card may be played in a turn.
sq-no-second-psychic = Only one psychic card may be used in a turn.
sq-no-second-search = Your squad has searched a room in this turn already.
sq-no-settle-first = First say which of the two alliances holds.
sq-no-such-alliance = There is no such alliance of yours to end or reveal now.
sq-no-such-card = You do not hold that card.
sq-no-exchange = This card is not one of those that may be exchanged.
sq-no-such-offer = No offer with that number waits for you.
sq-no-twenty-points = A card costs 20 points, and you have fewer.
sq-do-expel = Agree that { $faction } leaves the mission
sq-event-expelled =
    { $gone ->
        [yes] { $seat } agrees too: { $was } leaves the mission.
       *[no] { $seat } agrees that { $was } leaves the mission.
    }
sq-no-expel = A faction leaves by agreement only between attacks, with at least three at the table, and each seat agrees once.
