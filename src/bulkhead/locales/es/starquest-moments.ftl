### Lo que se ve de un combate: palabras junto a las miniaturas y la ficha al lado del mapa.

web-sq-moment = Lo que acaba de pasar
web-sq-moment-rolling = Los dados ruedan…
web-sq-moment-armour = armadura { $armour }
web-sq-moment-versus = contra { $total }
web-sq-moment-defence = defensa
web-sq-moment-against = contra
web-sq-moment-harm = Daños
web-sq-hit-hurt = −{ $lost } de vida
web-sq-hit-dead = Fuera de combate
web-sq-hit-destroyed = En pedazos
web-sq-hit-miss = Fallo
web-sq-hit-armour = La armadura aguanta
web-sq-hit-saved = { $lost ->
    [one] Una salvación
   *[other] { $lost } salvaciones
}
web-sq-hit-standing = Sin salvación
web-sq-hit-rite = Un rito evita la baja
web-sq-hit-parried = Golpe parado
web-sq-hit-dodged = Esquiva
web-sq-hit-gone = El objetivo ya no está
web-sq-card-face-down = Una carta boca abajo

## El final de una misión

web-sq-end-won = Has ganado
web-sq-end-shared = Compartes la victoria
web-sq-end-lost = Has perdido
web-sq-end-watched = { $count ->
    [one] Gana: { $who }
   *[other] Ganan: { $who }
}
web-sq-end-decided = { $cause ->
    [goals] Lo decidieron los objetivos
    [kills] Lo decidieron las bajas enemigas
    [losses] Lo decidieron las bajas propias
   *[other] Lo decidieron las cartas y los tratos
}: { $winner } { $mine }, { $rival } { $theirs }.
web-sq-end-causes = Puntos por causa
web-sq-end-goals = Objetivos
web-sq-end-kills = Bajas enemigas
web-sq-end-losses = Bajas propias
web-sq-end-other = Otros
web-sq-end-total = Puntos
web-sq-end-moments = Momentos decisivos
web-sq-end-picture = Compartir imagen
web-sq-end-mission = Otra misión
