### Governor cards: abilities and equipment of a governor or sorcerer, and his life.

gov_swift_step = Swift step
gov_swift_step-rule = He moves 2 squares more.
gov_force_weave = Force weave
gov_force_weave-rule = His armour value is 3; a holo-suit adds nothing to it.
gov_shearing_stroke = Shearing stroke
gov_shearing_stroke-rule = He rolls one red die more when he attacks in melee, but not when he defends himself.
gov_keen_eye = Keen eye
gov_keen_eye-rule = He may roll one die of each pistol shot again.
gov_duel_mask = Duel mask
gov_duel_mask-rule = He may roll one of his dice again in each melee, whether he attacks or defends himself.
gov_cats_guard = Cat’s guard
gov_cats_guard-rule = Once in each turn of another player, whoever attacks him has to roll his highest die again.
gov_acrobat = Acrobat
gov_acrobat-rule = He passes through occupied squares without asking, and his melee reaches the two squares diagonally ahead.
gov_third_star = Third star
gov_third_star-rule = His shuriken pistol fires three shots in a turn instead of two.
gov_war_cry = War cry
gov_war_cry-rule = An enemy whom he attacks in melee loses his highest die after rolling.
gov_shadow_veil = Shadow veil
gov_shadow_veil-rule = Nobody more than 6 squares away may aim at him, at his square or at an area that contains it.
