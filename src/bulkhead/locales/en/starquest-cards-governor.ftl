### Governor cards: abilities and equipment of a governor or sorcerer, and his life.

gov_swift_step = Swift step
gov_swift_step-rule = Moves 2 extra squares.
gov_force_weave = Force weave
gov_force_weave-rule = Has an armour value of 3; a holo-suit adds nothing to it.
gov_shearing_stroke = Shearing stroke
gov_shearing_stroke-rule = Rolls one extra red die when attacking in melee, but not when defending.
gov_keen_eye = Keen eye
gov_keen_eye-rule = May reroll one die of each pistol shot.
gov_duel_mask = Duel mask
gov_duel_mask-rule = May reroll one die in each melee, whether attacking or defending.
gov_cats_guard = Cat’s guard
gov_cats_guard-rule = Once in each other player’s turn, an enemy that attacks this miniature must reroll its highest die.
gov_acrobat = Acrobat
gov_acrobat-rule = Passes through occupied squares without asking, and reaches the two squares diagonally ahead in melee.
gov_third_star = Third star
gov_third_star-rule = Fires three shots a turn with the shuriken pistol instead of two.
gov_war_cry = War cry
gov_war_cry-rule = An enemy that this miniature attacks in melee loses its highest die after rolling.
gov_shadow_veil = Shadow veil
gov_shadow_veil-rule = Nobody more than 6 squares away can aim at this miniature, at its square or at an area that contains it.
