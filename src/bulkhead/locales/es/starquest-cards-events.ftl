### Cartas de evento alienígena: se juegan al robarlas. «Tú» es el jugador que roba.

evg_alien_elite = Élite alienígena
evg_alien_elite-rule = Una miniatura tuya, que no ocupe dos por dos casillas, se activa dos veces este turno.
evg_task_force = Fuerza de choque
evg_task_force-rule = Dos fichas sacadas al azar de la bolsa de tu facción se suman en secreto a tus refuerzos.
evg_teleporter = Teletransporte
evg_teleporter-rule = Dos miniaturas o fichas tuyas del tablero, ninguna de dos por dos casillas, cambian de sitio; ambas pueden actuar con normalidad.
evg_machine_fault = Fallo mecánico
evg_machine_fault-rule = Tus constructos no pueden mover ni disparar este turno; sí pueden luchar cuerpo a cuerpo.
evg_defences = Defensas automáticas
evg_defences-rule = Un dado rojo ataca a una miniatura de una escuadra que esté en un pasillo, no en una zona de entrada.
evg_battle_plan = Plan de batalla
evg_battle_plan-rule = Cada jugador de marines o Eldar toma de su mazo otra carta de orden a elección, incluso ya usada; la Legión recupera una carta de equipo usada.
evg_booby_trap = Trampa explosiva
evg_booby_trap-rule = Un misil estalla con dos dados rojos sobre una miniatura de una escuadra que no sea líder ni esté en una zona de entrada; se puede esquivar con puntos de mando.
evg_radio_silence = Silencio de radio
evg_radio_silence-rule = En su próximo turno, una escuadra no puede jugar cartas de orden ni tirar por los puntos de mando.
evg_equipment_fault = Fallo de equipo
evg_equipment_fault-rule = Una escuadra descarta una carta de equipo: una de las que tiene boca abajo al azar o, si no tiene, una de las descubiertas a su elección.
evg_frenzy = Frenesí
evg_frenzy-rule = Una miniatura tuya de chusma o banda puede hacer dos ataques cuerpo a cuerpo este turno.
evg_genestealer = Robagenes
evg_genestealer-rule = El Caos coloca un robagenes de la reserva junto a una miniatura de una escuadra que no esté en una zona de entrada, y actúa este turno; el Culto coloca en cambio un resucitado, que actúa desde el próximo turno del Culto.
evg_living_bomb = Bomba viviente
evg_living_bomb-rule = Este turno una miniatura tuya de chusma puede, en vez de atacar, hacer estallar un misil de dos dados rojos en una casilla a 6 o menos en su línea de fuego.
evg_lure = Tentación
evg_lure-rule = Tira un dado rojo por una miniatura de una escuadra que no sea líder ni psíquico, no esté en una zona de entrada y tenga 2 puntos de vida o menos: con un 3 se pasa a tu bando.
evg_master_control = Control central
evg_master_control-rule = Abres o cierras tantas puertas normales como quieras, pero ninguna con una base a caballo de su línea.
evg_machine_assault = Asalto mecánico
evg_machine_assault-rule = Tus constructos pueden mover hasta el doble de su movimiento este turno y atacar igualmente.
evg_broadcast = Transmisión
evg_broadcast-rule = Una misión secundaria secreta se lee a todos y cuenta desde ahora; si no la hay, cada escuadra puede mirar una ficha boca abajo.
evg_mother_scan = Sondeo general
evg_mother_scan-rule = La escuadra con menos puntos, por sorteo en caso de empate, nombra un tablero sondeado: todas sus fichas quedan reveladas.
evg_new_orders = Nuevas órdenes
evg_new_orders-rule = La escuadra con menos puntos toma de su mazo una carta de orden a elección, incluso ya usada; la Legión, una carta de equipo usada.
evg_mad_mechanic = Mecánico loco
evg_mad_mechanic-rule = Este turno una miniatura tuya de banda puede disparar una vez con dos dados rojos a lo largo de una línea como un rifle de plasma; después se retira y nadie puntúa por ella.
evg_out_of_ammo = Sin munición
evg_out_of_ammo-rule = Un arma pesada o extrapesada de una escuadra se queda vacía: su portador dispara con dos dados blancos como con un rifle láser, hasta que un registro suyo la recargue en vez de robar una carta.
evg_mind_shock = Choque mental
evg_mind_shock-rule = Tu chusma y tu banda no pueden mover ni disparar este turno; las fichas sí pueden mover.
evg_redeploy = Redespliegue
evg_redeploy-rule = Hasta tres fichas tuyas boca abajo del tablero se trasladan a casillas de tableros sondeados que ninguna miniatura de las escuadras ve.
evg_report_in = Informe inmediato
evg_report_in-rule = El líder de una escuadra no puede mover ni atacar en su próximo turno; los puntos de mando sí pueden moverlo.
evg_suicide_unit = Unidad suicida
evg_suicide_unit-rule = Este turno un constructo tuyo, no un Dreadnought, puede hacerse estallar después de mover: una tirada de dos dados rojos sobre todos los vecinos; después se retira y nadie puntúa por él.
evg_weapons_jam = Armas atascadas
evg_weapons_jam-rule = En su próximo turno, una escuadra no puede disparar armas pesadas, extrapesadas ni de máquinas, ni lanzallamas.

eva_sharpshooter = Tirador
eva_sharpshooter-rule = Una vez este turno puedes repetir todos los dados de una tirada de disparo tuya.
eva_brawler = Camorrista
eva_brawler-rule = Una vez este turno puedes repetir todos los dados de una tirada tuya de cuerpo a cuerpo.
eva_pack = La jauría
eva_pack-rule = Junto a una miniatura tuya de chusma colocas hasta dos más de su tipo de la reserva; actúan este turno, pero solo valen 1 punto cada una.
eva_tough_hide = Piel dura
eva_tough_hide-rule = Una vez antes de tu próximo turno puedes hacer que un atacante de tu chusma, tu banda o tus robagenes e híbridos repita su dado más alto.
eva_plated = Blindados
eva_plated-rule = Una vez antes de tu próximo turno puedes hacer que un atacante de tu élite, tus jefes o tus constructos repita su dado más alto.
eva_blood_rage = Furia de sangre
eva_blood_rage-rule = Tu chusma y tu banda tiran un dado blanco más en cada ataque de este turno.
eva_dark_whisper = Susurro oscuro
eva_dark_whisper-rule = Una escuadra pierde su reserva de puntos de mando y no puede usar ninguno hasta tu próximo turno.
eva_blackout = Apagón
eva_blackout-rule = En un tablero nadie puede ver ni disparar a más de 6 casillas hasta tu próximo turno.
eva_seal_hatches = Sellar las escotillas
eva_seal_hatches-rule = Se cierran hasta tres puertas normales abiertas de un tablero.
eva_flesh_knits = Carne cosida
eva_flesh_knits-rule = Hasta tres miniaturas tuyas heridas recuperan 1 punto de vida cada una; las armas perdidas de un Dreadnought no vuelven.
eva_borrowed_rite = Rito prestado
eva_borrowed_rite-rule = Ganas un rito para esta misión, aunque juegues con el Caos.
eva_second_wave = Segunda oleada
eva_second_wave-rule = Hasta dos fichas tuyas de refuerzo entran ahora y pueden actuar este turno; cuentan entre las seis del turno.
eva_rising_dead = Los muertos se alzan
eva_rising_dead-rule = Colocas dos miniaturas tuyas de chusma de la reserva, descubiertas, en casillas de refuerzo que ningún enemigo ve; actúan desde tu próximo turno.
eva_leeching_cold = Frío voraz
eva_leeching_cold-rule = En su próximo turno todas las miniaturas de una escuadra mueven 2 casillas menos, con un mínimo de 2.
eva_false_echo = Eco falso
eva_false_echo-rule = Colocas dos fichas falsas en un tablero sondeado donde ninguna miniatura de las escuadras las vea; mueven como blips y desaparecen al revelarse.
eva_pickpocket = Carterista
eva_pickpocket-rule = Una escuadra descarta una carta de reconocimiento al azar; una misión secreta perdida así no cuesta puntos.
eva_rival_omen = Presagio ajeno
eva_rival_omen-rule = Mueves una ficha boca abajo de la otra facción alienígena hasta 5 casillas; si tienes una alianza con ella, también la miras.
eva_siren_gas = Gas sirena
eva_siren_gas-rule = Una tirada de un dado rojo ataca a todas las miniaturas de las escuadras en una sala.
eva_corridor_mine = Mina de pasillo
eva_corridor_mine-rule = Dos dados rojos atacan a una miniatura de una escuadra en un pasillo, que no sea líder ni esté en una zona de entrada; pierde como máximo 1 punto de vida.
eva_overload = Sobrecarga
eva_overload-rule = Una miniatura o máquina de una escuadra no puede disparar hasta el final del próximo turno de su jugador; se retira su marcador de vigilancia.
eva_shadow_step = Paso de sombra
eva_shadow_step-rule = Una miniatura o ficha tuya, que no sea de dos por dos casillas, pasa a una casilla libre junto a otra de las tuyas; puede actuar con normalidad.
eva_lull = Calma
eva_lull-rule = Tu chusma y tu banda no pueden disparar este turno.
eva_stray_signal = Señal perdida
eva_stray_signal-rule = La escuadra con menos puntos, si su líder vive, suma 3 puntos de mando a su reserva.
eva_open_vault = Cripta abierta
eva_open_vault-rule = La escuadra con menos puntos roba una carta de reconocimiento sin registrar; una trampa robada así se descarta sin efecto.

## Señuelos

tok_dummy = Señuelo

## Qué se pregunta

sq-ask-event-figure = Carta de evento: ¿a qué miniatura afecta?
sq-ask-event-piece = Carta de evento: ¿qué miniatura o ficha tuya?
sq-ask-event-token = Carta de evento: ¿qué ficha?
sq-ask-event-squad = Carta de evento: ¿a qué escuadra afecta?
sq-ask-event-square = Carta de evento: ¿en qué casilla?
sq-ask-event-stand = Carta de evento: ¿dónde se coloca la miniatura y hacia dónde mira?
sq-ask-event-door = Carta de evento: ¿qué puerta?
sq-ask-event-board = Carta de evento: ¿qué tablero?
sq-ask-event-room = Carta de evento: ¿qué sala?
sq-ask-event-order = Carta de evento: ¿qué carta tomas?
sq-ask-event-lose = Carta de evento: ¿qué carta descartas?
sq-ask-event-reinforcement = Carta de evento: ¿qué refuerzo entra y dónde?

## Qué ocurre

sq-event-event-wasted = «{ $card }» no afecta a nada ni a nadie.
sq-event-tokens-joined =
    { $count ->
        [one] { $seat } suma una ficha a sus refuerzos.
       *[other] { $seat } suma { $count } fichas a sus refuerzos.
    }
sq-event-card-taken =
    { $card-known ->
        [no] { $seat } toma una carta.
       *[yes] { $seat } toma «{ $card }».
    }
sq-event-card-lost = { $seat } descarta «{ $card }».
sq-event-command-gained =
    { $seat } gana { $points ->
        [one] un punto de mando
       *[other] { $points } puntos de mando
    } y tiene { $total }.
sq-event-command-drained =
    { $seat } pierde { $points ->
        [one] un punto de mando
       *[other] { $points } puntos de mando
    }.
sq-event-objective-read = Se lee a todos una misión secreta: cuenta desde ahora.
sq-event-weapon-emptied = { $who } se queda sin munición: { $weapon }.
sq-event-weapon-refilled = { $who } recarga un arma: { $weapon }.
sq-event-token-vanished = La ficha { $token } en { $at } era un señuelo y desaparece.

## Rechazos

sq-no-event-choice = La carta de evento no permite esta elección.
sq-no-jammed = No puede disparar: en este turno las armas de esta escuadra están atascadas.
