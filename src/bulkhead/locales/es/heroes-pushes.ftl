### Después de una partida de Heroes: qué arriesgó cada tirada de más y qué costó.

web-after-pushes = Lo que se arriesgó al tentar la suerte
web-after-pushes-what = probabilidad de pifia, y la mínima posible
web-after-pushes-none = Nadie tentó la suerte.
web-after-push =
    { $count ->
        [one] { $name } tienta la suerte con un dado.
       *[other] { $name } tienta la suerte con { $count } dados.
    }
web-after-push-staked = En juego:
web-after-push-lost = Pifia. Se pierde:
web-after-push-least = mínima { $chance }
web-after-pushes-sum =
    { $count ->
        [one] { $name }: una vez. Pifias esperadas: { $taken }, con los dados más seguros { $least }.
       *[other] { $name }: { $count } veces. Pifias esperadas: { $taken }, con los dados más seguros { $least }.
    }
