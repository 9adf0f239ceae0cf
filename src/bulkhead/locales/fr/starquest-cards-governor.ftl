### Cartes de gouverneur : capacités et équipement d’un gouverneur ou d’un sorcier, et sa vie.

gov_swift_step = Pas vif
gov_swift_step-rule = Il se déplace de 2 cases de plus.
gov_force_weave = Trame de force
gov_force_weave-rule = Sa valeur d’armure est de 3 ; une tenue holographique n’y ajoute rien.
gov_shearing_stroke = Coup tranchant
gov_shearing_stroke-rule = Il lance un dé rouge de plus quand il attaque au corps à corps, mais pas quand il se défend.
gov_keen_eye = Œil perçant
gov_keen_eye-rule = Il peut relancer un dé de chaque tir de pistolet.
gov_duel_mask = Masque de duel
gov_duel_mask-rule = Il peut relancer un de ses dés à chaque corps à corps, qu’il attaque ou se défende.
gov_cats_guard = Garde féline
gov_cats_guard-rule = Une fois à chaque tour d’un autre joueur, une figurine qui l’attaque doit relancer son dé le plus haut.
gov_acrobat = Acrobate
gov_acrobat-rule = Il traverse les cases occupées sans demander, et son corps à corps atteint les deux cases en diagonale devant lui.
gov_third_star = Troisième étoile
gov_third_star-rule = Son pistolet shuriken tire trois fois par tour au lieu de deux.
gov_war_cry = Cri de guerre
gov_war_cry-rule = L’ennemi qu’il attaque au corps à corps perd son dé le plus haut après l’avoir lancé.
gov_shadow_veil = Voile d’ombre
gov_shadow_veil-rule = À plus de 6 cases, personne ne peut le viser, ni sa case, ni une zone qui la contient.
