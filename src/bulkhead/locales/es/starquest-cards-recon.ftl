### Cartas de reconocimiento: lo que se encuentra en las salas. El portador es la miniatura que tiene la carta, al principio la que la encontró.

rec_armour_plate = Placa blindada
rec_armour_plate-rule = El portador, si su armadura es 2 o menos, tiene un punto más de armadura el resto de la misión.
rec_gun_sight = Mira
rec_gun_sight-rule = El portador puede repetir un dado de un disparo, tres veces.
rec_shock_maul = Maza eléctrica
rec_shock_maul-rule = El portador tira un dado blanco más en el cuerpo a cuerpo el resto de la misión.
rec_frag_case = Caja de granadas
rec_frag_case-rule = En vez de atacar, el portador lanza las granadas a una casilla situada a 6 o menos: estallan con dos dados rojos como un misil.
rec_door_clamp = Cierre de puerta
rec_door_clamp-rule = En su activación el portador cierra una puerta abierta junto a él; se puede volver a abrir como siempre.
rec_override_key = Llave maestra
rec_override_key-rule = El portador puede abrir dos veces una compuerta junto a él como una puerta normal; se cierra al final de tu turno.
rec_motion_tracker = Rastreador
rec_motion_tracker-rule = Miras en secreto hasta cuatro fichas boca abajo de un tablero.
rec_adrenaline = Adrenalina
rec_adrenaline-rule = En su activación una miniatura tuya puede mover una segunda vez.
rec_clear_shot = Tiro limpio
rec_clear_shot-rule = Un disparo de una miniatura tuya con arma ligera tira un dado rojo más; si la juegas en el turno en que la encuentras, la miniatura que ha registrado puede atacar de todos modos.
rec_rally = Reagrupar
rec_rally-rule = En vez de tirar por los puntos de mando tomas 6, si tu líder sigue en juego.
rec_ambush = Emboscada
rec_ambush-rule = Una miniatura tuya sigue en vigilancia después de su próximo disparo de vigilancia, y puede hacer un segundo antes de tu próximo turno.
rec_field_dressing = Vendaje
rec_field_dressing-rule = El portador o una miniatura tuya junto a él recupera 1 punto de vida.
rec_surgeon_pack = Mochila de cirujano
rec_surgeon_pack-rule = Dos puntos de vida para el portador y tus miniaturas junto a él, repartidos como quieras.

rsm_cold_blood = Sangre fría
rsm_cold_blood-rule = 20 puntos si tu líder en persona elimina cuerpo a cuerpo, después de robar esta carta, a un alienígena que valga 5 puntos o más.
rsm_bounty = Recompensa
rsm_bounty-rule = 15 puntos si después de robar esta carta tu escuadra elimina a dos alienígenas que valgan 10 puntos o más cada uno.
rsm_cartographer = Cartógrafo
rsm_cartographer-rule = 15 puntos si al final tu escuadra ha registrado salas en tres tableros distintos; en dos si solo hay dos o tres tableros, en dos salas si solo hay uno.
rsm_wrecker = Destructor
rsm_wrecker-rule = 15 puntos si después de robar esta carta tu escuadra destruye un conducto, una compuerta o una estructura de la misión; si no queda ninguno al robarla, la carta vuelve al mazo y robas otra.
rsm_no_one_left = Nadie se queda atrás
rsm_no_one_left-rule = 20 puntos si desde que robas esta carta hasta el final ninguna miniatura tuya es eliminada o se queda a bordo.
rsm_last_watch = Última guardia
rsm_last_watch-rule = 10 puntos si al final hay una miniatura tuya en la sala de este registro y ningún alienígena ni ficha; donde las escuadras deben salir, basta con que haya sido así al final de dos turnos tuyos.

rec_tripwire = Cable trampa
rec_tripwire-rule = Dos dados blancos atacan a la miniatura que ha registrado; nadie gana puntos.
rec_gas_leak = Fuga de gas
rec_gas_leak-rule = Un dado rojo ataca a todos en la sala registrada, amigos o enemigos, salvo constructos y máquinas; nadie gana puntos.
rec_alarm = Alarma
rec_alarm-rule = El jugador alienígena con menos puntos puede colocar en el acto una ficha suya de refuerzo en una casilla de refuerzo libre.
rec_hatchling = Cría
rec_hatchling-rule = El jugador del Caos coloca un robagenes de la reserva en una casilla libre junto a la miniatura que ha registrado; actúa desde su próximo turno.
rec_empty = Nada
rec_empty-rule = No se encuentra nada; la miniatura que ha registrado puede ponerse en vigilancia de todos modos.

sq-ask-card-rec_alarm = ¿Llega un refuerzo? Elige su ficha y su casilla, o renuncia.
sq-ask-card-rec_hatchling = ¿Dónde aparece la cría?
sq-event-card-given =
    { $card-known ->
        [no] { $who } pasa una carta { A($to) }.
       *[yes] { $who } pasa «{ $card }» { A($to) }.
    }
