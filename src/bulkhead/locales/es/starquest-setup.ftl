### Starquest: la preparación, el final de la misión y la campaña: lo que la mesa pregunta y rechaza.

## Misiones y mesas

starquest-table-no-mission = La misión «{ $mission }» no existe; disponibles: { $known }.
starquest-table-other-mission = La misión «{ $mission }» no es para estas facciones; pueden jugar: { $known }.
starquest-table-no-mission-fits = No hay ninguna misión para estas facciones.
starquest-own-no-map = La misión «{ $mission }» no tiene mapa.
starquest-own-few-docks = Cada escuadra necesita una zona de entrada con dos casillas de umbral. Escuadras: { $squads }; zonas en este mapa: { $docks }.
starquest-own-few-squares = Los refuerzos necesitan seis casillas por las que entrar; casillas en este mapa para «{ $faction }»: { $count }.
starquest-own-unknown = La misión nombra «{ $what }», que no está en la caja.

## Lo que se pregunta

sq-ask-setup-mission = ¿Qué misión propones?
sq-ask-setup-formation = ¿Qué formación despliegas?
sq-ask-setup-members = ¿Quién más pertenece a tu escuadra?
sq-ask-setup-psionic = ¿Pagas dos Sellos por un psíquico?
sq-ask-setup-reinforcement = ¿Pagas dos Sellos por un refuerzo?
sq-ask-setup-weapon = ¿Qué arma toma esta miniatura?
sq-ask-setup-bearer = ¿Qué miniatura lleva este objeto?
sq-ask-setup-equipment = ¿Qué carta de equipo tomas?
sq-ask-setup-order = ¿Qué carta de orden tomas?
sq-ask-setup-governor = ¿Qué carta de gobernador tomas?
sq-ask-setup-psychic = ¿Qué carta psíquica tomas?
sq-ask-setup-event-deck = ¿De qué mazo robas la carta de evento de tu rango?
sq-ask-setup-entry = ¿Por qué zona de entrada llega tu escuadra?
sq-ask-art = Tu psíquico asciende: ¿qué arte estudia?
sq-ask-keep-cards = ¿Qué cartas de reconocimiento descartas? Las demás se guardan para la próxima misión.
sq-ask-purchase = ¿Qué compras con tus Sellos para la próxima misión?

## Por qué no

sq-no-setup-mission = Esta mesa no puede jugar esa misión.
sq-no-setup-formation = Tu escuadra no puede desplegar esa formación.
sq-no-setup-members = Esa miniatura no puede unirse a tu escuadra.
sq-no-setup-psionic = Ese no es un psíquico de tu escuadra.
sq-no-setup-reinforcement = Tu escuadra no puede tener ese refuerzo.
sq-no-setup-weapon = Esta miniatura no puede tomar esa arma.
sq-no-setup-bearer = Esa miniatura no puede llevar este objeto.
sq-no-setup-equipment = Esa carta de equipo no está entre las que puedes tomar.
sq-no-setup-order = Esa carta de orden no está entre las que puedes tomar.
sq-no-setup-governor = Esa carta de gobernador no está entre las que puedes tomar.
sq-no-setup-psychic = Tienes que tomar primero una carta psíquica de cada arte y después cartas del arte que estudias.
sq-no-setup-event-deck = Ese mazo no existe.
sq-no-setup-entry = Esa zona de entrada está ocupada o no está en este mapa.
sq-no-ending-choice = Eso no está entre tus opciones al final de esta misión.

## Cargas

sq-do-arm = Gastar el ataque en la carga
sq-event-charge-armed =
    { $armed ->
        [yes] { $who } arma la carga en { $at }.
       *[no] { $who } quita la carga en { $at }.
    }
sq-do-plant = Poner en { $at }: { $thing }
sq-do-plant-odds =
    { $only ->
        [yes] Poner { $thing } en { $dangers }.
       *[no] Poner { $thing } en { $at }: { $dangers }.
    }
sq-no-limpet-target = Esta carga solo se puede usar contra máquinas, constructos, compuertas, conductos y estructuras junto a la miniatura que la lleva, no en diagonal.
sq-pair = { $one } ({ $other })
sq-no-charge-here = Aquí no hay ninguna carga que esta miniatura pueda armar o quitar.
sq-no-charge-attacked = Una miniatura que ha atacado o registrado no puede armar ni quitar una carga en el mismo turno.
sq-no-charge-beside = No se puede armar ninguna carga junto a una miniatura alienígena.

## Altares

sq-event-rite-gained = { $seat } obtiene un rito; ritos restantes: { $left }.
sq-event-line-advanced = La cadena de montaje avanza: { $counter } de { $full }.

## Supervivientes

sq-ask-setup-survivors = ¿En qué casillas marcadas se esconde un superviviente?
sq-no-setup-survivors = Esa casilla no está marcada, o ya hay un superviviente en ella.
sq-event-site-turned =
    { $found ->
        [yes] { $who } mira en el escondite en { $at }: ¡un superviviente!
       *[no] { $who } mira en el escondite en { $at }: nadie.
    }
