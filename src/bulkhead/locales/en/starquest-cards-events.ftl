### Alien event cards: played as they are drawn. “You” is the player who draws.

evg_alien_elite = Alien elite
evg_alien_elite-rule = One of your miniatures, not a two-by-two one, is activated twice this turn.
evg_task_force = Task force
evg_task_force-rule = Two tokens drawn by lot from the bag of your faction join your reinforcements in secret.
evg_teleporter = Teleporter
evg_teleporter-rule = Two of your miniatures or tokens on the board, neither two by two squares large, change places; both may act as usual.
evg_machine_fault = Machine fault
evg_machine_fault-rule = Your constructs neither move nor shoot this turn; they may fight hand to hand.
evg_defences = Automated defences
evg_defences-rule = One squad miniature in a corridor, not in a dock, is attacked with one red die.
evg_battle_plan = Battle plan
evg_battle_plan-rule = Each Marine and Eldar player takes one more order card of his choice from his deck, used ones included; the Legion takes back a used equipment card.
evg_booby_trap = Booby trap
evg_booby_trap-rule = A missile explodes with two red dice on one squad miniature that is neither a leader nor in a dock; it may be dodged with command points.
evg_radio_silence = Radio silence
evg_radio_silence-rule = In its next turn one squad neither plays an order card nor rolls for command points.
evg_equipment_fault = Equipment fault
evg_equipment_fault-rule = One squad discards an equipment card: one of its face-down cards by lot or, if it has none, one of the open ones of its choice.
evg_frenzy = Frenzy
evg_frenzy-rule = One of your rabble or warband miniatures may make two melee attacks this turn.
evg_genestealer = Genestealer
evg_genestealer-rule = Chaos puts a genestealer from stock next to a squad miniature that is not in a dock, and it acts this turn; the Cult puts a revenant instead, which acts from its next turn on.
evg_living_bomb = Living bomb
evg_living_bomb-rule = This turn one of your rabble miniatures may, instead of its attack, explode a missile of two red dice on a square within 6 in its line of fire.
evg_lure = Lure
evg_lure-rule = Roll a red die for one squad miniature that is neither leader nor psionic, not in a dock and has at most 2 life points left: on a 3 it changes to your side.
evg_master_control = Master control
evg_master_control-rule = You open or close as many ordinary doors as you like, but none with a base across its line.
evg_machine_assault = Machine assault
evg_machine_assault-rule = Your constructs may move up to twice their allowance this turn and still attack.
evg_broadcast = Broadcast
evg_broadcast-rule = A secondary mission that was kept back is read to all and counts from now on; if there is none, each squad may look at one face-down token.
evg_mother_scan = Mother scan
evg_mother_scan-rule = The squad with fewest points, by lot if equal, names a scanned board: every token on it is revealed.
evg_new_orders = New orders
evg_new_orders-rule = The squad with fewest points takes one order card of its choice from its deck, used ones included; the Legion a used equipment card.
evg_mad_mechanic = Mad mechanic
evg_mad_mechanic-rule = This turn one of your warband miniatures may fire once with two red dice along a line like a plasma gun; it is then removed and nobody scores it.
evg_out_of_ammo = Out of ammunition
evg_out_of_ammo-rule = One heavy or extra-heavy weapon of a squad is empty: its bearer shoots with two white dice as with a laser rifle, until a search of his refills it instead of drawing a card.
evg_mind_shock = Mind shock
evg_mind_shock-rule = Your rabble and warband neither move nor shoot this turn; tokens may move.
evg_redeploy = Redeploy
evg_redeploy-rule = Up to three of your face-down tokens on the board are moved to squares of scanned boards that no squad miniature sees.
evg_report_in = Report in
evg_report_in-rule = The leader of one squad neither moves nor attacks in his next turn; command points may move him.
evg_suicide_unit = Suicide unit
evg_suicide_unit-rule = This turn one of your constructs, not a Dreadnought, may blow up after moving: one roll of two red dice on every neighbour; it is then removed and nobody scores it.
evg_weapons_jam = Weapons jammed
evg_weapons_jam-rule = In its next turn one squad fires no heavy, extra-heavy or machine weapons and no flamers.

eva_sharpshooter = Sharpshooter
eva_sharpshooter-rule = Once this turn you may roll all dice of one of your shooting rolls again.
eva_brawler = Brawler
eva_brawler-rule = Once this turn you may roll all dice of one of your melee rolls again.
eva_pack = The pack
eva_pack-rule = Next to one of your rabble miniatures you put up to two more of its type from stock; they act this turn, but are worth only 1 point each.
eva_tough_hide = Tough hide
eva_tough_hide-rule = Once before your next turn you may make an attacker of your rabble, warband or gene figures roll his highest die again.
eva_plated = Plated
eva_plated-rule = Once before your next turn you may make an attacker of your elite, leader or construct figures roll his highest die again.
eva_blood_rage = Blood rage
eva_blood_rage-rule = Your rabble and warband roll one white die more in every attack this turn.
eva_dark_whisper = Dark whisper
eva_dark_whisper-rule = One squad loses its stock of command points and uses none until your next turn.
eva_blackout = Blackout
eva_blackout-rule = On one board nobody sees or fires further than 6 squares until your next turn.
eva_seal_hatches = Seal the hatches
eva_seal_hatches-rule = Up to three opened ordinary doors of one board close.
eva_flesh_knits = Flesh knits
eva_flesh_knits-rule = Up to three of your wounded miniatures get back 1 life point each; lost weapons of a Dreadnought do not come back.
eva_borrowed_rite = Borrowed rite
eva_borrowed_rite-rule = You gain one rite for this mission, Chaos too.
eva_second_wave = Second wave
eva_second_wave-rule = Up to two of your reinforcement tokens come in now and may act this turn; they count towards the six of the turn.
eva_rising_dead = Rising dead
eva_rising_dead-rule = You put two of your rabble miniatures from stock face up on reinforcement squares that no enemy sees; they act from your next turn on.
eva_leeching_cold = Leeching cold
eva_leeching_cold-rule = In its next turn all miniatures of one squad move 2 squares less, but at least 2.
eva_false_echo = False echo
eva_false_echo-rule = You put two dummy tokens on one scanned board where no squad miniature sees them; they move like blips and vanish when revealed.
eva_pickpocket = Pickpocket
eva_pickpocket-rule = One squad discards a reconnaissance card drawn by lot; a secret mission lost in this way costs no points.
eva_rival_omen = Rival omen
eva_rival_omen-rule = You move one face-down token of the other alien faction up to 5 squares; if you are allied with it, you look at it too.
eva_siren_gas = Siren gas
eva_siren_gas-rule = One roll of one red die attacks every squad miniature in one room.
eva_corridor_mine = Corridor mine
eva_corridor_mine-rule = One squad miniature in a corridor, neither a leader nor in a dock, is attacked with two red dice and loses at most 1 life point.
eva_overload = Overload
eva_overload-rule = One squad miniature or machine cannot shoot until the end of its player’s next turn; its Overwatch marker is removed.
eva_shadow_step = Shadow step
eva_shadow_step-rule = One of your miniatures or tokens, not two by two squares large, is put on a free square next to another one of yours; it may act as usual.
eva_lull = Lull
eva_lull-rule = Your rabble and warband do not shoot this turn.
eva_stray_signal = Stray signal
eva_stray_signal-rule = The squad with fewest points, if its leader lives, gains 3 command points on top of its stock.
eva_open_vault = Open vault
eva_open_vault-rule = The squad with fewest points draws a reconnaissance card without searching; a trap drawn in this way is discarded without effect.

## Decoys

tok_dummy = Decoy

## What is asked

sq-ask-event-figure = Event card: which miniature does it touch?
sq-ask-event-piece = Event card: which miniature or token of yours?
sq-ask-event-token = Event card: which token?
sq-ask-event-squad = Event card: which squad does it touch?
sq-ask-event-square = Event card: on which square?
sq-ask-event-stand = Event card: where does the miniature stand, and facing where?
sq-ask-event-door = Event card: which door?
sq-ask-event-board = Event card: which board?
sq-ask-event-room = Event card: which room?
sq-ask-event-order = Event card: which card do you take?
sq-ask-event-lose = Event card: which card do you give up?
sq-ask-event-reinforcement = Event card: which reinforcement comes in, and where?

## What happens

sq-event-event-wasted = { $card } finds nobody and nothing to touch.
sq-event-tokens-joined =
    { $count ->
        [one] One token joins the reinforcements of { $seat }.
       *[other] { $count } tokens join the reinforcements of { $seat }.
    }
sq-event-card-taken =
    { $card-known ->
        [no] { $seat } takes a card.
       *[yes] { $seat } takes { $card }.
    }
sq-event-card-lost = { $seat } discards { $card }.
sq-event-command-gained = { $seat } gains { $points } command points and has { $total }.
sq-event-command-drained = { $seat } loses { $points } command points.
sq-event-objective-read = Read to all: a mission that was kept back counts from now on.
sq-event-weapon-emptied = The weapon of { $who } is empty: { $weapon }.
sq-event-weapon-refilled = { $who } refills a weapon: { $weapon }.
sq-event-token-vanished = Token { $token } on { $at } was a decoy and is gone.

## Refusals

sq-no-event-choice = The event card does not allow this choice.
sq-no-jammed = The weapons of this squad are jammed in this turn.
