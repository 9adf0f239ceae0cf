### What is in the box of Starquest: the id of an item is the id of its name. Mistakes in files of the box.

## Files of the box

content-not-utf8 = { $file } is not a text file in UTF-8.
content-stray-file = { $file } does not belong in this folder; possible: { $allowed }.
content-id-not-file = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” must be the name of the file.
content-unknown-id = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the box has no “{ $value }”.
content-not-dice = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” cannot be read as dice; write them like 2R1W, two red and one white, or none.
content-not-operation = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” is not an effect; write it like heal(1).
content-not-number = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: it must be a whole number.
content-too-small = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: { $value } is too small; it must be at least { $least }.
content-not-number-key = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the fields of this table are numbers.
content-not-truth = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: it must be true or false.
content-not-table = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: it must be a table of fields.
content-not-list = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: it must be a list in square brackets.
content-not-so-many =
    { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: { $count ->
        [one] the list must have one entry.
       *[other] the list must have { $count } entries.
    }
content-too-few-docks = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there must be a dock for each squad, { $least } in all (SQ-SETUP-19).
content-too-few-r = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the number of reinforcement squares must be at least { $least }, not { $count } (SQ-SETUP-19).
content-conduit = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: a conduit is marked exactly where the Cult enters by one (SQ-SETUP-19).
content-cult = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the way in, the tokens and the seat of the Cult must all be there or all be missing (SQ-SETUP-19).
content-no-vent = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: special tokens need an entry vent.
content-no-row = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there is no row for squads: { $squads }.
content-no-list = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: key tokens join a list, and this mission has no such list.
content-wrong-list = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” does not come by this list.
content-beyond-stock = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the box has no more than { $count } of “{ $value }”.
content-flag-against-gun = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: “{ $value }” contradicts the weapon “{ $weapon }”.
content-no-such-room = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: there is no “{ $value }” on this map.
content-no-floor = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: { $square } is not a square of the map.
content-not-in-room = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the square { $square } must lie in { $rooms }.
content-square-taken = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the square { $square } is marked twice.
content-not-in-mission = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the objective asks for “{ $value }”, which this mission does not have (SQ-SETUP-19).
content-points = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the shares add up to { $points }, but the objective is worth { $whole }.
content-word-alone = { $file }, line { NUMBER($line, useGrouping: 0) }, field “{ $field }”: the text of “{ $value }” is about the field “{ $other }”, which does not do that in this mission.

## Figures and machines

fig_marine_commander = Commander
fig_marine_laser = Marine with laser rifle
fig_marine_heavy = Marine with heavy weapon
fig_marine_extra = Marine with extra-heavy weapon
fig_term_commander = Terminator commander
fig_terminator = Terminator
fig_term_heavy = Terminator with support weapon
fig_term_flamer = Terminator with flamer
fig_librarian = Librarian
mch_tarantula = Tarantula
fig_eldar_governor = Eldar governor
fig_eldar_warrior = Eldar with shuriken catapult
fig_eldar_heavy = Eldar with heavy weapon
fig_eldar_sorcerer = Eldar sorcerer
fig_avenger = Avenger
fig_avenger_heavy = Avenger with heavy weapon
fig_harlequin = Harlequin
fig_karak = Karak
fig_dominic = Cardinal Dominic
fig_thorn = Vesna Thorn
fig_oxide = Oxide
fig_cinder = Mother Cinder
fig_gallows = Gallows
fig_quill = Doctor Quill
fig_fanatic = Fanatic
fig_therian = Therian
mch_mrl_inferno = MRL Inferno
fig_gretchin = Gretchin
fig_ork = Orc
fig_chaos_marine = Chaos Marine
fig_chaos_heavy = Chaos Marine with heavy weapon
fig_chaos_commander = Chaos Commander
fig_android = Android
fig_genestealer = Genestealer
fig_hybrid = Hybrid
fig_hybrid_heavy = Hybrid with autocannon
fig_dread_mk7 = Dreadnought Mk VII
fig_dread_mk8 = Dreadnought Mk VIII
fig_dread_mk9 = Dreadnought Mk IX
fig_dread_mk10 = Dreadnought Mk X
fig_husk = Husk
fig_votary = Votary
fig_reaver = Reaver
fig_bombard = Bombard
fig_veiled = Veiled One
fig_revenant = Revenant
fig_hierophant = Hierophant
fig_golgotha = Dreadnought Golgotha
fig_survivor = Survivor

## What one figure alone can do

trt_oathkeeper = Oathkeeper
trt_oathkeeper-rule = Once per mission, one of your legionaries within 4 squares of Karak may move a second time this turn.
trt_pathfinder = Pathfinder
trt_pathfinder-rule = Once in each of your turns, when her activation begins, look in secret at one face-down token within 8 squares on the same board.
trt_fireproof = Fireproof
trt_fireproof-rule = She walks through burning squares without being attacked by the fire.
trt_breacher = Breacher
trt_breacher-rule = One extra red die in melee against a bulkhead, a vent, a machine or a structure of the mission.
trt_surgeon = Surgeon
trt_surgeon-rule = Instead of attacking, restores 1 life point to an adjacent miniature of your own side, never to the surgeon; three times per mission.
trt_martyr = Martyr
trt_martyr-rule = When this miniature is eliminated, its owner may first attack every miniature on the eight squares around it with one common roll of two red dice; walls and closed doors protect.

## Weapons

wpn_laser_rifle = Laser rifle
wpn_laser_pistol = Laser pistol
wpn_commander_bolter = Bolter
wpn_assault_cannon = Assault cannon
wpn_plasma_gun = Plasma gun
wpn_missile_launcher = Missile launcher
wpn_term_assault_cannon = Terminator assault cannon
wpn_las_cannon = Las-cannon
wpn_fusion_gun = Fusion gun
wpn_conversion_beamer = Conversion beamer
wpn_flamer = Flamer
wpn_twin_las = Twin las-cannon
wpn_storm_bolter = Storm bolter
wpn_storm_bolter_master = Master storm bolter
wpn_combat_blade = Combat blade
wpn_deadly_axe = Deadly axe
wpn_sword_and_glove = Deadly sword and glove
wpn_power_sword = Power sword
wpn_power_fist = Power fist
wpn_lightning_claws = Lightning claws
wpn_thunder_hammer = Hammer and storm shield
wpn_force_axe = Force axe
wpn_shuriken_pistol = Shuriken pistol
wpn_shuriken_catapult = Shuriken catapult
wpn_shuriken_cannon = Shuriken cannon
wpn_eldar_las_cannon = Eldar las-cannon
wpn_eldar_missile = Eldar missile launcher
wpn_reinforced_sword = Reinforced sword
wpn_witch_blade = Seer’s blade
wpn_prism_pistol = Prism pistol
wpn_kiss_blade = Mirror blade
wpn_verdict_pistol = Verdict
wpn_exile_blade = Exile’s blade
wpn_crozier_bolt = Crozier bolt
wpn_black_crozier = Black crozier
wpn_carbine = Carbine
wpn_hook_knife = Hook knife
wpn_twin_cleavers = Twin cleavers
wpn_needle_lance = Needle lance
wpn_inferno_rack = Inferno rack
wpn_scrap_gun = Scrap gun
wpn_claws_small = Small claws
wpn_arm_repeater = Arm repeater
wpn_iron_claws = Iron claws
wpn_rending_claws = Rending claws
wpn_hybrid_rifle = Hybrid rifle
wpn_autocannon = Autocannon
wpn_body_lasers = Body lasers
wpn_tomb_gun = Tomb gun
wpn_golgotha_gun = Golgotha gun
wpn_bone_hooks = Bone hooks
wpn_hex = Hex
wpn_black_sun = Black sun
wpn_symmetry_blade = Symmetry blade

## Weapon sets

set_axe_pistol = Axe and pistol
set_bolter = Bolter
set_sword_glove = Sword and glove
set_storm_fist = Storm bolter and fist
set_claws = Lightning claws
set_hammer_shield = Hammer and shield

## Squads

sqd_marines = Marine squad
sqd_terminators = Terminator squad
sqd_eldar = Eldar squad
sqd_avengers = Avenger formation
sqd_legion = Legion of the Damned

## Objects and structures

obj_bulkhead = Reinforced bulkhead
obj_bulkhead-rule = Armour 4: an attack that totals more destroys it.
obj_vent = Entry vent
obj_vent-rule = Armour 4: an attack that totals 5 or more destroys it.
obj_conduit = Alien conduit
obj_conduit-rule = The Cult enters here. It cannot be destroyed.
obj_limpet = Limpet charge
obj_limpet-rule = Carried from the start by any miniature of the squad and handed on like an object. Instead of attacking, its carrier uses it up on an orthogonally adjacent construct, machine, bulkhead, vent or structure: an attack with four red dice on that target alone.
obj_data_core = Data core
obj_data_core-rule = It lies face down among the tokens. Once revealed it can be picked up, carried and handed on.
obj_relic = Relic casket
obj_relic-rule = It lies face down among the tokens. Once revealed it can be picked up, carried and handed on; its carrier moves 2 squares fewer.
obj_strongbox = Strongbox
obj_strongbox-rule = It lies face up on its square from the start and can be picked up, carried and handed on.
obj_key = Magazine key
obj_key-rule = It lies face up on its square from the start and can be picked up, carried and handed on.
obj_survivor_site = Survivor’s hiding place
obj_survivor_site-rule = A marked square, face down: it holds a survivor or nothing. It blocks neither movement nor sight.
obj_charge_site = Frame joint
obj_charge_site-rule = A marked square where a charge can be armed. It blocks nothing.
obj_altar = Altar
obj_altar-rule = It takes up one square that nobody can enter, but it does not block sight. Armour 3, 2 life points; in melee it rolls nothing.
obj_valve = Feed valve
obj_valve-rule = It takes up one square that nobody can enter, but it does not block sight. Armour 4, 1 life point; in melee it rolls nothing.
obj_console = Console
obj_console-rule = A marked square. It blocks nothing.

## Boards

brd_a = Board A
brd_b = Board B
brd_c = Board C
brd_d = Board D
brd_factory = Factory board
brd_strip = Corridor strip
brd_dock = Dock

## Layouts

lay_hulk = Hulk
lay_wheel = Wheel
lay_foundry = Foundry
lay_bend = Bend
lay_pair = Pair
lay_solo = Solo

## Missions

mis_00_first_steps = First steps
mis_01_hard_dock = Hard dock
mis_02_dead_signal = Dead signal
mis_03_headhunt = Headhunt
mis_04_nest = The nest
mis_05_lost_crew = The lost crew
mis_06_fuse = The fuse
mis_07_long_corridor = The long corridor
mis_08_black_mass = Black mass
mis_09_foundry = The foundry
mis_10_reliquary = The reliquary
mis_11_two_giants = Two giants
mis_12_hollow_crown = The Hollow Crown
mis_s1_cold_lock = Cold lock
mis_s2_two_keys = Two keys

## Campaigns and ranks

ldr_marines = Marine ranks
ldr_marines-0 = Veteran
ldr_marines-1 = Hero
ldr_marines-2 = Sergeant
ldr_marines-3 = Lieutenant
ldr_marines-4 = Captain
ldr_marines-5 = Master
ldr_eldar = Eldar ranks
ldr_eldar-0 = Executioner
ldr_eldar-1 = Warrior
ldr_eldar-2 = Avenger
ldr_eldar-3 = Exarch
ldr_eldar-4 = Prince
ldr_eldar-5 = Lord
ldr_legion = Legion ranks
ldr_legion-0 = Exile
ldr_legion-1 = Wanderer
ldr_legion-2 = Rebel
ldr_legion-3 = Tyrant
ldr_legion-4 = Master
ldr_legion-5 = Lord
ldr_chaos = Ranks of Chaos
ldr_chaos-0 = Renegade
ldr_chaos-1 = Warrior
ldr_chaos-2 = Champion
ldr_chaos-3 = Commander
ldr_chaos-4 = Tyrant
ldr_chaos-5 = Lord
ldr_cult = Ranks of the Cult
ldr_cult-0 = Keeper
ldr_cult-1 = Chosen
ldr_cult-2 = Inquisitor
ldr_cult-3 = Nepharite
ldr_cult-4 = Master
ldr_cult-5 = Prince
ldr_psionics = Psionic ranks
ldr_psionics-1 = Lexicanum
ldr_psionics-2 = Codicier
ldr_psionics-3 = Epistolary
ldr_psionics-4 = Chief Librarian
ldr_psionics-5 = Master Librarian
cmp_hollow_crown = The Hollow Crown: twelve missions
cmp_short = Short campaign: five missions
