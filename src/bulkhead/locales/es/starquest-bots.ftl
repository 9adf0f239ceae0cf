### Los bots de Starquest: qué hace cada uno y por qué eligió lo que eligió.
### Una razón se dice del bot, en una frase breve, y no revela nada oculto.

## Qué hacen

bots-trooper-what = Dirige una escuadra: va a por el objetivo, dispara según probabilidades exactas y vigila lo que no alcanza.
bots-raider-what = Ataca enseguida: va derecho al enemigo más cercano y nunca se esconde. Para principiantes.
bots-overlord-what = Dirige a los alienígenas: se acerca sin ser visto, golpea en grupo y no delata nada oculto.
cli-bot-trooper = Soldado
cli-bot-overlord = Señor oscuro

## Por qué: sobre el terreno

bots-sq-attack = Ataca { A($target) }: { NUMBER($kill, style: "percent") } de probabilidad de causar la baja.
bots-sq-close-in = Se prepara para atacar { A($target) }.
bots-sq-errand-goal =
    Va hacia el objetivo: aún { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }.
bots-sq-errand-hunt =
    Se acerca al enemigo: aún { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }.
bots-sq-errand-search =
    Va adonde nadie ha mirado todavía: aún { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }.
bots-sq-errand-home =
    De camino a la salida: aún { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }.
bots-sq-errand-guard =
    Toma una posición mejor: aún { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }.
bots-sq-door = El camino pasa por esta puerta.
bots-sq-way-on = No puede quedarse donde está.
bots-sq-enter = Es el camino más corto hacia su tarea.
bots-sq-leave = Marcharse vale más que quedarse.
bots-sq-hand-in = Entregarlo da puntos, y la miniatura que lo lleva se queda.
bots-sq-charge = La carga explosiva vale más que un ataque.
bots-sq-thing = Toma lo que pide la misión: { $thing }.
bots-sq-load = La misión quiere que vuelva a casa.
bots-sq-search = Ningún enemigo cerca: hora de registrar.
bots-sq-look = Vigila el peligro más cercano.
bots-sq-overwatch = No hay nada mejor que atacar: se pone en vigilancia.
bots-sq-done = Nada más ayudaría.

## Por qué: fichas

bots-sq-reveal = Desde aquí puede golpear.
bots-sq-lurk = Espera sin ser visto.
bots-sq-hide = Las escuadras no deben encontrarlo todo demasiado pronto.
bots-sq-lay-near = Una emboscada cerca de las escuadras, fuera de su vista.
bots-sq-keep-tokens = Guarda algunas para los tableros que vendrán.
bots-sq-reinforce = Desde aquí los refuerzos llegan antes a las escuadras.
bots-sq-stand = Se encara con el enemigo.

## Por qué: entre activaciones

bots-sq-activate = Primero actúan las de delante.
bots-sq-end = Todas han actuado.
bots-sq-card = Es el momento: «{ $card }».
bots-sq-no-card = Ninguna carta cambiaría esto.
bots-sq-draw = Un evento más solo puede dañar a las escuadras.
bots-sq-command-roll = Los puntos de mando no cuestan nada.
bots-sq-advance = Los puntos que no hacen falta para esquivar se gastan en moverse.
bots-sq-keep-points = Guarda sus puntos de mando para esquivar.
bots-sq-dodge = Un paso basta para salir de la línea de ataque.
bots-sq-stay = Aquí no vale la pena gastar un punto en esquivar.
bots-sq-hold-fire = Un disparo daría demasiado poco.
bots-sq-save = Cada dado de salvación ayuda.
bots-sq-give-up = Renuncia a lo que menos necesita.
bots-sq-rite = El rito es para la miniatura más valiosa, o para nadie.
bots-sq-permit = No hay conflicto con esa facción.
bots-sq-refuse = No se gana nada con ello.
bots-sq-no-sale = Veinte puntos son más de lo que da una carta.
bots-sq-ally-ahead = Va demasiado por delante para ayudarla.
bots-sq-ally-friend = No es enemiga, y una alianza no cuesta nada.
bots-sq-ally-truce = Combatir contra esa facción costaría más de lo que da.
bots-sq-ally-prey = Combatir contra esa facción da más que la paz.
bots-sq-ally-kept = Esta alianza vale más que las otras.
bots-sq-any = Esto parece lo más útil.

## Por qué: antes y después de la misión

bots-sq-setup = La elección habitual.
bots-sq-equipment = De estas cartas, es la que mejor le viene a la escuadra.
bots-sq-draw-cards = Elegida al azar, para que nadie pueda preverla.
bots-sq-weapon = De estas armas, es la que más daño hace.
bots-sq-entry = Desde aquí está más cerca de su tarea.
bots-sq-bearer = Lo lleva la miniatura más rápida.
bots-sq-members = Primero se unen las más fuertes.
bots-sq-reinforcement = Esta ayuda vale su precio.
bots-sq-mount = Primero el arma más pesada.
bots-sq-keep-cards = Vale la pena guardar las cartas.
bots-sq-purchase = Ayuda para la próxima misión.
