### Comment on voit ce que font les autres, et qui l’on attend.

web-set-pace = Rythme des tours des autres
web-set-pace-what = Combien de temps s’affiche ce que font les autres.
web-set-pace-calm = Calme
web-set-pace-quick = Vif
web-set-pace-instant = Immédiat

web-pace-label = Ce que font les autres
web-pace-waits = On attend { $name }
web-pace-paused = En pause
web-pace-paused-by = { $name } a mis en pause
web-pace-pause = Pause
web-pace-go-on = Reprendre
web-pace-skip = Passer à ma décision
web-pace-skip-watching = Passer à la prochaine décision
web-pace-pace = Rythme
