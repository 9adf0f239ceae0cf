## Il registro in breve: una riga per ogni miniatura che ha agito. Le azioni diventano un elenco.

web-sq-log-full = Tutte le frasi
web-sq-log-instructed = La tua disposizione. { $about }: { $holds }
web-sq-fold-open = Tutte le frasi di questa riga
web-sq-fold = { $who }: { $deeds }
web-sq-fold-moved =
    { $count ->
        [one] muove di una casella
       *[other] muove di { $count } caselle
    }
web-sq-fold-dodged = { $who } si sposta
web-sq-fold-turned = si volta
web-sq-fold-nothing = non fa nulla
web-sq-fold-entered = sale a bordo
web-sq-fold-left = lascia la missione
web-sq-fold-door = apre una porta
web-sq-fold-overwatch = va in Overwatch
web-sq-fold-watches = { $who } va in Overwatch
web-sq-fold-searched = ricognizione nella stanza { $room }
web-sq-fold-found = ricognizione nella stanza { $room }, trova «{ $card }»
web-sq-fold-scanned = sonda un tabellone ({ $board })
web-sq-fold-revealed = { $figure } allo scoperto
web-sq-fold-many-revealed =
    { $count ->
        [one] un segnalino allo scoperto
       *[other] { $count } segnalini allo scoperto
    }
web-sq-fold-tokens =
    { $count ->
        [one] un segnalino piazzato
       *[other] { $count } segnalini piazzati
    }
web-sq-fold-card = «{ $card }»
web-sq-fold-picked-up = raccoglie un oggetto ({ $thing })
web-sq-fold-healed = { $who } recupera vita
web-sq-fold-hurt = { $who } perde vita
web-sq-fold-gone = { $who } cade
web-sq-fold-command =
    { $count ->
        [one] un punto comando
       *[other] { $count } punti comando
    }
web-sq-fold-destroyed =
    { $own ->
        [yes] elimina { $targets }
       *[no] { $who } elimina { $targets }
    }
web-sq-fold-wounded =
    { $own ->
        [yes] ferisce { $targets }
       *[no] { $who } ferisce { $targets }
    }
web-sq-fold-missed =
    { $own ->
        [yes] manca { $targets }
       *[no] { $who } manca { $targets }
    }
web-sq-fold-fired =
    { $own ->
        [yes] spara senza effetto
       *[no] { $who } spara senza effetto
    }
web-sq-fold-called-off =
    { $own ->
        [yes] mira, ma il bersaglio non c’è più
       *[no] { $who } mira, ma il bersaglio non c’è più
    }
web-sq-fold-chose =
    { $count ->
        [one] { $seat }: una scelta di preparazione
       *[other] { $seat }: { $count } scelte di preparazione
    }
web-sq-fold-laid =
    { $count ->
        [one] { $seat } piazza un segnalino
       *[other] { $seat } piazza { $count } segnalini
    }
web-sq-fold-cards = { $seat }: { $deeds }
web-sq-fold-fell =
    { $own ->
        [yes] cade
       *[no] { $who } cade
    }
web-sq-fold-bled =
    { $own ->
        [yes] perde vita
       *[no] { $who } perde vita
    }

## Squadra e carte

web-sq-roster-docked = nell’area di ingresso
web-sq-card-set-up = Si sceglie prima della missione.
web-sq-card-passive = Ha effetto da sola.
web-sq-card-any = Si gioca in qualsiasi momento.
web-sq-card-own-any = Si gioca in qualsiasi momento del tuo turno.
web-sq-card-turn-start = Si gioca all’inizio del tuo turno.
web-sq-card-turn-end = Si gioca alla fine del tuo turno.
web-sq-card-activation = La gioca una miniatura che agisce.
web-sq-card-instead-attack = Si gioca al posto di un attacco.
web-sq-card-before-roll = Si gioca prima di un tiro di dadi.
web-sq-card-after-roll = Si gioca dopo un tiro di dadi.
web-sq-card-on-eliminated = Si gioca quando una miniatura viene eliminata.
web-sq-card-psychic = Un potere che il tuo psionico usa quando agisce.
web-sq-card-psychic-reaction = Un potere in risposta a un altro.
web-sq-card-draw = Accade quando viene pescata.
web-sq-card-after-draw = Si gioca dopo aver pescato una carta.
web-sq-seen = Carte scoperte
web-sq-seen-hidden = coperta
web-sq-seen-found = { $who } la trova in ricognizione
web-sq-seen-taken = { $who } la prende
web-sq-seen-drawn = { $who } la pesca
web-sq-seen-shown = { $who } la mostra
web-sq-seen-played = { $who } la gioca
web-sq-seen-lost = { $who } la perde
web-sq-seen-none = Nessuna carta è ancora scoperta.

## La squadra in una pagina

web-sq-squad = La tua squadra
web-sq-squad-build = Componila in una pagina
web-sq-squad-everybody = Scegli per tutti a questo schermo
web-sq-squad-take = Prendi questa squadra
web-sq-squad-count = { $chosen } su { $of }
web-sq-squad-open =
    { $count ->
        [one] Manca una scelta: vale la prima risposta libera.
       *[other] Mancano { $count } scelte: valgono le prime risposte libere.
    }
web-sq-squad-read = Indica una carta per leggerla.
web-sq-squad-none = Nessuno
web-sq-squad-bound = { $card }: { $to }

## Ciò che fanno gli alieni

web-sq-layer-exposed = Dove mi vedono
web-sq-group = Muovi un gruppo
web-sq-group-who = Premi le miniature da muovere, qui o sulla mappa.
web-sq-group-go =
{ $count ->
        [one] Ne muovi una. Premi la casella di arrivo.
       *[other] Ne muovi { $count }. Premi la casella di arrivo.
    }
web-sq-group-all = Tutte
web-sq-group-stop = Annulla
web-sq-goal-stop = Da impedire:
