### Come si vede quello che fanno gli altri, e chi si aspetta.

web-set-pace = Ritmo dei turni altrui
web-set-pace-what = Per quanto si vede quello che fanno gli altri.
web-set-pace-calm = Calmo
web-set-pace-quick = Svelto
web-set-pace-instant = Immediato

web-pace-label = Quello che fanno gli altri
web-pace-waits = Si aspetta { $name }
web-pace-paused = In pausa
web-pace-paused-by = { $name } ha messo in pausa
web-pace-pause = Pausa
web-pace-go-on = Riprendi
web-pace-skip = Salta alla mia decisione
web-pace-skip-watching = Salta alla prossima persona
web-pace-pace = Ritmo
