### Cartas, registros y alianzas: preguntas y negativas.

sq-ask-alliance = Hay dos alianzas a la vista. ¿Cuál confirmas?
sq-ask-offer = Te hacen una oferta. ¿La aceptas?
sq-ask-dispute = La línea es dudosa y los dados empatan: ¿se ve el objetivo?
sq-no-alien-search = Los alienígenas no registran salas.
sq-no-ally-again = Os habéis separado en esta misión y no podéis volver a aliaros antes de que acabe.
sq-no-ally-already = Ya sois aliados.
sq-no-ally-banned = Estas dos facciones no pueden aliarse nunca.
sq-no-ally-legionary = Solo un legionario en el tablero se alía por su cuenta, y solo en público.
sq-no-ally-nobody = No hay nadie con ese nombre con quien aliarse.
sq-no-ally-one-public = Uno de los dos ya tiene una alianza pública, y solo cabe una a la vez.
sq-no-buyer = Las cartas solo se venden a otras escuadras de la mesa.
sq-no-card-now = Esta carta no se puede jugar ahora.
sq-no-gunner-search = Un artillero o una máquina no registra.
sq-no-order-too-late = Las cartas de orden se juegan al empezar el turno, antes de que nadie actúe.
sq-no-pledge-open = Ya has hecho esa oferta: todavía espera respuesta.
sq-no-psionic = Solo el psíquico de la escuadra usa cartas psíquicas.
sq-no-psychic-after = Una carta psíquica es el turno entero del psíquico: antes no puede hacer nada.
sq-no-recon-deck = No queda ninguna carta de reconocimiento.
sq-no-room = Para registrar una sala hay que estar por entero dentro de ella.
sq-no-room-searched = Esta sala ya está registrada.
sq-no-search-attacked = Quien ha atacado no registra en el mismo turno.
sq-no-search-fire = Desde una casilla en llamas no se registra.
sq-no-search-seen = Un alienígena ve a quien quiere registrar.
sq-no-second-order = En un turno solo se juega una carta de orden.
sq-no-second-psychic = En un turno solo se usa una carta psíquica.
sq-no-second-search = Tu escuadra ya ha registrado una sala en este turno.
sq-no-settle-first = Primero di cuál de las dos alianzas vale.
sq-no-such-alliance = No tienes ninguna alianza así que romper o revelar ahora.
sq-no-such-card = No tienes esa carta.
sq-no-exchange = Esta carta no es de las que se pueden intercambiar.
sq-no-such-offer = Ninguna oferta con ese número te espera.
sq-no-twenty-points = Una carta cuesta 20 puntos y tienes menos.
sq-do-expel = Acepta que { $faction } deje la misión
sq-event-expelled =
    { $gone ->
        [yes] { $seat } también acepta: { $was } deja la misión.
       *[no] { $seat } acepta que { $was } deje la misión.
    }
sq-no-expel = Una facción se va de común acuerdo solo entre ataque y ataque, con tres o más en la mesa, y cada puesto acepta una vez.
