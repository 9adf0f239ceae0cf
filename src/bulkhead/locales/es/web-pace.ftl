### Cómo se ve lo que hacen los demás, y a quién se espera.

web-set-pace = Ritmo de los turnos de los demás
web-set-pace-what = Cuánto tiempo se muestra lo que hacen los demás.
web-set-pace-calm = Tranquilo
web-set-pace-quick = Ágil
web-set-pace-instant = Inmediato

web-pace-label = Lo que hacen los demás
web-pace-waits = Esperando: { $name }
web-pace-paused = En pausa
web-pace-paused-by = { $name } ha puesto la pausa
web-pace-pause = Pausa
web-pace-go-on = Seguir
web-pace-skip = Saltar a mi decisión
web-pace-skip-watching = Saltar a la próxima persona
web-pace-pace = Ritmo
