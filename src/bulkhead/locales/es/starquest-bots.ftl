### Los bots de Starquest: qué hace cada uno y por qué eligió lo que eligió.
### Una razón se dice del bot, en una frase breve, y no revela nada oculto.

## Qué hacen

bots-trooper-what = Dirige una escuadra: va a por el objetivo, dispara según probabilidades exactas y vigila lo que no alcanza.
bots-overlord-what = Dirige a los alienígenas: se acerca sin ser visto, golpea en grupo y no delata nada oculto.
cli-bot-trooper = Soldado
cli-bot-overlord = Señor oscuro

## Por qué: sobre el terreno

bots-sq-attack = Ataca a { $target }: un { NUMBER($kill, style: "percent") } de probabilidad de eliminarlo.
bots-sq-close-in = Se prepara para atacar a { $target }.
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
bots-sq-hand-in = Entregarlo cuenta, y quien lo lleva se queda.
bots-sq-charge = La carga explosiva vale más que un ataque.
bots-sq-thing = Toma lo que pide la misión: { $thing }.
bots-sq-load = La misión quiere que vuelva a casa.
bots-sq-search = Ningún enemigo cerca: hora de registrar.
bots-sq-look = Vigila el peligro más cercano.
bots-sq-overwatch = Nada mejor que atacar: se queda en Overwatch.
bots-sq-done = Nada más ayudaría.

## Por qué: fichas

bots-sq-reveal = Desde aquí puede golpear.
bots-sq-lurk = Espera sin ser visto.
bots-sq-hide = Las escuadras no deben encontrarlo todo demasiado pronto.
bots-sq-lay-near = Una emboscada cerca de las escuadras, fuera de su vista.
bots-sq-keep-tokens = Guarda algunos para los tableros que vendrán.
bots-sq-reinforce = Desde aquí los refuerzos llegan antes a las escuadras.
bots-sq-stand = Mira al enemigo a los ojos.

## Por qué: entre activaciones

bots-sq-activate = Primero actúan los de delante.
bots-sq-end = Todos han actuado.
bots-sq-card = Es el momento de { $card }.
bots-sq-no-card = Ninguna carta cambiaría esto.
bots-sq-draw = Un evento más solo puede dañar a las escuadras.
bots-sq-command-roll = Los puntos de mando no cuestan nada.
bots-sq-advance = Los puntos que no hacen falta para esquivar compran pasos.
bots-sq-keep-points = Guarda sus puntos de mando para esquivar.
bots-sq-dodge = Un paso lleva fuera de la línea de ataque.
bots-sq-stay = Esquivar aquí no vale un punto.
bots-sq-hold-fire = Un disparo daría demasiado poco.
bots-sq-save = Cada dado de salvación ayuda.
bots-sq-give-up = Renuncia a lo que menos necesita.
bots-sq-rite = El rito es para quien más vale, o para nadie.
bots-sq-permit = No hay disputa con ellos.
bots-sq-refuse = No se gana nada con ello.
bots-sq-no-sale = Veinte puntos son más de lo que da una carta.
bots-sq-ally-ahead = Van demasiado por delante para ayudarlos.
bots-sq-ally-friend = No son enemigos y su palabra no cuesta nada.
bots-sq-ally-truce = Sus armas costarían más de lo que da combatirlos.
bots-sq-ally-prey = Combatirlos da más que la paz.
bots-sq-ally-kept = Esta alianza vale más que las otras.
bots-sq-any = Esto parece lo más útil.

## Por qué: antes y después de la misión

bots-sq-setup = La elección habitual.
bots-sq-equipment = De estas cartas es la que mejor le viene a esta escuadra.
bots-sq-draw-cards = Sacada al azar, para que nadie pueda preverla.
bots-sq-weapon = De estas armas es la que más hace.
bots-sq-entry = Desde aquí está más cerca de su tarea.
bots-sq-bearer = Lo lleva el más rápido.
bots-sq-members = Primero se unen los más fuertes.
bots-sq-reinforcement = Una ayuda así vale su precio.
bots-sq-mount = Primero el arma más pesada.
bots-sq-keep-cards = Vale la pena guardar las cartas.
bots-sq-purchase = Ayuda para la próxima misión.
