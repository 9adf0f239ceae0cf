### Las campañas de Starquest en el navegador.

## El final de una misión, paso a paso

web-sq-closing = El final de la misión
web-sq-closing-step = Paso { $step } de { $steps }
web-sq-closing-awards = Premios de la misión
web-sq-closing-cards = Cartas mostradas, misiones secretas
web-sq-closing-points = Puntos finales
web-sq-closing-seals = Sellos de Honor
web-sq-closing-ranks = Ascensos y líderes caídos
web-sq-closing-psionics = Estudios de los psiónicos
web-sq-closing-keep = Cartas de reconocimiento que se guardan
web-sq-closing-purchases = Lo que compran los Sellos
web-sq-closing-nothing = Nada esta vez.
web-sq-closing-who = { $faction } ({ $name })
web-sq-closing-decides =
    { $what ->
        [psionics] { $who } elige el arte que estudia el psiónico.
        [keep] { $who } decide qué cartas descarta.
       *[purchases] { $who } decide qué compra con los Sellos.
    }
web-sq-closing-then =
    { $ranked ->
        [yes] Después, { $who }: los rangos más altos eligen primero.
       *[no] Después, { $who }.
    }
web-sq-closing-item-points = { $points } puntos
web-sq-closing-item-shown = muestra { $card }
web-sq-closing-item-won = gana la misión
web-sq-closing-item-seals =
    { $seals ->
        [one] un Sello, ahora { $total }
       *[other] { $seals } Sellos, ahora { $total }
    }
web-sq-closing-item-promoted = ascenso: ahora { $rank }
web-sq-closing-item-demoted = líder muerto: baja a { $rank } y pierde todos los Sellos
web-sq-closing-item-mourned = líder muerto: pierde todos los Sellos
web-sq-closing-item-art = el psiónico estudia { $what }
web-sq-closing-item-give-up = descarta { $what }
web-sq-closing-item-bought = paga por: { $what }
web-sq-closing-stake-psionics = Ha sobrevivido a tres misiones seguidas. Desde la próxima toma una carta psíquica más, del arte que estudia; hasta completar el estudio no cambia de arte.
web-sq-closing-stake-keep = Lo que guardes estará en tu mano al empezar la próxima misión. Los demás solo saben cuántas cartas son.
web-sq-closing-stake-purchases = Quien pagues se une a ti desde la próxima misión y se queda hasta que lo maten. Solo puedes tener un refuerzo a la vez.
web-sq-closing-have = Tienes
web-sq-closing-art = Una carta más de este arte, desde la próxima misión.
web-sq-closing-figure = Refuerzo. Armadura { $armour }, vida { $life }, movimiento { $move }.
web-sq-closing-psionic = Psiónico con cuatro cartas psíquicas. Armadura { $armour }, vida { $life }, movimiento { $move }.
web-sq-closing-give-up = Descartar: { $card }
web-sq-closing-pass-keep =
    { $count ->
        [one] Guardar esta carta
       *[other] Guardar estas { $count } cartas
    }
web-sq-closing-pass-keep-what = No cuestan nada y puedes usarlas en cualquier misión posterior.
web-sq-closing-pass-purchases = No comprar nada
web-sq-closing-pass-purchases-what = Tus Sellos se quedan contigo ({ $seals }): { $rank } valen un rango.
web-sq-closing-on = Seguir con la campaña
web-sq-closing-how = Lo que trajo la misión
web-sq-camp-seals =
    { $seals ->
        [one] un Sello de Honor
       *[other] { $seals } Sellos de Honor
    }
