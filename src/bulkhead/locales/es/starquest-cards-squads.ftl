### Cartas de orden y de equipo de las escuadras: nombres, y lo que hace cada una en una frase.

ord_fire = ¡Fuego!
ord_fire-rule = Cada miniatura de la escuadra puede disparar dos veces este turno, antes de moverse, después o una vez antes y otra después; una tarántula con artillero puede disparar dos veces su andanada, también con un artillero nuevo.
ord_move = ¡En marcha!
ord_move-rule = Cada miniatura de la escuadra puede hacer dos movimientos completos este turno y atacar antes, entre ellos o después; una tarántula con artillero puede moverse dos veces, también con un artillero nuevo.
ord_attack = ¡Al ataque!
ord_attack-rule = Cada miniatura de la escuadra hace dos movimientos con su ataque normal o dos acciones de disparo con su movimiento normal; una tarántula con artillero se mueve y dispara una vez, o hace dos veces una de las dos cosas.
ord_close_assault = ¡Asalto cercano!
ord_close_assault-rule = Cada miniatura de la escuadra con un arma ligera puede disparar y además luchar cuerpo a cuerpo este turno, en cualquier orden.
ord_photon_grenades = ¡Granadas de fotones!
ord_photon_grenades-rule = En cada cuerpo a cuerpo que empiece una miniatura de la escuadra este turno, el defensor quita su dado más alto después de tirar.
ord_heavy_weapon = ¡Arma pesada!
ord_heavy_weapon-rule = Una miniatura de la escuadra con un arma pesada puede hacer dos movimientos y dos acciones de disparo este turno en cualquier orden; ninguno de los movimientos puede dividirse.
ord_foresight = ¡Presagio!
ord_foresight-rule = Miras la primera carta de los dos mazos de eventos y puedes poner cada una debajo; hasta tu próximo turno cada una de tus miniaturas puede repetir un dado de su disparo de vigilancia.
eqp_blind_grenades = Granadas cegadoras
eqp_blind_grenades-rule = En el próximo turno de cada jugador alienígena sus miniaturas no pueden elegir a nadie de esta escuadra como objetivo de un disparo o de un cuerpo a cuerpo; las áreas y líneas apuntadas a otros la alcanzan igual.
eqp_bolt_pistols = Pistolas de reserva
eqp_bolt_pistols-rule = Los marines de la escuadra con rifle láser tiran un dado blanco más en el cuerpo a cuerpo, al atacar y al defenderse.
eqp_melta_bomb = Bomba de fusión
eqp_melta_bomb-rule = Dos dados rojos más para un solo ataque cuerpo a cuerpo, también contra una compuerta, un conducto, una máquina o una estructura de la misión.
eqp_targeter = Visor de puntería
eqp_targeter-rule = En la preparación se nombra el rifle láser, el cañón de asalto, el rifle de plasma o el lanzamisiles: cada miniatura de la escuadra que lo dispare puede repetir un dado una vez por acción de disparo; dos visores nombran armas distintas, y el cañón de asalto de los exterminadores cuenta como tal.
eqp_bionic_arm = Brazo biónico
eqp_bionic_arm-rule = Cuando el líder ataca cuerpo a cuerpo puede repetir uno de sus dados.
eqp_assault_blades = Hojas de asalto
eqp_assault_blades-rule = Los marines de la escuadra con rifle láser pueden luchar también en las dos casillas en diagonal delante de ellos, y el defensor quita su dado más alto.
eqp_force_field = Campo de fuerza
eqp_force_field-rule = La armadura del líder vale 3; un líder que ya tiene 3 no gana nada.
eqp_bionic_eye = Ojo biónico
eqp_bionic_eye-rule = Cuando el líder dispara puede repetir uno de sus dados.
eqp_combi_weapon = Arma combinada
eqp_combi_weapon-rule = El arma de un líder con dos dados rojos puede dispararse en línea como un rifle de plasma siempre que quieras.
eqp_suspensors = Suspensores
eqp_suspensors-rule = Los marines con armas pesadas de una escuadra normal mueven hasta 6 casillas; su movimiento sigue sin dividirse.
eqp_bio_scanner = Bioescáner
eqp_bio_scanner-rule = Al empezar cada uno de tus turnos miras en secreto hasta tres fichas boca abajo en cualquier lugar del tablero.
eqp_digital_weapons = Armas digitales
eqp_digital_weapons-rule = Una vez en cada uno de sus turnos el líder puede repetir uno de sus dados, al disparar o al atacar cuerpo a cuerpo.
eqp_medi_kit = Botiquín
eqp_medi_kit-rule = Un líder vivo recupera todos los puntos de vida perdidos.
eqe_holo_suit = Traje holográfico
eqe_holo_suit-rule = La armadura del gobernador o hechicero vale 3.
eqe_star_storm = Tormenta de estrellas
eqe_star_storm-rule = Cada miniatura de la escuadra que dispare una catapulta shuriken puede repetir un dado.
eqe_mesh_boosters = Servomallas
eqe_mesh_boosters-rule = Los Eldar y los vengadores con armas pesadas mueven hasta 4 casillas.
eqe_spirit_stone = Piedra espiritual
eqe_spirit_stone-rule = Una carta de gobernador descartada se recupera boca abajo: vuelve a contar como punto de vida, pero su habilidad queda perdida durante la misión.
eqe_haze_grenades = Granadas de bruma
eqe_haze_grenades-rule = En el próximo turno de cada jugador alienígena sus miniaturas no pueden elegir a nadie de esta escuadra como objetivo de un disparo o de un cuerpo a cuerpo; las áreas y líneas apuntadas a otros la alcanzan igual.
eqe_fusion_charge = Carga de fusión
eqe_fusion_charge-rule = Dos dados rojos más para un solo ataque cuerpo a cuerpo, también contra una compuerta, un conducto, una máquina o una estructura de la misión.
eqe_targeting_crystal = Cristal de puntería
eqe_targeting_crystal-rule = En la preparación se nombra el cañón shuriken, el cañón láser Eldar o el lanzamisiles Eldar: cada miniatura de la escuadra que lo dispare puede repetir un dado una vez por acción de disparo; los dos cristales nombran armas distintas.
eql_blood_vial = Vial de sangre
eql_blood_vial-rule = Un legionario vivo recupera hasta 2 puntos de vida.
eql_ash_cloud = Nube de ceniza
eql_ash_cloud-rule = Dos por dos casillas a 4 casillas como máximo bloquean la vista y el fuego como las llamas hasta tu próximo turno; no atacan a nadie.
eql_grapnel = Gancho
eql_grapnel-rule = Durante una activación un legionario mueve 2 casillas más y cruza casillas ocupadas sin pedir permiso; dos usos.
eql_breaching_charge = Carga de brecha
eql_breaching_charge-rule = Dos dados rojos más para un solo ataque cuerpo a cuerpo, también contra una compuerta, un conducto, una máquina o una estructura de la misión.
eql_grave_plate = Placa sepulcral
eql_grave_plate-rule = Un legionario con armadura de 2 o menos, nombrado en la preparación, tiene un punto más de armadura.
eql_marked_rounds = Balas marcadas
eql_marked_rounds-rule = Un legionario nombrado en la preparación puede repetir un dado una vez por acción de disparo, pero no con un arma extrapesada.
eql_oath_blade = Hoja del juramento
eql_oath_blade-rule = Un legionario nombrado en la preparación tira un dado blanco más en el cuerpo a cuerpo, al atacar y al defenderse.
eql_stolen_chart = Plano robado
eql_stolen_chart-rule = Al empezar cada uno de tus turnos miras en secreto hasta dos fichas boca abajo en un mismo tablero.
eql_black_writ = Edicto negro
eql_black_writ-rule = Una carta de evento recién robada no tiene efecto sobre la Legión; a los demás jugadores les afecta como siempre.
eql_death_pact = Pacto de muerte
eql_death_pact-rule = Un legionario que acaba de llegar a 0 puntos de vida hace en el acto un disparo o un ataque cuerpo a cuerpo, durante el cual no puede ser herido, y después se retira.

## Preguntas, negativas, lo que ocurre

sq-ask-playing = ¿Qué eliges para la carta?
sq-ask-foresight-green = Has visto la primera carta de evento verde: ¿la pones debajo?
sq-ask-foresight-azure = Has visto la primera carta de evento azul: ¿la pones debajo?
sq-no-card-choice = La carta no permite esta elección.
sq-event-token-seen =
    { $seat } mira una ficha ({ $token }){ $identity-known ->
        [yes] : { $identity }.
       *[no] .
    }
sq-event-card-seen =
    { $seat } mira la primera carta { $deck ->
        [green] del mazo de eventos verde
        [azure] del mazo de eventos azul
        [recon] del mazo de reconocimiento
       *[other] del mazo { $deck }
    }{ $card-known ->
        [yes] : «{ $card }».
       *[no] .
    }
sq-event-card-put-under =
    { $seat } pone debajo la primera carta { $deck ->
        [green] del mazo de eventos verde
        [azure] del mazo de eventos azul
        [recon] del mazo de reconocimiento
       *[other] del mazo { $deck }
    }.
sq-event-die-dropped = «{ $card }»: { $seat } quita un dado que muestra { $value }.
