### Alien event cards: played as they are drawn. “You” is the player who draws.

evg_alien_elite = Alien elite
evg_alien_elite-rule = Activate one of your miniatures, except a two-by-two one, twice this turn.
evg_task_force = Task force
evg_task_force-rule = Two tokens drawn at random from your faction’s bag join your reinforcements in secret.
evg_teleporter = Teleporter
evg_teleporter-rule = Two of your miniatures or tokens on the board, except two-by-two ones, swap places; both may act as usual.
evg_machine_fault = Machine fault
evg_machine_fault-rule = Your constructs cannot move or shoot this turn; they may fight in melee.
evg_defences = Automated defences
evg_defences-rule = One squad miniature in a corridor, not in an entry area, is attacked with one red die.
evg_battle_plan = Battle plan
evg_battle_plan-rule = Each Marine and Eldar player takes one order card of their choice from their deck, used ones included; the Legion regains a used equipment card.
evg_booby_trap = Booby trap
evg_booby_trap-rule = A missile explodes with two red dice on one squad miniature that is neither a leader nor in an entry area; command points may be spent to dodge it.
evg_radio_silence = Radio silence
evg_radio_silence-rule = In its next turn one squad cannot play an order card or roll for command points.
evg_equipment_fault = Equipment fault
evg_equipment_fault-rule = One squad discards an equipment card: one of its face-down cards at random or, if it has none, a face-up one of its choice.
evg_frenzy = Frenzy
evg_frenzy-rule = One of your rabble or warband miniatures may make two melee attacks this turn.
evg_genestealer = Genestealer
evg_genestealer-rule = Chaos places a genestealer from the stock next to a squad miniature that is not in an entry area, and it acts this turn; the Cult places a revenant instead, which acts from the Cult’s next turn on.
evg_living_bomb = Living bomb
evg_living_bomb-rule = This turn one of your rabble miniatures may, instead of attacking, set off a missile blast of two red dice on a square within 6 squares in its line of fire.
evg_lure = Lure
evg_lure-rule = Roll a red die for one squad miniature that has at most 2 life points left, is neither leader nor psionic and is not in an entry area: on a 3 it joins your side.
evg_master_control = Master control
evg_master_control-rule = Open or close as many ordinary doors as you like, but none with a base across its line.
evg_machine_assault = Machine assault
evg_machine_assault-rule = Your constructs may move up to twice their allowance this turn and still attack.
evg_broadcast = Broadcast
evg_broadcast-rule = A secondary objective that was kept secret is read to everyone and counts from now on; if there is none, each squad may look at one face-down token.
evg_mother_scan = Mother scan
evg_mother_scan-rule = The squad with the fewest points, drawn at random if tied, names a scanned board: every token on it is revealed.
evg_new_orders = New orders
evg_new_orders-rule = The squad with the fewest points takes one order card of its choice from its deck, used ones included; the Legion takes a used equipment card.
evg_mad_mechanic = Mad mechanic
evg_mad_mechanic-rule = This turn one of your warband miniatures may fire once with two red dice along a line like a plasma gun; it is then removed, and nobody scores for it.
evg_out_of_ammo = Out of ammunition
evg_out_of_ammo-rule = One squad’s heavy or extra-heavy weapon is empty: its bearer shoots with two white dice as with a laser rifle, until the bearer searches a room and refills it instead of drawing a card.
evg_mind_shock = Mind shock
evg_mind_shock-rule = Your rabble and warband cannot move or shoot this turn; tokens may move.
evg_redeploy = Redeploy
evg_redeploy-rule = Move up to three of your face-down tokens on the board to squares of scanned boards that no squad miniature sees.
evg_report_in = Report in
evg_report_in-rule = One squad’s leader cannot move or attack in its next turn; command points may move the leader.
evg_suicide_unit = Suicide unit
evg_suicide_unit-rule = This turn one of your constructs, but not a Dreadnought, may blow up after moving: one roll of two red dice attacks every neighbour; it is then removed, and nobody scores for it.
evg_weapons_jam = Weapons jammed
evg_weapons_jam-rule = In its next turn one squad cannot fire heavy, extra-heavy or machine weapons or flamers.

eva_sharpshooter = Sharpshooter
eva_sharpshooter-rule = Once this turn you may reroll all dice of one of your shooting rolls.
eva_brawler = Brawler
eva_brawler-rule = Once this turn you may reroll all dice of one of your melee rolls.
eva_pack = The pack
eva_pack-rule = Place up to two miniatures of the same type from the stock next to one of your rabble miniatures; they act this turn, but are worth only 1 point each.
eva_tough_hide = Tough hide
eva_tough_hide-rule = Once before your next turn you may make an attacker of your rabble, warband or gene miniatures reroll its highest die.
eva_plated = Plated
eva_plated-rule = Once before your next turn you may make an attacker of your elite, leader or construct miniatures reroll its highest die.
eva_blood_rage = Blood rage
eva_blood_rage-rule = Your rabble and warband roll one extra white die in every attack this turn.
eva_dark_whisper = Dark whisper
eva_dark_whisper-rule = One squad loses its command points and cannot use any until your next turn.
eva_blackout = Blackout
eva_blackout-rule = On one board nobody can see or fire further than 6 squares until your next turn.
eva_seal_hatches = Seal the hatches
eva_seal_hatches-rule = Close up to three open ordinary doors on one board.
eva_flesh_knits = Flesh knits
eva_flesh_knits-rule = Up to three of your wounded miniatures regain 1 life point each; a Dreadnought’s lost weapons do not come back.
eva_borrowed_rite = Borrowed rite
eva_borrowed_rite-rule = You gain one rite for this mission, even as Chaos.
eva_second_wave = Second wave
eva_second_wave-rule = Up to two of your reinforcement tokens enter now and may act this turn; they count towards the turn’s six.
eva_rising_dead = Rising dead
eva_rising_dead-rule = Place two of your rabble miniatures from the stock face up on reinforcement squares that no enemy sees; they act from your next turn on.
eva_leeching_cold = Leeching cold
eva_leeching_cold-rule = In one squad’s next turn all its miniatures move 2 squares fewer, but at least 2.
eva_false_echo = False echo
eva_false_echo-rule = Place two dummy tokens on one scanned board where no squad miniature sees them; they move like blips and vanish when revealed.
eva_pickpocket = Pickpocket
eva_pickpocket-rule = One squad discards a reconnaissance card drawn at random; a secret mission lost in this way costs no points.
eva_rival_omen = Rival omen
eva_rival_omen-rule = Move one of the other alien faction’s face-down tokens up to 5 squares; if you are allied with that faction, look at it too.
eva_siren_gas = Siren gas
eva_siren_gas-rule = One roll of one red die attacks every squad miniature in one room.
eva_corridor_mine = Corridor mine
eva_corridor_mine-rule = One squad miniature in a corridor, neither a leader nor in an entry area, is attacked with two red dice and loses at most 1 life point.
eva_overload = Overload
eva_overload-rule = One squad miniature or machine cannot shoot until the end of its player’s next turn; its Overwatch marker is removed.
eva_shadow_step = Shadow step
eva_shadow_step-rule = Move one of your miniatures or tokens, but not a two-by-two one, to a free square next to another of yours; it may act as usual.
eva_lull = Lull
eva_lull-rule = Your rabble and warband cannot shoot this turn.
eva_stray_signal = Stray signal
eva_stray_signal-rule = The squad with the fewest points, if its leader is alive, gains 3 extra command points.
eva_open_vault = Open vault
eva_open_vault-rule = The squad with the fewest points draws a reconnaissance card without searching; a trap drawn in this way is discarded without effect.

## Decoys

tok_dummy = Decoy

## What is asked

sq-ask-event-figure = Event card: which miniature does it affect?
sq-ask-event-piece = Event card: which miniature or token of yours?
sq-ask-event-token = Event card: which token?
sq-ask-event-squad = Event card: which squad does it affect?
sq-ask-event-square = Event card: on which square?
sq-ask-event-stand = Event card: where does the miniature stand, and which way does it face?
sq-ask-event-door = Event card: which door?
sq-ask-event-board = Event card: which board?
sq-ask-event-room = Event card: which room?
sq-ask-event-order = Event card: which card do you take?
sq-ask-event-lose = Event card: which card do you give up?
sq-ask-event-reinforcement = Event card: which reinforcement enters, and where?

## What happens

sq-event-event-wasted = “{ $card }” has nothing to affect.
sq-event-tokens-joined =
    { $count ->
        [one] One token joins { $seat }’s reinforcements.
       *[other] { $count } tokens join { $seat }’s reinforcements.
    }
sq-event-card-taken =
    { $card-known ->
        [no] { $seat } takes a card.
       *[yes] { $seat } takes “{ $card }”.
    }
sq-event-card-lost = { $seat } discards “{ $card }”.
sq-event-command-gained =
    { $seat } gains { $points ->
        [one] one command point
       *[other] { $points } command points
    } and has { $total }.
sq-event-command-drained =
    { $seat } loses { $points ->
        [one] one command point
       *[other] { $points } command points
    }.
sq-event-objective-read = A mission that had been kept secret is read to everyone and counts from now on.
sq-event-weapon-emptied = { $who } is out of ammunition: { $weapon }.
sq-event-weapon-refilled = { $who } refills a weapon: { $weapon }.
sq-event-token-vanished = Token { $token } on { $at } was a decoy and is gone.

## Refusals

sq-no-event-choice = The event card does not allow this choice.
sq-no-jammed = It cannot fire: this squad’s weapons are jammed this turn.
