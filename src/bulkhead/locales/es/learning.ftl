### Aprender: el camino de cada juego, y la ayuda en la mesa.

## El camino

web-home-play-heroes = Jugar ya: Heroes
web-course-heroes = Heroes
web-course-starquest = Starquest
web-course-lessons = Lecciones: { $done } de { $of }
web-course-all = Todas las lecciones
web-course-minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
web-course-new = Nueva
web-course-begun = Empezada
web-course-done = Terminada
web-course-start = Empezar: { $stage }
web-course-on = Seguir: { $stage }
web-course-again = Otra vez: { $stage }
web-course-next = Siguiente: { $stage }
web-learn-what = Lecciones cortas contra bots. Cada cosa se explica cuando la necesitas.
web-stage-heroes-lesson = Una partida guiada
web-stage-heroes-lesson-what = Una partida corta a tu ritmo: lo pruebas todo una vez y nada puede salir mal.
web-stage-heroes-first = Una primera partida
web-stage-heroes-first-what = Los dos ejércitos ya están desplegados: lanza los dados, tienta la suerte y actúa contra el cadete, que también está aprendiendo.
web-stage-heroes-cadet = Tu propio ejército
web-stage-heroes-cadet-what = Eliges y despliegas cinco héroes, otra vez contra el cadete.
web-stage-heroes-captain = El capitán
web-stage-heroes-captain-what = Este bot juega bien: no te avergüences de perder unas cuantas partidas.
web-stage-starquest-corridor = El pasillo
web-stage-starquest-corridor-what = Disparos y vigilancia. Tienen que caer dos orkos.
web-stage-starquest-vault = La cámara
web-stage-starquest-vault-what = Registros, cartas y objetos. Lleva la caja fuerte a tu zona de entrada.
web-stage-starquest-machine = La máquina
web-stage-starquest-machine-what = Puntos de mando, reacciones y poderes psíquicos. Destruye el androide.
web-stage-starquest-first = Una primera misión
web-stage-starquest-first-what = Una misión completa, pero pequeña, contra saqueadores fáciles.
web-stage-starquest-skirmish = Una escaramuza
web-stage-starquest-skirmish-what = «Esclusa fría»: junto a una escuadra Eldar, contra el señor oscuro.
web-bot-as-cadet = Cadete: fácil, para empezar
web-bot-as-captain = Capitán: fuerte
web-bot-as-champion = Campeón: el más fuerte
web-bot-as-random = Azar: sin ningún plan
web-bot-as-raider = Saqueador: fácil, ataca de frente
web-bot-as-overlord = Señor oscuro: fuerte, acecha
web-bot-as-trooper = Soldado: fuerte
web-course-do-new = Empezar
web-course-do-begun = Seguir
web-course-do-done = Repetir

## Ayuda en la mesa

web-help = Ayuda
web-help-now = ¿Qué puedo hacer ahora?
web-help-nothing = Nada: ahora decide otro jugador.
web-help-waits = ¿A quién se espera?
web-help-looks = ¿Qué estoy viendo?
web-help-rules = Todas las reglas, en otra pestaña
web-help-heroes-board = Tus cinco héroes suben por el tablero y los otros cinco bajan. Los dados llaman a cada héroe por el número de su columna.
web-help-heroes-dice = Los dados iluminados puntúan. Apártalos; después tienta la suerte o actúa con lo que tienes.
web-help-heroes-win = Ganas si al final de tu turno tienes tres héroes al otro lado de la línea y el tanteo más alto.
web-help-starquest-figures = Los discos redondos son escuadras; los hexágonos, alienígenas; los rombos, fichas que nadie ha visto aún. La flechita indica hacia dónde mira una miniatura.
web-help-starquest-squares = Los números señalan las casillas a las que se puede ir y lo que cuestan. A las rayadas se puede disparar; las punteadas solo se ven.
web-help-starquest-goals = La franja sobre el mapa muestra los objetivos. Lo que nombran brilla en el mapa.
web-clause-whole = La página entera, en otra pestaña
