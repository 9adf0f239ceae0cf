### Cartas de gobernador: habilidades y equipo de un gobernador o hechicero, y su vida.

gov_swift_step = Paso veloz
gov_swift_step-rule = Mueve 2 casillas más.
gov_force_weave = Trama de fuerza
gov_force_weave-rule = Su armadura vale 3; un traje holográfico no le añade nada.
gov_shearing_stroke = Golpe cortante
gov_shearing_stroke-rule = Tira un dado rojo más cuando ataca cuerpo a cuerpo, pero no cuando se defiende.
gov_keen_eye = Ojo certero
gov_keen_eye-rule = Puede repetir un dado de cada disparo de pistola.
gov_duel_mask = Máscara de duelo
gov_duel_mask-rule = Puede repetir uno de sus dados en cada cuerpo a cuerpo, tanto si ataca como si se defiende.
gov_cats_guard = Guardia felina
gov_cats_guard-rule = Una vez en cada turno de otro jugador, la miniatura que lo ataca tiene que repetir su dado más alto.
gov_acrobat = Acróbata
gov_acrobat-rule = Cruza casillas ocupadas sin pedir permiso, y en el cuerpo a cuerpo alcanza las dos casillas en diagonal delante de él.
gov_third_star = Tercera estrella
gov_third_star-rule = Su pistola shuriken dispara tres veces por turno en vez de dos.
gov_war_cry = Grito de guerra
gov_war_cry-rule = El enemigo al que ataca cuerpo a cuerpo pierde su dado más alto después de tirar.
gov_shadow_veil = Velo de sombra
gov_shadow_veil-rule = Un atacante a más de 6 casillas no puede apuntar a él, a su casilla ni a un área que la contenga.
