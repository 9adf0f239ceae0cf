### Order and equipment cards of the squads: names, and what each does in one sentence.

ord_fire = Fire!
ord_fire-rule = Every miniature of the squad may shoot twice this turn: before moving, after moving or once each; a manned Tarantula may fire its whole salvo twice, even with a new gunner.
ord_move = Move!
ord_move-rule = Every miniature of the squad may make two whole movements this turn and attack before, between or after them; a manned Tarantula may move twice, even with a new gunner.
ord_attack = Attack!
ord_attack-rule = Each miniature of the squad makes either two movements with its usual attack or two shooting actions with its usual movement; a manned Tarantula moves once and fires once, or does either twice.
ord_close_assault = Close assault!
ord_close_assault-rule = Every miniature of the squad with a light weapon may both shoot and fight in melee this turn, in either order.
ord_photon_grenades = Photon grenades!
ord_photon_grenades-rule = In every melee that a miniature of the squad begins this turn, the defender removes its highest die after rolling.
ord_heavy_weapon = Heavy weapon!
ord_heavy_weapon-rule = One miniature of the squad with a heavy weapon may make two movements and two shooting actions this turn in any order; neither movement can be split.
ord_foresight = Foresight!
ord_foresight-rule = Look at the top card of both event decks and put each at the bottom if you like; until your next turn each of your miniatures may reroll one die of its Overwatch shot.
eqp_blind_grenades = Blind grenades
eqp_blind_grenades-rule = In each alien player’s next turn, alien miniatures cannot choose anybody of this squad as the target of a shot or a melee attack; areas and lines aimed at others still hit it.
eqp_bolt_pistols = Side pistols
eqp_bolt_pistols-rule = Marines of the squad with laser rifles roll one extra white die in melee, attacking and defending.
eqp_melta_bomb = Melta bomb
eqp_melta_bomb-rule = Two extra red dice for one melee attack, which may also target a bulkhead, a vent, a machine or a structure of the mission.
eqp_targeter = Targeter
eqp_targeter-rule = At set-up, name the laser rifle, the assault cannon, the plasma gun or the missile launcher: each miniature of the squad that fires it may reroll one die once per shooting action; two targeters name different weapons, and a Terminator’s assault cannon counts as one.
eqp_bionic_arm = Bionic arm
eqp_bionic_arm-rule = When attacking in melee, the leader may reroll one die.
eqp_assault_blades = Assault blades
eqp_assault_blades-rule = Marines of the squad with laser rifles may also fight on the two squares diagonally ahead, and a target of their attack removes its highest die.
eqp_force_field = Force field
eqp_force_field-rule = The leader’s armour value is 3; a leader who already has 3 gains nothing.
eqp_bionic_eye = Bionic eye
eqp_bionic_eye-rule = When shooting, the leader may reroll one die.
eqp_combi_weapon = Combi-weapon
eqp_combi_weapon-rule = A leader’s gun with two red dice may be fired along a line like a plasma gun whenever you like.
eqp_suspensors = Suspensors
eqp_suspensors-rule = Marines with heavy weapons in a standard squad move up to 6 squares; their movement still cannot be split.
eqp_bio_scanner = Bio-scanner
eqp_bio_scanner-rule = At the start of each of your turns, look in secret at up to three face-down tokens anywhere on the board.
eqp_digital_weapons = Digital weapons
eqp_digital_weapons-rule = Once in each of your turns the leader may reroll one die when shooting or attacking in melee.
eqp_medi_kit = Medi-kit
eqp_medi_kit-rule = A living leader regains all lost life points.
eqe_holo_suit = Holo-suit
eqe_holo_suit-rule = The governor’s or sorcerer’s armour value is 3.
eqe_star_storm = Star storm
eqe_star_storm-rule = Each miniature of the squad that fires a shuriken catapult may reroll one die.
eqe_mesh_boosters = Mesh boosters
eqe_mesh_boosters-rule = Eldar and Avengers with heavy weapons move up to 4 squares.
eqe_spirit_stone = Spirit stone
eqe_spirit_stone-rule = Regain a governor card that was given up, face down: it counts as a life point again, but its ability stays lost for the mission.
eqe_haze_grenades = Haze grenades
eqe_haze_grenades-rule = In each alien player’s next turn, alien miniatures cannot choose anybody of this squad as the target of a shot or a melee attack; areas and lines aimed at others still hit it.
eqe_fusion_charge = Fusion charge
eqe_fusion_charge-rule = Two extra red dice for one melee attack, which may also target a bulkhead, a vent, a machine or a structure of the mission.
eqe_targeting_crystal = Targeting crystal
eqe_targeting_crystal-rule = At set-up, name the shuriken cannon, the Eldar las-cannon or the Eldar missile launcher: each miniature of the squad that fires it may reroll one die once per shooting action; the two crystals name different weapons.
eql_blood_vial = Blood vial
eql_blood_vial-rule = One living legionary regains up to 2 life points.
eql_ash_cloud = Ash cloud
eql_ash_cloud-rule = An area of two by two squares within 4 squares blocks sight and fire like flames until your next turn; it does not attack anybody.
eql_grapnel = Grapnel
eql_grapnel-rule = For one activation a legionary moves 2 extra squares and passes through occupied squares without asking; two uses.
eql_breaching_charge = Breaching charge
eql_breaching_charge-rule = Two extra red dice for one melee attack, which may also target a bulkhead, a vent, a machine or a structure of the mission.
eql_grave_plate = Grave plate
eql_grave_plate-rule = One legionary of armour value 2 or less, named at set-up, gains one point of armour.
eql_marked_rounds = Marked rounds
eql_marked_rounds-rule = One legionary named at set-up may reroll one die once per shooting action, but not with an extra-heavy weapon.
eql_oath_blade = Oath blade
eql_oath_blade-rule = One legionary named at set-up rolls one extra white die in melee, attacking and defending.
eql_stolen_chart = Stolen chart
eql_stolen_chart-rule = At the start of each of your turns, look in secret at up to two face-down tokens on one board.
eql_black_writ = Black writ
eql_black_writ-rule = An event card just drawn has no effect on the Legion; the other players are affected as usual.
eql_death_pact = Death pact
eql_death_pact-rule = A legionary who has just reached 0 life points immediately fires one shot or makes one melee attack, cannot be hurt in it, and is then removed.

## Questions, refusals, what happens

sq-ask-playing = What do you choose for the card?
sq-ask-foresight-green = You have seen the top green event card: do you put it at the bottom?
sq-ask-foresight-azure = You have seen the top azure event card: do you put it at the bottom?
sq-no-card-choice = The card does not allow this choice.
sq-event-token-seen =
    { $seat } looks at { $token }{ $identity-known ->
        [yes] : { $identity }.
       *[no] .
    }
sq-event-card-seen =
    { $seat } looks at the top card of the { $deck ->
        [green] green event deck
        [azure] azure event deck
        [recon] reconnaissance deck
       *[other] deck { $deck }
    }{ $card-known ->
        [yes] : “{ $card }”.
       *[no] .
    }
sq-event-card-put-under =
    { $deck ->
        [green] { $seat } puts the top card of the green event deck at the bottom.
        [azure] { $seat } puts the top card of the azure event deck at the bottom.
        [recon] { $seat } puts the top card of the reconnaissance deck at the bottom.
       *[other] { $seat } puts the top card of the deck { $deck } at the bottom.
    }
sq-event-die-dropped = “{ $card }”: { $seat } removes a die showing { $value }.
