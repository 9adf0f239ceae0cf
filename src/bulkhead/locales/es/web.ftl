### El cliente del navegador: todo lo que no es una regla ni una frase de la mesa.

## Alrededor de cada pantalla

web-brand-home = Bulkhead, inicio
web-home = Inicio
web-rules = Reglas
web-learn = Aprender
web-settings = Ajustes
web-menu = Menú
web-close = Cerrar
web-skip = Saltar al contenido
web-language = Idioma
web-loading = Un momento…
web-clause = Regla { $clause }
web-die = dado que muestra { $face }
web-dice = { $count ->
    [one] dado que muestra { $faces }
   *[other] dados que muestran { $faces }
}
web-labelled = { $label }: { $text }
web-beside = { $before }; { $after }
web-mute = Quitar el sonido
web-unmute = Activar el sonido
web-copied = Copiado.
web-copy-by-hand = Copia este texto a mano
web-about = Proyecto no oficial, sin relación con ninguna editorial. Software libre con licencia MIT; tipografías con la licencia SIL Open Font License.

## La línea con la mesa

web-unreachable = La mesa no responde. ¿Hay conexión?
web-answer-unreadable = El servidor ha respondido con algo que no se puede leer (estado { NUMBER($status, useGrouping: 0) }).
web-offline = No se puede conectar con la mesa. Las reglas y los ajustes funcionan sin ella; lo demás tiene que esperar.
web-line-retry = Reintentar ahora
web-stale = La partida ha avanzado entretanto. Así está ahora.
web-request-lost = Eso no llegó a la mesa. Inténtalo otra vez.
web-lost = Aquí no hay nada
web-lost-what = La dirección «{ $path }» no lleva a ninguna parte.
web-lost-hot = Este navegador no guarda las llaves de esa mesa.

## Teclas

web-keys = Teclas
web-keys-anywhere = En cualquier parte
web-keys-dialog = En esta ventana
web-keys-roam = Tab pasa de un elemento al siguiente, las flechas se mueven por el tablero y por las filas de opciones, Intro o la barra espaciadora eligen.
web-key-mute = activar o quitar el sonido
web-key-space = espacio
web-key-escape = Esc
web-key-enter = Intro
web-key-arrow-left = ←
web-key-arrow-right = →
web-key-arrow-up = ↑
web-key-arrow-down = ↓

## Varias personas en una pantalla

web-curtain = Decide { $who }
web-curtain-what = Pásale la pantalla. Los demás, que no miren.
web-curtain-lift = Soy { $name }

## Ajustes

web-set-on = Sí
web-set-off = No
web-set-look = Aspecto
web-set-theme = Tema
web-set-theme-what = Consola oscura o papel claro.
web-set-theme-system = Como el dispositivo
web-set-theme-dark = Oscuro
web-set-theme-light = Claro
web-set-contrast = Contraste
web-set-contrast-what = Líneas más marcadas y texto más vivo.
web-set-contrast-system = Como el dispositivo
web-set-contrast-more = Alto
web-set-moving = Movimiento
web-set-motion = Animación
web-set-motion-what = Sin ella, todo aparece al instante en su sitio.
web-set-motion-system = Como el dispositivo
web-set-motion-reduced = Ninguna
web-set-motion-full = Completa
web-set-speed = Velocidad
web-set-speed-what = Cuánto tardan en rodar los dados y en marchar los héroes.
web-set-speed-slow = Lenta
web-set-speed-normal = Normal
web-set-speed-fast = Rápida
web-set-countdown = Cuenta atrás
web-set-countdown-what = En Starquest, si no respondes a una reacción en este tiempo, deciden tus órdenes permanentes. Una mesa con reloj usa el suyo.
web-set-countdown-off = No
web-set-countdown-15 = 15 s
web-set-countdown-30 = 30 s
web-set-countdown-60 = 60 s
web-set-hearing = Sonido y chat
web-set-sound = Sonido
web-set-sound-what = La tecla M hace lo mismo.
web-set-volume = Volumen
web-set-chat = Chat
web-set-chat-what = Si lo desactivas, no verás nada de lo que escriben los demás.

## Mesa de Heroes: espera y asientos

web-lobby = Esperando a los jugadores
web-lobby-free = libre
web-lobby-you-what = Este es tu asiento.
web-lobby-taken-what = Está en la mesa, esperando como tú.
web-lobby-away-what = Ya se ha sentado, pero ahora no está.
web-lobby-salt-what = Aún no ha venido, así que no ha añadido su sal a los dados.
web-dice-after = Los dados ya estaban fijados cuando tu navegador añadió su sal. Su huella:
web-dice-exchanged = Esta mesa ha cambiado los dados: tu sal se dio para otros. No te fíes.
web-lobby-awaited-what = Tiene un enlace o un código y aún no ha venido.
web-lobby-free-what = Libre para la primera persona que lo ocupe.
web-lobby-bot-what = Juega en cuanto haya algo que jugar.
web-lobby-game = A qué se juega
web-lobby-option = { $option }: { $value }
web-lobby-next = Qué pasa después
web-lobby-next-draft = Cada cual elige cinco héroes en secreto.
web-lobby-next-place = Desplegáis los ejércitos por turnos, héroe a héroe.
web-lobby-next-play = Lanza seis dados, aparta las combinaciones, tienta la suerte o actúa. Ganas con tres héroes al otro lado y el tanteo más alto.
web-sit = Hay un asiento para ti
web-sit-what = El asiento es para la primera persona que abra este enlace. ¿Cómo quieres que te llamen los demás?
web-sit-name = Tu nombre, si quieres
web-sit-go = Sentarse
web-passing-what = Cuando le toca a otra persona ante esta pantalla:
web-passing-curtain = Telón
web-passing-word = Un aviso
web-passing-nothing = Nada

## Mesa de Heroes: quién juega

web-heroes-name = { $name }
web-heroes-you = Tú
web-heroes-crumb =
    { $games ->
        [one] Heroes
       *[other] Heroes, partida { $game } de { $games }
    }
web-heroes-players = Jugadores
web-heroes-strip = Tanteos y jugadores
web-heroes-seat = Tu asiento
web-heroes-seat-you = tú
web-heroes-seat-bot = bot
web-heroes-seat-driven = un bot juega en su lugar
web-heroes-seat-away = ausente
web-heroes-seat-first = empieza
web-heroes-hidden = un héroe elegido en secreto
web-heroes-score-of = Tanteo actual: { $score }
web-heroes-scores = Tanteo actual: { $ours } contra { $theirs }
web-heroes-across = Héroes al otro lado
web-heroes-across-of = { $count } de { $needed } héroes al otro lado
web-heroes-of = { $count } de { $needed }
web-heroes-need =
    { $across ->
        [0]
            { $points ->
                [0]
                    { $you ->
                        [yes] Si sigue así al final de tu turno, ganas.
                       *[no] Si sigue así al final del turno, gana { $name }.
                    }
                [one]
                    { $you ->
                        [yes] Tienes tres al otro lado: te falta un punto.
                       *[no] { $name } tiene tres al otro lado: le falta un punto.
                    }
               *[other]
                    { $you ->
                        [yes] Tienes tres al otro lado: te faltan { $points } puntos.
                       *[no] { $name } tiene tres al otro lado: le faltan { $points } puntos.
                    }
            }
        [one]
            { $points ->
                [0]
                    { $you ->
                        [yes] Con un héroe más al otro lado ganas.
                       *[no] Con un héroe más al otro lado gana { $name }.
                    }
                [one]
                    { $you ->
                        [yes] Te faltan un héroe al otro lado y un punto.
                       *[no] { $name } necesita un héroe más al otro lado y un punto.
                    }
               *[other]
                    { $you ->
                        [yes] Te faltan un héroe al otro lado y { $points } puntos.
                       *[no] { $name } necesita un héroe más al otro lado y { $points } puntos.
                    }
            }
       *[other]
            { $points ->
                [0]
                    { $you ->
                        [yes] Te faltan { $across } héroes al otro lado.
                       *[no] { $name } necesita { $across } héroes más al otro lado.
                    }
                [one]
                    { $you ->
                        [yes] Te faltan { $across } héroes al otro lado y un punto.
                       *[no] { $name } necesita { $across } héroes más al otro lado y un punto.
                    }
               *[other]
                    { $you ->
                        [yes] Te faltan { $across } héroes al otro lado y { $points } puntos.
                       *[no] { $name } necesita { $across } héroes más al otro lado y { $points } puntos.
                    }
            }
    }
web-heroes-need-when = Se comprueba al final de tu turno: tres al otro lado y el tanteo más alto.
web-heroes-best-of-three = Al mejor de tres
web-heroes-scores-add-up = los tanteos se suman
web-heroes-game = Partida
web-heroes-total = Total
web-heroes-clock = Tiempo restante: { $time }
web-heroes-days = { $days } d { $hours } h
web-heroes-show-card = { $name }: ver la carta
web-heroes-card = Carta del héroe
web-heroes-hand-over = Que juegue un bot por mí
web-heroes-hand-over-what = Un bot puede jugar en tu lugar mientras no estás. Puedes recuperar el asiento cuando quieras.
web-heroes-driven-what = Un bot juega en tu lugar.
web-heroes-take-back = Recuperar el asiento
web-heroes-link = Copiar el enlace de este asiento
web-heroes-link-what = Con este enlace puedes seguir desde otro dispositivo. El asiento es de quien tenga el enlace: no lo compartas.

## Mesa de Heroes: el tablero

web-heroes-battlefield = Campo de batalla
web-heroes-board = Campo de batalla, cinco columnas y { $rows } filas
web-heroes-square-empty = Columna { $column }, fila { $row }: vacía.
web-heroes-square-hero =
    Columna { $column }, fila { $row }: { $whose ->
        [yours] { $hero }, de tu ejército
        [theirs] { $hero }, del ejército enemigo
       *[other] { $hero }, del ejército de { $who }
    }, { $advance ->
        [0] en su casilla de despliegue.
        [one] a una casilla del despliegue.
       *[other] a { $advance } casillas del despliegue.
    }
web-heroes-square-place = Desplegar aquí a { $hero }.
web-heroes-square-do = Elegir: { $what }.
web-heroes-square-actor = Puede actuar.

## Mesa de Heroes: elección y despliegue

web-heroes-roster = Héroes disponibles
web-heroes-or = o
web-heroes-range = alcance: { $range }
web-heroes-pick =
    { $picked ->
        [yes] { $hero }, en tu ejército
       *[no] Elegir a { $hero }
    }
web-heroes-draft = Elige tu ejército
web-heroes-draft-left =
    { $count ->
        [0] completo
        [one] falta un héroe
       *[other] faltan { $count } héroes
    }
web-heroes-draft-how = Elige una carta con un clic, un toque o su número. Los dos ejércitos siguen ocultos hasta que ambos estén completos.
web-heroes-army = Tu ejército
web-heroes-free = hueco libre
web-heroes-place = Despliega tu ejército
web-heroes-place-how = Arrastra, toca o pulsa números.
web-heroes-step-hero = ¿Qué héroe?
web-heroes-step-column = ¿En qué columna?
web-heroes-column = Columna { $column }

## Mesa de Heroes: dados

web-heroes-begin = Tu turno
web-heroes-begin-how = empieza con los seis dados
web-heroes-roll = Lanzar seis dados
web-heroes-bust-first = de pifiarla: ninguna combinación
web-heroes-rolling = los dados ruedan…
web-heroes-your-roll = Tu tirada
web-heroes-keep-how = pulsa un grupo iluminado para apartarlo
web-heroes-push-or-act = ¿Tentar la suerte o actuar?
web-heroes-push-how = lanza el resto otra vez, o actúa
web-heroes-roll-lucky-six = Seis de la Suerte
web-heroes-roll-double-six = Seis Doble
web-heroes-roll-three-of-a-kind = Trío de { $face }
web-heroes-roll-straight = Escalera { $faces }
web-heroes-count-lucky-six =
    { $count ->
        [one] un Seis de la Suerte
       *[other] { $count } Seises de la Suerte
    }
web-heroes-count-double-six =
    { $count ->
        [one] un Seis Doble
       *[other] { $count } Seises Dobles
    }
web-heroes-count-three-of-a-kind =
    { $count ->
        [one] un Trío
       *[other] { $count } Tríos
    }
web-heroes-count-straight =
    { $count ->
        [one] una Escalera
       *[other] { $count } Escaleras
    }
web-heroes-take = Apartar: { $roll }
web-heroes-others = O bien
web-heroes-no-score = No puntúan
web-heroes-no-score-label =
    { $count ->
        [one] Un dado que no puntúa: ¿por qué?
       *[other] { $count } dados que no puntúan: ¿por qué?
    }
web-heroes-no-score-why = Estos dados no forman parte de ninguna combinación.
web-heroes-aside-label = Apartado en este turno: { $rolls }
web-heroes-aside-nothing = nada todavía
web-heroes-aside-more =
    { $count ->
        [one] un dado más y vas a tope
       *[other] { $count } dados más y vas a tope
    }
web-heroes-take-first = primero aparta al menos una combinación
web-heroes-all-aside = los seis apartados: ya no hay riesgo
web-heroes-roll-one = lanza al menos un dado
web-heroes-bust-if =
    { $dice ->
        [one] de pifiarla si lanzas un dado
       *[other] de pifiarla si lanzas { $dice } dados
    }
web-heroes-bust-lose = { " " }y perder { $rolls }
web-heroes-hold = Dejar el { $face }
web-heroes-hold-label = Dados que se dejan
web-heroes-hold-how = pulsa un dado para dejarlo
web-heroes-hold-digits = ahora pulsa un número
web-heroes-meter = { $bust } de pifiarla, { $score } de lograr una combinación
web-heroes-push = Tentar la suerte
web-heroes-act =
    { $count ->
        [0] Actuar
        [one] Actuar: una acción
       *[other] Actuar: { $count } acciones
    }
web-heroes-go-all-out = A tope: ¡actuar!
web-heroes-if = Si eliges otra cosa
web-heroes-if-rolls = comb.
web-heroes-if-bust = riesgo
web-heroes-if-take =
    { $count ->
        [one] Apartar { $more ->
            [yes] también { "" }
           *[no] { "" }
        }{ $roll } y lanzar un dado
       *[other] Apartar { $more ->
            [yes] también { "" }
           *[no] { "" }
        }{ $roll } y lanzar { $count } dados
    }
web-heroes-if-hold =
    { $held ->
        [0]
            { $count ->
                [one] No dejar nada y lanzar un dado
               *[other] No dejar nada y lanzar { $count } dados
            }
       *[other]
            { $count ->
                [one] Dejar { $dice } y lanzar un dado
               *[other] Dejar { $dice } y lanzar { $count } dados
            }
    }
web-heroes-if-leave =
    { $count ->
        [one] No apartar { $roll } y lanzar un dado
       *[other] No apartar { $roll } y lanzar { $count } dados
    }
web-heroes-pays = Lo que pagarían estas combinaciones

## Mesa de Heroes: Acciones de Batalla

web-heroes-actions = Acciones de Batalla
web-heroes-actions-how = en cualquier orden, ninguna es obligatoria
web-heroes-march = Más movimientos
web-heroes-march-how = cada uno es opcional
web-heroes-step-roll = ¿Qué combinación gastas?
web-heroes-step-act = ¿Quién actúa, y sobre quién?
web-heroes-step-target = ¿Sobre quién?
web-heroes-nothing-left = Todas las combinaciones están gastadas.
web-heroes-can-attack = { $hero } ataca
web-heroes-can-shoot = { $hero } dispara
web-heroes-can-cut-down = { $hero } abate
web-heroes-can-scythe = { $hero } siega
web-heroes-can-move = { $hero } mueve
web-heroes-can-pass = { $hero } cede su movimiento
web-heroes-can-nothing = ahora no sirve para nada
web-heroes-able-attack =
    { $count ->
        [one] { $heroes } ataca
       *[other] { $heroes } atacan
    }
web-heroes-able-shoot =
    { $count ->
        [one] { $heroes } dispara
       *[other] { $heroes } disparan
    }
web-heroes-able-cut-down =
    { $count ->
        [one] { $heroes } abate
       *[other] { $heroes } abaten
    }
web-heroes-able-scythe =
    { $count ->
        [one] { $heroes } siega
       *[other] { $heroes } siegan
    }
web-heroes-able-move =
    { $count ->
        [one] { $heroes } mueve
       *[other] { $heroes } mueven
    }
web-heroes-able-pass =
    { $count ->
        [one] { $heroes } cede su movimiento
       *[other] { $heroes } ceden su movimiento
    }
web-heroes-does-attack = { $hero } ataca a { $victims }
web-heroes-does-shoot = { $hero } dispara a { $victims }
web-heroes-does-cut-down = { $hero } abate a { $victims }
web-heroes-does-scythe = { $hero } siega la fila { $row }
web-heroes-does-move = { $hero } mueve
web-heroes-does-pass = { $hero } cede su movimiento a { $walker }
web-heroes-how-attack = Armadura: el enemigo adyacente en su columna
web-heroes-how-move = Armadura: una casilla hacia delante
web-heroes-how-pass = Vocoemisión prioritaria: mueve otro héroe
web-heroes-how-equipment = Equipo: { $item }, alcance: { $range }
web-heroes-targets =
    { $count ->
        [one] Un solo objetivo
       *[other] { $count } objetivos entre los que elegir
    }
web-heroes-target-row =
    { $count ->
        [0] Fila { $row }: nadie
       *[other] Fila { $row }: { $victims }
    }
web-heroes-victim =
    { $own ->
        [yes] { $hero } (¡de los tuyos!)
       *[no] { $hero }
    }
web-heroes-idle = { $hero } no puede usarla
web-heroes-idle-how = Estos no pueden usarla. Señala a uno para saber por qué.
web-heroes-falls-back =
    { $far ->
        [yes] { $hero } retrocede hasta su casilla de despliegue.
       *[no] { $hero } retrocede una casilla.
    }
web-heroes-one-falls-back =
    { $own ->
        [yes] { $hero }, de tu ejército, retrocede una casilla.
       *[no] { $hero } retrocede una casilla.
    }
web-heroes-stays = { $hero } supera la tirada de salvación y se queda.
web-heroes-at-home = { $hero } está en su casilla de despliegue: no pasa nada.
web-heroes-nobody = Ahí no hay nadie: no pasa nada.
web-heroes-will-stand =
    { $advance ->
        [one] { $hero } quedará a una casilla del despliegue
       *[other] { $hero } quedará a { $advance } casillas del despliegue
    }{ $crosses ->
        [yes] , al otro lado.
       *[no] .
    }
web-heroes-undo = Deshacer
web-heroes-undo-no = Ahora no puedes deshacer nada: desde tu última jugada se han lanzado dados o se ha revelado algo.
web-heroes-end = Terminar el turno
web-heroes-done = Terminar
web-heroes-go-choose = Elige quién actúa
web-heroes-go-attack = Atacar a { $victims }
web-heroes-go-shoot = Disparar a { $victims }
web-heroes-go-cut-down = Abatir a { $victims }
web-heroes-go-scythe = Segar la fila { $row }
web-heroes-go-move = Mover a { $hero }
web-heroes-go-pass = Mover a { $walker }

## Mesa de Heroes: de quién es el turno

web-heroes-your-turn = Tu turno
web-heroes-their-turn = Juega { $name }
web-heroes-watching = Estás mirando
web-heroes-decision = Decisión
web-heroes-now-draft = Elige tu ejército
web-heroes-now-place = Despliega tu ejército
web-heroes-now-roll = Lanza los dados
web-heroes-now-keep =
    { $count ->
        [0] Aparta combinaciones
       *[other] Tirada { $count }: aparta combinaciones
    }
web-heroes-now-push = Tienta la suerte o actúa
web-heroes-now-act =
    { $count ->
        [0] Acciones de Batalla
        [one] Acciones de Batalla: queda una combinación
       *[other] Acciones de Batalla: quedan { $count } combinaciones
    }
web-heroes-now-over = El encuentro ha terminado
web-heroes-they-draft = elige un ejército en secreto
web-heroes-they-place = despliega un héroe
web-heroes-they-roll = va a lanzar los dados
web-heroes-they-keep = elige qué apartar
web-heroes-they-push = duda entre tentar la suerte y actuar
web-heroes-they-act = ejecuta Acciones de Batalla
web-heroes-no-dice = no hay dados en la mesa
web-heroes-bust-what =
    { $count ->
        [0] No había nada apartado.
       *[other] Se pierde: { $rolls }.
    } { $you ->
        [yes] Es tu turno.
        [nobody] { "" }
       *[no] Ahora le toca a { $name }.
    }
web-heroes-all-out = A tope
web-heroes-all-out-what =
    { $you ->
        [yes] Seis dados, seis apartados. Actúa ahora y después juega otro turno entero.
       *[no] Seis dados, seis apartados. { $name } actúa ahora y después juega otro turno entero.
    }
web-heroes-game-won =
    { $you ->
        [yes] Has ganado
       *[no] Gana { $name }
    }
web-heroes-game-drawn = Empate
web-heroes-match-won =
    { $you ->
        [yes] Has ganado el encuentro
       *[no] { $name } gana el encuentro
    }
web-heroes-match-drawn = El encuentro acaba en empate
web-heroes-final = { $high } a { $low }
web-heroes-pass = { $name }
web-heroes-pass-what = Ahora te toca a ti.
web-heroes-over =
    { $how ->
        [won] ¡Has ganado!
        [lost] Gana { $name }
        [draw] Empate
       *[watched] Gana { $name }
    }
web-heroes-after = Después de la partida

## Mesa de Heroes: diario y chat

web-log-clock = (tiempo agotado)
web-heroes-log = Diario
web-heroes-log-earlier = Ver lo anterior
web-heroes-drawer = Diario y chat
web-heroes-chat = Chat
web-heroes-chat-unread =
    { $count ->
        [0] Chat
       *[other] Chat ({ $count })
    }
web-heroes-chat-empty = Nadie ha dicho nada todavía.
web-heroes-chat-say = Escribe algo
web-heroes-chat-send = Enviar
web-heroes-chat-mute = Apagar el chat
web-heroes-chat-off = El chat está apagado: no ves lo que escriben los demás.
web-heroes-chat-on = Encender el chat
web-heroes-chat-watching = Aquí solo pueden escribir los jugadores.

## Mesa de Heroes: teclas

web-heroes-keys = En la mesa
web-heroes-key-roll = lanzar los dados
web-heroes-key-digit = tomar una combinación, un héroe, una acción o una columna
web-heroes-key-hold = dejar dados: después, sus números
web-heroes-key-push = tentar la suerte
web-heroes-key-act = actuar
web-heroes-key-next-roll = siguiente combinación que gastar
web-heroes-key-go = confirmar la elección
web-heroes-key-end = terminar el turno o los movimientos
web-heroes-key-undo = deshacer
web-heroes-key-board = ir al tablero
web-heroes-key-skip = seguir, o anular la elección

## Después de la partida

web-after = Después de la partida
web-after-headline =
    { $how ->
        [won]
            { $match ->
                [yes] Ganas el encuentro por { $high } a { $low }
               *[no] Ganas por { $high } a { $low }
            }
        [draw]
            { $match ->
                [yes] El encuentro acaba en empate, { $high } a { $low }
               *[no] Empate, { $high } a { $low }
            }
        [paused] Aún no ha terminado
       *[lost]
            { $match ->
                [yes] { $name } gana el encuentro por { $high } a { $low }
               *[no] { $name } gana por { $high } a { $low }
            }
    }
web-after-lengths =
    { $games ->
        [one] { "" }
       *[other] { $games } partidas,
    } { $turns ->
        [one] un turno,
       *[other] { $turns } turnos,
    } { $dice ->
        [one] un dado lanzado.
       *[other] { $dice } dados lanzados.
    }
web-after-share = Compartir
web-after-rematch = Revancha
web-after-rematch-wanted = { $name } quiere la revancha.
web-after-rematch-ready = La revancha está lista.
web-after-rematch-go = A la revancha
web-after-rematch-watch = Ver la revancha
web-after-new = Mesa nueva
web-after-to-table = A la mesa
web-after-again = Reintentar
web-after-all-events = Todo lo ocurrido
web-after-download = Guardar el archivo de repetición
web-after-graph = Evolución del tanteo
web-after-look-back = pulsa un turno para volver a verlo
web-after-at =
    Partida { $game }, turno { $turn }. { $one } { $score1 }, { $another } { $score2 }. { $what ->
        [bust] { $name } la ha pifiado.
        [all-out] { $name } ha ido a tope.
       *[other] { "" }
    }
web-after-at-begin = Antes del primer turno
web-after-bust = pifia
web-after-all-out = a tope
web-after-table = Mostrar como tabla
web-after-turn = Turno
web-after-player = Jugador
web-after-score = Tanteo
web-after-what = Qué pasó
web-after-final = Tanteo final
web-after-game-won = ganó esta partida
web-after-across-short = Al otro lado
web-after-busts = Pifias
web-after-all-outs = Veces a tope
web-after-luck = Suerte con los dados
web-after-luck-short = Suerte
web-after-luck-what = obtenidos frente a esperados
web-after-luck-sixes = Seises
web-after-luck-busts = Pifias (cuantas menos, mejor)
web-after-luck-saves = Salvaciones logradas
web-after-luck-of = { $rolled } (esperados: { $expected })
web-after-luck-says = { $name }: { $rolled }; se esperaban { $expected }.
web-after-luck-time = Evolución de la suerte
web-after-luck-how = Pifias evitadas y salvaciones logradas por encima de lo esperado.
web-after-luck-ends = Evolución de la suerte. Al final: { $one } { $luck1 }, { $another } { $luck2 }.
web-after-turning = Momentos decisivos
web-after-turning-what = puntos ganados al oponente
web-after-when = Partida { $game }, turno { $turn }
web-after-deeds =
    { $how ->
        [both]
            { $name }: { $forward ->
                [one] una casilla adelante
               *[other] { $forward } casillas adelante
            }, enemigos { $drove ->
                [one] una casilla atrás.
               *[other] { $drove } casillas atrás.
            }
        [forward]
            { $name }: { $forward ->
                [one] una casilla adelante.
               *[other] { $forward } casillas adelante.
            }
        [drove]
            { $name } hace retroceder al enemigo { $drove ->
                [one] una casilla.
               *[other] { $drove } casillas.
            }
       *[other] { $name } pierde terreno.
    }
web-after-leads = { $name } se pone por delante.
web-after-swing = +{ $points }
web-after-no-swings = Nadie ha puntuado todavía.
web-after-no-turns = Ningún turno se jugó hasta el final: no hay nada que contar.

## Compartir un encuentro

web-share = Compartir este encuentro
web-share-link = Un enlace
web-share-link-what = Cualquiera que lo abra verá el encuentro como espectador. No da acceso a ningún asiento.
web-share-moment = Empezar en el momento que estoy viendo
web-share-copy = Copiar el enlace
web-share-device = Enviar
web-share-local = El enlace solo funciona en este equipo, porque el servidor solo escucha aquí. El archivo funciona en cualquier sitio.
web-share-file = El archivo de repetición
web-share-file-what = Todas las órdenes y todos los dados. Cualquiera puede abrirlo aquí o comprobarlo con «bulkhead verify».
web-share-download = Descargar la repetición

## Verificar los dados

web-verify = Verificar los dados
web-verify-button = Verificar dados
web-verify-button-fair = Dados verificados
web-verify-button-unfair = Los dados no cuadran
web-verify-file = Los dados de este archivo
web-verify-what = Antes de la primera tirada, la mesa mostró la huella de su semilla secreta. Ahora se conoce la semilla, y este navegador vuelve a lanzar cada dado por su cuenta.
web-verify-running = Lanzando otra vez todos los dados…
web-verify-seed-right = La semilla es la prometida.
web-verify-seed-wrong = La semilla no es la prometida: su huella es otra.
web-verify-salt-wrong = Una sal se dio para otros dados, porque lleva otra huella: { $name }.
web-verify-salts-after =
    { $count ->
        [one] La sal lleva esta huella: se añadió cuando la semilla ya estaba fijada.
       *[other] Las { $count } sales que llevan esta huella se añadieron cuando la semilla ya estaba fijada.
    }
web-verify-salts-unsure =
    { $count ->
        [one] Una sal no dice si se añadió antes o después de mostrarse la huella.
       *[other] { $count } sales no dicen si se añadieron antes o después de mostrarse la huella.
    }
web-verify-no-seed = No hay semilla con la que comprobar los dados.
web-verify-fair =
    { $count ->
        [one] Una cara recalculada: coincide.
       *[other] { $count } caras recalculadas, todas coinciden.
    }
web-verify-lots =
    { $count ->
        [one] En la entrada { $entries } una cara solo encaja con un sorteo de otro número de caras. Un servidor que conozca este juego puede decir si allí hubo un sorteo.
       *[other] En las entradas { $entries } una cara solo encaja con un sorteo de otro número de caras. Un servidor que conozca este juego puede decir si allí hubo sorteos.
    }
web-verify-face-wrong =
    { $count ->
        [0] Ya la primera cara no coincide.
        [one] Una cara coincide y la siguiente no.
       *[other] { $count } caras coinciden y la siguiente no.
    } Entrada { NUMBER($n, useGrouping: 0) }, dado { $place }: la semilla da { $computed }, el archivo dice { $recorded }.
web-verify-details = Los números, para comprobarlo por tu cuenta
web-verify-commitment = Huella mostrada antes de la primera tirada
web-verify-commitment-of-seed = Huella de esta semilla
web-verify-seed = Semilla, revelada al final
web-verify-salt = Sal: { $name }
web-verify-no-salt = ninguna
web-verify-how = La huella es el SHA-256 de la semilla. Las caras salen de HMAC-SHA-256, con la semilla como clave, sobre las sales y después sobre un contador. Una sal añadida después de mostrarse la huella la lleva al final, tras «@».
web-verify-earlier = Hasta la entrada { NUMBER($entries, useGrouping: 0) } el encuentro se jugó con la versión { $rules } de las reglas. Los dados posteriores salen de un flujo propio: tras las sales va la versión con la que sigue el encuentro, escrita como «rules» y su número.

## Seguir desde un momento

web-branch = Jugar desde aquí
web-branch-what = Una mesa nueva empieza en este momento: { $place }. El encuentro anterior se queda como está.
web-branch-sides = El jugador 1 toma el relevo de { $one }; el jugador 2, el de { $another }.
web-branch-go = Empezar aquí
web-branch-over = Aquí el encuentro ya ha terminado. Vuelve a un momento en que quede algo por decidir.

## Repetición

web-replay = Repetición
web-replay-controls = Línea de tiempo
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-place = Momento del encuentro
web-replay-at = { NUMBER($at, useGrouping: 0) } de { NUMBER($last, useGrouping: 0) }. { $place }
web-replay-count = { NUMBER($at, useGrouping: 0) } / { NUMBER($last, useGrouping: 0) }
web-replay-speed = Velocidad
web-replay-times = { $speed }×
web-replay-jump-turn = Turnos
web-replay-jump-bust = Pifias
web-replay-jump-all-out = Veces a tope
web-replay-jump-attack = Ataques
web-replay-jump-end = Finales
web-replay-next-label = { $what } ({ $count } en total): siguiente
web-replay-key-home = Inicio
web-replay-key-last = Fin
web-replay-key-play = reproducir o pausar
web-replay-key-turn = siguiente turno; con Mayús, el anterior
web-replay-key-bust = siguiente pifia; con Mayús, la anterior
web-replay-key-all-out = siguiente vez a tope; con Mayús, la anterior
web-replay-key-attack = siguiente ataque; con Mayús, el anterior
web-replay-key-end = siguiente final de partida; con Mayús, el anterior
web-replay-flip = Mirar desde el otro lado
web-replay-record = Qué pasó
web-replay-game = Partida { $game }
web-replay-in-game = Partida { $game } · { $place }
web-replay-turn = Turno { $turn }
web-replay-turn-of = Turno { $turn }: { $name }
web-replay-set-up = Elección de ejércitos y despliegue
web-replay-over = Partida terminada
web-replay-took-back = { $who } ha deshecho la última orden.
web-replay-taken-back = Esta orden se deshizo.
web-replay-nothing = Ningún movimiento más con esta combinación.
web-replay-origin = El encuentro empieza aquí, con la partida ya en marcha.
web-replay-scores = { $one } { $score1 }, { $another } { $score2 }
web-replay-seen-by = Punto de vista
web-replay-everything = Todos a la vez
web-replay-spectator = Espectadores
web-replay-aside = Dados apartados
web-replay-lost = Dados perdidos
web-replay-rolled = Dados lanzados
web-replay-lying = Dados en la mesa
web-replay-held = Dados que se dejan
web-replay-no-dice = Ningún dado en la mesa
web-replay-report = Informe
web-replay-other = Otro archivo
web-replay-drop = Suelta aquí un archivo de repetición
web-replay-choose = Elegir un archivo
web-replay-file-what = Se obtiene con «Descargar la repetición» tras un encuentro, o desde la línea de órdenes. Su nombre acaba en .jsonl.
web-replay-damaged = No se puede reproducir

## Inicio

web-home-title = Bulkhead: juega a Heroes y a Starquest
web-home-places = Lugares
web-home-play = Jugar
web-home-replays = Repeticiones
web-home-heroes = Heroes
web-home-heroes-what = Lanza seis dados, aparta las combinaciones, tienta la suerte y lleva a tus héroes al otro lado de la línea.
web-home-players = 2 jugadores
web-home-minutes = 15 minutos
web-home-set-up-starquest = Preparar una mesa
web-home-play-starquest = Jugar ya: Starquest
web-home-starquest-minutes = de 15 minutos a 3 horas
web-home-starquest-players = de 2 a 7 asientos; los bots ocupan el resto
web-home-starquest-what = Las escuadras abordan una nave a oscuras. Los alienígenas saben qué espera tras las puertas.
web-home-starquest = Starquest
web-home-play-now = Jugar ya
web-home-set-up = Preparar un duelo
web-home-lesson = Aprender en cinco minutos
web-home-rules = Leer las reglas
web-home-continue = Continuar
web-home-continue-none = Todavía nada. Aquí aparecen las partidas empezadas, primero las que esperan tu jugada.
web-home-against = Heroes contra { $name }
web-home-match = Heroes, { $one } contra { $another }
web-home-starquest-with = Starquest con { $names }
web-home-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-home-seats-free =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
web-home-score = { $one } a { $another }
web-home-touched = Última jugada { $when }
web-home-decides = Decide: { $name }
web-home-just-now = Última jugada hace un momento
web-home-standing-your-turn = Te toca
web-home-standing-rematch = Revancha
web-home-standing-goes-on = Continúa
web-home-standing-old = Reglas antiguas
web-home-standing-waiting = Esperando
web-home-standing-gathering = Sin empezar
web-home-standing-watching = Mirando
web-home-standing-won = Victoria
web-home-standing-lost = Derrota
web-home-standing-drawn = Empate
web-home-standing-over = Terminada
web-home-forget = Quitar de la lista: { $table }
web-home-all = Mostrar las { $count }
web-home-fewer = Mostrar menos
web-old-go-on = Seguir con las reglas actuales
web-old-go-on-short = Seguir
web-old-go-on-what = Un encuentro nuevo sigue desde el último momento en que ambas versiones coinciden. Este se queda como está.
web-old-follow = A la mesa nueva
web-old-follow-what = El encuentro continúa en una mesa nueva, con las reglas actuales.
web-old-look = Ver el encuentro
web-old-look-what = El encuentro ha terminado. Puedes verlo hasta donde ambas versiones coinciden.
web-old-campaign = A la campaña
web-old-campaign-what = Este encuentro es una misión y sigue con su campaña.
web-campaign-new-rules-what = La persona que creó la campaña puede hacer que siga con las reglas actuales. Los resultados hasta ahora quedan como se anotaron; una misión en curso sigue desde el último momento en que ambas versiones coinciden.
web-old-watch-what = Los jugadores pueden continuarlo con las reglas actuales. Entonces esta página te llevará allí.
web-old-anew = Encuentro nuevo con los mismos jugadores
web-old-anew-what = No se puede conservar nada de él. Los mismos jugadores pueden empezar un encuentro nuevo.
web-home-watch = Ver ahora
web-home-watch-none = Ahora mismo nadie juega en público.
web-home-live = En vivo
web-home-join = Unirse a una mesa
web-home-join-field = Código o enlace
web-home-join-go = Entrar
web-home-join-what = No hace falta cuenta. El enlace es la llave de tu asiento.
web-home-join-wrong = Eso no es ni el enlace de una mesa ni un código. Un código es así: K7QM-4XWD.
web-home-replay = Abrir un archivo de repetición
web-home-replay-what = Repasa un encuentro, jugada a jugada.

## Los bots por su nombre

web-bot-cadet = Cadete
web-bot-raider = Saqueador
web-bot-captain = Capitán
web-bot-champion = Campeón
web-bot-random = Azar
web-bot-overlord = Señor oscuro
web-bot-trooper = Soldado

## Mesa nueva

web-new = Heroes, mesa nueva
web-new-starquest = Starquest, mesa nueva
web-new-who = ¿Quién se sienta dónde?
web-new-unknown = El juego «{ $game }» no existe aquí
web-new-seat = Quién ocupa este asiento: { $seat }
web-new-seat-here = Aquí
web-new-seat-here-what = Juega en esta pantalla.
web-new-seat-link = Enlace
web-new-seat-link-what = Recibe un enlace y juega desde donde quiera.
web-new-seat-bot = Bot
web-new-level = Qué bot ocupa este asiento: { $seat }
web-new-name = Nombre en este asiento: { $seat }
web-new-name-here = Tu nombre
web-new-name-link = Un nombre, si quieres
web-new-options = Opciones del reglamento
web-new-book = { $value } (reglamento)
web-new-the-book = reglamento
web-new-changed = regla de la casa
web-new-to-the-book = Volver al reglamento
web-new-more =
    { $count ->
        [one] una más, según el reglamento
       *[other] { $count } más, todas según el reglamento
    }
web-new-more-changed =
    { $count ->
        [one] una más
       *[other] { $count } más
    }, { $changed ->
        [one] una distinta del reglamento
       *[other] { $changed } distintas del reglamento
    }
web-new-show = Mostrar todas
web-new-hide = Mostrar menos
web-new-games-1 = una partida
web-new-games-3 = al mejor de tres
web-new-yes = sí
web-new-no = no
web-new-collection = Colección, asiento { $seat }
web-new-owned =
    { $count ->
        [one] un héroe
       *[other] { $count } héroes
    }
web-new-owned-all = la lista entera
web-new-board = Un campo de batalla con { $rows } filas en cada mitad
web-new-house =
    { $count ->
        [0] todas las reglas según el reglamento
        [one] una regla de la casa
       *[other] { $count } reglas de la casa
    }
web-new-timed = con reloj
web-new-untimed = sin reloj: puede durar días
web-new-clocks = Relojes
web-new-clock-none = ninguno
web-new-per-move = Por jugada
web-new-per-game = Por partida y jugador
web-new-clocks-what = Cuando se acaba el tiempo, esa jugada la hace un bot.
web-new-public = Abierta a espectadores
web-new-public-what = La mesa aparece en la página de inicio; los espectadores no ven ningún secreto.
web-new-start = Empezar el duelo
web-new-make = Crear la mesa
web-new-next-at-once = La partida empieza enseguida.
web-new-next-invite = Después recibes un enlace, un código QR y un código corto para pasarlos.
web-new-next-share = Compartís esta pantalla; entre turno y turno cae un telón.
web-new-next-watch = Aquí no juega nadie: miras a los bots.
web-new-next-watch-invite = Aquí no juega nadie: pasas los enlaces y miras.

## Invitación

web-invite-scan = Escanea el código con un teléfono o manda el enlace. El asiento es para la primera persona que lo abra.
web-invite-qr = Código QR con el enlace para { $name }
web-invite-copy-link = Copiar el enlace
web-invite-share = Compartir
web-invite-share-text = Hay un asiento libre en mi mesa. Abre el enlace para jugar.
web-invite-code = O dicta este código; sirve una vez, en la página de inicio, en «Unirse a una mesa»:
web-invite-local = Este enlace solo funciona en este equipo, porque el servidor solo escucha aquí. Para jugar con otros dispositivos, arráncalo con «bulkhead serve --host 0.0.0.0» y ábrelo con la dirección del equipo.
web-invite-watch = ¿Alguien quiere mirar?
web-invite-watch-what = Este enlace muestra la mesa sin secretos y no da ningún asiento.
web-invite-copy-watch = Copiar el enlace para mirar

## Página de reglas

web-rules-of-heroes = Las reglas de Heroes
web-rules-of-starquest = Las reglas de Starquest
web-rules-what-starquest = Todas las reglas, con nuestra lectura donde el manual deja algo abierto y la opción para jugarlo de otro modo.
web-rules-book = Qué juego
web-rules-what = Todas las reglas de la mesa, con nuestras palabras. Cuando el juego rechaza algo, nombra la regla que encuentras aquí.
web-rules-search = Buscar en las reglas
web-rules-hits =
    { $count ->
        [one] una regla
       *[other] { $count } reglas
    }
web-rules-chapters = Capítulos
web-rules-key-search = buscar en las reglas
web-rules-key-all = mostrar otra vez todas las reglas
web-rules-nothing = Nada sobre «{ $question }»
web-rules-nothing-what = Ninguna regla tiene todas esas palabras. Con menos palabras, o más cortas, se encuentra más.
web-rules-all = Mostrar todas las reglas
web-rules-lost = La regla «{ $clause }» no existe. Debajo están todas.
web-rules-copy = Copiar enlace a { $clause }
web-rules-aside = Más sobre las reglas
web-rules-elsewhere = En los otros reglamentos
web-rules-marks = Cómo leer una regla
web-rules-ruling = Nuestra lectura
web-rules-ruling-what = cómo leemos lo que los reglamentos dejan abierto
web-rules-option = Opción
web-rules-option-what = lo que una mesa puede elegir en su lugar
web-rules-example = Ejemplo
web-rules-example-what = la regla en acción
web-rules-learn = ¿Prefieres aprender jugando?
web-rules-glossary = Las palabras en cuatro idiomas
web-rules-glossary-what = Los términos de los reglamentos impresos, uno al lado del otro, para mesas donde no todos leen el mismo.
web-rules-terms-game = El juego
web-rules-terms-rolls = Combinaciones
web-rules-terms-equipment = Equipo
web-rules-terms-ranges = Alcances
web-rules-figure-numbers = Donato, en tu columna 2, está frente a Dyrael, que ocupa la columna 4 de tu oponente.
web-rules-figure-set-up = Tu próximo héroe puede ir a la casilla 2, 4 o 5.
web-rules-figure-scoring = Las cuatro clases de combinación; una Escalera tiene de tres a cinco dados.
web-rules-figure-part = Tres maneras de tomar una Escalera de cuatro.
web-rules-figure-two-straights = Dos Escaleras en seis dados.
web-rules-figure-move = Donato avanza una casilla.
web-rules-figure-blocked = Sanyctus está bloqueado: Darrago ocupa la casilla que tiene delante.
web-rules-figure-retreat = Phaello es atacado y retrocede una casilla hacia su lado.
web-rules-figure-at-home = Dyrael está en su casilla de despliegue: un ataque no lo hace retroceder.
web-rules-figure-from-home = Aramus está en su casilla de despliegue y no puede atacar a Dyrael.
web-rules-figure-adjacent = Victorno ataca a Feurran, que está justo delante de él.
web-rules-figure-any-one = Puede mover uno cualquiera de los cinco; aquí lo hace Donato.
web-rules-figure-two-moves = Con 2-2-2 el héroe de la columna 2 mueve dos casillas.
web-rules-figure-straight = Con 2-3-4-5 mueven tres héroes; Sanyctus, en la columna 3, está bloqueado.
web-rules-figure-melee = Combate: justo delante o justo detrás.
web-rules-figure-short = Corto: toda la columna.
web-rules-figure-medium = Medio: también las columnas vecinas.
web-rules-figure-long = Largo: en cualquier parte.
web-rules-figure-shoot = Phaello dispara a Aramus en su propia columna.
web-rules-figure-cut-down = El enemigo que había avanzado cinco casillas las retrocede todas.
web-rules-figure-scythe = Feurran siega su propia fila: dos enemigos y Donato son atacados, Feurran no.
web-rules-figure-vox = Victorno cede su movimiento y lo hace Sanyctus.
web-rules-figure-inspire = 8 por Donato, 2 y 1 por los demás: el tanteo es 11.
web-rules-figure-score = 5 + 3 + 2 + 1 + 0: el tanteo es 11.
web-rules-figure-win = Tres héroes al otro lado y 13 a 12: al final de tu turno ganas.

## Lección

web-learn-crumb = Aprende Heroes
web-learn-coach = Lección
web-learn-progress = Paso { $step } de { $steps }
web-learn-next = Seguir
web-learn-skip-watching = Saltar
web-learn-back = Un paso atrás
web-learn-skip = Saltar esta parte
web-learn-help = Hacerlo por mí
web-learn-leave = Dejar la lección
web-learn-key-next = seguir con la lección
web-learn-key-back = un paso atrás en la lección
web-learn-not-this = Ahora toca otra cosa. { $hint }
web-learn-read-first = Un momento: lee la lección y pulsa «Seguir».
web-learn-play = Jugar contra el cadete
web-learn-again = Otra vez
web-learn-over = Ya has probado todo una vez. El cadete también está aprendiendo; el capitán te espera más adelante.
web-learn-scene-army = Tu ejército
web-learn-scene-dice = Seis dados
web-learn-scene-moves = En marcha
web-learn-scene-bust = Pifiarla
web-learn-scene-fight = Ataques
web-learn-scene-win = Ganar
web-learn-step-welcome = Heroes es un duelo con dados. Cinco héroes por bando avanzan por cinco columnas. Ganas si llevas tres al otro lado de la línea central y tienes el tanteo más alto. Juguemos una partida corta.
web-learn-step-pick = Ya hay cuatro héroes en tu ejército. Elige el quinto: Phaello, que sabe disparar.
    .hint = Elige a Phaello: pulsa su carta.
web-learn-step-armies = El capitán también ha elegido, y se muestran los dos ejércitos. Un mismo héroe puede estar en ambos bandos.
web-learn-step-place = Los héroes se despliegan por turnos, de uno en uno. Toma a Phaello y ponlo en la casilla 1, a la izquierda.
    .hint = Toma a Phaello y pulsa la casilla 1, abajo a la izquierda.
web-learn-step-board = Todos en su sitio. Los tuyos suben y los del capitán bajan a su encuentro. El número de la columna importa: así llaman los dados a los héroes.
web-learn-step-roll = Un turno empieza con los seis dados. Lánzalos.
    .hint = Pulsa el botón que lanza los dados.
web-learn-step-take = Puntúa lo que está iluminado. Dos seises son dos Seises de la Suerte, para atacar, o un Seis Doble, que mueve a cualquier héroe. Aún no hay nadie cerca: toma el Seis Doble.
    .hint = Toma el Seis Doble; los seises sueltos se quedan donde están.
web-learn-step-odds = Ahora puedes actuar con esa combinación, o tentar la suerte y lanzar los demás dados para conseguir más. Pero si no sale ninguna combinación nueva, la pifias y lo pierdes todo. Con cuatro dados, la probabilidad de pifiarla es del { $four }.
web-learn-step-hold = No hace falta lanzarlos todos: puedes dejar dados en la mesa. Pulsa el 3 y el 4: con esos dos basta un 2, un 5 o un 6.
    .hint = Deja el 3 y el 4: púlsalos junto a la probabilidad.
web-learn-step-push = La probabilidad ha bajado al { $two }. Vale la pena: ¡tienta la suerte!
    .hint = Toma el Seis Doble, deja el 3 y el 4, y tienta la suerte.
web-learn-step-act = ¡Una Escalera con los dados que dejaste! También se aparta. Queda un dado, y con uno solo la pifias el { $one } de las veces. Basta: actúa.
    .hint = No lances el último dado: pulsa el botón para actuar.
web-learn-step-straight = Una Escalera mueve una casilla a los héroes de sus columnas. Gástala y empieza por Sanyctus, en la columna 3.
    .hint = Elige la Escalera, luego a Sanyctus en la columna 3, y mueve.
web-learn-step-straight-on = Ahora Ebellius, en la columna 4.
    .hint = Mueve a Ebellius, con su propio movimiento.
web-learn-step-straight-end = Y Victorno, en la columna 5.
    .hint = Mueve al propio Victorno; ceder movimientos viene después.
web-learn-step-double-six = El Seis Doble mueve a quien quieras. Mueve a Donato, en la columna 2: inspira, así que sus casillas cuentan el doble.
    .hint = Mueve a Donato, en la columna 2.
web-learn-step-stop = Tu tanteo es { $own }: un punto por casilla, y dos por la de Donato. No queda nada que gastar: termina el turno.
    .hint = Pulsa el botón que termina el turno.
web-learn-step-captain = Turno del capitán: tres doses, y el héroe de su columna 2 mueve dos casillas. El capitán cuenta las columnas desde el otro lado.
web-learn-step-roll-again = Te toca otra vez. Lanza.
    .hint = Pulsa el botón que lanza los dados.
web-learn-step-push-on = Tres unos: dos casillas para el héroe de la columna 1. Déjate llevar una vez por la codicia y tienta la suerte con los otros tres dados, aunque la probabilidad de pifiarla sea del { $three }.
    .hint = No dejes nada y tienta la suerte con los tres dados.
web-learn-step-busted = Pifia. No ha salido ninguna combinación: los tres unos se pierden y el turno se acaba. Le pasa a cualquiera; el arte está en saber parar.
web-learn-step-later = Unos turnos después, los ejércitos se han encontrado. Vas ganando { $own } a { $other } y Donato ha cruzado la línea. La barra muestra quién va por delante; los contadores, cuántos héroes han cruzado.
web-learn-step-attacked = Darrago ha atacado a Sanyctus, que está justo delante. Cuando atacan a un héroe, lanza un dado y con 4 o más se queda donde está. Sanyctus lleva escudo: le ha bastado un 3.
web-learn-step-roll-lucky = Devuelve el golpe. ¡Lanza!
    .hint = Pulsa el botón que lanza los dados.
web-learn-step-take-all = ¡Puntúan todos los dados! Tómalo todo: tres Seises de la Suerte y tres cincos.
    .hint = Toma todo lo que está iluminado.
web-learn-step-all-out = Apartar los seis dados es ir a tope: actúas ahora y después tienes otro turno entero. ¡A tope!
    .hint = Toma todo lo que está iluminado y ve a tope.
web-learn-step-attack = Un Seis de la Suerte paga un ataque contra el enemigo que está justo delante. Ataca a Darrago con Sanyctus: si no saca 4 o más, retrocede.
    .hint = Elige un Seis de la Suerte, luego a Sanyctus, y ataca.
web-learn-step-attack-again = Ha sacado un 5 y se queda. Tienes más seises: prueba otra vez.
    .hint = Ataca otra vez a Darrago con Sanyctus.
web-learn-step-shoot = Esta vez ha retrocedido. El equipo llega más lejos: por un Seis de la Suerte, Phaello dispara a cualquiera de su columna. Dispara a Aramus.
    .hint = Elige el Seis de la Suerte, luego a Phaello, y dispara.
web-learn-step-vox = Aramus también ha retrocedido. Tres cincos son dos movimientos para Victorno, en la columna 5. Su vocoemisión prioritaria puede cederlos: dale el primero a Sanyctus, que cruza la línea.
    .hint = Haz que Victorno ceda su movimiento, elige a Sanyctus y confirma.
web-learn-step-vox-own = No cedas el segundo movimiento: que lo haga el propio Victorno.
    .hint = Mueve al propio Victorno.
web-learn-step-stop-all-out = Dos han cruzado y vas ganando { $own } a { $other }. Termina el turno: por haber ido a tope, el siguiente también es tuyo.
    .hint = Pulsa el botón que termina el turno.
web-learn-step-roll-extra = El turno extra. Otra vez los seis dados.
    .hint = Pulsa el botón que lanza los dados.
web-learn-step-take-double = Solo te falta un héroe al otro lado, y un Seis Doble mueve a cualquiera. Tómalo.
    .hint = Toma el Seis Doble; los seises sueltos se quedan donde están.
web-learn-step-act-now = Esta vez sin codicia: actúa.
    .hint = Toma el Seis Doble y pulsa el botón para actuar.
web-learn-step-across = Lleva a Victorno al otro lado de la línea.
    .hint = Mueve a Victorno, en la columna 5.
web-learn-step-stop-win = Tres al otro lado, { $own } a { $other }. La victoria se decide al final de un turno: termina el tuyo.
    .hint = Pulsa el botón que termina el turno.
web-learn-step-won = ¡Has ganado! Tres héroes al otro lado y el tanteo más alto al final de tu turno: eso es todo.

## Campañas

web-campaign = Campaña
web-lobby-campaign = Volver a la campaña: { $name }
web-home-campaign = Campaña: { $name }
web-home-campaign-at = Misión { $number } de { $of }
web-home-campaign-done =
    { $of ->
        [one] Una misión jugada
       *[other] { $of } misiones jugadas
    }
web-home-standing-next = Próxima misión
web-home-standing-playing = En juego
