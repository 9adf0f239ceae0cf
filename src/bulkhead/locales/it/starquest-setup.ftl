### Starquest: la preparazione, la fine della missione e la campagna: che cosa il tavolo chiede e rifiuta.

## Missioni e tavoli

starquest-table-no-mission = La missione «{ $mission }» non esiste; disponibili: { $known }.
starquest-table-other-mission = La missione «{ $mission }» non è per queste fazioni; possono giocare: { $known }.
starquest-table-no-mission-fits = Per queste fazioni non c’è nessuna missione.
starquest-own-no-map = La missione «{ $mission }» non ha una mappa.
starquest-own-few-docks = A ogni squadra serve un’area di ingresso con due caselle di soglia. Su questa mappa: aree { $docks }, squadre { $squads }.
starquest-own-few-squares = Ai rinforzi servono sei caselle da cui entrare. Su questa mappa ({ $faction }): { $count }.
starquest-own-unknown = La missione nomina «{ $what }», che nella scatola non c’è.

## Che cosa si chiede

sq-ask-setup-mission = Quale missione proponi?
sq-ask-setup-formation = Quale formazione schieri?
sq-ask-setup-members = Chi altro fa parte della tua squadra?
sq-ask-setup-psionic = Paghi due Sigilli per uno psionico?
sq-ask-setup-reinforcement = Paghi due Sigilli per un rinforzo?
sq-ask-setup-weapon = Quale arma prende questa miniatura?
sq-ask-setup-bearer = Quale miniatura porta questo oggetto?
sq-ask-setup-equipment = Quale carta equipaggiamento prendi?
sq-ask-setup-order = Quale carta ordine prendi?
sq-ask-setup-governor = Quale carta governatore prendi?
sq-ask-setup-psychic = Quale carta psichica prendi?
sq-ask-setup-event-deck = Da quale mazzo peschi la carta evento del tuo grado?
sq-ask-setup-entry = Da quale area di ingresso entra la tua squadra?
sq-ask-art = Il tuo psionico sale di grado: quale arte studia?
sq-ask-keep-cards = Quali carte ricognizione scarti? Le altre restano per la prossima missione.
sq-ask-purchase = Che cosa compri con i tuoi Sigilli per la prossima missione?

## Perché no

sq-no-setup-mission = Questo tavolo non può giocare quella missione.
sq-no-setup-formation = La tua squadra non può schierare quella formazione.
sq-no-setup-members = Quella miniatura non può unirsi alla tua squadra.
sq-no-setup-psionic = Quello non è uno psionico della tua squadra.
sq-no-setup-reinforcement = La tua squadra non può avere quel rinforzo.
sq-no-setup-weapon = Questa miniatura non può prendere quell’arma.
sq-no-setup-bearer = Quella miniatura non può portare questo oggetto.
sq-no-setup-equipment = Non puoi prendere quella carta equipaggiamento.
sq-no-setup-order = Non puoi prendere quella carta ordine.
sq-no-setup-governor = Non puoi prendere quella carta governatore.
sq-no-setup-psychic = Puoi prendere una carta psichica di ogni arte, e poi solo carte dell’arte che studi.
sq-no-setup-event-deck = Da quel mazzo non puoi pescare.
sq-no-setup-entry = Quell’area di ingresso è già presa, o non è su questa mappa.
sq-no-ending-choice = Alla fine di questa missione non puoi scegliere questo.

## Cariche

sq-do-arm = Usa l’attacco per la carica
sq-event-charge-armed =
    { $armed ->
        [yes] { $who } innesca la carica in { $at }.
       *[no] { $who } toglie la carica in { $at }.
    }
sq-do-plant = Metti la carica ({ $thing }): { $at }
sq-do-plant-odds =
    { $only ->
        [yes] Metti la carica ({ $thing }): { $dangers }.
       *[no] Metti la carica ({ $thing }), bersaglio { $at }: { $dangers }.
    }
sq-no-limpet-target = Questa carica si può usare solo su macchine, costrutti, porte stagne, condotti e strutture accanto alla miniatura che la porta, non in diagonale.
sq-pair = { $one } ({ $other })
sq-no-charge-here = Qui non c’è nessuna carica che questa miniatura possa innescare o togliere.
sq-no-charge-attacked = Una miniatura che ha attaccato o effettuato una ricognizione non può innescare né togliere una carica nello stesso turno.
sq-no-charge-beside = Accanto a una miniatura aliena non si può innescare una carica.

## Altari

sq-event-rite-gained = { $seat } ottiene un rito; riti rimasti: { $left }.
sq-event-line-advanced = La catena di montaggio avanza: { $counter } su { $full }.

## Superstiti

sq-ask-setup-survivors = Su quali caselle segnate si nasconde un superstite?
sq-no-setup-survivors = Quella non è una casella segnata, o c’è già un superstite.
sq-event-site-turned =
    { $found ->
        [yes] { $who } guarda nel nascondiglio in { $at }: un superstite!
       *[no] { $who } guarda nel nascondiglio in { $at }: nessuno.
    }
