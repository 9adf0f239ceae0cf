### La nave di Starquest: che cosa può non andare in una mappa disegnata o in una disposizione.

## Caselle e porte

ship-square-name = Una casella si scrive «x.y», per esempio «5.12»; «{ $square }» non lo è.
ship-square-no-floor = Nella casella { $square } non c’è pavimento.
ship-door-unknown = Su questa mappa la porta «{ $door }» non esiste.

## Il disegno
# Righe e colonne sono scritte come le mostra un editor, senza separatori.

ship-map-empty = La mappa è vuota: non è disegnata nemmeno una casella di pavimento.
ship-map-lines =
    { $count ->
        [one] La mappa ha una sola riga; ne servono due per ogni fila di caselle, più una.
       *[other] La mappa ha { $count } righe; ne serve un numero dispari: due per ogni fila di caselle, più una.
    }
ship-map-width = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: caratteri nella riga: { $count }. Alla riga più lunga ne serve un numero dispari: due per ogni casella, più uno.
ship-map-corner = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: un angolo tra caselle può contenere «+» o uno spazio, non «{ $mark }»; forse la riga è spostata.
ship-map-square = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: «{ $mark }» non è un segno per una casella.
ship-map-edge = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: «{ $mark }» non è un segno per questo lato; qui possono esserci { $allowed } o uno spazio.
ship-map-hull = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: qui il pavimento finisce, ma non c’è nessun muro.
ship-map-door-nowhere = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: una porta o un varco deve avere pavimento da entrambe le parti.
ship-map-airlock = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: un portello porta da un attracco, o da fuori, a una casella di pavimento.
ship-map-half-door = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: porte e varchi sono larghi due caselle; questa metà è da sola.
ship-map-leak = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: la casella «{ $mark }» è aperta verso una casella «{ $other }»; le stanze finiscono ai muri e alle porte.
ship-map-bay = Mappa, riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: lo scomparto «{ $mark }» non è aperto verso nessuna stanza.

## I tabelloni e i loro elenchi

ship-room-unnamed = Tabellone { $board }: la mappa disegna una stanza «{ $mark }», ma l’elenco delle stanze non la nomina.
ship-room-missing = Tabellone { $board }: la stanza { $room } ha la lettera «{ $mark }», che la mappa non disegna.
ship-door-missing = Tabellone { $board }: le caselle indicate per la porta { $door } non dicono quale delle porte disegnate sia.
ship-door-unnamed = Tabellone { $board }: la porta disegnata in { $square } non ha nome nell’elenco delle porte.
ship-door-twice = Due porte di questa disposizione si chiamano «{ $door }».

## Le disposizioni

ship-piece-board = Il tabellone «{ $board }» non esiste.
ship-piece-turn = Tabellone { $board }: non si può girare di { $degrees } gradi; sono possibili 0, 90, 180 e 270.
ship-piece-dock = Tabellone { $board }: il tabellone di una disposizione non disegna attracchi; è la disposizione a dire dove sono.
ship-piece-overlap = Tabellone { $board }: sulla casella { $square } c’è già un altro tabellone.
ship-doorway-text = Un varco si scrive «v x y» o «h x y», per esempio «v 12 5»; «{ $doorway }» non lo è.
ship-doorway-place = Varco «{ $doorway }»: lì non c’è un muro con pavimento da entrambe le parti.
ship-dock-unknown = In questa disposizione l’attracco «{ $dock }» non esiste.
ship-dock-side = Attracco { $dock }: «{ $side }» non è un lato; possibili: { $allowed }.
ship-dock-threshold = Attracco { $dock }: la sua casella di soglia { $square } deve essere pavimento e toccare l’attracco da quel lato.
ship-dock-overlap = L’attracco { $dock } sta su caselle già occupate.
ship-apart = La nave non è tutta d’un pezzo: nessuna via porta alla casella { $square }.
