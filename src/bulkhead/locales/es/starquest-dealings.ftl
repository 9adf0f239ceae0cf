### Cartas, registros y alianzas: preguntas y negativas.

sq-ask-alliance = Tienes dos alianzas públicas. ¿Cuál confirmas?
sq-ask-offer = Te hacen una oferta. ¿La aceptas?
sq-ask-dispute = La línea es dudosa y los dados empatan: ¿se ve el objetivo?
sq-no-alien-search = Los alienígenas no pueden registrar salas.
sq-no-ally-again = Habéis disuelto vuestra alianza y no podéis volver a aliaros en esta misión.
sq-no-ally-already = Ya existe esa alianza.
sq-no-ally-banned = Estas dos facciones no pueden aliarse nunca.
sq-no-ally-legionary = Solo un legionario que esté en el tablero puede aliarse por su cuenta, y solo en público.
sq-no-ally-nobody = Ninguna facción con ese nombre puede aliarse contigo.
sq-no-ally-one-public = Una de las dos facciones ya tiene una alianza pública, y solo puede haber una a la vez.
sq-no-buyer = Las cartas solo se pueden vender a otras escuadras de la mesa.
sq-no-card-now = Esta carta no se puede jugar ahora.
sq-no-gunner-search = Un artillero o una máquina no puede registrar.
sq-no-order-too-late = Las cartas de orden solo se pueden jugar al empezar el turno, antes de que actúe ninguna miniatura.
sq-no-pledge-open = Ya has hecho esa oferta: todavía espera respuesta.
sq-no-psionic = Solo el psíquico de la escuadra puede usar cartas psíquicas.
sq-no-psychic-after = Una carta psíquica ocupa todo el turno del psíquico: antes no puede hacer nada.
sq-no-recon-deck = No queda ninguna carta de reconocimiento.
sq-no-room = Para registrar una sala, la miniatura tiene que estar por entero dentro de ella.
sq-no-room-searched = Esta sala ya se ha registrado.
sq-no-search-attacked = Una miniatura que ha atacado no puede registrar en el mismo turno.
sq-no-search-fire = Desde una casilla en llamas no se puede registrar.
sq-no-search-seen = No puede registrar: la ve un alienígena.
sq-no-second-order = Solo se puede jugar una carta de orden por turno.
sq-no-second-psychic = Solo se puede usar una carta psíquica por turno.
sq-no-second-search = Tu escuadra ya ha registrado una sala en este turno.
sq-no-settle-first = Primero di cuál de las dos alianzas vale.
sq-no-such-alliance = No tienes esa alianza, o no puedes disolverla ni revelarla ahora.
sq-no-such-card = No tienes esa carta.
sq-no-exchange = Esta carta no se puede intercambiar.
sq-no-such-offer = La oferta con ese número no existe o no es para ti.
sq-no-twenty-points = Una carta cuesta 20 puntos y tienes menos.
sq-do-expel = Aceptar la retirada de esta facción: { $faction }
sq-event-expelled =
    { $gone ->
        [yes] { $seat } también acepta. Fuera de la misión: { $was }.
       *[no] { $seat } acepta esta retirada: { $was }.
    }
sq-no-expel = Una facción solo se puede retirar de común acuerdo, entre ataque y ataque, con tres o más en la mesa, y cada jugador acepta una vez.
