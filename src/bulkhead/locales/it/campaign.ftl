### Campagne: il file di una campagna, ciò che le missioni lasciano dietro di sé e ciò che si decide tra l’una e l’altra.

## Preparare e giocare

campaign-no-mission = Nessuna campagna e nessuna missione si chiama «{ $mission }»; disponibili: { $known }.
campaign-mission-twice = La missione «{ $mission }» è nominata due volte; una campagna gioca ciascuna una volta sola.
campaign-own-option = L’opzione «{ $option }» deriva dalla campagna stessa; si possono scegliere solo le regole della casa.
campaign-over = La campagna in { $file } è finita: tutte le sue missioni sono state giocate.
campaign-in-mission = La missione «{ $mission }» è in corso: prima finiscila, oppure annullala con undo-last.
campaign-no-mission-begun = Nessuna missione della campagna in { $file } è stata cominciata.
campaign-not-over = La missione «{ $mission }» non è ancora finita.
campaign-nothing-to-undo = Nessuna missione della campagna in { $file } è stata giocata: non c’è niente da annullare.
campaign-other-match = Il file { $file } non contiene la partita della missione in corso: ha altri dadi o altri giocatori.
campaign-other-records = La partita nel file { $file } non è cominciata con i gradi, le carte e le regole di questa campagna.
campaign-other-version = La partita nel file { $file } usa la versione { $rules } delle regole, e la campagna è alla versione { $known }.
campaign-same-rules = La campagna in { $file } è alla versione { $rules } delle regole, e qui c’è la versione { $known }: non ce n’è una successiva a cui passare.

## Il file

campaign-taken = Il file «{ $file }» esiste già; scegli un altro nome.
campaign-no-file = Il file «{ $file }» non esiste.
campaign-file-trouble = { $file }: { STOP($detail) }
campaign-file-gone = Il file della missione, «{ $file }», non c’è più; rimettilo al suo posto, oppure annulla la missione con undo-last.
campaign-changed = Qualcun altro ha scritto intanto in { $file }; non vi è stato aggiunto niente.
campaign-no-header = { $file }, riga { NUMBER($line, useGrouping: 0) }: non è il file di una campagna; non comincia con una campagna.
campaign-bad-entry = { $file }, riga { NUMBER($line, useGrouping: 0) }: non è una voce di una campagna ({ $detail }).
campaign-broken-chain = { $file }, riga { NUMBER($line, useGrouping: 0) }: l’hash non corrisponde; questa riga o una precedente è stata cambiata.
campaign-mission-gone = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file della missione, «{ $mission }», non è accanto a quello della campagna.
campaign-other-digest = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file della missione, «{ $mission }», non è quello annotato qui.
campaign-unfinished = { $file }, riga { NUMBER($line, useGrouping: 0) }: la missione in «{ $mission }» non è finita, eppure qui ha un risultato.
campaign-wrong-result = { $file }, riga { NUMBER($line, useGrouping: 0) }: il risultato non è quello a cui è arrivata «{ $mission }» ({ $what }).
campaign-other-beginning = { $file }, riga { NUMBER($line, useGrouping: 0) }: «{ $mission }» non continua da una voce di «{ $old }».

## Ciò che hanno lasciato le missioni precedenti

campaign-left-blips = { $faction }: tra i blip anche { $tokens }.
campaign-left-specials = Tra i segnalini speciali anche { $tokens }.
campaign-left-random =
    { $count ->
        [one] { $faction }: un segnalino rinforzo a caso in più.
       *[other] { $faction }: { $count } segnalini rinforzo a caso in più.
    }
campaign-left-rites =
    { $count ->
        [one] { $faction }: un rito in più.
       *[other] { $faction }: { $count } riti in più.
    }
campaign-left-cards =
    { $count ->
        [one] { $faction }: una carta ricognizione prima del primo turno.
       *[other] { $faction }: { $count } carte ricognizione prima del primo turno.
    }
campaign-left-equipment =
    { $count ->
        [one] { $faction }: una carta equipaggiamento in più.
       *[other] { $faction }: { $count } carte equipaggiamento in più.
    }
campaign-left-no-rites = { $faction }: nessun rito all’inizio.
campaign-left-dock = { $faction }: prima scelta tra le aree di ingresso.
campaign-left-given = Ogni squadra porta anche { $count } × { $thing }.
campaign-left-rounds = La missione dura { $rounds } round.
campaign-left-late = Nessun segnalino speciale prima del round { $round }.
campaign-left-structure =
    { $thing }: { $count ->
        [one] un punto vita
       *[other] { $count } punti vita
    }.
campaign-left-life =
    { $thing }: solo { $count ->
        [one] un punto vita
       *[other] { $count } punti vita
    }.
campaign-left-mounts =
    { $count ->
        [one] { $thing }: un’arma in meno.
       *[other] { $thing }: { $count } armi in meno.
    }
campaign-left-look =
    { $faction }: { $when ->
        [once] al primo tabellone sondato,
       *[always] a ogni tabellone sondato,
    } { $count ->
        [one] un segnalino coperto da guardare
       *[other] { $count } segnalini coperti da guardare
    }{ $which ->
        [theirs] { " " }({ $of })
       *[any] { "" }
    }.

## Ciò che si è deciso per le missioni seguenti

campaign-bought = { $faction } ({ $name }), Sigilli spesi: { STOP($what) }
campaign-studied = { $faction } ({ $name }), arte studiata dallo psionico: { STOP($what) }
campaign-gave-up = { $faction } ({ $name }), carta ricognizione scartata: «{ $what }».
campaign-kept = { $faction } ({ $name }), carte conservate: { STOP($what) }
