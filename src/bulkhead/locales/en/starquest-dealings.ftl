### Cards, searches and alliances: what is asked and refused.

sq-ask-alliance = Two alliances have become public. Which one do you confirm?
sq-ask-offer = You have received an offer. Do you accept it?
sq-ask-dispute = The line is in doubt and the dice are tied: is the target in sight?
sq-no-alien-search = Aliens cannot search rooms.
sq-no-ally-again = The two of you have parted in this mission and cannot ally again until it ends.
sq-no-ally-already = You are already allies.
sq-no-ally-banned = These two factions may never ally.
sq-no-ally-legionary = Only a legionary on the board can make an alliance of their own, and only a public one.
sq-no-ally-nobody = Nobody by that name can ally with you.
sq-no-ally-one-public = One of you already has a public alliance; only one is allowed at a time.
sq-no-buyer = Cards can only be sold to other squads at the table.
sq-no-card-now = This card cannot be played now.
sq-no-gunner-search = Gunners and machines cannot search.
sq-no-order-too-late = Order cards must be played at the start of the turn, before anybody acts.
sq-no-pledge-open = You have already made that offer; it has not been answered yet.
sq-no-psionic = Only the squad’s psionic may use psychic cards.
sq-no-psychic-after = A psychic card takes the psionic’s whole turn: nothing may come before it.
sq-no-recon-deck = There are no reconnaissance cards left to draw.
sq-no-room = A miniature can search a room only from wholly inside it.
sq-no-room-searched = This room has already been searched.
sq-no-search-attacked = A miniature that has attacked cannot search in the same turn.
sq-no-search-fire = A miniature on a burning square cannot search.
sq-no-search-seen = It cannot search: an alien sees it.
sq-no-second-order = Only one order card may be played in a turn.
sq-no-second-psychic = Only one psychic card may be used in a turn.
sq-no-second-search = Your squad has already searched a room this turn.
sq-no-settle-first = First choose which of the two alliances to keep.
sq-no-such-alliance = You have no alliance of that kind to dissolve or reveal now.
sq-no-such-card = You do not hold that card.
sq-no-exchange = This card cannot be exchanged.
sq-no-such-offer = You have no open offer with that number.
sq-no-twenty-points = You cannot buy it: a card costs 20 points, and you have fewer.
sq-do-expel = Agree to the withdrawal of: { $faction }
sq-event-expelled =
    { $gone ->
        [yes] { $seat } agrees too. Out of the mission: { $was }.
       *[no] { $seat } agrees to the withdrawal of { $was }.
    }
sq-no-expel = A faction can be withdrawn only between attacks and with at least three players, and each player agrees once.
