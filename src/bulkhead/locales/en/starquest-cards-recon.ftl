### Reconnaissance cards: what is found in rooms. The carrier is the miniature that holds a card, at first the one that found it.

rec_armour_plate = Armour plate
rec_armour_plate-rule = The carrier, if its armour value is 2 or less, gains one point of armour for the rest of the mission.
rec_gun_sight = Gun sight
rec_gun_sight-rule = Three times, the carrier may reroll one die of a shot.
rec_shock_maul = Shock maul
rec_shock_maul-rule = The carrier rolls one extra white die in melee for the rest of the mission.
rec_frag_case = Frag case
rec_frag_case-rule = Instead of attacking, the carrier throws the grenades at a square within 6 squares: they explode with two red dice like a missile.
rec_door_clamp = Door clamp
rec_door_clamp-rule = In its activation the carrier closes an opened door next to it; the door can be opened again as usual.
rec_override_key = Override key
rec_override_key-rule = Twice, the carrier may open a bulkhead next to it like an ordinary door; it closes again at the end of your turn.
rec_motion_tracker = Motion tracker
rec_motion_tracker-rule = Look in secret at up to four face-down tokens on one board.
rec_adrenaline = Adrenaline
rec_adrenaline-rule = One of your miniatures may move a second time in its activation.
rec_clear_shot = Clear shot
rec_clear_shot-rule = One shot by one of your miniatures with a light weapon rolls one extra red die; played by the searcher in the turn of the search, it lets that miniature attack after all.
rec_rally = Rally
rec_rally-rule = Instead of rolling for command points you take 6 of them, if your leader is alive.
rec_ambush = Ambush
rec_ambush-rule = One of your miniatures stays in Overwatch after its next Overwatch shot, so that it may fire a second one before your next turn.
rec_field_dressing = Field dressing
rec_field_dressing-rule = The carrier or one of your miniatures next to it regains 1 life point.
rec_surgeon_pack = Surgeon’s pack
rec_surgeon_pack-rule = Two life points for the carrier and your miniatures next to it, shared as you like.

rsm_cold_blood = Cold blood
rsm_cold_blood-rule = 20 points if, after this draw, your leader eliminates an alien worth 5 points or more in melee.
rsm_bounty = Bounty
rsm_bounty-rule = 15 points if, after this draw, your squad eliminates two aliens worth 10 points or more each.
rsm_cartographer = Cartographer
rsm_cartographer-rule = 15 points if by the end your squad has searched rooms on three different boards; on two if there are only two or three boards, in two rooms if there is only one.
rsm_wrecker = Wrecker
rsm_wrecker-rule = 15 points if, after this draw, your squad destroys a vent, a bulkhead or a structure of the mission; if none is left when you draw it, the card is shuffled in again and you draw another.
rsm_no_one_left = No one left behind
rsm_no_one_left-rule = 20 points if from this draw to the end none of your miniatures is eliminated or left aboard.
rsm_last_watch = Last watch
rsm_last_watch-rule = 10 points if at the end one of your miniatures is in the room of this search and no alien or token is; where squads have to get out, it is enough that this was so at the end of two of your turns.

rec_tripwire = Tripwire
rec_tripwire-rule = Two white dice attack the searcher; nobody scores.
rec_gas_leak = Gas leak
rec_gas_leak-rule = One red die attacks everybody in the searched room, friend or foe, except constructs and machines; nobody scores.
rec_alarm = Alarm
rec_alarm-rule = The alien player with fewer points may at once place one of their reinforcement tokens on a free reinforcement square.
rec_hatchling = Hatchling
rec_hatchling-rule = The Chaos player places a genestealer from the stock on a free square next to the searcher; it acts from their next turn on.
rec_empty = Nothing
rec_empty-rule = You find nothing; the searcher may go into Overwatch after all.

sq-ask-card-rec_alarm = Does a reinforcement come? Choose its token and its square, or pass.
sq-ask-card-rec_hatchling = Where does the hatchling appear?
sq-event-card-given =
    { $card-known ->
        [no] { $who } gives { $to } a card.
       *[yes] { $who } gives { $to } a card: “{ $card }”.
    }
