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
web-loading = Un momento …
web-clause = Regla { $clause }
web-die = dado que muestra { $face }
web-dice = { $count ->
    [one] dado que muestra { $faces }
   *[other] dados que muestran { $faces }
}
web-mute = Quitar el sonido
web-unmute = Activar el sonido
web-copied = Copiado.
web-copy-by-hand = Copia este texto a mano
web-about = Proyecto no oficial, sin relación con ninguna editorial. Software libre con licencia MIT; tipografías con la licencia SIL Open Font License.

## La línea con la mesa

web-unreachable = La mesa no responde. ¿Hay conexión?
web-answer-unreadable = La mesa ha respondido con algo que no se puede leer (estado { NUMBER($status, useGrouping: 0) }).
web-line-broken = Se ha cortado la línea con la mesa. No se ha perdido nada; se está restableciendo.
web-line-retry = Probar ahora
web-stale = La mesa ya había avanzado. Así está ahora.
web-request-lost = Eso no llegó a la mesa. Inténtalo otra vez.
web-lost = Aquí no hay nada
web-lost-what = La dirección «{ $path }» no lleva a ninguna parte.
web-lost-hot = Este navegador no guarda las llaves de esa mesa.

## Teclas

web-keys = Teclas
web-keys-anywhere = En cualquier parte
web-keys-dialog = En esta ventana
web-keys-roam = Tab pasa de una cosa a la siguiente, las flechas se mueven por el tablero y por las filas de opciones, Intro o la barra espaciadora eligen.
web-key-mute = sonido sí o no
web-key-space = espacio
web-key-escape = Esc
web-key-enter = Intro
web-key-arrow-left = ←
web-key-arrow-right = →
web-key-arrow-up = ↑
web-key-arrow-down = ↓

## Varias personas en una pantalla

web-curtain = Ahora decide { $who }
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
web-set-speed-what = Cuánto ruedan los dados y marchan los héroes.
web-set-speed-slow = Lenta
web-set-speed-normal = Normal
web-set-speed-fast = Rápida
web-set-hearing = Sonido y chat
web-set-sound = Sonido
web-set-sound-what = La tecla M hace lo mismo.
web-set-volume = Volumen
web-set-chat = Chat
web-set-chat-what = Si se desactiva, no se muestra nada de lo que escriben los demás.
